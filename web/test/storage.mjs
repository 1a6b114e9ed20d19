// What outlasts the page, and what happens where nothing does.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as drive from "./harness.mjs";

await drive.test("reload, and rounds that are left", {}, async (page) => {
  await drive.open(page, drive.GAME);
  await drive.typeKey(page, "e");
  await page.reload();
  await drive.ready(page);
  await drive.until(page, "home");
  assert((await drive.view(page)).parts.some(({ lines }) => lines?.[0].label === "Continue"));
  await drive.open(page, drive.GAME.replace("42", "43"));
  await drive.typeKey(page, "t");
  assert.equal(await page.evaluate(() => evilHangman.names("in play ").length), 2);
  await drive.open(page);
  await drive.press(page, /^Continue/);
  await drive.finish(page);
  assert.equal(await page.evaluate(() => evilHangman.names("in play ").length), 1);
});

await drive.test("storage that is full", drive.PHONE, async (page) => {
  await drive.open(page, drive.GAME);
  await page.evaluate(() => {
    globalThis.before = [Storage.prototype.setItem, IDBObjectStore.prototype.put];
    Storage.prototype.setItem = IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await drive.tapKey(page, "e");
  await drive.toast(page, "the browser's storage is full");
  await drive.picture(page, "storage-full");
  await drive.finish(page, drive.tapKey);
  assert.match(await page.evaluate(() => evilHangman.play.game.export()), /eh1 en\/everyday merciless 8 11 42 -/);
  await page.evaluate(() => {
    [Storage.prototype.setItem, IDBObjectStore.prototype.put] = globalThis.before;
  });
  await drive.press(page, "Play on");
  await drive.finish(page, drive.tapKey);
  assert.equal(await page.evaluate(() => evilHangman.names("record ").length >= 2), true);
});

await drive.test("storage that is forbidden", { cookies: 2 }, async (page) => {
  // It is said before anything is lost.
  await drive.open(page);
  await drive.toast(page, "doesn't let this page store anything");
  await drive.open(page, drive.GAME);
  await drive.finish(page);
  // What keeps rounds and files is asked for then, and nothing breaks.
  await drive.kept(page);
  await drive.until(page, "end");
});

await drive.test("a database that doesn't open", {}, async (page) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget();
  });
  await drive.open(page, drive.GAME);
  await drive.finish(page);
  await drive.open(page);
  assert.match(await page.evaluate(() => evilHangman.play.game.export()), /eh1 en\/everyday merciless 8 11 42 -/);
});

await drive.test("two tabs at once", {}, async (page, context) => {
  await drive.open(page, drive.GAME);
  await drive.typeKey(page, "e");
  const other = await context.newPage();
  await drive.open(other);
  await drive.until(other, "home");
  await drive.toast(other, "You have a round in another tab.");
  await drive.open(other, drive.GAME.replace("42", "43"));
  await drive.finish(other);
  await page.bringToFront();
  await drive.finish(page);
  const kept = await page.evaluate(() => evilHangman.play.game.export());
  assert(kept.includes("8 11 42 ") && kept.includes("8 11 43 "), kept);
  await drive.open(other, drive.GAME.replace("42", "44"));
  await drive.typeKey(other, "e");
  await other.close();
  await drive.open(page);
  await drive.press(page, /^Continue/);
});

await drive.test("records, files and licences", {}, async (page) => {
  await drive.open(page, drive.GAME);
  await drive.finish(page);
  await drive.open(page);
  await drive.press(page, "Settings");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save")]);
  const history = readFileSync(await download.path());
  assert.match(history.toString(), /eh1 en\/everyday merciless 8 11 42 -/);
  await page.evaluate(async () => {
    evilHangman.names("record ").forEach(evilHangman.forget);
    await (await import("./store.js")).saved();
  });
  await drive.open(page);
  await drive.press(page, "Settings");
  for (const says of ["1 round was loaded.", "There are no new rounds in that file."]) {
    await page.locator("#load").setInputFiles({ name: "history.jsonl", mimeType: "text/plain", buffer: history });
    await drive.toast(page, says);
  }
  await page
    .locator("#list")
    .setInputFiles({ name: "pets.txt", mimeType: "text/plain", buffer: Buffer.from("cat\ndog\nhorse\n") });
  await drive.toast(page, "You play with the 3 words of pets.txt from now on");
  // The settings are where they were, and the list is chosen.
  await page.waitForFunction(
    () => document.querySelector("select[name=Words]")?.selectedOptions[0].label === "pets.txt",
  );
  await drive.until(page, "settings");
  await drive.open(page);
  await page.getByRole("link", { name: "Licences" }).click();
  await page.waitForLoadState();
  const text = await page.textContent("body");
  for (const notice of ["MIT License", "SCOWL", "wasm-bindgen", "ratatui"]) assert(text.includes(notice), notice);
});

await drive.test("the history of the program", drive.PHONE, async (page) => {
  await drive.open(page);
  const rounds = readFileSync(join(drive.here, "test/history.jsonl"));
  await drive.press(page, "Settings");
  const load = (buffer) =>
    page.locator("#load").setInputFiles({ name: "history.jsonl", mimeType: "text/plain", buffer });
  await load(rounds);
  await drive.toast(page, "rounds were loaded.");
  // Statistics that were merged twice are the same.
  await load(Buffer.concat([rounds, rounds]));
  await drive.toast(page, "There are no new rounds");
  await drive.press(page, "Done");
  await drive.press(page, "Progress");
  await drive.until(page, "progress");
  await drive.good(page, "progress");
  assert.equal((await drive.part(page, "chart")).points.length > 1, true);
  const before = await page.evaluate(() => evilHangman.play.game.export());
  // What is saved is what was loaded.
  const lines = (text) => new Set(text.trim().split("\n"));
  assert.deepEqual(
    [...lines(rounds.toString())].filter((line) => !lines(before).has(line)),
    [],
  );
});

await drive.test("what was in localStorage is moved once", {}, async (page) => {
  await drive.open(page, drive.GAME);
  await drive.finish(page);
  const line = await page.evaluate(() => evilHangman.play.game.export());
  const records = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes("record ")));
  assert.deepEqual(await records(), []);
  await page.evaluate((line) => {
    localStorage.setItem("evil-hangman record 000000000001 0000", line.replace("8 11 42", "8 11 43"));
    localStorage.setItem("evil-hangman own list", "# language: en\ncat\ndog\n");
    localStorage.setItem("evil-hangman own list name", "pets.txt");
  }, line);
  for (let visit = 0; visit < 2; visit += 1) {
    await drive.open(page);
    assert.deepEqual(await records(), []);
    assert.equal((await page.evaluate(() => evilHangman.play.game.export())).trim().split("\n").length, 2);
  }
  assert.equal(await page.evaluate(() => localStorage.getItem("evil-hangman own list")), null);
  await drive.press(page, "Settings");
  assert((await page.locator("select[name=Words] option").allTextContents()).includes("pets.txt"));
  // Another tab's rounds are in the history of this one.
  const other = await page.context().newPage();
  await drive.open(other, drive.GAME.replace("42", "44"));
  await drive.finish(other);
  assert.equal((await page.evaluate(() => evilHangman.play.game.export())).trim().split("\n").length, 3);
});

await drive.test("rounds are asked to be kept", {}, async (page) => {
  await page.addInitScript(() => {
    globalThis.asked = 0;
    if (navigator.storage) navigator.storage.persist = async () => (globalThis.asked += 1) > 0;
  });
  await drive.open(page, drive.GAME);
  assert.equal(await page.evaluate(() => asked), 0);
  await drive.finish(page);
  assert.equal(await page.evaluate(() => asked), 1);
  // A browser that asks the player, and waits, does so once. Any other one is asked on each visit.
  for (const [waits, times] of [
    [false, 1],
    [true, 1],
    [true, 0],
  ]) {
    await drive.open(page, drive.GAME);
    await page.evaluate((waits) => {
      const persist = navigator.storage.persist;
      navigator.storage.persist = async () => (await persist()) && (waits ? new Promise(() => {}) : false);
    }, waits);
    await drive.finish(page);
    await page.waitForTimeout(1000);
    assert.equal(await page.evaluate(() => asked), times, `${waits}`);
  }
});
