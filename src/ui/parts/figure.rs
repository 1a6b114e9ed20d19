//! The figure that misses finish.

use ratatui::layout::Rect;

use crate::ui::context::Ui;
use crate::ui::figures::{self, Stage};
use crate::view::{Figure, Outcome, Part};

/// Paints a figure with this many lives left; the last stroke is being drawn if one was lost just now.
pub fn figure(
    figure: Figure,
    computer: bool,
    (left, of): (usize, usize),
    ending: Option<Outcome>,
    ui: &mut Ui<'_>,
    area: Rect,
) {
    let before = ui.before(in_part!(Part::Figure { left, .. } => *left));
    let is_miss = before.is_some_and(|before| before > left);
    let stage = Stage {
        misses: of.saturating_sub(left) as u32,
        of: of as u32,
        stroke: if is_miss { ui.progress() } else { 1.0 },
        ending: ending.map(|outcome| (outcome, ui.progress())),
    };
    figures::draw(figure, computer, &stage, ui, area);
}
