//! Owns [`RealWords`]: the words of a list by the places that each letter has in them.

use std::collections::{BTreeMap, BTreeSet};

use crate::words::{Letter, Places, WordList};

/// The words of a list by their length, a letter, and its places.
#[derive(Default)]
pub struct RealWords {
    words: Vec<(String, Vec<Letter>)>,
    texts: BTreeSet<String>,
    families: BTreeMap<(usize, Letter), BTreeMap<Places, Vec<u32>>>,
}

impl RealWords {
    /// Sorts the words of a list.
    pub fn of(list: &WordList) -> Self {
        let mut real = Self::default();
        for listed in list.by_length() {
            for word in listed.words() {
                let number = real.words.len() as u32;
                for letter in list.alphabet().letters() {
                    let families = real.families.entry((listed.length(), letter)).or_default();
                    families.entry(word.places_of(letter)).or_default().push(number);
                }
                real.texts.insert(word.played_lower());
                real.words.push((word.played_lower(), word.letters().to_vec()));
            }
        }
        real
    }

    /// Returns the places of a letter in words of this length, with the numbers of the words.
    pub fn families(
        &self,
        length: usize,
        letter: Letter,
    ) -> impl Iterator<Item = (Places, &[u32])> {
        let families = self.families.get(&(length, letter)).into_iter().flatten();
        families.map(|(places, words)| (*places, &**words))
    }

    /// Returns whether this is one of the words.
    pub fn has(&self, word: &str) -> bool {
        self.texts.contains(word)
    }

    /// Returns a word.
    pub fn word(&self, number: u32) -> &str {
        &self.words[number as usize].0
    }

    /// Returns the letters of a word.
    pub fn letters(&self, number: u32) -> &[Letter] {
        &self.words[number as usize].1
    }
}
