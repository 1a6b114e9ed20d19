//! How a [`Line`] asks and reads an answer.

use std::io::{self, BufRead, ErrorKind, Read, Write};

use super::Line;
use crate::text::conversation::{ENDLESS, YES_OR_NO, as_yes_or_no, yes_or_no_question};
use crate::text::typed;

/// Answers longer than this are cut, in bytes: nobody types them, and something may pipe them.
const LONGEST_ANSWER: u64 = 4096;

/// Bytes after which a line has no end.
const LONGEST_LINE: u64 = 1 << 24;

impl<I: BufRead, O: Write> Line<'_, I, O> {
    /// Asks and returns the answer without blanks around it and marks behind it, which nobody hears; `None` where the
    /// input ends.
    pub(super) fn ask(&mut self, question: &str) -> io::Result<Option<String>> {
        write!(self.output, "{} ", self.letters.say(question))?;
        self.output.flush()?;
        let text = self.read()?;
        Ok(text.map(|text| without_marks(text.trim()).to_owned()))
    }

    pub(super) fn read(&mut self) -> io::Result<Option<String>> {
        let mut line = Vec::new();
        let count = self.read_piece(&mut line)?;
        // What comes after the longest answer is dropped, up to the end of its line.
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
        // Somebody who types sees a line end already; a log of a piped game would have none.
        if count == 0 || !self.echoed {
            writeln!(self.output)?;
        }
        Ok((count > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
    }

    /// Reads to the end of the line, or as much as the longest answer has.
    fn read_piece(&mut self, piece: &mut Vec<u8>) -> io::Result<usize> {
        self.input.by_ref().take(LONGEST_ANSWER).read_until(b'\n', piece)
    }

    /// Asks until the answer is yes or no, and says `help` to a player who asks for that; `None` where the player
    /// has had enough, or the input ends.
    pub(super) fn ask_yes_or_no(
        &mut self,
        question: &str,
        default: bool,
        help: &str,
    ) -> io::Result<Option<bool>> {
        let question = yes_or_no_question(question, default);
        loop {
            let Some(text) = self.ask(&question)? else { return Ok(None) };
            let lower = text.to_lowercase();
            match as_yes_or_no(&text) {
                _ if text.is_empty() => return Ok(Some(default)),
                Some(answer) => return Ok(Some(answer)),
                None if typed::QUIT.is(&lower) || lower == typed::QUIT_BRIEFLY => return Ok(None),
                None if typed::HELP.is(&lower) => self.say(help)?,
                None => self.say(YES_OR_NO)?,
            }
        }
    }
}

/// A text without the marks of a sentence behind it; one that is nothing else stays.
fn without_marks(text: &str) -> &str {
    match text.trim_end_matches(['.', '!', '?', ',']) {
        "" => text,
        said => said.trim_end(),
    }
}
