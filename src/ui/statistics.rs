//! The two pages about the player's progress: the ladder with the figure on it, and the player's rounds.

mod chart;

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::context::{Title, Ui};
use super::plan::{self, Part, rows};
use super::theme::Role;
use crate::app::keys::Action;
use crate::app::{Input, StatisticsPage, StatisticsScreen};
use crate::history::{Career, Ladder, RUNGS};
use crate::text::career::{self, Row};
use crate::text::{Medium, sentence};
use chart::Chart;

/// Draws the open page.
pub fn draw(screen: &StatisticsScreen, ui: &mut Ui<'_>, area: Rect) {
    let Some(area) = plan::page(area).place(Part::Body) else { return };
    tabs(screen, ui, area);
    ui.point(area.x, area.y);
    let notice = screen.notice().map(sentence).unwrap_or_default();
    let said = ui.height(&notice, area.width).min(area.height / 3);
    ui.write(&notice, Role::Danger, rows(area, area.height - said, said));
    let body = rows(area, 2, area.height.saturating_sub(2 + said));
    match (screen.career(), screen.page()) {
        (None, _) => ui.write(career::READING, Role::Muted, body),
        (Some(career), StatisticsPage::Climb) => climb(&career.ladder, ui, body),
        (Some(career), StatisticsPage::You) => you(career, ui, body),
    }
}

/// The names of the pages, which can be clicked.
fn tabs(screen: &StatisticsScreen, ui: &mut Ui<'_>, area: Rect) {
    let mut line = Line::default();
    for (index, page) in StatisticsPage::ALL.into_iter().enumerate() {
        let name = match page {
            StatisticsPage::Climb => career::CLIMB,
            StatisticsPage::You => career::YOU,
        };
        let tab = match page == screen.page() {
            true => ui.span(format!("{}{name} ", ui.theme.glyphs.pointer), ui.theme.selected()),
            false => ui.span(format!(" {name} "), Role::Muted),
        };
        let place = Rect {
            x: area.x + line.width() as u16,
            width: (tab.width() as u16).min(area.width),
            height: 1.min(area.height),
            ..area
        };
        ui.clicks(place, Input::Choose(index));
        line.push_span(tab);
        line.push_span(Span::raw(" "));
    }
    ui.put(line, rows(area, 0, 1));
}

/// The columns of the ladder: its rails, and room for the figure between them.
const LADDER: u16 = 9;

/// The ladder, its top rung first, with the figure on the rung that was reached, or on the ground.
fn climb(ladder: &Ladder, ui: &mut Ui<'_>, area: Rect) {
    let said = ui.height(career::RUNGS_ASK, area.width).min(area.height);
    let rungs = RUNGS.len() as u16;
    let room = area.height.saturating_sub(said + u16::from(area.height > rungs + said));
    // Each rung has as many rows as there is room for; the figure stands on the ground below the lowest.
    let pitch = (room / (rungs + 1)).clamp(1, 3);
    let (rail, rung) =
        if ui.theme.glyphs.unicode { ("║", "╫─────╫") } else { ("|", "|=====|") };
    let next = ladder.next().map(|rung| rung.name);
    let told = career::rungs(ladder);
    let label = told.iter().map(|row| row.label.width()).max().unwrap_or(0);
    // Where there is too little room, the next rung is in the middle of those that are shown.
    let hidden = (rungs + 1).saturating_sub(room);
    let above_next = rungs.saturating_sub(ladder.height() as u16 + 1);
    let skipped = above_next.saturating_sub(room / 2).min(hidden);
    let row_of = |number: u16| {
        let row = ((rungs - number) * pitch + pitch - 1).checked_sub(skipped)?;
        (row < room).then_some(area.y + row)
    };
    for y in area.y..row_of(0).unwrap_or(area.y + room) {
        ui.set(area.x, y, format!("{rail}     {rail}"), Role::Faint);
    }
    for ((number, row), of) in (1..).zip(&told).zip(&RUNGS) {
        let Some(y) = row_of(number) else { continue };
        let is_next = next == Some(of.name);
        let role = match ladder.has(of) {
            _ if is_next => Role::Accent,
            true => Role::Ink,
            false => Role::Muted,
        };
        let line = Rect { y, height: 1, ..area };
        ui.set(area.x, y, rung, if ladder.has(of) { Role::Ink } else { Role::Faint });
        let text = format!("{:<label$}  {}", row.label, row.value);
        let width = area.width.saturating_sub(LADDER);
        let place = Rect { x: area.x + LADDER, width, ..line };
        ui.put(ui.span(ui.clipped(&text, width.into()), role), place);
        if is_next {
            ui.clicks(line, Input::Act(Action::Confirm));
        }
    }
    let man: &[&str] = match pitch {
        1 => &["\\o/"],
        2 => &["o", "/|\\"],
        _ => &["o", "/|\\", "/ \\"],
    };
    if let Some(stands_on) = row_of(ladder.height() as u16) {
        // On one row a rung has the figure on it; otherwise the figure stands above it.
        let above = if pitch == 1 { 0 } else { man.len() as u16 };
        for (part, y) in man.iter().zip(stands_on.saturating_sub(above)..) {
            let x = area.x + 3 - (part.width() as u16 / 2);
            ui.set(x, y, *part, Title);
        }
    }
    ui.write(career::RUNGS_ASK, Role::Muted, rows(area, area.height - said, said));
}

/// The rows about the player's rounds, and the chart of misses below them.
fn you(of: &Career, ui: &mut Ui<'_>, area: Rect) {
    let told = career::you(of, Medium::Screen);
    let label = told.iter().map(|row| row.label.width()).max().unwrap_or(0);
    let line = |Row { label: name, value }: &Row| {
        Line::from(vec![
            ui.span(format!("{name:<label$}   "), Role::Muted),
            ui.span(value.clone(), Role::Ink),
        ])
    };
    let lines: Vec<_> = told.iter().map(line).collect();
    let height = lines.len() as u16;
    ui.lines(lines, area);
    let beyond = &of.statistics.beyond_perfect;
    let chart = rows(area, height + 1, area.height.saturating_sub(height + 1));
    if beyond.len() > 1 && chart.height >= chart::ROWS {
        let title = ui.clipped(career::BEYOND_PERFECT, chart.width.into());
        ui.put(ui.span(title, Role::Muted), rows(chart, 0, 1));
        Chart::of(beyond).draw(ui, rows(chart, 0, chart::ROWS));
    }
}
