//! The course of a round, at its end: the words that each letter left, and which letter lost the game.

use ratatui::layout::Rect;

use super::context::{Title, Ui};
use super::plan::rows;
use super::words_left::{steps, trail};
use crate::app::GameOver;
use crate::text::screens;

/// Paints the letters and the words that each left, with a heading if there is a row for it.
pub fn draw(screen: &GameOver, ui: &mut Ui<'_>, area: Rect) {
    let titled = area.height.saturating_sub(TRAIL);
    if titled > 0 {
        ui.clip(screens::LEFT_AFTER_EACH, Title, rows(area, 0, 1));
    }
    let round = &screen.finished().round;
    let steps = steps(round, round.words_left_by_turn());
    // The heading says what is counted.
    let last = steps.last().map_or(0, |step| step.left);
    let unit = if titled > 0 { "" } else { screens::words_left(last) };
    trail(&steps, unit, ui, rows(area, titled, area.height));
}

/// Rows of the letters and the numbers below them.
pub const TRAIL: u16 = 2;
