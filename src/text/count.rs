//! Numbers of things.

use super::values::{counted, grouped, one_or};
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
    /// "1 life", "6 lives".
    lives: "life", "lives";
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

/// "one more life", "2 more lives".
pub(super) fn more_lives(lives: usize) -> String {
    one_or(lives, "more life", "more lives")
}

/// "9 lives", of a round.
pub(super) fn lives_of(round: Lives) -> String {
    lives(round.get() as usize)
}

/// Says how many of the lives of a round a perfect player would lose where the worst word costs `par` of them, or how many at
/// most against an opponent that doesn't always give the worst answer: "You have 9 lives; a perfect player would lose 5 of them."
pub(super) fn perfect_player(par: usize, opponent: Opponent, round: Lives) -> String {
    let lives = lives_of(round);
    let does = match par {
        par if par >= round.get() as usize => format!("needs {}", par + 1),
        0 => String::from("would lose none"),
        par if opponent.is_perfect() => format!("would lose {} of them", grouped(par)),
        par => format!("would lose at most {} of them", grouped(par)),
    };
    format!("You have {lives}; a perfect player {does}.")
}
