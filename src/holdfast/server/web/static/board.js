// The board pans by dragging and scrolling, and zooms by buttons, keys and Ctrl with the wheel. It fits by default.

/** @param {HTMLElement} board */
export function movable(board) {
  let zoom = 1;
  /** @param {number} wanted @param {number} [x] @param {number} [y] */
  const set = (wanted, x = board.clientWidth / 2, y = board.clientHeight / 2) => {
    const next = Math.min(4, Math.max(1, wanted));
    const [left, top] = [(board.scrollLeft + x) / zoom, (board.scrollTop + y) / zoom];
    board.style.setProperty("--zoom", String(next));
    board.scrollTo(left * next - x, top * next - y);
    zoom = next;
  };
  board.parentElement?.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-zoom]"));
    if (button) set({ in: zoom * 1.3, out: zoom / 1.3, fit: 1 }[button.dataset.zoom ?? "fit"] ?? 1);
  });
  board.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const box = board.getBoundingClientRect();
    set(zoom * (event.deltaY < 0 ? 1.15 : 1 / 1.15), event.clientX - box.x, event.clientY - box.y);
  }, { passive: false });
  document.addEventListener("keydown", (event) => {
    if (/** @type {Element} */ (event.target).closest("input, dialog") || event.ctrlKey || event.metaKey) return;
    if (event.key === "+") set(zoom * 1.3);
    if (event.key === "-") set(zoom / 1.3);
  });
  drag(board);
}

/** @param {HTMLElement} board */
function drag(board) {
  /** @type {{x: number, y: number, left: number, top: number} | null} */
  let start = null;
  board.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse" && event.button === 0) {
      start = { x: event.clientX, y: event.clientY, left: board.scrollLeft, top: board.scrollTop };
    }
  });
  addEventListener("pointermove", (event) => {
    if (!start) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (Math.hypot(dx, dy) > 5) board.classList.add("dragging");
    if (board.classList.contains("dragging")) board.scrollTo(start.left - dx, start.top - dy);
  });
  addEventListener("pointerup", () => {
    start = null;
    requestAnimationFrame(() => board.classList.remove("dragging"));
  });
  board.addEventListener("click", (event) => board.classList.contains("dragging") && event.stopPropagation(), true);
}
