// Links, sharing and pasting.
import assert from "node:assert/strict";
import {
  test,
  open,
  view,
  settled,
  until,
  picture,
  press,
  toast,
  sees,
  good,
  typeKey,
  finish,
  GAME,
  PHONE,
} from "./harness.mjs";

await test("links", { permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
  await open(page, GAME);
  await until(page, "round");
  await finish(page);
  const transcript = await page.evaluate(() => evilHangman.play.game.transcript());
  assert(transcript.startsWith(`${GAME} `), transcript);
  await open(page, transcript);
  await until(page, "story");
  await open(page, "puzzle 58");
  await until(page, "puzzle");
  await open(page, "daily");
  await until(page, "round");
  await sees(page, "Today's game");
  for (const [bad, says] of [
    ["eh1 en/nothing merciless 8 11 42 -", "I can't open this link"],
    ["eh9 en", "later version"],
    ["nonsense", "I can't open this link"],
  ]) {
    await open(page, bad);
    await toast(page, says);
    assert.match((await view(page)).screen, /home/);
  }
  const paste = (text) =>
    page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData("text", text);
      document.activeElement.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);
  // A challenge: the friend is told what it is, and the result goes back.
  await open(page);
  await press(page, "Challenge a friend");
  await press(page, "Set a word for a friend");
  await page.fill("input[name=text]", "fjord");
  await page.keyboard.press("Enter");
  await settled(page);
  await toast(page, "Copied");
  const sent = (await page.evaluate(() => navigator.clipboard.readText())).split("\n").at(-1);
  assert.match(sent, /^http.*#ehd1/);
  await open(page);
  await paste(`Look: ${sent}`);
  await until(page, "home", "challenge");
  await sees(page, "A friend set you a 5-letter word. You have 8 lives.");
  await picture(page, "received");
  await press(page, "Play it now");
  await until(page, "round");
  for (const letter of "fjord") await typeKey(page, letter);
  await until(page, "end");
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await press(page, "Share");
  await toast(page, "Copied");
  const result = (await page.evaluate(() => navigator.clipboard.readText())).split("\n").at(-1);
  assert.match(result, /#ehd1.*ehr1/);
  // In the field of a challenge, too.
  await open(page);
  await press(page, "Challenge a friend");
  await press(page, "Play a link that you were sent");
  await paste(result);
  await toast(page, "They found your word, FJORD.");
  // What is shared of a round opens the same round.
  await open(page, GAME);
  await finish(page);
  await press(page, "Share");
  await toast(page, "Copied");
  await good(page, "share");
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(shared, /Evil Hangman/);
  await open(page);
  await paste(shared);
  await until(page, "round");
  // A text that is no link is no guess.
  await paste("hello");
  assert((await view(page)).parts.find(({ is }) => is === "keys").keys.every(({ state }) => state === "unused"));
});

await test(
  "today's game is shared as today's game",
  { permissions: ["clipboard-read", "clipboard-write"] },
  async (page) => {
    await open(page, "daily");
    await until(page, "round");
    await finish(page);
    await press(page, "Share");
    await toast(page, "Copied");
    const link = (await page.evaluate(() => navigator.clipboard.readText())).split("\n").at(-1);
    assert.equal(new URL(link).hash, "#daily");
  },
);

await test("a link of 100 kB", PHONE, async (page) => {
  await open(page, `eh1 ${"x".repeat(100_000)} merciless 8 11 42 -`);
  await toast(page, "I can't open this link");
  assert((await page.textContent("#toast")).length < 400);
  assert((await page.locator("#toast").boundingBox()).height < 250);
});

await test("a toast is in front of a dialog", {}, async (page) => {
  await open(page, "nonsense");
  await toast(page, "I can't open this link");
  await press(page, "How it cheats");
  const isOnTop = () => {
    const { x, y, width, height } = document.getElementById("toast").getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("#toast") !== null;
  };
  assert(await page.evaluate(isOnTop));
  // The dialog may be below it up to its button.
  await page.keyboard.press("Escape");
  await until(page, "home");
  assert(await page.evaluate(isOnTop));
});
