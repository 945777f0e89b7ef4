// Advice on request: the best options with their chances and a sentence each, until it is closed or somebody moves.

/** @typedef {{key: string, label: string, chance: number, why: string}} Hint */

const panel = document.createElement("section");
panel.id = "hints";
panel.hidden = true;
panel.setAttribute("role", "status");
document.body.append(panel);

/** @param {string} kind @param {string} text @param {string} name */
function made(kind, text, name = "") {
  const element = document.createElement(kind);
  element.textContent = text;
  element.className = name;
  return element;
}

/** @param {HTMLElement} table @param {string} key */
const option = (table, key) => table.querySelector(`.option[data-key="${CSS.escape(key)}"]`);

/** @param {HTMLElement} table @param {Hint[]} hints */
export function showHints(table, hints) {
  hideHints(table);
  const list = made("ol", "");
  for (const { label, chance, why } of hints) {
    const item = made("li", "");
    const bar = /** @type {HTMLMeterElement} */ (made("meter", ""));
    bar.value = chance;
    bar.setAttribute("aria-hidden", "true");
    item.append(made("b", label), made("span", `${Math.round(100 * chance)}%`, "chance"), bar, made("p", why));
    list.append(item);
  }
  const close = made("button", "×", "tool");
  close.setAttribute("type", "button");
  close.setAttribute("aria-label", "Close the hint");
  close.addEventListener("click", () => hideHints(table));
  panel.replaceChildren(made("h2", hints.length ? "What a bot would consider" : "No hint for this one."), close, list);
  panel.hidden = false;
  const best = hints.length ? option(table, hints[0].key) : null;
  best?.classList.add("hinted");
  best?.scrollIntoView({ block: "nearest" });
}

/** @param {HTMLElement} table */
export function hideHints(table) {
  panel.hidden = true;
  for (const old of table.querySelectorAll(".hinted")) old.classList.remove("hinted");
}
