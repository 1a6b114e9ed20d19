// Slow lines, none, new editions and other copies.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as drive from "./harness.mjs";

/// What the settings say about the word list: "16,587 words: well known".
const wordsOf = async (page) =>
  (await drive.part(page, "settings")).settings.find(({ label }) => label === "Words").note;

await drive.test("other languages", {}, async (page, context, errors) => {
  await drive.open(page);
  await drive.press(page, "Settings");
  const english = await wordsOf(page);
  await page.selectOption("select[name=Language]", { label: "German" });
  await drive.settled(page);
  assert.notEqual(await wordsOf(page), english);
  assert(drive.net.requested.has("assets/words/de.words.gz"));
  await drive.press(page, "Done");
  await drive.begin(page);
  assert((await drive.part(page, "keys")).keys.some(({ letter }) => letter === "Ä"));
  await drive.good(page, "German");
  await drive.finish(page);
  await drive.kept(page);
  await drive.open(page, "eh1 ru/everyday greedy 8 9 3 -");
  await drive.until(page, "round");
  await drive.fits(page, "Russian");
  await drive.picture(page, "russian");
  // Without a network: the words that were loaded before are there, and of others it says so.
  await drive.goOffline(context);
  await drive.open(page, "eh1 ru/everyday greedy 8 9 4 -");
  await drive.until(page, "round");
  await drive.open(page, "eh1 tr/everyday greedy 5 9 3 -");
  await drive.toast(page, "These words can't be loaded");
  errors.length = 0; // The browser reports the file that could not be loaded.
});

await drive.test("offline", {}, async (page, context) => {
  await drive.open(page);
  await drive.kept(page);
  await page.evaluate(async () => {
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await drive.goOffline(context);
  for (const link of ["", "eh1 en/everyday merciless 11 12 5 -", "eh1 en/everyday merciless 6 14 5 -", "puzzle 58"]) {
    await drive.open(page, link);
    if (link.startsWith("eh")) await drive.typeKey(page, "e");
  }
  await drive.open(page);
  await drive.press(page, /^Today/);
  await drive.until(page, "round");
});

await drive.test("words that can't be loaded stop nothing else", drive.PHONE, async (page, context, errors) => {
  await drive.open(page);
  await drive.begin(page);
  await drive.tapKey(page, "e");
  await drive.press(page, "Back");
  await drive.kept(page);
  await drive.goOffline(context);
  await drive.press(page, "Settings");
  const choose = (language) => page.selectOption("select[name=Language]", { label: language });
  const says = () => drive.toast(page, "These words can't be loaded");
  /** Presses a control that leads to a screen, though words are missing. */
  const tap = async (name, screen) => {
    await drive.front(page).getByRole("button", { name }).filter({ visible: true }).first().tap();
    await page.waitForFunction((screen) => evilHangman.view().screen === screen, screen, { timeout: 10_000 });
  };
  /** Presses one that begins something with those words. It says so, and after that no more. */
  const isRefused = async (name) => {
    await tap(name, "home");
    await says();
    await page.locator("#toast").tap();
    await tap("Settings", "settings");
    await tap("Back", "home");
    await page.waitForTimeout(600);
    assert.equal(await page.locator("#toast:popover-open").count(), 0);
  };
  await choose("Finnish");
  await says();
  for (const reloads of [false, true]) {
    if (reloads) {
      await page.goto("about:blank");
      await page.goto(drive.address);
      await says();
      await tap("Settings", "settings");
    }
    await tap(reloads ? "Done" : "Back", "home");
    // The English round is here.
    await tap(/^Continue/, "round");
    await drive.tapKey(page, reloads ? "a" : "o");
    await tap("Back", "home");
    await tap("Progress", "progress");
    await tap("Back", "home");
    await tap("How it cheats", "home");
    await drive.front(page).locator(".key").first().tap();
    await drive.sees(page, "There");
    await tap("Close", "home");
    for (const line of [/^Play/, /^Today/, /^Puzzles/]) await isRefused(line);
  }
  // A puzzle of a link leads to one whose words are here.
  await page.evaluate(() => (location.hash = "puzzle%203"));
  await drive.until(page, "puzzle");
  await drive.tapKey(page, "b");
  await drive.press(page, "Next puzzle");
  await page.locator("main .keys").waitFor();
  await tap("Back", "home");
  await tap("Settings", "settings");
  await choose("English");
  await drive.settled(page);
  await drive.press(page, "Done");
  await drive.press(page, /^Play/);
  await page.locator("dialog[open], main.round").first().waitFor();
  errors.length = 0; // The browser reports the files that could not be loaded.
});

await drive.test("the title is there before the game", drive.PHONE, async (page, context) => {
  // The lives of a level are those of the opening that is dealt. The served title has what most first rounds have, as this one.
  await context.addInitScript(drive.dealing, 1);
  drive.net.slow = 5000;
  await page.goto(drive.address);
  // Play can be pressed at once, and is as it will be.
  const box = () => page.locator(".line").first().boundingBox();
  const before = await box();
  await page.locator(".line").first().tap();
  assert.equal(await page.evaluate(() => globalThis.evilHangman === undefined), true);
  await page.waitForFunction(() => globalThis.evilHangman !== undefined);
  await drive.until(page, "round");
  drive.net.slow = 0;
  await drive.open(page);
  assert.deepEqual(await box(), before);
  // It is the page that the game draws.
  const plain = (text) => text.replace(/<!--.*?-->| (data-(act|line)|class)="[^"]*"|\s/gs, "");
  const drawn = await page.locator("main").innerHTML();
  const served = /<main[^>]*>(.*?)<\/main>/s.exec(readFileSync(join(drive.dist, "index.html"), "utf8"))[1];
  // What Today is about is another thing every day.
  const today = (text) =>
    plain(text.replace(/>Today<.*?<\/button>/s, (line) => line.replace(/ class="(done|now|open)"/g, ""))).replace(
      /(Today<\/strong><span>).*?(?=<\/span>)/,
      "$1",
    );
  assert.deepEqual(today(served).split(">"), today(drawn).split(">"));
  const shifts = await page.evaluate(
    () =>
      new Promise(
        (resolve) =>
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)),
          ).observe({ type: "layout-shift", buffered: true }) ?? setTimeout(() => resolve(0), 500),
      ),
  );
  drive.figures.push(`layout shift: ${shifts}`);
  assert(shifts <= drive.BUDGET.shift, `what is there moves by ${shifts}`);
});

await drive.test("what is pressed before the scripts are there is done", drive.PHONE, async (page) => {
  const held = new Promise((resolve) => page.route("**/page.js", (route) => resolve(route)));
  await page.goto(drive.address, { waitUntil: "commit" });
  await page.locator(".line").first().tap();
  await page.locator(".line[aria-busy]").waitFor();
  await (await held).continue();
  await page.waitForFunction(() => globalThis.evilHangman !== undefined);
  await drive.until(page, "round");
});

await drive.test("a page that nobody sees yet starts", {}, async (page, context) => {
  await context.addInitScript(() => {
    Object.defineProperty(Document.prototype, "hidden", { get: () => true });
    const frame = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = (then) => (document.readyState === "complete" ? frame(then) : 0);
  });
  await drive.open(page, drive.GAME);
});

await drive.test("on a slow line the module is asked for at once", {}, async (page, context) => {
  await context.addInitScript(() => {
    Object.defineProperty(performance, "timing", { value: { requestStart: 0, responseStart: 150 } });
    globalThis.requestAnimationFrame = () => 0;
  });
  const asked = page.waitForRequest("**/game_bg.wasm.gz");
  await page.goto(drive.address);
  await asked;
});

await drive.test(
  "the title is painted in the colours that were chosen",
  { colorScheme: "dark" },
  async (page, context) => {
    await drive.open(page);
    await drive.press(page, "Settings");
    await page.selectOption("select[name=Theme]", { label: "Paper" });
    await drive.settled(page);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const chosen = await ground();
    // Before the module is there, too.
    await context.route("**/game_bg.wasm.gz", () => {});
    await page.reload({ waitUntil: "domcontentloaded" });
    assert.equal(await page.evaluate(() => globalThis.evilHangman), undefined);
    assert.equal(await ground(), chosen);
  },
);

await drive.test("installable", {}, async (page, context) => {
  await drive.open(page);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // A private window, as every headless one is, can't install anything.
  assert.deepEqual(
    installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"),
    [],
  );
  const named = await page.evaluate(async () => {
    const manifest = await (await fetch("manifest.webmanifest")).json();
    const files = [...manifest.icons, ...manifest.screenshots].map(({ src }) => src);
    return [...files, document.querySelector("meta[property='og:image']").content];
  });
  for (const file of named) assert(existsSync(join(drive.dist, file)), file);
});

await drive.test("a short visit is enough for the next one offline", {}, async (page, context) => {
  await page.goto(drive.address);
  await drive.ready(page);
  await page.waitForTimeout(5000);
  await drive.goOffline(context);
  await drive.open(page, drive.GAME);
  await drive.typeKey(page, "e");
});

await drive.test(
  "a player who reads for long loads little, and meanings are kept after an end",
  {},
  async (page, context) => {
    drive.net.wire.length = 0;
    drive.net.requested.clear();
    const meanings = () => [...drive.net.requested.keys()].filter((path) => path.includes("meaning"));
    await drive.open(page);
    await drive.kept(page);
    await drive.begin(page);
    await drive.typeKey(page, "e");
    const loaded = drive.net.wire.reduce((sum, [, bytes]) => sum + bytes, 0);
    drive.figures.push(
      `first letter after everything is kept for visits without a network: ${(loaded / 1e3).toFixed(0)} kB`,
    );
    assert(loaded <= drive.BUDGET.wire, `${loaded} bytes`);
    assert.deepEqual(meanings(), []);
    // An end loads the file with its word, and says each sentence once.
    await page.evaluate(() => {
      globalThis.heard = [];
      const live = document.getElementById("live");
      const hear = () => heard.push(...(live.textContent ? live.textContent.split("\n") : []));
      new MutationObserver(hear).observe(live, { childList: true });
    });
    await drive.finish(page);
    await drive.said(page);
    const { spoken } = await drive.part(page, "word");
    const { text: headline } = await drive.part(page, "headline");
    const heard = await page.evaluate(() => globalThis.heard);
    for (const once of [`${spoken}: `, headline])
      assert.equal(heard.filter((text) => text.startsWith(once)).length, 1, heard.join("\n"));
    assert.deepEqual(meanings(), [`assets/words/meanings/en-${spoken[0].toLowerCase()}.gz`]);
    // The others follow, for visits without a network.
    await drive.holds(page, async () => {
      const kept = await Promise.all([...(await caches.keys())].map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().filter(({ url }) => url.includes("meanings")).length === 26;
    });
    assert.equal(meanings().length, 26);
    await drive.goOffline(context);
    const meant = [];
    for (const length of [6, 9, 5]) {
      await drive.open(page, `eh1 en/everyday merciless ${length} 11 5 -`);
      await drive.finish(page);
      const word = (await drive.part(page, "word")).spoken;
      const { lines } = await drive.part(page, "said");
      // One word in six has none.
      if (lines.some(({ about, text }) => about === "meaning" && text.startsWith(`${word}: `))) meant.push(word);
    }
    assert(
      meant.some((word) => word[0] !== spoken[0]),
      `${spoken}, ${meant}`,
    );
  },
);

/// Lets the server hand out another edition of the service worker, with other files.
const publish = (edition) => {
  const service = readFileSync(join(drive.dist, "service.js"), "utf8");
  drive.net.file = (path) => {
    if (path === "/service.js") return Buffer.from(service.replace(/EDITION = "[^"]*"/, `EDITION = "${edition}"`));
    if (path === "/index.html" || path === "/") {
      const text = readFileSync(join(drive.dist, "index.html"), "utf8");
      return Buffer.from(text.replace("<body ", `<body data-edition="${edition}" `));
    }
    return null;
  };
};
const caches_ = (page) => page.evaluate(() => caches.keys());

await drive.test("a new edition under an open page", {}, async (page, context) => {
  await drive.open(page, drive.GAME);
  await drive.kept(page);
  const [before] = await caches_(page);
  publish("next");
  const other = await context.newPage();
  await drive.open(other);
  await drive.toast(other, "There is a new version of the game.");
  // The files of the open pages are there until both are closed.
  assert((await caches_(page)).includes(before));
  await page.evaluate(() => navigator.serviceWorker.ready);
  assert.equal(await page.evaluate(async () => (await fetch("worker.js")).ok), true);
  await other.locator("#toast button").click();
  await drive.toast(other, "Close the game's other tabs first.");
  await page.close();
  assert.equal(await other.evaluate(() => document.body.dataset.edition), undefined);
  await Promise.all([other.waitForNavigation(), other.locator("#toast button").click()]);
  await drive.ready(other);
  assert.equal(await other.evaluate(() => document.body.dataset.edition), "next");
  await drive.holds(other, async () => (await caches.keys()).length === 1);
});

/** Opens the page, and another copy of it in a folder below, until both are kept. */
async function openTwoCopies(page, context) {
  const other = await context.newPage();
  for (const [one, folder] of [[page], [other, "copy/"]]) {
    await drive.open(one, "", folder);
    await drive.kept(one);
  }
}

await drive.test("a new edition beside another copy", {}, async (page, context) => {
  await openTwoCopies(page, context);
  publish("next");
  await drive.open(page);
  await drive.toast(page, "There is a new version of the game.");
  await Promise.all([page.waitForNavigation(), page.locator("#toast button").click()]);
  await drive.ready(page);
  assert.equal(await page.evaluate(() => document.body.dataset.edition), "next");
});

await drive.test("two copies on one origin", {}, async (page, context) => {
  await openTwoCopies(page, context);
  const names = await caches_(page);
  assert.equal(names.length, 2, String(names));
  assert(names.some((name) => name.includes(" / ")) && names.some((name) => name.includes(" /copy/ ")), String(names));
});
