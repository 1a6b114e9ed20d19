//! Owns [`ListBuilder`], which parses a word list from bytes, wherever they come from.

use std::sync::Arc;

use memchr::{memchr, memchr_iter};

use super::alphabet::{Alphabet, Script};
use super::foreign::ForeignLetters;
use super::left_out::{Example, LeftOut, printable};
use super::letter::Letter;
use super::list::WordList;
use super::packed::stride;
use super::spellings::Spellings;
use super::stacks::Stacks;
use super::word::MAX_LENGTH;

/// The reason why a text cannot be read as a word list.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ListError {
    /// A byte is not valid UTF-8.
    #[error(
        "line {line}, byte {byte} is not UTF-8; it may be {0}: iconv -f {0} -t UTF-8 OLD > NEW converts it",
        language.encoding()
    )]
    NotUtf8 {
        /// The line, from 1.
        line: u64,
        /// The byte within the line, from 1.
        byte: usize,
        /// What the list is read in, which says how it may be encoded.
        language: &'static Alphabet,
    },
    /// The text begins with a UTF-16 byte order mark.
    #[error("it is UTF-16, not UTF-8; iconv -f UTF-16 -t UTF-8 OLD > NEW converts it")]
    Utf16,
    /// A `# language:` line names a language without an alphabet.
    #[error("line {line}: there is no alphabet for the language {code:?}; take one of {}", codes())]
    NoSuchLanguage {
        /// The line, from 1.
        line: u64,
        /// The code on that line, safe to print.
        code: String,
    },
    /// No line is a word.
    #[error("there is no word in it; a list has one word of plain letters on each line{}", likely(.0))]
    NoWords(LeftOut),
    /// One length has more than `u32::MAX` words.
    #[error("there are more than {} words of one length in it", u32::MAX)]
    TooMany,
}

fn codes() -> String {
    Alphabet::ALL.map(Alphabet::code).join(", ")
}

fn likely(left_out: &LeftOut) -> String {
    let likely = left_out.likely.map(|alphabet| {
        format!("; it looks {}: --language {}", alphabet.language(), alphabet.code())
    });
    likely.unwrap_or_default()
}

/// Builds a [`WordList`] from text that arrives in pieces of any size.
///
/// The text has one word per line, in either case, with LF or CRLF, with or without a byte order mark. Blank
/// lines and lines that begin with `#` are skipped, duplicates are merged, and lines that are not words
/// are left out and counted. A line `# language: sv` before the first word overrides the alphabet that
/// the builder was created with.
#[derive(Debug)]
pub struct ListBuilder {
    alphabet: &'static Alphabet,
    /// The number of letters of a, b, c … that the alphabet begins with; these are parsed eight at a time.
    run: u8,
    words: Stacks,
    /// The beginning of a line whose end has not arrived yet.
    unfinished: Vec<u8>,
    lines: u64,
    left_out: LeftOut,
    foreign: ForeignLetters,
    /// Words whose spelling differs from the letters that are played: letter codes and the spelling in lower case.
    spelled: Vec<(Vec<u8>, String)>,
}

impl ListBuilder {
    /// Creates an empty list.
    #[must_use]
    pub fn new(alphabet: &'static Alphabet) -> Self {
        Self {
            alphabet,
            run: alphabet.ascii_run(),
            words: Stacks::new(),
            unfinished: Vec::new(),
            lines: 0,
            left_out: LeftOut::default(),
            foreign: ForeignLetters::default(),
            spelled: Vec::new(),
        }
    }

    /// Parses the next piece of text.
    ///
    /// # Errors
    /// Returns [`ListError::NotUtf8`] at the first invalid byte, [`ListError::Utf16`] if the text begins as
    /// UTF-16, and [`ListError::NoSuchLanguage`] if a `# language:` line names a language without an
    /// alphabet.
    pub fn feed(&mut self, bytes: &[u8]) -> Result<(), ListError> {
        for piece in bytes.chunks(PIECE) {
            self.feed_piece(piece)?;
            self.words.make_room();
        }
        Ok(())
    }

    fn feed_piece(&mut self, mut bytes: &[u8]) -> Result<(), ListError> {
        loop {
            if self.unfinished.is_empty() {
                let (words, rest) = bytes.split_at(self.words.take(bytes, self.run));
                self.lines += memchr_iter(b'\n', words).count() as u64;
                bytes = rest;
            }
            let Some(end) = memchr(b'\n', bytes) else {
                self.extend_unfinished(bytes);
                return Ok(());
            };
            let (line, rest) = bytes.split_at(end);
            bytes = &rest[1..];
            if self.unfinished.is_empty() {
                self.line(line)?;
            } else {
                self.extend_unfinished(line);
                self.finish_line()?;
            }
        }
    }

    /// Returns the list, and a summary of the lines left out.
    ///
    /// # Errors
    /// Returns [`ListError::NoWords`] if there was no word, [`ListError::TooMany`] if one length has more
    /// words than `u32::MAX`, and the errors of [`feed`](Self::feed) if the last line has no line break and
    /// is invalid.
    pub fn finish(mut self) -> Result<(WordList, LeftOut), ListError> {
        if !self.unfinished.is_empty() {
            self.finish_line()?;
        }
        self.add_spelled();
        self.left_out.likely = self.foreign.likely(self.alphabet);
        let spellings = (!self.spelled.is_empty())
            .then(|| Arc::new(Spellings::of(self.alphabet, self.spelled)));
        let blocks: Vec<_> = self.words.into_blocks().collect();
        let words = |(length, blocks): (usize, &Vec<u64>)| blocks.len() / stride(length).max(1);
        if blocks.iter().enumerate().map(words).any(|words| u32::try_from(words).is_err()) {
            return Err(ListError::TooMany);
        }
        match WordList::unordered(self.alphabet, blocks, spellings) {
            Some(list) => Ok((list, self.left_out)),
            None => Err(ListError::NoWords(self.left_out)),
        }
    }

    /// Adds the words whose spelling differs from the letters played.
    fn add_spelled(&mut self) {
        if self.spelled.is_empty() {
            return;
        }
        self.words.put_in_order();
        let spelled_as_played = |(codes, _): &(Vec<u8>, String)| {
            let letters = codes.iter().filter_map(|&code| Letter::from_code(code));
            let played = letters.filter_map(|letter| self.alphabet.lower(letter)).collect();
            self.words.has(codes).then(|| (codes.clone(), played))
        };
        let others: Vec<_> = self.spelled.iter().filter_map(spelled_as_played).collect();
        self.spelled.iter().for_each(|(codes, _)| self.words.push(codes));
        self.spelled.extend(others);
    }

    /// Appends to the unfinished line. Since no word is as long as [`LONGEST_LINE`], the rest of a longer
    /// line is dropped, and the line is cut at the end of a character.
    fn extend_unfinished(&mut self, bytes: &[u8]) {
        let room = LONGEST_LINE.saturating_sub(self.unfinished.len());
        self.unfinished.extend_from_slice(&bytes[..bytes.len().min(room)]);
        if bytes.len() > room && room > 0 {
            while self.unfinished.pop_if(|byte| !byte.is_ascii()).is_some() {}
            self.unfinished.resize(LONGEST_LINE, b' ');
        }
    }

    fn finish_line(&mut self) -> Result<(), ListError> {
        let line = std::mem::take(&mut self.unfinished);
        self.line(&line)?;
        // The buffer is reused for the next unfinished line.
        self.unfinished = line;
        self.unfinished.clear();
        Ok(())
    }

    /// Parses any line, given without its LF. This is the slow path.
    fn line(&mut self, line: &[u8]) -> Result<(), ListError> {
        self.lines += 1;
        if self.lines == 1 && (line.starts_with(&[0xff, 0xfe]) || line.starts_with(&[0xfe, 0xff])) {
            return Err(ListError::Utf16);
        }
        let text = str::from_utf8(line).map_err(|error| ListError::NotUtf8 {
            line: self.lines,
            byte: error.valid_up_to() + 1,
            language: self.alphabet,
        })?;
        let text = text.strip_suffix('\r').unwrap_or(text);
        let text = if self.lines == 1 { text.trim_start_matches('\u{feff}') } else { text };
        if let Some(comment) = text.trim_start().strip_prefix('#') {
            return self.comment(comment);
        }
        if text.trim().is_empty() {
            return Ok(());
        }
        let letters = self.alphabet.read(text);
        match letters {
            Ok(letters) if (1..=MAX_LENGTH).contains(&letters.len()) => {
                let codes: Vec<u8> = letters.into_iter().map(Letter::code).collect();
                match self.alphabet.spelling(text) {
                    Some(spelling) => self.spelled.push((codes, spelling)),
                    None => self.words.push(&codes),
                }
            }
            other => {
                let foreign = other.err();
                if foreign.is_some() {
                    self.foreign.add(text, self.alphabet);
                }
                self.left_out.lines += 1;
                if self.left_out.examples.len() < EXAMPLES {
                    let (line, text) = (self.lines, printable(text));
                    let script = foreign.and_then(Script::of);
                    let script = script.filter(|script| *script != self.alphabet.script());
                    self.left_out.examples.push(Example { line, text, foreign, script });
                }
            }
        }
        Ok(())
    }
}

impl ListBuilder {
    /// Parses a comment, which may name the language of the words that follow.
    fn comment(&mut self, text: &str) -> Result<(), ListError> {
        let Some(code) = text.trim().strip_prefix("language:") else { return Ok(()) };
        if !self.words.is_empty() || !self.spelled.is_empty() {
            return Ok(());
        }
        let code = code.trim();
        self.alphabet = Alphabet::named(code)
            .ok_or_else(|| ListError::NoSuchLanguage { line: self.lines, code: printable(code) })?;
        self.run = self.alphabet.ascii_run();
        Ok(())
    }
}

/// The number of left-out lines that are kept as examples.
const EXAMPLES: usize = 3;

/// The part of a line that is parsed, in bytes.
const LONGEST_LINE: usize = 1 << 16;

/// The number of bytes after which duplicates are dropped if memory runs high.
const PIECE: usize = 1 << 18;

#[cfg(test)]
mod tests;
