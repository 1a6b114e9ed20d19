// The bar of a phone: the group that was kept, and the largest other one.
import assert from "node:assert/strict";
import * as drive from "./harness.mjs";

await drive.test("the group that was kept is in the bar", drive.PHONE, async (page) => {
  // A word that was picked is often in none of the two largest groups.
  await drive.open(page, "eh1 en/everyday fair 8 11 42 -");
  let smaller = 0;
  for (const letter of drive.ORDER) {
    if ((await drive.view(page)).screen !== "round") break;
    await drive.tapKey(page, letter);
    const groups = (await drive.part(page, "groups"))?.groups ?? [];
    if (groups.length === 0) break;
    const bySize = groups.toSorted((one, other) => other.share - one.share);
    const kept = groups.find(({ kept }) => kept);
    smaller += bySize.indexOf(kept) > 1;
    const shown = await page.locator("main .half").evaluateAll((all) => all.map((it) => it.className.trim()));
    assert.deepEqual(
      shown.toSorted(),
      groups.length > 1 ? ["half", "half kept"] : ["half kept"],
      `${letter}: ${JSON.stringify(groups)}`,
    );
    const text = await page.locator("main .half.kept code").textContent();
    assert.equal(text, kept.pattern.replaceAll("-", "·"));
  }
  assert(smaller > 0, "a smaller group was kept");
});

for (const [width, height] of [
  [360, 640],
  [844, 390],
]) {
  await drive.test(
    `without the groups the keys stay at ${width}×${height}`,
    { ...drive.PHONE, viewport: { width, height } },
    async (page) => {
      await drive.open(page, drive.GAME);
      await drive.tapKey(page, "e");
      const key = () => page.locator("main .key").first().boundingBox();
      const before = await key();
      await drive.openGroups(page);
      await drive.press(page, "Hide how many are left");
      // There is nothing left to show in front of the round.
      await page.locator("#sheet").waitFor({ state: "hidden" });
      assert.deepEqual(await key(), before);
      await drive.unscrolled(page, "a round without groups");
      await drive.good(page, "a round without groups");
      await drive.picture(page, `no-groups-${width}`);
      await drive.press(page, "Show how many words are left");
      await page.locator("main .xray").waitFor();
    },
  );
}

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [568, 320],
]) {
  await drive.test(
    `the bar is readable with any word at ${width}×${height}`,
    { ...drive.PHONE, viewport: { width, height } },
    async (page) => {
      for (const length of [8, 10, 11, 14, 20, 22]) {
        await drive.open(page, `eh1 en/full merciless ${length} 11 42 -`);
        const top = () => page.locator("main .word").boundingBox();
        const { y } = await top();
        for (const letter of "esi") {
          await drive.tapKey(page, letter);
          const name = `${length} letters, ${letter}`;
          assert.equal((await top()).y, y, `${name}: the bar moves the word`);
          await drive.fits(page, name);
          const [sizes, bars, ends] = await page.evaluate(() => {
            const all = (name) => [...document.querySelectorAll(`main .xray ${name}`)];
            return [
              all(":is(code, .all)").map((text) => parseFloat(getComputedStyle(text).fontSize)),
              all("i").map((bar) => bar.getBoundingClientRect().width),
              all(":is(.half, .all)").map((part) => part.getBoundingClientRect().right),
            ];
          });
          assert(Math.min(...sizes) >= 11, `${name}: letters of ${sizes} px`);
          assert(Math.min(...bars) >= 1 && Math.max(...bars) >= 32, `${name}: bars of ${bars} px`);
          assert(Math.max(...ends) <= width, `${name}: it ends at ${ends}`);
        }
        if (length === 20) await drive.picture(page, `bar-${width}`);
      }
    },
  );
}
