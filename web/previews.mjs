// Makes the pictures of page/ that show the game before it is opened: share.png in previews of links, phone.png and wide.png where it
// is installed. Build the page first, and again after it.
import { join } from "node:path";
import * as drive from "./test/harness.mjs";

const DARK = { colorScheme: "dark", reducedMotion: "reduce" };
const save = (page, name) => page.screenshot({ path: join(drive.here, "page", `${name}.png`) });
const size = (width, height) => ({ ...DARK, viewport: { width, height } });

/** Guesses these letters in a game. */
async function guess(page, game, letters, tap) {
  await drive.open(page, game);
  for (const letter of letters) await tap(page, letter);
}

await drive.test("share", size(1200, 630), async (page) => {
  // A round that is lost with some letters, and with many words left.
  await guess(page, "eh1 en/everyday merciless 8 4 42 -", "ietas", drive.typeKey);
  await drive.until(page, "end");
  await save(page, "share");
});
await drive.test("phone", { ...drive.PHONE, ...size(390, 844), deviceScaleFactor: 1 }, async (page) => {
  await guess(page, drive.GAME, "eai", drive.tapKey);
  await save(page, "phone");
});
await drive.test("wide", size(1280, 800), async (page) => {
  await guess(page, drive.GAME, "eai", drive.typeKey);
  await save(page, "wide");
});
drive.stop();
