// @ts-check
// The figures that misses finish, stage by stage, as drawings. The stages are those of the terminal's figures.
import { html, nothing, svg } from "./lit-html.js";

/** @import { Ending, PartOf } from "./view.d.ts" */
/** @typedef {PartOf<"figure">} Figure */
/** @typedef {"calm" | "worried" | "afraid" | "lost" | "won"} Mood */

/** The last stage. */
const LAST = 26;

/**
 * The lines of the gallows: from which stage to which each is drawn, and where. The wood has light and shade.
 * @type {[number, number, string][]}
 */
const WOOD = [
  [0, 6, "M60 202V12"],
  [6, 8, "M60 152L28 202"],
  [8, 10, "M60 152L92 202"],
  [10, 16, "M46 16H150"],
  [16, 18, "M60 62L104 16"],
];
/** @type {[number, number, string][]} */
const ROPE = [[18, 19, "M140 20V46"]];
const NOOSE = "M140 46c-9 0-10 8-10 13s4 11 10 11 10-6 10-11-1-13-10-13Z";
/**
 * The limbs of the man: the stage with which each is there, at rest and when it gets serious.
 * @type {[number, string, string][]}
 */
const MAN = [
  [22, "M140 88V136", "M140 88V136"],
  [23, "M140 94L120 122", "M140 94L116 112"],
  [24, "M140 94L160 122", "M140 94L164 112"],
  [25, "M140 136L127 178", "M140 136L124 176"],
  [26, "M140 136L153 178", "M140 136L156 176"],
];
const FREE = ["M118 100V156", "M118 118L98 92", "M118 118L138 92", "M118 156L104 200", "M118 156L132 200"];

/** @type {(name: string, d: string) => unknown} */
const path = (name, d) => svg`<path class=${name} d=${d} />`;
/** @type {(name: string, all: string[]) => unknown[]} */
const paths = (name, all) => all.map((d) => path(name, d));
/** @type {(name: string, cx: number, cy: number, r: number) => unknown} */
const circle = (name, cx, cy, r) => svg`<circle class=${name} cx=${cx} cy=${cy} r=${r} />`;
const ground = path("ground", "M10 204H190");

/**
 * A line that is drawn by and by, as far as it has come at this stage.
 * @param {[number, number, string]} line
 * @param {number} stage
 * @param {string} name
 */
function drawn([from, to, d], stage, name) {
  const share = Math.max(0, Math.min(1, (stage - from) / (to - from)));
  return svg`<path class=${name} pathLength="1" d=${d} stroke-dasharray=${`${share} 2`} />`;
}

const MOUTHS = {
  calm: "m-5 7h10",
  worried: "m-5 8q2.500-3 5 0t5 0",
  afraid: "m-4 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  lost: "m-6 9q6-5 12 0",
  won: "m-7 4q7 9 14 0",
};

/**
 * A face at a place: how it feels follows from the lives that are left.
 * @param {number} x
 * @param {number} y
 * @param {Mood} mood
 * @param {boolean} computer
 */
function face(x, y, mood, computer) {
  const eye = (/** @type {number} */ dx) =>
    mood === "lost"
      ? path("mark", `M${x + dx - 3} ${y - 6}l6 6m0-6l-6 6`)
      : circle("eye", x + dx, y - 3, mood === "afraid" ? 3.4 : 2.2);
  const head = computer
    ? svg`<rect class="head" x=${x - 19} y=${y - 16} width="38" height="31" rx="5" />`
    : circle("head", x, y, 16);
  const frowns = mood === "worried" || mood === "afraid";
  return [
    head,
    eye(-6),
    eye(6),
    path("mark", `M${x} ${y}${MOUTHS[mood]}`),
    frowns ? path("mark", `M${x - 10} ${y - 8}l5-3m15 3l-5-3`) : nothing,
  ];
}

/** What is still to come. */
const SHADOW = svg`<g class="shadow">
  ${paths(
    "",
    [...WOOD, ...ROPE].map(([, , d]) => d),
  )}${paths(
    "",
    MAN.map(([, d]) => d),
  )}${circle("", 140, 66, 14)}
</g>`;

/** @type {(figure: Figure) => unknown} */
function gallows({ stage, left, computer, ending }) {
  const at = ending ? LAST : stage;
  const wood = WOOD.map((line) => [drawn(line, at, "wood"), drawn(line, at, "grain")]);
  if (ending === "won") {
    const man = svg`<g class="man won">${paths("limb", FREE)}${face(118, 92, "won", computer)}</g>`;
    return [wood, ground, path("rope", "M140 20V34"), man];
  }
  if (ending === "given_up") return [wood, ground, path("rope", `M140 20V46${NOOSE.slice(NOOSE.indexOf("c"))}`)];
  const mood = ending === "lost" ? "lost" : left <= 1 ? "afraid" : left === 2 ? "worried" : "calm";
  const limbs = MAN.filter(([from]) => at >= from).map(([, rest, serious]) =>
    mood === "afraid" && at >= 25 ? serious : rest,
  );
  const man = svg`<g class="man ${ending ?? ""}">
    ${paths("limb", limbs)}${face(140, 66, mood, computer)}${path("rope", "M131 82h18")}
  </g>`;
  return [
    at < LAST ? SHADOW : nothing,
    ground,
    wood,
    ROPE.map((line) => drawn(line, at, "rope")),
    at === 20 ? path("rope", NOOSE) : nothing,
    at >= 21 ? man : nothing,
  ];
}

const PETALS = 13;
const LEAF = "M100 168c18-22 34-18 42-16c-6 14-22 24-42 16Z";

/** A flower that loses its petals, one every two stages. */
function flower(/** @type {Figure} */ { stage, ending }) {
  const gone = ending === "won" || ending === "given_up" ? 0 : stage / 2;
  const petals = Array.from({ length: PETALS }, (_, number) =>
    number < gone
      ? svg`<ellipse class="petal fallen" cx=${28 + number * 12} cy=${196 - (number % 3) * 4} rx="9" ry="4" />`
      : svg`<ellipse
          class="petal" cx="100" cy="42" rx="11" ry="24" transform=${`rotate(${number * (360 / PETALS)} 100 72)`}
        />`,
  );
  const lost = ending === "lost";
  const stem = lost ? "M100 204C100 160 104 130 132 118" : "M100 204C100 170 98 130 100 84";
  const heart = lost ? circle("heart", 136, 118, 17) : circle("heart", 100, 72, 17);
  return [ground, path("stem", stem), path("leaf", LEAF), petals, heart];
}

/** A snowman that melts. */
function snowman(/** @type {Figure} */ { stage, ending }) {
  const share = ending === "won" || ending === "given_up" ? 1 : 1 - stage / LAST;
  const ball = (/** @type {number} */ radius, /** @type {number} */ y) =>
    circle("snow", 100, 204 - (204 - y) * share, radius * share);
  const top = 204 - (204 - 62) * share;
  const looks = svg`<g transform=${`translate(100 ${top}) scale(${share})`}>
    ${circle("eye dark", -7, -5, 3)}${circle("eye dark", 7, -5, 3)}${path("carrot", "M0 0L20 4L0 7Z")}
  </g>`;
  return [
    svg`<ellipse class="puddle" cx="100" cy="204" rx=${30 + 58 * (1 - share)} ry="6" />`,
    ball(42, 164),
    ball(30, 106),
    ball(21, 62),
    share > 0.15 ? looks : nothing,
    svg`<path
      class="hat" d="M-26 0h52M-16 0v-24h32v24Z" transform=${`translate(100 ${Math.min(top - 17 * share, 196)})`}
    />`,
  ];
}

const TOWER = "M34 202V40M34 60l18 20m0-20l-18 20M34 110l18 20m0-20l-18 20M52 40V202";
const HULL = "M100 14c22 22 26 50 26 84v78H74V98c0-34 4-62 26-84Z";
const FINS = "M74 132l-24 46h24ZM126 132l24 46h-24ZM82 46c4-14 10-24 18-32c8 8 14 18 18 32Z";

/** A rocket that is taken apart from its tip, and lifts off if it is left whole. */
function rocket(/** @type {Figure} */ { stage, ending }) {
  const whole = ending === "won" || ending === "given_up";
  const cut = whole ? 0 : (stage / LAST) * 176;
  const lift = ending === "won" ? "translate(0 -34)" : nothing;
  return [
    ground,
    path("grain", TOWER),
    svg`<clipPath id="cut"><rect x="0" y=${12 + cut} width="200" height=${190 - cut} /></clipPath>`,
    svg`<g transform=${lift} clip-path=${whole ? nothing : "url(#cut)"}>
      ${path("hull", HULL)}${path("fin", FINS)}${circle("window", 100, 82, 12)}
      ${ending === "won" ? path("flame", "M82 176h36l-18 40Z") : nothing}
    </g>`,
  ];
}

/** @type {Record<string, (figure: Figure) => unknown>} */
const FIGURES = { gallows, flower, snowman, rocket };

/** Returns the drawing of a figure. */
export const figure = (/** @type {Figure} */ part) => html`
  <svg viewBox="0 0 200 212" aria-hidden="true" class="${part.figure} ${part.ending ?? ""}">
    ${(FIGURES[part.figure] ?? gallows)(part)}
  </svg>
`;
