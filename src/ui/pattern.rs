//! The word with its blanks, as wide as there is room for.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::theme::Theme;

/// A place of the word: its character, and whether it is a letter that was found.
pub(super) type Place = (char, Found);

/// How a place is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// A letter that the player found.
    Yes,
    /// A blank.
    No,
    /// A letter that is shown at the end, though it was not found.
    Shown,
}

/// The widest room for a place that fits all in a row; where none does, the least, in several rows.
fn room(places: usize, width: u16) -> usize {
    let width = usize::from(width);
    let fits = |room: &usize| (places * room).saturating_sub(room - 1) <= width;
    let narrow = if places.div_ceil((width / 2).max(1)) <= 3 { 2 } else { 1 };
    [4, 3, 2].into_iter().find(fits).unwrap_or(narrow)
}

/// How many places stand in a row: the last needs no blanks behind it.
fn in_a_row(places: usize, width: u16) -> usize {
    usize::from(width).div_ceil(room(places, width)).max(1)
}

/// How many rows the places take at this width.
pub(super) fn height(places: usize, width: u16) -> u16 {
    places.div_ceil(in_a_row(places, width)).try_into().unwrap_or(u16::MAX)
}

/// Paints the places, in the middle of the area's rows.
pub(super) fn draw(places: &[Place], theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let room = room(places.len(), area.width);
    let lines = places.chunks(in_a_row(places.len(), area.width)).map(|row| {
        let span = |&(c, found): &Place| {
            let style = match found {
                Found::Yes => theme.hit(),
                Found::No => theme.plain(),
                Found::Shown => theme.miss(),
            };
            [Span::styled(c.to_string(), style), Span::raw(" ".repeat(room - 1))]
        };
        Line::from(row.iter().flat_map(span).collect::<Vec<_>>())
    });
    let lines: Vec<_> = lines.collect();
    let top = area.height.saturating_sub(lines.len() as u16) / 2;
    for (line, row) in lines.into_iter().zip(top..area.height) {
        frame.render_widget(line, super::rows(area, row, 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_stand_apart_while_they_fit_and_then_wrap() {
        assert_eq!((room(8, 50), height(8, 50)), (4, 1));
        assert_eq!((room(16, 50), height(16, 50)), (3, 1));
        assert_eq!((room(25, 50), height(25, 50)), (2, 1));
        assert_eq!((room(28, 50), height(28, 50)), (2, 2));
        assert_eq!((room(64, 50), height(64, 50)), (2, 3));
        assert_eq!((room(64, 18), height(64, 18)), (1, 4));
        assert_eq!(height(8, 0), 8);
    }
}
