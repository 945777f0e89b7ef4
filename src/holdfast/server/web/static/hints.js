// Hints: the best options with their chances and a sentence each, until somebody closes them or moves.

import { find, findAll, optionWithKey } from "./elements.js";

/** @typedef {{key: string, label: string, chance: number, why: string}} Hint */

const panel = document.createElement("section");
panel.id = "hints";
panel.hidden = true;
panel.setAttribute("role", "status");
document.body.append(panel);

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {string} text @param {string} className
 */
function create(tag, text = "", className = "") {
  const element = document.createElement(tag);
  element.textContent = text;
  element.className = className;
  return element;
}

/** @param {Hint} hint */
function listItem({ label, chance, why }) {
  const item = create("li");
  const bar = create("meter");
  bar.value = chance;
  bar.setAttribute("aria-hidden", "true");
  item.append(create("b", label), create("span", `${Math.round(100 * chance)}%`, "chance"), bar, create("p", why));
  return item;
}

/** @param {HTMLElement} table @param {Hint[]} hints the best first */
export function showHints(table, hints) {
  hideHints(table);
  const list = create("ol");
  list.append(...hints.map(listItem));
  const close = create("button", "×", "tool");
  close.type = "button";
  close.setAttribute("aria-label", "Close the hint");
  close.addEventListener("click", () => hideHints(table));
  const title = hints.length ? "What a bot would consider" : "There is no hint for this decision.";
  panel.replaceChildren(create("h2", title), close, list);
  panel.hidden = false;
  const best = hints[0] ? find(table, optionWithKey(hints[0].key)) : null;
  best?.classList.add("hinted");
  best?.scrollIntoView({ block: "nearest" });
}

/** @param {HTMLElement} table */
export function hideHints(table) {
  panel.hidden = true;
  for (const option of findAll(table, ".hinted")) option.classList.remove("hinted");
}
