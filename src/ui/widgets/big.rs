//! Large text for titles, with letters five half rows high.

use ratatui::layout::Rect;

use super::font::{Glyph, HEIGHT};
use crate::ui::canvas::Canvas;
use crate::ui::context::Ui;
use crate::ui::theme::Role;

/// The rows of cells that large text takes; the lower half of the last one is empty.
pub(crate) const ROWS: u16 = 3;

/// The rows of text of twice the size.
pub(crate) const ROWS_TWICE: u16 = 5;

/// Returns the columns of a text; `None` if it can't be drawn, since one of its letters has no drawing, or since there is
/// only ASCII.
pub fn width(text: &str, ui: &Ui<'_>) -> Option<u16> {
    if !ui.theme.glyphs.unicode {
        return None;
    }
    let widths: Option<Vec<usize>> =
        text.chars().map(|c| Some(Glyph::of(c)?.width() + 1)).collect();
    Some(widths?.into_iter().sum::<usize>().saturating_sub(1) as u16)
}

/// Returns whether a text can be drawn in this many columns.
pub fn fits(text: &str, columns: u16, ui: &Ui<'_>) -> bool {
    width(text, ui).is_some_and(|wide| wide <= columns)
}

/// Returns the rows of a text as large as there is room for in this many columns and rows; 1 if it can't be drawn.
pub fn rows(text: &str, columns: u16, most: u16, ui: &Ui<'_>) -> u16 {
    let wide = width(text, ui);
    let sizes = [(2, ROWS_TWICE), (1, ROWS)].into_iter().filter(|(_, high)| *high <= most);
    let mut sizes = sizes.filter(|(scale, _)| wide.is_some_and(|wide| wide * scale <= columns));
    sizes.next().map_or(1, |(_, high)| high)
}

/// Paints a text in the top left corner of an area, without letters that have no drawing: in twice the size, if the area is
/// high enough.
pub fn draw(text: &str, role: Role, ui: &mut Ui<'_>, area: Rect) {
    let scale = if area.height >= ROWS_TWICE { 2 } else { 1 };
    let mut canvas = Canvas::new(2 * width(text, ui).unwrap_or(area.width), HEIGHT as u16);
    let mut left = 0;
    for glyph in text.chars().filter_map(Glyph::of) {
        for row in 0..HEIGHT as i32 {
            for column in (0..10).filter(|column| glyph.has(column / 2, row)) {
                canvas.set(left + column, row, Some(role));
            }
        }
        left += 2 * (glyph.width() as i32 + 1);
    }
    canvas.enlarged(scale).draw(ui, area);
}
