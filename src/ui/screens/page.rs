//! Screens whose parts are below each other: the player's progress, the lesson, and the words that fitted to the end.

use ratatui::layout::Rect;

use crate::ui::context::Ui;
use crate::ui::parts::{self, word};
use crate::ui::plan::{self, rows};
use crate::ui::theme::Role;
use crate::ui::widgets::big;
use crate::view::{Part, Said, ScreenKind, View};

/// The largest part of a screen that the lesson takes, in columns and rows; it is in the middle of a larger one.
const LESSON: (u16, u16) = (72, 30);

/// Below this height the lesson's text gives way to the groups.
const ROOM_FOR_TEXT: u16 = 14;

/// Paints the parts below each other. The cursor follows what is typed, or the last sentence.
pub fn draw(view: &View, ui: &mut Ui<'_>, area: Rect) {
    let is_lesson = view.screen == ScreenKind::Lesson;
    let inside = plan::inside(area);
    let page = if is_lesson { plan::middle(inside, LESSON.0, LESSON.1) } else { inside };
    let gap = u16::from(page.height > 14);
    let mut area = rows(page, gap, page.height);
    ui.point(area.x, area.y);
    for (at, part) in view.parts.iter().enumerate() {
        let used = match part {
            // Where there isn't room for both, the lesson's text gives way to the groups.
            Part::Said { .. } if is_lesson && at == 1 && page.height < ROOM_FOR_TEXT => {
                ui.cut = true;
                0
            }
            Part::Said { lines } => {
                if is_lesson && at > 1 && area.height > 0 {
                    ui.point(area.x, area.y);
                }
                parts::said(lines, ui, area);
                sentences(lines, ui, area.width)
            }
            Part::Field { value, .. } => {
                parts::field(value, ui, rows(area, 0, 1));
                1
            }
            // What is said of the lesson's word stands right below it.
            Part::Word { tiles, passed, .. } if is_lesson => {
                let high = match page.height {
                    ..14 => 1,
                    14..20 => 3,
                    _ => 4,
                };
                word::draw(tiles, passed, ui, rows(area, 0, high));
                area = rows(area, high, area.height);
                0
            }
            Part::Word { tiles, .. } => {
                let below = word::large(tiles, ui, area);
                (below.y - area.y).saturating_sub(gap)
            }
            Part::Groups { title, why, groups, scroll, .. } => {
                parts::groups(title, why, groups, scroll.as_ref(), ui, area);
                area.height
            }
            Part::Words(words) => {
                parts::list(words, ui, area);
                area.height
            }
            Part::Level { text, about, track } => {
                let room = rest(&view.parts[at + 1..], gap, ui, area.width) + big::ROWS + gap;
                let high = if area.height >= room { big::ROWS } else { 1 };
                parts::level(text, about, track, ui, rows(area, 0, high))
            }
            Part::Facts { facts } => {
                let lines = parts::table(facts, Role::Muted, area.width, ui);
                let used = lines.len() as u16;
                ui.lines(lines, area);
                used
            }
            Part::Chart { title, scale, points, .. } if area.height >= parts::CHART => {
                parts::chart(title, *scale, points, ui, area);
                parts::CHART
            }
            _ => 0,
        };
        if used > 0 {
            area = rows(area, used + gap, area.height);
        }
    }
}

/// Rows of the parts that follow the player's level, with the gaps between them.
fn rest(parts: &[Part], gap: u16, ui: &Ui<'_>, width: u16) -> u16 {
    let high = |part: &Part| match part {
        Part::Facts { facts } => parts::table(facts, Role::Muted, width, ui).len() as u16 + gap,
        Part::Chart { .. } => parts::CHART + gap,
        Part::Said { lines } => sentences(lines, ui, width),
        _ => 0,
    };
    parts.iter().map(high).sum()
}

/// Rows of sentences.
fn sentences(lines: &[Said], ui: &Ui<'_>, width: u16) -> u16 {
    lines.iter().map(|line| ui.height(&line.text, width)).sum()
}
