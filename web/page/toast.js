// @ts-check
// Says something in front of everything for a while.
import { html, nothing, render } from "./lit-html.js";

/** Milliseconds for which a toast stays. */
const READ = 4000;
/** Milliseconds after which what was moved is where it is for a screen reader, too. */
const MOVED = 100;
/** Milliseconds for which a text stays that is read out: one that is replaced sooner may never be heard. */
const APART = 1000;
const box = /** @type {HTMLElement} */ (document.getElementById("toast"));
box.hidden = true;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let hiding;

/** What is read out without being shown. */
const live = /** @type {HTMLElement} */ (document.getElementById("live"));

/** Moves both into the dialog in front, or out of one that was closed: what is outside can't be read or pressed. */
export function raise() {
  const front = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  if (box.parentElement === front) return;
  live.replaceChildren();
  front.append(live, box);
  // Moving it hides it, and so does the dialog that it was in when that is closed.
  if (isShown) open(true);
}

/** Sentences that are to be read out. @type {string[]} */
let unsaid = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let saying;
/** When something was read out last. */
let since = -APART;

/** Reads sentences out, when the browser knows where that is: a text that comes with its region may not be read. */
export function say(/** @type {string[]} */ texts) {
  if (texts.length === 0) return;
  if (unsaid.length === 0) saying = setTimeout(read, Math.max(MOVED, since + APART - performance.now()));
  unsaid.push(...texts);
}

/** Forgets what was read out, and what was to be. */
export function hush() {
  clearTimeout(saying);
  unsaid = [];
  since = -APART;
  live.replaceChildren();
}

function read() {
  // As one text: of several that come at once, Orca reads the last alone.
  live.replaceChildren(Object.assign(document.createElement("p"), { textContent: unsaid.map(ended).join("\n") }));
  unsaid = [];
  since = performance.now();
}

/** A text as a sentence, unless it has an end already. */
const ended = (/** @type {string} */ text) => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text);

/** Shows or hides the box. A browser that is too old for popovers has to say so, too. */
function open(/** @type {boolean} */ is) {
  box.hidden = !is;
  if (is) box.showPopover?.();
  else box.hidePopover?.();
}

let isShown = false;
function hide() {
  isShown = false;
  clearTimeout(hiding);
  open(false);
}

/**
 * Shows a sentence for some milliseconds, or until it is pressed, and a button beside it.
 * @param {string} sentence
 * @param {number} [time]
 * @param {[label: string, press: () => void]} [button]
 */
export function toast(sentence, time = READ, button) {
  const [label, press] = button ?? [];
  // The same sentence is read out again.
  render(nothing, box);
  render(
    html`<div>
      <p>${sentence}</p>
      ${label ? html`<button type="button" @click=${press}>${label}</button>` : nothing}
      <span aria-hidden="true">✕</span>
    </div>`,
    box,
  );
  raise();
  clearTimeout(hiding);
  // What is shown last is in front.
  open(false);
  open(true);
  isShown = true;
  hiding = setTimeout(hide, time);
}
box.addEventListener("click", hide);
