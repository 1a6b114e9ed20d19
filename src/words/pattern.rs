//! Owns [`Pattern`], what a guesser sees of the word.

use std::fmt;

use super::alphabet::Alphabet;
use super::letter::Letter;
use super::places::Places;

/// The places of a word, each with its letter once that is revealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    alphabet: &'static Alphabet,
    places: Vec<Option<Letter>>,
}

impl Pattern {
    /// Nothing revealed yet of a word of `length` letters.
    #[must_use]
    pub fn hidden(alphabet: &'static Alphabet, length: usize) -> Self {
        Self { alphabet, places: vec![None; length] }
    }

    /// What is known of each place, from left to right.
    #[must_use]
    pub fn letters(&self) -> &[Option<Letter>] {
        &self.places
    }

    /// Letters in the word.
    #[must_use]
    pub const fn length(&self) -> usize {
        self.places.len()
    }

    /// Whether every place is revealed.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.places.iter().all(Option::is_some)
    }

    /// Where the letter has been revealed.
    #[must_use]
    pub fn places_of(&self, letter: Letter) -> Places {
        let places = self.places.iter().enumerate();
        places.filter(|(_, known)| **known == Some(letter)).map(|(place, _)| place).collect()
    }

    /// Writes the letter in these places.
    pub fn reveal(&mut self, letter: Letter, places: Places) {
        for (place, known) in self.places.iter_mut().enumerate() {
            if places.contains(place) {
                *known = Some(letter);
            }
        }
    }
}

impl fmt::Display for Pattern {
    /// `-OO-`: the assignment's way to write it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |place: &Option<Letter>| place.map_or('-', |l| self.alphabet.upper(l));
        f.pad(&self.places.iter().map(letter).collect::<String>())
    }
}
