// A table: hears from the server, swaps what changed, and sends back what was chosen. It knows no rule of any game.

import { movable } from "./board.js";
import { glide } from "./glide.js";
import { hideHints, showHints } from "./hints.js";
import { Options } from "./options.js";
import { openDetail } from "./page.js";
import { Preview } from "./preview.js";

/** @typedef {{seq?: number, regions?: Record<string, string>, announce?: string[], kind?: string, error?: string, hint?: import("./hints.js").Hint[], preview?: string, changes?: Record<string, number> | null}} Message */

const table = /** @type {HTMLElement} */ (document.querySelector("#table"));
const toast = /** @type {HTMLElement} */ (document.querySelector("#toast"));
const announcer = /** @type {HTMLElement} */ (document.querySelector("#announcer"));
const live = !("replay" in table.dataset);
let seq = Number(table.dataset.seq);
let tries = 0;
let hiding = 0;
let advised = -1;
/** @type {{choose: string, seq: number} | null} */
let unheard = null;
let swapping = Promise.resolve();
/** @type {WebSocket | null} */
let socket = null;

const options = new Options(table, choose, explain);
const preview = new Preview(table, (key) => send({ preview: key }));

/** @param {Record<string, unknown>} message */
function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  else if (live) explain("Connecting again …");
}

/** An answer goes out once for each moment, however often it is clicked; to another's question it is a suggestion. @param {string} key */
function choose(key) {
  if (table.querySelector(".option[data-suggest]")) return send({ suggest: key, seq });
  if (unheard?.seq === seq) return;
  if (socket?.readyState === WebSocket.OPEN) unheard = { choose: key, seq };
  send({ choose: key, seq });
}

/** Ask for advice on this very moment; what comes when it has passed is not shown. */
function advise() {
  advised = seq;
  send({ hint: true });
}

/** Say something in passing. @param {string} text */
function explain(text) {
  toast.textContent = text;
  toast.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => (toast.hidden = true), 4500);
}

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/table/${table.dataset.table}/live`);
  socket.addEventListener("open", () => {
    tries = 0;
    table.dataset.link = "up";
    if (unheard) send(unheard); // whether it arrived is not known; the server takes it once
  });
  socket.addEventListener("message", (event) => receive(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    table.dataset.link = "down";
    tries += 1;
    setTimeout(connect, Math.min(4000, 150 * 2 ** Math.min(tries, 6)));
  });
}

/** @param {Message} message */
function receive(message) {
  if (message.error) {
    if (message.kind === "Unavailable") setTimeout(() => unheard && send(unheard), 1500);
    else unheard = null;
    explain(message.error);
  }
  if (message.hint && advised === seq) showHints(table, message.hint);
  else if (message.seq !== undefined && message.seq !== seq) hideHints(table);
  if (message.preview !== undefined) preview.show(message.preview, message.changes ?? null);
  if (message.seq !== undefined) seq = message.seq;
  if (unheard && seq > unheard.seq && message.kind !== "hello") unheard = null;
  if (message.regions) swap(message.regions);
  swapping.then(() => announce(message.announce ?? [], Boolean(message.regions?.prompt)));
}

/** One after another, so that a late flight never brings old things back. @param {Record<string, string>} regions */
export function swap(regions) {
  const now = seq;
  swapping = swapping.then(() => put(regions, now)).catch(() => location.reload());
}

/** @param {Record<string, string>} regions @param {number} now */
async function put(regions, now) {
  const fragments = new Map();
  for (const [name, html] of Object.entries(regions)) {
    const region = table.querySelector(`[data-region="${CSS.escape(name)}"]`);
    if (region) fragments.set(region, html);
  }
  if (!fragments.size) return void (table.dataset.seq = String(now));
  preview.forget();
  await glide(fragments, () => {
    const focus = remember();
    for (const [region, html] of fragments) replace(region, html);
    options.light();
    refocus(focus);
    table.dataset.seq = String(now);
    document.querySelector(".own")?.toggleAttribute("hidden", !table.querySelector(".own .region > *"));
    measure();
  });
}

/** Put new content into a region; open details stay open, the story stays at its end. @param {Element} region @param {string} html */
function replace(region, html) {
  const open = [...region.querySelectorAll("details[open][data-keep]")].map((one) => one.getAttribute("data-keep"));
  const top = region.scrollTop;
  region.innerHTML = html;
  for (const one of region.querySelectorAll("details[data-keep]")) if (open.includes(one.getAttribute("data-keep"))) one.setAttribute("open", "");
  const ends = region.matches(".log, .talk");
  region.scrollTop = ends ? region.scrollHeight : top;
}

/** What has the focus, so that it can have it again. @returns {string} */
function remember() {
  const active = document.activeElement;
  if (!active || !table.contains(active)) return "";
  for (const name of ["data-key", "data-suggest", "data-ref", "data-do", "data-look", "data-open", "id"]) {
    const value = active.getAttribute(name);
    if (value) return `[${name}="${CSS.escape(value)}"]`;
  }
  return active.closest(".options") ? "#options" : "";
}

/** What had the focus gets it back; if it is gone or can no longer have it, the options do. @param {string} selector */
function refocus(selector) {
  const lost = () => !document.activeElement || document.activeElement === document.body;
  if (!selector || !lost()) return;
  for (const wanted of [selector, "#options"]) {
    if (lost()) /** @type {HTMLElement | null} */ (table.querySelector(wanted))?.focus({ preventScroll: true });
  }
}

/** Tell a screen reader what happened, and what is asked now. @param {string[]} lines @param {boolean} asked */
function announce(lines, asked) {
  const prompt = asked ? (document.querySelector("#asked")?.textContent ?? "") : "";
  const told = [...lines.slice(-6), prompt].filter(Boolean);
  if (told.length) announcer.textContent = told.join(". ");
}

/** On a phone the sheet of options covers the foot of the page: leave room for it. */
function measure() {
  const sheet = document.querySelector("#options");
  if (sheet) table.style.setProperty("--sheet", `${Math.round(sheet.getBoundingClientRect().height)}px`);
}

/** @param {string} name */
function showTab(name) {
  table.dataset.tab = name;
  for (const tab of table.querySelectorAll("[data-tab-to]")) tab.setAttribute("aria-pressed", String(tab.getAttribute("data-tab-to") === name));
}

table.addEventListener("click", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  const button = /** @type {HTMLElement | null} */ (target.closest("button"));
  if (!button) return;
  if (button.getAttribute("aria-disabled") === "true") return void (button.matches(".option") || explain(button.dataset.why ?? ""));
  if (button.dataset.do === "undo") send({ undo: true, seq });
  if (button.dataset.do === "hint") advise();
  if (button.dataset.tabTo) showTab(button.dataset.tabTo);
  if (button.dataset.show) {
    for (const tab of table.querySelectorAll("[data-show]")) {
      const chosen = tab === button;
      tab.setAttribute("aria-selected", String(chosen));
      document.getElementById(tab.getAttribute("data-show") ?? "")?.toggleAttribute("hidden", !chosen);
    }
  }
});

table.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.dataset.do !== "say") return;
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("text"));
  if (field.value.trim()) send({ say: field.value });
  field.value = "";
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || /** @type {Element} */ (event.target).closest("input, dialog")) return;
  if (event.key === "u") send({ undo: true, seq });
  if (event.key === "h") advise();
  if (event.key === "?") openDetail("clause");
  if (event.key === "Escape") {
    options.narrow(null);
    hideHints(table);
  }
});

/** Whoever sees a game for the first time is told how a turn goes, once. */
function welcome() {
  const key = `holdfast-helped-${document.documentElement.dataset.game}`;
  if (table.dataset.seat === "" || localStorage.getItem(key)) return;
  localStorage.setItem(key, "1");
  openDetail("help");
}

options.light();
movable(/** @type {HTMLElement} */ (document.querySelector("#board")));
for (const ends of table.querySelectorAll(".log, .talk")) ends.scrollTop = ends.scrollHeight;
addEventListener("resize", measure);
measure();
if (live) {
  connect();
  welcome();
}
