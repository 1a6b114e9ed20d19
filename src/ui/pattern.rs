//! The word with its blanks, as wide as there is room for.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
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
    /// A letter that is being marked: in lower case, so that its shape says so, too.
    Marked,
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
                Found::Marked => theme.accent(),
                Found::Shown => theme.miss(),
            };
            [Span::styled(c.to_string(), style), Span::raw(" ".repeat(room - 1))]
        };
        Line::from(row.iter().flat_map(span).collect::<Vec<_>>())
    });
    let lines: Vec<_> = lines.collect();
    let top = top(places.len(), area);
    for (line, row) in lines.into_iter().zip(top..area.height) {
        frame.render_widget(line, super::rows(area, row, 1));
    }
}

/// The row of the area in which the places begin.
fn top(places: usize, area: Rect) -> u16 {
    area.height.saturating_sub(height(places, area.width)) / 2
}

/// The cell of a place, be it inside the area or not.
fn cell(place: usize, places: usize, area: Rect) -> Position {
    let (row, column) =
        (place / in_a_row(places, area.width), place % in_a_row(places, area.width));
    let x = area.x.saturating_add((column * room(places, area.width)) as u16);
    Position::new(x, area.y.saturating_add(top(places, area)).saturating_add(row as u16))
}

/// Shows that keys go to a place: the place in reverse, and an arrow below the last row's.
pub(super) fn point_at(
    place: usize,
    places: usize,
    theme: &Theme,
    frame: &mut Frame<'_>,
    area: Rect,
) {
    let at = cell(place, places, area);
    if !area.contains(at) {
        return;
    }
    if let Some(cell) = frame.buffer_mut().cell_mut(at) {
        cell.modifier.insert(Modifier::REVERSED);
    }
    let below = Position::new(at.x, at.y + 1);
    let is_free = at.y == cell(places - 1, places, area).y && area.contains(below);
    if let Some(cell) = frame.buffer_mut().cell_mut(below).filter(|_| is_free) {
        cell.set_char(theme.glyphs.below).set_style(theme.accent());
    }
}

/// The place that a cell belongs to: its own, and half of the blanks beside it. Where all places stand
/// in one row, the other rows of the area belong to them, too.
pub(super) fn place_at(places: usize, area: Rect, at: Position) -> Option<usize> {
    let room = room(places, area.width) as u16;
    let reaches = |place: &usize| {
        let own = cell(*place, places, area);
        let columns = own.x.saturating_sub((room - 1) / 2)..=own.x + room / 2;
        let row = own.y == at.y || height(places, area.width) == 1;
        row && columns.contains(&at.x)
    };
    let inside = (area.y..area.bottom()).contains(&at.y);
    (0..places).find(reaches).filter(|_| inside)
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

    #[test]
    fn a_place_is_found_where_it_is_drawn() {
        for (places, width) in [(1, 20), (8, 50), (16, 50), (25, 50), (28, 50), (64, 50), (64, 18)]
        {
            let area = Rect::new(3, 2, width, 9);
            for place in 0..places {
                assert_eq!(place_at(places, area, cell(place, places, area)), Some(place));
            }
            assert_eq!(place_at(places, area, Position::new(0, 4)), None);
            assert_eq!(place_at(places, area, Position::new(5, 1)), None);
        }
    }
}
