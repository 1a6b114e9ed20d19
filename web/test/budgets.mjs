// How fast it is on a slow phone, and the same rounds as natively.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import * as drive from "./harness.mjs";

/** The letters that are guessed, and those of them at first. */
const [KEYS, FRESH] = [24, 8];

await drive.test("a slow phone", { ...drive.PHONE, tries: 3 }, async (page, context) => {
  // The browser has been started before, but knows nothing of the page.
  await page.goto(`${drive.address}icon.svg`);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", drive.SLOW);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await context.addInitScript((latency) => {
    // The emulated latency doesn't show in the times of the document, as a real one does.
    Object.defineProperty(performance, "timing", { value: { requestStart: 0, responseStart: latency } });
    // From a tap to the paint of what it changed, as the browser measures it.
    globalThis.pictures = [];
    const clicks = (list) =>
      list
        .getEntries()
        .filter(({ name }) => name === "click")
        .map(({ duration }) => duration);
    new PerformanceObserver((list) => pictures.push(...clicks(list))).observe({ type: "event", durationThreshold: 16 });
    // Play is pressed until it takes notice. Driving the browser from outside would take a tenth of a second.
    const pressing = setInterval(() => {
      const play = document.querySelector(".line");
      if (performance.getEntriesByType("paint").length > 0) play.click();
      if (play?.ariaBusy) clearInterval(pressing);
    }, 50);
    const seen = () => {
      if (document.body?.dataset.screen === "round") globalThis.letter ??= performance.now();
    };
    new MutationObserver(seen).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-screen"] });
  }, drive.SLOW.latency);
  drive.net.wire.length = 0;
  drive.net.requested.clear();
  await page.goto(drive.address, { waitUntil: "commit" });
  await page.waitForTimeout(4000);
  await page.waitForFunction(() => globalThis.letter && globalThis.evilHangman, null, { timeout: 60_000 });
  const [title, letter, since] = await page.evaluate(() => [
    performance.getEntriesByName("first-contentful-paint")[0].startTime,
    globalThis.letter,
    performance.timeOrigin,
  ]);
  const before = [...drive.net.requested].filter(([path, time]) => path.startsWith("assets/") && time < since + letter);
  assert.deepEqual(before, [], "a letter can be guessed without other files");
  const imported = await page.evaluate(() => {
    const asked = [...document.querySelectorAll("link[rel=modulepreload], script[src]")].map((it) => it.href || it.src);
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => /js$/.test(name));
    return scripts.filter((it) => it.startTime < letter && !asked.includes(it.name)).map(({ name }) => name);
  });
  assert.deepEqual(imported, [], "the page itself asks for its scripts");
  // What the page itself does for a key, scripts and module: for the press, and for the answer when it comes.
  await page.evaluate(() => {
    const { play } = evilHangman;
    globalThis.own = 0;
    const measure = (of, name) => {
      const what = of[name].bind(of);
      of[name] = (...given) => {
        const start = performance.now();
        const done = what(...given);
        own += performance.now() - start;
        if (name === "found") globalThis.answered ??= Date.now();
        return done;
      };
    };
    measure(play.game, "take");
    measure(play, "act");
    measure(play.minds, "found");
  });
  const own = [];
  const tap = async (key) => {
    const { x, y, width, height } = await key.boundingBox();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  let letters = [];
  while (own.length < KEYS) {
    if ((await drive.view(page)).screen === "end") {
      // For a moment the keys may have been meant for the round that is over.
      await page.waitForTimeout(1500);
      await page.keyboard.press("Enter");
    }
    if ((await drive.view(page)).screen !== "round" || letters.length === 0)
      letters = [..."EAOIRTNSLDCUMPHGBYFVKWXZJQ"];
    const key = page.locator(`main .key[aria-label^="${letters.shift()}"]`);
    if (!(await key.isVisible()) || (await key.getAttribute("aria-disabled"))) continue;
    await tap(key);
    await page.waitForTimeout(400);
    await drive.settled(page);
    own.push(await page.evaluate(() => [own, (own = 0)][0]));
  }
  // With the first answer, everything is there that a round needs.
  const answered = await page.evaluate(() => globalThis.answered);
  const first = drive.net.wire.reduce((sum, [time, bytes]) => sum + (time < answered ? bytes : 0), 0);
  const middle = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1];
  const most = (numbers) => numbers.toSorted((one, other) => one - other)[Math.ceil(0.95 * numbers.length) - 1];
  const taken = await page.evaluate(() => pictures);
  const [median, late, end] = [middle(taken), most(taken.slice(0, FRESH)), most(taken)];
  // A browser compiles what it runs for the first time.
  const [fresh, usual] = [middle(own.slice(0, FRESH)), middle(own.slice(FRESH))];
  drive.figures.push(
    `our own for a key: ${own.map((time) => time.toFixed(1)).join(", ")} ms; median of the first ${FRESH}: ${fresh.toFixed(1)} ms, later: ${usual.toFixed(1)} ms`,
    `first round over the wire: ${(first / 1e3).toFixed(0)} kB`,
    `slow phone: title ${title.toFixed(0)} ms, first letter ${letter.toFixed(0)} ms, key to picture ${median.toFixed(0)} ms, 95 %: ${late.toFixed(0)} ms, with the ends of rounds: ${end.toFixed(0)} ms`,
  );
  assert(first <= drive.BUDGET.wire, `${first} bytes`);
  assert(title <= drive.BUDGET.title, `title after ${title} ms`);
  assert(letter <= drive.BUDGET.letter, `letter after ${letter} ms`);
  assert(fresh <= drive.BUDGET.own.first && usual <= drive.BUDGET.own.later, `our own: ${own}`);
  assert(median <= drive.BUDGET.picture[0] && late <= drive.BUDGET.picture[1], `pictures: ${taken}`);
  assert(end <= drive.BUDGET.end, `pictures with ends: ${taken}`);
});

await drive.test("parity", {}, async (page) => {
  const rounds = Number(process.env.ROUNDS ?? 200);
  await drive.open(page);
  const [transcripts, took] = await page.evaluate(async (rounds) => {
    const { begin, compiled } = await import("./module.js");
    const { parity } = await begin("mind", await compiled("mind"));
    // Lists of other languages are loaded before the time is taken.
    parity(10);
    const since = performance.now();
    const transcripts = parity(rounds);
    return [transcripts, performance.now() - since];
  }, rounds);
  assert.equal(transcripts.trim().split("\n").length, rounds);
  const hash = createHash("sha256").update(transcripts).digest("hex").slice(0, 16);
  drive.figures.push(`${rounds} rounds in the browser: ${hash}  ${(took / 1000).toFixed(3)} s`);
  if (process.env.PARITY) {
    assert.equal(transcripts, readFileSync(process.env.PARITY, "utf8"));
    drive.figures.push(`${rounds} rounds: the transcripts are those of the native program`);
  }
  if (process.env.NATIVE) {
    const factor = took / 1000 / Number(process.env.NATIVE);
    drive.figures.push(`browser / native: ${factor.toFixed(2)}`);
    assert(factor <= drive.BUDGET.factor, `factor ${factor}`);
  }
});
