// The figures that misses finish, stage by stage, as drawings. The stages are those of the terminal's figures.
import { h } from "./element.js";

/// The lines of the gallows: from which stage to which each is drawn, and where. The wood has light and shade.
const WOOD = [
  [0, 6, "M60 202V12"], [6, 8, "M60 152L28 202"], [8, 10, "M60 152L92 202"], [10, 16, "M46 16H150"], [16, 18, "M60 62L104 16"],
];
const ROPE = [[18, 19, "M140 20V46"]];
const NOOSE = "M140 46c-9 0-10 8-10 13s4 11 10 11 10-6 10-11-1-13-10-13Z";
/// The limbs of the man: the stage with which each is there, at rest and when it gets serious.
const MAN = [
  [22, "M140 88V136", "M140 88V136"], [23, "M140 94L120 122", "M140 94L116 112"], [24, "M140 94L160 122", "M140 94L164 112"],
  [25, "M140 136L127 178", "M140 136L124 176"], [26, "M140 136L153 178", "M140 136L156 176"],
];
const FREE = ["M118 112V156", "M118 118L98 92", "M118 118L138 92", "M118 156L104 200", "M118 156L132 200"];

const path = (name, d, more) => h("path", { class: name, d, ...more });
const paths = (name, all) => all.map((d) => path(name, d));
const circle = (name, cx, cy, r) => h("circle", { class: name, cx, cy, r });
const ground = path("ground", "M10 204H190");

/// A line that is drawn by and by, as far as it has come at this stage.
const drawn = ([from, to, d], stage, name) =>
  path(name, d, { pathLength: 1, "stroke-dasharray": `${Math.max(0, Math.min(1, (stage - from) / (to - from)))} 2` });

const MOUTHS = { calm: "m-5 7h10", worried: "m-5 8q2.500-3 5 0t5 0", afraid: "m-4 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0", lost: "m-6 9q6-5 12 0", won: "m-7 4q7 9 14 0" };

/// A face at a place: how it feels follows from the lives that are left.
function face(x, y, mood, computer) {
  const eye = (dx) => mood === "lost" ? path("mark", `M${x + dx - 3} ${y - 6}l6 6m0-6l-6 6`) : circle("eye", x + dx, y - 3, mood === "afraid" ? 3.4 : 2.2);
  return [
    computer ? h("rect", { class: "head", x: x - 19, y: y - 16, width: 38, height: 31, rx: 5 }) : circle("head", x, y, 16),
    eye(-6), eye(6), path("mark", `M${x} ${y}${MOUTHS[mood]}`),
    mood === "worried" || mood === "afraid" ? path("mark", `M${x - 10} ${y - 8}l5-3m15 3l-5-3`) : null,
  ];
}

function gallows({ stage, left, computer, ending }) {
  const at = ending ? 26 : stage;
  const wood = WOOD.flatMap((line) => [drawn(line, at, "wood"), drawn(line, at, "grain")]);
  if (ending === "won") return [wood, ground, path("rope", "M140 20V34"), h("g", { class: "man won" }, paths("limb", FREE), face(118, 92, "won", computer))];
  if (ending === "given_up") return [wood, ground, path("rope", `M140 20V46${NOOSE.slice(NOOSE.indexOf("c"))}`)];
  const mood = ending === "lost" ? "lost" : left <= 1 ? "afraid" : left === 2 ? "worried" : "calm";
  const limbs = MAN.filter(([from]) => at >= from).map(([, rest, serious]) => (mood === "afraid" && at >= 25 ? serious : rest));
  return [
    at < 26 ? SHADOW : null, ground, wood, ROPE.map((line) => drawn(line, at, "rope")), at === 20 ? path("rope", NOOSE) : null,
    at >= 21 ? h("g", { class: `man ${ending ?? ""}` }, paths("limb", limbs), face(140, 66, mood, computer), path("rope", "M131 82h18")) : null,
  ];
}

/// What is still to come.
const SHADOW = h("g", { class: "shadow" }, paths(null, [...WOOD, ...ROPE].map(([, , d]) => d)), paths(null, MAN.map(([, d]) => d)), circle(null, 140, 66, 14));

/// A flower that loses its petals, one every two stages.
function flower({ stage, ending }) {
  const gone = ending === "won" || ending === "given_up" ? 0 : stage / 2;
  const petals = [...Array(13).keys()].map((number) => number < gone
    ? h("ellipse", { class: "petal fallen", cx: 28 + number * 12, cy: 196 - (number % 3) * 4, rx: 9, ry: 4 })
    : h("ellipse", { class: "petal", cx: 100, cy: 42, rx: 11, ry: 24, transform: `rotate(${number * (360 / 13)} 100 72)` }));
  const lost = ending === "lost";
  return [
    ground, path("stem", lost ? "M100 204C100 160 104 130 132 118" : "M100 204C100 170 98 130 100 84"),
    path("leaf", "M100 168c18-22 34-18 42-16c-6 14-22 24-42 16Z"), petals, lost ? circle("heart", 136, 118, 17) : circle("heart", 100, 72, 17),
  ];
}

/// A snowman that melts.
function snowman({ stage, ending }) {
  const share = ending === "won" || ending === "given_up" ? 1 : 1 - stage / 26;
  const ball = (radius, y) => circle("snow", 100, 204 - (204 - y) * share, radius * share);
  const top = 204 - (204 - 62) * share;
  return [
    h("ellipse", { class: "puddle", cx: 100, cy: 204, rx: 30 + 58 * (1 - share), ry: 6 }), ball(42, 164), ball(30, 106), ball(21, 62),
    share > 0.15 ? h("g", { transform: `translate(100 ${top}) scale(${share})` }, circle("eye dark", -7, -5, 3), circle("eye dark", 7, -5, 3), path("carrot", "M0 0L20 4L0 7Z")) : null,
    path("hat", "M-26 0h52M-16 0v-24h32v24Z", { transform: `translate(100 ${Math.min(top - 17 * share, 196)})` }),
  ];
}

/// A rocket that is taken apart from its tip, and lifts off if it is left whole.
function rocket({ stage, ending }) {
  const whole = ending === "won" || ending === "given_up";
  const cut = whole ? 0 : (stage / 26) * 176;
  return [
    ground, path("grain", "M34 202V40M34 60l18 20m0-20l-18 20M34 110l18 20m0-20l-18 20M52 40V202"),
    h("clipPath", { id: "cut" }, h("rect", { x: 0, y: 12 + cut, width: 200, height: 190 - cut })),
    h("g", whole ? { transform: `translate(0 ${ending === "won" ? -34 : 0})` } : { "clip-path": "url(#cut)" },
      path("hull", "M100 14c22 22 26 50 26 84v78H74V98c0-34 4-62 26-84Z"), path("fin", "M74 132l-24 46h24ZM126 132l24 46h-24ZM82 46c4-14 10-24 18-32c8 8 14 18 18 32Z"),
      circle("window", 100, 82, 12), ending === "won" ? path("flame", "M82 176h36l-18 40Z") : null),
  ];
}

const FIGURES = { gallows, flower, snowman, rocket };

/// Returns the drawing of a figure.
export const figure = (part) =>
  h("svg", { viewBox: "0 0 200 212", "aria-hidden": "true", class: `${part.figure} ${part.ending ?? ""}` }, (FIGURES[part.figure] ?? gallows)(part));
