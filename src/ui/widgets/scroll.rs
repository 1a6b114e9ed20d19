//! How a text that is too long for its place says so.

use ratatui::layout::Rect;

use crate::ui::context::Ui;
use crate::ui::theme::Role;
use crate::view::phrases;

/// Returns the keys that scroll to hidden rows, of which `from` are above.
const fn scroll_keys(from: u16, hidden: u16) -> &'static str {
    match (from > 0, from < hidden) {
        (true, true) => "↑ ↓",
        (true, false) => "↑",
        _ => "↓",
    }
}

/// Paints in the last row that there is more, and which keys show it.
pub(crate) fn scroll_mark(from: u16, hidden: u16, ui: &mut Ui<'_>, area: Rect) {
    mark(scroll_keys(from, hidden), ui, area);
}

/// Paints the same where pages are turned.
pub(crate) fn page_mark(from: u16, hidden: u16, ui: &mut Ui<'_>, area: Rect) {
    let keys = match (from > 0, from < hidden) {
        (true, true) => "PgUp PgDn",
        (true, false) => "PgUp",
        _ => "PgDn",
    };
    mark(keys, ui, area);
}

fn mark(keys: &str, ui: &mut Ui<'_>, area: Rect) {
    let text = format!(" {keys} {} ", phrases::MORE);
    let wide = ui.width(&text).min(area.width);
    let place = Rect { x: area.right() - wide, y: area.bottom() - 1, width: wide, height: 1 };
    ui.label(text, Role::Accent, place);
}
