//! Owns [`Display`], what can be shown, which converts everything to that.

use std::borrow::Cow;

use unicode_width::UnicodeWidthStr;

use crate::text::{Letters, Medium, ascii};

/// What the destination of sentences can show.
#[derive(Clone, Copy, Debug)]
pub struct Display {
    /// Whether it can show characters outside ASCII.
    pub unicode: bool,
    /// The columns of a terminal, at least 1, which breaks what is longer anywhere; `None` for a pipe, a file or a page.
    pub columns: Option<usize>,
    /// How letters are named.
    pub to: Medium,
}

impl Default for Display {
    /// Returns a file or a page, which shows any text as it is.
    fn default() -> Self {
        Self { unicode: true, columns: None, to: Medium::Speech(Letters::Named) }
    }
}

impl Display {
    /// Returns what another destination can show, which has no terminal's columns.
    pub fn unbroken(self) -> Self {
        Self { columns: None, ..self }
    }

    /// Returns a text as the destination can show it: on a terminal, lines break between words.
    pub fn plain(self, text: &str) -> Cow<'_, str> {
        let text = plain(text, self.unicode);
        match self.columns {
            Some(columns) if text.width() > columns => Cow::Owned(wrapped(&text, columns)),
            _ => text,
        }
    }
}

/// Breaks the lines of a text at blanks, so that each has at most this many columns unless a word alone has more.
fn wrapped(text: &str, columns: usize) -> String {
    let mut broken = String::with_capacity(text.len());
    let mut used = 0;
    for line in text.split_inclusive(' ').flat_map(|word| word.split_inclusive('\n')) {
        let width = line.trim_end().width();
        if used > 0 && used + width > columns {
            broken.truncate(broken.trim_end_matches(' ').len());
            broken.push('\n');
            used = 0;
        }
        broken.push_str(line);
        used = if line.ends_with('\n') { 0 } else { used + line.width() };
    }
    broken
}

fn plain(text: &str, unicode: bool) -> Cow<'_, str> {
    if unicode || text.is_ascii() { Cow::Borrowed(text) } else { Cow::Owned(ascii(text)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_ascii_is_spelled_out_only_where_it_must_be() {
        let shown = |unicode, columns| {
            let display = Display { unicode, columns, ..Display::default() };
            display.plain("a … “x” b – c\nd").into_owned()
        };
        assert_eq!(shown(false, None), "a ... \"x\" b - c\nd");
        assert_eq!(shown(true, None), "a … “x” b – c\nd");
        assert_eq!(shown(true, Some(7)), "a … “x”\nb – c\nd");
    }

    #[test]
    fn a_terminal_breaks_lines_between_words() {
        let shown = |text: &str, columns| {
            Display { columns, ..Display::default() }.plain(text).into_owned()
        };
        assert_eq!(shown("one two three", None), "one two three");
        assert_eq!(shown("one two three", Some(13)), "one two three");
        assert_eq!(shown("one two three", Some(8)), "one two\nthree");
        assert_eq!(shown("one two three", Some(7)), "one two\nthree");
        assert_eq!(shown("one two three", Some(6)), "one\ntwo\nthree");
        assert_eq!(shown("one\ntwo three", Some(9)), "one\ntwo three");
        assert_eq!(shown("elephants are", Some(5)), "elephants\nare");
    }
}
