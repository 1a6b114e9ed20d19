// Paints cells on a canvas. Only the cells that have changed are painted; block characters are drawn as what they
// are, so that no font leaves gaps between them.
const BOLD = 1, DIM = 2, ITALIC = 4, UNDERLINED = 8, HIDDEN = 128, CROSSED = 256;
const DEFAULT = 1 << 24;
const FONT = '"DejaVu Sans Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", "Noto Sans Mono", monospace';

/// The parts of a cell, in eighths: left, top, right, bottom.
const BLOCKS = new Map([["█", [[0, 0, 8, 8]]], ["▀", [[0, 0, 8, 4]]], ["▐", [[4, 0, 8, 8]]]]);
for (let eighths = 1; eighths < 8; eighths += 1) {
  BLOCKS.set(String.fromCodePoint(0x2580 + eighths), [[0, 8 - eighths, 8, 8]]);
  BLOCKS.set(String.fromCodePoint(0x2590 - eighths), [[0, 0, eighths, 8]]);
}
const QUADRANTS = ["▖", "▗", "▘", "▙", "▚", "▛", "▜", "▝", "▞", "▟"];
const WHICH = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14];
QUADRANTS.forEach((symbol, index) => {
  const corners = [[0, 0, 4, 4], [4, 0, 8, 4], [0, 4, 4, 8], [4, 4, 8, 8]];
  BLOCKS.set(symbol, corners.filter((_, corner) => WHICH[index] & (1 << corner)));
});

/// Lines from the middle of a cell: to the left, up, to the right, down. Drawn, since a row is higher than a glyph.
const LINES = new Map([["─", 5], ["│", 10], ["┌", 12], ["╭", 12], ["┐", 9], ["╮", 9], ["└", 6], ["╰", 6], ["┘", 3], ["╯", 3],
  ["├", 14], ["┤", 11], ["┬", 13], ["┴", 7], ["┼", 15]]);

const colour = (number, otherwise) => `#${(number === DEFAULT ? otherwise : number).toString(16).padStart(6, "0")}`;

export class Painter {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d", { alpha: false });
    this.ink = 0xdcd7c9;
    this.ground = 0x16161e;
  }

  /// Makes room for as many cells as fit an area, in CSS pixels. Returns whether their number has changed.
  fit(width, height) {
    const ratio = globalThis.devicePixelRatio || 1;
    const font = Math.min(22, Math.max(14, Math.min(width / 100 / 0.6, height / 32 / 1.25)));
    const round = (pixels) => Math.max(1, Math.floor(pixels * ratio)) / ratio;
    const cell = { width: round(font * 0.6 + 1e-6), height: round(font * 1.25 + 1e-6) };
    const columns = Math.max(1, Math.floor(width / cell.width + 1e-6));
    const rows = Math.max(1, Math.floor(height / cell.height));
    const same = this.columns === columns && this.rows === rows && this.ratio === ratio && this.font === font;
    if (same) return false;
    Object.assign(this, { columns, rows, cell, ratio, font });
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.canvas.style.width = `${width}px`;
    this.canvas.style.height = `${height}px`;
    const { context } = this;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.textBaseline = "alphabetic";
    context.textAlign = "left";
    this.face = null;
    this.setFace(0);
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText("M");
    this.base = (cell.height + up - down) / 2;
    this.clear();
    return true;
  }

  colours(ink, ground) {
    const same = this.ink === ink && this.ground === ground;
    Object.assign(this, { ink, ground });
    return !same;
  }

  clear() {
    this.cells = new Map();
    this.cursor = null;
    this.context.fillStyle = colour(this.ground);
    this.context.fillRect(0, 0, this.canvas.width, this.canvas.height);
  }

  setFace(modifiers) {
    const face = modifiers & (BOLD | ITALIC);
    if (this.face === face) return;
    this.face = face;
    // Its cell may be narrower by a part of a pixel; the glyphs keep their size.
    const size = this.cell.width / 0.602;
    this.context.font = `${face & ITALIC ? "italic " : ""}${face & BOLD ? "bold " : ""}${size}px ${FONT}`;
  }

  /// Paints what has changed, four numbers for each cell, and the symbols with a line end behind each.
  paint(changed, symbols, cursor) {
    const texts = symbols.split("\n");
    const place = cursor ? cursor[0] | (cursor[1] << 16) : null;
    for (let index = 0; index < changed.length; index += 4) {
      this.cells.set(changed[index], [texts[index / 4], ...changed.subarray(index + 1, index + 4)]);
      this.paintCell(changed[index]);
    }
    if (this.cursor !== null && this.cursor !== place) this.paintCell(this.cursor);
    this.cursor = place;
    if (cursor) {
      const { context, cell } = this;
      context.fillStyle = colour(this.ink);
      context.fillRect(cursor[0] * cell.width, (cursor[1] + 1) * cell.height - 2, cell.width, 2);
    }
  }

  paintCell(place) {
    const { context, cell } = this;
    const [symbol, modifiers, front, back] = this.cells.get(place) ?? [" ", 0, DEFAULT, DEFAULT];
    // The game draws a line about keys below, for which the page has buttons.
    if (place >>> 16 >= this.rows) return;
    const x = (place & 0xffff) * cell.width;
    const y = (place >>> 16) * cell.height;
    context.fillStyle = colour(back, this.ground);
    context.fillRect(x, y, cell.width, cell.height);
    if (symbol !== " " && symbol !== "" && !(modifiers & HIDDEN)) {
      context.fillStyle = colour(front, this.ink);
      context.globalAlpha = modifiers & DIM ? 0.6 : 1;
      const parts = BLOCKS.get(symbol);
      if (parts) {
        // On whole pixels of the screen, so that no line shows between two blocks.
        const whole = (pixels) => Math.round(pixels * this.ratio) / this.ratio;
        for (const [left, top, right, bottom] of parts) {
          const [from, to] = [whole(left * cell.width / 8), whole(right * cell.width / 8)];
          const [up, down] = [whole(top * cell.height / 8), whole(bottom * cell.height / 8)];
          context.fillRect(x + from, y + up, to - from, down - up);
        }
      } else if (LINES.has(symbol)) {
        const sides = LINES.get(symbol);
        const thick = Math.max(1, Math.round(this.ratio)) / this.ratio;
        const whole = (pixels) => Math.round(pixels * this.ratio) / this.ratio;
        const [middle, centre] = [x + whole((cell.width - thick) / 2), y + whole((cell.height - thick) / 2)];
        if (sides & 1) context.fillRect(x, centre, middle + thick - x, thick);
        if (sides & 2) context.fillRect(middle, y, thick, centre + thick - y);
        if (sides & 4) context.fillRect(middle, centre, x + cell.width - middle, thick);
        if (sides & 8) context.fillRect(middle, centre, thick, y + cell.height - centre);
      } else {
        this.setFace(modifiers);
        context.fillText(symbol, x, y + this.base);
      }
      if (modifiers & UNDERLINED) context.fillRect(x, y + cell.height - 2, cell.width, 1);
      if (modifiers & CROSSED) context.fillRect(x, y + cell.height / 2, cell.width, 1);
      context.globalAlpha = 1;
    }
  }

  /// The cell at a point of the canvas, in CSS pixels.
  at(x, y) {
    return [Math.floor(x / this.cell.width), Math.floor(y / this.cell.height)];
  }
}
