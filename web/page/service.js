// @ts-check
// Caches the files of this edition for offline play. web/build.sh fills in the two constants.
const EDITION = "";
/** @type {string[]} */
const FILES = [];
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** Other copies of the game may be on the same origin. */
const COPY = `evil-hangman ${new URL(worker.registration.scope).pathname} `;
const CACHE = `${COPY}${EDITION}`;
/** Files that only some players need, which are cached once they have been asked for. */
const isExtra = (/** @type {string} */ url) => /\/assets\//.test(url);
const fresh = (/** @type {string} */ file) => new Request(file, { cache: "no-cache" });

worker.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.addAll(["./", ...FILES].map(fresh));
      for (const name of await caches.keys()) {
        const before = name.startsWith(COPY) && name !== CACHE ? await (await caches.open(name)).keys() : [];
        const extras = before.filter(({ url }) => isExtra(url) && !FILES.some((file) => url.endsWith(file)));
        await Promise.all(extras.map(({ url }) => cache.add(fresh(url)).catch(() => {})));
      }
    })(),
  );
});

// The browser activates a new edition when no page of the one before it is open, so its files are there until then.
worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith(COPY) && name !== CACHE) await caches.delete(name);
      }
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener("message", (event) => {
  if (event.data !== "begin") return;
  event.waitUntil(
    (async () => {
      const all = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
      // The pages of a copy in a folder below have this scope, too.
      const pages = all.filter(({ url }) => new URL("./", url).href === worker.registration.scope);
      if (pages.length > 1) event.source?.postMessage("others are open");
      else await worker.skipWaiting();
    })(),
  );
});

worker.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      const kept = await cache.match(event.request, { ignoreSearch: true });
      if (kept) return kept;
      const response = await fetch(event.request);
      if (response.ok && isExtra(event.request.url)) event.waitUntil(cache.put(event.request, response.clone()));
      return response;
    })(),
  );
});
