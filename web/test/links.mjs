// Links, sharing and pasting.
import assert from "node:assert/strict";
import * as drive from "./harness.mjs";

/// Waits until the dialog says that something was copied: nothing else says it as well.
async function copiedInDialog(page) {
  await page.locator("dialog .said").filter({ hasText: "Copied" }).waitFor();
  assert.equal(await page.locator("#toast").isVisible(), false);
}

await drive.test("links", { permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
  await drive.open(page, drive.GAME);
  await drive.until(page, "round");
  await drive.finish(page);
  const transcript = await page.evaluate(() => evilHangman.play.game.transcript());
  assert(transcript.startsWith(`${drive.GAME} `), transcript);
  await drive.open(page, transcript);
  await drive.until(page, "story");
  await drive.open(page, "puzzle 58");
  await drive.until(page, "puzzle");
  await drive.open(page, "daily");
  await drive.until(page, "round");
  await drive.sees(page, "Today's game");
  for (const [bad, says] of [
    ["eh1 cats#1f merciless 8 11 42 -", "a word list that isn't here"],
    ["eh9 en", "later version"],
    ["nonsense", "This link is incomplete"],
  ]) {
    await drive.open(page, bad);
    await drive.toast(page, says);
    assert.match((await drive.view(page)).screen, /home/);
  }
  const paste = (text) =>
    page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData("text", text);
      document.activeElement.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);
  // A challenge: the friend sees what it is, and the result goes back.
  await drive.open(page);
  await drive.press(page, "Challenge a friend");
  await drive.press(page, "Set a word for a friend");
  await page.fill("input[name=text]", "fjord");
  await page.keyboard.press("Enter");
  await drive.settled(page);
  await drive.toast(page, "Copied");
  const sent = (await drive.copied(page)).split("\n").at(-1);
  assert.match(sent, /^http.*#ehd1/);
  assert.deepEqual(await page.locator("dialog .main").allTextContents(), ["Copy"]);
  await drive.open(page);
  await paste(`Look: ${sent}`);
  await drive.until(page, "home", "challenge");
  await drive.sees(page, "A friend set you a 5-letter word. You have 8 lives.");
  await drive.picture(page, "received");
  await drive.press(page, "Play it now");
  await drive.until(page, "round");
  await drive.spell(page, "fjord");
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await drive.press(page, "Share");
  await copiedInDialog(page);
  const result = (await drive.copied(page)).split("\n").at(-1);
  assert.match(result, /#ehd1.*ehr1/);
  await drive.open(page);
  await paste(result);
  await drive.until(page, "home", "challenge");
  await drive.sees(page, "They found your word, FJORD.");
  // In the field of a challenge, too.
  await drive.open(page);
  await drive.press(page, "Challenge a friend");
  await drive.press(page, "Play a friend's link");
  await page.fill("input[name=text]", result);
  await page.keyboard.press("Enter");
  await drive.sees(page, "They found your word, FJORD.");
  // What is shared of a round asks a friend to play the same one, and what they share tells how they did.
  await drive.open(page, drive.GAME);
  await drive.finish(page);
  await drive.press(page, "Share");
  await copiedInDialog(page);
  await drive.good(page, "share");
  const shared = await drive.copied(page);
  assert.match(shared, /Evil Hangman/);
  await drive.open(page);
  await paste(shared);
  await drive.until(page, "home", "challenge");
  await drive.sees(page, "A friend sent you an 8-letter word, against a merciless computer. You have 11 lives.");
  await drive.good(page, "received-round");
  await drive.press(page, "Play it now");
  await drive.until(page, "round");
  await drive.finish(page);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await drive.press(page, "Share");
  await copiedInDialog(page);
  const back = await drive.copied(page);
  // The line is in the link, and nobody needs to see it.
  assert.match(back, /#same%20eh1/);
  assert.doesNotMatch(back, /eh1 /);
  await drive.open(page);
  await paste(back);
  await drive.until(page, "home", "challenge");
  await drive.sees(page, "It's a tie");
  // A link to a game begins it, and what follows is like the settings.
  await drive.open(page, drive.GAME);
  await drive.until(page, "round");
  // A text that is no link is no guess.
  await paste("hello");
  assert((await drive.part(page, "keys")).keys.every(({ state }) => state === "unused"));
});

await drive.test(
  "today's game is shared as today's game",
  { permissions: ["clipboard-read", "clipboard-write"] },
  async (page) => {
    await drive.open(page, "daily");
    await drive.until(page, "round");
    // Whoever has never played is told how it cheats, and what is given.
    await drive.sees(page, "I haven't chosen a word.");
    await drive.finish(page);
    // The card stands together, before the buttons.
    const card = page
      .locator("main .said")
      .first()
      .locator("p", { hasText: /^[□■ ]+$/ });
    await card.waitFor();
    await drive.press(page, "Share");
    await copiedInDialog(page);
    const link = (await drive.copied(page)).split("\n").at(-1);
    assert.equal(new URL(link).hash, "#daily");
    // The title tells a day that was lost from one that was not played.
    const { ending } = await drive.part(page, "headline");
    await drive.press(page, "Close");
    await drive.press(page, "Back");
    await drive.until(page, "home");
    const states = (name) => page.locator(`main .steps .${name}`).count();
    const [won, lost, next] = [await states("done"), await states("lost"), await states("now")];
    assert.deepEqual([won, lost, next], ending === "won" ? [1, 0, 1] : [0, 1, 1]);
  },
);

await drive.test("a link of 100 kB", drive.PHONE, async (page) => {
  await drive.open(page, `eh1 ${"x".repeat(100_000)} merciless 8 11 42 -`);
  await drive.toast(page, "This link is");
  assert((await page.textContent("#toast")).length < 400);
  assert((await page.locator("#toast").boundingBox()).height < 250);
});

await drive.test("a toast is in front of a dialog", {}, async (page) => {
  await drive.open(page, "nonsense");
  await drive.toast(page, "This link is incomplete");
  await drive.press(page, "How it cheats");
  const isOnTop = () => {
    const { x, y, width, height } = document.getElementById("toast").getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("#toast") !== null;
  };
  assert(await page.evaluate(isOnTop));
  // The dialog may be below it up to its button.
  await page.keyboard.press("Escape");
  await drive.until(page, "home");
  assert(await page.evaluate(isOnTop));
});
