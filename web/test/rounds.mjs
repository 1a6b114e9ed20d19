// Rounds by touch and by keyboard, the first minute, and the way back.
import assert from "node:assert/strict";
import * as drive from "./harness.mjs";

for (const [width, height] of drive.SIZES.slice(0, 6)) {
  await drive.test(
    `a round by touch at ${width}×${height}`,
    { ...drive.PHONE, viewport: { width, height } },
    async (page) => {
      await drive.open(page);
      await drive.until(page, "home");
      await drive.good(page, "title");
      await drive.picture(page, `home-${width}`);
      await drive.begin(page);
      await drive.tapKey(page, "e");
      await drive.tapKey(page, "a");
      await drive.good(page, "round");
      await drive.unscrolled(page, "round");
      // The word, the answer and every key are on the first screen, and the letters are no smaller than on the keys.
      const [outside, sizes] = await page.evaluate(() => {
        const all = [...document.querySelectorAll("main :is(.tile, .key, .figure svg, .said, .xray)")];
        const outside = all.filter(
          (element) =>
            element.getBoundingClientRect().bottom > innerHeight + 1 || element.getBoundingClientRect().height < 10,
        );
        return [
          outside.map((element) => element.outerHTML.slice(0, 80)),
          [".tile", ".key"].map((name) =>
            parseFloat(getComputedStyle(document.querySelector(`main ${name}`)).fontSize),
          ),
        ];
      });
      assert.deepEqual(outside, []);
      assert(sizes[0] >= sizes[1], `letters of the word: ${sizes}`);
      // Upright, the figure leaves the room to the word, and the keys are in the rows of a keyboard.
      const [figure, rows] = await page.evaluate(() => [
        document.querySelector(".figure").getBoundingClientRect().height / innerHeight,
        [...document.querySelectorAll("main .row")].map((row) => row.textContent.replace(/\s/g, "")),
      ]);
      if (height > width) assert(figure <= 1 / 3, `the figure takes ${figure}`);
      assert.deepEqual(rows, ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]);
      await drive.picture(page, `round-${width}`);
      await drive.finish(page, drive.tapKey);
      await drive.good(page, "end");
      await drive.picture(page, `end-${width}`);
    },
  );
}

for (const [width, height, percent] of [
  [360, 640, 100],
  [360, 740, 130],
  [390, 844, 100],
]) {
  await drive.test(
    `all of today's game at ${width}×${height} and ${percent} %`,
    { ...drive.PHONE, viewport: { width, height }, percent },
    async (page) => {
      await drive.open(page);
      // The opponent is named to players who know it, too.
      await drive.loadRounds(page);
      for (const language of ["English", "German"]) {
        if (language !== "English") {
          await drive.press(page, "Settings");
          await page.selectOption("select[name=Language]", { label: language });
          await drive.settled(page);
          await drive.press(page, "Done");
        }
        await drive.press(page, /^Today/);
        // The game in English is left, and the one in German doesn't count.
        await drive.until(page, "round");
        const word = () => page.locator("main .word").boundingBox();
        const { y } = await word();
        for (const letter of " es") {
          if (letter !== " ") await drive.tapKey(page, letter);
          if (percent === 100) assert.equal((await word()).y, y, "sentences move the word");
          await drive.unscrolled(page, `Today in ${language} after ${letter}`);
          await drive.fits(page, "Today");
        }
        await drive.picture(page, `today-${language}-${width}-${percent}`);
        await drive.press(page, "Back");
      }
    },
  );
}

await drive.test("keyboard", { viewport: { width: 1440, height: 900 } }, async (page) => {
  await drive.open(page);
  await drive.picture(page, "home-1440");
  await drive.good(page, "title");
  await page.keyboard.press("Enter");
  await drive.until(page, "round");
  const prevented = await page.evaluate(() => {
    const press = (init) =>
      !document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }));
    return [
      press({ key: "r", ctrlKey: true }),
      press({ key: "F5" }),
      press({ key: "Tab" }),
      press({ key: "l", altKey: true }),
      press({ key: "q" }),
    ];
  });
  assert.deepEqual(prevented, [false, false, false, false, true]);
  await drive.settled(page);
  await drive.typeKey(page, "e");
  await drive.good(page, "round");
  await drive.picture(page, "round-1440");
  // What has the focus is pressed, and letters are guessed all the same.
  await page.locator(".tools button").first().focus();
  await drive.typeKey(page, "a");
  assert.equal((await drive.part(page, "keys")).keys[0].state !== "unused", true);
  await drive.finish(page);
  await drive.good(page, "end");
  await drive.picture(page, "end-1440");
  assert.equal(await page.evaluate(() => evilHangman.names("record ").length), 1);
  // Tab reaches everything.
  await page.locator("main").focus();
  const reached = [];
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press("Tab");
    reached.push(await page.evaluate(() => document.activeElement.textContent.trim()));
  }
  for (const name of ["Play on: level 1", "How it cheated", "Share"]) {
    assert(reached.includes(name), `${name}: ${reached}`);
  }
});

await drive.test("letters fit into their tiles", {}, async (page) => {
  await drive.open(page, "eh1 en/everyday merciless 7 12 42 -");
  await drive.finish(page);
  for (const [width, height] of [[930, 500], [1024, 600], ...drive.SIZES]) {
    await page.setViewportSize({ width, height });
    const [letter, tile] = await page.evaluate(() => {
      const tile = document.querySelector("main .tile");
      return [parseFloat(getComputedStyle(tile).fontSize), tile.getBoundingClientRect().height];
    });
    assert(letter < 0.9 * tile, `${width}×${height}: a letter of ${letter} px in a tile of ${tile} px`);
  }
});

await drive.test("the letter that was guessed is shown at once", drive.PHONE, async (page) => {
  await drive.open(page, drive.GAME);
  // What is drawn between a press and the answer: the key is marked, and nothing is said that is gone in a moment.
  const guess = (letter, press) =>
    page.evaluate(
      async ([letter, press]) => {
        const { play } = evilHangman;
        const seen = [];
        const key = [...document.querySelectorAll("main .key")].find((it) => it.textContent.trim() === letter);
        const said = () => document.querySelector("main .said").textContent;
        new MutationObserver(() => seen.push(said())).observe(document.querySelector("main"), {
          subtree: true,
          childList: true,
          characterData: true,
        });
        if (press) key.dispatchEvent(new KeyboardEvent("keydown", { key: letter.toLowerCase(), bubbles: true }));
        else key.click();
        const busy = [...document.querySelectorAll("main .key[aria-busy]")].map((it) => it.textContent.trim());
        const until = performance.now() + 20_000;
        while (!play.idle && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
        return [busy, seen, key.ariaBusy];
      },
      [letter, press],
    );
  // The words are sorted with the first letter, which may take longer.
  await guess("E", false);
  for (const [letter, press] of [
    ["A", false],
    ["O", true],
  ]) {
    const [busy, seen, after] = await guess(letter, press);
    assert.deepEqual(busy, [letter]);
    assert(seen.length > 0 && seen.every((text) => !text.includes("Let me think")), String(seen));
    assert.equal(after, null);
  }
  // It's said if it takes longer.
  await page.evaluate(() => {
    const { minds } = evilHangman.play;
    const found = minds.found;
    minds.found = (...given) => setTimeout(() => found(...given), 1500);
  });
  await page.locator('main .key:text-is("I")').tap();
  await page.locator("main .said").getByText("Let me think").waitFor({ timeout: 1400 });
});

await drive.test("keys that are held", {}, async (page) => {
  const hold = async (key) => {
    for (let repeat = 0; repeat < 5; repeat += 1) {
      await page.keyboard.down(key);
      await drive.settled(page);
    }
    await page.keyboard.up(key);
  };
  await drive.open(page);
  await hold("Enter");
  await drive.until(page, "round");
  await hold("o");
  assert.match((await drive.part(page, "said")).lines[0].text, /^There('s| are) /);
  await hold("Escape");
  await drive.until(page, "round", "pause");
});

await drive.test("the player holds the word", drive.PHONE, async (page) => {
  await drive.open(page);
  await drive.hold(page);
  await drive.good(page, "question");
  await drive.picture(page, "holding");
  await drive.press(page, "Yes");
  await page.locator("button.tile").nth(2).tap();
  await drive.settled(page);
  await drive.good(page, "marking");
  await drive.press(page, "Done");
  await drive.sayNo(page);
  await drive.good(page, "its end");
  await page.fill("input[name=text]", "xylophon");
  await page.keyboard.press("Enter");
  await drive.settled(page);
  await drive.picture(page, "held-over");
  await drive.good(page, "its word");
});

await drive.test("back", drive.PHONE, async (page) => {
  await drive.open(page);
  const back = async (screen, dialog) => {
    await page.goBack();
    await drive.until(page, screen, dialog);
  };
  for (const [name, screen, dialog] of [
    ["Settings", "settings"],
    [/^Puzzles/, "puzzle"],
    ["Progress", "progress"],
    ["How it cheats", "home", "lesson"],
    ["Challenge a friend", "home", "challenge"],
  ]) {
    await drive.press(page, name);
    await drive.until(page, screen, dialog);
    assert((await page.evaluate(() => history.state?.depth)) > 0, String(name));
    await back("home");
  }
  // A round that is left goes on later, and its line moves no other.
  const aimed = () =>
    page
      .locator(".line:has-text('Play'), .line:has-text('Today'), .line:has-text('Puzzles')")
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  const before = await aimed();
  await drive.press(page, /^Play/);
  await drive.tapKey(page, "o");
  // The groups are a step of their own.
  for (const close of [() => page.goBack(), () => drive.press(page, "Close")]) {
    await drive.openGroups(page);
    await close();
    await page.locator("#sheet").waitFor({ state: "hidden" });
    assert.equal((await drive.view(page)).screen, "round");
    await page.waitForFunction(() => history.state.depth === 1);
  }
  await back("home");
  assert.deepEqual(await aimed(), before);
  await drive.good(page, "continue");
  await drive.picture(page, "continue");
  await drive.press(page, /^Continue/);
  await drive.until(page, "round");
  await drive.finish(page, drive.tapKey);
  await drive.press(page, "How it cheated");
  // What explains a turn is below it.
  for (const number of [4, 8, 1]) {
    const row = page.locator(".turns li > button").nth(number);
    await row.scrollIntoViewIfNeeded();
    const { y } = await row.boundingBox();
    await row.tap();
    await drive.settled(page);
    await page.waitForTimeout(100);
    const [at, card] = [await row.boundingBox(), await page.locator("main .groups").boundingBox()];
    assert(at.y <= y + 1 && at.y >= 0, `the row was at ${y}, and is at ${at.y}`);
    assert(card.y >= at.y + at.height && card.y < at.y + at.height + 20, "the groups are below the row");
    assert(card.y + Math.min(card.height, 500) <= 844 + 1, `the groups are at ${card.y}`);
  }
  await drive.picture(page, "story-turn");
  await drive.press(page, "Other words that fit");
  await back("story");
  await back("end");
  await drive.press(page, "Share");
  await back("end");
  await drive.press(page, "Play on");
  await drive.until(page, "round");
  await back("home");
  // And from the title, back leaves the page.
  await page.goBack();
  assert.equal(page.url(), "about:blank");
});

await drive.test("a letter that is tapped twice is guessed once", drive.PHONE, async (page) => {
  await drive.open(page, drive.GAME);
  const key = page.locator('main .key:text-is("U")');
  const answer = async () => (await drive.part(page, "said")).lines[0].text;
  // On a busy machine the driver's second tap would come late.
  await key.evaluate((key) => {
    const tap = () => key.click();
    tap();
    setTimeout(tap, 150);
  });
  await page.waitForTimeout(300);
  await drive.settled(page);
  assert.equal(await answer(), "There's no U.");
  // Later it is another guess.
  await page.waitForTimeout(600);
  await drive.tapKey(page, "u");
  assert.match(await answer(), /already/);
});

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [844, 390],
]) {
  await drive.test(
    `notices are in front of nothing that is played at ${width}×${height}`,
    { ...drive.PHONE, viewport: { width, height } },
    async (page) => {
      const notice = async (screen) => {
        await drive.until(page, screen);
        await page.evaluate(() =>
          evilHangman.play.callbacks.notify("A notice that is longer than any other one. ".repeat(5)),
        );
        const { y, height } = await page.locator("#toast").boundingBox();
        const tops = await page
          .locator("main :is(.word, .said, .keys, .buttons)")
          .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
        assert(y + height <= Math.min(...tops), `${screen}: a notice at ${y}, ${height} px high: ${tops}`);
        await page.locator("#back").click({ trial: true, timeout: 3000 });
        await page.locator("#toast").tap();
        await page.locator("#toast").waitFor({ state: "hidden" });
        // A button in one is all there.
        await page.evaluate(async () => {
          (await import("./toast.js")).toast("There is a new version of the game.", 9000, ["Reload", () => {}]);
        });
        const hidden = await page.locator("#toast").evaluate((box) => box.scrollHeight - box.clientHeight);
        assert(hidden <= 0, `${screen}: ${hidden} px of a notice with a button are hidden`);
        await page.locator("#toast button").tap();
      };
      await drive.open(page);
      await drive.hold(page, "5 letters");
      await notice("holding");
      await drive.open(page);
      await drive.press(page, /^Puzzles/);
      await notice("puzzle");
      await drive.open(page, "daily");
      await notice("round");
      await drive.tapKey(page, "e");
      await notice("round");
    },
  );
}

for (const [width, height, insets] of [
  [390, 844, { top: 47, bottom: 34 }],
  [844, 390, { left: 47, right: 47, bottom: 21 }],
]) {
  await drive.test(
    `a screen with a notch at ${width}×${height}`,
    { ...drive.PHONE, viewport: { width, height } },
    async (page, context) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets });
      await drive.open(page, drive.GAME);
      await drive.tapKey(page, "e");
      await drive.unscrolled(page, "round");
      await drive.open(page);
      await drive.press(page, /^Puzzles/);
      await drive.unscrolled(page, "puzzle");
    },
  );
}

await drive.test("a dialog is closed by a click beside it, and not by a text that is selected", {}, async (page) => {
  await drive.open(page, drive.GAME);
  await drive.press(page, "Whole word");
  const front = (await drive.view(page)).dialog.name;
  const { x, y, width, height } = await page.locator("dialog input").boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(5, y + height / 2);
  await page.mouse.up();
  await page.waitForTimeout(200);
  await drive.until(page, "round", front);
  await page.mouse.click(5, y);
  await drive.until(page, "round");
  // A browser may close it by itself, as a second way back in a row does on Android.
  await drive.press(page, "Whole word");
  await page.locator("#dialog").evaluate((dialog) => dialog.close());
  await drive.until(page, "round");
});

await drive.test("a reload leads back to a round that is over", drive.PHONE, async (page) => {
  await drive.open(page);
  await drive.begin(page);
  await drive.finish(page, drive.tapKey);
  const shown = async () => JSON.stringify((await drive.part(page, "word")).tiles);
  const word = await shown();
  await drive.press(page, "Share");
  await page.reload();
  await drive.ready(page);
  await drive.until(page, "story");
  await page.goBack();
  await drive.until(page, "end");
  assert.equal(await shown(), word);
  // What follows has no such address, and the way back from it opens nothing by itself.
  await drive.press(page, /^Play/);
  await drive.until(page, "round");
  await page.waitForFunction(() => location.hash === "");
  await page.goBack();
  await drive.until(page, "home");
  // A round that begins again at a turn has an address of its own when it is over.
  await drive.open(page, drive.GAME);
  await drive.finish(page, drive.tapKey);
  await drive.press(page, "How it cheated");
  await drive.press(page, /^What if/);
  await drive.finish(page, drive.tapKey);
  for (const screen of ["story", "end", "home"]) {
    await page.goBack();
    await drive.until(page, screen);
  }
  assert.equal(await page.evaluate(() => location.hash), "");
});

await drive.test("the first minute", drive.PHONE, async (page) => {
  const unexplained = /merciless|rung|perfect player/i;
  const text = () => page.evaluate(() => document.body.innerText.replace(/\s+/g, " "));
  const said = async () => (await drive.part(page, "said")).lines.map(({ text }) => text);
  await drive.open(page);
  assert.doesNotMatch(await text(), unexplained);
  await drive.press(page, "How it cheats");
  assert.doesNotMatch(await text(), unexplained);
  await drive.press(page, "Close");
  await drive.press(page, "Settings");
  const options = await page.locator("option").allTextContents();
  assert.doesNotMatch(`${await text()} ${options}`, unexplained);
  await drive.press(page, "Done");
  await drive.begin(page);
  assert.equal((await said()).length, 1, String(await said()));
  // The bar says how many words fit now.
  const left = async () => (await drive.part(page, "fall")).steps.at(-1).left;
  assert((await page.locator("main .xray").innerText()).includes(` ${await left()}`));
  await drive.tapKey(page, "o");
  const [answer, effect, ...more] = await said();
  assert.match(effect, /^[\d,]+ words without O, [\d,]+ with it: I kept /);
  assert.deepEqual(more, [], answer);
  await drive.picture(page, "first-letter");
  // The two largest groups are in front, and all of them behind a tap.
  assert.equal(await page.locator("main .xray .half").count(), 2);
  await drive.openGroups(page);
  await drive.good(page, "X-ray");
  await drive.sees(page, "groups");
  await drive.picture(page, "x-ray");
  await drive.press(page, "Close");
  for (const letter of drive.ORDER) {
    if ((await drive.view(page)).screen !== "round") break;
    assert.doesNotMatch(await text(), unexplained);
    await drive.tapKey(page, letter);
  }
  await drive.until(page, "end");
  assert.equal(await page.evaluate(() => scrollY), 0);
});

await drive.test(
  "an end begins at its top",
  { ...drive.PHONE, viewport: { width: 320, height: 480 } },
  async (page) => {
    await drive.open(page, drive.GAME);
    await page.evaluate(() => scrollTo(0, 1000));
    await drive.finish(page, drive.tapKey);
    await page.waitForTimeout(100);
    assert.equal(await page.evaluate(() => scrollY), 0);
    await drive.press(page, "Share");
    await page.evaluate(() => scrollTo(0, 1000));
    await page.goBack();
    await drive.until(page, "end");
    assert.equal(await page.evaluate(() => history.scrollRestoration), "manual");
  },
);

for (const [width, height] of [[1024, 768], ...drive.SIZES.slice(-3)]) {
  await drive.test(`a round at ${width}×${height} uses the room`, { viewport: { width, height } }, async (page) => {
    await drive.open(page, drive.GAME);
    await drive.typeKey(page, "e");
    await drive.typeKey(page, "a");
    await drive.good(page, "round");
    await drive.picture(page, `round-${width}`);
    const [tile, aside, board, most] = await page.evaluate(() => {
      const box = (name) => document.querySelector(`main ${name}`).getBoundingClientRect();
      const boxes = [...document.querySelectorAll("main .board > *, main .aside > *")].map((it) =>
        it.getBoundingClientRect(),
      );
      const [left, right] = [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
      return [box(".tile").width, box(".aside").left, box(".board").right, (right - left) / innerWidth];
    });
    assert(aside >= board, "the X-ray is beside the board");
    const { y: top, height: high } = await page.locator("main .groups").boundingBox();
    assert(top >= 0 && top + high <= height, `the groups are at ${top}, ${high} px high`);
    await drive.unscrolled(page, "round");
    const bars = await page.locator("main .groups .bar").evaluateAll((all) => all.map((bar) => bar.clientWidth));
    assert(Math.min(...bars) >= 32, `bars of ${bars} px`);
    assert(tile >= width / 25, `a tile of ${tile} px`);
    assert(most >= 0.75, `the round takes ${most} of the width`);
    assert.equal(await page.locator("main .xray").isVisible(), false);
    // The settings are in the middle, and so are the files below them.
    await drive.open(page);
    await drive.press(page, "Settings");
    for (const name of ["main .settings", "#files"]) {
      const { x, width: wide } = await page.locator(name).boundingBox();
      assert(Math.abs(x + wide / 2 - width / 2) < 8, `${name} is at ${x}, ${wide} px wide`);
    }
  });
}

await drive.test(
  "marks in rows of the same length",
  { ...drive.PHONE, viewport: { width: 360, height: 740 } },
  async (page) => {
    await drive.open(page);
    await drive.hold(page, "8 letters");
    await drive.press(page, "Yes");
    const rows = await page.evaluate(() => {
      const tops = [...document.querySelectorAll("main .tile")].map((tile) => tile.getBoundingClientRect().top);
      return Object.values(Object.groupBy(tops, (top) => top)).map(({ length }) => length);
    });
    assert.deepEqual(rows, [4, 4]);
  },
);
