//! Numbers of things.

use super::values::{counted, one_or};
use crate::game::Lives;

macro_rules! counts {
    ($($(#[$says:meta])* $name:ident: $one:literal, $more:literal;)*) => {
        $($(#[$says])*
        pub fn $name(number: usize) -> String {
            counted(number, $one, $more)
        })*
    };
}

counts! {
    /// "1 word", "28,813 words".
    words: "word", "words";
    /// "1 letter", "8 letters".
    letters: "letter", "letters";
    /// "1 miss", "6 misses".
    misses: "miss", "misses";
    /// "1 hit", "3 hits".
    hits: "hit", "hits";
    /// "1 life", "6 lives".
    lives: "life", "lives";
    /// "1 guess", "14 guesses".
    guesses: "guess", "guesses";
    /// "1 length", "3 lengths".
    lengths: "length", "lengths";
    /// "1 game", "1,000 games".
    games: "game", "games";
}

/// "an 8-letter word", "a 9-letter word".
pub(super) fn word_of(letters: usize) -> String {
    let article = if matches!(letters, 8 | 11 | 18 | 80..=89) { "an" } else { "a" };
    format!("{article} {letters}-letter word")
}

/// "one more life", "2 more lives".
pub(super) fn more_lives(lives: usize) -> String {
    one_or(lives, "more life", "more lives")
}

/// "9 lives", of a round.
pub(super) fn lives_of(round: Lives) -> String {
    lives(round.get() as usize)
}
