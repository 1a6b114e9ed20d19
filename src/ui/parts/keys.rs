//! The letters as the keys of a keyboard. What came of each letter differs in shape, too: a plain key in lower case, a filled
//! one in upper case, no key any more but a mark on both sides, a key that is lit between arrows.

use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;

use crate::ui::context::Ui;
use crate::ui::plan::rows as part_of;
use crate::ui::theme::Role;
use crate::view::{Key, KeyState, Part, View, phrases};

/// Returns the rows that the keys of a screen can have at a width, the fewest first: the largest only on a board that is high
/// enough for them.
pub fn heights(view: &View, width: u16, height: u16) -> Vec<u16> {
    let rows = view.parts.iter().find_map(in_part!(Part::Keys { rows, .. } => rows));
    // Buttons take the rows of a usual keyboard.
    let lengths = rows.map_or(vec![0; 3], |rows| rows.iter().map(Vec::len).collect());
    let fitting = SIZES.into_iter().rev().map(|size| size.extent(&lengths));
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
    if let Some(size) = KeySize::largest(&lengths, (area.width, area.height)) {
        let (width, _) = size.extent(&lengths);
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

/// How large keys are, in columns and rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeySize {
    key: (u16, u16),
    /// What is between two keys.
    gap: (u16, u16),
}

/// Every size, from the largest. The third is for rows of many keys; keys of the last two touch, or have a column each.
const SIZES: [KeySize; 5] = [
    KeySize { key: (9, 3), gap: (2, 1) },
    KeySize { key: (5, 1), gap: (1, 1) },
    KeySize { key: (3, 1), gap: (2, 1) },
    KeySize { key: (3, 1), gap: (0, 0) },
    KeySize { key: (1, 1), gap: (1, 0) },
];

impl KeySize {
    /// Returns the columns and rows that rows of so many keys take.
    fn extent(self, rows: &[usize]) -> (u16, u16) {
        let longest = rows.iter().copied().max().unwrap_or(0);
        (self.across(longest), (rows.len() as u16 * self.down()).saturating_sub(self.gap.1))
    }

    /// Returns the columns of a row of keys.
    const fn across(self, keys: usize) -> u16 {
        (keys as u16 * (self.key.0 + self.gap.0)).saturating_sub(self.gap.0)
    }

    /// Returns the rows from one row of keys to the next.
    const fn down(self) -> u16 {
        self.key.1 + self.gap.1
    }

    /// Returns the largest in which the rows fit, if they fit at all.
    fn largest(rows: &[usize], room: (u16, u16)) -> Option<Self> {
        SIZES.into_iter().find(|size| {
            let (wide, high) = size.extent(rows);
            wide <= room.0 && high <= room.1
        })
    }
}

/// Where a key is: rows stand in the middle of the area, each moved as on a keyboard.
fn place(row: usize, column: usize, rows: &[Vec<&Key>], size: KeySize, area: Rect) -> Rect {
    let left = area.width.saturating_sub(size.across(rows[row].len())) / 2;
    let x = area.x + left + column as u16 * (size.key.0 + size.gap.0);
    Rect::new(x, area.y + row as u16 * size.down(), size.key.0, size.key.1).intersection(area)
}

/// Returns a guess with the marks of its key, for where there are no keys: a miss between dots, a hit on a key of its own.
pub(crate) fn marked(guess: &str, hit: bool, ui: &Ui<'_>) -> String {
    let miss = ui.theme.glyphs.miss;
    match hit {
        true if ui.theme.fills(Role::Found) && ui.theme.glyphs.unicode => format!(" {guess} "),
        true => format!("[{guess}]"),
        false => format!("{miss}{guess}{miss}"),
    }
}

/// Returns how such a guess is painted.
pub(crate) const fn mark_of(hit: bool) -> Role {
    if hit { Role::Found } else { Role::Miss }
}

/// Paints the keys, in the middle of the area's columns.
fn draw(rows: &[Vec<&Key>], size: KeySize, ui: &mut Ui<'_>, area: Rect) {
    for (row, keys) in rows.iter().enumerate() {
        for (column, key) in keys.iter().enumerate() {
            let place = place(row, column, rows, size, area);
            if let Some(act) = key.act {
                ui.clicks(place, act);
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
            let marks = match key.state {
                KeyState::Hinted if ui.theme.glyphs.unicode => Some(('▸', '◂')),
                KeyState::Hinted => Some(('>', '<')),
                KeyState::Miss => Some((ui.theme.glyphs.miss, ui.theme.glyphs.miss)),
                KeyState::Hit if !ui.theme.fills(role) || !ui.theme.glyphs.unicode => {
                    Some(('[', ']'))
                }
                _ => None,
            };
            if !is_bare {
                ui.buffer.set_style(place, style);
            }
            let middle = place.x + place.width.saturating_sub(1) / 2;
            let row = place.y + place.height / 2;
            if place.width > 2
                && let Some((left, right)) = marks
            {
                ui.set(middle - 1, row, left.to_string(), style);
                if symbol.len() == 1 || !symbol.is_ascii() {
                    ui.set(middle + 1, row, right.to_string(), style);
                }
            }
            if !place.is_empty() {
                let struck = key.state == KeyState::Miss && place.width <= 2;
                let style = if struck { style.add_modifier(Modifier::CROSSED_OUT) } else { style };
                ui.set(middle, row, symbol, style);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::{BuiltIn, Depth, Glyphs, Theme};
    use crate::words::Cased;

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
