// What outlasts the page, and what happens where nothing does.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  GAME,
  PHONE,
  finish,
  good,
  here,
  open,
  picture,
  press,
  sees,
  tapKey,
  test,
  toast,
  typeKey,
  until,
  view,
} from "./harness.mjs";

await test("reload, and rounds that are left", {}, async (page) => {
  await open(page, GAME);
  await typeKey(page, "e");
  await page.reload();
  await page.waitForFunction(() => globalThis.evilHangman?.play?.idle);
  await until(page, "home");
  assert((await view(page)).parts.some(({ lines }) => lines?.[0].label === "Continue"));
  await open(page, GAME.replace("42", "43"));
  await typeKey(page, "t");
  assert.equal(await page.evaluate(() => evilHangman.names("in play ").length), 2);
  await open(page);
  await press(page, /^Continue/);
  await finish(page);
  assert.equal(await page.evaluate(() => evilHangman.names("in play ").length), 1);
});

await test("storage that is full", PHONE, async (page) => {
  await open(page, GAME);
  await page.evaluate(() => {
    globalThis.before = [Storage.prototype.setItem, IDBObjectStore.prototype.put];
    Storage.prototype.setItem = IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await tapKey(page, "e");
  await toast(page, "the browser's storage is full");
  await picture(page, "storage-full");
  await finish(page, tapKey);
  assert.match(await page.evaluate(() => evilHangman.play.game.export()), /eh1 en\/everyday merciless 8 11 42 -/);
  await page.evaluate(() => {
    [Storage.prototype.setItem, IDBObjectStore.prototype.put] = globalThis.before;
  });
  await press(page, "Play on");
  await finish(page, tapKey);
  assert.equal(await page.evaluate(() => evilHangman.names("record ").length >= 2), true);
});

await test("storage that is forbidden", {}, async (page) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    Object.defineProperty(globalThis, "localStorage", { get: refuse });
    Object.defineProperty(globalThis, "sessionStorage", { get: refuse });
  });
  await open(page, GAME);
  await typeKey(page, "e");
  await toast(page, "doesn't let this page store anything");
  await finish(page);
});

await test("two tabs at once", {}, async (page, context) => {
  await open(page, GAME);
  await typeKey(page, "e");
  const other = await context.newPage();
  await open(other);
  await until(other, "home");
  await toast(other, "You have a round in another tab.");
  await open(other, GAME.replace("42", "43"));
  await finish(other);
  await page.bringToFront();
  await finish(page);
  const kept = await page.evaluate(() => evilHangman.play.game.export());
  assert(kept.includes("8 11 42 ") && kept.includes("8 11 43 "), kept);
  await open(other, GAME.replace("42", "44"));
  await typeKey(other, "e");
  await other.close();
  await open(page);
  await press(page, /^Continue/);
});

await test("records, files and licences", {}, async (page) => {
  await open(page, GAME);
  await finish(page);
  await open(page);
  await press(page, "Settings");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save")]);
  const history = readFileSync(await download.path());
  assert.match(history.toString(), /eh1 en\/everyday merciless 8 11 42 -/);
  await page.evaluate(() => evilHangman.names("record ").forEach(evilHangman.forget));
  await open(page);
  await press(page, "Settings");
  for (const says of ["1 round was loaded.", "There are no new rounds in that file."]) {
    await page.locator("#load").setInputFiles({ name: "history.jsonl", mimeType: "text/plain", buffer: history });
    await toast(page, says);
  }
  await page
    .locator("#list")
    .setInputFiles({ name: "pets.txt", mimeType: "text/plain", buffer: Buffer.from("cat\ndog\nhorse\n") });
  await toast(page, "I have the 3 words of pets.txt now");
  await page.waitForFunction(() => evilHangman.play.idle && evilHangman.view().screen === "home");
  await press(page, "Settings");
  await sees(page, "pets.txt");
  await open(page);
  await page.getByRole("link", { name: "Licences" }).click();
  await page.waitForLoadState();
  const text = await page.textContent("body");
  for (const notice of ["MIT License", "SCOWL", "wasm-bindgen", "ratatui"]) assert(text.includes(notice), notice);
});

await test("the history of the program", PHONE, async (page) => {
  await open(page);
  const rounds = readFileSync(join(here, "test/history.jsonl"));
  await press(page, "Settings");
  const load = (buffer) =>
    page.locator("#load").setInputFiles({ name: "history.jsonl", mimeType: "text/plain", buffer });
  await load(rounds);
  await toast(page, "rounds were loaded.");
  // Statistics that were merged twice are the same.
  await load(Buffer.concat([rounds, rounds]));
  await toast(page, "There are no new rounds");
  await press(page, "Done");
  await press(page, "Progress");
  await until(page, "progress");
  await good(page, "progress");
  assert.equal((await view(page)).parts.find(({ is }) => is === "chart").points.length > 1, true);
  const before = await page.evaluate(() => evilHangman.play.game.export());
  // What is saved is what was loaded.
  const lines = (text) => new Set(text.trim().split("\n"));
  assert.deepEqual(
    [...lines(rounds.toString())].filter((line) => !lines(before).has(line)),
    [],
  );
});

await test("what was in localStorage is moved once", {}, async (page) => {
  await open(page, GAME);
  await finish(page);
  const line = await page.evaluate(() => evilHangman.play.game.export());
  const records = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes("record ")));
  assert.deepEqual(await records(), []);
  await page.evaluate((line) => {
    localStorage.setItem("evil-hangman record 000000000001 0000", line.replace("8 11 42", "8 11 43"));
    localStorage.setItem("evil-hangman own list", "# language: en\ncat\ndog\n");
    localStorage.setItem("evil-hangman own list name", "pets.txt");
  }, line);
  for (let visit = 0; visit < 2; visit += 1) {
    await open(page);
    assert.deepEqual(await records(), []);
    assert.equal((await page.evaluate(() => evilHangman.play.game.export())).trim().split("\n").length, 2);
  }
  assert.equal(await page.evaluate(() => localStorage.getItem("evil-hangman own list")), null);
  await press(page, "Settings");
  assert((await page.locator("select[name=Words] option").allTextContents()).includes("pets.txt"));
  // Another tab's rounds are in the history of this one.
  const other = await page.context().newPage();
  await open(other, GAME.replace("42", "44"));
  await finish(other);
  assert.equal((await page.evaluate(() => evilHangman.play.game.export())).trim().split("\n").length, 3);
});

await test("rounds are asked to be kept", {}, async (page) => {
  await page.addInitScript(() => {
    globalThis.asked = 0;
    if (navigator.storage) navigator.storage.persist = async () => (globalThis.asked += 1) > 0;
  });
  await open(page, GAME);
  assert.equal(await page.evaluate(() => asked), 0);
  await finish(page);
  assert.equal(await page.evaluate(() => asked), 1);
});
