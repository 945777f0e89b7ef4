// The options of a decision: outlined on the board, numbered as buttons. A place that several options share first
// narrows the buttons down to these.

import {
  around,
  CHOOSABLE_PLACE,
  find,
  findAll,
  isTakenKey,
  keyOf,
  OPTION,
  PLACE,
  placeNamed,
  placesOf,
  REFUSED_OPTION,
  SUGGESTED_OPTION,
  splitPlaces,
} from "./elements.js";

/** How long the first digit of a number waits for a second. */
const NEXT_DIGIT_MS = 600;

export class Options {
  /** @param {HTMLElement} table @param {(key: string) => void} choose @param {(text: string) => void} explain */
  constructor(table, choose, explain) {
    this.table = table;
    this.choose = choose;
    this.explain = explain;
    this.typed = "";
    this.timer = 0;
    table.addEventListener("click", (event) => this.onClick(event));
    table.addEventListener("keydown", (event) => this.onKey(event));
    document.addEventListener("keydown", (event) => this.onDigit(event));
  }

  /** The options that can be chosen or suggested. */
  get buttons() {
    return findAll(this.table, OPTION);
  }

  /** Outline the places that options point at, and mark the places of suggested options. */
  highlight() {
    for (const place of findAll(this.table, ".lit")) removeOutline(place);
    for (const place of findAll(this.table, "[data-voices]")) place.removeAttribute("data-voices");
    for (const option of findAll(this.table, SUGGESTED_OPTION)) this.markSuggested(option);
    for (const name of this.buttons.flatMap(placesOf)) {
      for (const place of findAll(this.table, placeNamed(name))) addOutline(place);
    }
  }

  /** The last place of a suggested option says how many players suggest it. @param {HTMLElement} option */
  markSuggested(option) {
    const name = placesOf(option).at(-1);
    if (!name) return;
    const count = (option.dataset.by ?? "").split(" ").length;
    for (const place of findAll(this.table, placeNamed(name))) place.setAttribute("data-voices", String(count));
  }

  /** The options that point at a place. @param {string} name */
  pointingAt(name) {
    return this.buttons.filter((button) => placesOf(button).includes(name));
  }

  /** @param {Event} event */
  onClick(event) {
    const option = around(event, ".option");
    const place = around(event, PLACE);
    const choosable = around(event, CHOOSABLE_PLACE);
    if (option && keyOf(option)) this.choose(keyOf(option));
    else if (option?.dataset.why) this.explain(option.dataset.why);
    else if (around(event, '[data-do="widen"]')) this.showAll();
    else if (choosable) this.choosePlace(choosable);
    else if (place) this.explainRefusal(place.dataset.ref ?? "");
  }

  /** Choose the option of a place, or show its options if there are several. @param {HTMLElement} place */
  choosePlace(place) {
    const name = place.dataset.ref ?? "";
    const options = this.pointingAt(name);
    if (options.length === 1) this.choose(keyOf(options[0]));
    else this.showOnly(options, place.getAttribute("aria-label") ?? name);
  }

  showAll() {
    this.filter(() => true);
    find(this.table, ".narrowed")?.setAttribute("hidden", "");
  }

  /** @param {HTMLElement[]} options @param {string} label what they have in common */
  showOnly(options, label) {
    this.filter((button) => options.includes(button));
    const note = find(this.table, ".narrowed");
    const words = note?.querySelector("span");
    note?.removeAttribute("hidden");
    if (words) words.textContent = label;
    options[0]?.focus();
  }

  /** @param {(button: HTMLElement) => boolean} isShown */
  filter(isShown) {
    for (const button of this.buttons) button.closest("li")?.toggleAttribute("hidden", !isShown(button));
    for (const group of findAll(this.table, ".options .group")) {
      group.toggleAttribute("hidden", !group.querySelector("li:not([hidden])"));
    }
  }

  /** Say why a place cannot be chosen, if the rules give a reason. @param {string} name */
  explainRefusal(name) {
    const refused = findAll(this.table, REFUSED_OPTION);
    const option = refused.find(({ dataset }) => splitPlaces(dataset.barred).includes(name));
    if (option) this.explain(option.dataset.why ?? "");
  }

  /** Enter and Space choose an outlined place. @param {KeyboardEvent} event */
  onKey(event) {
    const place = /** @type {HTMLElement} */ (event.target);
    if ((event.key === "Enter" || event.key === " ") && place.matches(`${CHOOSABLE_PLACE}:not(button)`)) {
      event.preventDefault();
      this.choosePlace(place);
    }
  }

  /** Typing the number of an option chooses it. @param {KeyboardEvent} event */
  onDigit(event) {
    if (!/^[0-9]$/.test(event.key) || isTakenKey(event)) return;
    this.typed += event.key;
    clearTimeout(this.timer);
    if (Number(this.typed) * 10 > this.buttons.length) this.chooseTyped();
    else this.timer = setTimeout(() => this.chooseTyped(), NEXT_DIGIT_MS);
  }

  chooseTyped() {
    const number = this.typed.replace(/^0+/, "");
    this.typed = "";
    clearTimeout(this.timer);
    const button = this.buttons.find((candidate) => candidate.querySelector("kbd")?.textContent === number);
    if (button) this.choose(keyOf(button));
  }
}

/** An outlined place works as a button. @param {HTMLElement} place */
function addOutline(place) {
  if (place.classList.contains("lit")) return;
  place.classList.add("lit");
  if (place instanceof HTMLButtonElement) return;
  place.setAttribute("data-role", place.getAttribute("role") ?? "");
  place.setAttribute("role", "button");
  place.setAttribute("tabindex", "0");
}

/** @param {HTMLElement} place */
function removeOutline(place) {
  place.classList.remove("lit");
  if (place instanceof HTMLButtonElement) return;
  const role = place.getAttribute("data-role");
  if (role) place.setAttribute("role", role);
  else place.removeAttribute("role");
  place.removeAttribute("tabindex");
}
