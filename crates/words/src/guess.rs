//! Owns [`Guess`]: a letter, or a whole word.

use super::alphabet::{Alphabet, Cased};
use super::letter::{Letter, LetterSet};
use super::pattern::Pattern;
use super::places::Places;
use super::word::Word;

/// What a player guesses: a letter, or the whole word.
///
/// Both are answered with [`Places`]: those of the letter, or, for a word, all places if it is right. No places are a
/// miss.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Guess {
    /// A letter.
    Letter(Letter),
    /// The whole word. It is boxed, since nearly all guesses are letters.
    Word(Box<Word>),
}

impl Guess {
    /// Returns the letter, unless it is a word.
    pub const fn letter(&self) -> Option<Letter> {
        match self {
            Self::Letter(letter) => Some(*letter),
            Self::Word(_) => None,
        }
    }

    /// Returns the word, unless it is a letter.
    pub const fn word(&self) -> Option<&Word> {
        match self {
            Self::Letter(_) => None,
            Self::Word(word) => Some(word),
        }
    }

    /// Returns the letter in upper case, or the word as people read it.
    pub fn text(&self, alphabet: &Alphabet) -> String {
        match self {
            Self::Letter(letter) => alphabet.upper(*letter).to_string(),
            Self::Word(word) => word.to_string(),
        }
    }

    /// Returns the guess as programs read and write it: the letter in upper case, or the letters of the word between
    /// colons, such as `:ELEPHANT:`.
    pub fn written(&self, alphabet: &Alphabet) -> String {
        match self {
            Self::Letter(letter) => alphabet.upper(*letter).to_string(),
            Self::Word(word) => format!(":{}:", word.played()),
        }
    }

    /// Returns one character for where there is room for no more: for a word a question mark, or an exclamation mark if
    /// it was right (`hit`).
    pub fn face(&self, alphabet: &Alphabet, hit: bool) -> Cased {
        match self {
            Self::Letter(letter) => alphabet.cased(*letter),
            Self::Word(_) => {
                let mark = if hit { '!' } else { '?' };
                Cased { upper: mark, lower: mark }
            }
        }
    }

    /// Returns the truth about the guess if `word` is the word.
    pub fn answer_for(&self, word: &Word) -> Places {
        match self {
            Self::Letter(letter) => word.places_of(*letter),
            Self::Word(guessed) if **guessed == *word => Places::all(word.letters().len()),
            Self::Word(_) => Places::NONE,
        }
    }

    /// Returns the letters whose places an answer tells: all letters of a right word, and none of a wrong one.
    pub fn letters(&self, places: Places) -> LetterSet {
        match self {
            Self::Letter(letter) => [*letter].into_iter().collect(),
            Self::Word(_) if places.is_empty() => LetterSet::EMPTY,
            Self::Word(word) => word.letter_set(),
        }
    }

    /// Reveals in a pattern what the guess and its answer show.
    pub fn reveal(&self, pattern: &mut Pattern, places: Places) {
        match self {
            Self::Letter(letter) => pattern.reveal(*letter, places),
            Self::Word(word) => {
                let told = self.letters(places).iter();
                told.for_each(|letter| pattern.reveal(letter, word.places_of(letter)));
            }
        }
    }
}

impl From<Letter> for Guess {
    fn from(letter: Letter) -> Self {
        Self::Letter(letter)
    }
}

impl From<Word> for Guess {
    fn from(word: Word) -> Self {
        Self::Word(Box::new(word))
    }
}
