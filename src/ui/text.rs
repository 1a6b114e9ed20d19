//! Sentences in lines: how wide they are is asked, and what is cut has a sign that it is.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::plan::rows;
use super::theme::Theme;
pub(super) use crate::prose::capital;
use crate::prose::{ascii, screens};

/// A sentence in lines of at most this many columns. A word that is wider goes on in the next line.
pub(super) fn wrapped(text: &str, width: usize) -> Vec<String> {
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
    lines.truncate(height.into());
    if cut && let Some(last) = lines.last_mut() {
        // Longer than there is room for, so that it is cut there.
        *last =
            clipped(&format!("{last}{}", " ".repeat(usize::from(width) + 1)), width.into(), theme);
    }
    lines
}

/// Paints a sentence into an area.
pub(super) fn write(text: &str, style: Style, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let lines = fitted(text, area.width, area.height, theme);
    for (line, row) in lines.into_iter().zip(0..) {
        frame.render_widget(Line::styled(line, style), rows(area, row, 1));
    }
}

/// A text without characters outside ASCII where the theme has no others.
pub(super) fn spelled(text: &str, theme: &Theme) -> String {
    if theme.glyphs.unicode { text.to_owned() } else { ascii(text) }
}

/// The names of keys without characters outside ASCII.
pub(super) fn plain_keys(keys: &str) -> String {
    screens::ARROWS.iter().fold(keys.to_owned(), |keys, (sign, name)| keys.replace(sign, name))
}

#[cfg(test)]
mod tests {
    use super::*;

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
