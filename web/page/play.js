// @ts-check
// Owns Play: the game, the workers that think for it, and the files that it needs.
import { Minds } from "./minds.js";
import { begin, compiled, nextTask } from "./module.js";
import {
  isComing,
  isMissing,
  loadAssets,
  loaded,
  loadMissing,
  namesMissing,
  seeTabs,
  supply,
  takeTab,
  whenMeaning,
} from "./outside.js";
import { openStore } from "./store.js";

/** @import { Order } from "./minds.js" */

/** Milliseconds at rest until the words of a list that was chosen are loaded: nobody wants all those between. */
const REST = 250;
/** Milliseconds after which it is shown that the computer thinks. Most answers are there before, and are all there is to show. */
const THINKS = 150;
const NO_WORDS =
  "These words can't be loaded: there's no network, and they weren't loaded before. Choose others, or try again online.";
const NO_MIND =
  "The part of the game that thinks can't be loaded. Your round is saved: reload the page when you are online.";

/** What the game says that an input needs of words that are missing: `Need` in src/game.rs. */
export const NEED = { nothing: 0, patience: 1, words: 2 };

export const seed = () => crypto.getRandomValues(new BigUint64Array(1))[0];

/** Returns what follows the # of the address; a link that is not encoded right is read as it is. */
function link() {
  // Some programs write a blank as a plus sign, which no link has otherwise.
  const text = location.hash.slice(1).replaceAll("+", " ");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param {string} text */
export const linkTo = (text) => new URL(text ? `./#${encodeURIComponent(text)}` : "./", location.href).href;

/** The name of this tab, which a tab that was duplicated shares with the other one at first. */
export async function tabName() {
  let tab = null;
  try {
    tab = sessionStorage.getItem("tab");
  } catch {
    // Then a reload is another tab.
  }
  if (!tab || !(await takeTab(tab))) {
    tab = crypto.randomUUID?.() ?? String(seed());
    await takeTab(tab);
  }
  try {
    sessionStorage.setItem("tab", tab);
  } catch {
    // As above.
  }
  return tab;
}

/**
 * What a page does for the game: `show` shows it, `copy` copies what is to be shared, `notify` says what went wrong, and
 * `wait` says whether the game waits for words before it does what was pressed.
 * @typedef {{
 *   show: () => void,
 *   copy: () => void,
 *   notify: (sentence: string) => void,
 *   wait: (waits: boolean) => void,
 * }} Callbacks
 */

export class Play {
  /** @type {any} */
  game = null;
  /** @type {any} */
  exports = null;
  /** @type {Minds | null} */
  minds = null;
  /** @type {Promise<boolean> | null} */
  loading = null;
  /** The names of the files that could not be loaded since some were. @type {Set<string>} */
  failed = new Set();
  /** Whether something that was pressed waits for words. */
  waits = false;
  tab = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  rest;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  thinks;
  /** Resolves when the first meaning was loaded, which is after the end of a round. @type {Promise<void>} */
  meant = new Promise((resolve) => {
    whenMeaning(() => {
      this.callbacks.show();
      resolve();
    });
  });
  /** How many games were opened: one that waits for files is dropped when another is opened. */
  opened = 0;

  /**
   * Takes the names of the module of the page and of that of its workers.
   * @param {string} name
   * @param {string} mind
   * @param {Callbacks} callbacks
   */
  constructor(name, mind, callbacks) {
    this.name = name;
    this.mind = mind;
    this.callbacks = callbacks;
  }

  /**
   * Loads the module, which has been asked for, and opens the game of the address.
   * @param {Promise<Response> | null} asked
   */
  async start(asked) {
    const beginning = begin(this.name, compiled(this.name, asked));
    // It is waited for below.
    beginning.catch(() => {});
    const storing = openStore();
    this.tab = await tabName();
    const seeing = seeTabs();
    this.exports = await beginning;
    await nextTask();
    /** @type {Uint8Array | undefined} */
    let words;
    // The second worker begins when a round ends, where unpacking them again would keep the picture waiting.
    supply("words/en-everyday.txt", () => (words ??= this.exports.everyday()));
    // The first letter can be guessed before what answers it is there.
    this.thinking = compiled(this.mind);
    this.thinking.catch(() => this.callbacks.notify(NO_MIND));
    addEventListener("hashchange", () => this.follow());
    for (const event of ["visibilitychange", "focus"]) addEventListener(event, () => this.wake());
    addEventListener("online", () => this.minds?.retry());
    setInterval(() => this.wake(), 60_000);
    await storing;
    await this.open(this.takeLink(), seeing);
    performance.mark("playable");
  }

  takeLink() {
    const text = link();
    if (text) history.replaceState(history.state, "", location.pathname + location.search);
    return text;
  }

  follow() {
    // The way back leads past addresses of rounds that are over.
    if (history.state) return;
    const text = this.takeLink();
    return text ? this.open(text) : undefined;
  }

  /**
   * Opens the game of a link, when it's known which tabs are open and the files that it needs are loaded.
   * @param {string} text
   * @param {Promise<void>} seeing
   */
  async open(text, seeing = seeTabs()) {
    const mine = ++this.opened;
    await seeing;
    if (mine !== this.opened) return;
    const make = (/** @type {string} */ link) => new this.exports.Game(link, this.tab, seed());
    let made = make(text);
    let there = true;
    while (isMissing()) {
      const loaded = await loadMissing();
      if (mine !== this.opened) return made.free();
      if (!loaded && !there) break;
      there &&= loaded;
      made.free();
      made = make(there ? text : "");
    }
    await nextTask();
    if (mine !== this.opened) return made.free();
    this.minds?.end();
    this.game?.free();
    this.game = made;
    this.minds = new Minds(
      this.mind,
      this.thinking,
      (number, finding) => {
        this.game.found(number, finding, performance.now());
        this.after();
      },
      this.callbacks.notify,
    );
    this.game.begin();
    await nextTask();
    if (mine !== this.opened) return;
    this.after();
    if (!there) this.callbacks.notify(NO_WORDS);
    if (isMissing()) this.loadWords();
  }

  /**
   * Does what the player wants. What does more than choose waits until the words that were chosen are loaded, and until then
   * nothing else is done. If they can't be loaded, only what needs them is not done.
   * @param {number} need
   * @param {(game: any, now: number) => void} what
   */
  async act(need, what) {
    const { game } = this;
    if (!game || this.waits) return;
    const waits = need === NEED.words || (need === NEED.patience && this.failed.size === 0);
    if (waits && isMissing()) this.loadWords();
    if (waits && this.loading) {
      this.waits = true;
      this.callbacks.wait(true);
      const there = await this.loading;
      this.waits = false;
      this.callbacks.wait(false);
      if (game !== this.game || (!there && need === NEED.words)) return;
    }
    what(game, performance.now());
    this.after();
  }

  /** Loads the words that are missing. Returns whether they are here. */
  loadWords() {
    clearTimeout(this.rest);
    const load = async () => {
      const names = namesMissing();
      const there = await loadMissing();
      this.loading = null;
      if (there) this.minds?.give();
      // It's said of each once, and again if something that was pressed needs them.
      else if (this.waits || names.some((name) => !this.failed.has(name))) this.callbacks.notify(NO_WORDS);
      this.failed = new Set(there ? [] : [...this.failed, ...names]);
      this.callbacks.show();
      return there;
    };
    return (this.loading ??= load());
  }

  /**
   * Loads files that later rounds need.
   * @param {string[]} files
   */
  async load(files) {
    await loadAssets(files);
    this.minds?.give();
  }

  /** Does what is to be done after something has come in. */
  after() {
    const { game } = this;
    if (game.has_quit()) {
      this.open("");
      return;
    }
    /** @type {Order[]} */
    const orders = JSON.parse(game.orders());
    this.minds?.order(orders);
    if (game.copies()) this.callbacks.copy();
    const notices = game.notices();
    if (notices.length > 0) this.callbacks.notify(notices.join(" "));
    clearTimeout(this.thinks);
    if (orders.some(({ awaited }) => awaited)) this.thinks = setTimeout(() => this.callbacks.show(), THINKS);
    else this.callbacks.show();
    clearTimeout(this.rest);
    if (isMissing()) this.rest = setTimeout(() => this.loadWords(), REST);
  }

  async wake() {
    if (document.visibilityState !== "visible" || !this.game) return;
    await seeTabs();
    this.game.wake(performance.now());
    this.after();
  }

  /** Whether nobody waits for anything, for scripts that drive the page. */
  get idle() {
    const thinks = this.minds?.workers.some(({ waiting }) => waiting.size > 0);
    return this.game !== null && !this.loading && !isMissing() && !isComing() && !thinks;
  }
}

/** @type {Record<string, string>} */
const KEYS = { ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→", Escape: "Esc", " ": "Space" };
/** Function keys that a browser needs itself. */
const BROWSERS = new Set(["F5", "F6", "F11", "F12", "Tab"]);

/** Returns what a key is called, if it is one for the game. */
export function keyOf(/** @type {KeyboardEvent} */ event) {
  const graphic = event.getModifierState?.("AltGraph");
  if (event.isComposing || event.metaKey || ((event.ctrlKey || event.altKey) && !graphic)) return null;
  if (BROWSERS.has(event.key)) return null;
  return KEYS[event.key] ?? event.key;
}

/**
 * Has the service worker keep the files for visits without a network. `offer` is called when a new edition of the page is
 * there, and again if other tabs are in its way; what it is given begins that edition.
 * @param {(isOffered: boolean, begin: () => void) => void} offer
 */
export async function keepFiles(offer) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  try {
    const registration = await serviceWorker.register("service.js");
    let isAsked = false;
    const begin = () => {
      isAsked = true;
      registration.waiting?.postMessage("begin");
    };
    const look = () => registration.waiting && serviceWorker.controller && offer(false, begin);
    serviceWorker.addEventListener("message", () => offer(true, begin));
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
    look();
    await serviceWorker.ready;
    // Another copy of the game, in a folder above, may have controlled this page.
    if (serviceWorker.controller !== registration.active) {
      await new Promise((done) => serviceWorker.addEventListener("controllerchange", done, { once: true }));
    }
    serviceWorker.addEventListener("controllerchange", () => isAsked && location.reload());
    // What was loaded before the worker was there is asked for once more, so that it keeps that, too.
    for (const name of loaded().keys()) await fetch(`assets/${name}.gz`);
  } catch {
    // Without it the game needs the network each time.
  }
}

/**
 * Has the service worker keep data files, one after another, since somebody may want others at the same time.
 * @param {string[]} files
 */
export async function keep(files) {
  if (!navigator.serviceWorker?.controller) return;
  try {
    for (const name of files) await fetch(`assets/${name}.gz`);
  } catch {
    // The next visit goes on.
  }
}
