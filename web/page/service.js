// Caches the files of this version for offline play. web/build.sh fills in the two constants.
const EDITION = "";
const FILES = [];
/// The lists of other languages, which are cached on request only.
const WORDS = /\/assets\/words\/[a-z]{2}\.words\.gz$/;
const CACHE = `evil-hangman ${EDITION}`;

addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(["./", ...FILES].map((file) => new Request(file, { cache: "no-cache" })));
    // The lists of other languages are cached once they have been played.
    for (const name of await caches.keys()) {
      const before = name.startsWith("evil-hangman ") ? await (await caches.open(name)).keys() : [];
      const lists = before.filter(({ url }) => WORDS.test(url));
      await cache.addAll(lists.map(({ url }) => new Request(url, { cache: "no-cache" }))).catch(() => {});
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
    if (response.ok && WORDS.test(event.request.url)) event.waitUntil(cache.put(event.request, response.clone()));
    return response;
  })());
});
