//! The letters as the keys of a keyboard. What came of each letter differs in shape, too: a plain key in lower case, a filled
//! one in upper case, no key any more but a mark on both sides, a key that is lit between arrows.

use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;

use crate::ui::context::Ui;
use crate::ui::plan::rows as part_of;
use crate::ui::theme::Role;
use crate::view::{Key, KeyState, phrases};

/// Returns the number of keys in the longest row.
pub fn longest_row(rows: &[Vec<usize>]) -> usize {
    rows.iter().map(Vec::len).max().unwrap_or(0)
}

/// Paints the keys, or where they have no room the letters that were guessed, in their order.
pub fn keys(keys: &[Key], rows: &[Vec<usize>], guessed: &[usize], ui: &mut Ui<'_>, area: Rect) {
    let key = |at: &usize| keys.get(*at);
    let caps: Vec<Vec<&Key>> =
        rows.iter().map(|row| row.iter().filter_map(key).collect()).collect();
    if let Some(size) = KeycapSize::largest(&caps, (area.width, area.height)) {
        let (width, _) = size.extent(&caps);
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

/// How large keys are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum KeycapSize {
    /// One column and a gap.
    Tiny,
    /// Three columns, side by side.
    Small,
    /// Three columns and a gap of two, with a row between the rows: for rows of many keys.
    Loose,
    /// Five columns and a gap, with a row between the rows.
    Large,
    /// Nine columns in three rows, with a row between the rows.
    Huge,
}

impl KeycapSize {
    /// Every size, from the largest.
    pub const ALL: [Self; 5] = [Self::Huge, Self::Large, Self::Loose, Self::Small, Self::Tiny];

    /// Columns of a key, columns between two, and rows from one row of keys to the next.
    const fn steps(self) -> (u16, u16, u16) {
        match self {
            Self::Huge => (9, 2, 4),
            Self::Large => (5, 1, 2),
            Self::Loose => (3, 2, 2),
            Self::Small => (3, 0, 1),
            Self::Tiny => (1, 1, 1),
        }
    }

    /// Rows of a key.
    const fn height(self) -> u16 {
        if matches!(self, Self::Huge) { 3 } else { 1 }
    }

    /// Columns and rows that rows of keys take.
    pub fn extent(self, rows: &[Vec<&Key>]) -> (u16, u16) {
        let (wide, gap, down) = self.steps();
        let longest = rows.iter().map(Vec::len).max().unwrap_or(0) as u16;
        let across = (longest * (wide + gap)).saturating_sub(gap);
        (across, (rows.len() as u16 * down).saturating_sub(down - self.height()))
    }

    /// The largest in which the rows fit, if they fit at all.
    pub fn largest(rows: &[Vec<&Key>], room: (u16, u16)) -> Option<Self> {
        Self::ALL.into_iter().find(|size| {
            let (wide, high) = size.extent(rows);
            wide <= room.0 && high <= room.1
        })
    }
}

/// Where a key is: rows stand in the middle of the area, each moved as on a keyboard.
pub fn place(row: usize, column: usize, rows: &[Vec<&Key>], size: KeycapSize, area: Rect) -> Rect {
    let (wide, gap, down) = size.steps();
    let keys = rows.get(row).map_or(0, Vec::len) as u16;
    let own = (keys * (wide + gap)).saturating_sub(gap);
    let left = area.width.saturating_sub(own) / 2;
    let x = area.x.saturating_add(left).saturating_add(column as u16 * (wide + gap));
    let y = area.y.saturating_add(row as u16 * down);
    Rect::new(x, y, wide, size.height()).intersection(area)
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
pub fn draw(rows: &[Vec<&Key>], size: KeycapSize, ui: &mut Ui<'_>, area: Rect) {
    for (row, keys) in rows.iter().enumerate() {
        for (column, key) in keys.iter().enumerate() {
            let place = place(row, column, rows, size, area);
            if let Some(act) = key.act {
                ui.clicks(place, act);
            }
            let (symbol, role) = match key.state {
                // Rows of keys that touch would be a wall.
                KeyState::Unused if size.steps().2 == 1 => (key.letter.lower, Role::Ink),
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
            let bare = size <= KeycapSize::Small && key.state == KeyState::Unused;
            let style = if bare { ui.style(Role::Ink) } else { style };
            if key.state == KeyState::Hit || !bare {
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
                for size in KeycapSize::ALL {
                    let states =
                        [KeyState::Unused, KeyState::Hit, KeyState::Miss, KeyState::Hinted];
                    let seen = states.map(|state| {
                        let letter = Cased { upper: 'E', lower: 'e' };
                        let key = Key { letter, state, name: String::new(), act: None };
                        let rows = [vec![&key]];
                        let buffer =
                            Ui::picture(&theme, (9, 3), |ui, area| draw(&rows, size, ui, area));
                        let cell = |cell: &ratatui::buffer::Cell| {
                            (cell.symbol().to_owned(), cell.modifier)
                        };
                        buffer.content.iter().map(cell).collect::<Vec<_>>()
                    });
                    for (index, one) in seen.iter().enumerate() {
                        assert!(!seen[..index].contains(one), "{size:?}");
                    }
                }
            }
        }
    }
}
