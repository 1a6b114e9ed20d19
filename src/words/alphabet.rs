//! Owns [`Alphabet`]: which characters are letters, which letter each is, and how letters are written.
//!
//! Every text becomes letters here ([`Alphabet::read`]), whether it comes from a list, a transcript or a key.

mod cyrillic;
mod greek;
mod latin;
mod marks;
mod tables;

pub use cyrillic::{RUSSIAN, UKRAINIAN};
pub use greek::GREEK;
pub use latin::{
    CZECH, DANISH, DUTCH, ENGLISH, FINNISH, FRENCH, GERMAN, ITALIAN, NORWEGIAN, POLISH, PORTUGUESE,
    SPANISH, SWEDISH, TURKISH,
};

use std::borrow::Cow;

use serde::{Serialize, Serializer};
use unicode_normalization::{UnicodeNormalization, is_nfc};

use super::letter::Letter;
use tables::{Fold, mnemonic};

/// The letters of a language, at most [`Letter::MAX`] of them.
///
/// Everything above this file works with [`Letter`]s, so another language is another table in
/// `words/alphabet/`, named in [`Alphabet::ALL`]. How a letter looks in either case is given, never
/// computed: Turkish has i and İ, ı and I.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Alphabet {
    code: &'static str,
    language: &'static str,
    script: Script,
    lower: &'static [char],
    upper: &'static [char],
    /// Characters that are written for other letters, those that are usual in the language.
    own_folds: &'static [Fold],
    /// The same for characters that come with words from elsewhere.
    other_folds: &'static [Fold],
    /// Letters that words hardly ever have.
    rare: &'static [char],
    keyboard: &'static [&'static str],
    /// What letters are called that do not call themselves.
    names: &'static [(char, &'static str)],
}

/// What the letters of an alphabet are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Script {
    /// a, b, c …
    Latin,
    /// а, б, в …
    Cyrillic,
    /// α, β, γ …
    Greek,
}

impl Script {
    /// The script of a letter, if it is one of these.
    #[must_use]
    pub fn of(c: char) -> Option<Self> {
        match c {
            'a'..='z' | 'A'..='Z' | '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => {
                c.is_alphabetic().then_some(Self::Latin)
            }
            '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => {
                c.is_alphabetic().then_some(Self::Greek)
            }
            '\u{400}'..='\u{52f}' => Some(Self::Cyrillic),
            _ => None,
        }
    }

    /// What it is called in English.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Latin => "Latin",
            Self::Cyrillic => "Cyrillic",
            Self::Greek => "Greek",
        }
    }
}

/// What a character comes to.
enum Played<'a> {
    /// A letter of the alphabet.
    Letter(usize),
    /// Another character, which is played as letters of the alphabet (or as none).
    Fold(&'a Fold),
}

impl Alphabet {
    /// Every alphabet that a list can be written in.
    pub const ALL: [&'static Self; 17] = [
        &ENGLISH,
        &GERMAN,
        &SPANISH,
        &FRENCH,
        &ITALIAN,
        &DUTCH,
        &POLISH,
        &RUSSIAN,
        &FINNISH,
        &TURKISH,
        &SWEDISH,
        &DANISH,
        &NORWEGIAN,
        &PORTUGUESE,
        &CZECH,
        &GREEK,
        &UKRAINIAN,
    ];

    /// The alphabet of a list that names no language, as no list did when the first rounds were kept.
    pub const UNSAID: &'static Self = &ENGLISH;

    /// The code of its language (ISO 639-1), as lists and transcripts write it.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.code
    }

    /// The English name of its language.
    #[must_use]
    pub const fn language(&self) -> &'static str {
        self.language
    }

    /// What its letters are written in.
    #[must_use]
    pub const fn script(&self) -> Script {
        self.script
    }

    /// The alphabet of a language, by its code in either case.
    #[must_use]
    pub fn of(code: &str) -> Option<&'static Self> {
        Self::ALL.into_iter().find(|alphabet| alphabet.code.eq_ignore_ascii_case(code))
    }

    /// The alphabet of a language, by its code or its English name in either case.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        let named = |alphabet: &&Self| alphabet.language.eq_ignore_ascii_case(name);
        Self::of(name).or_else(|| Self::ALL.into_iter().find(named))
    }

    /// The rows of letters as they lie on a keyboard of the language.
    pub(crate) fn keyboard(&self) -> impl Iterator<Item = Vec<Letter>> {
        self.keyboard.iter().map(|row| row.chars().filter_map(|c| self.letter(c)).collect())
    }

    /// The number of letters (1 ..= 64).
    #[must_use]
    pub const fn len(&self) -> usize {
        self.lower.len()
    }

    /// Always false: every alphabet has letters. Here because [`Alphabet::len`] is.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.lower.is_empty()
    }

    fn played(&self, character: char) -> Option<Played<'_>> {
        let index = |cases: &[char]| cases.iter().position(|&known| known == character);
        let letter = index(self.lower).or_else(|| index(self.upper)).map(Played::Letter);
        let folds = || self.own_folds.iter().chain(self.other_folds);
        letter.or_else(|| folds().find(|fold| fold.is(character)).map(Played::Fold))
    }

    /// The letter that this character is played as, in upper or lower case: é is E where the alphabet has
    /// no É. `None` for characters that are no letter, or several (œ).
    #[must_use]
    pub fn letter(&self, character: char) -> Option<Letter> {
        match self.played(character)? {
            Played::Letter(index) => Letter::new(index),
            Played::Fold(fold) => {
                let mut letters = fold.letters.chars();
                let first = letters.next()?;
                letters.all(|c| c == first).then(|| self.letter(first)).flatten()
            }
        }
    }

    /// The letters that a text is played as, whether its characters are composed or decomposed.
    ///
    /// # Errors
    /// The first character that is no letter of the language.
    pub fn read(&self, text: &str) -> Result<Vec<Letter>, char> {
        let mut letters = Vec::with_capacity(text.len());
        for c in composed(text).chars() {
            match self.played(c).ok_or(c)? {
                Played::Letter(index) => letters.extend(Letter::new(index)),
                Played::Fold(fold) => {
                    letters.extend(fold.letters.chars().filter_map(|c| self.letter(c)));
                }
            }
        }
        Ok(letters)
    }

    /// How a text is spelled in lower case, where that differs from the letters that it is played as.
    pub(super) fn spelling(&self, text: &str) -> Option<String> {
        let text = composed(text);
        let is_played = |c| matches!(self.played(c), Some(Played::Letter(_)));
        if text.chars().all(is_played) {
            return None;
        }
        let lower = |c| match self.played(c) {
            Some(Played::Letter(index)) => self.lower.get(index).copied(),
            Some(Played::Fold(fold)) => Some(fold.lower),
            None => Some(c),
        };
        Some(text.chars().filter_map(lower).collect())
    }

    /// A spelling in upper case.
    pub(super) fn spelled_upper(&self, spelling: &str) -> String {
        let upper = |c| match self.played(c) {
            Some(Played::Letter(index)) => self.upper.get(index).copied().unwrap_or(c),
            Some(Played::Fold(fold)) => fold.upper,
            None => c,
        };
        spelling.chars().map(upper).collect()
    }

    /// How the letter is written in lower case, if it is one of this alphabet.
    #[must_use]
    pub fn lower(&self, letter: Letter) -> Option<char> {
        self.lower.get(letter.index()).copied()
    }

    /// How the letter is written in upper case; `?` if it is none of this alphabet.
    #[must_use]
    pub fn upper(&self, letter: Letter) -> char {
        self.upper.get(letter.index()).copied().unwrap_or('?')
    }

    /// What the letter is called in English, so that a screen reader says which one it is: "A umlaut",
    /// "hard sign". The letters a–z call themselves.
    #[must_use]
    pub fn name(&self, letter: Letter) -> Cow<'static, str> {
        let lower = self.lower(letter);
        let name = self.names.iter().find(|(known, _)| Some(*known) == lower);
        match name {
            Some((_, name)) => Cow::Borrowed(name),
            None => Cow::Owned(self.upper(letter).to_string()),
        }
    }

    /// How the letter is written in ASCII: itself, or the two characters of RFC 1345 (`A:` for Ä). No two
    /// letters of an alphabet are written alike.
    #[must_use]
    pub fn ascii(&self, letter: Letter) -> Cow<'static, str> {
        let upper = self.upper(letter);
        match mnemonic(upper) {
            Some(written) => Cow::Borrowed(written),
            None => Cow::Owned(upper.to_string()),
        }
    }

    /// Every letter in the alphabet's order.
    pub fn letters(&self) -> impl Iterator<Item = Letter> {
        (0..self.len()).filter_map(Letter::new)
    }

    /// Whether the letter is one of this alphabet.
    #[must_use]
    pub const fn contains(&self, letter: Letter) -> bool {
        letter.index() < self.len()
    }

    /// Whether a character is usual in the language, as a letter or for others.
    pub(super) fn is_usual(&self, character: char) -> bool {
        let mut cases = self.lower.iter().zip(self.upper);
        let letter = cases.find(|(lower, upper)| [*lower, *upper].contains(&&character));
        let is_letter = letter.is_some_and(|(lower, _)| !self.rare.contains(lower));
        is_letter || self.own_folds.iter().any(|fold| fold.is(character))
    }

    /// What is usual in the language and not known to another alphabet, in both cases.
    pub(super) fn beyond(&self, other: &Self) -> impl Iterator<Item = (char, char)> {
        let letters = self.lower.iter().copied().zip(self.upper.iter().copied());
        let folds = self.own_folds.iter().map(|fold| (fold.lower, fold.upper));
        let usual =
            move |lower: &char| !self.rare.contains(lower) && other.played(*lower).is_none();
        letters.chain(folds).filter(move |(lower, _)| usual(lower))
    }

    /// How many letters of a, b, c … the alphabet begins with, in this order and with no other between, and
    /// in the usual cases.
    pub(super) fn ascii_run(&self) -> u8 {
        let cases = self.lower.iter().zip(self.upper);
        let is_plain = |(plain, (lower, upper)): &(u8, (&char, &char))| {
            char::from(*plain) == **lower && char::from(plain.to_ascii_uppercase()) == **upper
        };
        (b'a'..=b'z').zip(cases).take_while(is_plain).count() as u8
    }
}

impl Serialize for Alphabet {
    /// As its code.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code)
    }
}

/// A text with each letter and its marks as one character (NFC).
fn composed(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || is_nfc(text) {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.nfc().collect())
    }
}

#[cfg(test)]
mod tests;
