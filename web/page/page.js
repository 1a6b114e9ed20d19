// @ts-check
// The page: shows the view of the game, and hands back what the player does.
import { onBack, remember } from "./back.js";
import { keepRounds, offerFiles } from "./files.js";
import { html, nothing, render } from "./lit-html.js";
import { MEANINGS, forget, names } from "./outside.js";
import { button, explaining, partOf, prepare, screenOf } from "./parts.js";
import { NEED, Play, keep, keepFiles, keyOf, linkTo } from "./play.js";
import { hush, raise, say, toast } from "./toast.js";

/** @import { Entry } from "./back.js" */
/** @import { PartOf, Said, View } from "./view.d.ts" */

const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const main = element("main");
const dialog = /** @type {HTMLDialogElement} */ (element("dialog"));
const sheet = /** @type {HTMLDialogElement} */ (element("sheet"));
/** The proofs that the first rounds of most players need, and the words that are not repeated to who types them. */
const SOON = [...[6, 7, 8, 9].map((length) => `proofs/en-everyday-${length}.proof`), "words/blocked/en.txt"];
/** Large files that a visit without a network needs, but no first round of most players. */
const AFTER = ["proofs/en-everyday-5.proof", ...MEANINGS];
/** Milliseconds that the first answer has before other files are loaded. */
const LATER = 2000;
/** Milliseconds for which sentences stay that are long, and those that ask for something. */
const [LONG, FOR_GOOD] = [12_000, 600_000];
/** Milliseconds after a restart in which another failure isn't followed by one. */
const AGAIN = 60_000;
const BROKE = "Something in the game broke, and it was started again. Your round is saved.";
const KEEPS_BREAKING = "Something in the game keeps breaking. Your round is saved.";
const NO_GAME =
  "The game can't start here: this browser may be too old for it, or the network failed. Reload the page to try again.";

/** @type {View | null} */
let view = null;
/** The same as it came. */
let text = "";
/** Whether the player has done something since the view was shown last. */
let acted = false;
/** What boot.js has done. @type {{ game: Promise<Response> | null, pressed: string | null }} */
const boot = /** @type {any} */ (globalThis).boot;
let kept = false;
/** The key of the letter that was guessed last. @type {Element | null} */
let guessed = null;
/** When that was. */
let guessedAt = 0;
/** Milliseconds within which another tap on the same letter belongs to the first. */
const TWICE = 500;
/** What the control was called that had the focus and is gone, perhaps only while the computer thinks. @type {string | null} */
let gone = null;
/** Whether what explains is beside the board; a phone has a bar, and the rest behind it. */
const room = matchMedia("(min-width: 58rem) and (min-height: 31.01rem)");
room.addEventListener("change", () => draw());

const play = new Play("game", "mind", { show, copy, notify: (sentence) => toast(sentence, LONG), wait });

/**
 * Shows the game.
 * @returns {void}
 */
function show() {
  guessed?.removeAttribute("aria-busy");
  const [before, same] = [view, text];
  text = play.game.view();
  view = /** @type {View} */ (JSON.parse(text));
  const { pressed } = boot;
  if (pressed !== null) {
    const lines = /** @type {PartOf<"lines"> | undefined} */ (view.parts.find(({ is }) => is === "lines"))?.lines;
    const control = [...(lines ?? []), ...view.tools].find(({ label }) => label === pressed);
    boot.pressed = null;
    if (view.screen === "home" && !view.dialog && control) return void press(control.act);
  }
  const focused = document.activeElement;
  draw();
  tell(view, text === same);
  // What a letter does to the word is seen above the keys.
  const isTaught = before?.dialog?.name === "lesson" && view.dialog?.name === "lesson";
  if (isTaught && before.version !== view.version) dialog.querySelector(".word")?.scrollIntoView();
  // The words of a story are a step behind it.
  const isDeeper = before && before.depth !== view.depth && !before.dialog && !view.dialog;
  const isOther = before && (before.screen !== view.screen || isDeeper);
  if (isOther) {
    sheet.close();
    scrollTo(0, 0);
    if (view.screen === "end") keepRounds();
  }
  if (!view.dialog && (isOther || !focused?.isConnected)) {
    gone = isOther ? null : (focused?.textContent ?? null);
    main.focus({ preventScroll: true });
  }
  if (gone !== null && document.activeElement === main) {
    const again = [...main.querySelectorAll("button")].find(({ textContent }) => textContent === gone);
    again?.focus({ preventScroll: true });
    if (again) gone = null;
  }
  remember(seen(view));
}

/** The view with the sheet, which is a step farther from the title, and what opens it again. @type {(view: View) => Entry} */
const seen = ({ depth, back }) => ({
  depth: depth + Number(sheet.open),
  back,
  link: play.game.transcript() ?? "",
});

/**
 * Sets what is different: the browser takes a title or a text that is set for a new one.
 * @template {object} T
 * @param {T} target
 * @param {Partial<T>} values
 */
function set(target, values) {
  for (const name of /** @type {(keyof T)[]} */ (Object.keys(values))) {
    if (target[name] !== values[name]) target[name] = /** @type {T[keyof T]} */ (values[name]);
  }
}

function draw() {
  if (!view) return;
  const theme = play.game.theme();
  const { dataset } = document.documentElement;
  if (theme !== "auto") set(dataset, { theme });
  else if (dataset.theme) delete dataset.theme;
  set(document.body.dataset, { screen: view.screen });
  set(document, { title: view.depth > 0 ? `${view.about} · Evil Hangman` : "Evil Hangman" });
  drawHeading(view.about);
  set(element("back"), { hidden: view.screen === "home" });
  const buttons = view.tools.map(button);
  const tools = buttons.length > 0 ? html`<div class="tools">${buttons}</div>` : nothing;
  const atEdge = !["round", "home"].includes(view.screen);
  set(main, { className: view.screen });
  // The title was there before the game, and is drawn by it from now on.
  if (main.dataset.before !== undefined) {
    delete main.dataset.before;
    main.replaceChildren();
  }
  render(screenOf(view.parts, atEdge ? nothing : tools, room.matches, view.screen), main);
  render(atEdge ? buttons : nothing, element("tools"));
  drawDialog(view);
  drawSheet(view);
}

/** Draws what is played, in parts: those that have no room on the line are left out. */
function drawHeading(/** @type {string} */ text) {
  const heading = element("about");
  if (heading.textContent === text && heading.firstElementChild) return;
  const spans = text.split(" · ").map((part, index) => {
    const span = document.createElement("span");
    span.textContent = index > 0 ? ` · ${part}` : part;
    return span;
  });
  heading.replaceChildren(...spans);
}

/** What of a dialog is drawn: what is said in front of everything is in it, too. */
const inside = (/** @type {HTMLDialogElement} */ front) => /** @type {HTMLElement} */ (front.firstElementChild);

/** @param {View} view */
function drawDialog({ dialog: front, back }) {
  if (!front) {
    if (dialog.open) dialog.close();
    return raise();
  }
  const opens = !dialog.open || dialog.dataset.name !== front.name;
  const focused = document.activeElement;
  dialog.dataset.name = front.name;
  // A keyboard and what is below it stay where they are.
  const at = front.parts.findIndex(({ is }) => is === "keys");
  const keys = at < 0 ? front.parts.length : at;
  render(
    html`<header class="head">
        <h2 id="dialog-title">${front.title}</h2>
        <button type="button" class="close" data-act=${back} aria-label="Close">✕</button>
      </header>
      <div class="body">${front.parts.slice(0, keys).map(partOf)}</div>
      ${keys < front.parts.length ? html`<div class="foot">${front.parts.slice(keys).map(partOf)}</div>` : nothing}`,
    inside(dialog),
  );
  if (!opens && focused?.isConnected) return;
  // The field of a dialog like this one may have a text of before.
  dialog.querySelector("form")?.reset();
  if (!dialog.open) dialog.showModal();
  raise();
  const first = /** @type {HTMLElement} */ (
    dialog.querySelector("input") ?? dialog.querySelector(".main") ?? dialog.querySelector(".body button") ?? dialog
  );
  // A dialog is read from its beginning, and a field is typed into at once.
  const isBelow = first.getBoundingClientRect().bottom > dialog.getBoundingClientRect().bottom;
  (isBelow && !first.matches("input") ? dialog.querySelector("button") : first)?.focus();
}

/** Draws the whole X-ray, which the page keeps in front of a round if it is asked for. */
function drawSheet(/** @type {View} */ { parts }) {
  if (!sheet.open) return;
  const explained = explaining(parts);
  if (explained.length === 0) return sheet.close();
  render(
    html`<header class="head">
        <h2 id="sheet-title">Groups of words</h2>
        <button type="button" class="close" data-close aria-label="Close">✕</button>
      </header>
      <div class="body">${explained.map(partOf)}</div>`,
    inside(sheet),
  );
}

/** What was read out last of a screen or a dialog, and of which. @typedef {{ of: string, texts: string[] }} Heard */
const SILENCE = { of: "", texts: [] };
/** Of the screen, and of the dialog in front of it. @type {[Heard, Heard]} */
let heard = [SILENCE, SILENCE];

/** The order in which is said what is new: the answer before what it leaves, and a question last. */
const [ANSWER, STATE, QUESTION] = [0, 1, 2];

/**
 * Says what is new to those who do not see it. If the view is the one before (`isSame`), what the player did is answered again.
 * @param {View} view
 * @param {boolean} isSame
 */
function tell({ screen, about, parts: behind, dialog: front }, isSame) {
  const parts = front?.parts ?? behind;
  const of = front?.name ?? `${screen} ${about}`;
  const before = heard[front ? 1 : 0];
  if (before.of !== of) hush();
  const isKnown = (/** @type {string} */ text) => before.of === of && before.texts.includes(text);
  const lines = parts.flatMap((part) => (part.is === "said" ? part.lines : []));
  const refused = lines.filter(({ tone }) => tone === "danger");
  const answered = acted && isSame ? (refused.length > 0 ? refused : lines.slice(0, 1)) : [];
  /** @type {(lines: Said[]) => { text: string, order: number, isNew?: boolean }[]} */
  const said = (lines) => {
    // With another answer or question, all that is said with it is new, even if it was said before; the voice is heard once.
    const asked = acted ? lines.filter(({ about }) => about === "question") : [];
    const isAnother = [...lines.slice(0, 1), ...asked].some(({ text }) => !isKnown(text));
    return lines.map((line) => ({
      text: line.text,
      order: line.about === "question" ? QUESTION : ANSWER,
      isNew: (isAnother && line.about !== "voice") || answered.includes(line),
    }));
  };
  const sentences = parts.flatMap((part) => {
    if (part.is === "said") return said(part.lines);
    if (part.is === "level") return [{ text: `${part.text}: ${part.about}.`, order: ANSWER }];
    if (part.is === "headline") return [{ text: part.text, order: ANSWER }];
    if (part.is === "lives") return [{ text: part.text, order: STATE }];
    // A complete word is in a sentence.
    const isOpen = part.is === "word" && part.tiles.some(({ state, act }) => state === "blank" && act === null);
    return isOpen ? [{ text: part.spoken, order: STATE }] : [];
  });
  const news = sentences.filter(({ text, isNew }) => text && (isNew || !isKnown(text)));
  say(news.sort((one, other) => one.order - other.order).map(({ text }) => text));
  const now = { of, texts: sentences.map(({ text }) => text) };
  heard = front ? [heard[0], now] : [now, SILENCE];
  acted = false;
}

/**
 * Chooses a turn of a story: it stays where it was pressed, and what explains it is in sight below it if there is room.
 * @param {HTMLElement} row
 */
async function chooseTurn(row) {
  const { top } = row.getBoundingClientRect();
  await press(Number(row.dataset.act));
  if (!row.isConnected) return;
  scrollBy(0, row.getBoundingClientRect().top - top);
  const card = row.parentElement?.querySelector(".groups");
  if (!card) return;
  const below = card.getBoundingClientRect().bottom - innerHeight;
  if (below > 0) scrollBy(0, Math.min(below + 8, row.getBoundingClientRect().top - 8));
}

/** What had the focus before the game waited. @type {Element | null} */
let focused = null;
/** Milliseconds after which it is read out that the game waits. */
const PATIENCE = 500;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;
/** Controls are inert while the game waits for words: what they do would be about others. */
function wait(/** @type {boolean} */ waits) {
  if (waits) focused = document.activeElement;
  for (const part of [main, element("top"), dialog]) part.inert = waits;
  main.setAttribute("aria-busy", String(waits));
  clearTimeout(waiting);
  if (waits) waiting = setTimeout(() => say(["Loading the words …"]), PATIENCE);
  else if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
}

onBack(
  () => view && seen(view),
  () => (sheet.open && !view?.dialog ? sheet.close() : press(view?.back ?? null)),
);
sheet.addEventListener("close", () => view && remember(seen(view)));

/** Shows at once which letter was guessed. */
function mark(/** @type {number | undefined} */ act) {
  guessed?.removeAttribute("aria-busy");
  guessed = main.querySelector(`.key[data-act="${act}"]`);
  guessed?.setAttribute("aria-busy", "true");
  guessedAt = performance.now();
}

/**
 * Does what the player wants.
 * @param {number} need
 * @param {(game: any, now: number) => void} what
 */
function attempt(need, what) {
  acted = true;
  return play.act(need, what);
}

/**
 * Does what the control with this number of the view that is shown does.
 * @param {number | null} act
 */
async function press(act) {
  if (act === null || !view || !play.game || play.waits) return;
  const need = play.game.take(view.version, act);
  // Another view has replaced this one.
  if (need === undefined) return show();
  mark(act);
  await attempt(need, (game, now) => game.act(now));
}

document.addEventListener("click", (event) => {
  const clicked = /** @type {Element} */ (event.target);
  const target = /** @type {HTMLElement | null} */ (
    clicked.closest("[data-act], [data-copy], [data-open], [data-close]")
  );
  if (target?.dataset.copy) return copy(target.dataset.copy);
  if (target && "close" in target.dataset) return sheet.close();
  if (target?.dataset.open) {
    sheet.showModal();
    raise();
    draw();
    return view ? remember(seen(view)) : undefined;
  }
  if (target?.matches(".turns li > button")) return chooseTurn(target);
  // It would replace the answer by a complaint.
  if (target && target === guessed && performance.now() - guessedAt < TWICE) return undefined;
  if (target?.dataset.act) return press(Number(target.dataset.act));
  // A click beside a dialog closes it; one that began in it selects a text.
  if (clicked !== began) return;
  if (clicked === sheet) sheet.close();
  if (clicked === dialog) press(view?.back ?? null);
});
element("back").addEventListener("click", () => press(view?.back ?? null));
dialog.addEventListener("cancel", (event) => {
  event.preventDefault();
  press(view?.back ?? null);
});
// Android's way back can't be prevented twice in a row.
dialog.addEventListener("close", () => !dialog.open && view?.dialog && press(view.back));
document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLSelectElement) press(Number(target.value));
});
document.addEventListener("submit", (event) => {
  event.preventDefault();
  const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("text") ?? "").trim();
  attempt(NEED.words, (game, now) => game.enter(text, now));
});

/** Where the last press began. @type {EventTarget | null} */
let began = null;
for (const kind of ["keydown", "pointerdown"]) {
  const begin = (/** @type {Event} */ { target }) => ([gone, began] = [null, target]);
  document.addEventListener(kind, begin, true);
}
document.addEventListener("keydown", (event) => {
  const key = keyOf(event);
  const target = /** @type {Element} */ (event.target);
  if (key === null || !play.game || sheet.open || target.matches?.("select, textarea")) return;
  // Nothing is typed with it.
  if (target.matches?.("input") && key !== "Esc") return;
  // What has the focus gets the keys that press it.
  const isControl = target.matches?.("button, a, summary");
  if (isControl && (key === "Enter" || key === "Space")) return;
  if (["↑", "↓", "←", "→", "Home", "End", "PageUp", "PageDown"].includes(key)) return;
  if (!play.game.takes(key)) return;
  event.preventDefault();
  // A key that is held would replace the answer by a complaint, or press what comes up next.
  if (event.repeat) return;
  const keys = /** @type {PartOf<"keys"> | undefined} */ (view?.parts.find(({ is }) => is === "keys"))?.keys;
  // Only Turkish has an I with a dot, and its small one is that of other languages.
  const locale = keys?.some(({ letter }) => letter === "İ") ? "tr" : "en";
  const letter = key.toLocaleUpperCase(locale);
  if (!view?.dialog) mark(keys?.find((one) => one.letter === letter)?.act);
  attempt(play.game.key_needs(key), (game, now) => game.key(key, now));
});

// A link that is pasted anywhere but into a challenge, which takes links itself, opens; other text is for what is in front.
document.addEventListener("paste", (event) => {
  const text = event.clipboardData?.getData("text") ?? "";
  const opens = play.game?.context() === "Challenge" ? undefined : play.exports?.link_in(text);
  if (opens) {
    event.preventDefault();
    play.open(opens);
  } else if (!(/** @type {Element} */ (event.target).matches?.("input, textarea")) && play.game) {
    event.preventDefault();
    attempt(NEED.words, (game, now) => game.paste(text, now));
  }
});

/** Copies or shares what is in front: a text, and what its link opens. */
async function copy(/** @type {string} */ what = "") {
  const shared = what || shownToCopy();
  if (!shared) return;
  const at = shared.lastIndexOf("\n");
  const [text, url] = [shared.slice(0, at), linkTo(shared.slice(at + 1))];
  const touch = matchMedia("(pointer: coarse)").matches;
  try {
    if (touch && navigator.share) {
      await navigator.share({ title: "Evil Hangman", text, url });
      return;
    }
    await navigator.clipboard.writeText(`${text}\n${url}`);
    play.game.copied(performance.now());
    play.after();
    // Where something is shared, the dialog says it.
    if (view?.dialog?.name !== "share") toast("Copied");
  } catch (error) {
    const isAborted = error instanceof DOMException && error.name === "AbortError";
    if (!isAborted) toast("Copying doesn't work here: select the text and copy it yourself.");
  }
}
/** What is to be copied, perhaps before it is shown. */
function shownToCopy() {
  const next = /** @type {View} */ (JSON.parse(play.game.view()));
  const part = /** @type {PartOf<"copy"> | undefined} */ (next.dialog?.parts.find(({ is }) => is === "copy"));
  return part && `${part.text}\n${part.link}`;
}

offerFiles(play);

// The browser offers to install the page.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  const install = element("install");
  install.hidden = false;
  install.onclick = () => {
    install.hidden = true;
    /** @type {any} */ (event).prompt();
  };
});

/** Milliseconds since the page failed. */
function sinceFailure() {
  try {
    return Date.now() - Number(sessionStorage.getItem("broke"));
  } catch {
    return Infinity;
  }
}

/** Starts the page again after a failure, unless that was tried just now. */
function restart(/** @type {unknown} */ error) {
  console.error(error);
  try {
    const since = sinceFailure();
    sessionStorage.setItem("broke", String(Date.now()));
    if (since > AGAIN) return location.reload();
  } catch {
    // Without storage it can't be known whether it was tried.
  }
  toast(KEEPS_BREAKING, FOR_GOOD, ["Reload", () => location.reload()]);
}
addEventListener("error", ({ error, message }) => restart(error ?? message));
addEventListener("unhandledrejection", ({ reason }) => restart(reason));

async function start() {
  const starting = play.start(boot.game);
  prepare();
  await starting;
  Object.assign(globalThis, { evilHangman: { play, names, forget, linkTo, view: () => view, kept: () => kept } });
  if (sinceFailure() < AGAIN / 6) toast(BROKE, LONG);
  // The first round does not wait for what is needed later, and a short visit is enough for that.
  await play.thinking?.catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, LATER));
  await play.load(SOON);
  await keepFiles((isOffered, begin) => {
    const sentence = isOffered ? "Close the game's other tabs first." : "There is a new version of the game.";
    toast(sentence, FOR_GOOD, ["Reload", begin]);
  });
  kept = true;
  // A first round doesn't load them, even if the player reads for long before the first letter, and a visit that has no end never
  // does. After an end the line is free, since the player reads.
  await play.meant;
  await new Promise((resolve) => setTimeout(resolve, LATER));
  await keep(AFTER);
}

start().catch((error) => {
  console.error(error);
  toast(NO_GAME, FOR_GOOD);
});
