//! Owns [`LineFault`], the reasons why a line of a list is not a word, and [`LeftOut`], the lines that were left out.

use super::alphabet::{Alphabet, Script};
use super::places::MAX_LENGTH;
use super::word::spoken;

/// The reason why a line of a list is not a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LineFault {
    /// The word is the first of several columns, which this character separates.
    #[error("it has more than one column")]
    Columns(char),
    /// It is several words, which this character separates.
    #[error("it is several words")]
    Several(char),
    /// A number comes before the word.
    #[error("it begins with a number")]
    Numbered,
    /// It is an array, an object or a string of JSON, or part of one.
    #[error("it has brackets or quotation marks")]
    Quoted,
    /// A character is not a letter of the list's language.
    #[error("{}", not_a_letter(*.0, .1))]
    Letter(char, &'static Alphabet),
    /// It has no letter or too many.
    #[error("a word has 1 to {MAX_LENGTH} letters")]
    Length,
}

/// The characters between columns or words, the most telling first.
const SEPARATORS: [char; 5] = ['\t', ',', ';', '/', ' '];

impl LineFault {
    /// Returns what is wrong with a line in which this character is the first that is not a letter.
    pub(super) fn of(text: &str, character: char, alphabet: &'static Alphabet) -> Self {
        let is_word =
            |part: &&str| alphabet.read(part.trim()).is_ok_and(|letters| !letters.is_empty());
        let is_digit = |c: char| c.is_ascii_digit();
        if text.starts_with(['[', '{', '"']) {
            return Self::Quoted;
        }
        let rest = text.trim_start_matches(is_digit);
        let word = rest.trim_start_matches(|c: char| ".:)".contains(c) || SEPARATORS.contains(&c));
        if rest.len() < text.len() && word.len() < rest.len() && is_word(&word) {
            return Self::Numbered;
        }
        let separator = SEPARATORS.into_iter().find(|separator| text.contains(*separator));
        let parts: Vec<_> = separator.into_iter().flat_map(|it| text.split(it)).collect();
        match (separator, &parts[..]) {
            (Some(separator), [_, _, _, ..]) if parts.iter().all(is_word) => {
                Self::Several(separator)
            }
            // "ice cream" is a phrase, "ice 12" is not.
            (Some(separator), [first, ..])
                if is_word(first) && (separator != ' ' || text.contains(is_digit)) =>
            {
                Self::Columns(separator)
            }
            _ => Self::Letter(character, alphabet),
        }
    }
}

fn not_a_letter(c: char, alphabet: &Alphabet) -> String {
    match Script::of(c) {
        // It may look like a letter of the list.
        Some(script) if script != alphabet.script() => {
            format!("{} is a {} letter", spoken(c), script.name())
        }
        _ => format!("{} is not a letter of {}", spoken(c), alphabet.language()),
    }
}

/// A line of a list that is not a word.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, {text}: {fault}")]
pub struct Refused {
    /// The number of the line, from 1.
    pub line: u64,
    /// Its text, safe to print: shortened, and with every control character escaped.
    pub text: String,
    /// What is wrong with it.
    pub fault: LineFault,
}

/// A summary of the lines of a list that are not words and were left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// The number of lines.
    pub lines: u64,
    /// The first of them.
    pub first: Option<Refused>,
    /// The language that accepts clearly more lines, if nobody named the list's language.
    pub likely: Option<&'static Alphabet>,
}
