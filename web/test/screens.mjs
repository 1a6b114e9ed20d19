// Every screen: sizes, axe, what a screen reader reads, colours, figures, and large text.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  dist,
  test,
  open,
  view,
  settled,
  until,
  picture,
  press,
  sees,
  fits,
  hears,
  good,
  tapKey,
  typeKey,
  finish,
  GAME,
  PHONE,
} from "./harness.mjs";

await test("every screen", PHONE, async (page) => {
  const seen = async (name) => {
    for (const [width, height] of [
      [568, 320],
      [320, 568],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(60);
      await fits(page, `${name} at ${width}`);
    }
    await good(page, name);
    await hears(page, name);
    await picture(page, name);
  };
  await open(page);
  await press(page, "How it cheats");
  await page.locator("dialog .key").nth(4).tap();
  await settled(page);
  await seen("lesson");
  await press(page, "Close");
  await press(page, "Settings");
  await until(page, "settings");
  await seen("settings");
  await press(page, "Done");
  await press(page, "Progress");
  await until(page, "progress");
  await seen("progress");
  await press(page, "Back");
  await press(page, /^Puzzles/);
  await until(page, "puzzle");
  await seen("puzzle");
  await press(page, "Help");
  await seen("help");
  await press(page, "Close");
  for (const { letter, state } of (await view(page)).parts.find(({ is }) => is === "keys").keys) {
    if (state === "unused" && !(await page.locator("main .buttons").count())) await tapKey(page, letter);
  }
  await seen("puzzle-over");
  await open(page, GAME);
  await press(page, "Whole word");
  await seen("whole-word");
  await press(page, "Close");
  await press(page, "Hint");
  await page
    .locator(".said p")
    .filter({ hasText: /best|lives/ })
    .first()
    .waitFor();
  await tapKey(page, "e");
  await page.locator("main .xray").tap();
  await press(page, /^Show words/);
  await seen("groups");
  await press(page, "Close");
  await press(page, "Give up");
  await until(page, "round", "confirm");
  await seen("confirm");
  await press(page, "Give up");
  await until(page, "end");
  await press(page, "See how it cheated");
  await until(page, "story");
  await seen("story");
  await press(page, "Other words that fit");
  await seen("story-words");
  await page.fill("input[name=text]", "elephant");
  await page.keyboard.press("Enter");
  await settled(page);
  await sees(page, "ELEPHANT");
  await press(page, "Back");
  await press(page, /^What if/);
  await until(page, "round");
  await seen("what-if");
  await press(page, "Back");
  await until(page, "story");
  await press(page, "Back");
  await press(page, "Share");
  await seen("share");
  await press(page, "Close");
  await press(page, "Challenge a friend");
  await seen("challenge");
});

await test("colours and figures", { colorScheme: "light" }, async (page) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await open(page, GAME);
  await typeKey(page, "e");
  const grounds = [await ground()];
  await good(page, "light");
  await picture(page, "light");
  await page.emulateMedia({ colorScheme: "dark" });
  grounds.push(await ground());
  await page.emulateMedia({ contrast: "more" });
  grounds.push(await ground());
  await good(page, "contrast");
  await picture(page, "contrast");
  assert.equal(new Set(grounds).size, 3, String(grounds));
  await page.emulateMedia({ contrast: "no-preference", reducedMotion: "reduce" });
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  await open(page);
  await press(page, "Settings");
  for (let theme = 0; theme < 3; theme += 1) {
    await press(page, /^Colours/);
    await good(page, `theme ${theme}`);
  }
  for (const figure of ["flower", "snowman", "rocket"]) {
    await press(page, /^Figure/);
    await press(page, "Done");
    await page.locator(`svg.${figure}`).waitFor();
    await picture(page, figure);
    await press(page, "Settings");
  }
});

await test("pictures of text at 200 %", PHONE, async (page) => {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    }),
  );
  await open(page);
  await fits(page, "title");
  await picture(page, "large-home");
  await page.locator(".line").first().tap();
  await until(page, "round");
  await tapKey(page, "e");
  await fits(page, "round");
  await picture(page, "large-round");
  await finish(page, tapKey);
  await fits(page, "end");
});

await test("what a screen reader reads", PHONE, async (page) => {
  await open(page);
  await hears(page, "title");
  await press(page, /^Play/);
  await hears(page, "round-begins");
  const focus = async (letter) => {
    await page.locator(`main .key:text-is("${letter}")`).focus();
    await page.keyboard.press("Enter");
    await settled(page);
    return page.evaluate(() => document.activeElement.textContent.trim());
  };
  // The focus stays on the key, and what is new is said.
  assert.equal(await focus("E"), "E");
  await hears(page, "round");
  const live = () => page.textContent("#live");
  assert.match(await live(), /E/);
  const before = await live();
  assert.equal(await focus("T"), "T");
  assert.notEqual(await live(), before);
  await page.locator("main .xray").focus();
  await page.keyboard.press("Enter");
  await hears(page, "x-ray");
  await page.keyboard.press("Escape");
  await finish(page);
  await hears(page, "end");
  assert.equal(await page.evaluate(() => document.activeElement.id), "main");
});

for (const percent of [130, 160, 200]) {
  for (const width of [320, 360, 390]) {
    await test(`text at ${percent} % on ${width} px`, { ...PHONE, viewport: { width, height: 740 } }, async (page) => {
      await page.addInitScript((percent) => {
        addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = `${percent}%`));
      }, percent);
      await open(page);
      await fits(page, "title");
      await press(page, "Settings");
      await fits(page, "settings");
      await press(page, "Done");
      await press(page, /^Puzzles/);
      await fits(page, "puzzle");
      await open(page, GAME);
      await tapKey(page, "e");
      await fits(page, "round");
      await page.locator("main .xray").tap();
      await fits(page, "X-ray");
      await page.locator("#sheet .close").tap();
      await finish(page, tapKey);
      await fits(page, "end");
      await press(page, "See how it cheated");
      await fits(page, "story");
      await press(page, "Other words that fit");
      await fits(page, "its words");
    });
  }
}

await test("forced colours", { ...PHONE, forcedColors: "active" }, async (page) => {
  await open(page, GAME);
  for (const letter of "eaoi") await tapKey(page, letter);
  await picture(page, "forced-colours");
  /// The colours of text and ground of each of these elements as they are painted: a backplate hides text otherwise.
  const contrasts = await page.evaluate(() => {
    const numbers = (colour) => colour.match(/[\d.]+/g).map(Number);
    const light = (colour) => {
      const [red, green, blue] = numbers(colour).map((part) => ((part / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const ground = (element) => {
      const { backgroundColor } = getComputedStyle(element);
      return (numbers(backgroundColor)[3] ?? 1) > 0 ? backgroundColor : ground(element.parentElement);
    };
    const contrast = (one, other) => {
      const [dark, bright] = [light(one), light(other)].toSorted((one, other) => one - other);
      return bright / dark;
    };
    const texts = [...document.querySelectorAll("main :is(.tile.found, .key.hit, .key.unused, .key.miss, .said p)")];
    const written = texts.map((it) => [it.outerHTML, contrast(getComputedStyle(it).color, ground(it))]);
    const filled = [...document.querySelectorAll("main :is(.half i, .life)")];
    const shapes = filled.map((it) => [it.outerHTML, contrast(ground(it), ground(it.parentElement))]);
    const adjusted = texts
      .filter((it) => it.matches(".found, .hit"))
      .map((it) => getComputedStyle(it).forcedColorAdjust);
    const lives = ["life", "spent"].map((name) => ground(document.querySelector(`main .lives .${name}`)));
    return { written, shapes, adjusted, lives };
  });
  for (const [what, contrast] of contrasts.written) assert(contrast >= 3, `${what}: ${contrast}`);
  for (const [what, contrast] of contrasts.shapes) assert(contrast >= 3, `${what}: ${contrast}`);
  assert(contrasts.adjusted.length > 0 && contrasts.adjusted.every((adjust) => adjust === "none"), contrasts.adjusted);
  assert.notEqual(contrasts.lives[0], contrasts.lives[1]);
});

await test("rows of every language", { ...PHONE, viewport: { width: 360, height: 740 } }, async (page) => {
  for (const code of ["de", "es", "fr", "it", "nl", "pl", "pt", "ru", "sv", "tr", "uk"]) {
    if (!existsSync(join(dist, `assets/words/${code}.words.gz`))) continue;
    await open(page, `eh1 ${code}/everyday greedy 8 9 3 -`);
    await until(page, "round");
    await fits(page, code);
    const { rows } = (await view(page)).parts.find(({ is }) => is === "keys");
    assert.equal(await page.locator("main .row").count(), rows.length, code);
  }
});
