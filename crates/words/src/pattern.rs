//! Owns [`Pattern`]: what is revealed of the word.

use std::fmt;

use super::alphabet::Alphabet;
use super::letter::Letter;
use super::places::Places;
use super::word::Word;

/// The places of a word, each with its letter once that is revealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    alphabet: &'static Alphabet,
    places: Vec<Option<Letter>>,
}

impl Pattern {
    /// Creates the pattern of a word of `length` letters of which nothing is revealed.
    pub fn hidden(alphabet: &'static Alphabet, length: usize) -> Self {
        Self { alphabet, places: vec![None; length] }
    }

    /// Returns the alphabet of its letters.
    pub const fn alphabet(&self) -> &'static Alphabet {
        self.alphabet
    }

    /// Returns the letter revealed at each place, from left to right; `None` if it is hidden.
    pub fn letters(&self) -> &[Option<Letter>] {
        &self.places
    }

    /// Returns the word that a complete pattern spells.
    pub fn word(&self) -> Option<Word> {
        let letters = self.places.iter().copied().collect::<Option<Vec<_>>>()?;
        Some(Word::of(self.alphabet, letters, None))
    }

    /// Returns the number of letters in the word.
    pub const fn length(&self) -> usize {
        self.places.len()
    }

    /// Returns whether every place is revealed.
    pub fn is_complete(&self) -> bool {
        self.places.iter().all(Option::is_some)
    }

    /// Returns the places where the letter has been revealed.
    pub fn places_of(&self, letter: Letter) -> Places {
        let places = self.places.iter().enumerate();
        places.filter(|(_, known)| **known == Some(letter)).map(|(place, _)| place).collect()
    }

    /// Returns the pattern as the classic assignment writes it, in lower case: `-oo-`.
    pub fn lower(&self) -> String {
        let letter = |place: &Option<Letter>| place.map_or('-', |l| self.alphabet.lower(l));
        self.places.iter().map(letter).collect()
    }

    /// Reveals the letter at these places.
    pub fn reveal(&mut self, letter: Letter, places: Places) {
        for (place, known) in self.places.iter_mut().enumerate() {
            if places.contains(place) {
                *known = Some(letter);
            }
        }
    }
}

impl fmt::Display for Pattern {
    /// Writes hidden places as dashes, as the classic assignment does: `-OO-`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |place: &Option<Letter>| place.map_or('-', |l| self.alphabet.upper(l));
        f.pad(&self.places.iter().map(letter).collect::<String>())
    }
}
