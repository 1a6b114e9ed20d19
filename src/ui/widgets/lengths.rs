//! The histogram of the number of words of each length, with which the length is also chosen.

use ratatui::layout::Rect;
use ratatui::style::Modifier;

use crate::ui::context::Ui;
use crate::ui::theme::Role;

/// A length and its number of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Length {
    pub letters: usize,
    /// Words of that length.
    pub words: usize,
}

/// The longest length that always has its own column; all longer ones share the last.
const COMMON: usize = 20;

/// A column of the histogram, for one length or several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// The smallest length.
    pub from: usize,
    /// The largest length.
    pub to: usize,
    /// The number of words of these lengths.
    pub words: usize,
}

/// Returns the columns: one for each length up to twenty letters, and one for all longer ones. Lengths
/// without words keep their places between others.
pub fn columns(lengths: &[Length]) -> Vec<Column> {
    let with_words = || lengths.iter().filter(|length| length.words > 0);
    let Some(least) = with_words().map(|length| length.letters).min() else { return Vec::new() };
    let most = with_words().map(|length| length.letters).max().unwrap_or(least);
    let count = |from: usize, to: usize| {
        with_words()
            .filter(|length| (from..=to).contains(&length.letters))
            .map(|length| length.words)
            .sum()
    };
    let last = most.min(COMMON.max(least));
    let mut columns: Vec<_> = (least..=last)
        .map(|letters| Column { from: letters, to: letters, words: count(letters, letters) })
        .collect();
    if most > last {
        columns.push(Column { from: last + 1, to: most, words: count(last + 1, most) });
    }
    columns
}

/// Returns the distance between columns of the chart in cells, the largest that fits (2 ..= 4).
fn pitch(columns: usize, width: u16) -> u16 {
    (2..=4).rev().find(|pitch| columns * usize::from(*pitch) <= usize::from(width) + 1).unwrap_or(1)
}

/// Returns the place of a column, including its label.
pub fn place(column: usize, columns: usize, area: Rect) -> Rect {
    let pitch = pitch(columns, area.width);
    let x = area.x.saturating_add((column as u16).saturating_mul(pitch));
    Rect { x, width: pitch.saturating_sub(1).max(1), ..area }.intersection(area)
}

/// Paints the columns and the lengths below them, in the top left corner of the area.
pub fn draw(columns: &[Column], chosen: Option<usize>, ui: &mut Ui<'_>, area: Rect) {
    let area = area.intersection(ui.buffer.area);
    if area.is_empty() {
        return;
    }
    let most = columns.iter().map(|column| column.words).max().unwrap_or(0).max(1);
    let upward = ui.theme.glyphs.upward;
    let in_a_cell = upward.len().saturating_sub(1).max(1);
    let high = usize::from(area.height - 1);
    for (index, column) in columns.iter().enumerate() {
        let place = place(index, columns.len(), area);
        let role = if is_chosen(column, chosen) { Role::Accent } else { Role::Gauge };
        let height = (column.words * high * in_a_cell).div_ceil(most);
        for row in 0..high {
            let below = (high - 1 - row) * in_a_cell;
            let c = upward[height.saturating_sub(below).min(in_a_cell)];
            let text: String = std::iter::repeat_n(c, place.width.into()).collect();
            ui.set(place.x, area.y + row as u16, text, role);
        }
    }
    for (x, label, of_chosen) in labels(columns, chosen, area) {
        let style = match of_chosen {
            true => ui.style(Role::Accent).add_modifier(Modifier::BOLD),
            false => ui.style(Role::Muted),
        };
        let wide = label.len();
        ui.buffer.set_stringn(x, area.bottom() - 1, label, wide, style);
    }
}

fn is_chosen(column: &Column, chosen: Option<usize>) -> bool {
    chosen.is_some_and(|letters| (column.from..=column.to).contains(&letters))
}

/// Returns where the labels are, and whether each is that of the chosen length. Where not all have room, those that
/// touch another are left out: the chosen one and the last come first.
fn labels(columns: &[Column], chosen: Option<usize>, area: Rect) -> Vec<(u16, String, bool)> {
    let label = |(index, column): (usize, &Column)| {
        let place = place(index, columns.len(), area);
        let of_chosen = is_chosen(column, chosen);
        let text = match (column.from == column.to, of_chosen, chosen) {
            (true, ..) => column.from.to_string(),
            (false, true, Some(letters)) => letters.to_string(),
            (false, ..) => format!("{}+", column.from),
        };
        let wide = text.len() as u16;
        let x = place.x + place.width.saturating_sub(wide) / 2;
        let x = x.min(area.right().saturating_sub(wide));
        (!place.is_empty()).then_some((x, text, of_chosen))
    };
    let mut wanted: Vec<_> = columns.iter().enumerate().filter_map(label).collect();
    let last = wanted.pop();
    wanted.splice(0..0, last);
    wanted.sort_by_key(|(_, _, of_chosen)| !of_chosen);
    let mut labels: Vec<(u16, String, bool)> = Vec::new();
    for (x, text, of_chosen) in wanted {
        let end = x + text.len() as u16;
        let touches = |(other, label, _): &(u16, String, bool)| {
            *other <= end && x <= *other + label.len() as u16
        };
        if !labels.iter().any(touches) {
            labels.push((x, text, of_chosen));
        }
    }
    labels
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_few_long_words_share_a_column() {
        let lengths: Vec<_> =
            (2..=45).map(|letters| Length { letters, words: 100 - letters }).collect();
        let columns = columns(&lengths);
        assert_eq!(columns.len(), 20);
        assert_eq!((columns[0].from, columns[0].to), (2, 2));
        assert_eq!((columns[19].from, columns[19].to), (21, 45));
        assert_eq!(columns[19].words, (21..=45).map(|letters| 100 - letters).sum::<usize>());
        for chosen in [None, Some(8), Some(20), Some(30)] {
            for width in [39, 59, 79] {
                let mut places: Vec<_> = labels(&columns, chosen, Rect::new(0, 0, width, 5))
                    .into_iter()
                    .map(|(x, label, _)| (x, label))
                    .collect();
                places.sort();
                let apart =
                    |pair: &[(u16, String)]| pair[0].0 + (pair[0].1.len() as u16) < pair[1].0;
                assert!(places.windows(2).all(apart), "{places:?} at {width}");
            }
        }
        let only = super::columns(&[Length { letters: 33, words: 1 }]);
        assert_eq!(only, [Column { from: 33, to: 33, words: 1 }]);
        assert!(super::columns(&[]).is_empty());
    }
}
