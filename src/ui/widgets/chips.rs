//! Caps of keys, items of a list, buttons, and cards.

use ratatui::layout::{Margin, Rect};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders};
use unicode_width::UnicodeWidthStr;

use crate::ui::context::Ui;
use crate::ui::plan::rows;
use crate::ui::theme::{Role, Theme};

/// Returns the cap of a key: with a blank on both sides if it is filled with a colour, otherwise in brackets.
pub fn cap(key: &str, theme: &Theme) -> Span<'static> {
    let text = if theme.fills(Role::Key) { format!(" {key} ") } else { format!("[{key}]") };
    Span::styled(text, theme.style(Role::Key))
}

/// Paints an item of a list, marked by shape as well as by style; the cursor is on the selected one.
pub fn item(text: &str, selected: bool, ui: &mut Ui<'_>, area: Rect) {
    let pointer = if selected { ui.theme.glyphs.pointer } else { ' ' };
    let style = if selected { ui.theme.title() } else { ui.style(Role::Muted) };
    let line = vec![ui.span(format!("{pointer} "), Role::Accent), ui.span(text, style)];
    ui.put(Line::from(line), area);
    if selected && !area.is_empty() {
        ui.point(area.x, area.y);
    }
}

/// From this height on a button that no colour fills has a frame instead of brackets.
const OUTLINED: u16 = 3;

/// Paints a button that fills an area, with its label in the middle; Enter presses the selected one.
pub fn button(label: &str, selected: bool, ui: &mut Ui<'_>, area: Rect) {
    let role = if selected { Role::Button } else { Role::Key };
    let area = area.intersection(ui.buffer.area);
    if area.is_empty() {
        return;
    }
    let style = ui.style(role);
    let fills = ui.theme.fills(role);
    if fills {
        ui.buffer.set_style(area, style);
    }
    if !fills && area.height >= OUTLINED {
        let frame = Block::bordered().border_set(ui.theme.glyphs.frame);
        ui.put(frame.border_style(ui.style(Role::Faint)), area);
    }
    let row = rows(area, area.height / 2, 1);
    ui.put(Line::from(Span::styled(label, style)).centered(), row);
    if !fills && area.height < OUTLINED && usize::from(area.width) >= label.width() + 2 {
        ui.set(row.x, row.y, "[", style);
        ui.set(row.right() - 1, row.y, "]", style);
    }
}

/// Paints the ground of a card and returns the area inside it. If no colour fills a card, it has a rule on its left.
pub fn card(ui: &mut Ui<'_>, area: Rect) -> Rect {
    let area = area.intersection(ui.buffer.area);
    let style = ui.style(Role::Card);
    if ui.theme.fills(Role::Card) && !style.add_modifier.contains(Modifier::REVERSED) {
        ui.buffer.set_style(area, style);
    } else {
        let rule = Block::new().borders(Borders::LEFT).border_set(ui.theme.glyphs.frame);
        ui.put(rule.border_style(ui.style(Role::Faint)), area);
    }
    area.inner(Margin::new(2, 0))
}
