// Every screen: sizes, axe, colours, figures, and large text.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as drive from "./harness.mjs";

await drive.test("every screen", drive.PHONE, async (page) => {
  const seen = async (name) => {
    for (const [width, height] of [
      [568, 320],
      [320, 568],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(60);
      await drive.fits(page, `${name} at ${width}`);
    }
    await drive.good(page, name);
    await drive.hears(page, name);
    await drive.picture(page, name);
  };
  await drive.open(page);
  const { x, width } = await page.getByRole("link", { name: "Licences" }).boundingBox();
  assert(Math.abs(x + width / 2 - 195) < 1, `Licences is at ${x}`);
  await drive.press(page, "How it cheats");
  // The keys stay where they are, and all of the button below them is in sight.
  const keys = () => page.locator("dialog .key").first().boundingBox();
  const before = await keys();
  await page.locator("dialog .key").nth(4).tap();
  await drive.settled(page);
  assert(Math.abs((await keys()).y - before.y) < 2, "the keys of the lesson have moved");
  const [close, front] = [page.locator("dialog .main"), page.locator("#dialog")];
  const [button, box] = [await close.boundingBox(), await front.boundingBox()];
  assert(button.y + button.height <= box.y + box.height, "Close is cut");
  await seen("lesson");
  await drive.press(page, "Close");
  await drive.press(page, "Settings");
  await drive.until(page, "settings");
  await seen("settings");
  const note = await page.locator("main .setting small").first().textContent();
  await page.getByRole("combobox", { name: "Opponent", exact: true, description: note }).waitFor();
  assert.equal(
    await page.locator("#files input").evaluateAll((all) => all.filter(({ offsetWidth }) => offsetWidth > 1).length),
    0,
  );
  await drive.press(page, "Done");
  await drive.press(page, "Progress");
  await drive.until(page, "progress");
  await seen("progress");
  await drive.press(page, "Back");
  await drive.press(page, /^Puzzles/);
  await drive.until(page, "puzzle");
  await seen("puzzle");
  await drive.press(page, "Help");
  await seen("help");
  await drive.press(page, "Close");
  const word = () => page.locator("main .word").boundingBox();
  const { y } = await word();
  for (const { letter, state } of (await drive.part(page, "keys")).keys) {
    if (state === "unused" && !(await page.locator("main .buttons").count())) await drive.tapKey(page, letter);
  }
  assert(Math.abs((await word()).y - y) < 1, "sentences move the word of a puzzle");
  await seen("puzzle-over");
  await drive.open(page, drive.GAME);
  await drive.press(page, "Whole word");
  await seen("whole-word");
  await page.fill("input[name=text]", "meager ");
  await drive.press(page, "Close");
  await drive.press(page, "Whole word");
  assert.equal(await page.inputValue("input[name=text]"), "");
  await drive.press(page, "Close");
  await drive.press(page, "Hint");
  await page
    .locator(".said p")
    .filter({ hasText: /best|lives/ })
    .first()
    .waitFor();
  await drive.tapKey(page, "e");
  await drive.openGroups(page);
  await drive.press(page, /^Show words/);
  await seen("groups");
  await drive.press(page, "Close");
  await drive.press(page, "Give up");
  await drive.until(page, "round", "confirm");
  await seen("confirm");
  await drive.press(page, "Give up");
  await drive.until(page, "end");
  await drive.press(page, "How it cheated");
  await drive.until(page, "story");
  await seen("story");
  await drive.press(page, "Other words that fit");
  await seen("story-words");
  await page.fill("input[name=text]", "elephant");
  await page.keyboard.press("Enter");
  await drive.settled(page);
  await drive.sees(page, "ELEPHANT");
  await drive.press(page, "Back");
  await drive.press(page, /^What if/);
  await drive.until(page, "round");
  await seen("what-if");
  await drive.press(page, "Back");
  await drive.until(page, "story");
  await drive.press(page, "Back");
  await drive.press(page, "Share");
  await seen("share");
  await drive.press(page, "Close");
  await drive.press(page, "Challenge a friend");
  await seen("challenge");
});

await drive.test("how far the player has come", drive.PHONE, async (page) => {
  const drawn = (name) => page.locator(`main ${name} .steps i`).evaluateAll((all) => all.map((it) => it.className));
  const states = (track) => track?.steps.map(({ state }) => state) ?? [];
  await drive.open(page);
  await drive.loadRounds(page);
  await drive.good(page, "a known player's title");
  await drive.picture(page, "home-level");
  const { lines } = await drive.part(page, "lines");
  for (const [index, { label, track }] of lines.entries()) {
    assert.deepEqual(await drawn(`[data-line="${index}"]`), states(track), label);
    if (track?.text) await drive.sees(page, track.text);
  }
  assert.deepEqual(
    lines.map(({ label, track }) => [label, states(track).length]),
    [
      ["Play", 12],
      ["Today", 7],
      ["Puzzles", 0],
    ],
  );
  await drive.press(page, "Progress");
  await drive.until(page, "progress");
  await drive.picture(page, "progress-level");
  const { text, about, track } = await drive.part(page, "level");
  assert.deepEqual(await drawn(".level"), states(track));
  assert.deepEqual(states(track), states(lines[0].track));
  const heading = page.getByRole("heading", { name: text });
  assert(
    (await heading.boundingBox()).height > 1.5 * (await page.getByText(about, { exact: true }).boundingBox()).height,
  );
  await drive.sees(page, track.text);
  // The scale is at the left of the bars, its end above its beginning.
  const [low, high, bars] = await page.evaluate(() =>
    ["p span:first-child", "p span:last-child", "div"].map((name) =>
      document.querySelector(`main .chart ${name}`).getBoundingClientRect().toJSON(),
    ),
  );
  assert(high.bottom <= low.top && low.right <= bars.left && low.bottom <= bars.bottom + 2 && high.top >= bars.top - 2);
  assert.deepEqual(await drive.said(page), [`${text}: ${about}.`]);
  await drive.press(page, "Back");
  // What a narrow phone's browser leaves of the screen is enough for it, with a round that goes on as well.
  await drive.begin(page);
  await drive.tapKey(page, "o");
  await drive.press(page, "Back");
  await page.setViewportSize({ width: 360, height: 616 });
  assert.equal(await page.locator(".line").count(), 4);
  assert.equal(await page.locator("[data-line='1'] .track").isVisible(), true);
  await drive.unscrolled(page, "a known player's title");
  // On a low screen the lines have the room.
  await page.setViewportSize({ width: 568, height: 320 });
  assert.equal(await page.locator(".track").first().isVisible(), false);
  await drive.fits(page, "a known player's title sideways");
});

await drive.test("colours and figures", { colorScheme: "light" }, async (page) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await drive.open(page, drive.GAME);
  await drive.typeKey(page, "e");
  const grounds = [await ground()];
  await drive.good(page, "light");
  await drive.picture(page, "light");
  await page.emulateMedia({ colorScheme: "dark" });
  grounds.push(await ground());
  await page.emulateMedia({ contrast: "more" });
  grounds.push(await ground());
  await drive.good(page, "contrast");
  await drive.picture(page, "contrast");
  assert.equal(new Set(grounds).size, 3, String(grounds));
  // No dot of rope where none is drawn, and no hole between the head and the arms of a winner.
  const [caps, holes] = await page.evaluate(async () => {
    const [{ figure }, { render }] = await Promise.all([import("./figure.js"), import("./lit-html.js")]);
    const box = document.body.appendChild(document.createElement("div"));
    box.className = "figure";
    const draw = (stage, ending) =>
      render(figure({ is: "figure", figure: "gallows", stage, left: 1, computer: false, ending }), box);
    draw(0, null);
    const empty = [...box.querySelectorAll("[stroke-dasharray^='0 ']")];
    const caps = empty.map((line) => getComputedStyle(line).strokeLinecap);
    draw(0, "won");
    const [svg, limbs, head] = ["svg", ".limb", ".won .head"].map((name) => [...box.querySelectorAll(name)]);
    const holes = [];
    for (let x = 114; x <= 122; x += 0.5) {
      for (let y = 96; y <= 120; y += 0.5) {
        const point = Object.assign(svg[0].createSVGPoint(), { x, y });
        if (!limbs.some((limb) => limb.isPointInStroke(point)) && !head[0].isPointInFill(point)) holes.push([x, y]);
      }
    }
    box.remove();
    return [[...new Set(caps)], holes];
  });
  assert.deepEqual([caps, holes], [["butt"], []]);
  await page.emulateMedia({ contrast: "no-preference", reducedMotion: "reduce" });
  // Where a letter is missing is seen in every theme, and where a dialog ends in the one for that.
  await page.getByRole("button", { name: "Give up" }).click();
  for (const theme of ["dusk", "paper", "contrast"]) {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    await readable(page, ".key.unused", ".tile.blank, .life, .spent");
  }
  assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector("dialog")).borderStyle), "solid");
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  await drive.open(page);
  await drive.press(page, "Settings");
  for (let theme = 0; theme < 3; theme += 1) {
    await page.selectOption("select[name=Theme]", { index: theme + 1 });
    await drive.settled(page);
    await drive.good(page, `theme ${theme}`);
  }
  for (const [number, figure] of ["flower", "snowman", "rocket"].entries()) {
    await page.selectOption("select[name=Figure]", { index: number + 1 });
    await drive.settled(page);
    await drive.press(page, "Done");
    await page.locator(`svg.${figure}`).waitFor();
    await drive.picture(page, figure);
    await drive.press(page, "Settings");
  }
});

await drive.test(
  "the lesson on a small phone",
  { ...drive.PHONE, viewport: { width: 360, height: 640 } },
  async (page) => {
    await drive.open(page);
    await drive.press(page, "How it cheats");
    const [words, keys] = await page.evaluate(() => [
      document.querySelector("dialog .groups").getBoundingClientRect().bottom,
      document.querySelector("dialog .foot").getBoundingClientRect().top,
    ]);
    assert(words <= keys, `the words end at ${words}, and the keys begin at ${keys}`);
    await drive.picture(page, "lesson-small");
  },
);

await drive.test("the lesson at 400 %", { viewport: { width: 320, height: 200 } }, async (page) => {
  await drive.open(page);
  await drive.press(page, "How it cheats");
  // Every key can be pressed, and what it did is read.
  await page.locator('dialog .key:text-is("E")').click({ timeout: 5000 });
  await drive.settled(page);
  await drive.fits(page, "lesson at 400 %");
  const word = await page.locator("dialog .word").boundingBox();
  assert(word.y >= 0 && word.y + word.height <= 200, `the word is at ${word.y}`);
});

await drive.test("a puzzle's end at 400 %", { viewport: { width: 320, height: 200 } }, async (page) => {
  await drive.open(page);
  await drive.press(page, /^Puzzles/);
  for (const { letter, state } of (await drive.part(page, "keys")).keys) {
    if (state === "unused" && !(await page.locator("main .buttons").count())) await drive.typeKey(page, letter);
  }
  const hides = () => page.evaluate(() => getComputedStyle(document.querySelector("main .buttons")).position);
  assert.equal(await hides(), "static");
  // Sideways they are in front, in one row.
  await page.setViewportSize({ width: 740, height: 360 });
  assert.equal(await hides(), "sticky");
  assert((await page.locator("main .buttons").boundingBox()).height < 70);
});

await drive.test("pictures of text at 200 %", { ...drive.PHONE, percent: 200 }, async (page) => {
  assert.equal(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)), 32);
  await drive.open(page);
  await drive.fits(page, "title");
  await drive.picture(page, "large-home");
  await drive.begin(page);
  await drive.tapKey(page, "e");
  await drive.fits(page, "round");
  await drive.picture(page, "large-round");
  await drive.finish(page, drive.tapKey);
  await drive.fits(page, "end");
});

for (const percent of [130, 160, 200]) {
  for (const width of [320, 360, 390]) {
    await drive.test(
      `text at ${percent} % on ${width} px`,
      { ...drive.PHONE, viewport: { width, height: 740 }, percent },
      async (page) => {
        await drive.open(page);
        await page.evaluate(() => dispatchEvent(new Event("beforeinstallprompt")));
        await drive.fits(page, "title");
        // A dialog begins at its beginning.
        await drive.press(page, "How it cheats");
        assert.equal(await page.evaluate(() => document.getElementById("dialog").scrollTop), 0);
        await drive.press(page, "Close");
        await drive.press(page, "Settings");
        await drive.fits(page, "settings");
        // Hints begin where the text of their lists does.
        const hints = await page.evaluate(() =>
          [...document.querySelectorAll(".setting small")].map((it) => {
            const at = (box) => box.getBoundingClientRect().left + parseFloat(getComputedStyle(box).paddingLeft);
            return at(it) - at(it.parentElement.querySelector("select"));
          }),
        );
        assert(hints.length > 0 && hints.every((by) => Math.abs(by) < 4), `hints are ${hints} px off`);
        await drive.press(page, "Done");
        await drive.press(page, /^Puzzles/);
        await drive.fits(page, "puzzle");
        if (width === 360) {
          for (const { letter, state } of (await drive.part(page, "keys")).keys) {
            if (state === "unused" && !(await page.locator("main .buttons").count())) await drive.tapKey(page, letter);
          }
          await drive.inReach(page, "a puzzle's end");
        }
        await drive.open(page, drive.GAME);
        await drive.tapKey(page, "e");
        await drive.fits(page, "round");
        await drive.openGroups(page);
        await drive.fits(page, "X-ray");
        await drive.press(page, "Close");
        await drive.finish(page, drive.tapKey);
        await drive.fits(page, "end");
        await drive.inReach(page, "end");
        await drive.press(page, "How it cheated");
        await drive.fits(page, "story");
        if (percent > 130) {
          const about = await page.locator("#about").evaluate((it) => it.scrollHeight - it.clientHeight);
          assert(about < 4, `${about} px of the heading are cut`);
        }
        await drive.press(page, "Other words that fit");
        await drive.fits(page, "its words");
      },
    );
  }
}

await drive.test("text at 200 % on 1440 px", { viewport: { width: 1440, height: 900 }, percent: 200 }, async (page) => {
  await drive.open(page);
  await drive.fits(page, "title");
  await drive.open(page, drive.GAME);
  await drive.typeKey(page, "e");
  await drive.fits(page, "round");
  await drive.finish(page);
  await drive.fits(page, "end");
  await drive.inReach(page, "end");
  await drive.press(page, "How it cheated");
  await drive.fits(page, "story");
});

/// Checks the contrasts of texts with their grounds, and of shapes with what they are in, as they are painted: a backplate hides
/// text otherwise. A shape is its ground or its border, or the edge in it.
async function readable(page, texts, shapes) {
  const contrasts = await page.evaluate(
    ([texts, shapes]) => {
      const numbers = (colour) => colour.match(/[\d.]+/g).map(Number);
      const light = (colour) => {
        const [red, green, blue] = numbers(colour).map((part) => ((part / 255 + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      };
      const isClear = (colour) => numbers(colour)[3] === 0;
      const ground = (element) => {
        const { backgroundColor } = getComputedStyle(element);
        return isClear(backgroundColor) ? ground(element.parentElement) : backgroundColor;
      };
      const contrast = (one, other) => {
        const [dark, bright] = [light(one), light(other)].toSorted((one, other) => one - other);
        return bright / dark;
      };
      const shape = (element) => {
        const { backgroundColor, borderColor, boxShadow } = getComputedStyle(element);
        return [isClear(backgroundColor) ? borderColor : backgroundColor, ...(boxShadow.match(/rgb\([^)]*\)/g) ?? [])];
      };
      const all = (names) => [...document.querySelectorAll(`main :is(${names})`)];
      const most = (it) => Math.max(...shape(it).map((colour) => contrast(colour, ground(it.parentElement))));
      return [
        ...all(texts).map((it) => [it.outerHTML, contrast(getComputedStyle(it).color, ground(it))]),
        ...all(shapes).map((it) => [it.outerHTML, most(it)]),
      ];
    },
    [texts, shapes],
  );
  assert(contrasts.length > 0, texts);
  for (const [what, contrast] of contrasts) assert(contrast >= 3, `${what}: ${contrast}`);
}

for (const colorScheme of ["dark", "light"]) {
  await drive.test(
    `forced colours, ${colorScheme}`,
    { ...drive.PHONE, forcedColors: "active", colorScheme },
    async (page) => {
      await drive.open(page);
      await readable(page, "strong, .line span", ".steps i:not(.lost)");
      await drive.open(page, drive.GAME);
      for (const letter of "eaoi") await drive.tapKey(page, letter);
      await drive.picture(page, `forced-colours-${colorScheme}`);
      await readable(page, ".tile.found, .key.hit, .key.unused, .key.miss, .said p", ".half i, .life");
      const [adjusted, lives] = await page.evaluate(() => [
        [...document.querySelectorAll("main :is(.tile.found, .key.hit)")].map(
          (it) => getComputedStyle(it).forcedColorAdjust,
        ),
        ["life", "spent"].map(
          (name) => getComputedStyle(document.querySelector(`main .lives .${name}`)).backgroundColor,
        ),
      ]);
      assert(adjusted.length > 0 && adjusted.every((adjust) => adjust === "none"), adjusted);
      assert.notEqual(lives[0], lives[1]);
      // Colours of a theme that are not those of the player.
      await page.evaluate(() => (document.documentElement.dataset.theme = "paper"));
      await drive.finish(page, drive.tapKey);
      const inks = await page.evaluate(() => [
        getComputedStyle(document.querySelector("main .figure .limb")).stroke,
        getComputedStyle(document.body).color,
      ]);
      assert.equal(inks[0], inks[1]);
      await drive.press(page, "How it cheated");
      await drive.until(page, "story");
      await page.evaluate(() => (document.documentElement.dataset.theme = "paper"));
      await readable(page, ".turns button, .turns button :is(b, code, .size)", ".turns .bar i");
      await drive.picture(page, `forced-colours-story-${colorScheme}`);
      const grounds = await page.evaluate(() =>
        ["found", "marked"].map((state) => {
          const tile = document.querySelector("main").appendChild(document.createElement("span"));
          tile.className = `tile ${state}`;
          return getComputedStyle(tile).backgroundColor;
        }),
      );
      assert.notEqual(grounds[0], grounds[1]);
      // What can be chosen has a border.
      await drive.open(page);
      await drive.press(page, "Settings");
      const borders = await page.evaluate(() =>
        [...document.querySelectorAll("select, .file")].map((it) => getComputedStyle(it).borderTopWidth),
      );
      assert(borders.length > 0 && borders.every((width) => width === "1px"), String(borders));
    },
  );
}

await drive.test("what is printed", { colorScheme: "dark" }, async (page) => {
  const pages = async (name) => {
    await page.emulateMedia({ media: "print" });
    const [pressed, grounds] = await page.evaluate(() => {
      const all = [...document.querySelectorAll("body *")].filter((it) => it.checkVisibility());
      return [
        all
          .filter((it) => it.matches("button:not(.line, .tile, .turns li > button), input, .file"))
          .map((it) => it.className),
        all
          .filter((it) => !/, 0\)$/.test(getComputedStyle(it).backgroundColor))
          .map((it) => it.className || it.tagName),
      ];
    });
    assert.deepEqual(pressed, [], name);
    assert.deepEqual(
      grounds.filter((it) => !["life", "done", "now", "I"].includes(it)),
      [],
      name,
    );
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), "light");
    const pdf = await page.pdf({ path: join(drive.pictures, `printed-${name}.pdf`), printBackground: true });
    await page.emulateMedia({ media: null });
    return pdf.toString("latin1").match(/\/Type \/Page\b/g).length;
  };
  await drive.open(page);
  assert.equal(await pages("title"), 1);
  await drive.press(page, "Settings");
  await drive.until(page, "settings");
  assert.equal(await pages("settings"), 1);
  await drive.press(page, "Done");
  await drive.press(page, /^Puzzles/);
  await drive.until(page, "puzzle");
  assert.equal(await pages("puzzle"), 1);
  await drive.open(page, drive.GAME);
  await drive.typeKey(page, "e");
  assert.equal(await pages("round"), 1);
  await drive.press(page, "Give up");
  assert.equal(await pages("dialog"), 1);
  await drive.press(page, "Close");
  await drive.finish(page);
  await pages("end");
  await drive.press(page, "How it cheated");
  await drive.until(page, "story");
  await pages("story");
  // All groups of a guess are there, on a sheet that is narrower than the screen, too.
  await page.setViewportSize({ width: 700, height: 900 });
  await page.locator(".turns li > button").first().click();
  await drive.settled(page);
  await page.emulateMedia({ media: "print" });
  assert(await page.locator("main .groups details li").first().isVisible());
});

await drive.test("rows of every language", { ...drive.PHONE, viewport: { width: 360, height: 740 } }, async (page) => {
  const codes = readdirSync(join(drive.dist, "assets/words")).flatMap(
    (name) => /^(..)\.words\.gz$/.exec(name)?.[1] ?? [],
  );
  assert(codes.length > 5, String(codes));
  for (const code of codes) {
    await drive.open(page, `eh1 ${code}/everyday greedy 8 9 3 -`);
    await drive.until(page, "round");
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await drive.fits(page, `${code} at ${width}`);
    }
    const { rows, keys } = await drive.part(page, "keys");
    assert.equal(await page.locator("main .row").count(), rows.length, code);
    // Each letter has a key, and can be guessed without the layout of the language.
    assert.equal(await page.locator("main .key").count(), keys.length, code);
    const foreign = Math.max(
      0,
      keys.findIndex(({ letter }) => !/[A-Z]/.test(letter)),
    );
    await page.locator("main .key").getByText(keys[foreign].letter, { exact: true }).focus();
    await page.keyboard.press("Enter");
    await drive.settled(page);
    assert.notEqual((await drive.part(page, "keys")).keys[foreign].state, "unused", code);
  }
});
