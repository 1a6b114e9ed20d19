//! The sentences of a screen as a page, which is read on where the screen has no room for all of them.

use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Clear;

use crate::ui::Targets;
use crate::ui::context::Ui;
use crate::ui::parts;
use crate::ui::plan::{self, rows};
use crate::ui::theme::Role;
use crate::ui::widgets::scroll;
use crate::view::{Part, Tone, View};

/// Paints the sentences in the place of the screen, from this `page` on, counted from 0.
pub fn draw(view: &View, page: u16, ui: &mut Ui<'_>, area: Rect) {
    let [_, _, body, ..] = plan::chrome(area);
    ui.targets = Targets::default();
    ui.put(Clear, body);
    ui.buffer.set_style(body, ui.theme.whole());
    let area = plan::inside(area);
    let lines = lines(view, area.width, ui);
    // The last row says how to go back, and that there is more.
    let text = rows(area, 0, area.height.saturating_sub(1));
    let hidden = (lines.len() as u16).saturating_sub(text.height);
    let from = (page * text.height.saturating_sub(1).max(1)).min(hidden);
    ui.point(area.x, area.y);
    for (line, row) in lines.into_iter().skip(from.into()).zip(0..text.height) {
        ui.put(line, rows(text, row, 1));
    }
    ui.cut = from < hidden;
    // Above the first page is the screen.
    scroll::mark(scroll::PAGES, from + 1, hidden + 1, ui, area);
}

fn lines(view: &View, width: u16, ui: &Ui<'_>) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for part in &view.parts {
        match part {
            Part::Said { lines: said } => {
                for line in said.iter().filter(|line| line.tone != Tone::Voice) {
                    lines.extend(ui.inked(&line.text, width, parts::ink(line.tone, ui)));
                }
            }
            Part::Level { text, about, track } => {
                let told = format!("{text}: {about}, {}", track.text);
                lines.extend(ui.inked(&told, width, Role::Ink));
            }
            Part::Turns { start: Some(start), .. } => {
                lines.extend(ui.inked(start, width, Role::Muted));
            }
            Part::Facts { facts } => lines.extend(parts::table(facts, Role::Muted, width, ui)),
            Part::Settings { settings } => {
                for setting in settings.iter().filter(|setting| setting.selected) {
                    lines.extend(ui.inked(&setting.note, width, Role::Muted));
                }
            }
            _ => {}
        }
    }
    lines
}
