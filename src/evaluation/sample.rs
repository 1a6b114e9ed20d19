//! Owns [`sample`], which draws some of many words.

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::words::Candidates;

/// Draws this many different words, each set of them equally likely, from the seed; all where there are
/// no more.
///
/// The words are gone through in order, and each is taken with the chance that is left to it
/// (selection sampling: Fan, Muller and Rezucha 1962).
#[must_use]
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
