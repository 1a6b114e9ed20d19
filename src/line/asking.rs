//! Asking questions and reading answers.

use std::io::{self, BufRead, ErrorKind, Read, Write};

use super::Line;
use crate::text::conversation::ENDLESS;

/// What a terminal sends for the Esc key.
const ESC: char = '\u{1b}';

/// Answers longer than this, in bytes, are cut: nobody types them, but a program may.
const LONGEST_ANSWER: u64 = 4096;

/// The number of bytes after which a line is considered endless.
const LONGEST_LINE: u64 = 1 << 24;

impl<I: BufRead, O: Write> Line<'_, I, O> {
    /// Asks, and returns the answer without surrounding spaces; `None` at the end of the input. Esc means back, as on the
    /// full screen.
    pub(super) fn ask(&mut self, question: &str) -> io::Result<Option<String>> {
        let text = self.ask_for_text(question)?;
        Ok(text.map(|text| match !text.is_empty() && text.chars().all(|c| c == ESC) {
            true => String::from("back"),
            false => text,
        }))
    }

    /// Asks for a word, which may be spelled like a command.
    pub(super) fn ask_for_any_word(&mut self, question: &str) -> io::Result<Option<String>> {
        let text = self.ask_for_text(question)?;
        Ok(text.map(|text| without_marks(&text).trim_matches(ESC).to_owned()))
    }

    /// Does the same without showing the answer, where that is possible.
    pub(super) fn ask_for_a_secret(&mut self, question: &str) -> io::Result<Option<String>> {
        let Some(secret) = &mut self.secret else { return self.ask_for_any_word(question) };
        let question = format!("{} ", self.display.plain(question));
        match secret(&question, &mut self.output) {
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(None),
            text => Ok(Some(trimmed(&text?).trim_matches(ESC).to_owned())),
        }
    }

    fn ask_for_text(&mut self, question: &str) -> io::Result<Option<String>> {
        write!(self.output, "{} ", self.display.plain(question))?;
        self.output.flush()?;
        Ok(self.read()?.map(|text| trimmed(&text).to_owned()))
    }

    pub(super) fn read(&mut self) -> io::Result<Option<String>> {
        let mut line = Vec::new();
        let count = self.read_piece(&mut line)?;
        // The rest of an overlong answer is dropped, up to the end of its line.
        let mut rest = line.clone();
        let mut length = rest.len() as u64;
        while !rest.is_empty() && !rest.ends_with(b"\n") {
            rest.clear();
            self.read_piece(&mut rest)?;
            length += rest.len() as u64;
            if length > LONGEST_LINE {
                return Err(io::Error::new(ErrorKind::InvalidData, ENDLESS));
            }
        }
        // Somebody who types sees a line break already, but the log of a piped game would have none.
        if count == 0 || !self.echoed {
            writeln!(self.output)?;
        }
        Ok((count > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
    }

    /// Reads to the end of the line, or as much as the longest answer has.
    fn read_piece(&mut self, piece: &mut Vec<u8>) -> io::Result<usize> {
        self.input.by_ref().take(LONGEST_ANSWER).read_until(b'\n', piece)
    }
}

/// Removes surrounding white space, and the byte order mark that some programs write first.
fn trimmed(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}')
}

/// Removes punctuation, which nobody hears, from the end of a text, unless nothing else would be left.
pub(super) fn without_marks(text: &str) -> &str {
    match text.trim_end_matches(['.', '!', '?', ',']) {
        "" => text,
        said => said.trim_end(),
    }
}
