//! The letters as the keys of a keyboard. What came of each letter differs in shape, too: a plain key in lower case, a filled
//! one in upper case, no key any more but a mark on both sides, a key that is lit between arrows.

use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};

use crate::ui::context::Ui;
use crate::ui::plan::{Grid, middle, rows as part_of};
use crate::ui::theme::{Glyphs, Role};
use crate::view::{Key, KeyState, Part, View, phrases};

/// Returns the rows that the keys of a screen can have at a width, the fewest first: the largest only on a board that is high
/// enough for them.
pub fn heights(view: &View, width: u16, height: u16) -> Vec<u16> {
    let rows = view.parts.iter().find_map(in_part!(Part::Keys { rows, .. } => rows));
    // Buttons take the rows of a usual keyboard.
    let lengths = rows.map_or(vec![10; 3], |rows| rows.iter().map(Vec::len).collect());
    let fitting = SIZES.into_iter().rev().map(|size| extent(size, &lengths));
    let fitting = fitting.filter(|(wide, _)| *wide <= width);
    let most = (height / 4).max(KEYS_APART);
    let mut heights: Vec<_> = fitting.map(|(_, high)| high).filter(|high| *high <= most).collect();
    if heights.is_empty() {
        // Those that were guessed.
        heights.push(2);
    }
    heights
}

/// The rows of a usual keyboard with a blank row between two.
const KEYS_APART: u16 = 5;

/// Paints the keys, or where they have no room the letters that were guessed, in their order.
pub fn keys(keys: &[Key], rows: &[Vec<usize>], guessed: &[usize], ui: &mut Ui<'_>, area: Rect) {
    let key = |at: &usize| keys.get(*at);
    let caps: Vec<Vec<&Key>> =
        rows.iter().map(|row| row.iter().filter_map(key).collect()).collect();
    let lengths: Vec<_> = rows.iter().map(Vec::len).collect();
    let fits = |(wide, high)| wide <= area.width && high <= area.height;
    if let Some(size) = SIZES.into_iter().find(|size| fits(extent(*size, &lengths))) {
        let (width, _) = extent(size, &lengths);
        return draw(&caps, size, ui, ui.stand(area, width));
    }
    let letter = |key: &Key| match key.state {
        KeyState::Hit => ui.span(key.letter.upper.to_string(), Role::Hit),
        _ => ui.span(key.letter.lower.to_string(), Role::Miss),
    };
    let room = usize::from(area.width) * usize::from(area.height);
    let skipped = guessed.len().saturating_sub(room);
    let mut letters: Vec<_> = guessed.iter().skip(skipped).filter_map(key).map(letter).collect();
    if letters.is_empty() {
        letters.push(ui.span(phrases::NO_LETTER_YET, Role::Muted));
    }
    for (row, letters) in (0..area.height).zip(letters.chunks(area.width.max(1).into())) {
        ui.put(Line::from(letters.to_vec()), part_of(area, row, 1));
    }
}

/// Every size of keys, from the largest, and nearer together where a row has many. Keys of the last two touch, or have a column
/// each.
const SIZES: [Grid; 8] = [
    Grid { cell: (9, 3), gap: (2, 1) },
    Grid { cell: (9, 3), gap: (1, 1) },
    Grid { cell: (5, 1), gap: (3, 1) },
    Grid { cell: (5, 1), gap: (1, 1) },
    Grid { cell: (3, 1), gap: (2, 1) },
    Grid { cell: (3, 1), gap: (1, 1) },
    Grid { cell: (3, 1), gap: (0, 0) },
    Grid { cell: (1, 1), gap: (1, 0) },
];

/// Returns the columns and rows that rows with these numbers of keys take.
fn extent(size: Grid, rows: &[usize]) -> (u16, u16) {
    size.extent((rows.iter().copied().max().unwrap_or(0), rows.len()))
}

/// Returns what is on both sides of a letter: a miss is between dots, a hit on a key of its own, a hint between arrows.
fn marks(state: KeyState, ui: &Ui<'_>) -> [char; 2] {
    let Glyphs { unicode, dot, .. } = ui.theme.glyphs;
    match state {
        KeyState::Hinted if unicode => ['▸', '◂'],
        KeyState::Hinted => ['>', '<'],
        KeyState::Miss => [dot; 2],
        KeyState::Hit if !ui.theme.fills(Role::Found) || !unicode => ['[', ']'],
        KeyState::Hit | KeyState::Unused => [' '; 2],
    }
}

/// Returns a guess with the marks of its key, for where there are no keys.
pub(crate) fn marked(guess: &str, hit: bool, ui: &Ui<'_>) -> Span<'static> {
    let (state, role) =
        if hit { (KeyState::Hit, Role::Found) } else { (KeyState::Miss, Role::Miss) };
    let [left, right] = marks(state, ui);
    ui.span(format!("{left}{guess}{right}"), role)
}

/// Paints the keys, in the middle of the area's columns.
fn draw(rows: &[Vec<&Key>], size: Grid, ui: &mut Ui<'_>, area: Rect) {
    for (row, keys) in rows.iter().enumerate() {
        // Each row is in the middle, moved as on a keyboard.
        let (width, _) = size.extent((keys.len(), 1));
        let area = middle(area, width, area.height);
        for (column, key) in keys.iter().enumerate() {
            let place = size.place((column, row), area);
            if let Some(act) = key.act {
                ui.targets.clicks(place, act);
            }
            // Rows of keys that touch would be a wall.
            let is_bare = size.gap.1 == 0 && key.state == KeyState::Unused;
            let (symbol, role) = match key.state {
                KeyState::Unused if is_bare => (key.letter.lower, Role::Ink),
                KeyState::Unused => (key.letter.lower, Role::Key),
                KeyState::Hit => (key.letter.upper, Role::Found),
                KeyState::Miss => (key.letter.lower, Role::Faint),
                KeyState::Hinted => (key.letter.lower, Role::Accent),
            };
            // In ASCII a letter may take two columns, and then it has a mark on one side alone.
            let symbol = ui.spelled(symbol.to_string()).into_owned();
            let style = match key.state {
                KeyState::Hinted => {
                    ui.theme.whole().patch(ui.style(role)).add_modifier(Modifier::REVERSED)
                }
                _ => ui.style(role),
            };
            if !is_bare {
                ui.buffer.set_style(place, style);
            }
            let (middle, row) = (place.x + place.width / 2, place.y + place.height / 2);
            if place.width > 2 {
                let [left, right] = marks(key.state, ui);
                let marked = format!("{left}{symbol}{right}").chars().take(3).collect::<String>();
                ui.set(middle - 1, row, marked, style);
            } else if !place.is_empty() {
                let struck = key.state == KeyState::Miss;
                let style = if struck { style.add_modifier(Modifier::CROSSED_OUT) } else { style };
                ui.set(place.x, row, symbol, style);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::{BuiltIn, Depth, Theme};
    use crate::words::Cased;

    #[test]
    fn rows_of_twelve_keys_grow_with_the_screen_like_those_of_ten() {
        // Beside the figure at 80×24 and at 200×60.
        for (columns, cell) in [(57, (3, 1)), (120, (9, 3))] {
            let fits = |size: &&Grid| extent(**size, &[12, 11, 9]).0 <= columns;
            let size = SIZES.iter().find(fits).unwrap();
            assert_eq!((size.cell, size.gap.1), (cell, 1));
        }
    }

    #[test]
    fn without_colour_hits_misses_hints_and_unused_keys_differ() {
        for theme in BuiltIn::ALL {
            for glyphs in [Glyphs::UNICODE, Glyphs::ASCII] {
                let theme = Theme::new(theme, Depth::True, glyphs);
                for size in SIZES {
                    let states =
                        [KeyState::Unused, KeyState::Hit, KeyState::Miss, KeyState::Hinted];
                    let seen = states.map(|state| {
                        let letter = Cased { upper: 'E', lower: 'e' };
                        let key = Key { letter, state, name: String::new(), act: None };
                        let rows = [vec![&key]];
                        Ui::colourless(&theme, (9, 3), |ui, area| draw(&rows, size, ui, area))
                    });
                    for (index, one) in seen.iter().enumerate() {
                        assert!(!seen[..index].contains(one), "{size:?}");
                    }
                }
            }
        }
    }
}
