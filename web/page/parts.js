// @ts-check
// Turns the parts of a view into templates. A control carries the number that goes back to the game as data-act.
import { html, nothing, render } from "./lit-html.js";
import { figure } from "./figure.js";
import { nextTask } from "./module.js";
import { linkTo } from "./play.js";

/** @import { Button, Group, Key, Part, PartOf, Said, Setting, Tile, Track, View, WordState } from "./view.d.ts" */

/** @type {(one: Button) => unknown} */
export const button = ({ label, act, main }) => html`
  <button type="button" class=${main ? "main" : nothing} data-act=${act}>${label}</button>
`;

/** @type {(all: Button[]) => unknown} */
const buttons = (all) => html`<div class="buttons">${all.map(button)}</div>`;

/** The name of one that can be marked has its place: each would be a blank otherwise. @type {(one: Tile, index: number) => unknown} */
const tile = ({ letter, state, act }, index) =>
  act === null
    ? html`<span class="tile ${state}">${letter}</span>`
    : html`<button
        type="button"
        class="tile ${state}"
        data-act=${act}
        aria-label="${index + 1}: ${letter || "blank"}"
        aria-pressed=${state === "marked"}
      >
        ${letter}
      </button>`;

/** The most tiles beside each other that a fingertip finds on a narrow phone. */
const MOST = 6;

/** @type {(part: PartOf<"word">) => unknown} */
function word({ tiles, spoken }) {
  const marks = tiles.some(({ act }) => act !== null);
  // Rows of the same length: no tile is left alone in the last one.
  const narrow = marks ? Math.ceil(tiles.length / Math.ceil(tiles.length / MOST)) : tiles.length;
  const name = `word${tiles.length > 16 ? " long" : ""}${marks ? " marks" : ""}`;
  return html`<div
    class=${name}
    .style=${`--n:${tiles.length};--narrow:${narrow}`}
    role=${marks ? "group" : "img"}
    aria-label=${spoken}
  >
    <div class="tiles">${tiles.map(tile)}</div>
  </div>`;
}

/** @type {(one: Key) => unknown} */
const key = ({ letter, state, name, act }) =>
  html`<button
    type="button"
    class="key ${state}"
    data-act=${act}
    aria-label=${name}
    aria-disabled=${state === "hit" || state === "miss" ? "true" : nothing}
  >
    ${letter}
  </button>`;

/** @type {(part: PartOf<"keys">) => unknown} */
const keyboard = ({ keys, rows }) => html`
  <div class="keys" role="group" aria-label="Letters" .style=${`--per:${Math.max(...rows.map((row) => row.length))}`}>
    ${rows.map((row) => html`<div class="row">${row.map((index) => key(keys[index]))}</div>`)}
  </div>
`;

/** A pattern with dots for the letters that aren't known. */
const dotted = (/** @type {string} */ pattern) => pattern.replaceAll("-", "·");

const bar = (/** @type {number} */ share, name = "") =>
  html`<span class="bar ${name}" aria-hidden="true"><i .style=${`--share:${share}%`}></i></span>`;

/** @type {(one: Group) => unknown} */
const group = ({ pattern, spoken, size, share, kept, words }) => html`
  <li class=${kept ? "kept" : nothing}>
    <code aria-hidden="true">${dotted(pattern)}</code>${bar(share)}<span class="size" aria-hidden="true">${size}</span>
    <span class="away">${spoken}${kept ? ", kept" : ""}</span><span class="words">${words}</span>
  </li>
`;

/**
 * Groups; those after the first `most` are folded.
 * @type {(part: PartOf<"groups">, most?: number) => unknown}
 */
function groups({ title, why, groups: all, more, buttons: below }, most = Infinity) {
  const rest = html`${
    all.length > most
      ? html`<ul>
          ${all.slice(most).map(group)}
        </ul>`
      : nothing
  }${more ? html`<p class="more">${more}</p>` : nothing}`;
  return html`
    <section class="groups card">
      <h2>${title}</h2>
      ${why ? html`<p class="why">${why}</p>` : nothing}
      ${
        all.length > 0
          ? html`<ul>
              ${all.slice(0, most).map(group)}
            </ul>`
          : nothing
      }
      ${
        all.length > most
          ? html`<details>
              <summary>More groups</summary>
              ${rest}
            </details>`
          : rest
      }${below.length > 0 ? buttons(below) : nothing}
    </section>
  `;
}

/** What the colour of a guess says. */
const answered = (/** @type {boolean | null} */ hit) =>
  hit === null ? nothing : html`<span class="away">${hit ? "in the word:" : "not in the word:"}</span>`;

/** How a guess and its bar are shown; the start has no answer. */
const kindOf = (/** @type {boolean | null} */ hit) => (hit === null ? "" : hit ? "hit" : "loss");

/** @type {(part: PartOf<"fall">) => unknown} */
const fall = ({ title, steps, cut }) => html`
  <section class="fall card ${cut ? "cut" : ""}">
    <h2>${title}</h2>
    <ul>
      ${steps.map(
        ({ letter, hit, left, share }) => html`
          <li>
            <span class="letter ${kindOf(hit)}">${letter}${answered(hit)}</span>${bar(share, kindOf(hit))}<span
              class="size"
              >${left}</span
            >
          </li>
        `,
      )}
    </ul>
  </section>
`;

/** @type {(one: WordState) => unknown} */
function spelled({ letters, out, note, act }) {
  const shown = letters.map(([text, known]) => (known ? html`<b>${text}</b>` : text));
  const inner = out ? html`<s>${shown}</s>` : shown;
  return html`<li class=${out ? "out" : nothing}>
    ${act === null ? inner : html`<button type="button" data-act=${act}>${shown}</button>`}${
      note ? html`<span class="away">${note}</span>` : nothing
    }
  </li>`;
}

/** @type {(one: Setting) => unknown} */
function setting({ label, note, options }) {
  if (options.length === 1) {
    const [{ label: value, act }] = options;
    return html`<div class="setting">
      <span class="label" aria-hidden="true">${label}</span>
      <button type="button" data-act=${act} aria-label="${label}: ${value}">${value}</button>
    </div>`;
  }
  // An identifier has no blanks.
  const id = label.replaceAll(" ", "-");
  const described = `${id}-note`;
  return html`<div class="setting">
    <label class="label" for=${id}>${label}</label>
    <select id=${id} name=${label} aria-describedby=${note ? described : nothing}>
      ${options.map(({ label: name, chosen, act }) => html`<option value=${act} .selected=${chosen}>${name}</option>`)}
    </select>
    ${note ? html`<small id=${described}>${note}</small>` : nothing}
  </div>`;
}

/** How far the player has come. What the steps say is in the texts as well. @type {(one: Track) => unknown} */
const track = ({ steps, text }) => html`
  <span class="track"
    >${
      steps.length > 0
        ? html`<span class="steps" aria-hidden="true"
            >${steps.map(({ label, state }) => html`<span>${label}<i class=${state}></i></span>`)}</span
          >`
        : nothing
    }${text ? html`<span><span class="away">, </span>${text}</span>` : nothing}</span
  >
`;

/**
 * The guesses of a story, and below the one that is chosen what explains it.
 * @type {(part: PartOf<"turns">, explained: unknown) => unknown}
 */
const turnsWith = ({ turns }, explained) => html`
  <ol class="turns">
    ${turns.map(
      ({ guess, hit, pattern, left, share, mark, chosen, act }) => html`
        <li>
          <button type="button" data-act=${act} aria-pressed=${chosen}>
            <b class="letter ${kindOf(hit)}">${guess}${answered(hit)}</b>
            <code aria-hidden="true">${dotted(pattern)}</code>
            ${left && html`${bar(share, kindOf(hit))}<span class="size">${left}<span class="away"> left</span></span>`}
            <span class="mark">${mark}</span>
          </button>
          ${chosen ? explained : nothing}
        </li>
      `,
    )}
  </ol>
`;

/** @type {(said: Said) => unknown} */
const sentence = ({ about, tone, text }) => html`<p class=${about === "voice" ? about : tone}>${text}</p>`;

/** The most bars of a chart. */
const BARS = 40;

/** @type {{ [Is in Part["is"]]: (part: PartOf<Is>) => unknown }} */
const PARTS = {
  figure: (part) => html`<div class="figure">${figure(part)}</div>`,
  headline: ({ text, ending }) => html`<h2 class="headline ${ending}">${text}</h2>`,
  level: ({ text, about, track: way }) => html`
    <section class="level">
      <h2>${text}</h2>
      <p>${about}</p>
      ${track(way)}
    </section>
  `,
  word,
  lives: ({ left, of, text }) => html`
    <p class="lives ${left === 1 ? "last" : ""}">
      ${
        of > 12
          ? nothing
          : html`<span class="dots" aria-hidden="true"
              >${Array.from({ length: of }, (_, life) => html`<i class=${life < left ? "life" : "spent"}></i>`)}</span
            >`
      }
      <span class="count">${text}</span>
    </p>
  `,
  said: ({ lines }) => html`<div class="said">${lines.map(sentence)}</div>`,
  keys: keyboard,
  lines: ({ lines }) => html`
    <div class="lines">
      ${lines.map(
        ({ label, about, track: way, act }, index) => html`
          <button type="button" class="line ${index === 0 ? "main" : ""}" data-act=${act} data-line=${index}>
            <strong>${label}</strong> <span>${about}</span>${way ? track(way) : nothing}
          </button>
        `,
      )}
    </div>
  `,
  buttons: (part) => buttons(part.buttons),
  groups,
  fall,
  words: ({ words, more }) => html`
    <ul class="wordlist">
      ${words.map(spelled)}${more ? html`<li class="more">${more}</li>` : nothing}
    </ul>
  `,
  settings: ({ settings }) => html`<div class="settings">${settings.map(setting)}</div>`,
  turns: (part) => turnsWith(part, nothing),
  facts: ({ facts }) => html`
    <dl class="facts">
      ${facts.map(
        ([label, value]) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  `,
  chart: ({ title, scale: [low, high], points, spoken }) => {
    const share = (/** @type {number} */ value) => (100 * (value - low)) / (high - low);
    const last = points.slice(-BARS);
    return html`<figure class="chart card">
      <figcaption>${title}${last.length < points.length ? ` · the last ${BARS}` : ""}</figcaption>
      <p aria-hidden="true"><span>${low}</span><span>${high}</span></p>
      <div role="img" aria-label=${spoken}>
        ${last.map(({ value, won }) => html`<i class=${won ? "won" : nothing} .style=${`--share:${share(value)}%`}></i>`)}
      </div>
    </figure>`;
  },
  field: ({ label, value, button: name }) => html`
    <form class="field">
      <label>
        <span>${label}</span>
        <input
          name="text"
          value=${value}
          autocomplete="off"
          autocapitalize="none"
          autocorrect="off"
          spellcheck="false"
          enterkeyhint="done"
        />
      </label>
      <button type="submit">${name}</button>
    </form>
  `,
  copy: ({ text, link, label }) => html`
    <div class="copy">
      <pre>${text}</pre>
      <p class="link">${linkTo(link)}</p>
      <button type="button" class="main" data-copy=${`${text}\n${link}`}>${label}</button>
    </div>
  `,
};

/** Returns the template of a part. */
export const partOf = (/** @type {Part} */ part) => /** @type {(part: Part) => unknown} */ (PARTS[part.is])(part);

/** @type {(parts: Part[]) => PartOf<"groups"> | undefined} */
export const groupsOf = (parts) => /** @type {any} */ (parts.find(({ is }) => is === "groups"));

/** The most letters of a word whose patterns are readable beside each other on a narrow phone. */
const SHORT = 10;

/** The X-ray between the word and the keys: the group that was kept beside the largest other one. A tap opens all of it. */
export function xrayBar(/** @type {Part[]} */ parts) {
  const part = groupsOf(parts);
  if (!part) return nothing;
  const { tiles } = /** @type {PartOf<"word">} */ (parts.find(({ is }) => is === "word"));
  const bySize = [...part.groups].sort((one, other) => other.share - one.share);
  const other = bySize.find(({ kept }) => !kept);
  const shown = bySize.filter((group) => group.kept || group === other);
  const bar = (/** @type {unknown} */ halves, /** @type {boolean} */ isHeard) => html`
    <button
      type="button"
      class="xray ${tiles.length > SHORT ? "stacked" : ""}"
      data-open="xray"
      .style=${`--n:${tiles.length}`}
    >
      <span class="halves">${halves}</span> <span class="all" aria-hidden=${isHeard ? nothing : "true"}>Groups ›</span>
    </button>
  `;
  if (shown.length === 0) {
    const fallen = /** @type {PartOf<"fall"> | undefined} */ (parts.find(({ is }) => is === "fall"));
    const now = fallen?.steps.at(-1);
    const known = tiles.map(({ letter }) => letter || "·").join("");
    return bar(
      html`<span class="half kept" .style=${"--part:100"}>
          <i></i><span aria-hidden="true"><code>${known}</code> ${now?.left}</span>
        </span>
        <span class="away">${now?.left} words. ${part.title}</span>`,
      false,
    );
  }
  const halves = shown.map(
    ({ pattern, spoken, size, share, kept }) => html`
      <span class="half ${kept ? "kept" : ""}" .style=${`--part:${share}`}>
        <i></i>
        <span aria-hidden="true"><code>${dotted(pattern)}</code> ${size}${kept ? " ✓" : ""}</span>
        <span class="away">${spoken}${kept ? ", kept" : ""}.</span>
      </span>
    `,
  );
  return bar(halves, true);
}

/** The most groups between the turns of a story, so that more than one turn is in sight. */
const BETWEEN = 4;

/** The parts that explain, which are beside the others where there is room. */
const ASIDE = new Set(["groups", "fall"]);

/** @type {(parts: Part[]) => Part[]} */
export const explaining = (parts) => parts.filter(({ is }) => ASIDE.has(is));

/** What the sentences of an end before its buttons are about; the rest is below them. */
const FIRST = new Set(["claim", "besides", "squares", "voice"]);

/**
 * Returns the parts of an end with what most players press next below a few sentences, and then the words that fitted, too: they
 * prove the trick.
 * @param {Part[]} parts
 */
function shortened(parts) {
  const said = /** @type {PartOf<"said">} */ (parts.find(({ is }) => is === "said"));
  const lines = (/** @type {boolean} */ first) => said.lines.filter(({ about }) => FIRST.has(about) === first);
  /** @type {(part: Part) => Part[]} */
  const split = (part) => {
    if (part === said) return [{ is: "said", lines: lines(true) }];
    if (part.is !== "buttons") return [part];
    const [next, others] = [true, false].map((main) => part.buttons.filter((button) => button.main === main));
    return [
      { is: "buttons", buttons: next },
      { is: "buttons", buttons: others },
    ];
  };
  /** @type {Part} */
  const rest = { is: "said", lines: lines(false) };
  return [...parts.flatMap(split), rest];
}

/**
 * Draws the parts of the title and of a round where nobody sees or hears them. The first time takes longest, and this is done
 * while the module is being loaded, in short tasks.
 */
export async function prepare() {
  const track = { steps: [{ label: "", state: /** @type {const} */ ("open") }], text: "" };
  /** @type {Part[]} */
  const parts = [
    { is: "lines", lines: [{ label: "", about: "", act: 0, track }] },
    { is: "figure", figure: "gallows", stage: 1, left: 1, computer: false, ending: null },
    { is: "word", tiles: [{ letter: null, state: "blank", act: null }], spoken: "" },
    { is: "lives", left: 1, of: 1, text: "" },
    { is: "said", lines: [{ about: "news", tone: "plain", text: "" }] },
    { is: "keys", keys: [{ letter: "A", state: "unused", name: "", act: 0 }], rows: [[0]] },
  ];
  /** @type {Group} */
  const group = { pattern: "-", spoken: "", size: "", share: 1, kept: true, words: "" };
  /** @type {Part} */
  const split = { is: "groups", title: "", why: "", groups: [group], more: null, buttons: [] };
  const box = document.createElement("div");
  box.className = "round away";
  /** @type {unknown[]} */
  const drawn = [button({ label: "", act: 0, main: false })];
  for (const part of parts) {
    await nextTask();
    drawn.push(partOf(part));
    render(drawn, box);
  }
  await nextTask();
  render([...drawn, xrayBar([...parts, split])], box);
  // The fonts that the title doesn't use are found when it is measured.
  document.body.append(box);
  box.getBoundingClientRect();
  box.remove();
}

/**
 * Returns the template of a screen: what is played, and what explains it. `tools` is a template; without room beside the
 * board, the X-ray of a round is a bar, and what explains a turn of a story is below that.
 * @param {Part[]} parts
 * @param {unknown} tools
 * @param {boolean} hasRoom
 * @param {View["screen"]} screen
 */
export function screenOf(parts, tools, hasRoom, screen) {
  const isHome = screen === "home";
  const isRound = screen === "round";
  const short = !hasRoom && (isRound || parts.some(({ is }) => is === "turns"));
  // Without groups, what shows them is in the place of the bar: the keys stay where they are.
  const shows = isRound ? parts.find(({ is }) => is === "buttons") : undefined;
  const before = isRound && groupsOf(parts) ? xrayBar(parts) : shows ? partOf(shows) : nothing;
  const board = (screen === "end" ? shortened(parts) : parts).filter((part) => part !== shows && !ASIDE.has(part.is));
  const shown = board.map((part) => {
    if (part.is === "keys") return html`${before}${tools}${partOf(part)}`;
    if (part.is === "words" && screen === "end")
      return html`<h2 class="fitting">Other words that fit</h2>
        ${partOf(part)}`;
    const explained = groupsOf(parts);
    return short && part.is === "turns" && explained ? turnsWith(part, groups(explained, BETWEEN)) : partOf(part);
  });
  const aside = short ? [] : explaining(parts);
  return html`
    <div class="board">
      ${isHome ? html`<h1 class="name"><span>Evil</span> Hangman</h1>` : nothing}${shown}${isHome ? tools : nothing}
    </div>
    ${aside.length > 0 ? html`<div class="aside">${aside.map(partOf)}</div>` : nothing}
  `;
}
