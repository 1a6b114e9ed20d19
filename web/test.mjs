// Drives the page in Chromium: rounds by keyboard and by touch, links, sharing, offline, sentences, axe-core, budgets.
//
//   npm install && node test.mjs [NAME...]     all tests, or those whose names contain one of these
//   CHROMIUM=/usr/bin/chromium                 the browser
//   PICTURES=FOLDER                            where pictures go (default: web/pictures)
//   PARITY=FILE NATIVE=SECONDS ROUNDS=NUMBER   what web/parity.sh compares with
import { createServer } from "node:http";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
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
// Emulated lack of a network does not reach what a service worker fetches, so the server hangs up as well.
let down = false;
/// Milliseconds for which the server lets a page wait for words and proofs.
let slow = 0;
const server = createServer((request, response) => {
  if (down) {
    request.socket.destroy();
    return;
  }
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
  setTimeout(() => response.writeHead(200, headers).end(sent), path.startsWith("/assets/") ? slow : 0);
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
  // A page that is only text asks for an icon that is nowhere.
  page.on("console", (message) => message.type() === "error" && !message.location().url.endsWith("/favicon.ico") && errors.push(message.text()));
  try {
    await run(page, context, errors);
    assert.deepEqual(errors, []);
    console.log(`ok     ${name}`);
  } catch (error) {
    failures.push(name);
    console.log(`FAILED ${name}: ${error.stack}\n${errors.join("\n")}`);
    await page.screenshot({ path: join(pictures, `failed-${name.replaceAll(" ", "-")}.png`) }).catch(() => {});
  } finally {
    [down, slow] = [false, 0];
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

const GAME = "eh1 en/everyday merciless 8 11 42 -";

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
  assert.match(await page.evaluate(() => evilHangman.game().transcript()), /^eh1 en/everyday merciless 8 11 42 - E\S+ A/);
});

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/// Checks that everything that can be tapped on is at least 40 pixels wide and high.
async function fingers(page, name) {
  const small = await page.evaluate(() => {
    const { cell, areas } = evilHangman.layout();
    const found = [];
    for (let at = 0; at < areas.length; at += 4) {
      const [, , columns, rows] = areas.slice(at, at + 4);
      if (columns * cell.width < 40 || rows * cell.height < 40) found.push(`on the canvas: ${areas.slice(at, at + 4)}`);
    }
    for (const element of document.querySelectorAll("button, a, summary, input:not(#typed):not([type=file]), .file")) {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && (width < 40 || height < 40)) found.push(`${element.outerHTML}: ${width} × ${height}`);
    }
    return found;
  });
  assert.deepEqual(small, [], name);
}

/// Taps on a text on the canvas, or on a column of its row.
async function tap(page, text, column) {
  const place = await page.evaluate(([text, column]) => {
    const rows = evilHangman.text().split("\n");
    const row = rows.findIndex((row) => row.includes(text));
    const { cell } = evilHangman.layout();
    const at = column ?? rows[row]?.indexOf(text);
    return row < 0 ? null : [(at + 0.5) * cell.width, (row + 0.5) * cell.height];
  }, [text, column]);
  assert(place, `no ${text} in\n${await screen(page)}`);
  const box = await page.locator("#grid").boundingBox();
  await page.touchscreen.tap(box.x + place[0], box.y + place[1]);
  await page.waitForTimeout(100);
}
/// Answers yes to what may be asked before a round begins, which is selected.
async function begins(page) {
  await page.waitForFunction(() => /Confirm|Playing/.test(evilHangman.context()));
  if (await context_of(page) === "Confirm") await page.keyboard.press("Enter");
  await until(page, "Playing");
}
/// Answers yes, where no is selected.
async function agrees(page) {
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
}
const screen = (page) => page.evaluate(() => evilHangman.text());
/// Waits until a text is on the screen, or in the notice above it.
const shows = (page, text) => page.waitForFunction((text) => `${evilHangman.text()} ${document.getElementById("notice").textContent}`.replace(/\s+/g, " ").includes(text), text, { timeout: 20_000 })
  .catch(async () => assert.fail(`no ${text} in\n${await screen(page)}`));
/// Checks that a notice is read whole, in front of the screen and nowhere else.
async function whole(page, text) {
  await shows(page, text);
  const [said, cut, outside] = await page.evaluate(() => {
    const notice = document.getElementById("notice");
    const { left, top, right, bottom } = notice.getBoundingClientRect();
    return [notice.textContent, notice.scrollHeight - notice.clientHeight, left < 0 || top < 0 || right > innerWidth || bottom > innerHeight];
  });
  assert(said.includes(text) && /[.]$/.test(said), said);
  assert(cut <= 1 && !outside, `${cut} px of ${said} are cut`);
  assert(!(await screen(page)).replace(/\s+/g, " ").includes(said.slice(0, 24)), "on the screen as well, where it may be cut");
}
const pressButton = (page, label) => page.locator("#bar button").filter({ hasText: label }).first().click();
const pressBar = (page, label) => page.locator("#bar button").filter({ hasText: label }).first().tap();

/// Presses the button that does the same as a key, which a phone doesn't have.
const tapInstead = (page, key) => page.locator("#bar button").filter({ has: page.locator("kbd", { hasText: new RegExp(`^${key.replace(/\W/, "\\$&")}$`) }) }).tap();
/// Does something, and waits until the screen shows something else.
async function changes(page, what) {
  const before = await screen(page);
  await what();
  await page.waitForFunction((before) => evilHangman.idle() && evilHangman.text() !== before, before, { timeout: 20_000 })
    .catch(async () => assert.fail(`${what} changes nothing in\n${await screen(page)}`));
}

await test("nothing of the form is cut on a phone", PHONE, async (page) => {
  await open(page);
  await page.waitForFunction(() => evilHangman.kept());
  await pressBar(page, "settings");
  for (const [width, height] of [[390, 844], [360, 740], [320, 568]]) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(200);
    await page.locator("body").press("ArrowUp");
    for (let row = 0; row < 7; row += 1) {
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press("ArrowRight");
        await page.waitForFunction(() => evilHangman.idle());
        assert(!(await screen(page)).includes("…"), `at ${width} × ${height}:\n${await screen(page)}`);
      }
      if (row % 3 === 0) await fingers(page, `row ${row} at ${width} × ${height}`);
      await page.keyboard.press("ArrowDown");
    }
    await picture(page, `form-${width}`);
    for (let row = 0; row < 7; row += 1) await page.keyboard.press("ArrowUp");
  }
});

await test("a tap counts while the keyboard of a phone is open", PHONE, async (page) => {
  // A soft keyboard, which takes part of the page for as long as something can be typed.
  await page.addInitScript(() => {
    for (const [type, height] of [["focusin", "440px"], ["focusout", ""]]) {
      document.addEventListener(type, ({ target }) => {
        if (target.id === "typed") document.body.style.height = height;
      });
    }
  });
  slow = 2000;
  await open(page);
  await pressBar(page, "settings");
  const typing = async (text) => {
    await tap(page, text, 20);
    await page.waitForFunction(() => document.activeElement.id === "typed" && evilHangman.painter.rows < 20);
  };
  // PLAY presses the button that is there when it is tapped, although the words take longer than the keyboard.
  await tap(page, "common words", 37);
  await page.waitForTimeout(400);
  await typing("8 letters");
  await picture(page, "phone-keyboard");
  await tap(page, "PLAY");
  await until(page, "Playing");
  assert.equal(await page.evaluate(() => document.activeElement.id), "", "the keyboard is put away");
  // The same where nothing is loaded.
  slow = 0;
  await page.reload();
  await page.waitForFunction(() => globalThis.evilHangman?.kept());
  await pressBar(page, "settings");
  await tapInstead(page, "*");
  await shows(page, "any,");
  await typing("any,");
  await tap(page, "PLAY");
  await until(page, "Playing");
});

await test("by touch, whatever has a function key", PHONE, async (page) => {
  await open(page);
  await pressBar(page, "settings");
  // The words left, any length, and back; the figure, and the theme, which has other colours.
  for (const key of ["F2", "F2", "*", "*", "*"]) {
    await changes(page, () => tapInstead(page, key));
    await fingers(page, key);
  }
  await picture(page, "phone-any-length");
  const colours = await page.evaluate(() => evilHangman.game().colours().join());
  await tapInstead(page, "F8");
  await page.waitForFunction((colours) => evilHangman.game().colours().join() !== colours, colours);
  await changes(page, () => tapInstead(page, "F9"));
  await tapInstead(page, "F7");
  await until(page, "Lesson");
  await pressBar(page, /^back/);
  // A round of any length begins, and another one.
  for (let round = 0; round < 2; round += 1) {
    await page.waitForFunction(() => evilHangman.game().chooses_now());
    await tap(page, "PLAY");
    await until(page, "Playing");
    await pressBar(page, "pause");
    await until(page, "Pause");
    await page.reload();
    await page.waitForFunction(() => globalThis.evilHangman !== undefined);
    assert(await page.evaluate(() => JSON.parse(localStorage.getItem("evil-hangman choices")).any_length), "kept for the next visit");
  }
  // A duel: a word makes a line to send, which is a link as well.
  await tapInstead(page, "+");
  await until(page, "Duel");
  await picture(page, "phone-duel");
  await axe(page, "duel");
  await fingers(page, "duel");
  await page.locator("#typed").pressSequentially("puzzle");
  await shows(page, "puzzle");
  await changes(page, () => page.keyboard.press("Enter"));
  assert.equal(await context_of(page), "Duel", "the number of misses is asked for");
  await picture(page, "phone-duel-misses");
  await changes(page, () => page.keyboard.press("Enter"));
  await until(page, "Share");
  await picture(page, "phone-duel-line");
  await fingers(page, "the line of a duel");
  assert(!(await screen(page)).includes("evil-hangman"), "a page has no commands");
  const [line, challenge] = await page.evaluate(() => evilHangman.game().share());
  assert.match(line, /^ehd1 /);
  assert.equal(challenge, line);
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => evilHangman.game().chooses_now());
  // The game of the day, in which help is asked about first.
  await pressBar(page, /^today/);
  await begins(page);
  await tapInstead(page, "F3");
  await until(page, "Confirm");
  await picture(page, "phone-help-counts");
  await fingers(page, "the question before help");
  await pressBar(page, /^back/);
  await until(page, "Playing");
  await open(page, "eh1 en/everyday fair 8 11 42 -");
  await until(page, "Playing");
  await tapInstead(page, "F10");
  await shows(page, "The seal");
  await picture(page, "phone-seal");
  await fingers(page, "seal");
  await pressBar(page, /^close/);
  await until(page, "Playing");
  await changes(page, () => tapInstead(page, "F2"));
  await changes(page, () => tapInstead(page, "F2"));
  await page.locator("body").press("e");
  await page.waitForFunction(() => evilHangman.idle());
  await changes(page, () => tapInstead(page, "F3"));
  await picture(page, "phone-hint");
  await fingers(page, "hint");
  await changes(page, () => tapInstead(page, "F4"));
  await picture(page, "phone-xray");
  await axe(page, "phone X-ray");
  await fingers(page, "X-ray");
});

await test("touch", PHONE, async (page) => {
  await open(page);
  await picture(page, "phone-first");
  await axe(page, "phone first");
  await fingers(page, "the first screen");
  await pressBar(page, "settings");
  await picture(page, "phone-form");
  await fingers(page, "form");
  await tap(page, "Merciless", 37);
  await shows(page, "Greedy");
  await tap(page, "Greedy", 2);
  await shows(page, "Merciless");
  await tap(page, "8 letters", 37);
  await shows(page, "9 letters");
  await page.waitForTimeout(200);
  assert.equal(await page.evaluate(() => document.activeElement.id), "", "no keyboard pops up for what is stepped");
  await pressBar(page, "how it cheats");
  await page.waitForTimeout(200);
  await picture(page, "phone-lesson");
  await fingers(page, "lesson");
  await page.locator("#bar button", { hasText: /^e$/ }).tap();
  await picture(page, "phone-lesson-answer");
  await open(page, GAME);
  await until(page, "Playing");
  await picture(page, "phone-round");
  await axe(page, "phone round");
  await fingers(page, "round");
  const { cell } = await page.evaluate(() => evilHangman.layout());
  assert(5 * cell.width >= 40 && 3 * cell.height >= 40, JSON.stringify(cell));
  figures.push(`a key at 360 px: ${(5 * cell.width).toFixed(0)} × ${(3 * cell.height).toFixed(0)} px; two rows: ${(2 * cell.height).toFixed(0)} px`);
  await pressBar(page, "pause");
  await until(page, "Pause");
  await picture(page, "phone-pause");
  await fingers(page, "pause");
  await tap(page, "Resume");
  await until(page, "Playing");
  await pressBar(page, "help");
  await until(page, "Help");
  await fingers(page, "help");
  await pressBar(page, "close");
  /// Taps on the key of a letter: keys are the only places where a letter is between blanks and means something.
  const tapKey = async (letter) => {
    const place = await page.evaluate((letter) => {
      const rows = evilHangman.text().split("\n");
      for (let row = 0; row < rows.length; row += 1) {
        for (const { index } of rows[row].matchAll(new RegExp(`(?<= )${letter}(?= )`, "g"))) {
          if (evilHangman.game().is_target(index, row)) return [index, row];
        }
      }
      return null;
    }, letter);
    assert(place, `no key ${letter} in\n${await screen(page)}`);
    const box = await page.locator("#grid").boundingBox();
    await page.touchscreen.tap(box.x + (place[0] + 0.5) * cell.width, box.y + (place[1] + 0.5) * cell.height);
    await page.waitForFunction(() => evilHangman.idle(), null, { timeout: 60_000 });
  };
  // A whole word is spelled with the same keys, and taken back.
  await pressBar(page, "whole word");
  await until(page, "WholeWord");
  for (const letter of "elephans") await tapKey(letter);
  await pressBar(page, "erase");
  await tapKey("t");
  await picture(page, "phone-whole-word");
  await axe(page, "phone whole word");
  await fingers(page, "whole word");
  assert.equal(await page.evaluate(() => document.activeElement.id), "", "the keys on the screen are enough");
  await pressBar(page, "guess it");
  await page.waitForFunction(() => evilHangman.idle() && evilHangman.context() === "Playing");
  for (const letter of "etaoinsrhldcumfpgwybvkxjqz") {
    if (await context_of(page) !== "Playing") break;
    await tapKey(letter);
    if (letter === "e") await picture(page, "phone-middle");
  }
  await until(page, "GameOver");
  await page.waitForTimeout(900);
  await picture(page, "phone-end");
  await axe(page, "phone end");
  await fingers(page, "end");
  await tap(page, "Story");
  await until(page, "Story");
  await picture(page, "phone-story");
  await fingers(page, "story");
  await pressBar(page, "back");
  await until(page, "GameOver");
  await tap(page, "Setup");
  await page.waitForFunction(() => evilHangman.game().chooses_now());
  await pressBar(page, /^stat/);
  await page.waitForFunction(() => /Statistics|Ladder/.test(evilHangman.context()));
  await picture(page, "phone-statistics");
  await fingers(page, "statistics");
});

await test("by touch, the player holds the word", PHONE, async (page) => {
  await open(page);
  await pressBar(page, "settings");
  for (let step = 0; step < 8 && !/You think|I guess/i.test(await screen(page)); step += 1) {
    const row = (await screen(page)).split("\n").find((row) => row.includes("‹"));
    await tap(page, row.trim().split(/\s+/)[1], 37);
  }
  await tap(page, "PLAY");
  const seen = new Set();
  for (let question = 0; question < 40 && seen.size < 9; question += 1) {
    await page.waitForFunction(() => evilHangman.idle(), null, { timeout: 60_000 });
    await page.waitForTimeout(150);
    const context = await context_of(page);
    if (!seen.has(context)) {
      seen.add(context);
      await picture(page, `phone-${context.toLowerCase()}`);
      await axe(page, context);
      await fingers(page, context);
    }
    if (context === "HeldOver" || context === "Choice") break;
    if (question === 0) {
      await pressBar(page, "yes");
      await page.waitForFunction(() => /mark/i.test(document.getElementById("bar").textContent));
      await pressBar(page, "mark");
      await pressBar(page, "undo");
    }
    const bar = await page.locator("#bar button").allTextContents();
    const wanted = { Question: /^no/, IsIt: /^select/, Doubt: /^select/, Word: /^keep it secret/, Remember: /^no/ }[context];
    assert(wanted, `${context} with ${bar}`);
    await pressBar(page, wanted);
  }
  assert(seen.has("Question") && seen.size > 1, [...seen].join());
});

await test("typing while it thinks", {}, async (page) => {
  await open(page, "eh1 en/full merciless 6 12 5 -");
  await until(page, "Playing");
  await page.waitForFunction(() => evilHangman.kept());
  await page.evaluate(() => { evilHangman.measured.picture.length = 0; });
  await page.keyboard.press("e");
  assert.equal(await page.evaluate(() => evilHangman.minds().workers[0].waiting.size), 1);
  for (let press = 0; press < 10; press += 1) await page.keyboard.press("F2");
  const latencies = await page.evaluate(() => evilHangman.measured.picture.sort((one, other) => one - other));
  assert.equal(latencies.length, 11);
  assert(latencies[5] <= BUDGET.picture, `key to picture while it thinks: ${latencies}`);
});

await test("small and turned phones", { ...PHONE, viewport: { width: 320, height: 568 } }, async (page) => {
  await open(page);
  await pressBar(page, "settings");
  await picture(page, "small-phone-form");
  await fingers(page, "form of a small phone");
  await open(page, GAME);
  await until(page, "Playing");
  await picture(page, "small-phone-round");
  await fingers(page, "round of a small phone");
  await page.setViewportSize({ width: 740, height: 360 });
  await picture(page, "turned-phone-round");
  const letters = await page.evaluate(() => evilHangman.layout().areas.length / 4);
  assert(letters >= 26, `${letters} places to tap on`);
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
  const [text, back] = await page.evaluate(() => evilHangman.game().share());
  assert.match(text, /\nehr1 [A-Z]+ [0-9a-f]{16}$/);
  assert.equal(text.split("ehr1").length, 2, "the result is there once");
  // The friend sends the result back, and it is checked.
  assert.match(back, /^ehd1 .* ehr1 [A-Z]+ [0-9a-f]{16}$/);
  await page.goto("about:blank");
  await open(page, back);
  await shows(page, "They guessed E");
  await picture(page, "duel-result");
  await page.goto("about:blank");
  await open(page, back.replace(/.$/, (digit) => (digit === "0" ? "1" : "0")));
  await shows(page, "about another word, or it was changed");
});

await test("openings in links", {}, async (page) => {
  await open(page, "eh1 en/everyday merciless 8 11 42 P4,5");
  await until(page, "Playing");
  await picture(page, "opening");
  await play(page, (letter) => page.keyboard.press(letter));
  const transcript = await page.evaluate(() => evilHangman.game().transcript());
  assert.match(transcript, /^eh1 en/everyday merciless 8 11 42 P4,5 /);
  const [, game] = await page.evaluate(() => evilHangman.game().share());
  assert.equal(game, "eh1 en/everyday merciless 8 11 42 P4,5");
  await page.goto("about:blank");
  await open(page, transcript);
  await until(page, "Story");
  // Links that were encoded by hand, or not at all.
  for (const link of [GAME.replaceAll(" ", "%20"), GAME.replaceAll(" ", "+"), GAME]) {
    await page.goto("about:blank");
    await page.goto(`${address}#${link}`);
    await page.waitForFunction(() => globalThis.evilHangman !== undefined);
    await until(page, "Playing");
  }
});

await test("links with whole words, and for pupils", {}, async (page) => {
  await open(page, GAME);
  await until(page, "Playing");
  await page.keyboard.press("Enter");
  await until(page, "WholeWord");
  await page.keyboard.type("elephant");
  await picture(page, "whole-word");
  await axe(page, "whole word");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => evilHangman.idle() && evilHangman.context() === "Playing");
  await play(page, (letter) => page.keyboard.press(letter));
  const named = await page.evaluate(() => evilHangman.game().transcript());
  assert.match(named, /^eh1 en/everyday merciless 8 11 42 - :ELEPHANT:- /);
  await page.goto("about:blank");
  await open(page, named);
  await until(page, "Story");
  await shows(page, "ELEPHANT");
  const CLEAN = "eh1 en/everyday merciless 8 11 42 - clean";
  await page.goto("about:blank");
  await open(page, CLEAN);
  await until(page, "Playing");
  await play(page, (letter) => page.keyboard.press(letter));
  const played = await page.evaluate(() => evilHangman.game().transcript());
  assert(played.startsWith(`${CLEAN} `), played);
  const [, game] = await page.evaluate(() => evilHangman.game().share());
  assert.equal(game, CLEAN);
  await page.goto("about:blank");
  await open(page, played);
  await until(page, "Story");
});

await test("own word list", {}, async (page) => {
  await open(page);
  await page.locator("summary").click();
  const give = async (name, text) => {
    await page.locator("#list").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text, "latin1") });
    await page.waitForFunction((name) => document.getElementById("said").textContent.includes(name), name);
    return page.textContent("#said");
  };
  assert.match(await give("pets.txt", "cat\ndog\ncow\nrat\nhen\nhorse\n"), /^I have the 6 words of pets.txt now/);
  assert.match(await give("bad.txt", "caf\xe9\n"), /^I can't use bad.txt: line 1 is not UTF-8/);
  assert.match(await give("numbers.txt", "1\n2\n"), /^I can't use numbers.txt: there is no word in it/);
  await page.locator("summary").click();
  await page.reload();
  await page.waitForFunction(() => globalThis.evilHangman !== undefined);
  await page.locator("body").press("ArrowUp");
  await shows(page, "pets.txt");
  await picture(page, "own-list");
  for (let row = 0; row < 9 && await context_of(page) !== "Playing"; row += 1) {
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => evilHangman.idle());
  }
  await until(page, "Playing");
  await play(page, (letter) => page.keyboard.press(letter));
  assert.match(await page.evaluate(() => evilHangman.game().transcript()), /^eh1 pets.txt#[0-9a-f]{16} /);
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
  await picture(page, "daily-question");
  await axe(page, "the question before the game of the day");
  await begins(page);
  await picture(page, "daily");
  await play(page, (letter) => page.keyboard.press(letter));
  const transcript = await page.evaluate(() => evilHangman.game().transcript());
  assert.match(transcript, /^eh\d \S+ (merciless|greedy) /);
});

await test("damaged and later links", {}, async (page) => {
  const DUEL = "ehd1 6 00112233445566778899aabbccddeeff 0011 00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
  for (const [link, said] of [
    ["eh1 en/everyday", "the transcript ends before its opening"],
    ["nonsense", "nonsense"],
    ["eh99 common merciless 8 11 42", "from a later version of the game"],
    ["eh1 en/everyday friend 5 8 1 -", "a friend's word"],
    ["eh1 klingon greedy 5 8 1 -", "klingon"],
    ["ehd1 6", "not the whole line that sets a word"],
    [DUEL, "open this link"],
    ["%E0%A4%A", "%E0%A4%A"],
  ]) {
    await page.goto("about:blank");
    await page.goto(`${address}#${link.startsWith("%") ? link : encodeURIComponent(link)}`);
    await page.waitForFunction(() => globalThis.evilHangman !== undefined);
    assert.match(await context_of(page), /Choice|Text/, link);
    await shows(page, "I can't open this link");
    await shows(page, said);
    for (const [width, height] of [[360, 740], [740, 360], [320, 568], [1100, 720]]) {
      await page.setViewportSize({ width, height });
      await whole(page, said);
    }
    if (link.startsWith("eh99")) await picture(page, "later-link");
  }
});

await test("storage that is full", {}, async (page) => {
  await open(page, GAME);
  await until(page, "Playing");
  await page.evaluate(() => {
    globalThis.setAsBefore = Storage.prototype.setItem;
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  await page.keyboard.press("e");
  for (const [width, height] of [[1100, 720], [360, 740], [320, 568]]) {
    await page.setViewportSize({ width, height });
    await whole(page, "the browser's storage is full");
    await picture(page, `storage-full-${width}`);
  }
  // It goes when it is clicked on, and comes back at the end of the round.
  await page.locator("#notice").click();
  assert.equal(await page.textContent("#notice"), "");
  await play(page, (letter) => page.keyboard.press(letter));
  await shows(page, "storage is full");
  assert.equal((await page.evaluate(() => evilHangman.names("record "))).length, 0);
  // The round is exported all the same, and it is saved with the next one.
  assert.match(await page.evaluate(() => evilHangman.game().export()), /eh1 en/everyday merciless 8 11 42 -/);
  await page.evaluate(() => {
    Storage.prototype.setItem = globalThis.setAsBefore;
    globalThis.noticed = [];
    const notice = document.getElementById("notice");
    new MutationObserver(() => globalThis.noticed.push(notice.textContent)).observe(notice, { childList: true });
  });
  await page.waitForTimeout(700);
  await page.keyboard.press("Enter");
  await until(page, "Playing");
  await play(page, (letter) => page.keyboard.press(letter));
  // Its judgement, or the next round, takes it along.
  await page.waitForFunction(() => globalThis.noticed.some((said) => said.includes("The round that wasn't saved is saved now.")));
  const kept = await page.evaluate(() => evilHangman.game().export());
  assert.equal(kept.match(/"outcome"|"v":/g).length >= 2, true, kept);
});

await test("storage that is forbidden", {}, async (page) => {
  await page.addInitScript(() => {
    const refuse = () => { throw new DOMException("forbidden", "SecurityError"); };
    Object.defineProperty(globalThis, "localStorage", { get: refuse });
    Object.defineProperty(globalThis, "sessionStorage", { get: refuse });
  });
  await open(page, GAME);
  await until(page, "Playing");
  await page.keyboard.press("e");
  await page.setViewportSize({ width: 360, height: 740 });
  await whole(page, "doesn't let this page store anything");
  await picture(page, "storage-forbidden-360");
  await play(page, (letter) => page.keyboard.press(letter));
  assert.match(await page.evaluate(() => evilHangman.game().export()), /eh1 en/everyday merciless 8 11 42 -/);
});

await test("a worker that dies", {}, async (page) => {
  await open(page, GAME);
  await until(page, "Playing");
  await page.keyboard.press("e");
  const die = () => page.evaluate(() => evilHangman.minds().workers[0].worker.dispatchEvent(new ErrorEvent("error")));
  await die();
  await shows(page, "I started it again");
  await picture(page, "worker-died");
  // What was asked of it is asked again.
  await page.evaluate(() => {
    const { minds } = evilHangman;
    const mind = minds().workers[0];
    mind.worker.terminate();
    globalThis.dead = mind.worker;
  });
  await page.keyboard.press("t");
  await page.evaluate(() => globalThis.dead.dispatchEvent(new ErrorEvent("error")));
  await page.waitForFunction(() => evilHangman.idle(), null, { timeout: 60_000 });
  await play(page, (letter) => page.keyboard.press(letter));
  assert.match(await page.evaluate(() => evilHangman.game().transcript()), /42 E\S+ T/);
  await page.waitForTimeout(700);
  await page.keyboard.press("Enter");
  await until(page, "Playing");
  await page.keyboard.press("e");
  await page.waitForFunction(() => evilHangman.names("in play ").length === 1);
  for (let death = 0; death < 4; death += 1) await die();
  await shows(page, "keeps stopping");
  assert.equal((await page.evaluate(() => evilHangman.names("in play "))).length, 1);
});

await test("a tab that sleeps for a day", {}, async (page) => {
  // The form shows the game of the day once a round has been played.
  await open(page, GAME);
  await until(page, "Playing");
  await play(page, (letter) => page.keyboard.press(letter));
  await open(page);
  await shows(page, "Today's game #");
  const number = async () => (await screen(page)).match(/Today's game #(\d+)/)[1];
  const today = Number(await number());
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 86_400_000;
    dispatchEvent(new Event("focus"));
  });
  await shows(page, `Today's game #${today + 1}`);
  await shows(page, "A new day has begun");
  // A round that has slept goes on.
  await open(page, GAME);
  await until(page, "Playing");
  await page.keyboard.press("e");
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 2 * 86_400_000;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await play(page, (letter) => page.keyboard.press(letter));
});

await test("two tabs at once", {}, async (page, context) => {
  await open(page, GAME);
  await until(page, "Playing");
  await page.keyboard.press("e");
  await page.waitForFunction(() => evilHangman.names("in play ").length === 1);
  // A second tab is not offered the round of the first, and both keep their rounds.
  const other = await context.newPage();
  await open(other);
  assert.match(await context_of(other), /Choice|Text/);
  await shows(other, "You have a round in another tab.");
  await picture(other, "another-tab");
  await open(other, GAME.replace("42", "43"));
  await until(other, "Playing");
  await play(other, (letter) => other.keyboard.press(letter));
  await page.bringToFront();
  await play(page, (letter) => page.keyboard.press(letter));
  const kept = await page.evaluate(() => evilHangman.game().export());
  assert(kept.includes("8 11 42 ") && kept.includes("8 11 43 "), kept);
  // Nor does a tab that was opened before.
  await open(other, GAME.replace("42", "45"));
  await until(other, "Playing");
  await other.keyboard.press("e");
  await other.waitForFunction(() => evilHangman.names("in play ").length === 1);
  await page.bringToFront();
  // From the end to the form, to the title, and out, which begins anew.
  await page.evaluate(() => { globalThis.before = evilHangman.game(); });
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press("Escape");
    await page.waitForTimeout(300);
  }
  await until(page, "Confirm");
  await agrees(page);
  await page.waitForFunction(() => evilHangman.game() && evilHangman.game() !== globalThis.before);
  assert.match(await context_of(page), /Choice|Text/);
  await other.bringToFront();
  await play(other, (letter) => other.keyboard.press(letter));
  // What a closed tab leaves is offered.
  await open(other, GAME.replace("42", "44"));
  await until(other, "Playing");
  await other.keyboard.press("e");
  await other.waitForFunction(() => evilHangman.names("in play ").length === 1);
  await other.close();
  await page.goto("about:blank");
  await open(page);
  await until(page, "Offer");
});

await test("every screen", {}, async (page, context) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const to = async (keys, context) => {
    for (const key of keys) await page.keyboard.press(key);
    await until(page, context);
    await page.waitForTimeout(150);
    await axe(page, context);
  };
  await open(page);
  await to(["ArrowUp"], "Choice");
  await to(["F7"], "Lesson");
  await picture(page, "lesson");
  await to(["Escape"], "Choice");
  await page.locator("#bar button").filter({ hasText: /^stat/ }).click();
  await page.waitForFunction(() => /Statistics|Ladder/.test(evilHangman.context()));
  await axe(page, "statistics");
  await picture(page, "statistics");
  await open(page, GAME);
  await to(["e", "F4"], "Playing");
  await picture(page, "xray");
  await to(["Escape"], "Pause");
  await picture(page, "pause");
  await to(["Escape"], "Playing");
  await play(page, (letter) => page.keyboard.press(letter));
  await page.waitForTimeout(2200);
  await to(["s"], "Share");
  await shows(page, "Copied to the clipboard, with a link.");
  await picture(page, "share");
  await to(["Escape", "p"], "Proving");
  await picture(page, "proving");
  await to(["Escape", "c"], "Story");
  await page.locator("summary").click();
  await axe(page, "more");
  await picture(page, "more");
  // Buttons are reached with Tab and pressed with Enter.
  await page.locator("summary").click();
  await page.locator("#bar button").first().focus();
  const at = await page.evaluate(() => document.activeElement.textContent);
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement.textContent), at);
});

await test("records of a later version", {}, async (page) => {
  await open(page);
  await page.evaluate(() => localStorage.setItem("evil-hangman record 000000000001 0000", '{"v":99,"round":"eh9"}\n'));
  await page.reload();
  await page.waitForFunction(() => globalThis.evilHangman !== undefined);
  const exported = await page.evaluate(() => evilHangman.game().export());
  assert(exported.includes('"v":99'));
  // The statistics say that they leave it out.
  await page.keyboard.press("ArrowUp");
  await pressButton(page, /^stat/);
  await shows(page, "I can't read 1 record of your history");
  await picture(page, "later-record");
  const said = await page.evaluate(() => evilHangman.game().import('{"v":1}\nnothing\n'));
  assert.match(said, /couldn't read 2 lines/);
});

await test("a round in play of a later version", {}, async (page) => {
  await open(page);
  const LATER = '{"v":99,"round":"eh9"}\n';
  const names = await page.evaluate((text) => {
    const names = [`in play ${sessionStorage.getItem("tab")}`, "in play another tab"].map((name) => `evil-hangman ${name}`);
    for (const name of names) localStorage.setItem(name, text);
    return names;
  }, LATER);
  await page.reload();
  await page.waitForFunction(() => globalThis.evilHangman !== undefined);
  await shows(page, "I can't read 2 unfinished rounds");
  await picture(page, "later-round");
  await axe(page, "a later round");
  // Rounds are begun, saved and ended beside them.
  await page.keyboard.press("Enter");
  await until(page, "Playing");
  await page.keyboard.press("e");
  await page.waitForFunction(() => evilHangman.names("in play ").length === 3);
  await play(page, (letter) => page.keyboard.press(letter));
  await page.waitForFunction(() => evilHangman.names("in play ").length === 2);
  await page.click("#sentences");
  await page.waitForFunction(() => document.getElementById("log").textContent.includes("I can't read 2 unfinished rounds"), null, { timeout: 60_000 });
  const kept = await page.evaluate((names) => names.map((name) => localStorage.getItem(name)), names);
  assert.deepEqual(kept, [LATER, LATER]);
});

await test("rounds that are left for later", {}, async (page) => {
  const begin = async (seed) => {
    await open(page, GAME.replace("42", seed));
    await until(page, "Playing");
    await page.keyboard.press("e");
    await page.waitForFunction(() => evilHangman.idle());
  };
  const left = () => page.evaluate(() => evilHangman.names("in play ").map((name) => JSON.parse(localStorage.getItem(`evil-hangman ${name}`)).round.split(" ")[5]).sort());
  // A link that is opened in the middle of a round leaves that round for later.
  await begin("42");
  await begin("43");
  assert.deepEqual(await left(), ["42", "43"]);
  await page.reload();
  await page.waitForFunction(() => globalThis.evilHangman !== undefined);
  await until(page, "Offer");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => evilHangman.game().chooses_now());
  await page.keyboard.press("Enter");
  await until(page, "Playing");
  await page.keyboard.press("t");
  await page.waitForFunction(() => evilHangman.names("in play ").length === 3);
  assert.deepEqual((await left()).filter((seed) => ["42", "43"].includes(seed)), ["42", "43"]);
});

await test("export and import", {}, async (page) => {
  await open(page, GAME);
  await until(page, "Playing");
  await play(page, (letter) => page.keyboard.press(letter));
  await page.locator("summary").click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#export")]);
  assert.equal(download.suggestedFilename(), "history.jsonl");
  const history = readFileSync(await download.path());
  assert.match(history.toString(), /eh1 en/everyday merciless 8 11 42 -/);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.waitForFunction(() => globalThis.evilHangman !== undefined);
  const give = async () => {
    await page.evaluate(() => { document.getElementById("said").textContent = ""; });
    await page.locator("#import").setInputFiles({ name: "history.jsonl", mimeType: "text/plain", buffer: history });
    await page.waitForFunction(() => document.getElementById("said").textContent !== "");
    return page.textContent("#said");
  };
  assert.equal(await give(), "1 round was imported.");
  assert.equal(await give(), "There were no new rounds in that file.");
  assert.equal(await page.evaluate(() => evilHangman.game().export()), history.toString());
});

await test("licences", {}, async (page) => {
  await open(page);
  await page.locator("summary").click();
  await page.locator("a", { hasText: "Licences" }).click();
  await page.waitForLoadState();
  const text = await page.textContent("body");
  for (const notice of ["MIT License", "SCOWL", "wasm-bindgen", "ratatui"]) assert(text.includes(notice), notice);
});

await test("installable", {}, async (page, context) => {
  await open(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // A private window, as every headless one is, can't install anything.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  assert.deepEqual(others, []);
});

await test("themes and figures", {}, async (page) => {
  await open(page, GAME);
  await until(page, "Playing");
  await page.keyboard.press("e");
  await page.waitForFunction(() => evilHangman.idle());
  await page.keyboard.press("Escape");
  await until(page, "Pause");
  const ground = () => page.evaluate(() => evilHangman.game().colours()[1]);
  const before = [await ground(), await screen(page)];
  for (const key of ["F8", "F9", "F9"]) await page.keyboard.press(key);
  await page.waitForTimeout(300);
  assert.notEqual(await ground(), before[0]);
  await shows(page, "snowman");
  await axe(page, "another theme");
  await picture(page, "pause-figure");
  const chosen = await page.evaluate(() => JSON.parse(localStorage.getItem("evil-hangman choices")));
  assert.equal(chosen.figure, "snowman");
  // Every theme has colours of its own, which the page around the canvas takes on.
  for (let theme = 0; theme < 4; theme += 1) {
    await page.keyboard.press("F8");
    await page.waitForTimeout(200);
    const [ink, behind] = await page.evaluate(() => evilHangman.game().colours());
    assert(ink < 1 << 24 && behind < 1 << 24);
    await axe(page, `theme ${theme}`);
  }
  // They are kept for the next visit, and the form has buttons for them.
  await page.reload();
  await page.waitForFunction(() => globalThis.evilHangman !== undefined);
  assert.notEqual(await ground(), before[0]);
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => evilHangman.game().chooses_now());
  await page.keyboard.press("ArrowUp");
  await pressButton(page, "figure");
  await shows(page, "rocket");
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("evil-hangman choices")).figure === "rocket");
});

await test("other languages", {}, async (page, context, errors) => {
  requested.clear();
  await open(page);
  await page.waitForFunction(() => evilHangman.kept());
  const lists = () => [...requested].filter((path) => path.endsWith(".words.gz"));
  assert.deepEqual(lists(), []);
  // Everything else is there now: page.js names every proof and every book of openings.
  for (const folder of ["openings", "proofs"]) {
    const files = readdirSync(join(dist, "assets", folder)).map((name) => `assets/${folder}/${name}`);
    assert.deepEqual(files.filter((file) => !requested.has(file)), []);
  }
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
  await open(page, "eh1 pl/full greedy 5 9 3 -");
  await until(page, "Playing");
  await play(page, (letter) => page.keyboard.press(letter));
  const transcript = await page.evaluate(() => evilHangman.game().transcript());
  await page.goto("about:blank");
  await open(page, transcript);
  await until(page, "Story");
  await picture(page, "polish");
  // Without a network: the words that were loaded before are there, and of others it says so.
  await page.evaluate(() => navigator.serviceWorker.ready);
  down = true;
  await context.setOffline(true);
  await page.goto("about:blank").catch(() => {});
  await open(page, "eh1 es/full greedy 5 9 3 -");
  await until(page, "Playing");
  await page.goto("about:blank").catch(() => {});
  await open(page, "eh1 tr/full greedy 5 9 3 -");
  await shows(page, "I can't load these words: there's no network");
  assert.match(await context_of(page), /Choice|Text/);
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
  down = true;
  await context.setOffline(true);
  for (const link of ["", "eh1 en/full merciless 7 12 5 -", "eh1 en/everyday merciless 6 14 5 -"]) {
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
  // What is shared has a link and no command, which nobody can type here.
  await say("share");
  await say("more");
  const shared = page.locator("#log a");
  assert.equal(await shared.count(), 1);
  assert.match(await shared.textContent(), /^http.*#eh\d%20/);
  assert(!(await page.textContent("#log")).includes("evil-hangman "));
  assert((await page.evaluate(() => evilHangman.names("record "))).length >= 1, log);
  await axe(page, "sentences at the end");
  await page.setViewportSize({ width: 360, height: 740 });
  await picture(page, "phone-sentences");
  const below = await page.evaluate(() => { const log = document.getElementById("log"); return log.scrollHeight - log.scrollTop - log.clientHeight; });
  assert(below <= 1, `${below} px of what was said last are out of sight`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert(wide <= 0, `${wide} px too wide`);
});

await test("plain sentences when things go wrong", {}, async (page) => {
  await open(page);
  await page.click("#sentences");
  const log = () => page.textContent("#log");
  const says = (text) => page.waitForFunction((text) => document.getElementById("log").textContent.includes(text), text, { timeout: 60_000 })
    .catch(async () => assert.fail(`no ${text} in\n${await log()}`));
  const say = async (text) => {
    await page.fill("#answer", text);
    await page.keyboard.press("Enter");
  };
  await page.waitForFunction(() => document.querySelectorAll("#log p").length > 0, null, { timeout: 60_000 });
  await page.evaluate(() => {
    globalThis.setAsBefore = Storage.prototype.setItem;
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  for (let step = 0; step < 12 && !/letter\b/i.test(await page.textContent("#say label")); step += 1) {
    await say("");
    await page.waitForTimeout(400);
  }
  await say("e");
  await says("This round isn't saved");
  await page.evaluate(() => { Storage.prototype.setItem = globalThis.setAsBefore; });
  await say("t");
  await page.waitForFunction(() => evilHangman.names("in play ").length === 1, null, { timeout: 60_000 });
  await page.evaluate(() => evilHangman.talk().worker.dispatchEvent(new ErrorEvent("error")));
  await says("The part of the game that answers stopped");
  // The round goes on in a conversation of its own.
  await page.click("#sentences");
  await page.click("#sentences");
  await says("unfinished");
});

await test("light, contrast, at rest, zoom", { colorScheme: "light", contrast: "more", reducedMotion: "reduce", viewport: { width: 550, height: 360 }, deviceScaleFactor: 2 }, async (page) => {
  await open(page, GAME);
  await until(page, "Playing");
  await picture(page, "contrast-zoom");
  await axe(page, "contrast");
  const ground = () => page.evaluate(() => evilHangman.game().colours()[1]);
  // With less motion there is one frame for a key, and no other follows.
  assert.equal(await page.evaluate(() => {
    const game = evilHangman.game();
    game.key("e", performance.now());
    return game.draw(performance.now());
  }), undefined);
  const grounds = [await ground()];
  await page.emulateMedia({ contrast: "no-preference" });
  await picture(page, "light");
  await axe(page, "light");
  grounds.push(await ground());
  await page.emulateMedia({ contrast: "no-preference", colorScheme: "dark" });
  await picture(page, "dark");
  await axe(page, "dark");
  grounds.push(await ground());
  assert.equal(new Set(grounds).size, 3, String(grounds));
  // Half of a small window, as at 200 %: nothing is out of reach.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert(wide <= 0, `${wide} px too wide`);
  for (const id of ["sentences", "more"]) {
    const box = await page.locator(`#${id}`).boundingBox();
    assert(box.y + box.height <= 361, `${id} is at ${JSON.stringify(box)}`);
  }
  await play(page, (letter) => page.keyboard.press(letter));
});

await test("budgets", {}, async (page) => {
  wire = 0;
  requested.clear();
  const start = Date.now();
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName("playable").length > 0, null, { polling: 10 });
  const took = Date.now() - start;
  const playable = await page.evaluate(() => performance.getEntriesByName("playable")[0].startTime);
  await page.keyboard.press("Enter");
  await until(page, "Playing");
  const first = wire;
  assert.deepEqual([...requested].filter((path) => path.startsWith("assets/")), []);
  figures.push(`first round over the wire: ${(first / 1e6).toFixed(3)} MB`, `cold start: ${playable.toFixed(0)} ms (${took} ms seen from outside)`);
  assert(first <= BUDGET.wire, `${first} bytes`);
  assert(playable <= BUDGET.start, `${playable} ms`);
});

await test("parity", {}, async (page) => {
  const rounds = Number(process.env.ROUNDS ?? 200);
  await open(page);
  await page.waitForFunction(() => evilHangman.kept());
  const [transcripts, took] = await page.evaluate((rounds) => {
    // Lists of other languages are loaded before the time is taken.
    evilHangman.parity(10);
    const since = performance.now();
    const transcripts = evilHangman.parity(rounds);
    return [transcripts, performance.now() - since];
  }, rounds);
  assert.equal(transcripts.trim().split("\n").length, rounds);
  assert.match(transcripts, /^eh1 /m);
  const hash = createHash("sha256").update(transcripts).digest("hex").slice(0, 16);
  figures.push(`${rounds} rounds in the browser: ${hash}  ${(took / 1000).toFixed(3)} s`);
  if (process.env.PARITY) {
    assert.equal(transcripts, readFileSync(process.env.PARITY, "utf8"));
    figures.push(`${rounds} rounds: the transcripts are those of the native program`);
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
