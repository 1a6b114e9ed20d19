//! Owns [`Word`]: one word, spelled out; knows nothing of lists.

use std::fmt;

use super::alphabet::Alphabet;
use super::letter::{Letter, LetterSet};
use super::places::Places;

/// The longest word there can be, in letters, so that its places fit one `u64`.
pub const MAX_LENGTH: usize = 64;

/// A word of 1 ..= [`MAX_LENGTH`] letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    alphabet: &'static Alphabet,
    letters: Vec<Letter>,
}

/// Why a text is no word.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAWord {
    /// There is nothing there.
    #[error("a word has at least one letter")]
    Empty,
    /// More than [`MAX_LENGTH`] letters.
    #[error("a word has at most {MAX_LENGTH} letters, this one has {0}")]
    TooLong(usize),
    /// A character that is no letter of the alphabet.
    #[error("{} is not a letter; a word is made of letters alone", spoken(*.0))]
    NotALetter(char),
}

/// A character as it is spoken of: what is between quotes must be heard, too.
fn spoken(c: char) -> String {
    if c == ' ' { String::from("a space") } else { format!("{c:?}") }
}

impl Word {
    /// Reads a word in upper or lower case.
    ///
    /// # Errors
    /// [`NotAWord`] says what is in the way.
    pub fn parse(text: &str, alphabet: &'static Alphabet) -> Result<Self, NotAWord> {
        let letters = text
            .chars()
            .map(|c| alphabet.letter(c).ok_or(NotAWord::NotALetter(c)))
            .collect::<Result<Vec<_>, _>>()?;
        match letters.len() {
            0 => Err(NotAWord::Empty),
            1..=MAX_LENGTH => Ok(Self { alphabet, letters }),
            length => Err(NotAWord::TooLong(length)),
        }
    }

    /// Reads a word in upper or lower case in the first alphabet that has all its letters.
    ///
    /// # Errors
    /// [`NotAWord`] says what is in the way where no alphabet will do, as [`Alphabet::UNSAID`] sees it.
    pub fn parse_any(text: &str) -> Result<Self, NotAWord> {
        let read = |alphabet: &'static Alphabet| Self::parse(text, alphabet);
        Alphabet::ALL
            .into_iter()
            .find_map(|alphabet| read(alphabet).ok())
            .map_or_else(|| read(Alphabet::UNSAID), Ok)
    }

    /// A word of letters that are known to be of this alphabet, and few enough.
    pub(super) const fn of(alphabet: &'static Alphabet, letters: Vec<Letter>) -> Self {
        Self { alphabet, letters }
    }

    /// The letters from left to right.
    #[must_use]
    pub fn letters(&self) -> &[Letter] {
        &self.letters
    }

    /// What the word is written in.
    #[must_use]
    pub const fn alphabet(&self) -> &'static Alphabet {
        self.alphabet
    }

    /// Where the letter stands in the word.
    #[must_use]
    pub fn places_of(&self, letter: Letter) -> Places {
        let places = self.letters.iter().enumerate();
        places.filter(|(_, known)| **known == letter).map(|(place, _)| place).collect()
    }

    /// The letters that the word is made of.
    #[must_use]
    pub(crate) fn letter_set(&self) -> LetterSet {
        self.letters.iter().copied().collect()
    }
}

impl fmt::Display for Word {
    /// In upper case, as the game shows words.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = self.letters.iter().map(|l| self.alphabet.upper(*l)).collect();
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::super::ENGLISH;
    use super::*;

    #[test]
    fn a_word_is_letters_and_says_what_is_not() {
        let word = Word::parse("Beer", &ENGLISH).unwrap();
        assert_eq!(word.to_string(), "BEER");
        let e = ENGLISH.letter('e').unwrap();
        assert_eq!(word.places_of(e), [1, 2].into_iter().collect());
        assert_eq!(Word::parse("", &ENGLISH), Err(NotAWord::Empty));
        assert_eq!(Word::parse("it's", &ENGLISH), Err(NotAWord::NotALetter('\'')));
        assert_eq!(Word::parse(&"a".repeat(65), &ENGLISH), Err(NotAWord::TooLong(65)));
        assert!(Word::parse(&"a".repeat(64), &ENGLISH).is_ok());
        assert_eq!(Word::parse_any("ÖL").unwrap().alphabet().code(), "de");
        assert_eq!(Word::parse_any("öl").unwrap().to_string(), "ÖL");
        assert_eq!(Word::parse_any("ølet"), Err(NotAWord::NotALetter('ø')));
    }
}
