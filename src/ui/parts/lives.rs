//! The lives left.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::ui::context::Ui;
use crate::ui::theme::Role;

/// "● ● ● ○  3 lives left": the marks as far as there is room, and always the text.
pub fn lives(left: usize, of: usize, text: &str, ui: &mut Ui<'_>, area: Rect) {
    let is_last = left == 1;
    // On a block of its own there is a blank on either side, where that has room.
    let has_room = text.width() + 2 <= area.width.into();
    let text = if is_last && has_room { format!(" {text} ") } else { text.to_owned() };
    let style = if is_last { ui.theme.last() } else { ui.style(Role::Ink) };
    let number = ui.span(ui.clipped(&text, area.width.into()), style);
    let room = area.width.saturating_sub(text.width() as u16 + 3);
    let mut line = marks(left, of, room, ui);
    if line.width() > 0 {
        line.push_span(Span::raw(if is_last { "  " } else { "   " }));
    }
    line.push_span(number);
    let width = line.width() as u16;
    ui.put(line, ui.stand(area, width));
}

/// The maximum number that is drawn one by one.
const DRAWN: usize = 26;

/// Returns a mark for each miss, those left before those used up, as wide as fits; empty if there is no room,
/// or if there are too many to count at a glance.
fn marks(left: usize, of: usize, width: u16, ui: &Ui<'_>) -> Line<'static> {
    let width = usize::from(width);
    if of > DRAWN || of > width {
        return Line::default();
    }
    let gap = if (2 * of).saturating_sub(1) <= width { " " } else { "" };
    let style = if left == 1 { ui.theme.last() } else { ui.style(Role::Life) };
    let mark = |at| match at < left {
        true => ui.span(ui.theme.glyphs.full.to_string(), style),
        false => ui.span(ui.theme.glyphs.spent.to_string(), Role::Faint),
    };
    let marks = (0..of).flat_map(|at| [Span::raw(gap), mark(at)]);
    marks.skip(1).collect()
}
