// The page: hands keys, clicks and findings to the game, and paints what has changed.
import { Game, challenge, parity } from "./game.js";
import { begin, compiled } from "./module.js";
import { Minds } from "./minds.js";
import { Painter } from "./paint.js";
import { TalkPage } from "./talk.js";
import { forget, isMissing, loadAssets, loadMissing, names, read, seeTabs, takeTab, write } from "./outside.js";

const element = (id) => document.getElementById(id);
const canvas = element("grid");
const typed = element("typed");
const painter = new Painter(canvas);
const KEYS = { ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→", Escape: "Esc", " ": "Space" };
/// Function keys that a browser needs itself; everything that they do in the game can be clicked on.
const BROWSERS = new Set(["F5", "F6", "F11", "F12", "Tab"]);
const LISTS = ["words/en-full.txt"];
const BOOKS = ["de-everyday", "de-full", "en-full", "es-everyday", "es-full", "fi-everyday", "fi-full", "fr-everyday", "it-everyday", "nl-everyday", "nl-full", "pl-everyday", "pl-full", "ru-everyday", "ru-full", "tr-everyday", "tr-full"]
  .map((name) => `openings/${name}.openings`);
/// The English lists, each with the shortest length (letters) of which there is a proof; the longest is 16.
const PROOFS = [["everyday", 3], ["full", 2]].flatMap(([list, first]) =>
  [...Array(17 - first).keys()].map((index) => `proofs/en-${list}-${first + index}.proof`));

/// Milliseconds after the first picture until everything else is loaded: the first round does not wait for it.
const LATER = 1500;

let game = null;
let minds = null;
let talk = null;
let module = null;
let tab = null;
let timer = 0;
let touched = false;
/// Whether everything is loaded that is needed without a network.
let kept = false;
/// What was measured last, in milliseconds, for scripts that drive the page.
const measured = { picture: [], thinking: [] };

const seed = () => crypto.getRandomValues(new BigUint64Array(1))[0];
const say = (sentence) => {
  element("said").textContent = sentence;
};

/// What stands behind the # of the address; a link that is not encoded right is read as it stands.
function link() {
  // Some programs write a blank as a plus sign, which no link has otherwise.
  const text = location.hash.slice(1).replaceAll("+", " ");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const linkTo = (text) => `${location.origin}${location.pathname}#${encodeURIComponent(text)}`;

/// How many games were opened: one that waits for files is dropped when another is opened.
let opened = 0;

/// Opens the game of a link, when the files that it needs are loaded.
async function open(text) {
  const mine = ++opened;
  minds?.end();
  game?.free();
  [game, minds] = [null, null];
  await seeTabs();
  if (mine !== opened) return;
  fit();
  const make = (link) => new Game(link, tab, seed(), painter.columns, painter.rows);
  let made = make(text);
  let there = true;
  while (there && isMissing()) {
    there = await loadMissing();
    made.free();
    if (mine !== opened) return;
    made = make(there ? text : "");
  }
  game = made;
  minds = new Minds(module, (number, finding, took) => {
    measured.thinking.push(took);
    game.found(number, finding, performance.now());
    after();
  }, (sentence) => {
    notify(sentence);
  });
  game.begin();
  look();
  after();
  if (!there) noWords();
  else if (isMissing()) loading ??= loadWords();
}

function fit() {
  const { clientWidth, clientHeight } = element("screen");
  return painter.fit(clientWidth || innerWidth, clientHeight || innerHeight);
}

const media = ["(prefers-color-scheme: light)", "(prefers-contrast: more)", "(prefers-reduced-motion: reduce)", "(pointer: coarse)"].map((query) => matchMedia(query));

function look() {
  game.look(...media.map((query) => query.matches));
}

/// Whether a colour, 0xRRGGBB, is darker than medium grey.
const isDark = (colour) => 2 * (colour >> 16) + 5 * ((colour >> 8) & 255) + (colour & 255) < 8 * 128;

function paint() {
  clearTimeout(timer);
  // A picture that was due when the game gave way to the sentences, or to another game.
  if (!game) return;
  const wait = game.draw(performance.now());
  if (painter.colours(...game.colours())) {
    document.documentElement.dataset.ground = isDark(painter.ground) ? "dark" : "light";
    document.documentElement.style.setProperty("--ground", `#${painter.ground.toString(16).padStart(6, "0")}`);
    document.documentElement.style.setProperty("--ink", `#${painter.ink.toString(16).padStart(6, "0")}`);
    painter.clear();
    game.resize(painter.columns, painter.rows);
    game.draw(performance.now());
  }
  painter.paint(game.changed(), game.symbols(), game.wants_text() ? game.cursor() : undefined);
  if (wait !== undefined) timer = setTimeout(() => requestAnimationFrame(paint), wait);
}

/// Milliseconds at rest until the words of a list that was chosen are loaded: nobody wants all those between.
const REST = 250;
let loading = null;
let rest = 0;

/// Lets the player do something. What does more than choose waits until the words that were chosen are loaded.
async function act(chooses, what) {
  if (!game) return;
  if (!chooses && isMissing()) loading ??= loadWords();
  if (!chooses && loading && !(await loading)) return;
  if (performance.now() > noticed + READ) dismiss();
  what(performance.now());
  after();
  clearTimeout(rest);
  if (isMissing()) rest = setTimeout(() => (loading ??= loadWords()), REST);
}

/// Loads the words that were chosen. Returns whether they are here.
async function loadWords() {
  const there = await loadMissing();
  loading = null;
  if (!game) return false;
  if (there) minds.give();
  else noWords();
  after();
  return there;
}
const noWords = () => notify(NO_WORDS);
const NO_WORDS = "I can't load these words: there's no network, and they weren't loaded before. Choose others, or try again online.";

/// The buttons below the screen, for fingers, for those who tab through the page, and where the browser keeps a key.
let shown = "";

/// Milliseconds after which whoever goes on has read a notice.
const READ = 15_000;
let noticed = 0;

/// Shows what went wrong, in front of the screen, which may have no room for it. It stays until it is clicked on, or
/// until the player has had time to read it and goes on.
function notify(sentence) {
  element("notice").textContent = sentence;
  noticed = performance.now();
}
const dismiss = () => element("notice").replaceChildren();
element("notice").addEventListener("click", dismiss);

function showButtons() {
  const parts = game.buttons();
  const letters = touched ? game.letters() : "";
  if (shown === parts.join("\n") + letters) return;
  shown = parts.join("\n") + letters;
  const bar = element("bar");
  const buttons = [];
  const add = (label, key, chooses, press) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    if (key) {
      const cap = document.createElement("kbd");
      cap.textContent = key;
      button.append(" ", cap);
    }
    button.addEventListener("click", (event) => {
      // What is typed next is for the game, unless somebody tabs through the buttons.
      if (event.detail > 0) button.blur();
      act(chooses(), press);
    });
    buttons.push(button);
  };
  for (const letter of letters) add(letter, "", () => false, (now) => game.letter(letter, now));
  for (let index = 0; index < parts.length; index += 2) {
    const number = index / 2;
    add(parts[index], parts[index + 1], () => game.button_chooses(number), (now) => game.press(number, now));
  }
  // Whoever has tabbed to a button goes on from the same place.
  const at = [...bar.children].indexOf(document.activeElement);
  bar.classList.toggle("letters", letters !== "");
  bar.replaceChildren(...buttons);
  if (at < 0) bar.scrollLeft = 0;
  if (at >= 0) (buttons[at] ?? buttons.at(-1))?.focus();
  fade();
}

/// Fades the ends of the bar behind which there are more buttons.
function fade() {
  const bar = element("bar");
  bar.classList.toggle("before", bar.scrollLeft > 1);
  bar.classList.toggle("behind", bar.scrollLeft + bar.clientWidth < bar.scrollWidth - 1);
}
element("bar").addEventListener("scroll", fade, { passive: true });
new ResizeObserver(fade).observe(element("bar"));

/// Does what is to be done after something has come in.
function after() {
  if (!game) return;
  if (game.has_quit()) {
    open("");
    return;
  }
  minds.order(JSON.parse(game.orders()));
  if (game.copies()) copy();
  const notices = game.notices();
  if (notices.length > 0) notify(notices.join(" "));
  element("share").hidden = game.share() === undefined;
  showButtons();
  // The buttons may leave another room for the screen: it is drawn once, as it stays.
  if (fit()) game.resize(painter.columns, painter.rows);
  paint();
  const types = touched && game.wants_keyboard();
  if (types && document.activeElement !== typed) typed.focus({ preventScroll: true });
  if (!types && document.activeElement === typed) typed.blur();
}

/// Whether nobody waits for anything, for scripts that drive the page.
const idle = () => game !== null && !loading && !isMissing() && minds.workers.every(({ waiting }) => waiting.size === 0);

/// What is on the screen, for scripts that drive the page.
const screenText = () => {
  const rows = [];
  for (let row = 0; row < painter.rows; row += 1) {
    rows.push([...Array(painter.columns).keys()].map((column) => painter.cells.get(column | (row << 16))?.[0] ?? " ").join(""));
  }
  return rows.join("\n");
};

/// The text and the link to share.
function shared() {
  const [text, game_link] = game.share() ?? [];
  return text === undefined ? null : { text, url: game_link ? linkTo(game_link) : linkTo("") };
}

async function copy() {
  const result = shared();
  if (!result) return;
  try {
    await navigator.clipboard.writeText(`${result.text}\n${result.url}`);
    game.copied(performance.now());
    after();
  } catch {
    show(`${result.text}\n${result.url}`);
  }
}

/// Shows what could not be copied.
function show(text) {
  element("more").open = true;
  say(`Copy this: ${text}`);
}

async function share() {
  const result = shared();
  if (!result) return;
  if (navigator.share) {
    try {
      await navigator.share({ title: "Evil Hangman", ...result });
      return;
    } catch (error) {
      if (error.name === "AbortError") return;
    }
  }
  await copy();
}

/// What a key is called, if it is one for the game.
function keyOf(event) {
  const graphic = event.getModifierState?.("AltGraph");
  if (event.isComposing || event.metaKey || ((event.ctrlKey || event.altKey) && !graphic)) return null;
  if (BROWSERS.has(event.key)) return null;
  const key = KEYS[event.key] ?? event.key;
  return [...key].length === 1 && event.key === " " ? "Space" : key;
}

document.addEventListener("keydown", (event) => {
  const target = event.target;
  // Buttons take the keys that press them, and what is typed elsewhere is typed there.
  const presses = event.key === "Enter" || event.key === " ";
  const elsewhere = target.closest?.(presses ? "input, button, a, summary, textarea, #talk" : "input, a, summary, textarea, #talk");
  if (!game || (target !== typed && elsewhere)) return;
  const key = keyOf(event);
  if (!key || key === "Unidentified" || !game.takes(key)) return;
  event.preventDefault();
  act(game.key_chooses(key), (now) => game.key(key, now));
  measured.picture.push(performance.now() - event.timeStamp);
});

// Soft keyboards name no keys.
typed.addEventListener("beforeinput", (event) => {
  event.preventDefault();
  const keys = event.inputType === "deleteContentBackward" ? ["Backspace"] : [...(event.data ?? "")];
  for (const key of keys.map((key) => (key === " " ? "Space" : key))) {
    act(game?.key_chooses(key), (now) => game.key(key, now));
  }
});

document.addEventListener("paste", (event) => {
  if (!game || event.target.closest?.("#talk, #more")) return;
  event.preventDefault();
  game.paste(event.clipboardData.getData("text"), performance.now());
  after();
});

// Also on a button, so that the next screen has keys for fingers.
document.addEventListener("pointerdown", (event) => {
  touched = event.pointerType === "touch";
}, { capture: true });

let dragged = null;
canvas.addEventListener("pointerdown", (event) => {
  dragged = { y: event.offsetY, x: event.offsetX, far: false };
});
canvas.addEventListener("pointermove", (event) => {
  const [column, row] = painter.at(event.offsetX, event.offsetY);
  if (event.pointerType !== "touch") {
    canvas.style.cursor = game?.is_target(column, row) ? "pointer" : "default";
    return;
  }
  if (!dragged || !game) return;
  const lines = Math.trunc((dragged.y - event.offsetY) / painter.cell.height);
  if (lines === 0) return;
  Object.assign(dragged, { y: event.offsetY, far: true });
  const at = painter.at(dragged.x, dragged.y);
  for (let line = 0; line < Math.abs(lines); line += 1) game.scroll(...at, lines > 0, performance.now());
  after();
});
canvas.addEventListener("click", (event) => {
  if (!game || dragged?.far) return;
  const [column, row] = painter.at(event.offsetX, event.offsetY);
  const target = game.target(column, row);
  act(target === undefined || game.target_chooses(target), (now) => game.click(target, now));
  measured.picture.push(performance.now() - event.timeStamp);
});
canvas.addEventListener("wheel", (event) => {
  if (!game || event.ctrlKey) return;
  game.scroll(...painter.at(event.offsetX, event.offsetY), event.deltaY > 0, performance.now());
  after();
}, { passive: true });

new ResizeObserver(() => {
  if (!game || !fit()) return;
  game.resize(painter.columns, painter.rows);
  paint();
}).observe(element("screen"));
for (const query of media) {
  query.addEventListener("change", () => {
    if (!game) return;
    look();
    paint();
  });
}
const wake = async () => {
  if (document.visibilityState !== "visible") return;
  await seeTabs();
  if (!game) return;
  game.wake(performance.now());
  after();
};
document.addEventListener("visibilitychange", wake);
addEventListener("focus", wake);
setInterval(wake, 60_000);
addEventListener("hashchange", async () => {
  const text = link();
  if (!text || !tab) return;
  history.replaceState(null, "", location.pathname + location.search);
  if (talk) endTalk();
  await open(text);
});
element("share").addEventListener("click", share);

// Whatever breaks, the round in play is in the storage.
const trouble = (sentence) => {
  const shown = element("trouble");
  shown.textContent = sentence;
  shown.hidden = false;
  element("wait").hidden = true;
};
addEventListener("error", (event) => {
  const missing = /assets\//.test(event.message);
  trouble(missing
    ? "I can't load a word list: there's no network, and it wasn't loaded before. Your round is saved; reload the page when you are online."
    : "Something in the game broke. Your round is saved: reload the page to go on.");
});

element("export").addEventListener("click", () => {
  const file = new Blob([game ? game.export() : ""], { type: "application/jsonl" });
  const save = document.createElement("a");
  save.href = URL.createObjectURL(file);
  save.download = "history.jsonl";
  save.click();
  setTimeout(() => URL.revokeObjectURL(save.href), 10_000);
});
element("import").addEventListener("change", async (event) => {
  const [file] = event.target.files;
  if (!file || !game) return;
  say(game.import(await file.text()));
  event.target.value = "";
});
element("list").addEventListener("change", async (event) => {
  const [file] = event.target.files;
  if (!file || !game) return;
  const [sentence, taken] = game.take_list(file.name, new Uint8Array(await file.arrayBuffer()));
  say(sentence);
  event.target.value = "";
  // A round in play goes on, and the list is there for the next one.
  if (taken && game.chooses_now()) open("");
});
element("duel").addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    const url = linkTo(challenge(element("word").value.trim(), Number(element("misses").value) || 8, seed()));
    element("word").value = "";
    say(`Send your friend this link: ${url}`);
    await navigator.clipboard?.writeText(url);
  } catch (error) {
    if (typeof error === "string") say(error);
  }
});

async function enterTalk() {
  opened += 1;
  minds?.end();
  game?.free();
  [game, minds] = [null, null];
  element("screen").hidden = true;
  element("share").hidden = true;
  element("bar").replaceChildren();
  shown = "";
  element("sentences").setAttribute("aria-pressed", "true");
  write("view", "sentences");
  const mine = opened;
  await seeTabs();
  if (mine === opened) talk = new TalkPage(module, tab, seed());
}

function endTalk() {
  opened += 1;
  talk?.end();
  talk = null;
  element("screen").hidden = false;
  element("sentences").setAttribute("aria-pressed", "false");
  write("view", "grid");
}
element("sentences").addEventListener("click", () => {
  if (!talk) return enterTalk();
  endTalk();
  return open("");
});

async function main() {
  const module_now = compiled();
  try {
    tab = sessionStorage.getItem("tab");
  } catch {
    tab = null;
  }
  // A tab that was duplicated has the name of the other one.
  if (!tab || !(await takeTab(tab))) {
    tab = crypto.randomUUID?.() ?? String(seed());
    await takeTab(tab);
  }
  try {
    sessionStorage.setItem("tab", tab);
  } catch {
    // Then a reload is another tab.
  }
  const text = link();
  module = await module_now;
  await begin(module);
  if (text) history.replaceState(null, "", location.pathname + location.search);
  element("wait").hidden = true;
  if (read("view") === "sentences" && !text) {
    await enterTalk();
  } else {
    await open(text);
  }
  performance.mark("playable");
  Object.assign(globalThis, {
    evilHangman: { measured, parity, painter, context: () => game?.context(), game: () => game, minds: () => minds, talk: () => talk, linkTo, names, forget, kept: () => kept, idle, text: screenText, layout: () => ({ cell: painter.cell, areas: [...game.areas()] }) },
  });
  setTimeout(keepFiles, LATER);
}

/// Has the service worker keep all files for later visits without a network, and loads the lists that a round may
/// need.
async function keepFiles() {
  try {
    await navigator.serviceWorker?.register("service.js");
    await navigator.serviceWorker?.ready;
  } catch {
    // Without it the game needs the network each time.
  }
  await loadAssets([...LISTS, ...BOOKS, ...PROOFS]);
  minds?.give();
  kept = true;
}

main().catch((error) => {
  console.error(error);
  trouble("The game can't start here: this browser may be too old for it, or the network failed. Reload the page to try again.");
});
