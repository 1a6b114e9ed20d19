//! A column of words, one of which is selected.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Look;
use super::plan::rows;
use super::text::clipped;
use super::theme::Role;
use crate::app::Input;
use crate::app::keys::Action;
use crate::words::Word;

/// Paints the words as far as there is room, the selected one (a number from 0) among them, with the cursor
/// on it.
pub(super) fn draw<'a>(
    words: impl Iterator<Item = &'a Word>,
    selected: usize,
    look: &Look<'_>,
    frame: &mut Frame<'_>,
    area: Rect,
) {
    let theme = look.theme;
    look.scrolls(area, [Action::Previous, Action::Next]);
    let first = (selected + 1).saturating_sub(area.height.into());
    for ((index, word), row) in words.enumerate().skip(first).zip(0..area.height) {
        let is_selected = index == selected;
        let pointer = if is_selected { theme.glyphs.pointer } else { ' ' };
        let style = if is_selected { theme.title() } else { theme.style(Role::Muted) };
        let text = clipped(&word.to_string(), usize::from(area.width).saturating_sub(3), theme);
        let line = Line::from(vec![
            Span::styled(format!("{pointer} "), theme.style(Role::Accent)),
            Span::styled(text, style),
        ]);
        frame.render_widget(line, rows(area, row, 1));
        look.clicks(rows(area, row, 1), Input::Select(index));
        if is_selected {
            frame.set_cursor_position((area.x, area.y + row));
        }
    }
}
