//! Owns [`Alphabet`]: which characters are letters, which letter each one is, and how letters are written.
//!
//! Text from lists, transcripts and keys is turned into letters by [`Alphabet::read`] alone.

mod composition;
mod cyrillic;
mod greek;
mod latin;
mod marks;
mod tables;

pub(super) use composition::composed;
pub use composition::{compose, in_ascii};
pub use cyrillic::{RUSSIAN, UKRAINIAN};
pub use greek::GREEK;
pub use latin::{
    CZECH, DANISH, DUTCH, ENGLISH, FINNISH, FRENCH, GERMAN, ITALIAN, NORWEGIAN, POLISH, PORTUGUESE,
    SPANISH, SWEDISH, TURKISH,
};

use std::borrow::Cow;

use serde::{Serialize, Serializer};

use super::letter::Letter;
use super::named::named;
use tables::Fold;

/// The letters of a language, at most [`Letter::MAX`] of them.
///
/// All other modules work with [`Letter`]s, so adding an alphabet means adding a table in `alphabet/` and
/// naming it in [`Alphabet::ALL`]. Both cases of each letter are listed, never computed: Turkish has
/// i and İ, ı and I.
#[derive(PartialEq, Eq, Hash)]
pub struct Alphabet {
    code: &'static str,
    language: &'static str,
    /// The name of the language in itself, in lower case.
    own_name: &'static str,
    script: Script,
    lower: &'static [char],
    upper: &'static [char],
    /// Characters common in the language that are played as other letters.
    own_folds: &'static [Fold],
    /// Characters from foreign words that are played as letters of this alphabet.
    other_folds: &'static [Fold],
    /// Letters that hardly any word has.
    rare: &'static [char],
    keyboard: &'static [&'static str],
    /// English names for screen readers of the letters that are not a Latin letter and a mark: "æ A E, ø O with stroke".
    names: &'static str,
}

named! {
    /// The script of an alphabet.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum Script {
        /// a, b, c …
        Latin = "Latin",
        /// а, б, в …
        Cyrillic = "Cyrillic",
        /// α, β, γ …
        Greek = "Greek",
    }
}

impl Script {
    /// Returns the script of a letter, or `None` for other characters and scripts.
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
}

/// A letter in both cases, as its alphabet has them: I is ı in Turkish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cased {
    /// In upper case.
    pub upper: char,
    /// In lower case.
    pub lower: char,
}

/// How a character is played.
enum Played<'a> {
    /// A letter of the alphabet.
    Letter(usize),
    /// Another character, which is played as any number of letters of the alphabet, even none.
    Fold(&'a Fold),
}

impl Alphabet {
    /// Every supported alphabet.
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

    /// The alphabet of lists and transcripts that name no language. The first versions wrote none.
    pub const UNSAID: &'static Self = &ENGLISH;

    /// Returns the code of the language (ISO 639-1), as lists and transcripts write it.
    pub const fn code(&self) -> &'static str {
        self.code
    }

    /// Returns the English name of the language.
    pub const fn language(&self) -> &'static str {
        self.language
    }

    /// Returns the encoding that was most common for the language before UTF-8, by the name that `iconv`
    /// uses.
    pub(super) fn encoding(&self) -> &'static str {
        match (self.script, self.code) {
            (Script::Cyrillic, _) => "CP1251",
            (Script::Greek, _) => "ISO-8859-7",
            (_, "pl" | "cs") => "ISO-8859-2",
            (_, "tr") => "ISO-8859-9",
            _ => "LATIN1",
        }
    }

    /// Returns the script of the letters.
    pub const fn script(&self) -> Script {
        self.script
    }

    /// Returns the alphabet with this language code, in either case.
    pub fn of(code: &str) -> Option<&'static Self> {
        Self::ALL.into_iter().find(|alphabet| alphabet.code.eq_ignore_ascii_case(code))
    }

    /// Returns the alphabet of a language, given by its code, a tag that begins with it (`de_DE`, `pt-BR`), or its name in
    /// English or in the language itself, in either case. Norwegian is also `no`.
    pub fn named(name: &str) -> Option<&'static Self> {
        let code = name.split(['_', '-', '.', '@']).next().unwrap_or(name);
        let code = if code.eq_ignore_ascii_case("no") { NORWEGIAN.code } else { code };
        let name = composed(name).to_lowercase();
        let named = |alphabet: &&Self| {
            alphabet.language.eq_ignore_ascii_case(&name) || alphabet.own_name == name
        };
        Self::of(code).or_else(|| Self::ALL.into_iter().find(named))
    }

    /// Returns the rows of letters on a keyboard of the language.
    pub fn keyboard(&self) -> impl Iterator<Item = Vec<Letter>> {
        self.keyboard.iter().map(|row| row.chars().filter_map(|c| self.letter(c)).collect())
    }

    /// Returns the number of letters (1 ..= 64).
    pub const fn len(&self) -> usize {
        self.lower.len()
    }

    /// Always returns `false`, since every alphabet has letters.
    pub const fn is_empty(&self) -> bool {
        self.lower.is_empty()
    }

    fn played(&self, character: char) -> Option<Played<'_>> {
        let index = |cases: &[char]| cases.iter().position(|&known| known == character);
        let letter = index(self.lower).or_else(|| index(self.upper)).map(Played::Letter);
        let folds = || self.own_folds.iter().chain(self.other_folds);
        letter.or_else(|| folds().find(|fold| fold.is(character)).map(Played::Fold))
    }

    /// Returns the letter that a character, in either case, is played as: é is E if the alphabet has no É.
    /// Returns `None` for characters that are not a letter, or that are several (œ).
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

    /// Returns the letters that a text is played as. Composed and decomposed characters are treated alike.
    ///
    /// # Errors
    /// Returns the first character that is not a letter of the language.
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

    /// Returns the spelling of a text in lower case; `None` if it equals the letters that are played.
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

    pub(super) fn spelled_upper(&self, spelling: &str) -> String {
        let upper = |c| match self.played(c) {
            Some(Played::Letter(index)) => self.upper.get(index).copied().unwrap_or(c),
            Some(Played::Fold(fold)) => fold.upper,
            None => c,
        };
        spelling.chars().map(upper).collect()
    }

    /// Returns the lower-case form of a letter; `?` if it is not in this alphabet.
    pub fn lower(&self, letter: Letter) -> char {
        self.lower.get(letter.index()).copied().unwrap_or('?')
    }

    /// Returns the upper-case form of a letter; `?` if it is not in this alphabet.
    pub fn upper(&self, letter: Letter) -> char {
        self.upper.get(letter.index()).copied().unwrap_or('?')
    }

    /// Returns the letter in both cases; `?` if it is not in this alphabet.
    pub fn cased(&self, letter: Letter) -> Cased {
        Cased { upper: self.upper(letter), lower: self.lower(letter) }
    }

    /// Returns the letter that was typed, in either case, composed or decomposed; `None` if the text is not a
    /// single letter of the alphabet.
    pub fn typed(&self, text: &str) -> Option<Letter> {
        self.letter(single(text)?)
    }

    /// Returns the letters that a single character is played as, if it is not itself a letter of this alphabet: ß is
    /// played as S and S.
    pub fn folded(&self, text: &str) -> Option<Vec<Letter>> {
        let Played::Fold(fold) = self.played(single(text)?)? else { return None };
        let letters: Vec<_> = fold.letters.chars().filter_map(|c| self.letter(c)).collect();
        (!letters.is_empty()).then_some(letters)
    }

    /// Returns the characters of the language that are played as several letters, with these: ß as ss.
    pub fn ligatures(&self) -> impl Iterator<Item = (char, &'static str)> {
        let folds = self.own_folds.iter().map(|fold| (fold.lower, fold.letters));
        folds.filter(|(_, letters)| letters.chars().count() > 1)
    }

    /// Returns the script of a text that contains no letter of this alphabet because it was typed with
    /// another keyboard layout.
    pub fn wrong_layout(&self, text: &str) -> Option<Script> {
        let typed = text.chars().find_map(Script::of)?;
        (typed != self.script && self.typed(text).is_none()).then_some(typed)
    }

    /// Returns the English name of a letter, for screen readers: "A umlaut", "hard sign". The letters a–z are
    /// their own names.
    pub fn name(&self, letter: Letter) -> Cow<'static, str> {
        let Cased { upper, lower } = self.cased(letter);
        let mut names = self.names.split(", ");
        match names.find_map(|name| name.strip_prefix(lower)?.strip_prefix(' ')) {
            Some(name) => Cow::Borrowed(name),
            None => composition::name(upper).unwrap_or_else(|| upper.to_string()).into(),
        }
    }

    /// Returns every letter in alphabetical order.
    pub fn letters(&self) -> impl Iterator<Item = Letter> {
        (0..self.len()).filter_map(Letter::new)
    }

    /// Returns whether a letter belongs to this alphabet.
    pub const fn contains(&self, letter: Letter) -> bool {
        letter.index() < self.len()
    }

    /// Returns whether a character is common in the language, as a letter or as a variant of one.
    pub(super) fn is_usual(&self, character: char) -> bool {
        let mut cases = self.lower.iter().zip(self.upper);
        let letter = cases.find(|(lower, upper)| [*lower, *upper].contains(&&character));
        let is_letter = letter.is_some_and(|(lower, _)| !self.rare.contains(lower));
        is_letter || self.own_folds.iter().any(|fold| fold.is(character))
    }

    /// Returns how many letters, and how many characters that are played as others, are common in this language, unknown
    /// to `other` and not seen in either case.
    pub(super) fn unseen(&self, other: &Self, is_seen: impl Fn(char) -> bool) -> (usize, usize) {
        let is_unseen = |lower: char, upper: char| {
            let is_usual = !self.rare.contains(&lower) && other.played(lower).is_none();
            is_usual && !is_seen(lower) && !is_seen(upper)
        };
        let letters = self.lower.iter().zip(self.upper);
        let letters = letters.filter(|(lower, upper)| is_unseen(**lower, **upper)).count();
        let folds = self.own_folds.iter().filter(|fold| is_unseen(fold.lower, fold.upper)).count();
        (letters, folds)
    }

    /// Returns how many letters of a, b, c … the alphabet begins with, uninterrupted and in the usual cases.
    pub(super) fn ascii_run(&self) -> u8 {
        let cases = self.lower.iter().zip(self.upper);
        let is_plain = |(plain, (lower, upper)): &(u8, (&char, &char))| {
            char::from(*plain) == **lower && char::from(plain.to_ascii_uppercase()) == **upper
        };
        (b'a'..=b'z').zip(cases).take_while(is_plain).count() as u8
    }
}

/// Returns the only character of a text, composed.
fn single(text: &str) -> Option<char> {
    let text = composed(text);
    let mut characters = text.chars();
    characters.next().filter(|_| characters.next().is_none())
}

impl Serialize for Alphabet {
    /// Serializes the alphabet as its code.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code)
    }
}

#[cfg(test)]
mod tests;
