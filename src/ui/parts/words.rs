//! Words beside each other: in a grid, or in columns of which one word is selected.

use ratatui::layout::{Rect, Size};
use ratatui::style::Stylize;
use ratatui::text::{Line, Span};

use crate::ui::context::Ui;
use crate::ui::plan::{Grid, behind, rows};
use crate::ui::theme::Role;
use crate::ui::widgets::{big, chips, scroll};
use crate::view::{WordState, Words, phrases};

/// The columns of how many more words there are.
const MORE: u16 = 8;

/// Returns the grid of words as text. Where there is only ASCII, some letters take two columns.
fn small(words: &[WordState], ui: &Ui<'_>) -> Grid {
    let widest = words.iter().map(|word| ui.width(&word.text())).max().unwrap_or(1);
    Grid { cell: (widest, 1), gap: (3, 0) }
}

/// More words than the largest stage has room for in large letters, so they need not be measured.
const TOO_MANY: usize = 100;

/// Returns the grid of words in large letters, each above a row for its note; `None` if a word can't be drawn in a width.
fn large(words: &[WordState], ui: &Ui<'_>, width: u16) -> Option<Grid> {
    if words.len() >= TOO_MANY {
        return None;
    }
    let room = Size::new(width, big::ROWS);
    let widths = words.iter().map(|word| Some(big::size(&word.text(), room, ui)?.width));
    let widest = widths.collect::<Option<Vec<_>>>()?.into_iter().max()?;
    Some(Grid { cell: (widest, big::ROWS + 1), gap: (6, 1) })
}

/// Returns the rows of a grid of words as text and in large letters; of these, none if they can't be drawn.
pub fn heights(words: &Words, ui: &Ui<'_>, width: u16) -> [u16; 2] {
    let words = &words.words;
    let high = |grid: Grid| grid.extent(grid.shape(words.len(), width)).1;
    [high(small(words, ui)), large(words, ui, width).map_or(0, high)]
}

/// Paints words in large letters if there is room for all, else as text.
pub fn grid(words: &Words, ui: &mut Ui<'_>, area: Rect) {
    let [_, high] = heights(words, ui, area.width);
    match large(&words.words, ui, area.width).filter(|_| high <= area.height) {
        Some(grid) => large_grid(&words.words, grid, ui, area),
        None => small_grid(words, ui, area),
    }
}

fn large_grid(words: &[WordState], grid: Grid, ui: &mut Ui<'_>, area: Rect) {
    let (columns, _) = grid.shape(words.len(), area.width);
    let area = ui.stand(area, grid.extent((columns, 1)).0);
    for (at, word) in words.iter().enumerate() {
        let place = grid.place((at % columns, at / columns), area);
        let role = if word.out { Role::Faint } else { Role::Ink };
        big::draw(&word.text(), role, ui, rows(place, 0, big::ROWS));
        // Not every eye can tell the colours apart.
        ui.note(&word.note, Role::Muted, rows(place, big::ROWS, 1));
    }
}

/// Paints words in a grid, as far as there is room. The last place is for how many more there are; in a single column that is
/// behind the last word, if there is room.
fn small_grid(words: &Words, ui: &mut Ui<'_>, area: Rect) {
    let Words { words, more, .. } = words;
    let grid = small(words, ui);
    let columns = grid.shape(words.len(), area.width).0.max(1);
    let area = ui.stand(area, grid.extent((columns, 1)).0);
    let room = columns * usize::from(area.height);
    let all = words.len() + more;
    let place = |at: usize| grid.place((at % columns, at / columns), area);
    let behind_last = columns == 1 && grid.cell.0 + grid.gap.0 + MORE <= area.width;
    let for_more = usize::from(all > room && !behind_last);
    let shown = room.saturating_sub(for_more).min(words.len());
    for (at, word) in words.iter().take(shown).enumerate() {
        ui.put(Line::from(letters(word, ui)), place(at));
    }
    if all > shown && room > 0 {
        let rest = match behind_last {
            true => behind(rows(area, shown.saturating_sub(1) as u16, 1), grid.cell.0 + grid.gap.0),
            false => Rect { width: area.right() - place(shown).x, ..place(shown) },
        };
        ui.label(&phrases::plus(all - shown), Role::Muted, rest);
    }
}

/// Returns a word: letters that are known apart from those that are not, or struck through if it is ruled out. Not every
/// terminal can strike through, so the case of its letters says that, too.
fn letters(word: &WordState, ui: &Ui<'_>) -> Vec<Span<'static>> {
    let is_known = word.letters.iter().all(|(_, known)| *known);
    let letter = |(letter, known): &(String, bool)| match (word.out, known) {
        (true, _) => ui.span(letter.clone(), Role::Muted).crossed_out(),
        (false, _) if is_known => ui.span(letter.clone(), ui.theme.title()),
        // Bold where there are no colours.
        (false, true) => ui.span(letter.clone(), Role::Hit).bold(),
        (false, false) => ui.span(letter.clone(), Role::Miss),
    };
    word.letters.iter().map(letter).collect()
}

/// Paints as many words as there is room for in columns, the selected one among them, with the cursor on it. Where not all
/// have room, the last row says so.
pub fn list(words: &Words, ui: &mut Ui<'_>, area: Rect) {
    let Some((selected, wheel)) = words.selected.filter(|_| area.height > 0) else { return };
    ui.targets.scrolls(area, wheel);
    // Before each word there is room for the pointer.
    let Grid { cell: (widest, _), gap: (between, _) } = small(&words.words, ui);
    let grid = Grid { cell: (widest + between + 1, 1), gap: (0, 0) };
    let columns = grid.per_row(area.width);
    let count = words.words.len();
    let cut = count > columns * usize::from(area.height);
    let signed = cut && area.height > 3;
    let list = rows(area, 0, area.height - u16::from(signed));
    let high = usize::from(list.height).max(1);
    // A single column scrolls word by word, and several by columns, so that words stay in their rows.
    let first = match columns {
        1 => (selected + 1).saturating_sub(high),
        _ => (selected / high + 1).saturating_sub(columns) * high,
    };
    let shown = words.words.iter().enumerate().skip(first).take(columns * high);
    for (at, (index, word)) in shown.enumerate() {
        let place = grid.place((at / high, at % high), list);
        let text = ui.clipped(&word.text(), usize::from(place.width).saturating_sub(3));
        chips::item(&text, index == selected, ui, place);
        if let Some(act) = word.act {
            ui.targets.clicks(place, act);
        }
    }
    if signed {
        let hidden = count.saturating_sub(columns * high);
        scroll::mark(scroll::LINES, first as u16, hidden.min(u16::MAX.into()) as u16, ui, area);
    }
}
