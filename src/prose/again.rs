//! The same letters against several opponents.

use super::{count, grouped, listed};
use crate::game::{Round, Standing};

/// What is played again.
#[must_use]
pub fn title(opponents: &[String], round: &Round, words: usize) -> String {
    let length = count::letters(round.engine().pattern().length());
    let misses = count::misses(round.guesses().get() as usize);
    let words = count::words(words);
    format!("The same letters against {}: {length}, {misses}, {words}.", listed(opponents, "and"))
}

/// What is known after a letter, and how many words are left.
#[must_use]
pub fn stand(round: &Round) -> String {
    format!("{}  {}", round.engine().pattern(), grouped(round.words_left()))
}

/// How it ended.
#[must_use]
pub fn ended(round: &Round) -> String {
    let left = super::screens::misses_left(round.guesses_left() as usize);
    match round.standing() {
        Standing::Won => format!("won, {left}"),
        Standing::Lost => String::from("lost"),
        Standing::InPlay => left,
    }
}
