//! The word as tiles, which turn as its letters are found.

use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;

use super::settling;
use super::tiles::{self, Tile, TileSize};
use crate::ui::context::Ui;
use crate::ui::motion::staggered;
use crate::ui::theme::Role;
use crate::view::{self, Part, TileState};
use crate::words::Cased;

/// The size of a word's tiles and the part of the area that they fill.
pub fn fitted(tiles: usize, area: Rect, ui: &Ui<'_>) -> (TileSize, Rect) {
    let size = TileSize::largest(tiles, (area.width, area.height), ui.theme);
    let (width, height) = size.extent(tiles, area.width);
    (size, Rect { height: height.min(area.height), ..ui.stand(area, width) })
}

/// Returns the letters of a word on one line, with a dash for each that isn't known.
pub fn written(word: &[view::Tile]) -> String {
    word.iter().map(|tile| tile.letter.map_or('-', |letter| letter.upper)).collect()
}

/// Paints the word. `passed` are words through which the tiles of a lost round turn.
pub fn draw(word: &[view::Tile], passed: &[Vec<Cased>], ui: &mut Ui<'_>, area: Rect) {
    let (size, inside) = fitted(word.len(), area, ui);
    tiles::draw(&turning(word, passed, ui), size, ui, inside);
    for (place, tile) in word.iter().enumerate() {
        // Its tile, and the blank behind it.
        let at = tiles::place(place, word.len(), size, inside);
        if let Some(act) = tile.act.filter(|_| !at.is_empty()) {
            ui.targets.clicks(Rect { width: at.width + size.grid.gap.0, ..at }, act);
        }
    }
}

/// Returns the tiles as they are at this moment.
fn turning(word: &[view::Tile], passed: &[Vec<Cased>], ui: &Ui<'_>) -> Vec<Tile> {
    let mut tiles: Vec<_> = word.iter().map(Tile::from).collect();
    let before = ui.before(in_part!(Part::Word { tiles, .. } => tiles));
    let Some(before) = before.filter(|before| before.len() == tiles.len()) else { return tiles };
    let is_new = |(place, tile): (usize, &Tile)| {
        let is_new = tile.state == TileState::Found && before[place].state != TileState::Found;
        is_new.then_some(place)
    };
    let found: Vec<_> = tiles.iter().enumerate().filter_map(is_new).collect();
    let (progress, is_over) = (ui.progress(), settling::is_settling(&tiles));
    let (progress, share) =
        if ui.is_ending() && !is_over { (progress / 0.3, 0.5) } else { (progress, 0.6) };
    for (index, place) in found.iter().enumerate() {
        tiles[*place].turned = staggered(progress.min(1.0), index, found.len(), share);
    }
    if is_over { settling::settle(tiles, passed, ui.progress()) } else { tiles }
}

/// Shows where the next key goes: the cursor, and an arrow below its tile where the row `below` is blank, else the tile in
/// reverse. A full word is followed by the cursor, as in any field.
pub fn point(word: usize, cursor: usize, below: Option<Rect>, ui: &mut Ui<'_>, area: Rect) {
    let (size, inside) = fitted(word, area, ui);
    let tile = tiles::place(cursor.min(word.saturating_sub(1)), word, size, inside);
    if tile.is_empty() {
        return;
    }
    if cursor >= word {
        return ui.point(tile.right().min(area.right() - 1), tile.y + tile.height / 2);
    }
    let middle = Position::new(tile.x + tile.width / 2, tile.y + tile.height / 2);
    ui.point(middle.x, middle.y);
    let is_last_row = tile.bottom() == inside.bottom();
    if is_last_row && (inside.bottom() < area.bottom() || below.is_some()) {
        let mark = ui.span(ui.theme.glyphs.below.to_string(), Role::Accent);
        return ui.put(mark, Rect { x: middle.x, y: tile.bottom(), width: 1, height: 1 });
    }
    if let Some(cell) = ui.buffer.cell_mut(middle) {
        cell.modifier.toggle(Modifier::REVERSED);
    }
}

/// Returns the most rows of a word's tiles on a board of this height.
fn most(places: usize, height: u16) -> u16 {
    // Letters of twice the size, and a long word in many rows, leave the other parts room to breathe.
    let most = if places > tiles::IN_ONE_ROW { height * 2 / 5 } else { height / 4 };
    most.max(4)
}

/// Returns the columns of a word's largest tiles on a board of this height.
pub fn width(places: usize, width: u16, height: u16, ui: &Ui<'_>) -> u16 {
    TileSize::largest(places, (width, most(places, height)), ui.theme).extent(places, width).0
}

/// Returns the heights that a word's tiles can have on a board of this height, the smallest first.
pub fn heights(places: usize, width: u16, height: u16, ui: &Ui<'_>) -> Vec<u16> {
    let tiles_in = |high| TileSize::largest(places, (width, high), ui.theme);
    let heights = (1..=most(places, height)).map(|high| tiles_in(high).extent(places, width).1);
    let mut heights: Vec<_> = heights.collect();
    heights.dedup();
    heights
}
