// What a screen reader reads, and where the focus is. "Every screen" has those that are not here.
import assert from "node:assert/strict";
import * as drive from "./harness.mjs";

/// A friend's word, with eight lives.
const FJORD = "ehd1 8 3a123c2a9fd85c493b396448c0101605 a0698c245f e8974ceb47482f3dad159c24820884e8";

await drive.test("what a screen reader reads", drive.PHONE, async (page) => {
  await drive.open(page);
  await drive.hears(page, "title");
  await drive.press(page, /^Play/);
  await drive.hears(page, "round-begins");
  const focus = async (letter) => {
    await page.locator(`main .key:text-is("${letter}")`).focus();
    await page.keyboard.press("Enter");
    await drive.settled(page);
    return page.evaluate(() => document.activeElement.textContent.trim());
  };
  // The focus stays on the key, and what is new is said.
  assert.equal(await focus("O"), "O");
  await drive.hears(page, "round");
  const live = () => page.textContent("#live");
  assert.match(await live(), /O/);
  const before = await live();
  assert.equal(await focus("T"), "T");
  assert.notEqual(await live(), before);
  await page.locator("main .xray").focus();
  await page.keyboard.press("Enter");
  await drive.hears(page, "x-ray");
  await page.keyboard.press("Escape");
  await drive.finish(page);
  await drive.hears(page, "end");
  assert.equal(await page.evaluate(() => document.activeElement.id), "main");
  // A round that goes on is the first line of the title.
  await drive.press(page, "Play on");
  await drive.tapKey(page, "o");
  await drive.press(page, "Back");
  await drive.hears(page, "title-continue");
});

await drive.test("what a screen reader reads to a player who holds the word", drive.PHONE, async (page) => {
  await drive.open(page);
  await drive.hold(page, "5 letters");
  await drive.hears(page, "holding");
  await drive.press(page, "Yes");
  await page.locator("button.tile").nth(1).tap();
  await drive.settled(page);
  await drive.hears(page, "holding-marks");
  await drive.press(page, "Done");
  await drive.press(page, "No");
  await drive.hears(page, "holding-later");
  await drive.sayNo(page);
  await drive.hears(page, "held-over");
  await page.fill("input[name=text]", "xylem");
  await page.keyboard.press("Enter");
  await drive.settled(page);
  await drive.hears(page, "held-over-word");
});

await drive.test("what a screen reader reads of a challenge", drive.PHONE, async (page) => {
  await drive.open(page, FJORD);
  await drive.until(page, "home", "challenge");
  await drive.hears(page, "received");
  await drive.press(page, "Play it now");
  await drive.until(page, "round");
  await drive.hears(page, "received-round");
  await drive.spell(page, "fjord");
  await drive.hears(page, "received-end");
});
