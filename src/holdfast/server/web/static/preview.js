// What an option would change: small +2 and −1 marks beside the numbers, while the pointer or the focus is on it.

import {
  around,
  CHOOSABLE_PLACE,
  find,
  findAll,
  keyOf,
  OPTION,
  optionWithKey,
  placeNamed,
  placesOf,
} from "./elements.js";

/** @typedef {Record<string, number> | null} Changes by path in the view; null if they cannot be told beforehand */

export class Preview {
  /** @param {HTMLElement} table @param {(key: string) => void} request asks the server, which answers with `show` */
  constructor(table, request) {
    this.table = table;
    this.request = request;
    /** @type {Map<string, Changes>} */
    this.cache = new Map();
    this.key = "";
    for (const kind of ["pointerover", "focusin"]) table.addEventListener(kind, (event) => this.onPoint(event));
    for (const kind of ["pointerleave", "focusout"]) table.addEventListener(kind, () => this.hide());
  }

  /** @param {Event} event */
  onPoint(event) {
    const key = keyOf(around(event, OPTION)) || this.onlyOptionAt(around(event, CHOOSABLE_PLACE));
    if (key === this.key) return;
    this.hide();
    if (!key) return;
    this.key = key;
    this.markPlaces(key);
    const changes = this.cache.get(key);
    if (changes !== undefined) this.show(key, changes);
    else this.request(key);
  }

  /** The key of the option of a place, if there is exactly one. @param {HTMLElement | null} place */
  onlyOptionAt(place) {
    const name = place?.dataset.ref;
    if (!name) return "";
    const options = findAll(this.table, OPTION).filter((option) => placesOf(option).includes(name));
    return options.length === 1 ? keyOf(options[0]) : "";
  }

  /** @param {string} key */
  markPlaces(key) {
    for (const name of placesOf(find(this.table, optionWithKey(key)))) {
      for (const place of findAll(this.table, placeNamed(name))) place.classList.add("aimed");
    }
  }

  /** @param {string} key @param {Changes} changes */
  show(key, changes) {
    this.cache.set(key, changes);
    if (key !== this.key || !changes) return;
    for (const [path, change] of Object.entries(changes)) {
      const text = change > 0 ? `+${change}` : `−${-change}`;
      for (const number of findAll(this.table, `[data-path="${CSS.escape(path)}"]`)) addMark(number, text);
    }
  }

  hide() {
    this.key = "";
    for (const place of findAll(this.table, ".aimed")) place.classList.remove("aimed");
    for (const number of findAll(this.table, "[data-delta]")) number.removeAttribute("data-delta");
    for (const mark of findAll(this.table, ".svg-delta")) mark.remove();
  }

  /** The table has changed: earlier answers no longer hold. */
  clear() {
    this.cache.clear();
    this.hide();
  }
}

/** Put a mark beside a number, in HTML or SVG. @param {Element} number @param {string} text */
function addMark(number, text) {
  if (!(number instanceof SVGTextElement)) {
    number.setAttribute("data-delta", text);
    return;
  }
  const box = number.getBBox();
  const mark = document.createElementNS("http://www.w3.org/2000/svg", "g");
  mark.setAttribute("class", text.startsWith("−") ? "svg-delta minus" : "svg-delta");
  mark.setAttribute("transform", `translate(${box.x + box.width + 14} ${box.y})`);
  mark.innerHTML = '<rect x="-17" y="-14" width="34" height="26" rx="8"/><text y="6"></text>';
  for (const words of mark.querySelectorAll("text")) words.textContent = text;
  number.after(mark);
}
