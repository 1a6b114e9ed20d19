//! Owns the guessers that count words: [`Frequency`] and [`NoisyFrequency`].

use std::cmp::Reverse;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::{Guesser, Merit, Rated};
use crate::position::Position;
use hangman_words::Letter;

/// Guesses the letter that is in the most candidates; ties go to the first letter of the alphabet.
#[derive(Clone, Copy, Debug, Default)]
pub struct Frequency;

impl Guesser for Frequency {
    fn rate(&mut self, position: &Position) -> Vec<Rated> {
        let mut rated = open(position);
        rated.sort_by_key(|rated| Reverse(rated.with));
        rated
    }
}

/// Guesses the letter that seems to be in the most candidates. Each count is off by up to a share of itself,
/// as people's counts are; the error is drawn separately for every letter of every guess.
#[derive(Clone, Debug)]
pub struct NoisyFrequency {
    noise: f64,
    rng: Xoshiro256PlusPlus,
}

impl NoisyFrequency {
    /// Creates a guesser whose counts are off by up to `noise` (0 ..= 1) of themselves, drawn from the seed.
    pub fn new(noise: f64, seed: u64) -> Self {
        Self { noise, rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl Guesser for NoisyFrequency {
    fn rate(&mut self, position: &Position) -> Vec<Rated> {
        let Self { noise, rng } = self;
        let felt = |rated: Rated| {
            (rated.with as f64 * (1.0 + *noise * rng.random_range(-1.0..=1.0)), rated)
        };
        let mut rated: Vec<_> = open(position).into_iter().map(felt).collect();
        rated.sort_by(|one, other| other.0.total_cmp(&one.0));
        rated.into_iter().map(|(_, rated)| rated).collect()
    }
}

/// Returns the letters that are in some candidate and have not been guessed, in alphabetical order.
fn open(position: &Position) -> Vec<Rated> {
    let Some(candidates) = position.candidates() else { return Vec::new() };
    let counts = candidates.letter_counts();
    let rated = |letter: Letter| {
        let (with, of) = (counts[letter.index()] as usize, candidates.len());
        Rated { letter, with, of, merit: Merit::Presence }
    };
    position.open().map(rated).filter(|rated| rated.with > 0).collect()
}
