// A table: receives what changed from the server, shows it, and sends what was chosen. It knows no rule of any game.

import { enablePanAndZoom } from "./board.js";
import {
  around,
  find,
  findAll,
  IDENTIFYING_ATTRIBUTES,
  isTakenKey,
  required,
  SCROLLED_TO_END,
  SUGGESTION,
} from "./elements.js";
import { glide } from "./glide.js";
import { hideHints, showHints } from "./hints.js";
import { Options } from "./options.js";
import { openDetail } from "./page.js";
import { Preview } from "./preview.js";

/**
 * What the server sends.
 * @typedef {object} Message
 * @property {string} [kind] "hello" for the first message of a connection, or the kind of an error
 * @property {number} [seq] how many actions the table has
 * @property {Record<string, string>} [regions] the HTML of the regions that changed
 * @property {string} [said] the HTML of new lines of chat
 * @property {string[]} [announce] what happened, for screen readers
 * @property {string[]} [notices] what happened to seats
 * @property {string} [error]
 * @property {import("./hints.js").Hint[]} [hint]
 * @property {string} [preview] the key of the option that `changes` is about
 * @property {import("./preview.js").Changes} [changes]
 */

const TOAST_MS = 4500;
const MAX_ANNOUNCED_LINES = 6;
const MAX_TALK_LINES = 200;
const SHOW_DUE_MS = 5000;
const RETRY_ANSWER_MS = 1500;
const FIRST_RECONNECT_MS = 150;
const MAX_RECONNECT_MS = 4000;

const table = required("#table");
const toast = required("#toast");
const announcer = required("#announcer");
const isLive = !("replay" in table.dataset);
let seq = Number(table.dataset.seq);
let reconnects = 0;
let toastTimer = 0;
/** The action after which a hint was asked for. */
let hintSeq = -1;
/** An answer that was sent and not yet confirmed. @type {{choose: string, seq: number} | null} */
let pending = null;
let lastUpdate = Promise.resolve();
/** @type {WebSocket | null} */
let socket = null;

const options = new Options(table, choose, explain);
const preview = new Preview(table, (key) => send({ preview: key }));

/** @param {Record<string, unknown>} message */
function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  else if (isLive) explain("Connecting again …");
}

/** Send an answer, once for each action however often it is clicked; or a suggestion. @param {string} key */
function choose(key) {
  if (find(table, SUGGESTION)) return send({ suggest: key, seq });
  if (pending?.seq === seq) return;
  if (socket?.readyState === WebSocket.OPEN) pending = { choose: key, seq };
  send({ choose: key, seq });
}

function undo() {
  send({ undo: true, seq });
}

/** Ask for a hint. It is shown only if nobody has moved when it comes. */
function requestHint() {
  hintSeq = seq;
  send({ hint: true });
}

/** Show a short message for some seconds. @param {string} text */
function explain(text) {
  toast.textContent = text;
  toast.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => {
    toast.hidden = true;
  }, TOAST_MS);
}

function connect() {
  const protocol = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${protocol}://${location.host}/table/${table.dataset.table}/live`);
  socket.addEventListener("open", () => {
    reconnects = 0;
    table.dataset.link = "up";
    if (pending) send(pending); // it may have arrived before; the server takes it only once
  });
  socket.addEventListener("message", (event) => receive(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    table.dataset.link = "down";
    reconnects += 1;
    setTimeout(connect, Math.min(MAX_RECONNECT_MS, FIRST_RECONNECT_MS * 2 ** Math.min(reconnects, 6)));
  });
}

/** @param {Message} message */
function receive(message) {
  if (message.error) {
    if (message.kind === "Unavailable") setTimeout(() => pending && send(pending), RETRY_ANSWER_MS);
    else pending = null;
    explain(message.error);
  }
  if (message.hint && hintSeq === seq) showHints(table, message.hint);
  else if (message.seq !== undefined && message.seq !== seq) hideHints(table);
  if (message.preview !== undefined) preview.show(message.preview, message.changes ?? null);
  if (message.seq !== undefined) seq = message.seq;
  if (pending && seq > pending.seq && message.kind !== "hello") pending = null;
  if (message.regions) update(message.regions);
  if (message.said) appendTalk(message.said);
  if (message.notices?.length) explain(message.notices.join(" "));
  lastUpdate.then(() => announce(message.announce ?? [], Boolean(message.regions?.prompt)));
}

/** Append new lines of chat to those that are shown; the oldest go. @param {string} html */
function appendTalk(html) {
  lastUpdate = lastUpdate.then(() => {
    const region = find(table, '[data-region="talk"]');
    const list = region && find(region, ".said");
    if (!region || !list) return;
    find(list, ".quiet")?.remove();
    list.insertAdjacentHTML("beforeend", html);
    while (list.children.length > MAX_TALK_LINES) list.firstElementChild?.remove();
    region.scrollTop = region.scrollHeight;
  });
}

/** Show new regions, after those that came before. @param {Record<string, string>} regions HTML by name */
export function update(regions) {
  const shownSeq = seq;
  lastUpdate = lastUpdate.then(() => replaceRegions(regions, shownSeq)).catch(() => location.reload());
}

/** @param {Record<string, string>} regions @param {number} shownSeq */
async function replaceRegions(regions, shownSeq) {
  const fragments = new Map();
  for (const [name, html] of Object.entries(regions)) {
    const region = find(table, `[data-region="${CSS.escape(name)}"]`);
    if (region) fragments.set(region, html);
  }
  if (!fragments.size) {
    table.dataset.seq = String(shownSeq);
    return;
  }
  preview.clear();
  await glide(fragments, () => {
    const focused = focusedSelector();
    for (const [region, html] of fragments) replaceRegion(region, html);
    options.highlight();
    restoreFocus(focused);
    table.dataset.seq = String(shownSeq);
    find(table, ".own")?.toggleAttribute("hidden", !find(table, ".own .region > *"));
    makeRoomForOptions();
    showDue();
  });
}

/** Show what is possible from some time on, and what is said until then. */
function showDue() {
  const isPast = (/** @type {string | undefined} */ time) => Number(time) * 1000 <= Date.now();
  for (const tool of findAll(table, "[data-from]")) tool.hidden = !isPast(tool.dataset.from);
  for (const text of findAll(table, "[data-until]")) text.hidden = isPast(text.dataset.until);
  for (const time of findAll(table, "time[data-at]"))
    time.textContent = new Date(Number(time.dataset.at) * 1000).toLocaleString();
}

/** Replace the content of a region; open details stay open. @param {HTMLElement} region @param {string} html */
function replaceRegion(region, html) {
  const open = findAll(region, "details[open][data-keep]").map((details) => details.dataset.keep);
  const top = region.scrollTop;
  region.innerHTML = html;
  for (const details of findAll(region, "details[data-keep]")) {
    if (open.includes(details.dataset.keep)) details.setAttribute("open", "");
  }
  region.scrollTop = region.matches(SCROLLED_TO_END) ? region.scrollHeight : top;
}

/** A selector of the element that has the focus, to find it again. */
function focusedSelector() {
  const active = document.activeElement;
  if (!active || !table.contains(active)) return "";
  for (const name of IDENTIFYING_ATTRIBUTES) {
    const value = active.getAttribute(name);
    if (value) return `[${name}="${CSS.escape(value)}"]`;
  }
  return active.closest(".options") ? "#options" : "";
}

/** Focus the element again; the options if it is gone or cannot have the focus. @param {string} selector */
function restoreFocus(selector) {
  const isLost = () => !document.activeElement || document.activeElement === document.body;
  if (!selector) return;
  for (const candidate of [selector, "#options"]) {
    if (isLost()) find(table, candidate)?.focus({ preventScroll: true });
  }
}

/** Tell a screen reader what happened, and the question. @param {string[]} lines @param {boolean} withQuestion */
function announce(lines, withQuestion) {
  const question = withQuestion ? (find(document, "#asked")?.textContent ?? "") : "";
  const sentences = [...lines.slice(-MAX_ANNOUNCED_LINES), question].filter(Boolean);
  if (sentences.length) announcer.textContent = sentences.join(". ");
}

/** On a phone the options cover the foot of the page: leave room for them. */
function makeRoomForOptions() {
  const sheet = find(document, "#options");
  if (sheet) table.style.setProperty("--sheet", `${Math.round(sheet.getBoundingClientRect().height)}px`);
}

/** On a phone: show one part of the table. @param {string} name */
function showPart(name) {
  table.dataset.tab = name;
  for (const tab of findAll(table, "[data-tab-to]"))
    tab.setAttribute("aria-pressed", String(tab.dataset.tabTo === name));
}

/** Show the story or the chat. @param {HTMLElement} chosen */
function showPanel(chosen) {
  for (const tab of findAll(table, "[data-show]")) {
    tab.setAttribute("aria-selected", String(tab === chosen));
    document.getElementById(tab.dataset.show ?? "")?.toggleAttribute("hidden", tab !== chosen);
  }
}

table.addEventListener("click", (event) => {
  const button = around(event, "button");
  if (!button) return;
  if (button.getAttribute("aria-disabled") === "true") {
    if (!button.matches(".option")) explain(button.dataset.why ?? "");
    return;
  }
  if (button.dataset.do === "undo") undo();
  if (button.dataset.do === "hint") requestHint();
  if (button.dataset.tabTo) showPart(button.dataset.tabTo);
  if (button.dataset.show) showPanel(button);
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
  if (isTakenKey(event)) return;
  if (event.key === "u") undo();
  if (event.key === "h") requestHint();
  if (event.key === "?") openDetail("clause");
  if (event.key === "Escape") {
    options.showAll();
    hideHints(table);
  }
});

/** Show how a turn goes, the first time a player sees a game. */
function showHelpOnce() {
  const key = `holdfast-helped-${document.documentElement.dataset.game}`;
  if (table.dataset.seat === "" || localStorage.getItem(key)) return;
  localStorage.setItem(key, "1");
  openDetail("help");
}

options.highlight();
enablePanAndZoom(required("#board"));
for (const region of findAll(table, SCROLLED_TO_END)) region.scrollTop = region.scrollHeight;
addEventListener("resize", makeRoomForOptions);
makeRoomForOptions();
if (isLive) {
  connect();
  showHelpOnce();
  showDue();
  setInterval(showDue, SHOW_DUE_MS);
}
