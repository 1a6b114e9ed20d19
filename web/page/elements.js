// Turns the parts of a view into elements. What is pressed carries the number that goes back to the game.
import { h } from "./element.js";
import { figure } from "./figure.js";
import { linkTo } from "./play.js";

export const button = ({ label, note, act, main, on }) =>
  h("button", { type: "button", class: main ? "main" : null, "data-act": act, "aria-pressed": on === null ? null : String(on) }, label, note && h("small", null, note));
const buttons = (all) => h("div", { class: "buttons" }, all.map(button));

function tile({ letter, state, act }) {
  return act === null
    ? h("span", { class: `tile ${state}` }, letter)
    : h("button", { type: "button", class: `tile ${state}`, "data-act": act, "aria-pressed": String(state === "marked") }, letter || h("span", { class: "away" }, "blank"));
}

/// The pixels that a key has at least.
const KEY = 44;

/// The rows of the keyboard: the language's own if they have room, or else the alphabet in rows of the same length.
export function rowsOf({ keys, rows }, width) {
  const most = Math.max(1, Math.floor(width / KEY));
  if (Math.max(...rows.map((row) => row.length)) <= most) return rows.map((row) => row.map((index) => keys[index]));
  const each = Math.ceil(keys.length / Math.ceil(keys.length / most));
  return [...Array(Math.ceil(keys.length / each)).keys()].map((row) => keys.slice(row * each, (row + 1) * each));
}

const key = ({ letter, state, name, act }) =>
  h("button", { type: "button", class: `key ${state}`, "data-act": act, "aria-label": name, "aria-disabled": state === "hit" || state === "miss" ? "true" : null }, letter);
const keyboard = (rows) => h("div", { class: "keys", role: "group", "aria-label": "Letters", style: `--per:${Math.max(...rows.map((row) => row.length))}` },
  rows.map((row) => h("div", { class: "row" }, row.map(key))));

const bar = (share, name = "") => h("span", { class: `bar ${name}`, "aria-hidden": "true" }, h("i", { style: `--share:${share}%` }));

const spelled = ({ letters, out, act }) => {
  const shown = letters.map(([text, known]) => (known ? h("b", null, text) : text));
  return h("li", { class: out ? "out" : null }, act === null ? (out ? h("s", null, shown) : shown) : h("button", { type: "button", "data-act": act }, shown));
};

const PARTS = {
  figure: (part) => h("div", { class: "figure" }, figure(part)),
  headline: ({ text, ending }) => h("h2", { class: `headline ${ending}` }, text),
  word: ({ tiles, spoken }) => h("div", { class: tiles.length > 16 ? "word long" : "word", style: `--n:${tiles.length}`, role: tiles.some(({ act }) => act !== null) ? "group" : "img", "aria-label": spoken }, tiles.map(tile)),
  lives: ({ left, of, text }) => h("p", { class: left === 1 ? "lives last" : "lives" }, of > 12 ? null : h("span", { "aria-hidden": "true" }, [...Array(of).keys()].map((life) => h("i", { class: life < left ? "life" : "spent" }))), h("span", { class: "count" }, text)),
  said: ({ lines }) => h("div", { class: "said" }, lines.map(({ tone, text }) => h("p", { class: tone }, text))),
  keys: (part, width) => keyboard(rowsOf(part, width)),
  lines: ({ lines }) => h("div", { class: "lines" }, lines.map(({ label, about, act }, index) => h("button", { type: "button", class: index === 0 ? "line main" : "line", "data-act": act }, h("strong", null, label), h("span", null, about)))),
  buttons: (part) => buttons(part.buttons),
  groups: ({ title, why, groups, more, buttons: all }) => h("section", { class: "groups card" }, h("h2", null, title), why && h("p", { class: "why" }, why),
    groups.length > 0 && h("ul", null, groups.map(({ pattern, size, share, kept, words }) => h("li", { class: kept ? "kept" : null }, h("code", null, pattern.replaceAll("-", "·")), bar(share), h("span", { class: "size" }, size), h("span", { class: "words" }, words), kept && h("span", { class: "away" }, "kept")))), more && h("p", { class: "more" }, more), all.length > 0 && buttons(all)),
  fall: ({ title, steps }) => h("section", { class: "fall card" }, h("h2", null, title), h("ul", null, steps.map(({ letter, hit, left, share }) => h("li", null, h("span", { class: hit === null ? "letter" : hit ? "letter hit" : "letter miss" }, letter), bar(share, hit ? "hit" : "loss"), h("span", { class: "size" }, left))))),
  words: ({ words, more }) => h("ul", { class: "wordlist" }, words.map(spelled), more && h("li", { class: "more" }, more)),
  settings: ({ settings }) => h("div", { class: "settings" }, settings.map(({ label, note, options }) => options.length === 1
    ? h("div", { class: "setting" }, h("span", { class: "label" }, label), h("button", { type: "button", "data-act": options[0].act, "aria-label": `${label}: ${options[0].label}` }, options[0].label))
    : h("label", { class: "setting" }, h("span", { class: "label" }, label), h("select", { name: label }, options.map(({ label: name, chosen, act }) => h("option", { value: act, selected: chosen }, name))), note && h("small", null, note)))),
  turns: ({ turns }) => h("ol", { class: "turns" }, turns.map(({ guess, hit, pattern, left, share, mark, chosen, act }) => h("li", null, h("button", { type: "button", "data-act": act, "aria-pressed": String(chosen) }, h("b", { class: hit ? "letter hit" : "letter miss" }, guess), h("code", null, pattern.replaceAll("-", "·")), bar(share, hit ? "hit" : "loss"), h("span", { class: "size" }, left), h("span", { class: "mark" }, mark))))),
  facts: ({ facts }) => h("dl", { class: "facts" }, facts.map(([label, value]) => h("div", null, h("dt", null, label), h("dd", null, value)))),
  chart: ({ title, scale, points, spoken }) => h("figure", { class: "chart card" }, h("figcaption", null, title), h("div", { role: "img", "aria-label": spoken }, points.slice(-40).map(({ value }) => h("i", { style: `--share:${(100 * (value - scale[0])) / (scale[1] - scale[0])}%` }))), h("p", { "aria-hidden": "true" }, scale.map((end) => h("span", null, String(end))))),
  field: ({ label, value, button: name }) => h("form", { class: "field" }, h("label", null, h("span", null, label), h("input", { name: "text", value, autocomplete: "off", autocapitalize: "none", autocorrect: "off", spellcheck: "false", enterkeyhint: "done" })), h("button", { type: "submit" }, name)),
  copy: ({ text, link, label }) => h("div", { class: "copy" }, h("pre", null, text), h("p", { class: "link" }, linkTo(link)), h("button", { type: "button", class: "main", "data-copy": `${text}\n${link}` }, label)),
};

/// Returns the element of a part, for keys that have this many pixels beside each other.
export const partOf = (part, width) => PARTS[part.is](part, width);

/// The parts that explain, which are beside the others where there is room.
const ASIDE = new Set(["groups", "fall"]);

/// Returns the elements of the parts of a screen: what is played, and what explains it.
export function screenOf(parts, tools, width) {
  const isHome = parts.some(({ is }) => is === "lines");
  const board = parts.filter(({ is }) => !ASIDE.has(is)).map((part) => [part.is === "keys" && tools, partOf(part, width)]);
  const aside = parts.filter(({ is }) => ASIDE.has(is)).map((part) => partOf(part, width));
  return [
    h("div", { class: "board" }, isHome && h("h1", { class: "name" }, h("span", null, "Evil"), " Hangman"), board, isHome && tools),
    aside.length > 0 && h("div", { class: "aside" }, aside),
  ];
}
