//! The parts of every round: the word, the keys, the misses left.

use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::context::Ui;
use super::plan::rows;
use super::theme::{Role, Theme};
use super::widgets::keycaps::{self, KeyState, Keycap};
use super::widgets::lives;
use super::widgets::tiles::{self, Face, Tile};
use crate::text::screens;
use crate::view;
use crate::words::{Alphabet, Cased, Letter, LetterSet, Pattern};

/// Returns a tile that isn't turning.
pub const fn tile(letter: Option<Cased>, face: Face) -> Tile {
    Tile { letter, face, turned: 1.0 }
}

/// Returns the tiles of a pattern.
pub fn known(pattern: &Pattern) -> Vec<Tile> {
    view::tiles(pattern).iter().map(Tile::from).collect()
}

/// The size of a word's tiles and the part of the area that they fill, from its left edge.
pub fn fitted(tiles: usize, area: Rect, theme: &Theme) -> (tiles::TileSize, Rect) {
    let size = tiles::TileSize::largest(tiles, (area.width, area.height), theme);
    let (width, height) = size.extent(tiles, area.width);
    let (width, height) = (width.min(area.width), height.min(area.height));
    (size, Rect { width, height, ..area })
}

/// Paints a word.
pub fn word(tiles: &[Tile], ui: &mut Ui<'_>, area: Rect) {
    let (size, area) = fitted(tiles.len(), area, ui.theme);
    tiles::draw(tiles, size, ui, area);
}

/// Returns the number of keys in the longest row.
pub fn longest_row(alphabet: &Alphabet) -> usize {
    alphabet.keyboard().map(|row| row.len()).max().unwrap_or(0)
}

/// Paints the keys, that of a hint lit, or where they have no room the letters that were guessed, in their order.
/// Returns where each key is.
pub(super) fn keys(
    alphabet: &Alphabet,
    pattern: &Pattern,
    guessed: (LetterSet, &[Letter]),
    hinted: Option<Letter>,
    ui: &mut Ui<'_>,
    area: Rect,
) -> Vec<(Letter, Rect)> {
    let hit = |letter: Letter| !pattern.places_of(letter).is_empty();
    let cap = |letter: &Letter| Keycap {
        letter: alphabet.cased(*letter),
        state: KeyState::of(*letter, pattern, guessed.0, hinted),
    };
    let letters: Vec<Vec<Letter>> = alphabet.keyboard().collect();
    let caps: Vec<Vec<Keycap>> = letters.iter().map(|row| row.iter().map(cap).collect()).collect();
    if let Some(size) = keycaps::KeycapSize::largest(&caps, (area.width, area.height)) {
        let (width, _) = size.extent(&caps);
        let area = Rect { width: width.min(area.width), ..area };
        keycaps::draw(&caps, size, ui, area);
        let mut places = Vec::new();
        for (row, letters) in letters.iter().enumerate() {
            let place = |column| keycaps::place(row, column, &caps, size, area);
            places.extend(letters.iter().enumerate().map(|(at, letter)| (*letter, place(at))));
        }
        return places;
    }
    let letters = guessed.1.iter().map(|letter| {
        let upper = alphabet.upper(*letter);
        match hit(*letter) {
            true => ui.span(upper.to_string(), Role::Hit),
            false => {
                let lower = alphabet.lower(*letter).unwrap_or(upper);
                ui.span(lower.to_string(), Role::Miss)
            }
        }
    });
    let room = usize::from(area.width) * usize::from(area.height);
    let skipped = guessed.1.len().saturating_sub(room);
    let mut letters: Vec<_> = letters.skip(skipped).collect();
    if letters.is_empty() {
        letters.push(ui.span(screens::NO_LETTER_YET, Role::Muted));
    }
    for (row, letters) in (0..area.height).zip(letters.chunks(area.width.max(1).into())) {
        ui.put(Line::from(letters.to_vec()), rows(area, row, 1));
    }
    Vec::new()
}

/// "● ● ● ○  3 lives left": the marks as far as there is room, and always the number.
pub fn lives_left(left: usize, of: usize, ui: &mut Ui<'_>, area: Rect) {
    let is_last = left == 1;
    let text = screens::lives_left(left);
    // On a block of its own there is a blank on either side, where that has room.
    let text =
        if is_last && text.width() + 2 <= area.width.into() { format!(" {text} ") } else { text };
    let style = if is_last { ui.theme.last() } else { ui.style(Role::Ink) };
    let number = ui.span(ui.clipped(&text, area.width.into()), style);
    let room = area.width.saturating_sub(text.width() as u16 + 3);
    let mut line = lives::marks(left, of, ui.theme, room);
    if line.width() > 0 {
        // With none spent a blank is behind the last mark already.
        let gap = if line.width() == 2 * of { 2 } else { 3 };
        line.push_span(Span::raw(" ".repeat(gap - usize::from(is_last))));
    }
    line.push_span(number);
    ui.put(line, area);
}

/// Shows that keys go to a place: an arrow below its tile where there is room, else the tile in reverse;
/// and the terminal's own cursor.
pub fn point_at(tile: Rect, ui: &mut Ui<'_>, area: Rect) {
    if tile.is_empty() {
        return;
    }
    let middle = tile.x + tile.width / 2;
    ui.point(middle, tile.y + tile.height / 2);
    let below = Position::new(middle, tile.bottom());
    let is_free =
        area.contains(below) && ui.buffer.cell(below).is_some_and(|cell| cell.symbol() == " ");
    if is_free {
        let mark = ui.span(ui.theme.glyphs.below.to_string(), Role::Accent);
        ui.put(mark, Rect { x: below.x, y: below.y, width: 1, height: 1 });
        return;
    }
    let middle = Position::new(middle, tile.y + tile.height / 2);
    if let Some(cell) = ui.buffer.cell_mut(middle) {
        cell.modifier.toggle(Modifier::REVERSED);
    }
}
