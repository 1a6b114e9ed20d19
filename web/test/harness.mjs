// Drives the page in Chromium or Firefox: a server, fresh profiles, and what the tests have in common.
import { createServer } from "node:http";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import assert from "node:assert/strict";
import { chromium, firefox } from "playwright-core";

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
export const here = new URL("..", import.meta.url).pathname;
export const dist = process.env.DIST ?? join(here, "dist");
export const pictures = process.env.PICTURES ?? join(here, "pictures");
mkdirSync(pictures, { recursive: true });
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".gz": "application/octet-stream",
};
/// Bytes, milliseconds, and how many times as long as natively. The slow phone has 1.6 Mbit/s, 150 ms, a quarter of the speed.
/// The aims are 2,500 ms for a letter, and 8 for what the page itself does for a key, in the median; the latter is exceeded, by more
/// for the first keys, and both are on a busy machine. The picture of a round's end may take longer than those of its letters.
export const BUDGET = {
  wire: 640e3,
  title: 1000,
  letter: 2700,
  picture: [70, 150],
  end: 200,
  own: { first: 32, later: 24 },
  shift: 0,
  factor: 3,
};
export const SIZES = [
  [320, 568],
  [360, 740],
  [390, 844],
  [568, 320],
  [844, 390],
  [820, 1180],
  [1280, 800],
  [1440, 900],
  [2560, 1440],
];
export const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/// What the server does: whether it hangs up (an emulated lack of a network does not reach what a service worker fetches), and
/// the milliseconds for which a page waits for modules, words and proofs. `file` may answer with another text.
const NORMAL = { down: false, slow: 0, file: null };
/// The same, and what it has done: bytes for pages, and when files were requested first.
export const net = { ...NORMAL, wire: /** Milliseconds and bytes. */ [], requested: new Map() };
const server = createServer((request, response) => {
  if (net.down) {
    request.socket.destroy();
    return;
  }
  // The folder is there twice, as another copy of the game.
  const path = decodeURIComponent(new URL(request.url, "http://x").pathname).replace(/^\/copy\//, "/");
  const file = join(dist, path.endsWith("/") ? `${path}index.html` : path);
  if (!file.startsWith(dist) || !existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  const bytes = net.file?.(path) ?? readFileSync(file);
  const text = !file.endsWith(".gz");
  const sent = text ? gzipSync(bytes) : bytes;
  // A service worker checks the copies that the browser has, and other servers don't send those again.
  const isCheck = request.headers["cache-control"] && net.requested.has(path.slice(1) || "index.html");
  if (!isCheck) net.wire.push([Date.now(), sent.length]);
  if (!net.requested.has(path.slice(1))) net.requested.set(path.slice(1) || "index.html", Date.now());
  const headers = { "content-type": TYPES[extname(file)] ?? "application/octet-stream" };
  if (text) headers["content-encoding"] = "gzip";
  setTimeout(() => response.writeHead(200, headers).end(sent), path.endsWith(".gz") ? net.slow : 0);
});
export const stop = () => server.close();
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
export const address = `http://localhost:${server.address().port}/`;

const arguments_ = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
export const figures = [];
export const failures = [];
const wanted = process.argv.slice(2);
/// Whether a test was asked for.
export const isWanted = (name) => wanted.length === 0 || wanted.some((part) => name.includes(part));
const inFirefox = process.env.BROWSER === "firefox";

/// In the page: makes this the seed of every round.
export const dealing = (seed) => {
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array instanceof BigUint64Array ? array.fill(BigInt(seed)) : random(array));
};

/// What a test asks for that a browser doesn't have.
class Missing extends Error {}

/// Starts Firefox as it is installed. Its driver knows no touch: a tap is a click, of a coarse pointer. It also waits for an address
/// that changes when it goes back.
async function inPlainFirefox(profile, { isMobile: _, ...launch }, percent) {
  const context = await firefox.launchPersistentContext(profile, {
    channel: "moz-firefox",
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    firefoxUserPrefs: {
      "font.size.variable.x-western": (16 * percent) / 100,
      ...(launch.hasTouch && { "ui.primaryPointerCapabilities": 1, "ui.allPointerCapabilities": 1 }),
    },
    ...launch,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const [ofLocators, goBack] = [Object.getPrototypeOf(page.locator("body")), page.goBack.bind(page)];
  ofLocators.tap = ofLocators.click;
  page.goBack = () => goBack({ timeout: 2000 }).catch(() => {});
  context.newCDPSession = () => Promise.reject(new Missing());
  return context;
}

/// Runs a test in a fresh profile. `percent` is the size of text that is set in the browser: media queries have it, too.
/// `cookies` is the browser's setting for what pages store: 1 allows it, and 2 forbids it, and locks and service workers, too.
/// `tries` is how often it may run, for what is measured in time: a busy machine only makes that slower.
export async function test(name, { tries = 1, percent = 100, cookies = 1, ...options }, run) {
  if (!isWanted(name)) return;
  const profile = mkdtempSync(join(tmpdir(), "evil-hangman-"));
  mkdirSync(join(profile, "Default"));
  const chosen = {
    webkit: { webprefs: { default_font_size: (16 * percent) / 100 } },
    profile: { default_content_setting_values: { cookies } },
  };
  writeFileSync(join(profile, "Default/Preferences"), JSON.stringify(chosen));
  const launch = { headless: true, viewport: { width: 1100, height: 720 }, ...options };
  const context = inFirefox
    ? await inPlainFirefox(profile, launch, percent)
    : await chromium.launchPersistentContext(profile, {
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: arguments_,
        ...launch,
      });
  const page = context.pages()[0];
  // The seed of every round is the same each time.
  await context.addInitScript(dealing, 7);
  const errors = [];
  // The driver's own styles, for pictures and axe, are refused in Firefox.
  const isDrivers = (error) => inFirefox && String(error).includes("style-src-elem");
  page.on("pageerror", (error) => isDrivers(error) || errors.push(String(error)));
  // A page that is only text asks for an icon that is nowhere.
  page.on(
    "console",
    (message) =>
      message.type() === "error" && !message.location().url.endsWith("/favicon.ico") && errors.push(message.text()),
  );
  context.touches = options.hasTouch;
  let again = false;
  try {
    await run(page, context, errors);
    await seen(page);
    assert.deepEqual(errors, []);
    console.log(`ok     ${name}`);
  } catch (error) {
    if (error instanceof Missing) return console.log(`skip   ${name}`);
    again = tries > 1;
    if (!again) failures.push(name);
    console.log(`${again ? "again " : "FAILED"} ${name}: ${error.stack}\n${errors.join("\n")}`);
    await page.screenshot({ path: join(pictures, `failed-${name.replaceAll(" ", "-")}.png`) }).catch(() => {});
  } finally {
    Object.assign(net, NORMAL);
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
  if (again) await test(name, { ...options, percent, cookies, tries: tries - 1 }, run);
}

export const open = async (page, link = "", path = "") => {
  await page.goto("about:blank").catch(() => {});
  await page.goto(address + path + (link ? `#${encodeURIComponent(link)}` : ""));
  await ready(page);
};
/// Waits until the game is there, and until the files are kept for visits without a network.
export const ready = (page) =>
  page.waitForFunction(() => globalThis.evilHangman?.play?.idle, null, { timeout: 60_000 });
export const kept = (page) => page.waitForFunction(() => globalThis.evilHangman?.kept(), null, { timeout: 60_000 });
export async function goOffline(context) {
  net.down = true;
  await context.setOffline(true);
}
/// The views that were seen, one for each set of kinds of parts and controls: a test compares them with their types.
export const views = new Map();
const seen = async (page) => {
  const shown = await page.evaluate(() => globalThis.evilHangman?.view()).catch(() => null);
  if (shown)
    views.set(
      JSON.stringify(shown).replace(/"[^"]*":|[^:,{}[\]]+/g, (it) => (it.endsWith(":") ? it : "")),
      shown,
    );
};
export const view = (page) => page.evaluate(() => evilHangman.view());
export const part = async (page, kind) => (await view(page)).parts.find(({ is }) => is === kind);
export const copied = (page) => page.evaluate(() => navigator.clipboard.readText());
/// Waits until something holds in the page that has to be waited for: waitForFunction takes any promise for a yes.
export async function holds(page, what) {
  for (const until = Date.now() + 20_000; !(await page.evaluate(what)); await page.waitForTimeout(50))
    assert(Date.now() < until, String(what));
}
export const settled = (page) => page.waitForFunction(() => evilHangman.play.idle, null, { timeout: 60_000 });
/// Waits until a screen is there, and the dialog in front of it if one is named.
export const until = async (page, screen, dialog = null) => {
  const there = ([screen, dialog]) =>
    evilHangman.play.idle &&
    evilHangman.view().screen === screen &&
    (evilHangman.view().dialog?.name ?? null) === dialog;
  await page.waitForFunction(there, [screen, dialog], { timeout: 20_000 }).catch(async () => {
    const { screen: seen, dialog: front } = await view(page);
    assert.fail(`${screen} ${dialog ?? ""} is awaited, ${seen} ${front?.name ?? ""} is there`);
  });
};
export const picture = async (page, name) => {
  await page.waitForTimeout(1200); // What moves comes to rest.
  await page.screenshot({ path: join(pictures, `${name}.png`) });
};
export const front = (page) => page.locator("dialog[open], body:not(:has(dialog[open]))").last();
/// Presses the control with this name, of what is in front.
export async function press(page, name) {
  const button = front(page).getByRole("button", { name }).filter({ visible: true }).first();
  await (page.context().touches ? button.tap() : button.click());
  await settled(page);
}
/// Presses the first line of the title, and waits for its screen.
export async function begin(page, screen = "round") {
  await press(page, /^(Play|Continue)/);
  await until(page, screen);
}
/// Loads rounds from a file, which make the player a known one.
export async function loadRounds(page) {
  await press(page, "Settings");
  await page.locator("#load").setInputFiles({
    name: "history.jsonl",
    mimeType: "text/plain",
    buffer: readFileSync(join(here, "test/history.jsonl")),
  });
  await toast(page, "rounds were loaded.");
  await press(page, "Done");
}
/// Opens all of the X-ray on a phone.
export const openGroups = (page) => page.locator("main .xray").tap();
export const toast = (page, text) =>
  page
    .waitForFunction(
      (text) =>
        document.getElementById("toast").matches(":popover-open") &&
        document.getElementById("toast").textContent.includes(text),
      text,
      { timeout: 20_000 },
    )
    .catch(async () => assert.fail(`no ${text} in ${await page.textContent("#toast")}`));
export const sees = async (page, text) => {
  const seen = (await page.evaluate(() => (document.querySelector("dialog[open]") ?? document.body).innerText)).replace(
    /\s+/g,
    " ",
  );
  assert(seen.includes(text), `no ${text} in ${seen}`);
};

export async function axe(page, name) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => axe.run());
  assert.deepEqual(
    violations.map(({ id, nodes }) => [id, nodes.map((node) => `${node.html} ${node.failureSummary}`)]),
    [],
    `axe: ${name}`,
  );
}

/// Checks that a fingertip finds everything, and that nothing is cut or sticks out. Keys are narrower, as on every phone.
export async function fits(page, name) {
  await seen(page);
  const [small, wide, see] = await page.evaluate(() => {
    const inFront = document.querySelector("dialog[open]") ?? document;
    const all = [...inFront.querySelectorAll("button, a, select, summary, input:not([type=file]), .file")];
    const small = all.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const [least, high] = element.matches(".key") ? [24, 48] : [44, 44];
      const isSmall = width > 0 && (width < least - 0.1 || height < high - 0.1);
      const isCut = element.matches("button") && element.scrollWidth > element.clientWidth + 1;
      return isSmall || isCut ? [`${element.outerHTML}: ${width} × ${height}`] : [];
    });
    // The window grows with what sticks out of a phone's page; this does not.
    const { scrollWidth, clientWidth } = document.documentElement;
    const front = document.querySelector("dialog[open]");
    const head = front?.querySelector(".head");
    const sees = head && /, 0\)$|transparent/.test(getComputedStyle(head).backgroundColor);
    return [small, Math.max(scrollWidth - clientWidth, (front?.scrollWidth ?? 0) - (front?.clientWidth ?? 0)), sees];
  });
  assert(!see, `${name}: what is scrolled is seen through the heading`);
  assert.deepEqual(small, [], name);
  assert(wide <= 0, `${name} is ${wide} px too wide`);
}

/// Checks that all of a round is on the screen.
export async function unscrolled(page, name) {
  const [high, room] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  assert(high <= room, `${name} is ${high} px high, and the screen ${room}`);
  const lines = await page.evaluate(() => {
    const about = document.getElementById("about");
    return about.getBoundingClientRect().height / parseFloat(getComputedStyle(about).lineHeight);
  });
  assert(lines < 1.5, `the heading of ${name} has ${lines} lines`);
}

/// Checks that the control that most players press next is in sight.
export async function inReach(page, name) {
  const { x, y, width, height } = await page.locator("main .main").first().boundingBox();
  const { innerHeight, under } = await page.evaluate(
    ([x, y]) => ({ innerHeight, under: document.elementFromPoint(x, y)?.closest("button")?.className }),
    [x + width / 2, y + height / 2],
  );
  assert(y >= 0 && y + height <= innerHeight && under === "main", `${name}: the button is at ${y}, ${height} px high`);
}

/// Returns the sentences that are read out, a moment after they are shown. They come as one text.
export async function said(page) {
  await page.waitForTimeout(1200);
  const texts = await page.locator("#live p").allTextContents();
  assert(texts.length < 2, String(texts));
  return texts.flatMap((text) => text.split("\n"));
}

/// Compares the accessibility tree of a screen with the one that was read and approved: `SNAPSHOTS=write` writes it.
export async function hears(page, name) {
  // What is read out of changes comes and goes, and has a test of its own.
  // The server's port and the number of the day are others each time.
  const heard = (await front(page).ariaSnapshot()).replaceAll(address, "https://example.org/");
  const shown = heard.replace(/\n *- status(:.*)?(\n *- paragraph.*)*$/, "");
  const tree = `${shown.replace(/\bno\. \d+/g, "no. 3")}\n`;
  const file = join(here, "test", "heard", `${name}.yml`);
  if (process.env.SNAPSHOTS === "write") writeFileSync(file, tree);
  assert.equal(tree, existsSync(file) ? readFileSync(file, "utf8") : "", `heard: ${name}`);
}

/// Checks what is in front: sizes, axe, and that it is not about keys.
export async function good(page, name) {
  await fits(page, name);
  await axe(page, name);
  const text = await page.evaluate(() => (document.querySelector("dialog[open]") ?? document.body).innerText);
  assert.doesNotMatch(text, /\b(Enter|Esc|Tab|Quit|F\d)\b/, name);
}

export const ORDER = "etaoinsrhldcumfpgwybvkxjqz";
export const tapKey = async (page, letter) => {
  const key = page.locator(`main .key:text-is("${letter.toUpperCase()}")`);
  // A tap on a key that is used up does no harm.
  await key.tap({ force: true });
  await settled(page);
};
export const typeKey = async (page, letter) => {
  await page.keyboard.press(letter);
  await settled(page);
};
/// Guesses letters until the round is over.
export async function finish(page, guess = typeKey) {
  for (const letter of ORDER) {
    if ((await view(page)).screen !== "round") break;
    await guess(page, letter);
  }
  await until(page, "end");
}

/// Begins a round in which the player holds a word, from the title; of this length, if it matters.
export async function hold(page, length) {
  await press(page, "Settings");
  await page.selectOption("select[name=Opponent]", { label: "You" });
  if (length) await page.selectOption("select[name=Length]", { label: length });
  await settled(page);
  await press(page, "Done");
  await begin(page, "holding");
}
/// Says no to the computer's letters until it has lost.
export async function sayNo(page) {
  for (let answer = 0; answer < 30 && (await view(page)).screen === "holding"; answer += 1) await press(page, "No");
  await until(page, "held-over");
}
/// Guesses the letters of a word, which ends the round.
export async function spell(page, word) {
  for (const letter of word) await typeKey(page, letter);
  await until(page, "end");
}

export const GAME = "eh1 en/everyday merciless 8 11 42 -";
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
