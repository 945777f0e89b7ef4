// Every page: light or dark, details that open in a dialog, links to copy, records to upload.

import { around, COPY_BUTTON, DETAIL_OPENER, find } from "./elements.js";

const THEME_COOKIE = "holdfast_theme";
const YEAR_S = 31_536_000;

/** Switch between light and dark. A cookie keeps the choice, so that the server renders the next page in it. */
function switchTheme() {
  const root = document.documentElement;
  const isDark = root.dataset.theme
    ? root.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
  document.cookie = `${THEME_COOKIE}=${root.dataset.theme}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

/** Open the dialog with a detail of the page: a card, a rule, the help. @param {string} name */
export function openDetail(name) {
  const detail = find(document, `template[data-detail="${CSS.escape(name)}"]`);
  const dialog = find(document, "#dialog");
  if (!(detail instanceof HTMLTemplateElement && dialog instanceof HTMLDialogElement)) return;
  find(dialog, ".dialog-body")?.replaceChildren(detail.content.cloneNode(true));
  dialog.showModal();
  dialog.scrollTop = 0;
}

/** Send something to the server; alert if it refuses. @param {string} url @param {object} [body] */
async function post(url, body) {
  const headers = { "content-type": "application/json" };
  const options = body ? { headers, body: JSON.stringify(body) } : {};
  const answer = await fetch(url, { method: "POST", ...options });
  const reply = await answer.json();
  if (answer.ok) return reply;
  alert(reply.error?.message ?? answer.statusText);
  return null;
}

/**
 * Get a new private link to a seat, which replaces the old one; show it in the line of the button, or in the dialog.
 * @param {HTMLElement} button
 */
async function renewLink(button) {
  const reply = await post(button.dataset.renew ?? "");
  if (!reply) return;
  const beside = button.closest(".join-line");
  if (!beside) openDetail("new-link");
  const line = beside ?? find(document, "#dialog .join-line");
  const field = line?.querySelector("input");
  const copier = line && find(line, COPY_BUTTON);
  if (!field || !copier) return;
  copier.dataset.copy = `${button.dataset.to}${reply.secret}`;
  copier.textContent = copier.dataset.label ?? copier.textContent;
  field.value = new URL(copier.dataset.copy, location.href).href;
  field.focus();
  field.select();
}

/** Send the report of a rule problem, and thank in its place. @param {HTMLFormElement} form */
async function sendReport(form) {
  const text = new FormData(form).get("text");
  const reply = await post(form.dataset.report ?? "", { text });
  if (!reply) return;
  const thanks = document.createElement("p");
  thanks.setAttribute("role", "status");
  thanks.textContent = form.dataset.thanks ?? "";
  form.replaceWith(thanks);
}

/** @param {HTMLElement} button */
function copyLink(button) {
  button.dataset.label ??= button.textContent;
  navigator.clipboard?.writeText(new URL(button.dataset.copy ?? "", location.href).href);
  button.textContent = button.dataset.copied ?? "✓";
}

// The server may not know under which name people reach it: this page does.
for (const field of document.querySelectorAll("input[data-link]")) {
  if (field instanceof HTMLInputElement) field.value = new URL(field.value, location.href).href;
}

for (const form of document.querySelectorAll("form[data-send-at-once]")) {
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

document.addEventListener("click", (event) => {
  if (around(event, '[data-do="theme"]')) switchTheme();
  const opener = around(event, DETAIL_OPENER);
  if (opener) openDetail(opener.dataset.open ?? opener.dataset.inspect ?? "");
  const renewer = around(event, "[data-renew]");
  if (renewer) renewLink(renewer);
  const copier = around(event, COPY_BUTTON);
  if (copier) copyLink(copier);
});

document.addEventListener("submit", (event) => {
  if (!(event.target instanceof HTMLFormElement && event.target.dataset.report)) return;
  event.preventDefault();
  sendReport(event.target);
});

document.addEventListener("change", async (event) => {
  const field = event.target;
  if (field instanceof HTMLSelectElement && field.matches("[data-send-on-change]")) field.form?.requestSubmit();
  if (!(field instanceof HTMLInputElement && field.dataset.upload)) return;
  const file = field.files?.[0];
  const reply = file && (await post(field.dataset.upload, { text: await file.text() }));
  if (reply) location.href = `/replay/${reply.table}`;
});
