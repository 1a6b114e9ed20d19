//! Wraps and cuts sentences by their width; text that is cut ends in an ellipsis.

use std::iter;

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::theme::Theme;

/// Wraps a sentence into lines of at most this many columns. A wider word continues on the next line. No word
/// is alone on the last line if the same number of lines can end in two words.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
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

/// Wraps a sentence into lines that are as full as possible.
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

/// Cuts a text to this many columns, with an ellipsis if something is cut off.
pub fn clipped(text: &str, width: usize, theme: &Theme) -> String {
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

/// Returns the lines of a text that fit into an area: as many whole sentences as have room. If the first one has none, its
/// last line ends in an ellipsis.
pub fn fitted(text: &str, width: u16, height: u16, theme: &Theme) -> Vec<String> {
    let (width, height) = (usize::from(width), usize::from(height));
    let mut whole = iter::once(text).chain(beginnings(text)).map(|text| wrapped(text, width));
    if let Some(lines) = whole.find(|lines| lines.len() <= height) {
        return lines;
    }
    // If a text is cut, show as much of it as possible.
    let mut lines = filled(text, width);
    lines.truncate(height);
    if let Some(last) = lines.last_mut() {
        // Longer than there is room for, so that it is cut.
        *last = clipped(&format!("{last}{}", " ".repeat(width + 1)), width, theme);
    }
    lines
}

/// Returns a text without its last sentence, without the last two, and so on. A sentence begins with a capital, a number or a
/// quotation.
fn beginnings(text: &str) -> impl Iterator<Item = &str> {
    let begins = |c: char| c.is_uppercase() || c.is_ascii_digit() || "“\"".contains(c);
    text.rmatch_indices(' ').filter_map(move |(blank, _)| {
        let (before, after) = (&text[..blank], &text[blank + 1..]);
        (before.ends_with(['.', '!', '?', '”']) && after.starts_with(begins)).then_some(before)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::{BuiltIn, Depth, Glyphs};

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
    fn what_has_no_room_is_cut_between_sentences() {
        let theme = Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE);
        let lines = |text, height| fitted(text, 20, height, &theme);
        let text = "It keeps 12 words. No E, and 3 lives left. “Sigh.” 1 word is out.";
        assert_eq!(lines(text, 2), ["It keeps 12 words."], "and no part of the next sentence");
        assert_eq!(lines(text, 3).join(" "), "It keeps 12 words. No E, and 3 lives left. “Sigh.”");
        assert_eq!(lines("It keeps the words that fit.", 1), ["It keeps the words…"]);
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
