//! The gauge of words left.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::theme::Theme;
use crate::prose::grouped;

/// How full the gauge is (0 ..= 1): the logarithm of the words left, so that every halving takes the
/// same length off it. In proportion it would be empty after two letters.
pub(super) fn fullness(left: usize, of: usize) -> f64 {
    match (left, of) {
        (0, _) | (_, 0 | 1) => 0.0,
        (left, of) => ((left as f64).ln() / (of as f64).ln()).clamp(0.0, 1.0),
    }
}

/// A bar of this many cells, filled so far (0 ..= 1).
pub(super) fn bar(fullness: f64, cells: usize, across: &[char]) -> String {
    let steps = across.len() - 1;
    let filled = (fullness * (cells * steps) as f64).round() as usize;
    (0..cells).map(|cell| across[filled.saturating_sub(cell * steps).min(steps)]).collect()
}

/// Paints the gauge in one row, with as much of it as there is room for.
pub(super) fn draw(left: usize, of: usize, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let glyphs = &theme.glyphs;
    let numbers = format!("{} of {}", grouped(left), grouped(of));
    let label = "words left";
    // Room for the largest number, so that the bar does not grow when the number shrinks.
    let room_for_numbers = 2 * grouped(of).len() + 4;
    let cells = usize::from(area.width).saturating_sub(label.len() + room_for_numbers + 5).min(32);
    let line = if cells >= 8 {
        Line::from(vec![
            Span::styled(format!("{label}  {}", glyphs.left_end), theme.label()),
            Span::styled(bar(fullness(left, of), cells, glyphs.across), theme.accent()),
            Span::styled(format!("{} ", glyphs.right_end), theme.label()),
            Span::raw(numbers),
        ])
    } else if usize::from(area.width) >= label.len() + numbers.len() + 2 {
        Line::raw(format!("{label}: {numbers}"))
    } else {
        Line::raw(format!("{label}: {}", grouped(left)))
    };
    frame.render_widget(line, area);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gauge_is_full_at_first_and_empty_with_one_word() {
        assert_eq!(fullness(28_813, 28_813), 1.0);
        assert_eq!(fullness(1, 28_813), 0.0);
        assert!((fullness(100, 10_000) - 0.5).abs() < 1e-9);
        for (left, of) in [(0, 0), (1, 1), (0, 5), (9, 5)] {
            assert!((0.0..=1.0).contains(&fullness(left, of)), "{left} of {of}");
        }
    }

    #[test]
    fn a_bar_ends_in_a_part_of_a_cell() {
        let across = [' ', '▌', '█'];
        assert_eq!(bar(0.0, 4, &across), "    ");
        assert_eq!(bar(0.375, 4, &across), "█▌  ");
        assert_eq!(bar(1.0, 4, &across), "████");
    }
}
