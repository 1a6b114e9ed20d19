//! Owns what tests share, also those of the program: small lists and rounds, and [`Oracle`], with which they compare the
//! solver.

#![allow(dead_code, reason = "no place needs all of it")]

use std::collections::HashMap;

use hangman_core::engine::Opponent;
use hangman_core::game::Round;
use hangman_core::game::library::ListName;
use hangman_words::{Candidates, ENGLISH, Letter, Places, Word, list_of};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The words of the assignment's handout.
pub const NINE: &str = "ally beta cool deal else flew good hope ibex";

/// Returns the transcript of a round about those words, which goes on like this after the list.
pub fn eh1(round: &str) -> String {
    format!("eh1 {} {round}", ListName::of(words(NINE).listed()))
}

pub fn letter(c: char) -> Letter {
    ENGLISH.letter(c).unwrap()
}

pub fn word(text: &str) -> Word {
    Word::parse(text, &ENGLISH).unwrap()
}

/// Returns those of these words that have the length of the shortest.
pub fn words(text: &str) -> Candidates {
    let list = list_of(&ENGLISH, text);
    let shortest = list.lengths().next().unwrap();
    list.of_length(shortest).unwrap().candidates()
}

/// Returns words as they are spelled, separated by blanks.
pub fn spelled(words: impl IntoIterator<Item = Word>) -> String {
    words.into_iter().map(|word| word.to_string()).collect::<Vec<_>>().join(" ")
}

/// Guesses these letters, which the opponent answers without a search.
pub fn guess(round: &mut Round, letters: &str) {
    letters.chars().for_each(|c| _ = round.guess(letter(c)).unwrap());
}

/// Returns a round with the nine words against an opponent that does not search, after these letters.
pub fn played(opponent: Opponent, lives: &str, letters: &str) -> Round {
    let mut round = Round::new(opponent, words(NINE), lives.parse().unwrap(), 1);
    guess(&mut round, letters);
    round
}

/// Returns words of random letters, on a line each, which take long to search and to solve.
pub fn chaos(seed: u64, count: usize, length: usize, letters: u8) -> String {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut letter = || char::from(b'a' + rng.random_range(0..letters));
    (0..count).map(|_| (0..length).map(|_| letter()).collect::<String>() + "\n").collect()
}

/// Returns what a test tries: in the nightly sweep, `SWEEP=1 cargo test`, all of it, and otherwise a part.
pub fn swept<T>(part: T, all: T) -> T {
    if std::env::var_os("SWEEP").is_some() { all } else { part }
}

/// Values by the definition, each set of words once.
#[derive(Default)]
pub struct Oracle(HashMap<Vec<u32>, usize>);

impl Oracle {
    pub fn value(&mut self, words: &Candidates) -> usize {
        if words.len() < 2 {
            return 0;
        }
        if let Some(value) = self.0.get(words.numbers()) {
            return *value;
        }
        let telling = |letter: &Letter| words.families(*letter).len() > 1;
        let letters: Vec<_> = words.listed().alphabet().letters().filter(telling).collect();
        let value = letters.into_iter().map(|letter| self.worst(words, letter)).min().unwrap();
        self.0.insert(words.numbers().to_vec(), value);
        value
    }

    /// The misses after the answer to a letter that costs the most.
    pub fn worst(&mut self, words: &Candidates, letter: Letter) -> usize {
        let families = words.families(letter);
        families.iter().map(|family| self.after(words, letter, family.places)).max().unwrap()
    }

    /// The misses after this answer to a letter, with its own.
    pub fn after(&mut self, words: &Candidates, letter: Letter, places: Places) -> usize {
        let mut kept = words.clone();
        assert!(kept.keep(letter, places), "no word fits");
        usize::from(places.is_empty()) + self.value(&kept)
    }
}
