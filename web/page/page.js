// The page: shows the view of the game as elements, and hands back what the player does.
import { become, h } from "./element.js";
import { button, partOf, screenOf } from "./elements.js";
import { forget, names } from "./outside.js";
import { Play, keepFiles, keyOf, linkTo } from "./play.js";

const element = (id) => document.getElementById(id);
const main = element("main");
const dialog = element("dialog");
/// Milliseconds after the first picture until files for later are loaded: the first round does not wait for them.
const LATER = 8000;
/// The proofs that the first rounds of most players need, and what words mean.
const SOON = [...[6, 7, 8, 9].map((length) => `proofs/en-everyday-${length}.proof`), "words/en.meanings"];
/// Milliseconds for which a toast stays.
const READ = 4000;

let view = null;
/// The line of the title that was pressed before the game was there.
let pressed = null;
let kept = false;

const play = new Play("game", "mind", { show, copy, notify: (sentence) => toast(sentence, 12_000) });

let toasting = 0;
function toast(sentence, time = READ) {
  const box = element("toast");
  box.textContent = sentence;
  // In front of a dialog, too.
  box.hidePopover?.();
  box.showPopover?.();
  clearTimeout(toasting);
  toasting = setTimeout(() => box.hidePopover?.(), time);
}
element("toast").addEventListener("click", () => element("toast").hidePopover?.());

let keyWidth = Math.min(innerWidth - 8, 700);

/// Shows the game.
function show() {
  const before = view;
  view = JSON.parse(play.game.view());
  if (pressed !== null) {
    const controls = [...view.parts.find(({ is }) => is === "lines")?.lines ?? [], ...view.tools];
    const act = controls[pressed]?.act;
    pressed = null;
    if (view.screen === "home" && !view.dialog) return press(act);
  }
  const theme = play.game.theme();
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  draw();
  tell(before);
  if (before && before.screen !== view.screen) {
    scrollTo(0, 0);
    if (!view.dialog) main.focus({ preventScroll: true });
  }
  remember();
}

function draw() {
  document.body.dataset.screen = view.screen;
  document.title = view.depth > 0 ? `${view.about} · Evil Hangman` : "Evil Hangman";
  element("about").textContent = view.about;
  element("back").hidden = view.screen === "home";
  const tools = view.tools.length > 0 && h("div", { class: "tools" }, view.tools.map(button));
  const atEdge = !["round", "home"].includes(view.screen);
  become(main, h("main", { class: view.screen }, screenOf(view.parts, !atEdge && tools, keyWidth)));
  become(element("tools"), h("div", null, atEdge && tools?.children));
  drawDialog();
  // The keyboard's rows follow from the room that it has.
  room.disconnect();
  const keys = document.querySelector("dialog[open] .keys, main .keys");
  if (keys) room.observe(keys);
}
const room = new ResizeObserver(([{ contentRect }]) => {
  if (contentRect.width === keyWidth) return;
  keyWidth = contentRect.width;
  requestAnimationFrame(draw);
});

function drawDialog() {
  if (!view.dialog) {
    if (dialog.open) dialog.close();
    become(dialog, h("dialog"));
    return;
  }
  const { name, title, parts } = view.dialog;
  const close = h("button", { type: "button", class: "close", "data-act": view.back, "aria-label": "Close" }, "✕");
  const head = h("header", { class: "head" }, h("h2", { id: "dialog-title" }, title), close);
  const opens = !dialog.open || dialog.dataset.name !== name;
  become(dialog, h("dialog", { "aria-labelledby": "dialog-title", "data-name": name }, head, h("div", { class: "body" }, parts.map((part) => partOf(part, keyWidth)))));
  if (!dialog.open) dialog.showModal();
  if (opens) (dialog.querySelector("input") ?? dialog.querySelector(".body .main, .body button") ?? dialog).focus();
}

/// Says what is new to those who do not see it.
function tell(before) {
  const text = (of) => (of?.dialog?.parts ?? of?.parts ?? []).filter(({ is }) => is === "said" || is === "lives" || is === "headline")
    .flatMap((part) => part.text ?? part.lines.map(({ text }) => text)).join(" ");
  const [old, now] = [text(before), text(view)];
  if (before && old !== now) element("live").textContent = now;
}

// Every screen is an entry of the history: the browser's way back is that of the game.
let moving = 0;
function remember() {
  if (moving > 0) return;
  const depth = history.state?.depth ?? 0;
  for (let step = depth + 1; step <= view.depth; step += 1) history.pushState({ depth: step }, "");
  if (depth > view.depth) {
    moving += 1;
    history.go(view.depth - depth);
  }
}
addEventListener("popstate", async ({ state }) => {
  if (moving > 0) {
    moving -= 1;
    if (view) remember();
    return;
  }
  const depth = state?.depth ?? 0;
  if (!view || depth > view.depth) {
    // What was left cannot be gone forward to.
    if (view) remember();
    return;
  }
  if (depth < view.depth && view.back !== null) await press(view.back);
});

const press = (act) => play.act(play.game.act_chooses(act), (game, now) => game.act(act, now));

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-act], [data-copy], [data-line]");
  if (target?.dataset.copy) return copy(target.dataset.copy);
  if (target?.dataset.line && !play.game) {
    pressed = Number(target.dataset.line);
    target.setAttribute("aria-busy", "true");
    return;
  }
  if (!target?.dataset.act || !play.game) {
    // A click beside a dialog closes it.
    if (event.target === dialog && view?.back !== null) press(view.back);
    return;
  }
  press(Number(target.dataset.act));
});
element("back").addEventListener("click", () => view && press(view.back));
dialog.addEventListener("cancel", (event) => {
  event.preventDefault();
  press(view.back);
});
document.addEventListener("change", (event) => {
  if (event.target.matches(".setting select")) press(Number(event.target.value));
});
document.addEventListener("submit", (event) => {
  event.preventDefault();
  const text = event.target.elements.text.value;
  play.act(false, (game, now) => game.enter(text, now));
});

document.addEventListener("keydown", (event) => {
  const key = keyOf(event);
  const { target } = event;
  if (key === null || !play.game || target.matches?.("input, select, textarea")) return;
  // What has the focus gets the keys that press it.
  const focused = target.matches?.("button, a, summary");
  if (focused && (key === "Enter" || key === "Space")) return;
  if (["↑", "↓", "←", "→", "Home", "End", "PageUp", "PageDown"].includes(key)) return;
  if (!play.game.takes(key)) return;
  event.preventDefault();
  play.act(play.game.key_chooses(key), (game, now) => game.key(key, now));
});

/// A link that is pasted anywhere opens; other text is for what is in front.
document.addEventListener("paste", (event) => {
  const text = event.clipboardData?.getData("text") ?? "";
  const opens = play.exports?.link_in(text);
  if (opens) {
    event.preventDefault();
    play.open(opens);
  } else if (!event.target.matches?.("input, textarea") && play.game) {
    event.preventDefault();
    play.act(false, (game, now) => game.paste(text, now));
  }
});

/// Copies or shares what is in front: a text, and what its link opens.
async function copy(what) {
  const shared = what ?? document.querySelector("[data-copy]")?.dataset.copy ?? shownToCopy();
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
    toast("Copied");
    play.game.copied(performance.now());
    play.after();
  } catch (error) {
    if (error.name !== "AbortError") toast("I can't copy here: select the text and copy it yourself.");
  }
}
/// What is to be copied before it is shown.
function shownToCopy() {
  const next = JSON.parse(play.game.view());
  const part = (next.dialog?.parts ?? []).find(({ is }) => is === "copy");
  return part && `${part.text}\n${part.link}`;
}

// Files of the player's own.
element("export").addEventListener("click", () => {
  const file = new Blob([play.game?.export() ?? ""], { type: "application/jsonl" });
  const save = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: "history.jsonl" });
  save.click();
  setTimeout(() => URL.revokeObjectURL(save.href), 10_000);
});
element("import").addEventListener("change", async (event) => {
  const [file] = event.target.files;
  if (!file || !play.game) return;
  toast(play.game.import(await file.text()), 12_000);
  event.target.value = "";
});
element("list").addEventListener("change", async (event) => {
  const [file] = event.target.files;
  if (!file || !play.game) return;
  const [sentence, taken] = play.game.take_list(file.name, new Uint8Array(await file.arrayBuffer()));
  toast(sentence, 12_000);
  event.target.value = "";
  if (taken) play.open("");
});

// The browser offers to install the page.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  const install = element("install");
  install.hidden = false;
  install.onclick = () => {
    install.hidden = true;
    event.prompt();
  };
});

addEventListener("error", (event) => {
  const missing = /assets\//.test(event.message);
  toast(missing
    ? "I can't load a word list: there's no network, and it wasn't loaded before. Your round is saved; reload the page when you are online."
    : "Something in the game broke. Your round is saved: reload the page to go on.", 60_000);
});

async function start() {
  await play.start();
  globalThis.evilHangman = { play, names, forget, linkTo, view: () => view, kept: () => kept };
  setTimeout(async () => {
    await play.load(SOON);
    await keepFiles();
    kept = true;
  }, LATER);
}

start().catch((error) => {
  console.error(error);
  toast("The game can't start here: this browser may be too old for it, or the network failed. Reload the page to try again.", 600_000);
});
