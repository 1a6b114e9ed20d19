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
  assert.match((await drive.said(page)).join(" "), /O/);
  const before = await drive.said(page);
  assert.equal(await focus("T"), "T");
  assert.notDeepEqual(await drive.said(page), before);
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
  assert.match((await drive.said(page))[0], /^A friend set you a 5-letter word\./);
  await drive.press(page, "Play it now");
  await drive.until(page, "round");
  await drive.hears(page, "received-round");
  await drive.spell(page, "fjord");
  await drive.hears(page, "received-end");
});

await drive.test("what is new is said once, and the focus is not lost", {}, async (page) => {
  const enter = async (name) => {
    await page.getByRole("button", { name }).filter({ visible: true }).first().focus();
    await page.keyboard.press("Enter");
    await drive.settled(page);
  };
  const focused = () => page.evaluate(() => document.activeElement.id || document.activeElement.textContent.trim());
  const all = [];
  const stays = [];
  await page.exposeFunction("hear", (texts, before) => {
    all.push(...texts);
    stays.push(before);
  });
  await drive.open(page, "eh1 en/everyday fair 8 11 42 -");
  await page.evaluate(() => {
    const live = document.getElementById("live");
    let since = -1000;
    const hear = () => {
      // What a closed dialog takes back is not replaced.
      if (!live.textContent) return (since = -1000);
      globalThis.hear(live.textContent.split("\n"), performance.now() - since);
      since = performance.now();
    };
    new MutationObserver(hear).observe(live, { childList: true });
  });
  const heard = async () => {
    await drive.said(page);
    return all.splice(0);
  };
  await heard();
  // The answer comes first, then where the letters are and the lives that are left; those are only said if they change.
  await drive.typeKey(page, "q");
  let said = await heard();
  assert.equal(said[0], "There's no Q.");
  assert.equal(said.at(-1), "10 lives left.");
  // What is done twice is answered twice, and what is asked for besides is not an answer.
  await drive.typeKey(page, "q");
  const [again] = await heard();
  assert.match(again, /Q/);
  for (let time = 0; time < 2; time += 1) {
    await drive.typeKey(page, "q");
    assert.deepEqual(await heard(), [again]);
  }
  let hit = "";
  for (const letter of drive.ORDER) {
    await drive.typeKey(page, letter);
    said = await heard();
    hit = letter.toUpperCase();
    if (said.some((text) => text.startsWith("There's one") || text.startsWith("There are"))) break;
  }
  assert.match(said.at(-1), new RegExp(`^Word: .*\\b${hit}\\b`), String(said));
  // A dialog that is closed says nothing.
  await enter("Whole word");
  assert.match((await heard())[0], /^Type /);
  await page.keyboard.press("Escape");
  assert.deepEqual([await heard(), await focused()], [[], "Whole word"]);
  // Of an end each sentence is said once, whatever is found out a moment later.
  await drive.finish(page);
  said = await heard();
  const end = said.slice(said.findIndex((text) => /^(Hanged|Set free)\.$/.test(text)));
  assert.equal(new Set(end).size, end.length, String(end));
  assert(end.length > 2, String(said));
  // None is replaced before a screen reader has read it, however fast letters are typed and whatever is found out.
  assert(
    stays.every((time) => time > 500),
    String(stays),
  );
  // The words of a story replace it, and Escape leads back from a field.
  await enter("How it");
  await page.evaluate(() => scrollTo(0, 1000));
  await enter("Other words that fit");
  assert.deepEqual([await focused(), await page.evaluate(() => scrollY)], ["main", 0]);
  await page.locator("main input").focus();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Other words that fit" }).waitFor({ timeout: 5000 });
  // A puzzle's keys are gone when it is over.
  await drive.open(page);
  await enter(/^Puzzles/);
  await drive.until(page, "puzzle");
  for (const { letter, state } of (await drive.part(page, "keys")).keys) {
    if (state === "unused" && !(await page.locator("main .buttons").count())) await enter(new RegExp(`^${letter}$`));
  }
  assert.equal(await focused(), "main");
  assert.match(await page.locator("main .wordlist").innerText(), /gone: your|kept|this one/);
  // So are the buttons of a dialog that goes on.
  await drive.open(page);
  await enter("Challenge a friend");
  for (const [name, next] of [
    ["Set a word for a friend", ""],
    ["Continue", "Copy"],
  ]) {
    await enter(name);
    assert.equal(await focused(), next);
    await page.keyboard.type("fjord");
  }
  // The lesson explains itself once.
  await drive.open(page);
  await enter("How it cheats");
  await drive.said(page);
  await drive.typeKey(page, "e");
  assert.match((await drive.said(page))[0], /^There/);
  await page.keyboard.press("Escape");
  // An answer to the computer leaves the focus where it was, and its next question is said last.
  await drive.hold(page, "5 letters");
  for (let answer = 0; answer < 3; answer += 1) {
    await enter("No");
    assert.equal(await focused(), "No");
    assert.match((await drive.said(page)).at(-1), /\?$/);
  }
  // Each answer that is taken back is said.
  for (let answer = 0; answer < 2; answer += 1) {
    await enter("Undo");
    said = await drive.said(page);
    assert(said.length > 1 && said.at(-1).endsWith("?"), String(said));
  }
});
