// Drives the page in WebKit, the engine of Safari, and tests what is different there. Its driver only knows plain WebDriver, so
// a page here has the few methods that these tests and what they share with the others need.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import * as drive from "./harness.mjs";

const port = 20_000 + (process.pid % 10_000);
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const KEYS = { Enter: "\uE007", Escape: "\uE00C" };
/// What a page is driven with: a function's value, or what its promise becomes, is given back.
const CALL = (body) => `const done = arguments[arguments.length - 1];
  Promise.resolve().then(() => (${body})(arguments[0])).then((it) => done([it ?? null]), (error) => done(String(error)));`;

async function call(path, body, method = "POST") {
  const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
    method,
    body: body && JSON.stringify(body),
  });
  const { value } = await response.json();
  if (value?.error) throw new Error(`${path}: ${value.message}`);
  return value;
}

async function newPage() {
  const browser = { binary: process.env.MINIBROWSER ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser" };
  const wanted = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { ...browser, args: ["--automation"] } };
  const { sessionId } = await call("", { capabilities: { alwaysMatch: wanted } });
  const post = (path, body = {}) => call(`/${sessionId}${path}`, body);
  const page = {
    goto: (url) => post("/url", { url }),
    reload: () => post("/refresh"),
    goBack: () => post("/back"),
    // The window has a bar.
    setViewportSize: ({ width, height }) => post("/window/rect", { width, height: height + 38 }),
    waitForTimeout: (time) => new Promise((resolve) => setTimeout(resolve, time)),
    async evaluate(what, given = null) {
      const found = await post("/execute/async", { script: CALL(what), args: [given] });
      if (typeof found === "string") throw new Error(found);
      return found[0];
    },
    async waitForFunction(what, given, { timeout = 20_000 } = {}) {
      for (const until = Date.now() + timeout; !(await page.evaluate(what, given)); await page.waitForTimeout(50))
        if (Date.now() > until) throw new Error(`${what} ${given}`);
    },
    keyboard: {
      async press(key) {
        const value = KEYS[key] ?? key;
        const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
        await post("/actions", { actions: [{ type: "key", id: "keys", actions }] });
      },
    },
    async click(name) {
      const element = await post("/element", { using: "css selector", value: name });
      await post(`/element/${element[ELEMENT]}/click`);
      await drive.settled(page);
    },
    close: () => call(`/${sessionId}`, undefined, "DELETE"),
  };
  return page;
}

async function test(name, run) {
  if (!drive.isWanted(name)) return;
  const page = await newPage();
  try {
    await run(page);
    console.log(`ok     ${name}`);
  } catch (error) {
    drive.failures.push(name);
    console.log(`FAILED ${name}: ${error.stack}`);
  } finally {
    await page.close();
  }
}

const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
  stdio: "inherit",
  env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", WEBKIT_DISABLE_DMABUF_RENDERER: "1" },
});
for (let tries = 0; tries < 50 && !(await fetch(`http://127.0.0.1:${port}/status`).catch(() => null)); tries += 1)
  await new Promise((resolve) => setTimeout(resolve, 100));

await test("a round in WebKit", async (page) => {
  await page.setViewportSize({ width: 450, height: 740 });
  await drive.open(page);
  // The figure has the room that is left, and the lines or the word are below it.
  const inPlace = async (below) => {
    const [figure, top] = await page.evaluate(
      (below) => [
        document.querySelector("main .figure svg").getBoundingClientRect().bottom,
        document.querySelector(`main ${below}`).getBoundingClientRect().top,
      ],
      below,
    );
    assert(figure <= top + 1, `the figure ends at ${figure}, and ${below} begins at ${top}`);
  };
  await inPlace(".lines");
  await page.keyboard.press("Enter");
  await drive.until(page, "round");
  await drive.typeKey(page, "q");
  await inPlace(".word");
  const crossed = await page.evaluate(() => getComputedStyle(document.querySelector("main .key")).textDecorationLine);
  assert.equal(crossed, "line-through");
  await page.click("main .xray");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.getElementById("sheet").open);
  await drive.finish(page);
  await page.reload();
  await drive.ready(page);
  await drive.until(page, "story");
  await page.goBack();
  await drive.until(page, "end");
});

await test("the way back from a link in WebKit", async (page) => {
  await drive.open(page, drive.GAME);
  await drive.typeKey(page, "e");
  await page.goBack();
  await drive.until(page, "home");
});

await test("a challenge in WebKit", async (page) => {
  await drive.open(page);
  await page.click(".home .tools button:nth-child(2)");
  await drive.until(page, "home", "challenge");
  await page.click("dialog .body button");
  await page.click("dialog input");
  for (const key of [..."fjord", "Enter"]) await page.keyboard.press(key);
  await drive.toast(page, "Copied");
  const link = await page.evaluate(() => document.querySelector("dialog .link").textContent);
  await drive.open(page, decodeURIComponent(new URL(link).hash.slice(1)));
  await drive.until(page, "home", "challenge");
  await page.click("dialog .main");
  await drive.until(page, "round");
  await drive.spell(page, "fjord");
});

driver.kill();
