//! The lives left.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::ui::context::Ui;
use crate::ui::theme::{Role, Theme};

/// "● ● ● ○  3 lives left": the marks as far as there is room, and always the text.
pub fn lives(left: usize, of: usize, text: &str, ui: &mut Ui<'_>, area: Rect) {
    let is_last = left == 1;
    // On a block of its own there is a blank on either side, where that has room.
    let has_room = text.width() + 2 <= area.width.into();
    let text = if is_last && has_room { format!(" {text} ") } else { text.to_owned() };
    let style = if is_last { ui.theme.last() } else { ui.style(Role::Ink) };
    let number = ui.span(ui.clipped(&text, area.width.into()), style);
    let room = area.width.saturating_sub(text.width() as u16 + 3);
    let mut line = marks(left, of, ui.theme, room);
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
pub fn marks(left: usize, of: usize, theme: &Theme, width: u16) -> Line<'static> {
    let (full, spent) = (theme.glyphs.full, theme.glyphs.spent);
    let width = usize::from(width);
    let gap = match of {
        _ if of > DRAWN || of > width => return Line::default(),
        _ if (2 * of).saturating_sub(1) <= width => " ",
        _ => "",
    };
    let style = if left == 1 { theme.last() } else { theme.style(Role::Life) };
    let mark = |at| match at < left {
        true => Span::styled(full.to_string(), style),
        false => Span::styled(spent.to_string(), theme.style(Role::Faint)),
    };
    let marks = (0..of).flat_map(|at| [Span::raw(gap), mark(at)]);
    marks.skip(1).collect()
}
