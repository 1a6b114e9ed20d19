//! The title with its lines, and behind it the settings.

use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::context::{Title, Ui};
use super::figures::{self, Loser, Stage};
use super::plan::{self, rows};
use super::theme::Role;
use super::widgets::big;
use crate::app::keys::Action;
use crate::app::{App, HomeLine, Input, Pick, Row, Setup};
use crate::text::Medium::Screen;
use crate::text::names::GAME;
use crate::text::{form, remark, sentence};

/// Columns of the names of lines and rows, with the pointer before them.
const NAME: u16 = 13;
/// The columns of them that are blank behind the longest name, but for one.
const AIR: u16 = 2;
/// The width from which the figure is beside the lines and the name.
const BESIDE: u16 = FIGURE + 3 + 69;
/// The width from which what a line starts is beside its name.
const ABOUT: u16 = 52;
/// The width from which the meaning of a value is beside it.
const NOTES: u16 = 76;
/// The widest that the lines are.
const WIDEST: u16 = 78;
/// Columns of the largest figure on the title.
const FIGURE: u16 = 26;
/// Rows of the smallest figure on the title.
const SMALLEST_FIGURE: u16 = 7;
/// Rows of what is wrong, or of what a row means.
const REMARK: u16 = 2;

/// Paints the title, or the settings while they are open.
pub fn draw(setup: &Setup, app: &App, ui: &mut Ui<'_>, area: Rect) {
    let inside = plan::inside(area);
    match setup.row() {
        Some(row) => settings(setup, row, app, ui, inside),
        None => home(setup, app, ui, inside),
    }
}

/// Paints the figure, the name and the lines.
fn home(setup: &Setup, app: &App, ui: &mut Ui<'_>, area: Rect) {
    let lines = setup.lines().items();
    // Lines stand closer where the figure has no room above them otherwise.
    let figure = if area.width < BESIDE { SMALLEST_FIGURE + 2 } else { 0 };
    let others = big::ROWS + 1 + REMARK + figure;
    let step = step(lines.len() as u16, area.height.saturating_sub(others));
    let has_name = ui.theme.glyphs.unicode && big::width(GAME).is_some_and(|it| it <= area.width);
    let name = if has_name { big::ROWS } else { 1 };
    let own = name + 1 + step * lines.len() as u16 + REMARK;
    let above = area.height.saturating_sub(own + 1);
    let (figure, text) = if area.width >= BESIDE {
        let block = plan::middle(area, FIGURE + 3 + WIDEST, area.height);
        let column = Rect { width: FIGURE.min(block.width / 3), ..block };
        let left = column.width + 3;
        let text = Rect { x: block.x + left, width: block.width - left, ..block };
        (column, plan::middle(text, text.width, own))
    } else {
        let column = rows(area, 0, above);
        let block = plan::middle(area, WIDEST, area.height);
        match figures::largest((column.width, column.height)) {
            Some((_, high)) => {
                let used = high + 1 + own;
                let top = (area.height - used) / 2;
                (rows(area, top, high), rows(block, top + high + 1, own))
            }
            None => (Rect::ZERO, plan::middle(block, block.width, own)),
        }
    };
    if let Some((_, high)) = figures::largest((figure.width, figure.height)) {
        let kind = ui.look.figure;
        let place = plan::middle(figure, figure.width, high);
        figures::draw(kind, Loser::Player, &Stage::whole(kind), ui, place);
    }
    title(has_name, ui, rows(text, 0, name));
    for (index, line) in lines.iter().enumerate() {
        let place = rows(text, name + 1 + step * index as u16, step);
        let selected = index == setup.lines().position();
        home_line(*line, selected, app, ui, place);
    }
    news(setup, app, ui, rows(text, name + 1 + step * lines.len() as u16, REMARK));
}

/// Rows from one line or row to the next: a blank one between them where there is room.
const fn step(number: u16, room: u16) -> u16 {
    if number * 2 <= room { 2 } else { 1 }
}

/// Paints the game's name, large if there is room.
fn title(is_large: bool, ui: &mut Ui<'_>, area: Rect) {
    if !is_large {
        return ui.label(GAME, Title, area);
    }
    let (evil, rest) = GAME.split_at(5);
    big::draw(evil.trim_end(), Role::Loss, ui, area);
    let first = big::width(evil).unwrap_or(0) + 1;
    let rest_of = Rect { x: area.x + first, width: area.width.saturating_sub(first), ..area };
    big::draw(rest, Role::Ink, ui, rest_of);
}

/// Paints a line of the title: its name, and what it starts.
fn home_line(line: HomeLine, selected: bool, app: &App, ui: &mut Ui<'_>, area: Rect) {
    ui.clicks(area, Input::Pick(Pick::Home(line)));
    let about = form::about_line(line, app, Screen);
    name(&form::line(line).to_uppercase(), selected, ui, rows(area, 0, 1));
    let place = match area.width < ABOUT && area.height > 1 {
        true => Rect { x: area.x + 2, width: area.width - 2, ..rows(area, 1, 1) },
        false => beside(area),
    };
    let role = if selected { Role::Ink } else { Role::Muted };
    let about = ui.clipped(&about, place.width.into());
    ui.label(about, role, place);
}

/// Returns the columns of the name of a line or a row. In a narrow terminal what is beside it needs them more.
fn name_width(area: Rect) -> u16 {
    let air = if area.width < ABOUT { AIR } else { 0 };
    (NAME - air).min(area.width)
}

/// Returns the part of a line or a row beside its name.
fn beside(area: Rect) -> Rect {
    let left = name_width(area);
    Rect { x: area.x + left, width: area.width - left, height: area.height.min(1), ..area }
}

/// Paints the name of a line or a row, marked by shape as well as by style.
fn name(text: &str, selected: bool, ui: &mut Ui<'_>, area: Rect) {
    let pointer = if selected { ui.theme.glyphs.pointer } else { ' ' };
    let (role, bold) = match selected {
        true => (Role::Ink, Modifier::BOLD),
        false => (Role::Muted, Modifier::empty()),
    };
    let style = ui.style(role).add_modifier(bold);
    let line = Line::from(vec![
        ui.span(format!("{pointer} "), Role::Accent),
        ui.span(text.to_owned(), style),
    ]);
    ui.put(line, Rect { width: name_width(area), ..area });
    if selected && !area.is_empty() {
        ui.point(area.x, area.y);
    }
}

/// Paints the rows of the settings with their values.
fn settings(setup: &Setup, current: Row, app: &App, ui: &mut Ui<'_>, area: Rect) {
    let area = plan::middle(area, WIDEST + 20, area.height);
    let step = step(Row::ALL.len() as u16, area.height.saturating_sub(2 + REMARK));
    let number = Row::ALL.len() as u16;
    // On the lowest screens there is no heading, and the current row stays in sight.
    let head = if area.height < 2 + number { 0 } else { 2 };
    let at = Row::ALL.iter().position(|row| *row == current).unwrap_or(0);
    let skipped = (at + 1).saturating_sub(area.height.into());
    let own = head + step * number + REMARK;
    let area = plan::middle(area, area.width, own);
    if head > 0 {
        ui.label(form::SETTINGS.to_uppercase(), Title, rows(area, 0, 1));
    }
    let has_notes = area.width >= NOTES;
    for (row, index) in Row::ALL.into_iter().skip(skipped).zip(0..) {
        let place = rows(area, head + step * index, step);
        let selected = row == current;
        ui.clicks(place, Input::Pick(Pick::Row(row)));
        name(form::row(row), selected, ui, rows(place, 0, 1));
        let beside = beside(place);
        let used = value(row, selected, app, ui, beside);
        let left = used.max(22).min(beside.width);
        if has_notes {
            let room = Rect { x: beside.x + left, width: beside.width - left, ..beside };
            ui.clip(&form::note(row, app), Role::Muted, room);
        }
    }
    let below = rows(area, head + step * number, REMARK);
    if !news(setup, app, ui, below) && !has_notes {
        ui.write(&form::note(current, app), Role::Muted, below);
    }
}

/// Paints the value of a row. Returns the columns that it takes.
fn value(row: Row, selected: bool, app: &App, ui: &mut Ui<'_>, area: Rect) -> u16 {
    let value = ui.clipped(&form::value(row, app), usize::from(area.width).saturating_sub(4));
    let glyphs = &ui.theme.glyphs;
    let (left, right) = if selected { (glyphs.previous, glyphs.next) } else { (' ', ' ') };
    let style = if selected { ui.theme.title() } else { ui.style(Role::Ink) };
    let line = Line::from(vec![
        ui.span(format!("{left} "), Role::Accent),
        ui.span(value.clone(), style),
        ui.span(format!(" {right}"), Role::Accent),
    ]);
    let wide = (value.width() + 4) as u16;
    ui.put(line, area);
    if selected {
        let end = |x: u16| Rect { x, width: 2, ..area }.intersection(area);
        ui.clicks(end(area.x), Input::Act(Action::Less));
        ui.clicks(end(area.x + wide.saturating_sub(2)), Input::Act(Action::More));
    }
    wide + 2
}

/// Paints what is wrong or what went wrong outside, if anything. Returns whether there was something.
fn news(setup: &Setup, app: &App, ui: &mut Ui<'_>, area: Rect) -> bool {
    let error = setup.error().map(|error| sentence(&remark::form_error(error)));
    let Some(told) = error.or_else(|| app.notice().map(str::to_owned)) else { return false };
    ui.write(&told, Role::Danger, area);
    true
}
