// @ts-check
// The texts that outlast the page. Settings and unfinished rounds are in localStorage, which all tabs see at once. The
// history and the player's own list need more room, so they are in IndexedDB, and in memory: reading has to be
// synchronous. Where there is no IndexedDB, everything is in localStorage.
const PREFIX = "evil-hangman ";
const STORE = "texts";
/** Milliseconds after which a database that hasn't opened or failed is done without. */
const PATIENCE = 4000;

/** Whether texts of this name are in IndexedDB. */
const isLarge = (/** @type {string} */ name) => /^(record |own list)/.test(name);

/** The storage; nothing if the browser forbids it, and in workers. */
const local = (() => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
})();
/** @type {IDBDatabase | null} */
let database = null;
/** What is in the database. @type {Map<string, string>} */
const texts = new Map();
/** What is to be written: `undefined` is to be removed. @type {Map<string, string | undefined>} */
const unsaved = new Map();
/** The names that could not be written when they were to be. @type {Set<string>} */
const refused = new Set();
/** The texts that a worker was given. @type {Map<string, string | undefined>} */
const given = new Map();
/** Tells the other tabs what is new. @type {BroadcastChannel | null} */
let channel = null;

/** What happens when texts are refused, because there is no room or for another reason, or written after all. */
export const listener = {
  refused: (/** @type {string[]} */ _names, /** @type {boolean} */ _isFull) => {},
  kept: (/** @type {string[]} */ _names) => {},
};

/** @type {() => Promise<IDBDatabase>} */
const opened = () =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open("evil-hangman", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = request.onblocked = () => reject(request.error);
    setTimeout(() => reject(new Error("the database doesn't open")), PATIENCE);
  });

/** @type {<T>(request: IDBRequest<T>) => Promise<T>} */
const result = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Opens the database and reads it. What was kept in localStorage while there was no database is moved there. */
export async function openStore() {
  try {
    database = await opened();
    const store = database.transaction(STORE).objectStore(STORE);
    const [keys, values] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
    keys.forEach((key, index) => texts.set(String(key), values[index]));
  } catch {
    database = null;
    return;
  }
  database.onversionchange = () => database?.close();
  channel = new BroadcastChannel(`${PREFIX}texts`);
  channel.onmessage = ({ data: [name, text] }) => (text === undefined ? texts.delete(name) : texts.set(name, text));
  const before = localNames("").filter(isLarge);
  for (const name of before) {
    const text = local?.getItem(PREFIX + name);
    if (text == null || texts.has(name)) continue;
    texts.set(name, text);
    unsaved.set(name, text);
  }
  if (await saved()) before.forEach((name) => local?.removeItem(PREFIX + name));
}

/** @type {Promise<boolean>} */
let saving = Promise.resolve(true);

/** Writes what is not yet written, when the module that asks for it has returned. Returns whether all of it is. */
export const saved = () => (unsaved.size === 0 ? saving : (saving = Promise.resolve().then(save)));

async function save() {
  const batch = new Map(unsaved);
  try {
    if (!database) throw new DOMException("no database", "SecurityError");
    // Strict: a round is on the disk when its end is shown.
    const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
    const done = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    const store = transaction.objectStore(STORE);
    batch.forEach((text, name) => (text === undefined ? store.delete(name) : store.put(text, name)));
    await done;
  } catch (error) {
    batch.forEach((_, name) => refused.add(name));
    listener.refused([...batch.keys()], error instanceof DOMException && error.name === "QuotaExceededError");
    return false;
  }
  batch.forEach((text, name) => {
    if (unsaved.get(name) === text) unsaved.delete(name);
    channel?.postMessage([name, text]);
  });
  const late = [...batch.keys()].filter((name) => refused.delete(name));
  if (late.length > 0) listener.kept(late);
  return true;
}

/** @param {string} name */
export function read(name) {
  if (isLarge(name) && texts.has(name)) return texts.get(name);
  if (!local) return given.get(name);
  try {
    return local.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a text. Returns 0 on success, 1 if there is no room, and 2 if storage is forbidden. Whether a text for the database
 * is written turns out later.
 * @param {string} name
 * @param {string} text
 */
export function write(name, text) {
  if (isLarge(name) && database) {
    texts.set(name, text);
    unsaved.set(name, text);
    saved();
    return 0;
  }
  if (!local) return 2;
  try {
    local.setItem(PREFIX + name, text);
    return 0;
  } catch (error) {
    return error instanceof DOMException && error.name === "QuotaExceededError" ? 1 : 2;
  }
}

/** @param {string} name */
export function forget(name) {
  if (texts.delete(name)) {
    unsaved.set(name, undefined);
    saved();
  }
  try {
    local?.removeItem(PREFIX + name);
  } catch {
    // A text that can't be removed is offered again.
  }
}

/** @param {string} prefix */
function localNames(prefix) {
  try {
    const all = Object.keys(local ?? {}).filter((name) => name.startsWith(PREFIX + prefix));
    return all.map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** @param {string} prefix */
export const names = (prefix) => [
  ...new Set([...localNames(prefix), ...[...texts.keys()].filter((name) => name.startsWith(prefix))]),
];

/**
 * Takes texts from the page, in a worker.
 * @param {[string, string | undefined][]} all
 */
export const takeTexts = (all) => all.forEach(([name, text]) => given.set(name, text));
