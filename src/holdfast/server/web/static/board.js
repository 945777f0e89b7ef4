// The board pans by dragging and scrolling, and zooms by buttons, keys and Ctrl with the wheel. It fits by default.

import { around, isTakenKey } from "./elements.js";

const MAX_ZOOM = 4;
const BUTTON_FACTOR = 1.3;
const WHEEL_FACTOR = 1.15;
/** A pointer that moved less far has clicked. */
const MIN_DRAG_PX = 5;

/** @param {HTMLElement} board */
export function enablePanAndZoom(board) {
  enableZoom(board);
  enableDragging(board);
}

/** @param {HTMLElement} board */
function enableZoom(board) {
  let zoom = 1;
  /** Zoom, and keep the point (x, y) where it is. @param {number} wanted @param {number} [x] @param {number} [y] */
  const zoomTo = (wanted, x = board.clientWidth / 2, y = board.clientHeight / 2) => {
    const next = Math.min(MAX_ZOOM, Math.max(1, wanted));
    const left = (board.scrollLeft + x) / zoom;
    const top = (board.scrollTop + y) / zoom;
    board.style.setProperty("--zoom", String(next));
    board.scrollTo(left * next - x, top * next - y);
    zoom = next;
  };
  board.parentElement?.addEventListener("click", (event) => {
    const button = around(event, "[data-zoom]");
    if (button?.dataset.zoom === "in") zoomTo(zoom * BUTTON_FACTOR);
    if (button?.dataset.zoom === "out") zoomTo(zoom / BUTTON_FACTOR);
    if (button?.dataset.zoom === "fit") zoomTo(1);
  });
  board.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const box = board.getBoundingClientRect();
      const factor = event.deltaY < 0 ? WHEEL_FACTOR : 1 / WHEEL_FACTOR;
      zoomTo(zoom * factor, event.clientX - box.x, event.clientY - box.y);
    },
    { passive: false },
  );
  document.addEventListener("keydown", (event) => {
    if (isTakenKey(event)) return;
    if (event.key === "+") zoomTo(zoom * BUTTON_FACTOR);
    if (event.key === "-") zoomTo(zoom / BUTTON_FACTOR);
  });
}

/** @param {HTMLElement} board */
function enableDragging(board) {
  /** @type {{x: number, y: number, left: number, top: number} | null} */
  let start = null;
  board.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse" && event.button === 0) {
      start = { x: event.clientX, y: event.clientY, left: board.scrollLeft, top: board.scrollTop };
    }
  });
  addEventListener("pointermove", (event) => {
    if (!start) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (Math.hypot(dx, dy) > MIN_DRAG_PX) board.classList.add("dragging");
    if (board.classList.contains("dragging")) board.scrollTo(start.left - dx, start.top - dy);
  });
  addEventListener("pointerup", () => {
    start = null;
    requestAnimationFrame(() => board.classList.remove("dragging"));
  });
  // The click at the end of a drag chooses nothing.
  board.addEventListener("click", (event) => board.classList.contains("dragging") && event.stopPropagation(), true);
}
