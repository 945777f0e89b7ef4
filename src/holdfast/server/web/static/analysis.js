// A game that is being looked over: how far it is, again and again, until all is found.

const place = /** @type {HTMLElement} */ (document.querySelector("#analysis"));
const OFTEN = 500;

const state = () => /** @type {HTMLElement} */ (place.querySelector(".looked")).dataset.state ?? "";

async function look() {
  const answer = await fetch(place.dataset.part ?? "").catch(() => null);
  if (!answer?.ok) return; // the server is away: it will be asked again
  place.innerHTML = await answer.text();
  if (state() === "done") /** @type {HTMLElement} */ (document.querySelector("#told")).textContent = place.dataset.told ?? "";
}

while (state() === "waiting" || state() === "thinking") {
  await new Promise((wake) => setTimeout(wake, OFTEN));
  await look();
}
