// Drives the page in Chromium: rounds by keyboard and by touch, links, sharing, offline, sentences, axe-core, budgets.
//
//   npm install && node test.mjs [NAME...]     all tests, or those whose names contain one of these
//   CHROMIUM=/usr/bin/chromium                 the browser
//   PICTURES=FOLDER                            where pictures go (default: web/pictures)
//   PARITY=FILE                                transcripts of `cargo run --release --example parity`, to compare
//   NATIVE=SECONDS                             how long those took, for the factor between the two
import { createServer } from "node:http";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import assert from "node:assert/strict";
import { chromium } from "playwright-core";

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const here = new URL(".", import.meta.url).pathname;
const dist = process.env.DIST ?? join(here, "dist");
const pictures = process.env.PICTURES ?? join(here, "pictures");
mkdirSync(pictures, { recursive: true });
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json", ".txt": "text/plain; charset=utf-8", ".gz": "application/octet-stream" };
const BUDGET = { wire: 1.2e6, start: 2000, picture: 50, factor: 3 };

// A server as simple as any: files, and nothing but files.
let wire = 0;
const requested = new Set();
const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url, "http://x").pathname);
  const file = join(dist, path.endsWith("/") ? `${path}index.html` : path);
  if (!file.startsWith(dist) || !existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  const bytes = readFileSync(file);
  const text = !file.endsWith(".gz");
  const sent = text ? gzipSync(bytes) : bytes;
  wire += sent.length;
  requested.add(path.slice(1));
  const headers = { "content-type": TYPES[extname(file)] ?? "application/octet-stream" };
  if (text) headers["content-encoding"] = "gzip";
  response.writeHead(200, headers).end(sent);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = `http://localhost:${server.address().port}/`;

const arguments_ = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const figures = [];
const failures = [];
const wanted = process.argv.slice(2);

/// Runs a test in a fresh profile.
async function test(name, options, run) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) return;
  const profile = mkdtempSync(join(tmpdir(), "evil-hangman-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", headless: true, args: arguments_,
    viewport: { width: 1100, height: 720 }, ...options,
  });
  const page = context.pages()[0];
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  try {
    await run(page, context, errors);
    assert.deepEqual(errors, []);
    console.log(`ok     ${name}`);
  } catch (error) {
    failures.push(name);
    console.log(`FAILED ${name}: ${error.stack}\n${errors.join("\n")}`);
    await page.screenshot({ path: join(pictures, `failed-${name.replaceAll(" ", "-")}.png`) }).catch(() => {});
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

const open = async (page, link = "") => {
  await page.goto(link ? `${address}#${encodeURIComponent(link)}` : address);
  await page.waitForFunction(() => globalThis.evilHangman !== undefined);
};
const context_of = (page) => page.evaluate(() => evilHangman.context());
const until = (page, context) => page.waitForFunction((wanted) => evilHangman.context() === wanted, context, { timeout: 60_000 });
const picture = async (page, name) => {
  await page.waitForTimeout(400); // What moves comes to rest.
  await page.screenshot({ path: join(pictures, `${name}.png`) });
};
async function axe(page, name) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => axe.run());
  assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]), [], `axe: ${name}`);
}

/// Guesses letters by key until the round is over.
async function play(page, guess) {
  for (const letter of "etaoinsrhldcumfpgwybvkxjqz") {
    if (await context_of(page) !== "Playing") break;
    await guess(letter);
    await page.waitForFunction((letter) => {
      const game = evilHangman.game();
      return game.context() !== "Playing" || !evilHangman.minds().workers[0].waiting.size;
    }, letter, { timeout: 60_000 });
  }
  await until(page, "GameOver");
}

const GAME = "eh1 common merciless 8 11 42";

await test("keyboard", {}, async (page) => {
  await open(page);
  await picture(page, "form");
  await axe(page, "form");
  assert.match(await context_of(page), /Choice|Text/);
  await page.keyboard.press("Enter");
  await until(page, "Playing");
  await axe(page, "round");
  await page.keyboard.press("e");
  await picture(page, "round");
  await play(page, (letter) => page.keyboard.press(letter));
  await page.waitForTimeout(700);
  await picture(page, "end");
  await axe(page, "end");
  await page.keyboard.press("F1");
  await until(page, "Help");
  await picture(page, "help");
  await axe(page, "help");
  await page.keyboard.press("Escape");
  const latencies = await page.evaluate(() => evilHangman.measured.picture);
  latencies.sort((a, b) => a - b);
  const [median, worst] = [latencies[latencies.length >> 1], latencies.at(-1)];
  figures.push(`key to picture: median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms of ${latencies.length}`);
  assert(median <= BUDGET.picture, `key to picture ${median} ms`);
  assert.equal((await page.evaluate(() => evilHangman.names("record "))).length >= 1, true);
});

await test("keys of the browser stay with it", {}, async (page) => {
  await open(page);
  await page.keyboard.press("Enter");
  await until(page, "Playing");
  const prevented = await page.evaluate(() => {
    const press = (init) => !document.body.dispatchEvent(
      new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }));
    return [press({ key: "r", ctrlKey: true }), press({ key: "F5" }), press({ key: "Tab" }), press({ key: "l", altKey: true }),
      press({ key: "c", metaKey: true }), press({ key: "q" })];
  });
  assert.deepEqual(prevented, [false, false, false, false, false, true]);
});

await test("reload", {}, async (page) => {
  await open(page, GAME);
  await until(page, "Playing");
  for (const letter of "eai") await page.keyboard.press(letter, { delay: 300 });
  await page.waitForFunction(() => evilHangman.names("in play ").length === 1);
  await page.reload();
  await page.waitForFunction(() => globalThis.evilHangman !== undefined);
  assert.equal(await context_of(page), "Offer");
  await picture(page, "offer");
  await axe(page, "offer");
  await page.keyboard.press("Enter");
  await until(page, "Playing");
  await play(page, (letter) => page.keyboard.press(letter));
  assert.match(await page.evaluate(() => evilHangman.game().transcript()), /^eh1 common merciless 8 11 42 E\S+ A/);
});

await test("touch", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }, async (page) => {
  await open(page);
  await picture(page, "phone-form");
  await axe(page, "phone form");
  await open(page, GAME);
  await until(page, "Playing");
  await picture(page, "phone-round");
  await axe(page, "phone round");
  const keys = await page.evaluate(() => {
    // The extent of what each cell means is what can be tapped.
    const { painter } = evilHangman;
    const game = evilHangman.game();
    const rows = [];
    for (let row = 0; row < painter.rows; row += 1) {
      rows.push([...Array(painter.columns).keys()].map((column) => game.is_target(column, row)));
    }
    return { cell: painter.cell, columns: painter.columns, rows };
  });
  const box = await page.locator("#grid").boundingBox();
  const tap = (column, row) => page.touchscreen.tap(box.x + (column + 0.5) * keys.cell.width, box.y + (row + 0.5) * keys.cell.height);
  // The keys are the widest rows of targets.
  const wide = keys.rows.map((row, index) => [row.filter(Boolean).length, index]).filter(([count]) => count >= 25).map(([, index]) => index).slice(0, 12);
  assert(wide.length >= 12, `rows of keys: ${wide}`);
  assert(5 * keys.cell.width >= 40 && 3 * keys.cell.height >= 40, JSON.stringify(keys.cell));
  figures.push(`a key at 360 px: ${(5 * keys.cell.width).toFixed(0)} × ${(3 * keys.cell.height).toFixed(0)} px`);
  const places = [];
  for (let row = wide[0] + 1; row <= wide.at(-1); row += 3) {
    const first = keys.rows[row].indexOf(true);
    const last = keys.rows[row].lastIndexOf(true);
    for (let column = first + 2; column <= last; column += 5) places.push([column, row]);
  }
  assert.equal(places.length, 26);
  for (const index of [4, 19, 0, 14, 8, 13, 18, 17, 7, 11, 3, 2, 20, 12, 5, 15, 6, 22, 24, 1, 21, 10, 23, 9, 16, 25]) {
    if (await context_of(page) !== "Playing") break;
    await tap(...places[index]);
    await page.waitForFunction(() => !evilHangman.minds().workers[0].waiting.size, null, { timeout: 60_000 });
    if (index === 0) await picture(page, "phone-middle");
  }
  await until(page, "GameOver");
  await page.waitForTimeout(900);
  await picture(page, "phone-end");
  await axe(page, "phone end");
});

await test("replay link", {}, async (page) => {
  await open(page, GAME);
  await until(page, "Playing");
  await play(page, (letter) => page.keyboard.press(letter));
  const transcript = await page.evaluate(() => evilHangman.game().transcript());
  await page.goto("about:blank");
  await open(page, transcript);
  await until(page, "Story");
  await picture(page, "story");
  await axe(page, "story");
});

await test("duel link", {}, async (page, context) => {
  await open(page);
  await page.locator("summary").click();
  await page.fill("#word", "puzzle");
  await page.fill("#misses", "7");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.click("#duel button");
  await page.waitForFunction(() => document.getElementById("said").textContent.includes("#ehd1"));
  await axe(page, "duel form");
  const link = (await page.textContent("#said")).match(/http\S+/)[0];
  await page.goto("about:blank");
  await page.goto(link);
  await page.waitForFunction(() => globalThis.evilHangman !== undefined);
  await until(page, "Playing");
  await play(page, (letter) => page.keyboard.press(letter));
  const [text] = await page.evaluate(() => evilHangman.game().share());
  assert.match(text, /\nehr1 [A-Z]+ [0-9a-f]{16}$/);
});

await test("share", {}, async (page, context) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, GAME);
  await until(page, "Playing");
  await play(page, (letter) => page.keyboard.press(letter));
  await page.evaluate(() => { navigator.share = undefined; });
  await page.click("#share");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /Evil Hangman|hangman/i);
  assert(copied.includes(`#${encodeURIComponent(GAME)}`), copied);
  const shared = await page.evaluate(async () => {
    let given = null;
    navigator.share = async (data) => { given = data; };
    document.getElementById("share").click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return given;
  });
  assert(shared.url.endsWith(`#${encodeURIComponent(GAME)}`));
  assert(shared.text.length > 0);
});

await test("day's game", {}, async (page) => {
  await open(page, "daily");
  await until(page, "Playing");
  await picture(page, "daily");
  await play(page, (letter) => page.keyboard.press(letter));
  const transcript = await page.evaluate(() => evilHangman.game().transcript());
  assert.match(transcript, /^eh\d \S+ (merciless|greedy) /);
});

await test("damaged and later links", {}, async (page) => {
  for (const [index, link] of ["eh1 common", "nonsense", "eh99 common merciless", "%E0%A4%A"].entries()) {
    await page.goto("about:blank");
    await page.goto(`${address}#${index === 3 ? link : encodeURIComponent(link)}`);
    await page.waitForFunction(() => globalThis.evilHangman !== undefined);
    assert.match(await context_of(page), /Choice|Text/, link);
    if (index === 2) await picture(page, "later-link");
  }
});

await test("storage full, a worker that dies, two tabs, a day asleep", {}, async (page, context, errors) => {
  await open(page, GAME);
  await until(page, "Playing");
  await page.keyboard.press("e");
  await page.waitForFunction(() => evilHangman.names("in play ").length === 1);
  // A second tab is not offered the round of the first.
  const other = await context.newPage();
  await open(other);
  assert.match(await context_of(other), /Choice|Text/);
  await other.close();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  await page.keyboard.press("t");
  await page.waitForFunction(() => !evilHangman.minds().workers[0].waiting.size);
  await picture(page, "storage-full");
  await page.evaluate(() => evilHangman.minds().again(0));
  await page.keyboard.press("a");
  await page.waitForFunction(() => !evilHangman.minds().workers[0].waiting.size);
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 86_400_000;
    dispatchEvent(new Event("focus"));
  });
  await play(page, (letter) => page.keyboard.press(letter));
  await picture(page, "not-kept");
  errors.length = 0;
});

await test("records of a later version", {}, async (page) => {
  await open(page);
  await page.evaluate(() => localStorage.setItem("evil-hangman record 000000000001 0000", '{"v":99,"round":"eh9"}\n'));
  await page.reload();
  await page.waitForFunction(() => globalThis.evilHangman !== undefined);
  const exported = await page.evaluate(() => evilHangman.game().export());
  assert(exported.includes('"v":99'));
  const said = await page.evaluate(() => evilHangman.game().import('{"v":1}\nnothing\n'));
  assert.match(said, /couldn't read 2 lines/);
});

await test("other languages", {}, async (page, context, errors) => {
  requested.clear();
  await open(page);
  await page.waitForFunction(() => evilHangman.kept());
  const lists = () => [...requested].filter((path) => path.endsWith(".words.gz"));
  assert.deepEqual(lists(), []);
  // The second row of the form is the language.
  for (const key of ["ArrowUp", "ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
  await page.waitForFunction(() => evilHangman.idle() && evilHangman.text().includes("German"));
  await page.waitForTimeout(600);
  assert.deepEqual(lists(), ["assets/words/de.words.gz"]);
  await picture(page, "german");
  // Enter waits for the words, however fast it comes.
  await page.keyboard.press("ArrowRight");
  for (let row = 0; row < 8 && await context_of(page) !== "Playing"; row += 1) {
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => evilHangman.idle());
  }
  await until(page, "Playing");
  assert.deepEqual(lists().at(-1), "assets/words/es.words.gz");
  await play(page, (letter) => page.keyboard.press(letter));
  assert.match(await page.evaluate(() => evilHangman.game().transcript()), /^eh\d es\/(common|full) /);
  await page.goto("about:blank");
  await open(page, "eh1 pl/full greedy 5 9 3");
  await until(page, "Playing");
  await play(page, (letter) => page.keyboard.press(letter));
  const transcript = await page.evaluate(() => evilHangman.game().transcript());
  await page.goto("about:blank");
  await open(page, transcript);
  await until(page, "Story");
  await picture(page, "polish");
  // Without a network: the words that were loaded before are there, and of others it says so.
  await page.evaluate(() => navigator.serviceWorker.ready);
  server.closeAllConnections();
  await context.setOffline(true);
  await page.goto("about:blank").catch(() => {});
  await open(page, "eh1 es/full greedy 5 9 3");
  await until(page, "Playing");
  await page.goto("about:blank").catch(() => {});
  await open(page, "eh1 tr/full greedy 5 9 3");
  await page.waitForFunction(() => evilHangman.text().includes("network"));
  await picture(page, "turkish-offline");
  errors.length = 0; // The browser reports the file that could not be loaded.
});

await test("offline", {}, async (page, context) => {
  await open(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await page.reload();
  await page.waitForFunction(() => globalThis.evilHangman !== undefined);
  server.closeAllConnections();
  await context.setOffline(true);
  for (const link of ["", "eh1 unabridged merciless 7 12 5", "eh1 standard merciless 6 14 5"]) {
    await page.goto("about:blank").catch(() => {});
    await open(page, link);
    await (link ? until(page, "Playing") : page.waitForTimeout(0));
    await page.keyboard.press("e");
  }
  await picture(page, "offline");
});

await test("plain sentences", {}, async (page) => {
  await open(page);
  const first = await page.evaluate(() => document.querySelector("button, input, a, [tabindex='0']").id);
  assert.equal(first, "sentences");
  await page.click("#sentences");
  await page.waitForFunction(() => document.querySelectorAll("#log p").length > 0, null, { timeout: 60_000 });
  await axe(page, "sentences");
  const lines = () => page.evaluate(() => document.querySelectorAll("#log p:not(.mine)").length);
  const say = async (text) => {
    const before = await lines();
    await page.fill("#answer", text);
    await page.keyboard.press("Enter");
    await page.waitForFunction((before) => document.querySelectorAll("#log p:not(.mine)").length > before, before, { timeout: 60_000 });
  };
  const asks = () => page.textContent("#say label");
  for (let step = 0; step < 12 && !/letter\b/i.test(await asks()); step += 1) await say("");
  for (const letter of "etaoinsrhldcumfpgwybvkxjqz") {
    if (!/letter/i.test(await asks())) break;
    await say(letter);
  }
  const log = await page.textContent("#log");
  assert.match(log, /You (lost|won|cornered|found)|It claims/i, log);
  await picture(page, "sentences");
  assert((await page.evaluate(() => evilHangman.names("record "))).length >= 1, log);
  await axe(page, "sentences at the end");
});

await test("light, contrast, at rest, zoom", { colorScheme: "light", contrast: "more", reducedMotion: "reduce", viewport: { width: 550, height: 360 } }, async (page) => {
  await open(page, GAME);
  await until(page, "Playing");
  await picture(page, "contrast-zoom");
  await axe(page, "contrast");
  await page.emulateMedia({ contrast: "no-preference" });
  await picture(page, "light");
  await axe(page, "light");
});

await test("budgets", {}, async (page) => {
  wire = 0;
  const start = Date.now();
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName("playable").length > 0, null, { polling: 10 });
  const took = Date.now() - start;
  const playable = await page.evaluate(() => performance.getEntriesByName("playable")[0].startTime);
  await page.keyboard.press("Enter");
  await until(page, "Playing");
  const first = wire;
  figures.push(`first round over the wire: ${(first / 1e6).toFixed(3)} MB`, `cold start: ${playable.toFixed(0)} ms (${took} ms seen from outside)`);
  assert(first <= BUDGET.wire, `${first} bytes`);
  assert(playable <= BUDGET.start, `${playable} ms`);
});

await test("parity", {}, async (page) => {
  await open(page);
  const [transcripts, took] = await page.evaluate(() => {
    const since = performance.now();
    const transcripts = evilHangman.parity(200);
    return [transcripts, performance.now() - since];
  });
  assert.equal(transcripts.trim().split("\n").length, 200);
  figures.push(`200 rounds in the browser: ${(took / 1000).toFixed(1)} s`);
  if (process.env.PARITY) {
    assert.equal(transcripts, readFileSync(process.env.PARITY, "utf8"));
    figures.push("200 rounds: the transcripts are those of the native program");
  }
  if (process.env.NATIVE) {
    const factor = took / 1000 / Number(process.env.NATIVE);
    figures.push(`browser / native: ${factor.toFixed(2)}`);
    assert(factor <= BUDGET.factor, `factor ${factor}`);
  }
});

console.log(figures.map((figure) => `figure ${figure}`).join("\n"));
server.close();
process.exitCode = failures.length > 0 ? 1 : 0;
