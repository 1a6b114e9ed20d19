//! Caps of keys, buttons, and cards.

use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Span;
use ratatui::widgets::Block;
use unicode_width::UnicodeWidthStr;

use crate::ui::context::Ui;
use crate::ui::theme::{Depth, Role, Theme};

/// Returns the cap of a key: with a blank on both sides if it is filled with a colour, otherwise in brackets.
pub fn cap(key: &str, theme: &Theme) -> Span<'static> {
    let text = match theme.fills(Role::Key) {
        true => format!(" {key} "),
        false => format!("[{key}]"),
    };
    Span::styled(text, theme.style(Role::Key))
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
    let wide = label.width() as u16;
    let x = area.x + area.width.saturating_sub(wide) / 2;
    let y = area.y + area.height / 2;
    ui.buffer.set_stringn(x, y, label, area.width.into(), style);
    if !fills && area.height < OUTLINED && area.width >= wide + 2 {
        ui.set(area.x, y, "[", style);
        ui.set(area.right() - 1, y, "]", style);
    }
}

/// Paints the ground of a card and returns the area inside it. If no colour fills a card, it has a rule on its left.
pub fn card(ui: &mut Ui<'_>, area: Rect) -> Rect {
    let area = area.intersection(ui.buffer.area);
    let style = ui.style(Role::Card);
    let is_filled = ui.theme.depth() != Depth::None && ui.theme.fills(Role::Card);
    if is_filled && !style.add_modifier.contains(Modifier::REVERSED) {
        ui.buffer.set_style(area, style);
    } else {
        let rule = if ui.theme.glyphs.unicode { "│" } else { "|" };
        for y in area.top()..area.bottom() {
            ui.set(area.x, y, rule, Role::Faint);
        }
    }
    let pad = 2.min(area.width);
    Rect { x: area.x + pad, width: area.width.saturating_sub(2 * pad), ..area }
}
