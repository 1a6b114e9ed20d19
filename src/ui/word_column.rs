//! A column of words, and the selected one as tiles.

use ratatui::layout::Rect;
use ratatui::text::Line;

use super::board;
use super::context::Ui;
use super::plan::rows;
use super::theme::Role;
use super::widgets::tiles::{Face, TileSize};
use crate::app::Input;
use crate::app::keys::Action;
use crate::words::{Pattern, Word};

/// Paints a word as tiles if there is room for that, with the letters that were found set apart. Returns the
/// area below. The size depends on the word's length alone, so that nothing jumps.
pub(super) fn large(word: &Word, known: &Pattern, ui: &mut Ui<'_>, area: Rect) -> Rect {
    let high = match area.height {
        ..15 => return area,
        15..20 => 3,
        20..34 => 4,
        _ => 7,
    };
    let places = word.letters().len();
    let (size, inside) = board::fitted(places, Rect { height: high, ..area }, ui.theme);
    if size < TileSize::Medium || inside.width < size.extent(places, u16::MAX).0 {
        return area;
    }
    let face = |known: &Option<_>| if known.is_some() { Face::Found } else { Face::Lost };
    let letters = word.faces().into_iter().zip(known.letters());
    let tiles =
        letters.map(|(letter, known)| board::tile(Some(letter), face(known))).collect::<Vec<_>>();
    board::word(&tiles, ui, inside);
    rows(area, high + 1, area.height)
}

/// Paints as many words as there is room for, the selected one (a number from 0) among them, with the cursor
/// on it.
pub(super) fn draw<'a>(
    words: impl Iterator<Item = &'a Word>,
    selected: usize,
    ui: &mut Ui<'_>,
    area: Rect,
) {
    ui.scrolls(area, [Action::Previous, Action::Next]);
    let first = (selected + 1).saturating_sub(area.height.into());
    for ((index, word), row) in words.enumerate().skip(first).zip(0..area.height) {
        let is_selected = index == selected;
        let pointer = if is_selected { ui.theme.glyphs.pointer } else { ' ' };
        let style = if is_selected { ui.theme.title() } else { ui.style(Role::Muted) };
        let text = ui.clipped(&word.to_string(), usize::from(area.width).saturating_sub(3));
        let line =
            Line::from(vec![ui.span(format!("{pointer} "), Role::Accent), ui.span(text, style)]);
        ui.put(line, rows(area, row, 1));
        ui.clicks(rows(area, row, 1), Input::Select(index));
        if is_selected {
            ui.point(area.x, area.y + row);
        }
    }
}
