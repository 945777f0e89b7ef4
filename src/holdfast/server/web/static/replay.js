// Step through a finished game by slider, buttons and arrow keys. The address always names the moment that is shown.

import { around, COPY_BUTTON, find, isTakenKey, required } from "./elements.js";
import { update } from "./table.js";

const controls = required("#moments");
const slider = /** @type {HTMLInputElement} */ (required("#moment"));
const counter = required("#moment-n");
const entries = (controls.dataset.entries ?? "").split(",").map(Number);
const path = `/replay/${controls.dataset.table}`;
let lastRequest = 0;

async function show() {
  lastRequest += 1;
  const request = lastRequest;
  const at = entries[Number(slider.value)];
  const query = `at=${at}&as=${controls.dataset.through}`;
  counter.textContent = `${slider.value} / ${slider.max}`;
  const answer = await fetch(`${path}/regions?${query}`);
  if (!answer.ok || request !== lastRequest) return;
  update((await answer.json()).regions);
  history.replaceState(null, "", `${path}?${query}`);
  for (const field of controls.querySelectorAll("input")) if (field.name === "at") field.value = String(at);
  const copier = find(controls, COPY_BUTTON);
  if (copier) copier.dataset.copy = `${path}?${query}`;
  controls.dataset.at = String(at);
}

/** @param {number} count */
function step(count) {
  slider.value = String(Number(slider.value) + count);
  show();
}

slider.addEventListener("input", () => show());
controls.addEventListener("click", (event) => {
  const button = around(event, "[data-step]");
  if (button) step(Number(button.dataset.step));
});
document.addEventListener("keydown", (event) => {
  if (isTakenKey(event)) return;
  if (event.key === "ArrowLeft") step(-1);
  if (event.key === "ArrowRight") step(1);
});
