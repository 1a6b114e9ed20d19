//! [`Opening`]: what is revealed of the word before the first guess. A [`Book`] has those that are dealt.

mod book;

pub use book::Book;

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::unsigned;
use hangman_words::{Alphabet, Candidates, Letter, LetterSet, MAX_LENGTH, Places};

/// What is revealed before the first guess: one letter in its one or two places, and perhaps one letter that
/// is absent.
///
/// These are ordinary answers that cost nothing, so everything that is exact about a round stays exact.
/// Written as `T5` or `E2,5-S`, with places counted from 1; see [`OpeningText`].
///
/// # Examples
/// ```
/// use hangman_core::game::opening::{Opening, OpeningText};
/// use hangman_words::{EmbeddedList, ENGLISH};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let opening = "E2,5-S".parse::<OpeningText>()?.on(&ENGLISH).ok_or("not English")?;
/// let list = EmbeddedList::EVERYDAY.load();
/// let words = list.of_length(8).ok_or("no such words")?.candidates();
/// let left = opening.keep(words).ok_or("no word fits")?;
/// assert!(left.words().all(|word| !word.to_string().contains('S')));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    letter: Letter,
    places: Places,
    absent: Option<Letter>,
}

impl Opening {
    /// The maximum number of places of the letter.
    const MOST_PLACES: usize = 2;

    /// The least and the most words that [`Opening::least_words`] asks for.
    const LEAST_WORDS: (usize, usize) = (30, 100);

    /// The number of absent letters tried with a letter in place: the most frequent ones, which change the
    /// game most.
    const ABSENT: usize = 5;

    /// Returns how many words an opening must leave of this many to be dealt: a twenty-fifth, between 30 and 100. With fewer,
    /// rounds are alike and soon over.
    pub fn least_words(of: usize) -> usize {
        let (least, most) = Self::LEAST_WORDS;
        (of / 25).clamp(least, most)
    }

    /// Creates an opening. Returns `None` if there is no place, if there are more than two, or if the absent letter is
    /// the one in place.
    pub fn new(letter: Letter, places: Places, absent: Option<Letter>) -> Option<Self> {
        let is_possible =
            (1..=Self::MOST_PLACES).contains(&places.count()) && absent != Some(letter);
        is_possible.then_some(Self { letter, places, absent })
    }

    /// Returns the letter in place.
    pub const fn letter(self) -> Letter {
        self.letter
    }

    /// Returns all places of that letter.
    pub const fn places(self) -> Places {
        self.places
    }

    /// Returns the absent letter, if there is one.
    pub const fn absent(self) -> Option<Letter> {
        self.absent
    }

    /// Returns the answers that make up the opening.
    pub fn answers(self) -> impl Iterator<Item = (Letter, Places)> {
        let absent = self.absent.map(|letter| (letter, Places::NONE));
        std::iter::once((self.letter, self.places)).chain(absent)
    }

    /// Returns the letters that need not be guessed any more.
    pub fn letters(self) -> LetterSet {
        self.answers().map(|(letter, _)| letter).collect()
    }

    /// Keeps the words that fit; `None` if none do.
    pub fn keep(self, mut words: Candidates) -> Option<Candidates> {
        self.answers().all(|(letter, places)| words.keep(letter, places)).then_some(words)
    }

    /// Returns every opening that leaves at least [`Opening::least_words`] of these words. The order depends
    /// on the words alone: by letter, then by its places, with the opening without an absent letter first.
    pub fn all(words: &Candidates) -> Vec<Self> {
        let least = Self::least_words(words.len());
        let alphabet = words.listed().alphabet();
        let mut all = Vec::new();
        for letter in alphabet.letters() {
            let mut families = words.split(letter);
            families.sort_by_key(|(family, _)| (family.places.count(), family.places));
            for (family, left) in families {
                let Some(bare) = Self::new(letter, family.places, None) else { continue };
                if left.len() < least {
                    continue;
                }
                all.push(bare);
                let counts = left.letter_counts();
                let mut others: Vec<Letter> =
                    alphabet.letters().filter(|other| *other != letter).collect();
                others.sort_by_key(|other| std::cmp::Reverse(counts[other.index()]));
                for absent in others.into_iter().take(Self::ABSENT) {
                    let without = left.len() - counts[absent.index()] as usize;
                    if counts[absent.index()] > 0 && without >= least {
                        all.push(Self { absent: Some(absent), ..bare });
                    }
                }
            }
        }
        all
    }

    /// Returns the text of the opening.
    pub fn text(self, alphabet: &Alphabet) -> OpeningText {
        OpeningText {
            letter: alphabet.upper(self.letter),
            places: self.places,
            absent: self.absent.map(|letter| alphabet.upper(letter)),
        }
    }
}

/// What rounds begin with. Written as `auto`, `none`, `random`, or an opening.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OpeningChoice {
    /// Nothing is revealed.
    None,
    /// An opening of the book, if there is a book.
    #[default]
    Book,
    /// An opening of the book or, if there is no book, any that leaves enough words.
    Random,
    /// This opening.
    This(OpeningText),
}

impl fmt::Display for OpeningChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.pad("none"),
            Self::Book => f.pad("auto"),
            Self::Random => f.pad("random"),
            Self::This(opening) => opening.fmt(f),
        }
    }
}

impl Serialize for OpeningChoice {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl FromStr for OpeningChoice {
    type Err = OpeningError;

    fn from_str(text: &str) -> Result<Self, OpeningError> {
        match text.trim() {
            "auto" => Ok(Self::Book),
            "none" => Ok(Self::None),
            "random" => Ok(Self::Random),
            text => text.parse().map(Self::This),
        }
    }
}

/// The text of an opening: a letter, its places from 1 separated by commas, and perhaps `-` and an absent
/// letter. Which letters these are depends on the alphabet of the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OpeningText {
    letter: char,
    places: Places,
    absent: Option<char>,
}

/// The error for a text that isn't an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "an opening is auto, none, random, or a letter with its one or two places, such as T5 or E2,5, and perhaps a letter that is absent, such as E2,5-S"
)]
pub struct OpeningError;

impl OpeningText {
    /// Returns the opening with the letters of an alphabet; `None` if the alphabet lacks one of them, or if
    /// both are the same letter.
    pub fn on(self, alphabet: &Alphabet) -> Option<Opening> {
        let absent = match self.absent {
            Some(absent) => Some(alphabet.letter(absent)?),
            None => None,
        };
        Opening::new(alphabet.letter(self.letter)?, self.places, absent)
    }
}

impl fmt::Display for OpeningText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places: Vec<_> = self.places.iter().map(|place| (place + 1).to_string()).collect();
        write!(f, "{}{}", self.letter, places.join(","))?;
        self.absent.map_or(Ok(()), |absent| write!(f, "-{absent}"))
    }
}

impl FromStr for OpeningText {
    type Err = OpeningError;

    fn from_str(text: &str) -> Result<Self, OpeningError> {
        let one = |text: &str| {
            let mut chars = text.chars();
            chars.next().filter(|c| c.is_alphabetic() && chars.next().is_none())
        };
        let (shown, absent) = match text.trim().split_once('-') {
            Some((shown, absent)) => (shown, Some(one(absent).ok_or(OpeningError)?)),
            None => (text.trim(), None),
        };
        let digits = shown.find(|c: char| c.is_ascii_digit()).ok_or(OpeningError)?;
        let letter = one(&shown[..digits]).ok_or(OpeningError)?;
        let place = |text: &str| {
            let place = unsigned(text, 10).filter(|place| (1..=MAX_LENGTH).contains(place))?;
            Some(place - 1)
        };
        let all: Option<Vec<usize>> = shown[digits..].split(',').map(place).collect();
        let all = all.filter(|all| all.len() <= Opening::MOST_PLACES).ok_or(OpeningError)?;
        let places: Places = all.iter().copied().collect();
        let is_one = places.count() == all.len();
        is_one.then_some(Self { letter, places, absent }).ok_or(OpeningError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hangman_words::{ENGLISH, EmbeddedList};

    fn opening(text: &str) -> Opening {
        text.parse::<OpeningText>().unwrap().on(&ENGLISH).unwrap()
    }

    #[test]
    fn an_opening_is_read_as_it_is_written() {
        for text in ["T5", "E2,5", "E2,5-S", "A1-Z", "Q64"] {
            assert_eq!(text.parse::<OpeningText>().unwrap().to_string(), text);
            assert_eq!(opening(text).text(&ENGLISH).to_string(), text);
        }
        assert_eq!(opening(" e2,5-s "), opening("E2,5-S"));
        for text in [
            "", "5", "T", "T0", "T65", "T+5", "T5,5", "E1,2,3", "T5-", "T5-5", "T5-ST", "TE5",
            "T5 S", "-S",
        ] {
            assert!(text.parse::<OpeningText>().is_err(), "{text}");
        }
        assert_eq!("T5-T".parse::<OpeningText>().unwrap().on(&ENGLISH), None);
        assert_eq!("Ä5".parse::<OpeningText>().unwrap().on(&ENGLISH), None);
        for text in ["auto", "none", "random", "T5-S"] {
            assert_eq!(text.parse::<OpeningChoice>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn every_opening_leaves_words_and_fits_them() {
        let list = EmbeddedList::EVERYDAY.load();
        let words = list.of_length(8).unwrap().candidates();
        let all = Opening::all(&words);
        assert!(all.len() > 90 && all.contains(&opening("E8")) && all.contains(&opening("A6-T")));
        for opening in &all {
            let left = opening.keep(words.clone()).unwrap();
            assert!(left.len() >= 82, "a twenty-fifth of 2,054");
            for word in left.words() {
                assert_eq!(word.places_of(opening.letter()), opening.places());
                assert!(opening.absent().is_none_or(|absent| word.places_of(absent).is_empty()));
            }
        }
    }
}
