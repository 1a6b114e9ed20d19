//! The letters as on a keyboard: unused, hit and miss differ in shape, and in colour too.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::rows;
use super::theme::Theme;
use crate::words::{Alphabet, ENGLISH, Letter, LetterSet, Pattern};

/// Columns that the keyboard takes: ten keys of three.
pub(super) const WIDTH: u16 = 30;
/// Rows that the keyboard takes.
pub(super) const HEIGHT: u16 = 3;

/// The rows of keys, each with the columns it is moved to the right.
fn key_rows(alphabet: &Alphabet) -> Vec<(u16, Vec<Letter>)> {
    if *alphabet == ENGLISH {
        let row = |text: &str| text.chars().filter_map(|c| alphabet.letter(c)).collect();
        return vec![(0, row("qwertyuiop")), (1, row("asdfghjkl")), (3, row("zxcvbnm"))];
    }
    let letters: Vec<_> = alphabet.letters().collect();
    letters.chunks(letters.len().div_ceil(3)).map(|row| (0, row.to_vec())).collect()
}

/// Paints the keyboard in the area's top left corner: the letters guessed are hits where the pattern has
/// them.
pub(super) fn draw(
    alphabet: &Alphabet,
    pattern: &Pattern,
    guessed: LetterSet,
    theme: &Theme,
    frame: &mut Frame<'_>,
    area: Rect,
) {
    for (index, (indent, letters)) in key_rows(alphabet).into_iter().enumerate() {
        let key = |letter: Letter| {
            let upper = alphabet.upper(letter);
            let lower = alphabet.lower(letter).unwrap_or(upper);
            if !guessed.contains(letter) {
                Span::styled(format!(" {lower} "), theme.plain())
            } else if pattern.places_of(letter).is_empty() {
                let mark = theme.glyphs.miss;
                Span::styled(format!("{mark}{lower}{mark}"), theme.miss())
            } else {
                Span::styled(format!("[{upper}]"), theme.hit())
            }
        };
        let mut spans = vec![Span::raw(" ".repeat(indent.into()))];
        spans.extend(letters.into_iter().map(key));
        frame.render_widget(Line::from(spans), rows(area, index as u16, 1));
    }
}
