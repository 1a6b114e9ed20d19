//! Owns [`ListBuilder`], which parses a word list from bytes, wherever they come from.

use std::sync::Arc;

use memchr::memchr2;

use super::alphabet::Alphabet;
use super::fault::{LeftOut, LineFault, Refused};
use super::foreign::OtherLanguages;
use super::letter::Letter;
use super::list::WordList;
use super::listed::Listed;
use super::places::MAX_LENGTH;
use super::shown::{shortened, shown};
use super::spellings::Spellings;
use super::stacks::Stacks;

/// The reason why a text cannot be read as a word list.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ListError {
    /// A byte is not valid UTF-8.
    #[error("line {line}, byte {byte} is not UTF-8; it may be {encoding}")]
    NotUtf8 {
        /// The line, from 1.
        line: u64,
        /// The byte within the line, from 1.
        byte: usize,
        /// The encoding that was most common for the list's language before UTF-8, by the name that `iconv` has for it.
        encoding: &'static str,
    },
    /// The text is UTF-16, by the name that `iconv` has for it.
    #[error("it is UTF-16, not UTF-8")]
    Utf16(&'static str),
    /// The file is compressed; this program prints its text.
    #[error("it is compressed")]
    Packed(&'static str),
    /// A line that isn't UTF-8 has a zero byte, as in a program, or the file is a picture or a document.
    #[error("it isn't text; name a text file with one word on each line")]
    NotText,
    /// A `# language:` line names a language without an alphabet.
    #[error("line {line}: there is no alphabet for the language {code:?}; take one of {}", codes())]
    NoSuchLanguage {
        /// The line, from 1.
        line: u64,
        /// The code on that line, safe to print.
        code: String,
    },
    /// No line is a word.
    #[error("there is no word in it; {}", no_words(.0))]
    NoWords(LeftOut),
    /// One length has more than `u32::MAX` words.
    #[error("there are more than {} words of one length in it", u32::MAX)]
    TooMany,
}

fn codes() -> String {
    Alphabet::ALL.map(Alphabet::code).join(", ")
}

fn no_words(left_out: &LeftOut) -> String {
    let mut said = match &left_out.first {
        Some(refused) => refused.to_string(),
        None => String::from("a list has one word on each line"),
    };
    if let Some(alphabet) = left_out.likely {
        said += &format!("; it looks {}", alphabet.language());
    }
    said
}

/// Builds a [`WordList`] from text that arrives in pieces of any size.
///
/// The text has one word per line, in either case, with LF, CRLF or CR, with or without a byte order mark. White
/// space around words, blank lines and lines that begin with `#` are skipped, duplicates are merged, and lines
/// that are not words are left out and counted. If the first line is a number, as in dictionaries of hunspell, it is
/// skipped, and so are the flags behind each word. A line `# language: sv` before the first word overrides the
/// alphabet that the builder was created with.
///
/// The default builder is for a list whose language nobody named: it uses [`Alphabet::UNSAID`], and finds out whether
/// another language accepts more.
#[derive(Debug)]
pub struct ListBuilder {
    alphabet: &'static Alphabet,
    name: Option<String>,
    /// The number of letters of a, b, c … that the alphabet begins with; these are parsed eight at a time.
    run: u8,
    words: Stacks,
    /// The beginning of a line whose end has not arrived yet.
    unfinished: Vec<u8>,
    /// Whether the last byte was CR, so that LF does not end another line.
    after_return: bool,
    lines: u64,
    /// Whether flags follow the words.
    has_flags: bool,
    left_out: LeftOut,
    /// The number of lines that are words, and other languages; `None` if the language was named.
    others: Option<(u64, OtherLanguages)>,
    /// Words whose spelling differs from the letters that are played: letter codes and the spelling in lower case.
    spelled: Vec<(Vec<u8>, String)>,
}

impl Default for ListBuilder {
    fn default() -> Self {
        Self { others: Some(Default::default()), ..Self::new(Alphabet::UNSAID) }
    }
}

impl ListBuilder {
    /// Creates an empty list in a language that was named.
    pub fn new(alphabet: &'static Alphabet) -> Self {
        Self {
            alphabet,
            name: None,
            run: alphabet.ascii_run(),
            words: Stacks::new(),
            unfinished: Vec::new(),
            after_return: false,
            lines: 0,
            has_flags: false,
            left_out: LeftOut::default(),
            others: None,
            spelled: Vec::new(),
        }
    }

    /// Names the list. Characters that cannot be seen are escaped, as [`shown`](super::shown) does.
    #[must_use]
    pub fn named(self, name: &str) -> Self {
        Self { name: Some(shown(name, false)), ..self }
    }

    /// Parses the next piece of text.
    ///
    /// # Errors
    /// Returns [`ListError::NotUtf8`] at the first invalid byte, [`ListError::Utf16`], [`ListError::Packed`] or
    /// [`ListError::NotText`] if it is no text, and [`ListError::NoSuchLanguage`] if a `# language:` line names a language
    /// without an alphabet.
    pub fn feed(&mut self, bytes: &[u8]) -> Result<(), ListError> {
        for piece in bytes.chunks(PIECE) {
            self.feed_piece(piece)?;
            self.words.make_room();
        }
        Ok(())
    }

    fn feed_piece(&mut self, mut bytes: &[u8]) -> Result<(), ListError> {
        while !bytes.is_empty() {
            if std::mem::take(&mut self.after_return) {
                bytes = bytes.strip_prefix(b"\n").unwrap_or(bytes);
            }
            if self.unfinished.is_empty() {
                let (lines, taken) = self.words.take(bytes, self.run);
                self.count(lines);
                self.lines += lines;
                bytes = &bytes[taken..];
            }
            let Some(end) = memchr2(b'\n', b'\r', bytes) else {
                self.extend_unfinished(bytes);
                return Ok(());
            };
            let (line, rest) = bytes.split_at(end);
            self.after_return = rest[0] == b'\r';
            bytes = &rest[1..];
            if self.unfinished.is_empty() {
                self.line(line)?;
            } else {
                self.extend_unfinished(line);
                self.finish_line()?;
            }
        }
        Ok(())
    }

    /// Counts lines that are words.
    fn count(&mut self, lines: u64) {
        if let Some((words, _)) = &mut self.others {
            *words += lines;
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
        let others = self.others.take();
        self.left_out.likely =
            others.and_then(|(words, others)| others.likely(self.alphabet, words));
        let spellings = (!self.spelled.is_empty())
            .then(|| Arc::new(Spellings::of(self.alphabet, self.spelled)));
        let blocks = self.words.into_blocks().collect();
        let mut listed = Listed::unordered(self.alphabet, blocks, spellings);
        if let Some(name) = self.name {
            listed.name = name.into();
        }
        if listed.has_too_many() {
            return Err(ListError::TooMany);
        }
        match WordList::of(listed) {
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
            let played = letters.map(|letter| self.alphabet.lower(letter)).collect();
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
        if bytes.len() > room {
            let mut last = || self.unfinished.pop_if(|byte| !byte.is_ascii());
            while last().is_some_and(|byte| byte < 0xc0) {}
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

    /// Parses any line, given without its end. This is the slow path.
    fn line(&mut self, line: &[u8]) -> Result<(), ListError> {
        self.lines += 1;
        if self.lines <= 2 {
            self.check_encoding(line)?;
        }
        let text = str::from_utf8(line).map_err(|error| match line.contains(&0) {
            true => ListError::NotText,
            false => ListError::NotUtf8 {
                line: self.lines,
                byte: error.valid_up_to() + 1,
                encoding: self.alphabet.encoding(),
            },
        })?;
        let mut text = text.trim();
        if self.lines == 1 {
            text = text.trim_start_matches('\u{feff}').trim_start();
            self.has_flags = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            if self.has_flags {
                return Ok(());
            }
        }
        if let Some(comment) = text.strip_prefix('#') {
            return self.comment(comment);
        }
        if self.has_flags {
            text = text.split(['/', '\t']).next().unwrap_or_default();
        }
        if !text.is_empty() {
            self.word(text);
        }
        Ok(())
    }

    /// Checks that a line, the first or the second, is not of a compressed file, a picture or a document, or in UTF-16, in
    /// which every second byte is the high one of a letter or line end: a control character, and 0 for those of Latin.
    fn check_encoding(&self, line: &[u8]) -> Result<(), ListError> {
        let is_high = |from| line.iter().skip(from).step_by(2).all(|byte| *byte < b' ');
        Err(match line {
            [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => ListError::Utf16("UTF-16"),
            [0x1f, 0x8b, ..] => ListError::Packed("zcat"),
            [b'P', b'K', 3, 4, ..] => ListError::Packed("unzip -p"),
            [0x89, b'P', b'N', b'G', ..] | [b'%', b'P', b'D', b'F', ..] => ListError::NotText,
            _ if !line.contains(&0) => return Ok(()),
            _ if is_high(0) && self.lines == 1 => ListError::Utf16("UTF-16BE"),
            _ if is_high(0) || is_high(1) => ListError::Utf16("UTF-16LE"),
            _ => return Ok(()),
        })
    }

    /// Adds a line that should be a word.
    fn word(&mut self, text: &str) {
        let fault = match self.alphabet.read(text) {
            Ok(letters) if (1..=MAX_LENGTH).contains(&letters.len()) => {
                let codes: Vec<u8> = letters.into_iter().map(Letter::code).collect();
                match self.alphabet.spelling(text) {
                    Some(spelling) => self.spelled.push((codes, spelling)),
                    None => self.words.push(&codes),
                }
                return self.count(1);
            }
            Ok(_) => LineFault::Length,
            Err(character) => {
                if let Some((_, others)) = &mut self.others {
                    others.add(text);
                }
                LineFault::of(text, character, self.alphabet)
            }
        };
        self.left_out.lines += 1;
        let line = self.lines;
        self.left_out.first.get_or_insert_with(|| Refused { line, text: shortened(text), fault });
    }

    /// Parses a comment, which may name the language of the words that follow.
    fn comment(&mut self, text: &str) -> Result<(), ListError> {
        let Some(code) = text.trim().strip_prefix("language:") else { return Ok(()) };
        if !self.words.is_empty() || !self.spelled.is_empty() {
            return Ok(());
        }
        let code = code.trim();
        self.alphabet = Alphabet::named(code)
            .ok_or_else(|| ListError::NoSuchLanguage { line: self.lines, code: shortened(code) })?;
        self.run = self.alphabet.ascii_run();
        self.others = None;
        Ok(())
    }
}

/// The part of a line that is parsed, in bytes.
const LONGEST_LINE: usize = 1 << 16;

/// The number of bytes after which duplicates are dropped if memory runs high.
const PIECE: usize = 1 << 18;

#[cfg(test)]
mod tests;
