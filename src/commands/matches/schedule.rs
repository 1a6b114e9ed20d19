//! The lengths and seeds of the games of a match, drawn from one seed.

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::players::Game;
use crate::words::WordList;

/// Draws this many games of these lengths, each length as often as its words occur in the list. The first
/// games don't depend on how many follow.
pub fn schedule(list: &WordList, lengths: &[usize], games: usize, seed: u64) -> Vec<Game> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let words: usize = lengths.iter().map(|length| list.count(*length)).sum();
    let game = |number| {
        let seed = rng.random_range(0..=u64::MAX);
        let mut at = rng.random_range(0..words.max(1) as u64) as usize;
        let length = lengths.iter().find(|length| {
            let here = at < list.count(**length);
            at = at.saturating_sub(list.count(**length));
            here
        });
        let listed = Arc::clone(list.of_length(*length?)?);
        Some(Game { number, listed, seed, word: None })
    };
    (0..games).filter_map(game).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{ENGLISH, list_of};

    #[test]
    fn lengths_are_as_frequent_as_their_words_and_a_seed_is_a_schedule() {
        let list = list_of(&ENGLISH, "a\nab\nbc\ncd\nabcd\n");
        let drawn = |games, seed| {
            let games = schedule(&list, &[1, 2], games, seed);
            games.iter().map(|game| (game.listed.length(), game.seed)).collect::<Vec<_>>()
        };
        let many = drawn(4000, 3);
        let ones = many.iter().filter(|(length, _)| *length == 1).count();
        assert!((900..1100).contains(&ones), "{ones} of 4000, where a quarter is expected");
        assert_eq!(drawn(10, 3), many[..10]);
        assert_ne!(drawn(10, 4), many[..10]);
    }
}
