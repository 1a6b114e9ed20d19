// @ts-check
// Says something in front of everything for a while.
import { html, nothing, render } from "./lit-html.js";

/** Milliseconds for which a toast stays. */
const READ = 4000;
const box = /** @type {HTMLElement} */ (document.getElementById("toast"));
/** @type {ReturnType<typeof setTimeout> | undefined} */
let hiding;

/** What is read out without being shown. */
const live = /** @type {HTMLElement} */ (document.getElementById("live"));

/** Moves both into the dialog in front, or out of one that was closed: what is outside is neither read nor pressed. */
export function raise() {
  const front = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  if (box.parentElement === front) return;
  const isOpen = box.matches(":popover-open");
  front.append(live, box);
  if (isOpen) box.showPopover();
}

/**
 * Shows a sentence for some milliseconds, and a button below it.
 * @param {string} sentence
 * @param {number} [time]
 * @param {[label: string, press: () => void]} [button]
 */
export function toast(sentence, time = READ, button) {
  const [label, press] = button ?? [];
  render(
    html`<p>${sentence}</p>
      ${label ? html`<button type="button" @click=${press}>${label}</button>` : nothing}`,
    box,
  );
  raise();
  box.hidePopover?.();
  box.showPopover?.();
  clearTimeout(hiding);
  hiding = setTimeout(() => box.hidePopover?.(), time);
}
box.addEventListener("click", () => box.hidePopover?.());
