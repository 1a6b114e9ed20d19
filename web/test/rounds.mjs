// Rounds by touch and by keyboard, the first minute, and the way back.
import assert from "node:assert/strict";
import {
  SIZES,
  test,
  open,
  view,
  settled,
  until,
  picture,
  front,
  press,
  sees,
  good,
  ORDER,
  tapKey,
  typeKey,
  finish,
  GAME,
  PHONE,
} from "./harness.mjs";

for (const [width, height] of SIZES.slice(0, 6)) {
  await test(`a round by touch at ${width}×${height}`, { ...PHONE, viewport: { width, height } }, async (page) => {
    await open(page);
    await until(page, "home");
    await good(page, "title");
    await picture(page, `home-${width}`);
    await page.locator(".line").first().tap();
    await until(page, "round");
    await tapKey(page, "e");
    await tapKey(page, "a");
    await good(page, "round");
    // The word, the answer and every key are on the first screen, and the letters are no smaller than on the keys.
    const [outside, sizes] = await page.evaluate(() => {
      const all = [...document.querySelectorAll("main :is(.tile, .key, .figure svg, .said, .xray)")];
      const outside = all.filter(
        (element) =>
          element.getBoundingClientRect().bottom > innerHeight + 1 || element.getBoundingClientRect().height < 10,
      );
      return [
        outside.map((element) => element.outerHTML.slice(0, 80)),
        [".tile", ".key"].map((name) => parseFloat(getComputedStyle(document.querySelector(`main ${name}`)).fontSize)),
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
    await picture(page, `round-${width}`);
    await finish(page, tapKey);
    await good(page, "end");
    await picture(page, `end-${width}`);
  });
}

await test("keyboard", { viewport: { width: 1440, height: 900 } }, async (page) => {
  await open(page);
  await picture(page, "home-1440");
  await good(page, "title");
  await page.keyboard.press("Enter");
  await until(page, "round");
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
  await settled(page);
  await typeKey(page, "e");
  await good(page, "round");
  await picture(page, "round-1440");
  // What has the focus is pressed, and letters are guessed all the same.
  await page.locator(".tools button").first().focus();
  await typeKey(page, "a");
  assert.equal((await view(page)).parts.find(({ is }) => is === "keys").keys[0].state !== "unused", true);
  await finish(page);
  await good(page, "end");
  await picture(page, "end-1440");
  assert.equal(await page.evaluate(() => evilHangman.names("record ").length), 1);
  // Whoever tabs gets everywhere.
  await page.locator("main").focus();
  const reached = [];
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press("Tab");
    reached.push(await page.evaluate(() => document.activeElement.textContent.trim()));
  }
  for (const name of ["Play on: level 1", "See how it cheated", "Share"]) {
    assert(reached.includes(name), `${name}: ${reached}`);
  }
});

await test("the player holds the word", PHONE, async (page) => {
  await open(page);
  await press(page, "Settings");
  await page.selectOption("select[name=Opponent]", { label: "You" });
  await settled(page);
  await press(page, "Done");
  await page.locator(".line").first().tap();
  await until(page, "holding");
  await good(page, "question");
  await picture(page, "holding");
  await press(page, "Yes");
  await page.locator("button.tile").nth(2).tap();
  await settled(page);
  await good(page, "marking");
  await press(page, "Done");
  for (let answer = 0; answer < 30 && (await view(page)).screen === "holding"; answer += 1) await press(page, "No");
  await until(page, "held-over");
  await good(page, "its end");
  await page.fill("input[name=text]", "xylophon");
  await page.keyboard.press("Enter");
  await settled(page);
  await picture(page, "held-over");
  await good(page, "its word");
});

await test("back", PHONE, async (page) => {
  await open(page);
  const back = async (screen, dialog) => {
    await page.goBack();
    await until(page, screen, dialog);
  };
  for (const [name, screen, dialog] of [
    ["Settings", "settings"],
    [/^Puzzles/, "puzzle"],
    ["Progress", "progress"],
    ["How it cheats", "home", "lesson"],
    ["Challenge a friend", "home", "challenge"],
  ]) {
    await press(page, name);
    await until(page, screen, dialog);
    assert((await page.evaluate(() => history.state?.depth)) > 0, String(name));
    await back("home");
  }
  // A round that is left goes on later.
  await press(page, /^Play/);
  await tapKey(page, "e");
  await back("home");
  await good(page, "continue");
  await picture(page, "continue");
  await press(page, /^Continue/);
  await until(page, "round");
  await finish(page, tapKey);
  await press(page, "See how it cheated");
  await press(page, "Other words that fit");
  await back("story");
  await back("end");
  await press(page, "Share");
  await back("end");
  await press(page, "Play on");
  await until(page, "round");
  await back("home");
  // And from the title, back leaves the page.
  await page.goBack();
  assert.equal(page.url(), "about:blank");
});

await test("the first minute", PHONE, async (page) => {
  const unexplained = /merciless|rung|perfect player/i;
  const text = () => page.evaluate(() => document.body.innerText.replace(/\s+/g, " "));
  const said = async () => (await view(page)).parts.find(({ is }) => is === "said").lines.map(({ text }) => text);
  await open(page);
  assert.doesNotMatch(await text(), unexplained);
  await press(page, "How it cheats");
  assert.doesNotMatch(await text(), unexplained);
  await press(page, "Close");
  await press(page, /^Play/);
  await until(page, "round");
  assert.equal((await said()).length, 1, String(await said()));
  await tapKey(page, "e");
  const [answer, effect, ...more] = await said();
  assert.match(effect, /^[\d,]+ words without E, [\d,]+ with it: I kept /);
  assert.deepEqual(more, [], answer);
  await picture(page, "first-letter");
  // The two largest groups are in front, and all of them behind a tap.
  assert.equal(await page.locator("main .xray .half").count(), 2);
  await page.locator("main .xray").tap();
  await good(page, "X-ray");
  await sees(page, "groups");
  await picture(page, "x-ray");
  await page.locator("#sheet .close").tap();
  for (const letter of ORDER) {
    if ((await view(page)).screen !== "round") break;
    assert.doesNotMatch(await text(), unexplained);
    await tapKey(page, letter);
  }
  await until(page, "end");
  assert.equal(await page.evaluate(() => scrollY), 0);
});

await test("an end begins at its top", { ...PHONE, viewport: { width: 320, height: 480 } }, async (page) => {
  await open(page, GAME);
  await page.evaluate(() => scrollTo(0, 1000));
  await finish(page, tapKey);
  await page.waitForTimeout(100);
  assert.equal(await page.evaluate(() => scrollY), 0);
  await press(page, "Share");
  await page.evaluate(() => scrollTo(0, 1000));
  await page.goBack();
  await until(page, "end");
  assert.equal(await page.evaluate(() => history.scrollRestoration), "manual");
});

for (const [width, height] of SIZES.slice(-2)) {
  await test(`a round at ${width}×${height} uses the room`, { viewport: { width, height } }, async (page) => {
    await open(page, GAME);
    await typeKey(page, "e");
    await typeKey(page, "a");
    await good(page, "round");
    await picture(page, `round-${width}`);
    const [tile, aside, board, most] = await page.evaluate(() => {
      const box = (name) => document.querySelector(`main ${name}`).getBoundingClientRect();
      const boxes = [...document.querySelectorAll("main .board > *, main .aside > *")].map((it) =>
        it.getBoundingClientRect(),
      );
      const [left, right] = [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
      return [box(".tile").width, box(".aside").left, box(".board").right, (right - left) / innerWidth];
    });
    assert(aside >= board, "the X-ray is beside the board");
    assert(tile >= width / 25, `a tile of ${tile} px`);
    assert(most >= 0.75, `the round takes ${most} of the width`);
    assert.equal(await page.locator("main .xray").isVisible(), false);
  });
}

await test("marks in rows of the same length", { ...PHONE, viewport: { width: 360, height: 740 } }, async (page) => {
  await open(page);
  await press(page, "Settings");
  await page.selectOption("select[name=Opponent]", { label: "You" });
  await page.selectOption("select[name=Length]", { label: "8 letters" });
  await settled(page);
  await press(page, "Done");
  await page.locator(".line").first().tap();
  await until(page, "holding");
  await press(page, "Yes");
  const rows = await page.evaluate(() => {
    const tops = [...document.querySelectorAll("main .tile")].map((tile) => tile.getBoundingClientRect().top);
    return Object.values(Object.groupBy(tops, (top) => top)).map(({ length }) => length);
  });
  assert.deepEqual(rows, [4, 4]);
});
