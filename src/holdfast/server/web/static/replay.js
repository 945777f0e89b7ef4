// Scrub through a finished game: slider, buttons and arrow keys. The address always names the moment that is shown.

import { swap } from "./table.js";

const moments = /** @type {HTMLElement} */ (document.querySelector("#moments"));
const slider = /** @type {HTMLInputElement} */ (document.querySelector("#moment"));
const output = /** @type {HTMLElement} */ (document.querySelector("#moment-n"));
const entries = (moments.dataset.entries ?? "").split(",").map(Number);
const place = `/replay/${moments.dataset.table}`;
let asked = 0;

async function show() {
  const number = (asked += 1);
  const at = entries[Number(slider.value)];
  const query = `at=${at}&as=${moments.dataset.through}`;
  output.textContent = `${slider.value} / ${slider.max}`;
  const answer = await fetch(`${place}/regions?${query}`);
  if (!answer.ok || number !== asked) return;
  swap((await answer.json()).regions);
  history.replaceState(null, "", `${place}?${query}`);
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (moments.querySelectorAll('input[name="at"]'))) field.value = String(at);
  const copier = /** @type {HTMLElement} */ (moments.querySelector("[data-copy]"));
  copier.dataset.copy = `${place}?${query}`;
  moments.dataset.at = String(at);
}

/** @param {number} by */
function step(by) {
  slider.value = String(Number(slider.value) + by);
  void show();
}

slider.addEventListener("input", () => void show());
moments.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-step]"));
  if (button) step(Number(button.dataset.step));
});
document.addEventListener("keydown", (event) => {
  if (/** @type {Element} */ (event.target).closest("input, select, dialog")) return;
  if (event.key === "ArrowLeft") step(-1);
  if (event.key === "ArrowRight") step(1);
});
