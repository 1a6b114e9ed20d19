// What breaks, and what the player sees then.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as drive from "./harness.mjs";

/// Makes the memory of a module such that its next call traps.
const spoil = async (script) => {
  const { memory } = await (await import(script)).default();
  new Uint8Array(memory.buffer).fill(0xff);
};

await drive.test("a worker that traps", {}, async (page) => {
  await drive.open(page, drive.GAME);
  await drive.typeKey(page, "e");
  const trap = async () => {
    await page.workers()[0].evaluate(spoil, `${drive.address}mind.js`);
    await page.keyboard.press("taoinsr"[deaths++]);
  };
  let deaths = 0;
  await trap();
  await drive.toast(page, "was started again");
  // What was asked of it is asked again.
  await drive.settled(page);
  assert.equal((await drive.part(page, "keys")).keys[19].state !== "unused", true);
  assert.equal(await page.evaluate(() => evilHangman.names("in play ").length), 1);
});

await drive.test("a worker that keeps dying", {}, async (page, _context, errors) => {
  await page.route("**/worker.js", (route) => route.fulfill({ contentType: "text/javascript", body: "throw 1;" }));
  await drive.open(page, drive.GAME);
  await page.keyboard.press("e");
  await drive.toast(page, "keeps stopping");
  errors.length = 0; // The browser reports the errors of the script.
});

await drive.test("a worker that can't be loaded", {}, async (page, context, errors) => {
  await page.route("**/worker.js", (route) => route.abort());
  await drive.open(page, drive.GAME);
  await page.keyboard.press("e");
  await drive.toast(page, "when you are online");
  assert.equal(await page.evaluate(() => evilHangman.play.idle), false);
  await page.unroute("**/worker.js");
  // What was asked of it is asked again.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await drive.settled(page);
  assert.notEqual((await drive.part(page, "keys")).keys[4].state, "unused");
  errors.length = 0; // The browser reports the script that could not be loaded.
});

await drive.test("a page that traps", {}, async (page, _context, errors) => {
  await drive.open(page, drive.GAME);
  await drive.typeKey(page, "e");
  await Promise.all([
    page.waitForNavigation(),
    page.evaluate(spoil, `${drive.address}game.js`).then(() => page.keyboard.press("t")),
  ]);
  await drive.ready(page);
  await drive.toast(page, "was started again");
  await drive.press(page, /^Continue/);
  await drive.until(page, "round");
  // Twice in a row, it is left to the player.
  await page.evaluate(spoil, `${drive.address}game.js`);
  await page.keyboard.press("t");
  await drive.toast(page, "keeps breaking");
  errors.length = 0; // The browser reports the traps.
});

for (const missing of ["page.js", "parts.js", "game.js", "game_bg.wasm.gz"]) {
  await drive.test(`without ${missing}`, {}, async (page, _context, errors) => {
    await page.route(`**/${missing}`, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(drive.address);
    const says = () =>
      [...document.querySelectorAll("#sorry, #toast")].some(
        (it) => it.checkVisibility() && /Reload/.test(it.textContent),
      );
    await page.waitForFunction(says, null, { timeout: 10_000 });
    errors.length = 0; // The browser reports the missing file.
  });
}

await drive.test("a browser that is too old", {}, async (page, context, errors) => {
  await context.addInitScript(() => {
    delete HTMLElement.prototype.showPopover;
    delete HTMLElement.prototype.hidePopover;
    delete globalThis.DecompressionStream;
  });
  const index = readFileSync(join(drive.dist, "index.html"), "utf8").replace(' popover="manual"', "");
  await page.route(drive.address, (route) => route.fulfill({ contentType: "text/html", body: index }));
  await page.goto(drive.address);
  const says = page.getByText("this browser may be too old for it, or the network failed");
  await says.waitFor();
  assert((await says.boundingBox()).y < 100);
  errors.length = 0; // The browser reports what it does not have.
});

await drive.test("the oldest browsers that are supported", drive.PHONE, async (page, context) => {
  // What Chrome 109, the last one for Windows 7, or Firefox 115 lacks.
  await context.addInitScript(() => {
    for (const name of ["toSorted", "toReversed", "toSpliced", "with"]) delete Array.prototype[name];
    for (const name of ["showPopover", "hidePopover", "popover"]) delete HTMLElement.prototype[name];
    delete Object.groupBy;
    delete Navigator.prototype.userActivation;
  });
  await drive.open(page, drive.GAME);
  await drive.tapKey(page, "e");
  await drive.openGroups(page);
  await drive.press(page, "Close");
  await drive.finish(page, drive.tapKey);
});

await drive.test("without scripts", { javaScriptEnabled: false }, async (page) => {
  await page.goto(drive.address);
  await page.locator("noscript p").waitFor();
});

await drive.test("a page that the browser would translate", {}, async (page) => {
  // It would replace texts, and the ones that the page changes would be seen no more.
  await drive.open(page);
  assert.equal(await page.evaluate(() => document.body.translate), false);
});

await drive.test("a file that can't be read", {}, async (page) => {
  await drive.open(page);
  await drive.press(page, "Settings");
  // As for a file that is somewhere else and is gone.
  await page.evaluate(() => {
    Blob.prototype.text = Blob.prototype.arrayBuffer = async () => {
      throw new DOMException("It can't be read.", "NotReadableError");
    };
  });
  for (const input of ["#load", "#list"]) {
    await page.locator(input).setInputFiles({ name: "cats.txt", mimeType: "text/plain", buffer: Buffer.from("cat") });
    await drive.toast(page, "cats.txt can't be read");
    await page.locator("#toast").click();
  }
  await drive.until(page, "settings");
});

await drive.test("quick fingers on a slow line", drive.PHONE, async (page) => {
  await drive.open(page);
  await drive.press(page, "Settings");
  drive.net.slow = 3000;
  // The words take a while, and Done is pressed at once, and again.
  await page.selectOption("select[name=Language]", { label: "German" });
  const lives = await page.locator("select[name=Lives]").inputValue();
  const done = page.getByRole("button", { name: "Done" });
  const box = await done.boundingBox();
  const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await tap();
  await page.waitForTimeout(300);
  assert.equal(await page.locator("main").evaluate((main) => main.inert), true);
  await tap();
  await drive.until(page, "home");
  assert.match((await drive.part(page, "lines")).lines[0].about, /German/);
  drive.net.slow = 0;
  await drive.press(page, "Settings");
  assert.match(await page.locator("select[name=Lives] option:checked").textContent(), /./);
  assert(lives !== undefined);
  // A press that belongs to a view before this one is refused.
  const refused = await page.evaluate(() => {
    const { game } = evilHangman.play;
    const { version, parts } = evilHangman.view();
    const act = parts.find(({ is }) => is === "settings").settings[0].options[0].act;
    return [game.take(version + 1, act), game.take(version, act)];
  });
  assert.deepEqual(refused, [undefined, 0]);
});
