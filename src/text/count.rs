//! Numbers of things.

use super::values::{counted, grouped, one_or, ordinal};
use crate::engine::Opponent;
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
    /// "1 letter is", "2 letters are".
    letters_are: "letter is", "letters are";
    /// "1 miss", "6 misses".
    misses: "miss", "misses";
    /// "1 miss loses", "6 misses lose".
    misses_that_lose: "miss loses", "misses lose";
    /// "1 more round", "2 more rounds".
    more_rounds: "more round", "more rounds";
    /// "1 guess", "14 guesses".
    guesses: "guess", "guesses";
    /// "1 family", "41 families".
    families: "family", "families";
    /// "1 length", "3 lengths".
    lengths: "length", "lengths";
    /// "1 game", "1,000 games".
    games: "game", "games";
    /// "1 round", "1,000 rounds".
    rounds: "round", "rounds";
    /// "1 day", "2 days".
    days: "day", "days";
}

/// "one more miss", "2 more misses".
pub(super) fn more_misses(misses: usize) -> String {
    one_or(misses, "more miss", "more misses")
}

/// "the 11th miss", "the first miss".
pub(super) fn miss_that_loses(lives: Lives) -> String {
    match lives.get() {
        1 => String::from("the first miss"),
        lives => format!("the {} miss", ordinal(lives as usize)),
    }
}

/// Says how many misses a perfect player needs where the worst word costs this many: "a perfect player wins with 7 misses".
pub(super) fn perfect_player(par: usize) -> String {
    match par {
        0 => String::from("a perfect player wins without a miss"),
        par => format!("a perfect player wins with {}", misses(par)),
    }
}

/// The same, or how many at most against an opponent that doesn't always give the worst answer.
pub(super) fn needed(par: usize, opponent: Opponent) -> String {
    match par {
        1.. if !opponent.is_perfect() => {
            format!("a perfect player wins with at most {}", misses(par))
        }
        _ => perfect_player(par),
    }
}

/// "once", "twice", "3 times".
pub(super) fn times(number: usize) -> String {
    match number {
        1 => String::from("once"),
        2 => String::from("twice"),
        number => format!("{} times", grouped(number)),
    }
}

/// Says how often perfect guesses miss from here on: "would still miss 7 times".
pub(super) fn still(misses: usize) -> String {
    match misses {
        0 => String::from("would not miss again"),
        _ => format!("would still miss {}", times(misses)),
    }
}

/// The same, or how often at most against an opponent that doesn't always give the worst answer.
pub(super) fn still_against(misses: usize, opponent: Opponent) -> String {
    match misses {
        1.. if !opponent.is_perfect() => format!("would still miss at most {}", times(misses)),
        _ => still(misses),
    }
}
