//! The page about the player's progress.

mod chart;

use ratatui::layout::Rect;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::context::Ui;
use super::plan::{self, Part, rows};
use super::theme::Role;
use crate::app::StatisticsScreen;
use crate::history::Career;
use crate::text::career::{self, Row};
use crate::text::{Medium, sentence};
use chart::Chart;

/// Draws the page.
pub fn draw(screen: &StatisticsScreen, ui: &mut Ui<'_>, area: Rect) {
    let Some(area) = plan::page(area).place(Part::Body) else { return };
    ui.point(area.x, area.y);
    let notice = screen.notice().map(sentence).unwrap_or_default();
    let said = ui.height(&notice, area.width).min(area.height / 3);
    ui.write(&notice, Role::Danger, rows(area, area.height - said, said));
    let body = rows(area, 0, area.height.saturating_sub(said));
    match screen.career() {
        None => ui.write(career::READING, Role::Muted, body),
        Some(career) => you(career, ui, body),
    }
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
