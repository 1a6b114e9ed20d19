//! Owns [`Plain`], a writer that converts everything to ASCII and breaks lines between words.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

use crate::text::ascii;

/// A writer that spells out non-ASCII characters, if only ASCII is allowed, and breaks lines between words where there
/// is a terminal, which would break them anywhere.
#[derive(Debug)]
pub struct Plain<W> {
    out: W,
    unicode: bool,
    columns: fn() -> Option<usize>,
}

impl<W: Write> Plain<W> {
    /// Creates a writer that passes text on, unchanged or converted to ASCII.
    pub const fn new(out: W, unicode: bool) -> Self {
        Self { out, unicode, columns: || None }
    }

    /// Sets how to ask for the columns of the terminal, which can change at any time; `None` if there is no terminal.
    #[must_use]
    pub fn in_columns(self, columns: fn() -> Option<usize>) -> Self {
        Self { columns, ..self }
    }
}

impl<W: Write> Write for Plain<W> {
    /// Writes a text, which begins a line if it is longer than one.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let Ok(text) = std::str::from_utf8(bytes) else { return self.out.write(bytes) };
        let plain = if self.unicode || text.is_ascii() { text.to_owned() } else { ascii(text) };
        let text = match (self.columns)() {
            Some(columns) if plain.len() >= columns => broken(&plain, columns),
            _ => plain,
        };
        self.out.write_all(text.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Breaks long lines between words. What is there to be copied stays whole.
fn broken(text: &str, columns: usize) -> String {
    let is_to_copy =
        |line: &str| ["evil-hangman ", "ehd1 ", "ehr1 "].iter().any(|it| line.contains(it));
    let lines = text.split('\n').map(|line| match is_to_copy(line) {
        true => line.to_owned(),
        false => {
            let (mut broken, mut used) = (String::new(), 0);
            for (index, word) in line.split(' ').enumerate() {
                // A terminal is not full before its last column is passed, but some break there.
                if index > 0 && used + 1 + word.width() >= columns {
                    broken.push('\n');
                    used = 0;
                } else if index > 0 {
                    broken.push(' ');
                    used += 1;
                }
                broken.push_str(word);
                used += word.width();
            }
            broken
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_ascii_is_spelled_out_only_where_it_must_be() {
        let mut written = Vec::new();
        let part = String::from("b – c");
        write!(Plain::new(&mut written, false), "a … “x” {part}").unwrap();
        assert_eq!(String::from_utf8(written).unwrap(), "a ... \"x\" b - c");
        let mut written = Vec::new();
        write!(Plain::new(&mut written, true), "…").unwrap();
        assert_eq!(written, "…".as_bytes());
    }

    #[test]
    fn lines_are_broken_between_words_and_commands_stay_whole() {
        let written = |text: &str| {
            let mut written = Vec::new();
            let mut plain = Plain::new(&mut written, true).in_columns(|| Some(20));
            writeln!(plain, "{text}").unwrap();
            String::from_utf8(written).unwrap()
        };
        assert_eq!(written("There is no E. That is a miss."), "There is no E. That\nis a miss.\n");
        assert_eq!(written("one\ntwo"), "one\ntwo\n");
        let command = "evil-hangman --game \"eh1 common greedy 8 4 7\"";
        assert_eq!(written(command), format!("{command}\n"));
        let word = "pneumonoultramicroscopic";
        assert_eq!(written(&format!("a {word}")), format!("a\n{word}\n"));
    }
}
