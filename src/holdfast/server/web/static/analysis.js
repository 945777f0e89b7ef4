// The page of an analysis: while the server works on it, ask how far it is and show that.

import { find, required } from "./elements.js";

const POLL_INTERVAL_MS = 500;
const container = required("#analysis");

/** How far the analysis is: "none", "waiting", "thinking" or "done". */
const state = () => find(container, "[data-state]")?.dataset.state ?? "";

async function update() {
  const answer = await fetch(container.dataset.part ?? "").catch(() => null);
  if (!answer?.ok) return; // the server is not available: ask again later
  container.innerHTML = await answer.text();
  if (state() === "done") required("#analysis-status").textContent = container.dataset.doneText ?? "";
}

while (state() === "waiting" || state() === "thinking") {
  await new Promise((resume) => setTimeout(resume, POLL_INTERVAL_MS));
  await update();
}
