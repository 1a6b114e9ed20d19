//! The figure that misses finish.

use ratatui::layout::Rect;

use crate::ui::context::Ui;
use crate::ui::figures::{self, Moment};
use crate::view::{Figure, Outcome, Part};

/// Paints a figure at a stage, or its ending; what changed since the view before is being drawn.
pub fn figure(
    figure: Figure,
    computer: bool,
    stage: usize,
    ending: Option<Outcome>,
    ui: &mut Ui<'_>,
    area: Rect,
) {
    let before = ui.before(in_part!(Part::Figure { stage, .. } => *stage));
    // A new round begins with its own picture: only misses are drawn.
    let from = before.filter(|before| *before < stage).unwrap_or(stage);
    let moment = Moment { from, to: stage, progress: ui.progress(), ending };
    figures::draw(figure, computer, &moment, ui, area);
}
