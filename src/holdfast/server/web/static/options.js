// What may be chosen: lit on the board, numbered as buttons. Places that several options share narrow the buttons first.

/** @param {string} places @returns {string[]} */
const split = (places) => places.split("|").filter(Boolean);

/** The key of an option, to be chosen or suggested. @param {HTMLElement} option */
const keyOf = (option) => option.dataset.key ?? option.dataset.suggest ?? "";

export class Options {
  /** @param {HTMLElement} table @param {(key: string) => void} choose @param {(text: string) => void} explain */
  constructor(table, choose, explain) {
    this.table = table;
    this.choose = choose;
    this.explain = explain;
    this.typed = "";
    this.timer = 0;
    table.addEventListener("click", (event) => this.clicked(event));
    table.addEventListener("keydown", (event) => this.pressed(event));
    document.addEventListener("keydown", (event) => this.numbered(event));
  }

  /** @returns {HTMLButtonElement[]} */
  get buttons() {
    return [.../** @type {NodeListOf<HTMLButtonElement>} */ (this.table.querySelectorAll(".option[data-key], .option[data-suggest]"))];
  }

  /** Light up the places that options point at; each is then a button as well. What others suggest is marked. */
  light() {
    for (const old of this.table.querySelectorAll(".lit")) dim(old);
    for (const old of this.table.querySelectorAll("[data-voices]")) old.removeAttribute("data-voices");
    for (const option of /** @type {NodeListOf<HTMLElement>} */ (this.table.querySelectorAll(".option[data-by]"))) this.mark(option);
    for (const button of this.buttons) {
      for (const place of split(button.dataset.places ?? "")) {
        for (const spot of this.table.querySelectorAll(`[data-ref="${CSS.escape(place)}"]`)) lightUp(spot);
      }
    }
  }

  /** The place of a suggested option says how many suggest it. @param {HTMLElement} option */
  mark(option) {
    const place = split(option.dataset.places ?? "").at(-1);
    if (!place) return;
    const many = String((option.dataset.by ?? "").split(" ").length);
    for (const spot of this.table.querySelectorAll(`[data-ref="${CSS.escape(place)}"]`)) spot.setAttribute("data-voices", many);
  }

  /** @param {string} ref @returns {HTMLButtonElement[]} */
  at(ref) {
    return this.buttons.filter((button) => split(button.dataset.places ?? "").includes(ref));
  }

  /** @param {Event} event */
  clicked(event) {
    const target = /** @type {Element} */ (event.target);
    const option = /** @type {HTMLElement | null} */ (target.closest(".option"));
    if (option && keyOf(option)) return this.choose(keyOf(option));
    if (option?.dataset.why) return this.explain(option.dataset.why);
    if (target.closest('[data-do="widen"]')) return this.narrow(null);
    const spot = target.closest("[data-ref]");
    const lit = target.closest("[data-ref].lit");
    if (lit) return this.point(lit);
    if (spot) this.refuse(spot.getAttribute("data-ref") ?? "");
  }

  /** A lit place was pointed at: choose, or narrow if it could mean several things. @param {Element} spot */
  point(spot) {
    const ref = spot.getAttribute("data-ref") ?? "";
    const meant = this.at(ref);
    if (meant.length === 1) return this.choose(keyOf(meant[0]));
    this.narrow(ref, spot.getAttribute("aria-label") ?? ref);
  }

  /** Show the options of one place only, or all again. @param {string | null} ref @param {string} [label] */
  narrow(ref, label = "") {
    const meant = ref === null ? null : this.at(ref);
    for (const button of this.buttons) button.closest("li")?.toggleAttribute("hidden", meant !== null && !meant.includes(button));
    for (const group of this.table.querySelectorAll(".options .group")) {
      group.toggleAttribute("hidden", !group.querySelector("li:not([hidden])"));
    }
    const note = this.table.querySelector(".narrowed");
    note?.toggleAttribute("hidden", meant === null);
    const words = note?.querySelector("span");
    if (words) words.textContent = label;
    meant?.[0]?.focus();
  }

  /** Why a place cannot be chosen, if the rules say so. @param {string} ref */
  refuse(ref) {
    for (const barred of /** @type {NodeListOf<HTMLElement>} */ (this.table.querySelectorAll("[data-barred]"))) {
      if (split(barred.dataset.barred ?? "").includes(ref)) return this.explain(barred.dataset.why ?? "");
    }
  }

  /** Lit places are buttons: Enter and Space choose. @param {KeyboardEvent} event */
  pressed(event) {
    const spot = /** @type {Element} */ (event.target);
    if ((event.key === "Enter" || event.key === " ") && spot.matches("[data-ref].lit:not(button)")) {
      event.preventDefault();
      this.point(spot);
    }
  }

  /** Type the number of an option; of ten or more, a first digit waits a moment for a second. @param {KeyboardEvent} event */
  numbered(event) {
    const target = /** @type {Element} */ (event.target);
    if (!/^[0-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || target.closest("input, dialog")) return;
    this.typed += event.key;
    clearTimeout(this.timer);
    const most = this.buttons.length;
    if (Number(this.typed) * 10 > most) return this.pick();
    this.timer = setTimeout(() => this.pick(), 600);
  }

  pick() {
    const wanted = this.typed.replace(/^0+/, "");
    this.typed = "";
    clearTimeout(this.timer);
    const button = this.buttons.find((one) => one.querySelector("kbd")?.textContent === wanted);
    if (button) this.choose(keyOf(button));
  }
}

/** @param {Element} spot */
function lightUp(spot) {
  if (spot.classList.contains("lit")) return;
  spot.classList.add("lit");
  if (spot instanceof HTMLButtonElement) return;
  spot.setAttribute("data-role", spot.getAttribute("role") ?? "");
  spot.setAttribute("role", "button");
  spot.setAttribute("tabindex", "0");
}

/** @param {Element} spot */
function dim(spot) {
  spot.classList.remove("lit");
  if (spot instanceof HTMLButtonElement) return;
  const role = spot.getAttribute("data-role");
  if (role) spot.setAttribute("role", role);
  else spot.removeAttribute("role");
  spot.removeAttribute("tabindex");
}
