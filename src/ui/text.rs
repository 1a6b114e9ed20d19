//! Sentences in lines: how wide they are is asked, and what is cut has a sign that it is.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::theme::Theme;
use crate::text::screens;

/// A sentence in lines of at most this many columns. A word that is wider goes on in the next line. No word is
/// alone in the last line where as many lines can end in two.
pub(super) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let lines = filled(text, width);
    let is_alone = |lines: &[String]| {
        lines.len() > 1 && lines.last().is_some_and(|last| !last.trim_end().contains(' '))
    };
    if !is_alone(&lines) {
        return lines;
    }
    let widest = text.split(' ').map(UnicodeWidthStr::width).max().unwrap_or(0);
    let narrower = (widest.max(width / 2)..width).rev().map(|width| filled(text, width));
    let even = narrower.take_while(|narrower| narrower.len() == lines.len());
    even.into_iter().find(|lines| !is_alone(lines)).unwrap_or(lines)
}

/// A sentence in lines that are as full as can be.
fn filled(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + word.width() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => {
                let mut line = String::new();
                for c in word.chars() {
                    if line.width() + c.width().unwrap_or(0) > width {
                        lines.push(std::mem::take(&mut line));
                    }
                    line.push(c);
                }
                lines.push(line);
            }
        }
    }
    lines
}

/// Sentences in lines, each in lines of its own where that takes no more of them.
pub(super) fn by_sentence(text: &str, width: usize) -> Vec<String> {
    let lines = wrapped(text, width);
    let sentences: Vec<String> =
        text.split_inclusive(". ").flat_map(|one| wrapped(one.trim_end(), width)).collect();
    if lines.len() > 1 && sentences.len() == lines.len() { sentences } else { lines }
}

/// Rows that a sentence takes; none for one without words.
pub(super) fn height(text: &str, width: u16) -> u16 {
    if text.is_empty() { 0 } else { wrapped(text, width.into()).len() as u16 }
}

/// A text of at most this many columns; one that is cut ends in a sign of it.
pub(super) fn clipped(text: &str, width: usize, theme: &Theme) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let sign = if theme.glyphs.unicode { "…" } else { "~" };
    let mut cut = String::new();
    for c in text.chars() {
        if cut.width() + c.width().unwrap_or(0) + sign.width() > width {
            break;
        }
        cut.push(c);
    }
    cut = cut.trim_end().to_owned();
    if width > 0 {
        cut.push_str(sign);
    }
    cut
}

/// The lines of a sentence that an area has room for; the last ends in a sign where there were more.
pub(super) fn fitted(text: &str, width: u16, height: u16, theme: &Theme) -> Vec<String> {
    let mut lines = wrapped(text, width.into());
    let cut = lines.len() > height.into();
    if cut {
        // Of a text that is cut as much is shown as can be.
        lines = filled(text, width.into());
    }
    lines.truncate(height.into());
    if cut && let Some(last) = lines.last_mut() {
        // Longer than there is room for, so that it is cut there.
        *last =
            clipped(&format!("{last}{}", " ".repeat(usize::from(width) + 1)), width.into(), theme);
    }
    lines
}

/// The names of keys without characters outside ASCII.
pub(super) fn plain_keys(keys: &str) -> String {
    screens::ARROWS.iter().fold(keys.to_owned(), |keys, (sign, name)| keys.replace(sign, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_is_alone_in_the_last_line() {
        let premise = "It never picks a word. It keeps the words that hurt you most.";
        assert_eq!(filled(premise, 58)[1], "most.");
        let even = wrapped(premise, 58);
        assert_eq!(even, ["It never picks a word. It keeps the words that hurt", "you most."]);
        // Where that would take another line, it stays alone.
        assert_eq!(wrapped("one two", 4), ["one", "two"]);
    }

    #[test]
    fn sentences_have_lines_of_their_own_where_that_takes_no_more() {
        let premise = "It never picks a word. It keeps the words that hurt you most.";
        let parted = ["It never picks a word.", "It keeps the words that hurt you most."];
        assert_eq!(by_sentence(premise, 58), parted);
        assert_eq!(by_sentence(premise, 80), [premise]);
        assert_eq!(by_sentence(premise, 30).len(), wrapped(premise, 30).len());
    }

    #[test]
    fn a_text_of_wide_and_unseen_characters_is_wrapped_within_its_width() {
        // ratatui's own wrapping panics on this one at 18 columns: docs/upstream.md.
        let texts =
            ["a\u{200b}aaaaaaaaaa界界界界a", "e\u{301}\u{301} 👩‍👩‍👧‍👦", "", "   ", "\u{200b}", "界"];
        for text in texts {
            for width in 1..40 {
                for line in wrapped(text, width) {
                    // One character may be wider than the line.
                    assert!(line.width() <= width.max(2), "{line:?} at {width}");
                }
            }
        }
    }
}
