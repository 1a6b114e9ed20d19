//! How a text that is too long for its place says so.

use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::ui::context::Ui;
use crate::ui::plan::rows;
use crate::ui::theme::Role;
use crate::view::phrases;

/// The keys that scroll up and down, and those that turn pages.
pub(crate) const LINES: [&str; 2] = ["↑", "↓"];
pub(crate) const PAGES: [&str; 2] = ["PgUp", "PgDn"];

/// Paints in the last row that there is more, and which keys show it. Of the `hidden` rows or pages, `from` are above.
pub(crate) fn mark([up, down]: [&str; 2], from: u16, hidden: u16, ui: &mut Ui<'_>, area: Rect) {
    let keys = match (from > 0, from < hidden) {
        (true, true) => format!("{up} {down}"),
        (true, false) => up.to_owned(),
        _ => down.to_owned(),
    };
    let text = ui.span(format!(" {keys} {} ", phrases::MORE), Role::Accent);
    let last_row = rows(area, area.height.saturating_sub(1), 1);
    ui.put(Line::from(text).right_aligned(), last_row);
}
