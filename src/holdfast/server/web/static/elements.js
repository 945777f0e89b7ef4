// The parts of a page that the scripts know: ids, selectors and data attributes, and typed ways to find elements.
// docs/boards.md says what the attributes mean.

/** An option that can be chosen, or suggested to another player. */
export const OPTION = ".option[data-key], .option[data-suggest]";
/** An option of another player's decision. */
export const SUGGESTION = ".option[data-suggest]";
/** An option that other players suggest. */
export const SUGGESTED_OPTION = ".option[data-by]";
/** An option that the rules refuse now. */
export const REFUSED_OPTION = "[data-barred]";
/** A place on the board. */
export const PLACE = "[data-ref]";
/** A place that an option points at: it is outlined, and works as a button. */
export const CHOOSABLE_PLACE = "[data-ref].lit";
/** What opens a card or another detail, unless a click on it chooses it. */
export const DETAIL_OPENER = "[data-open], [data-inspect]:not(.lit)";
/** A button that copies a link. */
export const COPY_BUTTON = "[data-copy]";
/** Regions that stay scrolled to their end. */
export const SCROLLED_TO_END = ".log, .talk";
/** The attributes by which an element is found again after its region was replaced. */
export const IDENTIFYING_ATTRIBUTES = [
  "data-key",
  "data-suggest",
  "data-ref",
  "data-do",
  "data-inspect",
  "data-open",
  "id",
];

/** The places on the board with this name. @param {string} ref */
export const placeNamed = (ref) => `[data-ref="${CSS.escape(ref)}"]`;
/** The option with this key. @param {string} key */
export const optionWithKey = (key) =>
  `.option:is([data-key="${CSS.escape(key)}"], [data-suggest="${CSS.escape(key)}"])`;

/** The key of an option, or "". @param {HTMLElement | null | undefined} option */
export const keyOf = (option) => option?.dataset.key ?? option?.dataset.suggest ?? "";

/** The places that an option points at. @param {HTMLElement | null | undefined} option @returns {string[]} */
export const placesOf = (option) => splitPlaces(option?.dataset.places);

/** @param {string | undefined} places @returns {string[]} */
export const splitPlaces = (places) => (places ?? "").split("|").filter(Boolean);

/** The first element that matches, or null. @param {ParentNode} root @param {string} selector */
export const find = (root, selector) => /** @type {HTMLElement | null} */ (root.querySelector(selector));

/** All elements that match. @param {ParentNode} root @param {string} selector */
export const findAll = (root, selector) => [
  .../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector)),
];

/** An element that every page with this script has. @param {string} selector @returns {HTMLElement} */
export function required(selector) {
  const element = find(document, selector);
  if (!element) throw new Error(`this page has no ${selector}`);
  return element;
}

/** The element of an event, or the nearest around it, that matches. @param {Event} event @param {string} selector */
export const around = (event, selector) =>
  /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(selector));

/** Whether a key belongs to a field or a dialog, or to the browser. @param {KeyboardEvent} event */
export const isTakenKey = (event) =>
  event.ctrlKey || event.metaKey || event.altKey || around(event, "input, select, dialog") !== null;
