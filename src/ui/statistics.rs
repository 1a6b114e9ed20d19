//! What the rounds come to that were played, as charts.

use ratatui::Frame;
use ratatui::layout::Rect;

use super::theme::Theme;
use crate::app::Results;

/// Paints the statistics, as much of them as there is room for.
pub(super) fn draw(_: &Results, _: &Theme, _: &mut Frame<'_>, _: Rect) {}
