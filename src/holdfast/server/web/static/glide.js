// Pieces glide from where they were to where they are. Pieces of a kind are alike: a place that now has fewer gives to
// one that has more. What flies is a ghost above the page, moved within a View Transition; the piece itself waits unseen.

/** @typedef {{piece: string, count: number, element: Element}} Standing */
/** @typedef {{from: Standing, key: string}} Flight */

/** @param {Iterable<ParentNode>} roots @returns {Map<string, Standing>} */
function standing(roots) {
  const found = new Map();
  for (const root of roots) {
    for (const element of root.querySelectorAll("[data-piece]")) {
      const piece = element.getAttribute("data-piece") ?? "";
      const key = `${piece}|${element.getAttribute("data-at")}`;
      const count = Number(element.getAttribute("data-n") ?? 1) + (found.get(key)?.count ?? 0);
      found.set(key, { piece, count, element });
    }
  }
  return found;
}

/** @param {Map<string, Standing>} before @param {Map<string, Standing>} after @returns {Flight[]} */
function flights(before, after) {
  const departures = [...before].filter(([key, one]) => one.count > (after.get(key)?.count ?? 0));
  const found = [];
  for (const [key, arrival] of after) {
    if (arrival.count <= (before.get(key)?.count ?? 0)) continue;
    const index = departures.findIndex(([, one]) => one.piece === arrival.piece);
    if (index >= 0) found.push({ from: departures.splice(index, 1)[0][1], key });
  }
  return found;
}

/** A likeness of a piece above the page. @param {Element} element @param {number} number @returns {SVGElement | HTMLElement} */
function ghostOf(element, number) {
  let ghost = /** @type {SVGElement | HTMLElement} */ (element.cloneNode(true));
  if (element instanceof SVGGraphicsElement) {
    const box = element.getBBox();
    const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    frame.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    frame.append(ghost);
    ghost = frame;
  }
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  ghost.style.viewTransitionName = `glide-${number}`;
  place(ghost, element);
  document.body.append(ghost);
  return ghost;
}

/** Nothing flies from or to a closed panel or another tab. @param {Element} element */
function visible(element) {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}

/** @param {SVGElement | HTMLElement} ghost @param {Element} over */
function place(ghost, over) {
  const box = over.getBoundingClientRect();
  Object.assign(ghost.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
}

/**
 * Change some regions of the page, and let the pieces that move by it glide.
 * @param {Map<Element, string>} fragments the new content of each region
 * @param {() => void} change
 * @returns {Promise<void>} kept once the change is made, while pieces may still fly
 */
export async function glide(fragments, change) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden || !document.startViewTransition) return change();
  const next = document.createElement("template");
  next.innerHTML = [...fragments.values()].join("");
  const moves = flights(standing(fragments.keys()), standing([next.content])).filter((move) => visible(move.from.element));
  if (!moves.length) return change();
  const ghosts = moves.map((move, number) => ghostOf(move.from.element, number));
  /** @type {(SVGElement | HTMLElement)[]} */
  let arrived = [];
  const transition = document.startViewTransition(() => {
    change();
    const now = standing(fragments.keys());
    arrived = moves.map((move) => /** @type {SVGElement | HTMLElement} */ (now.get(move.key)?.element));
    arrived.forEach((piece, number) => {
      if (!piece || !visible(piece)) return ghosts[number].remove();
      place(ghosts[number], piece);
      piece.style.visibility = "hidden";
    });
  });
  transition.ready.catch(() => undefined);
  transition.finished.finally(() => {
    ghosts.forEach((ghost) => ghost.remove());
    arrived.forEach((piece) => piece?.style.removeProperty("visibility"));
  });
  await transition.updateCallbackDone;
}
