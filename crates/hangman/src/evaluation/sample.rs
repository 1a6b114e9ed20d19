//! Owns [`sample`], which draws a random sample of words.

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use hangman_words::Candidates;

/// Draws `count` distinct words with the given seed, so that every set of words is equally likely; returns
/// all words if there are no more.
///
/// It uses selection sampling (Fan, Muller and Rezucha 1962): the words are visited in order, and each is
/// taken with the probability that remains for it.
pub fn sample(hidden: &[Candidates], count: usize, seed: u64) -> Vec<Candidates> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut left: usize = hidden.iter().map(Candidates::len).sum();
    let mut wanted = count.min(left);
    let mut drawn = |number: &u32| {
        let taken = rng.random_range(0..left as u64) < wanted as u64;
        left -= 1;
        wanted -= usize::from(taken);
        taken.then_some(*number)
    };
    let part = |words: &Candidates| {
        let numbers = words.numbers().iter().filter_map(&mut drawn).collect();
        Candidates::only(Arc::clone(words.listed()), numbers)
    };
    hidden.iter().filter_map(part).collect()
}
