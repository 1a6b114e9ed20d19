//! A column of words, and the selected one as tiles.

use ratatui::layout::Rect;
use ratatui::text::Line;

use super::board;
use super::context::Ui;
use super::plan::rows;
use super::theme::Role;
use super::widgets::scroll::scroll_mark;
use super::widgets::tiles::{Tile, TileSize};
use crate::app::Input;
use crate::app::keys::Action;
use crate::words::Word;

/// Paints a word as tiles if there is room for that. Returns the area below. The size depends on the word's length alone, so
/// that nothing jumps.
pub fn large(word: &[Tile], ui: &mut Ui<'_>, area: Rect) -> Rect {
    let high = match area.height {
        ..14 => return area,
        14..20 => 3,
        20..34 => 4,
        _ => 7,
    };
    let (size, inside) = board::fitted(word.len(), Rect { height: high, ..area }, ui.theme);
    if size < TileSize::Narrow || inside.width < size.extent(word.len(), u16::MAX).0 {
        return area;
    }
    board::word(word, ui, inside);
    rows(area, high + 1, area.height)
}

/// Columns of a list's words with the pointer before them and a gap behind them.
pub const fn column(letters: usize) -> u16 {
    letters as u16 + 4
}

/// Paints as many words as there is room for in columns of this width, the selected one (a number from 0) among them,
/// with the cursor on it. Where not all `count` have room, the last row says so.
pub fn draw<'a>(
    words: impl Iterator<Item = &'a Word>,
    (selected, count): (usize, usize),
    wide: u16,
    ui: &mut Ui<'_>,
    area: Rect,
) {
    ui.scrolls(area, [Action::Previous, Action::Next]);
    let columns = usize::from(area.width / wide.max(1)).max(1);
    let cut = count > columns * usize::from(area.height);
    let signed = cut && area.height > 3;
    let list = rows(area, 0, area.height - u16::from(signed));
    let high = usize::from(list.height).max(1);
    // A single column scrolls word by word, and several by columns, so that words stay in their rows.
    let first = match columns {
        1 => (selected + 1).saturating_sub(high),
        _ => (selected / high + 1).saturating_sub(columns) * high,
    };
    for (at, (index, word)) in words.enumerate().skip(first).take(columns * high).enumerate() {
        let place = rows(list, (at % high) as u16, 1);
        let x = place.x + wide * (at / high) as u16;
        let place = Rect { x, width: wide.min(area.right() - x), ..place };
        let is_selected = index == selected;
        let pointer = if is_selected { ui.theme.glyphs.pointer } else { ' ' };
        let style = if is_selected { ui.theme.title() } else { ui.style(Role::Muted) };
        let text = ui.clipped(&word.to_string(), usize::from(place.width).saturating_sub(3));
        let line =
            Line::from(vec![ui.span(format!("{pointer} "), Role::Accent), ui.span(text, style)]);
        ui.put(line, place);
        ui.clicks(place, Input::Choose(index));
        if is_selected {
            ui.point(place.x, place.y);
        }
    }
    if signed {
        let hidden = count.saturating_sub(columns * high);
        scroll_mark(first as u16, hidden.min(u16::MAX.into()) as u16, ui, area);
    }
}
