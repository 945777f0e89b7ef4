// Pieces glide from their old place to their new one. Pieces of a kind are alike: a place that now has fewer gives to a
// place that has more. A copy of the piece moves above the page within a View Transition; the piece itself is hidden
// until the copy arrives.

/** @typedef {{kind: string, count: number, element: Element}} Stack pieces of one kind at one place */
/** @typedef {{from: Element, to: string}} Move `to` is the key of the stack where the piece arrives */
/** @typedef {SVGElement | HTMLElement} Piece */

/** Pieces by kind and place. @param {Iterable<ParentNode>} roots @returns {Map<string, Stack>} */
function stacksIn(roots) {
  const stacks = new Map();
  for (const root of roots) {
    for (const element of root.querySelectorAll("[data-piece]")) {
      const kind = element.getAttribute("data-piece") ?? "";
      const key = `${kind}|${element.getAttribute("data-at")}`;
      const count = Number(element.getAttribute("data-n") ?? 1) + (stacks.get(key)?.count ?? 0);
      stacks.set(key, { kind, count, element });
    }
  }
  return stacks;
}

/** @param {Map<string, Stack>} before @param {Map<string, Stack>} after @returns {Move[]} */
function movesBetween(before, after) {
  const sources = [...before].filter(([key, stack]) => stack.count > (after.get(key)?.count ?? 0));
  const moves = [];
  for (const [key, target] of after) {
    if (target.count <= (before.get(key)?.count ?? 0)) continue;
    const index = sources.findIndex(([, stack]) => stack.kind === target.kind);
    const [source] = index >= 0 ? sources.splice(index, 1) : [];
    if (source) moves.push({ from: source[1].element, to: key });
  }
  return moves;
}

/** A copy of a piece above the page. @param {Element} element @param {number} number @returns {Piece} */
function copyOf(element, number) {
  let copy = /** @type {Piece} */ (element.cloneNode(true));
  if (element instanceof SVGGraphicsElement) {
    const box = element.getBBox();
    const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    frame.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    frame.append(copy);
    copy = frame;
  }
  copy.setAttribute("aria-hidden", "true");
  copy.classList.add("ghost");
  copy.style.viewTransitionName = `glide-${number}`;
  moveOver(copy, element);
  document.body.append(copy);
  return copy;
}

/** Pieces in a closed panel or another tab do not glide. @param {Element} element */
function isVisible(element) {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}

/** @param {Piece} copy @param {Element} element */
function moveOver(copy, element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  Object.assign(copy.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

/**
 * Change some regions of the page, and let the pieces that move by it glide.
 * @param {Map<Element, string>} fragments the new content of each region
 * @param {() => void} change
 * @returns {Promise<void>} resolved when the change is made; pieces may still glide then
 */
export async function glide(fragments, change) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
  if (still || !document.startViewTransition) return change();
  const next = document.createElement("template");
  next.innerHTML = [...fragments.values()].join("");
  const moves = movesBetween(stacksIn(fragments.keys()), stacksIn([next.content])).filter(({ from }) =>
    isVisible(from),
  );
  if (!moves.length) return change();
  const flights = moves.map(({ from, to }, number) => ({ to, copy: copyOf(from, number) }));
  /** @type {Piece[]} */
  const hidden = [];
  const transition = document.startViewTransition(() => {
    change();
    const stacks = stacksIn(fragments.keys());
    for (const { to, copy } of flights) {
      const piece = /** @type {Piece | undefined} */ (stacks.get(to)?.element);
      if (!piece || !isVisible(piece)) {
        copy.remove();
        continue;
      }
      moveOver(copy, piece);
      piece.style.visibility = "hidden";
      hidden.push(piece);
    }
  });
  transition.ready.catch(() => undefined); // a newer transition has replaced this one
  transition.finished.finally(() => {
    for (const { copy } of flights) copy.remove();
    for (const piece of hidden) piece.style.removeProperty("visibility");
  });
  await transition.updateCallbackDone;
}
