// The terminal look: paints the cells of the full screen on a canvas.
import { Painter } from "./paint.js";
import { Play, keyOf, linkTo } from "./play.js";

const box = document.getElementById("screen");
const grid = document.getElementById("grid");
const painter = new Painter(grid);
let canvas = null;
let timer = 0;

function notify(sentence) {
  const toast = document.getElementById("toast");
  toast.textContent = sentence;
  toast.showPopover?.();
  setTimeout(() => toast.hidePopover?.(), 10_000);
}

async function copy() {
  const part = JSON.parse(play.game.view()).dialog?.parts.find(({ is }) => is === "copy");
  if (!part) return;
  await navigator.clipboard.writeText(`${part.text}\n${linkTo(part.link)}`).catch(() => {});
  notify("Copied");
}

const fit = () => painter.fit(box.clientWidth, box.clientHeight);

function paint() {
  clearTimeout(timer);
  const wait = canvas.draw(play.game, performance.now());
  if (painter.colours(...canvas.colours(play.game))) {
    painter.clear();
    canvas.resize(painter.columns, painter.rows);
    canvas.draw(play.game, performance.now());
  }
  painter.paint(canvas.changed(), canvas.symbols(), canvas.cursor());
  if (wait !== undefined) timer = setTimeout(() => requestAnimationFrame(paint), wait);
}

function show() {
  fit();
  const media = ["(prefers-color-scheme: light)", "(prefers-contrast: more)", "(prefers-reduced-motion: reduce)"];
  canvas ??= new play.exports.Canvas(painter.columns, painter.rows, ...media.map((query) => matchMedia(query).matches));
  paint();
}

const play = new Play("terminal", "terminal", { show, copy, notify });

document.addEventListener("keydown", (event) => {
  const key = keyOf(event);
  if (key === null || !play.game?.takes(key) || event.target.matches?.("a, button")) return;
  event.preventDefault();
  play.act(play.game.key_chooses(key), (game, now) => game.key(key, now));
});
document.addEventListener("paste", (event) => {
  const text = event.clipboardData?.getData("text") ?? "";
  const opens = play.exports?.link_in(text);
  event.preventDefault();
  if (opens) play.open(opens);
  else play.act(false, (game, now) => game.paste(text, now));
});
const use = (target) => target && play.act(target.chooses(play.game), (game, now) => target.click(game, now));
grid.addEventListener("click", (event) => canvas && use(canvas.target(...painter.at(event.offsetX, event.offsetY))));
grid.addEventListener("wheel", (event) => {
  if (canvas && !event.ctrlKey) use(canvas.wheel(...painter.at(event.offsetX, event.offsetY), event.deltaY > 0));
}, { passive: true });
new ResizeObserver(() => {
  if (!canvas || !fit()) return;
  canvas.resize(painter.columns, painter.rows);
  paint();
}).observe(box);

await play.start();
globalThis.evilHangman = { play };
