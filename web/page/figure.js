// The figures that misses finish, stage by stage, as drawings. The stages are those of the terminal's figures.

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

/// A line that is drawn by and by, as far as it has come at this stage.
const drawn = ([from, to, d], stage, name) => {
  const part = Math.max(0, Math.min(1, (stage - from) / (to - from)));
  return `<path class="${name}" pathLength="1" d="${d}" stroke-dasharray="${part} 2"/>`;
};

/// A face at a place: how it feels follows from the lives that are left.
function face(x, y, mood, computer) {
  const head = computer
    ? `<rect class="head" x="${x - 19}" y="${y - 16}" width="38" height="31" rx="5"/>`
    : `<circle class="head" cx="${x}" cy="${y}" r="16"/>`;
  const eye = (dx) => mood === "lost"
    ? `<path class="mark" d="M${x + dx - 3} ${y - 6}l6 6m0-6l-6 6"/>`
    : `<circle class="eye" cx="${x + dx}" cy="${y - 3}" r="${mood === "afraid" ? 3.4 : 2.2}"/>`;
  const mouth = { calm: "M-5 7h10", worried: "M-5 8q2.500-3 5 0t5 0", afraid: "M-4 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0", lost: "M-6 9q6-5 12 0", won: "M-7 4q7 9 14 0" }[mood];
  const shifted = mouth.replace(/^M(-?[\d.]+) (-?[\d.]+)/, (_, dx, dy) => `M${x + Number(dx)} ${y + Number(dy)}`);
  const brows = mood === "worried" || mood === "afraid" ? `<path class="mark" d="M${x - 10} ${y - 8}l5-3m15 3l-5-3"/>` : "";
  return `${head}${eye(-6)}${eye(6)}${brows}<path class="mark" d="${shifted}"/>`;
}

function gallows({ stage, left, computer, ending }) {
  const at = ending ? 26 : stage;
  const wood = WOOD.flatMap((line) => [drawn(line, at, "wood"), drawn(line, at, "grain")]).join("");
  const ground = '<path class="ground" d="M10 204H190"/>';
  const limbs = (mood) => MAN.filter(([from]) => at >= from)
    .map(([, rest, serious]) => `<path class="limb" d="${mood === "afraid" && from26(at) ? serious : rest}"/>`).join("");
  const hanging = (mood) => `<g class="man ${ending ?? ""}">${limbs(mood)}${face(140, 66, mood, computer)}<path class="rope" d="M131 82h18"/></g>`;
  if (ending === "won") {
    const man = FREE.map((d) => `<path class="limb" d="${d}"/>`).join("");
    return `${wood}${ground}<path class="rope" d="M140 20V34"/><g class="man won">${man}${face(118, 92, "won", computer)}</g>`;
  }
  if (ending === "given-up") return `${wood}${ground}<path class="rope" d="M140 20V46${NOOSE.slice(NOOSE.indexOf("c"))}"/>`;
  const rope = ROPE.map((line) => drawn(line, at, "rope")).join("");
  const noose = at === 20 ? `<path class="rope" d="${NOOSE}"/>` : "";
  const mood = ending === "lost" ? "lost" : left <= 1 ? "afraid" : left === 2 ? "worried" : "calm";
  const man = at >= 21 ? hanging(mood) : "";
  return `${ground}${wood}${rope}${noose}${man}`;
}
const from26 = (stage) => stage >= 25;

/// What is still to come, as a shadow.
const shadow = () => `<g class="shadow">${[...WOOD, ...ROPE].map(([, , d]) => `<path d="${d}"/>`).join("")}${MAN.map(([, d]) => `<path d="${d}"/>`).join("")}<circle cx="140" cy="66" r="14"/></g>`;

/// A flower that loses its petals, one every two stages.
function flower({ stage, ending }) {
  const gone = ending === "won" || ending === "given-up" ? 0 : stage / 2;
  const petals = [...Array(13).keys()].map((number) => {
    const fallen = number < gone;
    const turn = number * (360 / 13);
    return fallen
      ? `<ellipse class="petal fallen" cx="${28 + number * 12}" cy="${196 - (number % 3) * 4}" rx="9" ry="4"/>`
      : `<ellipse class="petal" cx="100" cy="42" rx="11" ry="24" transform="rotate(${turn} 100 72)"/>`;
  }).join("");
  const lost = ending === "lost";
  return `<path class="ground" d="M10 204H190"/><path class="stem" d="${lost ? "M100 204C100 160 104 130 132 118" : "M100 204C100 170 98 130 100 84"}"/><path class="leaf" d="M100 168c18-22 34-18 42-16c-6 14-22 24-42 16Z"/>${petals}<circle class="heart" cx="${lost ? 136 : 100}" cy="${lost ? 118 : 72}" r="17"/>`;
}

/// A snowman that melts.
function snowman({ stage, ending }) {
  const share = ending === "won" || ending === "given-up" ? 1 : 1 - stage / 26;
  const ball = (radius, y) => `<circle class="snow" cx="100" cy="${204 - (204 - y) * share}" r="${radius * share}"/>`;
  const top = 204 - (204 - 62) * share;
  const eyes = share > 0.15 ? `<g transform="translate(100 ${top}) scale(${share})"><circle class="eye dark" cx="-7" cy="-5" r="3"/><circle class="eye dark" cx="7" cy="-5" r="3"/><path class="carrot" d="M0 0L20 4L0 7Z"/></g>` : "";
  const hat = `<path class="hat" transform="translate(100 ${Math.min(top - 17 * share, 196)})" d="M-26 0h52M-16 0v-24h32v24Z"/>`;
  return `<ellipse class="puddle" cx="100" cy="204" rx="${30 + 58 * (1 - share)}" ry="6"/>${ball(42, 164)}${ball(30, 106)}${ball(21, 62)}${eyes}${hat}`;
}

/// A rocket that is taken apart from its tip, and lifts off if it is left whole.
function rocket({ stage, ending }) {
  const whole = ending === "won" || ending === "given-up";
  const cut = whole ? 0 : (stage / 26) * 176;
  const lift = ending === "won" ? -34 : 0;
  const flame = ending === "won" ? '<path class="flame" d="M82 176h36l-18 40Z"/>' : "";
  return `<path class="ground" d="M10 204H190"/><path class="grain" d="M34 202V40M34 60l18 20m0-20l-18 20M34 110l18 20m0-20l-18 20M52 40V202"/><clipPath id="cut"><rect x="0" y="${12 + cut}" width="200" height="${190 - cut}"/></clipPath><g ${whole ? `transform="translate(0 ${lift})"` : 'clip-path="url(#cut)"'}><path class="hull" d="M100 14c22 22 26 50 26 84v78H74V98c0-34 4-62 26-84Z"/><path class="fin" d="M74 132l-24 46h24ZM126 132l24 46h-24ZM82 46c4-14 10-24 18-32c8 8 14 18 18 32Z"/><circle class="window" cx="100" cy="82" r="12"/>${flame}</g>`;
}

const FIGURES = { gallows, flower, snowman, rocket };

/// Returns the drawing of a figure.
export function figure(part) {
  const draw = FIGURES[part.figure] ?? gallows;
  const behind = draw === gallows && !part.ending && part.stage < 26 ? shadow() : "";
  return `<svg viewBox="0 0 200 212" aria-hidden="true" class="${part.figure} ${part.ending ?? ""}">${behind}${draw(part)}</svg>`;
}
