// @ts-check
// The functions of the browser that the module needs: storage, the clock, other tabs, data files.
import { read, takeTexts } from "./store.js";
export { forget, names, read, write } from "./store.js";

const PREFIX = "evil-hangman ";
/** The rounds in play in other tabs. @type {Set<string>} */
const elsewhere = new Set();
/** @type {Map<string, Uint8Array>} */
const assets = new Map();

/**
 * Returns whether another tab is playing the round with this key, one of its rounds: the key of each further one ends in
 * plus signs.
 * @param {string} name
 */
export const held = (name) => elsewhere.has(name.replace(/\++$/, ""));

/** The lock of this tab. @type {string | null} */
let own = null;

/**
 * Takes the lock of this tab, which tells other tabs that it is open. Returns false if another tab has this name.
 * @param {string} tab
 */
export async function takeTab(tab) {
  if (!navigator.locks) return true;
  const slot = `${PREFIX}in play ${tab}`;
  const taken = await new Promise((resolve) => {
    const hold = (/** @type {Lock | null} */ lock) => {
      resolve(lock !== null);
      return lock ? new Promise(() => {}) : undefined;
    };
    // Where storage is forbidden, locks are, too, and no other tab could have a round of this one.
    navigator.locks.request(slot, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
  if (taken) own = slot;
  return taken;
}

/** Finds out which other tabs are open now. */
export async function seeTabs() {
  const known = await navigator.locks?.query().catch(() => null);
  elsewhere.clear();
  for (const { name = "" } of known?.held ?? []) {
    if (name.startsWith(PREFIX) && name !== own) elsewhere.add(name.slice(PREFIX.length));
  }
}

export const seconds = () => Date.now() / 1000;
export const milliseconds = () => performance.now();

/** Data files that are part of the page's module. @type {Map<string, () => Uint8Array>} */
const supplied = new Map();
/**
 * Says where a file comes from that is part of the page's module, for those that have only a worker's.
 * @param {string} name
 * @param {() => Uint8Array} bytes
 */
export const supply = (name, bytes) => supplied.set(name, bytes);

/** Data files that were requested and are missing. @type {Set<string>} */
const missing = new Set();
let notes = false;

/**
 * Says whether a missing file is only recorded, to be loaded later, instead of being waited for. What was missing before is
 * forgotten then: it may be missed by nobody now.
 */
export function notesMissing(/** @type {boolean} */ on) {
  notes = on;
  if (on) missing.clear();
}
export const isMissing = () => missing.size > 0;
export const namesMissing = () => [...missing];

/** What English words mean, a file for each first letter. The game does without them until they are there. */
export const MEANINGS = [..."abcdefghijklmnopqrstuvwxyz"].map((letter) => `words/meanings/en-${letter}`);
/** Those of them that are under way. @type {Set<string>} */
const coming = new Set();
export const isComing = () => coming.size > 0;
/** Called when one of them is there. */
let onMeaning = () => {};
/** @type {(what: () => void) => void} */
export const whenMeaning = (what) => (onMeaning = what);

/** Loads a meaning that was requested. If that fails, the next view requests it again. */
async function loadMeaning(/** @type {string} */ name) {
  if (coming.has(name)) return;
  coming.add(name);
  const there = await loadAssets([name]);
  coming.delete(name);
  if (there) onMeaning();
}

/** Returns a data file, compressed. One that isn't there is loaded synchronously or recorded, and nobody waits for a meaning. */
export function asset(/** @type {string} */ name) {
  const there = assets.get(name) ?? supplied.get(name)?.();
  if (there) return there;
  if (MEANINGS.includes(name)) {
    loadMeaning(name);
    return undefined;
  }
  const request = new XMLHttpRequest();
  if (!notes) {
    request.open("GET", new URL(`assets/${name}.gz`, import.meta.url).href, false);
    request.overrideMimeType("text/plain; charset=x-user-defined");
    try {
      request.send();
    } catch {
      // Without a network it has no status.
    }
  }
  if (request.status !== 200) {
    missing.add(name);
    return undefined;
  }
  const bytes = Uint8Array.from(request.responseText, (character) => character.charCodeAt(0) & 0xff);
  assets.set(name, bytes);
  return bytes;
}

/** Returns the loaded data files, for a worker. */
export const loaded = () => assets;

/**
 * Takes data files and stored texts from the page.
 * @param {{ assets?: Map<string, Uint8Array>, texts?: [string, string | undefined][] }} given
 */
export function take({ assets: files, texts }) {
  for (const [name, bytes] of files ?? []) assets.set(name, bytes);
  takeTexts(texts ?? []);
}

/** @type {() => [string, Uint8Array][]} */
const made = () => [...supplied].map(([name, bytes]) => [name, bytes()]);

/** Returns what a worker needs from the page. */
export const forWorkers = () => ({
  assets: new Map([...made(), ...assets]),
  texts: ["own list", "own list name"].map((name) => [name, read(name)]),
});

/**
 * Loads data files, so that nobody has to wait for them later: synchronous requests don't reach the service worker. Returns
 * whether all of them are loaded.
 * @param {string[]} list
 */
export async function loadAssets(list) {
  const load = async (/** @type {string} */ name) => {
    if (assets.has(name)) return true;
    try {
      const response = await fetch(new URL(`assets/${name}.gz`, import.meta.url));
      if (!response.ok) throw new Error(response.statusText);
      assets.set(name, new Uint8Array(await response.arrayBuffer()));
      return true;
    } catch {
      // Without a network they are asked for again when they are needed.
      return false;
    }
  };
  return (await Promise.all(list.map(load))).every(Boolean);
}

/** Loads the missing data files. Returns whether all of them are loaded. */
export async function loadMissing() {
  const names = [...missing];
  missing.clear();
  return await loadAssets(names);
}
