// What the module asks of the browser: storage, the clock, data files. In a worker the storage is left out.
const PREFIX = "evil-hangman ";

/// The storage; nothing if the browser forbids it.
const local = (() => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
})();
const elsewhere = new Set();
const assets = new Map();

export function read(name) {
  try {
    return local?.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function write(name, text) {
  if (!local) return 2;
  try {
    local.setItem(PREFIX + name, text);
    return 0;
  } catch (error) {
    return error.name === "QuotaExceededError" ? 1 : 2;
  }
}

export function forget(name) {
  try {
    local?.removeItem(PREFIX + name);
  } catch {
    // What cannot be forgotten is offered again.
  }
}

export function names(prefix) {
  try {
    return Object.keys(local ?? {})
      .filter((name) => name.startsWith(PREFIX + prefix))
      .map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/// Whether another tab has the round of this name in play.
export const held = (name) => elsewhere.has(name);

/// Takes the lock of this tab, which tells the others that it is open, and learns which others are. Returns false if
/// another tab has this name.
export async function takeTab(tab) {
  if (!navigator.locks) return true;
  const slot = `${PREFIX}in play ${tab}`;
  const taken = await new Promise((resolve) => {
    navigator.locks.request(slot, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise(() => {}) : undefined;
    });
  });
  const { held: locks } = await navigator.locks.query();
  for (const { name } of locks) {
    if (name.startsWith(PREFIX) && (!taken || name !== slot)) elsewhere.add(name.slice(PREFIX.length));
  }
  return taken;
}

export const seconds = () => Date.now() / 1000;
export const milliseconds = () => performance.now();

/// A data file, compressed. Loaded beforehand, or now: then this waits, since the game cannot go on without it.
export function asset(name) {
  const there = assets.get(name);
  if (there) return there;
  const request = new XMLHttpRequest();
  request.open("GET", new URL(`assets/${name}.gz`, import.meta.url).href, false);
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  if (request.status !== 200 && request.status !== 0) {
    throw new Error(`assets/${name}.gz: status ${request.status}`);
  }
  const bytes = Uint8Array.from(request.responseText, (character) => character.charCodeAt(0) & 0xff);
  assets.set(name, bytes);
  return bytes;
}

/// The data files that are loaded, for a worker.
export const loaded = () => assets;

/// Takes data files that the page has loaded.
export function take(files) {
  for (const [name, bytes] of files) assets.set(name, bytes);
}

/// Loads data files, so that nobody waits for them later: what waits for a file does not reach the service worker.
export async function loadAssets(list) {
  for (const name of list) {
    if (assets.has(name)) continue;
    try {
      const response = await fetch(new URL(`assets/${name}.gz`, import.meta.url));
      if (response.ok) assets.set(name, new Uint8Array(await response.arrayBuffer()));
    } catch {
      return; // Without a network they are asked for when they are needed.
    }
  }
}

export const report = (error) => console.error(error);
