//! Large text for titles, with letters five half rows high.

use ratatui::layout::{Rect, Size};

use super::font::{Glyph, HEIGHT};
use crate::ui::canvas::Canvas;
use crate::ui::context::Ui;
use crate::ui::theme::Role;

/// The rows of cells that large text takes; the lower half of the last one is empty.
pub(crate) const ROWS: u16 = 3;

/// The rows of text of twice the size.
pub(crate) const ROWS_TWICE: u16 = 5;

/// Returns the size of a text in capitals, as large as there is room for; `None` if it has no room or can't be drawn, since
/// one of its letters has no drawing, or since there is only ASCII.
pub fn size(text: &str, room: Size, ui: &Ui<'_>) -> Option<Size> {
    if !ui.theme.glyphs.unicode {
        return None;
    }
    let add = |wide: u16, c| Some(wide.saturating_add(Glyph::of(c)?.width() as u16 + 1));
    let wide = text.to_uppercase().chars().try_fold(0, add)?.saturating_sub(1);
    let sizes = [Size::new(wide.saturating_mul(2), ROWS_TWICE), Size::new(wide, ROWS)];
    sizes.into_iter().find(|size| size.width <= room.width && size.height <= room.height)
}

/// Returns the rows of a text as large as there is room for; 1 if it is not drawn.
pub fn rows(text: &str, room: Size, ui: &Ui<'_>) -> u16 {
    size(text, room, ui).map_or(1, |size| size.height)
}

/// Returns whether a text can be drawn in this many columns.
pub fn fits(text: &str, columns: u16, ui: &Ui<'_>) -> bool {
    size(text, Size::new(columns, ROWS), ui).is_some()
}

/// Paints a text in capitals in the top left corner of an area, as large as there is room for, if there is.
pub fn draw(text: &str, role: Role, ui: &mut Ui<'_>, area: Rect) {
    let Some(Size { width, height }) = size(text, area.as_size(), ui) else { return };
    let scale = if height == ROWS_TWICE { 2 } else { 1 };
    let mut canvas = Canvas::new(2 * width / scale, HEIGHT as u16);
    let mut left = 0;
    for glyph in text.to_uppercase().chars().filter_map(Glyph::of) {
        for row in 0..HEIGHT as i32 {
            for column in (0..10).filter(|column| glyph.has(column / 2, row)) {
                canvas.set(left + column, row, Some(role));
            }
        }
        left += 2 * (glyph.width() as i32 + 1);
    }
    canvas.enlarged(scale).draw(ui, area);
}
