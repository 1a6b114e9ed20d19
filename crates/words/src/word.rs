//! Owns [`Word`]: one word, spelled out.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::alphabet::{Alphabet, Cased};
use super::blocked::is_blocked;
use super::letter::{Letter, LetterSet};
use super::places::{MAX_LENGTH, Places};
use super::shown::shown;
use super::spellings::Spellings;

/// A word of 1 ..= [`MAX_LENGTH`] letters. Two words with the same letters are equal, however they are
/// spelled.
#[derive(Clone)]
pub struct Word {
    alphabet: &'static Alphabet,
    letters: Vec<Letter>,
    spelled: Spelled,
}

/// How a word is spelled.
#[derive(Clone)]
enum Spelled {
    /// The spelling is the letters played.
    AsPlayed,
    /// This spelling, in lower case.
    So(Box<str>),
    /// The spelling is in the list.
    AsListed(Arc<Spellings>),
}

impl PartialEq for Word {
    fn eq(&self, other: &Self) -> bool {
        self.alphabet == other.alphabet && self.letters == other.letters
    }
}

impl Eq for Word {}

impl Hash for Word {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.letters.hash(state);
    }
}

/// The reason why a text is not a word.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotAWord {
    /// The text is empty.
    #[error("a word has at least one letter")]
    Empty,
    /// The text has more than [`MAX_LENGTH`] letters; the value is how many.
    #[error("a word has at most {MAX_LENGTH} letters, this one has {0}")]
    TooLong(usize),
    /// A character is not a letter of the alphabet.
    #[error("{} is not a letter; a word is made of letters alone", spoken(*.0))]
    NotALetter(char),
    /// A character is a letter, but not of this alphabet.
    #[error("{} isn't in the {} alphabet", shown(&.0.to_string(), false), .1.language())]
    OtherLetter(char, &'static Alphabet),
}

/// Names a character so that a screen reader speaks it.
pub fn spoken(c: char) -> String {
    match c {
        ' ' => String::from("a space"),
        '\'' => String::from("\"'\""),
        _ => format!("{c:?}"),
    }
}

impl Word {
    /// Parses a word in either case, and keeps its spelling.
    ///
    /// # Errors
    /// Returns [`NotAWord`] if the text is empty, longer than [`MAX_LENGTH`] letters, or has a character that
    /// is not a letter of the alphabet.
    pub fn parse(text: &str, alphabet: &'static Alphabet) -> Result<Self, NotAWord> {
        let letters = alphabet.read(text).map_err(|c| match c.is_alphabetic() {
            true => NotAWord::OtherLetter(c, alphabet),
            false => NotAWord::NotALetter(c),
        })?;
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

    /// Parses a word in the first alphabet that has all its characters as letters; if there is none, in the
    /// first that has a substitute for each.
    ///
    /// # Errors
    /// Returns the [`NotAWord`] of [`Alphabet::UNSAID`] if no alphabet can read the text.
    pub fn parse_any(text: &str) -> Result<Self, NotAWord> {
        let read =
            || Alphabet::ALL.into_iter().filter_map(|alphabet| Self::parse(text, alphabet).ok());
        let exact = read().find(|word| matches!(word.spelled, Spelled::AsPlayed));
        exact.or_else(|| read().next()).map_or_else(|| Self::parse(text, Alphabet::UNSAID), Ok)
    }

    /// Creates a word from letters that are known to be of this alphabet and at most [`MAX_LENGTH`];
    /// `spellings` are those of its list.
    pub(super) fn of(
        alphabet: &'static Alphabet,
        letters: Vec<Letter>,
        spellings: Option<&Arc<Spellings>>,
    ) -> Self {
        let spelled = spellings.map_or(Spelled::AsPlayed, |all| Spelled::AsListed(Arc::clone(all)));
        Self { alphabet, letters, spelled }
    }

    /// Returns whether [clean](crate::WordList::clean) lists leave the word out.
    pub fn is_blocked(&self) -> bool {
        is_blocked(&self.played_lower(), self.alphabet)
    }

    /// Returns the letters as played, in upper case, such as ELEVE. Programs read and write words in this
    /// form.
    pub fn played(&self) -> String {
        self.letters.iter().map(|letter| self.alphabet.upper(*letter)).collect()
    }

    /// Returns the letters as played, in lower case.
    pub fn played_lower(&self) -> String {
        self.letters.iter().map(|letter| self.alphabet.lower(*letter)).collect()
    }

    /// Returns the spellings in lower case, the commonest first; none if the word is spelled as it is played.
    pub(super) fn spellings(&self) -> Vec<&str> {
        match &self.spelled {
            Spelled::AsPlayed => Vec::new(),
            Spelled::So(spelling) => vec![&**spelling],
            Spelled::AsListed(all) => all.of_word(&self.letters),
        }
    }

    /// Returns the spelling in upper case: ÉLÈVE, which is played as ELEVE. If several words are played
    /// alike, returns all of their spellings, the commonest first: CÔTE/CÔTÉ/COTE.
    pub fn spelling(&self) -> String {
        match self.spellings() {
            none if none.is_empty() => self.played(),
            all => {
                let upper = all.iter().map(|spelling| self.alphabet.spelled_upper(spelling));
                upper.collect::<Vec<_>>().join("/")
            }
        }
    }

    /// Returns the commonest spelling in upper case: CÔTE of CÔTE/CÔTÉ/COTE.
    pub fn commonest_spelling(&self) -> String {
        let all = self.spelling();
        all.split('/').next().unwrap_or_default().to_owned()
    }

    /// Returns all spellings in lower case.
    pub fn spelling_lower(&self) -> String {
        match self.spellings() {
            none if none.is_empty() => self.played_lower(),
            all => all.join("/"),
        }
    }

    /// Returns the character at each place in the commonest spelling: É where E is played. If that has a
    /// different number of characters (STRAẞE), returns the letters that are played.
    pub fn faces(&self) -> Vec<Cased> {
        let cased = |(upper, lower)| Cased { upper, lower };
        let spelled = self.spellings().first().map(|spelling| {
            let upper = self.alphabet.spelled_upper(spelling);
            upper.chars().zip(spelling.chars()).map(cased).collect::<Vec<_>>()
        });
        let spelled = spelled.filter(|spelled| spelled.len() == self.letters.len());
        let played = || self.letters.iter().map(|letter| self.alphabet.cased(*letter)).collect();
        spelled.unwrap_or_else(played)
    }

    /// Returns the letters from left to right.
    pub fn letters(&self) -> &[Letter] {
        &self.letters
    }

    /// Returns the alphabet of the word.
    pub const fn alphabet(&self) -> &'static Alphabet {
        self.alphabet
    }

    /// Returns the places of the letter in the word.
    pub fn places_of(&self, letter: Letter) -> Places {
        let places = self.letters.iter().enumerate();
        places.filter(|(_, known)| **known == letter).map(|(place, _)| place).collect()
    }

    /// Returns the distinct letters of the word.
    pub fn letter_set(&self) -> LetterSet {
        self.letters.iter().copied().collect()
    }
}

impl fmt::Display for Word {
    /// Writes the [spelling](Word::spelling).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.spelling())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::super::ENGLISH;
    use super::*;

    #[test]
    fn parsing_a_word_names_what_is_not_a_letter() {
        let word = Word::parse("Beer", &ENGLISH).unwrap();
        assert_eq!(word.to_string(), "BEER");
        let e = ENGLISH.letter('e').unwrap();
        assert_eq!(word.places_of(e), [1, 2].into_iter().collect());
        assert_eq!(Word::parse("", &ENGLISH), Err(NotAWord::Empty));
        assert_eq!(Word::parse("it's", &ENGLISH), Err(NotAWord::NotALetter('\'')));
        let wrong = Word::parse("café", &ENGLISH).unwrap_err().to_string();
        assert_eq!(wrong, "é isn't in the English alphabet");
        assert_eq!(Word::parse(&"a".repeat(65), &ENGLISH), Err(NotAWord::TooLong(65)));
        assert!(Word::parse(&"a".repeat(64), &ENGLISH).is_ok());
        assert_eq!(Word::parse_any("ÖL").unwrap().alphabet().code(), "de");
        assert_eq!(Word::parse_any("öl").unwrap().to_string(), "ÖL");
        assert_eq!(Word::parse_any("ølet").unwrap().alphabet().code(), "da");
        assert_eq!(Word::parse_any("дом").unwrap().alphabet().code(), "ru");
        assert_eq!(Word::parse_any("naïve").unwrap().played(), "NAIVE");
        assert_eq!(Word::parse_any("дoм"), Err(NotAWord::OtherLetter('д', &ENGLISH)));
    }

    fn upper_faces(word: &Word) -> String {
        word.faces().into_iter().map(|face| face.upper).collect()
    }

    #[test]
    fn a_word_is_played_folded_and_keeps_its_spelling() {
        let word = Word::parse("Straße", &super::super::GERMAN).unwrap();
        assert_eq!((word.played(), word.to_string()), ("STRASSE".into(), "STRAẞE".into()));
        let other = Word::parse("STRASSE", &super::super::GERMAN).unwrap();
        assert_eq!(HashSet::from([word.clone()]).get(&other), Some(&word));
        assert_eq!(upper_faces(&word), "STRASSE");
        let word = Word::parse("Élève", &super::super::FRENCH).unwrap();
        assert_eq!((word.played_lower(), word.spelling_lower()), ("eleve".into(), "élève".into()));
        assert_eq!(upper_faces(&word), "ÉLÈVE");
        let word = Word::parse("ILIK", &super::super::TURKISH).unwrap();
        assert_eq!(word.played_lower(), "ılık");
        assert_eq!(Word::parse("cat", &ENGLISH).unwrap().spelling(), "CAT");
    }
}
