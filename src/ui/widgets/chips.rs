//! Key hints that look like keys, buttons, and cards.

use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::ui::context::Ui;
use crate::ui::theme::{Depth, Role, Theme};

/// A key and what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chip<'a> {
    /// The key's name.
    pub key: &'a str,
    pub does: &'a str,
}

/// The columns between two hints, and where not all have room with that.
const GAPS: [usize; 2] = [3, 2];

/// Returns the cap of a key: with a blank on both sides if it is filled with a colour, otherwise in brackets.
fn cap(key: &str, theme: &Theme) -> Span<'static> {
    let text = match theme.fills(Role::Key) {
        true => format!(" {key} "),
        false => format!("[{key}]"),
    };
    Span::styled(text, theme.style(Role::Key))
}

/// The place of a hint in its line, in columns from the line's start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The start of its cap.
    pub from: u16,
    /// The columns of the cap.
    pub cap: u16,
    /// The columns of the whole hint.
    pub width: u16,
}

/// Returns as many hints as fit, starting with the first, and the place of each.
pub fn hints(hints: &[Chip<'_>], theme: &Theme, width: u16) -> (Line<'static>, Vec<Place>) {
    let own = |hint: &Chip<'_>| cap(hint.key, theme).width() + 1 + hint.does.width();
    let all: usize = hints.iter().map(own).sum();
    let fits = |gap: &usize| all + gap * hints.len().saturating_sub(1) <= width.into();
    let between = GAPS.into_iter().find(fits).unwrap_or(GAPS[1]);
    let (mut spans, mut places) = (Vec::new(), Vec::new());
    let mut used = 0;
    for hint in hints {
        let gap = if places.is_empty() { 0 } else { between };
        let cap = cap(hint.key, theme);
        let own = cap.width() + 1 + hint.does.width();
        if used + gap + own > usize::from(width) {
            break;
        }
        let from = (used + gap) as u16;
        places.push(Place { from, cap: cap.width() as u16, width: own as u16 });
        spans.push(Span::raw(" ".repeat(gap)));
        spans.push(cap);
        spans.push(Span::styled(format!(" {}", hint.does), theme.style(Role::Muted)));
        used += gap + own;
    }
    (Line::from(spans), places)
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
        outline(ui, area);
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

/// Paints a frame around a button that no colour fills.
fn outline(ui: &mut Ui<'_>, place: Rect) {
    let [corners, across, down] = match ui.theme.glyphs.unicode {
        true => ["╭╮╰╯", "─", "│"],
        false => ["++++", "-", "|"],
    };
    let style = ui.style(Role::Faint);
    let (right, bottom) = (place.right().saturating_sub(1), place.bottom().saturating_sub(1));
    for x in place.left()..=right {
        ui.set(x, place.y, across, style);
        ui.set(x, bottom, across, style);
    }
    for y in place.top()..=bottom {
        ui.set(place.x, y, down, style);
        ui.set(right, y, down, style);
    }
    let at = [(place.x, place.y), (right, place.y), (place.x, bottom), (right, bottom)];
    for ((x, y), corner) in at.into_iter().zip(corners.chars()) {
        ui.set(x, y, corner.to_string(), style);
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
    inside(area)
}

/// Returns the area inside a card.
pub(crate) fn inside(card: Rect) -> Rect {
    let pad = 2.min(card.width);
    Rect { x: card.x + pad, width: card.width.saturating_sub(2 * pad), ..card }
}
