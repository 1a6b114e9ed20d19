//! The page about the player's progress, drawn from its view.

mod chart;

use ratatui::layout::Rect;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::context::Ui;
use super::plan::{self, Part as Place, rows};
use super::theme::Role;
use crate::app::App;
use crate::view::{Part, Tone, View};
use chart::Chart;

/// Draws the page.
pub fn draw(app: &App, ui: &mut Ui<'_>, area: Rect) {
    let Some(area) = plan::page(area).place(Place::Body) else { return };
    ui.point(area.x, area.y);
    let view = View::of(app, ui.look.reach);
    let mut body = area;
    for part in &view.parts {
        match part {
            Part::Facts { facts } => {
                let used = facts_of(facts, ui, body);
                body = rows(body, used + 1, body.height.saturating_sub(used + 1));
            }
            Part::Chart { title, scale, points, .. } if body.height >= chart::ROWS => {
                let title = ui.clipped(&title.to_uppercase(), body.width.into());
                ui.put(ui.span(title, Role::Muted), rows(body, 0, 1));
                Chart::of(*scale, points).draw(ui, rows(body, 0, chart::ROWS));
            }
            Part::Said { lines } => {
                for line in lines {
                    let is_danger = line.tone == Tone::Danger;
                    let role = if is_danger { Role::Danger } else { Role::Muted };
                    let high = ui.height(&line.text, area.width).min(area.height / 3);
                    let top = if is_danger { area.height - high } else { 0 };
                    ui.write(&line.text, role, rows(area, top, high));
                }
            }
            _ => {}
        }
    }
}

/// Paints the rows about the player. Returns how many there are.
fn facts_of(facts: &[(String, String)], ui: &mut Ui<'_>, area: Rect) -> u16 {
    let label = facts.iter().map(|(label, _)| label.width()).max().unwrap_or(0);
    let line = |(name, value): &(String, String)| {
        Line::from(vec![
            ui.span(format!("{name:<label$}   "), Role::Muted),
            ui.span(value.clone(), Role::Ink),
        ])
    };
    ui.lines(facts.iter().map(line).collect::<Vec<_>>(), area);
    facts.len() as u16
}
