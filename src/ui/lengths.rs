//! The chart of how many words each length has.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;

use super::rows;
use super::theme::Theme;
use crate::words::WordList;

/// Rows that the chart wants: columns, and the lengths below them.
pub(super) const HEIGHT: u16 = 6;

/// How high a column is, in steps: nothing for no words, at least one step for any.
fn steps(words: usize, most: usize, all: usize) -> usize {
    (words * all).div_ceil(most.max(1)).min(all)
}

/// Paints a column for each length of the list, in the area's top left corner.
pub(super) fn draw(
    list: &WordList,
    chosen: Option<usize>,
    theme: &Theme,
    frame: &mut Frame<'_>,
    area: Rect,
) {
    let span = list.span();
    let columns = span.end() - span.start() + 1;
    let wide = if columns * 2 <= usize::from(area.width) { 2 } else { 1 };
    let most = list.lengths().map(|length| list.count(length)).max().unwrap_or(0);
    let upward = theme.glyphs.upward;
    let in_a_cell = upward.len() - 1;
    let high = area.height.saturating_sub(1);
    for (index, length) in span.clone().enumerate() {
        let style = if chosen == Some(length) { theme.accent() } else { theme.faint() };
        let height = steps(list.count(length), most, usize::from(high) * in_a_cell);
        for row in 0..high {
            let below = usize::from(high - 1 - row) * in_a_cell;
            let c = upward[height.saturating_sub(below).min(in_a_cell)];
            let at = Position::new(area.x + (index * wide) as u16, area.y + row);
            if area.contains(at)
                && let Some(cell) = frame.buffer_mut().cell_mut(at)
            {
                cell.set_char(c).set_style(style);
            }
        }
    }
    frame.render_widget(scale(&span, chosen, wide, theme), rows(area, high, 1));
}

/// The first, the chosen and the last length, each below its column, as far as they keep apart.
fn scale(
    span: &std::ops::RangeInclusive<usize>,
    chosen: Option<usize>,
    wide: usize,
    theme: &Theme,
) -> Line<'static> {
    let mut text = String::new();
    let chosen = chosen.filter(|length| span.contains(length));
    let mut lengths = vec![*span.start()];
    lengths.extend(chosen);
    lengths.push(*span.end());
    lengths.dedup();
    for length in lengths {
        let at = (length - span.start()) * wide;
        if at == 0 || at > text.len() {
            text.push_str(&" ".repeat(at - text.len()));
            text.push_str(&length.to_string());
        }
    }
    text.push_str(" letters");
    Line::styled(text, theme.label())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_with_words_has_a_column_and_one_without_has_none() {
        assert_eq!(steps(0, 1000, 40), 0);
        assert_eq!(steps(1, 1_000_000, 40), 1);
        assert_eq!(steps(1_000_000, 1_000_000, 40), 40);
        assert_eq!(steps(0, 0, 40), 0);
    }
}
