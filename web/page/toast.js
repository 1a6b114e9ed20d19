// @ts-check
// Says something in front of everything for a while.
import { html, nothing, render } from "./lit-html.js";

/** Milliseconds for which a toast stays. */
const READ = 4000;
const box = /** @type {HTMLElement} */ (document.getElementById("toast"));
/** @type {ReturnType<typeof setTimeout> | undefined} */
let hiding;

/** Brings the toast in front of a dialog that has just opened. */
export function raise() {
  if (!box.matches(":popover-open")) return;
  box.hidePopover();
  box.showPopover();
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
  box.hidePopover?.();
  box.showPopover?.();
  clearTimeout(hiding);
  hiding = setTimeout(() => box.hidePopover?.(), time);
}
box.addEventListener("click", () => box.hidePopover?.());
