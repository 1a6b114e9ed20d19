//! Words beside each other: in a grid, or in columns of which one word is selected.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style, Stylize};
use ratatui::text::{Line, Span};

use crate::ui::context::{Title, Ui};
use crate::ui::plan::rows;
use crate::ui::theme::Role;
use crate::ui::widgets::big;
use crate::ui::widgets::scroll;
use crate::view::{WordState, Words, phrases};

/// Columns between two words.
const GAP: u16 = 3;

/// Returns the columns of the widest word and the gap behind it. Where there is only ASCII, some letters take two.
fn pitch(words: &[WordState], ui: &Ui<'_>) -> u16 {
    words.iter().map(|word| ui.width(&word.text())).max().unwrap_or(1) + GAP
}

/// Returns the number of words beside each other: as few as possible in as few rows as possible.
fn columns(words: &[WordState], width: u16, ui: &Ui<'_>) -> usize {
    let most = usize::from(((width + GAP) / pitch(words, ui)).max(1));
    words.len().div_ceil(words.len().div_ceil(most).max(1)).max(1)
}

/// Rows from one row of large words to the next, and columns between two of them.
const LARGE: (u16, u16) = (big::ROWS + 2, 6);

/// Returns the columns of the widest word in large letters; `None` if they can't be drawn.
fn large_width(words: &[WordState], ui: &Ui<'_>) -> Option<u16> {
    let widths = words.iter().map(|word| big::width(&word.text().to_uppercase()));
    let widths: Option<Vec<u16>> = widths.collect();
    widths?.into_iter().max().filter(|_| ui.theme.glyphs.unicode)
}

/// Returns how many large words stand beside each other, and their rows; `None` if they can't be drawn.
fn large(words: &[WordState], ui: &Ui<'_>, width: u16) -> Option<(usize, u16)> {
    let wide = large_width(words, ui).filter(|wide| *wide <= width)?;
    let most = usize::from((width + LARGE.1) / (wide + LARGE.1)).max(1);
    let rows = words.len().div_ceil(most).max(1);
    Some((words.len().div_ceil(rows), rows as u16 * LARGE.0 - 1))
}

/// Returns the rows of a grid of words as text and in large letters; of these, none if they can't be drawn.
pub fn heights(words: &Words, ui: &Ui<'_>, width: u16) -> [u16; 2] {
    let large = large(&words.words, ui, width).map_or(0, |(_, rows)| rows);
    [words.words.len().div_ceil(columns(&words.words, width, ui)) as u16, large]
}

/// Paints words in large letters if there is room for all, else as text.
pub fn grid(words: &Words, ui: &mut Ui<'_>, area: Rect) {
    let (all, large) = (&words.words, large(&words.words, ui, area.width));
    let Some((columns, _)) = large.filter(|(_, rows)| *rows <= area.height) else {
        return small_grid(words, ui, area);
    };
    let pitch = large_width(all, ui).unwrap_or(0) + LARGE.1;
    let area = ui.stand(area, columns as u16 * pitch - LARGE.1);
    for (at, word) in all.iter().enumerate() {
        let (row, column) = ((at / columns) as u16, (at % columns) as u16);
        let place = rows(area, row * LARGE.0, big::ROWS);
        let place = Rect { x: place.x + column * pitch, width: pitch - LARGE.1, ..place };
        let role = if word.out { Role::Faint } else { Role::Ink };
        big::draw(&word.text().to_uppercase(), role, ui, place);
        // Not every eye can tell the colours apart.
        let row = Rect { y: place.bottom(), height: 1, ..place };
        let place = ui.stand(row, ui.width(&word.note));
        ui.clip(&word.note, Role::Muted, place);
    }
}

/// Paints words in a grid, as far as there is room. The last place is for how many more there are.
fn small_grid(words: &Words, ui: &mut Ui<'_>, area: Rect) {
    let Words { words, more, .. } = words;
    let (pitch, columns) = (pitch(words, ui), columns(words, area.width, ui));
    let area = ui.stand(area, (columns as u16 * pitch).saturating_sub(GAP));
    let room = columns * usize::from(area.height);
    let all = words.len() + more;
    let shown = if all > room { room.saturating_sub(1) } else { room }.min(words.len());
    let place = |at: usize| {
        let x = area.x + (at % columns) as u16 * pitch;
        let row = rows(area, (at / columns) as u16, 1);
        Rect { x, width: area.right().saturating_sub(x).min(pitch), ..row }
    };
    for (at, word) in words.iter().take(shown).enumerate() {
        ui.put(Line::from(letters(word, ui)), place(at));
    }
    if all > shown && room > 0 {
        ui.label(phrases::plus(all - shown), Role::Muted, place(shown));
    }
}

/// Returns a word: letters that are known apart from those that are not, or struck through if it is ruled out. Not every
/// terminal can strike through, so the case of its letters says that, too.
fn letters(word: &WordState, ui: &Ui<'_>) -> Vec<Span<'static>> {
    let is_known = word.letters.iter().all(|(_, known)| *known);
    let letter = |(letter, known): &(String, bool)| match (word.out, known) {
        (true, _) => ui.span(letter.clone(), struck(ui)),
        (false, _) if is_known => ui.span(letter.clone(), Title),
        // Bold where there are no colours.
        (false, true) => ui.span(letter.clone(), Role::Hit).bold(),
        (false, false) => ui.span(letter.clone(), Role::Miss),
    };
    word.letters.iter().map(letter).collect()
}

fn struck(ui: &Ui<'_>) -> Style {
    ui.style(Role::Muted).add_modifier(Modifier::CROSSED_OUT)
}

/// Paints as many words as there is room for in columns, the selected one among them, with the cursor on it. Where not all
/// have room, the last row says so.
pub fn list(words: &Words, ui: &mut Ui<'_>, area: Rect) {
    let Some((selected, wheel)) = words.selected.filter(|_| area.height > 0) else { return };
    ui.scrolls(area, wheel);
    // Before each word there is room for the pointer.
    let wide = pitch(&words.words, ui) + 1;
    let columns = usize::from(area.width / wide).max(1);
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
        let place = rows(list, (at % high) as u16, 1);
        let x = place.x + wide * (at / high) as u16;
        let place = Rect { x, width: wide.min(area.right() - x), ..place };
        let is_selected = index == selected;
        let pointer = if is_selected { ui.theme.glyphs.pointer } else { ' ' };
        let style = if is_selected { ui.theme.title() } else { ui.style(Role::Muted) };
        let text = ui.clipped(&word.text(), usize::from(place.width).saturating_sub(3));
        let pointer = ui.span(format!("{pointer} "), Role::Accent);
        ui.put(Line::from(vec![pointer, ui.span(text, style)]), place);
        if let Some(act) = word.act {
            ui.clicks(place, act);
        }
        if is_selected {
            ui.point(place.x, place.y);
        }
    }
    if signed {
        let hidden = count.saturating_sub(columns * high);
        scroll::mark(scroll::LINES, first as u16, hidden.min(u16::MAX.into()) as u16, ui, area);
    }
}
