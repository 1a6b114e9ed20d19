// Caches the files of this version for offline play. web/build.sh fills in the two constants.
const EDITION = "";
const FILES = [];
const CACHE = `evil-hangman ${EDITION}`;
/// Files that only some players need, which are cached once they have been asked for.
const isExtra = (url) => /\/(assets\/|terminal_bg)/.test(url);

addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    const fresh = (file) => new Request(file, { cache: "no-cache" });
    await cache.addAll(["./", ...FILES].map(fresh));
    for (const name of await caches.keys()) {
      const before = name.startsWith("evil-hangman ") ? await (await caches.open(name)).keys() : [];
      const extras = before.filter(({ url }) => isExtra(url) && !FILES.some((file) => url.endsWith(file)));
      await Promise.all(extras.map(({ url }) => cache.add(fresh(url)).catch(() => {})));
    }
    await skipWaiting();
  })());
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("evil-hangman ") && name !== CACHE) await caches.delete(name);
    }
    await clients.claim();
  })());
});

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(event.request, { ignoreSearch: true });
    if (kept) return kept;
    const response = await fetch(event.request);
    if (response.ok && isExtra(event.request.url)) event.waitUntil(cache.put(event.request, response.clone()));
    return response;
  })());
});
