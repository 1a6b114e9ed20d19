//! Owns [`Word`]: one word, spelled out; knows nothing of lists.

use std::fmt;
use std::sync::Arc;

use super::alphabet::Alphabet;
use super::letter::{Letter, LetterSet};
use super::places::Places;
use super::spellings::Spellings;

/// The longest word there can be, in letters, so that its places fit one `u64`.
pub const MAX_LENGTH: usize = 64;

/// A word of 1 ..= [`MAX_LENGTH`] letters. Two words with the same letters are equal, however they are spelled.
#[derive(Clone, Debug)]
pub struct Word {
    alphabet: &'static Alphabet,
    letters: Vec<Letter>,
    spelled: Spelled,
}

/// How a word is spelled.
#[derive(Clone, Debug)]
enum Spelled {
    /// As it is played.
    AsPlayed,
    /// So, in lower case.
    So(Box<str>),
    /// As its list has it.
    AsListed(Arc<Spellings>),
}

impl PartialEq for Word {
    fn eq(&self, other: &Self) -> bool {
        self.alphabet == other.alphabet && self.letters == other.letters
    }
}

impl Eq for Word {}

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
    /// Reads a word in upper or lower case. It keeps its spelling.
    ///
    /// # Errors
    /// [`NotAWord`] says what is in the way.
    pub fn parse(text: &str, alphabet: &'static Alphabet) -> Result<Self, NotAWord> {
        let letters = alphabet.read(text).map_err(NotAWord::NotALetter)?;
        let spelling = || alphabet.spelling(text).map(String::into_boxed_str);
        match letters.len() {
            0 => Err(NotAWord::Empty),
            1..=MAX_LENGTH => {
                let spelled = spelling().map_or(Spelled::AsPlayed, Spelled::So);
                Ok(Self { alphabet, letters, spelled })
            }
            length => Err(NotAWord::TooLong(length)),
        }
    }

    /// Reads a word in upper or lower case in the first alphabet that has all its characters as letters; if
    /// there is none, in the first that knows what to play them as.
    ///
    /// # Errors
    /// [`NotAWord`] says what is in the way where no alphabet will do, as [`Alphabet::UNSAID`] sees it.
    pub fn parse_any(text: &str) -> Result<Self, NotAWord> {
        let read =
            || Alphabet::ALL.into_iter().filter_map(|alphabet| Self::parse(text, alphabet).ok());
        let exact = read().find(|word| matches!(word.spelled, Spelled::AsPlayed));
        exact.or_else(|| read().next()).map_or_else(|| Self::parse(text, Alphabet::UNSAID), Ok)
    }

    /// A word of letters that are known to be of this alphabet, and few enough; `spellings` are those of its
    /// list.
    pub(super) fn of(
        alphabet: &'static Alphabet,
        letters: Vec<Letter>,
        spellings: Option<&Arc<Spellings>>,
    ) -> Self {
        let spelled = spellings.map_or(Spelled::AsPlayed, |all| Spelled::AsListed(Arc::clone(all)));
        Self { alphabet, letters, spelled }
    }

    /// How the word is spelled in its language, in upper case: ÉLÈVE, where ELEVE is played. If several words
    /// are played alike, all of them, the commonest first: CÔTE/CÔTÉ/COTE.
    #[must_use]
    pub fn spelling(&self) -> String {
        let listed = match &self.spelled {
            Spelled::AsPlayed => Vec::new(),
            Spelled::So(spelling) => vec![&**spelling],
            Spelled::AsListed(all) => all.of_word(&self.letters),
        };
        if listed.is_empty() {
            return self.to_string();
        }
        let upper = listed.iter().map(|spelling| self.alphabet.spelled_upper(spelling));
        upper.collect::<Vec<_>>().join("/")
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
        assert_eq!(Word::parse_any("ølet").unwrap().alphabet().code(), "da");
        assert_eq!(Word::parse_any("дом").unwrap().alphabet().code(), "ru");
        assert_eq!(Word::parse_any("naïve").unwrap().to_string(), "NAIVE");
        assert_eq!(Word::parse_any("дoм"), Err(NotAWord::NotALetter('д')));
    }

    #[test]
    fn a_word_is_played_folded_and_keeps_its_spelling() {
        let word = Word::parse("Straße", &super::super::GERMAN).unwrap();
        assert_eq!((word.to_string(), word.spelling()), ("STRASSE".into(), "STRAẞE".into()));
        assert_eq!(word, Word::parse("STRASSE", &super::super::GERMAN).unwrap());
        assert_eq!(Word::parse("cat", &ENGLISH).unwrap().spelling(), "CAT");
    }
}
