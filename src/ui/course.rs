//! The course of a round, at its end: the words that each letter left, and the turning point.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::context::Ui;
use super::plan::rows;
use super::theme::Role;
use super::widgets::fall;
use super::words_left::{heading, scale, steps, trail};
use crate::app::GameOver;
use crate::game::Judgement;
use crate::text::{judgement, screens};

/// Paints the letters and the words that each left, as columns if there are enough rows. The turning point
/// has a reserved place: below its letter, or in the heading.
pub(super) fn draw(screen: &GameOver, ui: &mut Ui<'_>, area: Rect) {
    let steps = steps_with_turning_point(screen);
    let told = turning_point(screen);
    let below = u16::from(area.height == 3 || area.height > 4);
    let chart = rows(area, 0, area.height - below);
    let turning = if chart.height < 4 {
        trail(&steps, ui, chart)
    } else {
        let explains = told.as_deref().filter(|_| below == 0);
        let place = rows(chart, 0, 1);
        let room = place.width.saturating_sub(screens::HOW_IT_WENT.width() as u16 + 4);
        heading(screens::HOW_IT_WENT, explains.unwrap_or_else(|| scale(room)), ui, place);
        let gap = u16::from(chart.height > 6);
        fall::columns(&steps, ui, rows(chart, 1 + gap, chart.height))
    };
    if let (Some(x), Some(told)) = (turning.filter(|_| below > 0), told) {
        pointed_at(x, &told, ui, rows(area, area.height - 1, 1));
    }
}

/// Paints a text below the column (`x`) that it is about: to the right of a mark, or to the left if there is
/// more room.
fn pointed_at(x: u16, text: &str, ui: &mut Ui<'_>, area: Rect) {
    let mark = if ui.theme.glyphs.unicode { '▲' } else { '^' };
    let wide = text.width() as u16 + 2;
    let (line, left) = if x + wide <= area.right() {
        (format!("{mark} {text}"), x)
    } else if x + 1 >= area.x + wide {
        (format!("{text} {mark}"), x + 1 - wide)
    } else {
        (ui.clipped(text, area.width.into()), area.x)
    };
    let place = Rect { x: left, width: area.right() - left, ..area };
    ui.label(line, Role::Accent, place);
}

/// Returns the steps of the chart, with the turning point marked as soon as it is known.
fn steps_with_turning_point(screen: &GameOver) -> Vec<fall::FallStep> {
    let round = &screen.finished().round;
    let mut steps = steps(round, round.words_left_by_turn());
    let turn = screen.judgement().and_then(Judgement::lost_at);
    // The first step is the start.
    if let Some(step) = turn.and_then(|turn| steps.get_mut(turn + 1)) {
        step.turning = true;
    }
    steps
}

/// Returns a description of the turning point, if there was one and it is known.
pub(super) fn turning_point(screen: &GameOver) -> Option<String> {
    judgement::turning_point(screen.judgement()?, &screen.finished().round)
}
