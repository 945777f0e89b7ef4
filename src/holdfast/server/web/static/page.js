// Every page: day or night, details that open in a dialog, links that are copied.

/** Turn day into night and back; the choice is kept in a cookie, so that the server draws the next page in it. */
function switchTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  document.cookie = `holdfast_theme=${root.dataset.theme}; path=/; max-age=31536000; samesite=lax`;
}

/**
 * Open the dialog with a detail of the page: a card, a clause, the help.
 * @param {string} name
 */
export function openDetail(name) {
  const detail = /** @type {HTMLTemplateElement | null} */ (document.querySelector(`template[data-detail="${CSS.escape(name)}"]`));
  const dialog = /** @type {HTMLDialogElement | null} */ (document.querySelector("#dialog"));
  if (!detail || !dialog) return;
  dialog.querySelector(".dialog-body")?.replaceChildren(detail.content.cloneNode(true));
  dialog.showModal();
  dialog.scrollTop = 0;
}

/**
 * Have a new private link to a seat, which ends the one before; it is shown in its line, or else in the dialog.
 * @param {HTMLElement} button
 */
async function renew(button) {
  const answer = await fetch(button.dataset.renew ?? "", { method: "POST" });
  const said = await answer.json();
  if (!answer.ok) return alert(said.error?.message ?? answer.statusText);
  const beside = button.closest(".join-line");
  if (!beside) openDetail("new-link");
  const line = beside ?? document.querySelector("#dialog .join-line");
  const field = /** @type {HTMLInputElement | null} */ (line?.querySelector("input"));
  const copier = /** @type {HTMLElement | null} */ (line?.querySelector("[data-copy]"));
  if (!field || !copier) return;
  copier.dataset.copy = `${button.dataset.to}${said.secret}`;
  copier.textContent = copier.dataset.label ?? copier.textContent;
  field.value = new URL(copier.dataset.copy, location.href).href;
  field.focus();
  field.select();
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (target.closest('[data-do="theme"]')) switchTheme();
  const opener = /** @type {HTMLElement | null} */ (target.closest("[data-open], [data-look]:not(.lit)"));
  if (opener) openDetail(opener.dataset.open ?? opener.dataset.look ?? "");
  const renewer = /** @type {HTMLElement | null} */ (target.closest("[data-renew]"));
  if (renewer) renew(renewer);
  const copier = /** @type {HTMLElement | null} */ (target.closest("[data-copy]"));
  if (copier) {
    copier.dataset.label ??= copier.textContent ?? "";
    navigator.clipboard?.writeText(new URL(copier.dataset.copy ?? "", location.href).href);
    copier.textContent = copier.dataset.copied ?? "✓";
  }
});

document.addEventListener("change", (event) => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (field.matches("[data-send-on-change]")) field.form?.requestSubmit();
});

document.addEventListener("change", async (event) => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const file = field.matches("[data-upload]") ? field.files?.[0] : undefined;
  if (!file) return;
  const answer = await fetch("/api/v1/records", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ text: await file.text() }) });
  const said = await answer.json();
  if (answer.ok) location.href = `/replay/${said.table}`;
  else alert(said.error?.message ?? answer.statusText);
});
