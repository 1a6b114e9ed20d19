//! Owns [`ListBuilder`], which parses a word list from bytes, wherever they come from.

use std::cmp::Reverse;
use std::sync::{Arc, Mutex};

use memchr::memchr;

use super::alphabet::{Alphabet, Script};
use super::foreign::ForeignLetters;
use super::left_out::{Example, LeftOut, printable};
use super::letter::Letter;
use super::list::WordList;
use super::packed::{BLOCK, pack, stride};
use super::spellings::Spellings;
use super::stack::{Stack, WORTH_A_THREAD};
use super::word::MAX_LENGTH;
use crate::threads::both;

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
    /// Indexed by length in letters.
    by_length: Vec<Stack>,
    /// The beginning of a line whose end has not arrived yet.
    unfinished: Vec<u8>,
    lines: u64,
    left_out: LeftOut,
    foreign: ForeignLetters,
    /// Words of the current class whose spelling differs from the letters that are played: letter codes and
    /// the spelling in lower case.
    spelled: Vec<(Vec<u8>, String)>,
    /// The same for all classes that have ended.
    all_spelled: Vec<(Vec<u8>, String)>,
}

impl ListBuilder {
    /// Creates an empty list.
    #[must_use]
    pub fn new(alphabet: &'static Alphabet) -> Self {
        Self {
            alphabet,
            run: alphabet.ascii_run(),
            by_length: vec![Stack::default(); MAX_LENGTH + 1],
            unfinished: Vec::new(),
            lines: 0,
            left_out: LeftOut::default(),
            foreign: ForeignLetters::default(),
            spelled: Vec::new(),
            all_spelled: Vec::new(),
        }
    }

    /// Parses the next piece of text. Its words join the current class of commonness.
    ///
    /// # Errors
    /// Returns [`ListError::NotUtf8`] at the first invalid byte, [`ListError::Utf16`] if the text begins as
    /// UTF-16, and [`ListError::NoSuchLanguage`] if a `# language:` line names a language without an
    /// alphabet.
    pub fn feed(&mut self, bytes: &[u8]) -> Result<(), ListError> {
        for piece in bytes.chunks(PIECE) {
            self.feed_piece(piece)?;
            for (length, stack) in self.by_length.iter_mut().enumerate().skip(1) {
                stack.make_room(length);
            }
        }
        Ok(())
    }

    fn feed_piece(&mut self, mut bytes: &[u8]) -> Result<(), ListError> {
        loop {
            if self.unfinished.is_empty() {
                while let Some(taken) = self.take_word(bytes) {
                    bytes = &bytes[taken..];
                }
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

    /// Ends a class of commonness: all words so far rank before those that follow.
    ///
    /// # Errors
    /// Returns the errors of [`feed`](Self::feed) if the last line has no line break and is invalid.
    pub fn end_class(&mut self) -> Result<(), ListError> {
        if !self.unfinished.is_empty() {
            self.finish_line()?;
        }
        let mut stacks: Vec<_> = self.by_length.iter_mut().enumerate().skip(1).collect();
        // Lengths with the most words go first, so that both threads finish at about the same time.
        stacks.sort_by_key(|(_, stack)| Reverse(stack.blocks.len() - stack.ended));
        let waiting: usize = stacks.iter().map(|(_, stack)| stack.blocks.len() - stack.ended).sum();
        if waiting < WORTH_A_THREAD {
            for (length, stack) in stacks {
                stack.end_class(length);
            }
            self.add_spelled();
            return Ok(());
        }
        let queue = Mutex::new(stacks.into_iter());
        let work = || {
            while let Some((length, stack)) = queue.lock().ok().and_then(|mut queue| queue.next()) {
                stack.end_class(length);
            }
        };
        both(2, work, work);
        self.add_spelled();
        Ok(())
    }

    /// Adds the words of the class that has just ended whose spelling differs from the letters played.
    fn add_spelled(&mut self) {
        let (alphabet, mut grown) = (self.alphabet, [false; MAX_LENGTH + 1]);
        let mut known: Vec<(Vec<u8>, String)> = Vec::new();
        for (codes, _) in &self.spelled {
            let stack = &self.by_length[codes.len()];
            let word: Vec<u64> = codes.chunks(BLOCK).map(pack).collect();
            if stack.last_class_has(&word) {
                // Another word has the same letters and is spelled as it is played.
                let letters =
                    codes.iter().filter_map(|&code| alphabet.lower(Letter::from_code(code)?));
                known.push((codes.clone(), letters.collect()));
            }
        }
        for (codes, _) in &self.spelled {
            let stack = &mut self.by_length[codes.len()];
            stack.blocks.extend(codes.chunks(BLOCK).map(pack));
            grown[codes.len()] = true;
        }
        for (length, stack) in
            self.by_length.iter_mut().enumerate().filter(|(length, _)| grown[*length])
        {
            stack.ended = stack
                .class_ends
                .pop()
                .map_or(0, |_| stack.class_ends.last().copied().unwrap_or(0) * stride(length));
            stack.end_class(length);
        }
        self.all_spelled.append(&mut self.spelled);
        self.all_spelled.append(&mut known);
    }

    /// Returns the list, and a summary of the lines left out.
    ///
    /// # Errors
    /// Returns [`ListError::NoWords`] if there was no word, [`ListError::TooMany`] if one length has more
    /// words than `u32::MAX`, and the errors of [`feed`](Self::feed) if the last line has no line break and
    /// is invalid.
    pub fn finish(mut self) -> Result<(WordList, LeftOut), ListError> {
        self.end_class()?;
        let words = |stack: &Stack| stack.class_ends.last().copied().unwrap_or(0);
        if self.by_length.iter().any(|stack| u32::try_from(words(stack)).is_err()) {
            return Err(ListError::TooMany);
        }
        let by_length = self.by_length.into_iter().map(|stack| (stack.blocks, stack.class_ends));
        self.left_out.likely = self.foreign.likely(self.alphabet);
        let spellings = (!self.all_spelled.is_empty())
            .then(|| Arc::new(Spellings::of(self.alphabet, self.all_spelled)));
        match WordList::new(self.alphabet, by_length, spellings) {
            Some(list) => Ok((list, self.left_out)),
            None => Err(ListError::NoWords(self.left_out)),
        }
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

    /// Takes the first line of the text if it is a complete word of plain letters, and returns how many
    /// bytes it took.
    ///
    /// Nearly every word is parsed here, so this loop reads eight letters at a time, and its only
    /// unpredictable branch is the number of blocks.
    #[inline]
    fn take_word(&mut self, text: &[u8]) -> Option<usize> {
        if self.run == 0 {
            return None;
        }
        let mut word = [0; stride(MAX_LENGTH) + 1];
        for (index, block) in text.as_chunks::<BLOCK>().0.iter().enumerate().take(word.len()) {
            let bytes = u64::from_be_bytes(*block);
            let letters = plain_letters(bytes, self.run);
            // Each letter's byte becomes its code. Masking first keeps other bytes from borrowing from it.
            let kept = high_bytes(letters);
            word[index] = ((bytes | (0x20 * EACH_BYTE)) & kept) - ((A - EACH_BYTE) & kept);
            if letters < BLOCK {
                let length = index * BLOCK + letters;
                let end = match text[length..] {
                    [b'\n', ..] => 1,
                    [b'\r', b'\n', ..] => 2,
                    _ => return None,
                };
                if length == 0 || length > MAX_LENGTH {
                    return None;
                }
                self.lines += 1;
                let stack = &mut self.by_length[length].blocks;
                match stride(length) {
                    1 => stack.push(word[0]),
                    stride => stack.extend_from_slice(&word[..stride]),
                }
                return Some(length + end);
            }
        }
        None
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
                    None => {
                        self.by_length[codes.len()].blocks.extend(codes.chunks(BLOCK).map(pack))
                    }
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
        if self.by_length.iter().any(|stack| !stack.blocks.is_empty()) {
            return Ok(());
        }
        let code = code.trim();
        self.alphabet = Alphabet::named(code)
            .ok_or_else(|| ListError::NoSuchLanguage { line: self.lines, code: printable(code) })?;
        self.run = self.alphabet.ascii_run();
        Ok(())
    }
}

/// Returns how many of the eight bytes, from the left, are among the first `run` letters of a, b, c … in
/// either case.
#[inline]
fn plain_letters(bytes: u64, run: u8) -> usize {
    const TOP: u64 = 0x80 * EACH_BYTE;
    let lower = (bytes | (0x20 * EACH_BYTE)) & !TOP;
    // No byte of `lower` has its top bit set, so neither sum carries into the next byte. The top bit of a sum
    // is set if the byte is after the last letter, or not before a, respectively.
    let after = lower + (0x80 - u64::from(b'a' + run)) * EACH_BYTE;
    let not_before = lower + (0x80 - u64::from(b'a')) * EACH_BYTE;
    let strange = (bytes | after | !not_before) & TOP;
    strange.leading_zeros() as usize / BLOCK
}

/// Returns a block in which every bit of the first `count` bytes (0 ..= 8) is set.
#[inline]
const fn high_bytes(count: usize) -> u64 {
    match u64::MAX.checked_shr(8 * count as u32) {
        Some(low) => !low,
        None => u64::MAX,
    }
}

/// The number of left-out lines that are kept as examples.
const EXAMPLES: usize = 3;

/// The part of a line that is parsed, in bytes.
const LONGEST_LINE: usize = 1 << 16;

/// The value 1 in each byte of a block.
const EACH_BYTE: u64 = 0x0101_0101_0101_0101;

/// The letter a in each byte of a block.
const A: u64 = b'a' as u64 * EACH_BYTE;

/// The number of bytes after which duplicates are dropped if memory runs high.
const PIECE: usize = 1 << 18;

#[cfg(test)]
mod tests;
