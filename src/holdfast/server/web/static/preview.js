// What an option would change: small +2 and −1 marks beside the numbers, while the option is pointed at.

export class Preview {
  /** @param {HTMLElement} table @param {(key: string) => void} ask */
  constructor(table, ask) {
    this.table = table;
    this.ask = ask;
    /** @type {Map<string, Record<string, number> | null>} */
    this.known = new Map();
    this.key = "";
    for (const kind of ["pointerover", "focusin"]) table.addEventListener(kind, (event) => this.over(event));
    for (const kind of ["pointerleave", "focusout"]) table.addEventListener(kind, () => this.clear());
  }

  /** @param {Event} event */
  over(event) {
    const target = /** @type {Element} */ (event.target);
    const option = /** @type {HTMLElement | null} */ (target.closest(".option[data-key], .option[data-suggest]"));
    const key = option?.dataset.key ?? option?.dataset.suggest ?? this.only(target.closest("[data-ref].lit"));
    if (key === this.key) return;
    this.clear();
    if (!key) return;
    this.key = key;
    this.aim(key);
    if (this.known.has(key)) this.show(key, this.known.get(key) ?? null);
    else this.ask(key);
  }

  /** The option of a place that only one points at. @param {Element | null} spot */
  only(spot) {
    const ref = spot?.getAttribute("data-ref");
    if (!ref) return "";
    const meant = [.../** @type {NodeListOf<HTMLElement>} */ (this.table.querySelectorAll(".option[data-key], .option[data-suggest]"))].filter((one) =>
      (one.dataset.places ?? "").split("|").includes(ref));
    return meant.length === 1 ? (meant[0].dataset.key ?? meant[0].dataset.suggest ?? "") : "";
  }

  /** Mark the places of an option. @param {string} key */
  aim(key) {
    const option = /** @type {HTMLElement | null} */ (this.table.querySelector(`.option:is([data-key="${CSS.escape(key)}"], [data-suggest="${CSS.escape(key)}"])`));
    for (const place of (option?.dataset.places ?? "").split("|").filter(Boolean)) {
      for (const spot of this.table.querySelectorAll(`[data-ref="${CSS.escape(place)}"]`)) spot.classList.add("aimed");
    }
  }

  /** The server's answer. @param {string} key @param {Record<string, number> | null} changes */
  show(key, changes) {
    this.known.set(key, changes);
    if (key !== this.key || !changes) return;
    for (const [path, change] of Object.entries(changes)) {
      const text = change > 0 ? `+${change}` : `−${-change}`;
      for (const place of this.table.querySelectorAll(`[data-path="${CSS.escape(path)}"]`)) mark(place, text);
    }
  }

  clear() {
    this.key = "";
    for (const spot of this.table.querySelectorAll(".aimed")) spot.classList.remove("aimed");
    for (const place of this.table.querySelectorAll("[data-delta]")) place.removeAttribute("data-delta");
    for (const place of this.table.querySelectorAll(".svg-delta")) place.remove();
  }

  /** The table has moved on: what was known is old. */
  forget() {
    this.known.clear();
    this.clear();
  }
}

/** @param {Element} place @param {string} text */
function mark(place, text) {
  if (!(place instanceof SVGTextElement)) return place.setAttribute("data-delta", text);
  const box = place.getBBox();
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.setAttribute("class", text.startsWith("−") ? "svg-delta minus" : "svg-delta");
  group.setAttribute("transform", `translate(${box.x + box.width + 14} ${box.y})`);
  group.innerHTML = '<rect x="-17" y="-14" width="34" height="26" rx="8"/><text y="6"></text>';
  /** @type {Element} */ (group.querySelector("text")).textContent = text;
  place.after(group);
}
