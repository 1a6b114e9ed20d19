//! Rows with a name: the lines of the title, settings, facts; and fields and headings.

use ratatui::layout::{Rect, Size};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::ui::context::Ui;
use crate::ui::plan::{behind, rows};
use crate::ui::theme::Role;
use crate::ui::widgets::{big, chips};
use crate::view::{self, Outcome, Setting, StepState};
use crate::words::shown;

/// Columns of the names of lines and settings, with the pointer before them.
const NAME: u16 = 13;
/// The columns of them that are blank behind the longest name, but for one; in less width than this, others need them more.
const AIR: u16 = 2;
const AIRY: u16 = 52;
/// The width from which what a line starts is beside its name if each line has two rows; with more rows, that is from [`AIRY`] on.
const ABOUT: u16 = 46;
/// The rows of a setting from which on the meaning of its value is below it.
pub const NOTES: u16 = 3;

/// Returns the rows of each of several lines or settings.
fn step(number: usize, area: Rect) -> u16 {
    (area.height / (number as u16).max(1)).max(1)
}

/// Paints the lines of the title: the name of each, large where there is room, what it starts, and what there is to know besides.
pub fn lines(lines: &[view::Line], ui: &mut Ui<'_>, area: Rect) {
    let step = step(lines.len(), area);
    let fits = |line: &view::Line| big::fits(&line.label, DRAWN_NAME - 3, ui);
    let has_room = step >= big::ROWS + 2 && area.width >= DRAWN_NAME + LEVEL;
    let is_drawn = has_room && lines.iter().all(fits);
    let left = if is_drawn { DRAWN_NAME } else { name_width(area) };
    let is_below = step > 1 && area.width < if step > 2 { AIRY } else { ABOUT };
    for (line, at) in lines.iter().zip(0..) {
        let place = rows(area, step * at, step);
        ui.targets.clicks(place, line.act);
        let beside = behind(place, left);
        name(&line.label, line.selected, is_drawn, ui, Rect { width: left, ..place });
        let (about_at, below) = match is_below {
            true => (rows(behind(place, 2), 1, step), 1),
            false => (beside, 0),
        };
        let role = if line.selected { Role::Ink } else { Role::Muted };
        longest([&line.about, &line.short], role, ui, rows(about_at, 0, 1));
        if let Some(known) = line.track.as_ref().filter(|_| step > 2 + below) {
            // A blank row between both, where more than one parts them from the next.
            track(known, ui, rows(about_at, if step > 4 { 2 } else { 1 }, 1));
        }
    }
}

/// Paints a text, or the same in fewer words where there is less room.
fn longest([text, short]: [&str; 2], role: Role, ui: &mut Ui<'_>, area: Rect) {
    let fits = ui.width(text) <= area.width;
    ui.label(if fits { text } else { short }, role, area);
}

/// Paints steps and what is said of them, as far as there is room.
pub fn track(track: &view::Track, ui: &mut Ui<'_>, area: Rect) {
    let glyphs = &ui.theme.glyphs;
    let mut spans = Vec::new();
    for step in &track.steps {
        let (sign, role) = match step.state {
            StepState::Done => (glyphs.full, Role::Hit),
            StepState::Lost => (glyphs.lost, Role::Miss),
            StepState::Missed => (glyphs.dot, Role::Muted),
            StepState::Now => (glyphs.pointer, Role::Accent),
            StepState::Open => (glyphs.spent, Role::Muted),
        };
        if !step.label.is_empty() {
            spans.push(ui.span(format!("{} ", step.label), Role::Muted));
        }
        spans.push(ui.span(sign.to_string(), role));
        spans.push(ui.span(if step.label.is_empty() { " " } else { "  " }, Role::Muted));
    }
    if !spans.is_empty() && !track.text.is_empty() {
        spans.push(ui.span("  ", Role::Muted));
    }
    let text = ui.span(track.text.clone(), Role::Muted);
    let wide: usize = spans.iter().chain([&text]).map(Span::width).sum();
    if wide > area.width.into() {
        spans.clear();
    }
    spans.push(text);
    ui.put(Line::from(spans), rows(area, 0, 1));
}

/// Returns the size of a level in letters as large as there is room for; `None` if they can't be drawn.
pub fn level_size(text: &str, (columns, rows): (u16, u16), ui: &Ui<'_>) -> Option<Size> {
    big::size(text, Size::new(columns.saturating_sub(GAP + LEVEL), rows), ui)
}

/// Paints a level in letters as large as there is room for, and beside it what it is and how far up that is.
pub fn level(text: &str, about: &str, way: &view::Track, ui: &mut Ui<'_>, area: Rect) {
    let Some(size) = level_size(text, (area.width, area.height), ui) else {
        let text = text.to_uppercase();
        let beside = behind(area, ui.width(&text) + 2);
        ui.label(&text, ui.theme.title(), area);
        let whole = format!("{about} {} {}", ui.theme.glyphs.dot, way.text);
        return longest([&whole, about], Role::Ink, ui, beside);
    };
    big::draw(text, Role::Accent, ui, Rect { width: size.width, ..area });
    let beside = behind(area, size.width + GAP);
    ui.label(about, ui.theme.title(), beside);
    track(way, ui, rows(beside, size.height - 1, 1));
}

/// Columns between a large level and what is beside it, and the fewest columns of that.
const GAP: u16 = 3;
const LEVEL: u16 = 24;

/// Columns of a name that is drawn, with the pointer before it.
const DRAWN_NAME: u16 = 52;

/// Paints the name of a line, and the pointer before the selected one.
fn name(text: &str, selected: bool, is_drawn: bool, ui: &mut Ui<'_>, area: Rect) {
    if !is_drawn {
        return chips::item(&text.to_uppercase(), selected, ui, rows(area, 0, 1));
    }
    if selected {
        ui.label(&ui.theme.glyphs.pointer.to_string(), Role::Accent, rows(area, 1, 1));
        ui.point(area.x, area.y + 1);
    }
    let role = if selected { Role::Ink } else { Role::Muted };
    big::draw(text, role, ui, rows(behind(area, 3), 0, big::ROWS));
}

/// Returns the columns of a name.
fn name_width(area: Rect) -> u16 {
    let air = if area.width < AIRY { AIR } else { 0 };
    (NAME - air).min(area.width)
}

/// Paints settings, and what their values mean where there is room; the selected one is among them.
pub fn settings(settings: &[Setting], ui: &mut Ui<'_>, area: Rect) {
    let step = step(settings.len(), area);
    let at = settings.iter().position(|setting| setting.selected).unwrap_or(0);
    let skipped = (at + 1).saturating_sub((area.height / step).max(1).into());
    let left = name_width(area);
    for (setting, at) in settings.iter().skip(skipped).zip(0..) {
        let place = rows(area, step * at, step);
        let Some(value) = setting.options.iter().find(|value| value.chosen) else { continue };
        ui.targets.clicks(place, value.act);
        let beside = behind(place, left);
        let label = rows(Rect { width: left, ..place }, 0, 1);
        chips::item(&setting.label, setting.selected, ui, label);
        self::value(&value.label, setting, ui, rows(beside, 0, 1));
        if step >= NOTES {
            // Below the value, behind the sign before it.
            ui.write(&setting.note, Role::Muted, rows(behind(beside, 2), 1, step - 1));
        }
    }
}

/// Paints the value of a setting.
fn value(value: &str, setting: &Setting, ui: &mut Ui<'_>, area: Rect) {
    let value = ui.clipped(value, usize::from(area.width).saturating_sub(4));
    let glyphs = &ui.theme.glyphs;
    let (left, right) = setting.steps.map_or((' ', ' '), |_| (glyphs.previous, glyphs.next));
    let style = if setting.selected { ui.theme.title() } else { ui.style(Role::Ink) };
    let wide = (value.width() + 4) as u16;
    let line = vec![
        ui.span(format!("{left} "), Role::Accent),
        ui.span(value, style),
        ui.span(format!(" {right}"), Role::Accent),
    ];
    ui.put(Line::from(line), area);
    let end = |x: u16| Rect { x, width: 2, ..area }.intersection(area);
    let ends = [area.x, area.x + wide.saturating_sub(2)];
    for (x, act) in ends.into_iter().zip(setting.steps.into_iter().flatten()) {
        ui.targets.clicks(end(x), act);
    }
}

/// Returns the lines of each of several facts in two columns, their names in a role; where narrow columns can't have each in a
/// row, below its name.
pub fn table(
    facts: &[(String, String)],
    names: Role,
    width: u16,
    ui: &Ui<'_>,
) -> Vec<Vec<Line<'static>>> {
    let widest = |texts: &mut dyn Iterator<Item = &String>| {
        texts.map(|text| ui.width(text)).max().unwrap_or(0)
    };
    let longest = widest(&mut facts.iter().map(|(name, _)| name));
    let whole = longest + 2 + widest(&mut facts.iter().map(|(_, text)| text));
    let is_below = width < 50 && whole > width;
    let column = if is_below { 0 } else { longest };
    let fact = |(name, text): &(String, String)| {
        let above = is_below.then(|| ui.row(ui.clipped(name, width.into()), names));
        let beside = if is_below { "".into() } else { ui.spelled(&**name) };
        let line = |(row, text): (usize, String)| {
            let name = if row == 0 { &*beside } else { "" };
            let name = ui.span(format!("{name:<0$}  ", usize::from(column)), names);
            Line::from(vec![name, ui.span(text, Role::Ink)])
        };
        let text = ui.wrapped(text, width.saturating_sub(column + 2)).into_iter().enumerate();
        above.into_iter().chain(text.map(line)).collect()
    };
    facts.iter().map(fact).collect()
}

/// Paints what has been typed, and the cursor behind it.
pub fn field(typed: &str, ui: &mut Ui<'_>, area: Rect) {
    if area.is_empty() {
        return;
    }
    let (field, column) = ui.field(&shown(typed, false), area.width);
    ui.put(field, area);
    ui.point((area.x + column).min(area.right() - 1), area.y);
}

/// Paints how it ended, as large as there is room for.
pub fn headline(text: &str, ending: Outcome, ui: &mut Ui<'_>, area: Rect) {
    let roles = match ending {
        Outcome::Won => (Role::Hit, Role::Hit),
        // Letters that are drawn are shapes.
        Outcome::Lost => (Role::Danger, Role::Loss),
        Outcome::GivenUp => (Role::Ink, Role::Ink),
    };
    heading(text, roles, ui, area);
}

/// Paints a heading, as large as there is room for: as text in the first role, or drawn in the second.
pub fn heading(text: &str, (role, shape): (Role, Role), ui: &mut Ui<'_>, area: Rect) {
    if big::size(text, area.as_size(), ui).is_some() {
        return big::draw(text, shape, ui, area);
    }
    ui.label(&text.to_uppercase(), ui.style(role).add_modifier(Modifier::BOLD), area);
}
