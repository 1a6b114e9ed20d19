//! The sentences of `match`.

use std::fmt::Display;

use crate::text::count;
use crate::text::values::{counted, ended};

pub const GAMES: &str = "games";

/// Returns a line about the games and their settings.
pub fn title(games: usize, list: &str, lives: u32, seed: u64) -> String {
    let lives = count::lives(lives as usize);
    format!("{}, list {list}, {lives}, seed {seed}", count::games(games))
}

/// Says that a match was stopped before all games were played.
pub fn unfinished(asked: usize) -> String {
    format!("Unfinished: stopped before {} played.", counted(asked, "game was", "games were"))
}

pub const RATES: &str = "guesser won   95 % sure     misses  faults";

/// Formats the games won, the games played, and the confidence interval.
pub fn rate(won: usize, games: usize, low: f64, high: f64) -> String {
    format!("{won:>4} of {games:<4} {:>5.1} .. {:>5.1}%", 100.0 * low, 100.0 * high)
}

/// Explains pairings in which games were repeated.
pub const SAME_AGAIN: &str =
    "Where two players play the same game of a length each time, the interval counts it once.";
pub const NO_RATINGS: &str =
    "No ratings: they need wins and losses that link every player to every other.";
pub const RATINGS: &str = "Ratings (Bradley-Terry; 400 is odds of ten to one; the mean is 0):";

/// Describes a game in which a player broke a rule; `times` games were like it.
pub fn faulty_game(
    number: usize,
    guesser: &str,
    setter: &str,
    sentence: &str,
    times: usize,
) -> String {
    let times = match times {
        1 => String::new(),
        times => format!(" ({times} games like this)"),
    };
    format!("Game {number} of {guesser} against {setter}: {sentence}{times}")
}

/// Describes a fault: "the setter python3 setter.py gave no answer within 100 ms."
pub fn fault(role: impl Display, player: impl Display, fault: impl Display) -> String {
    ended(&format!("the {role} {player} {fault}"))
}

/// Describes a fault at the end of a transcript, where the player is known.
pub fn fault_of(role: impl Display, fault: impl Display) -> String {
    format!("the {role} {fault}")
}

/// Says how many kinds of faults are not listed.
pub fn more_faults(kinds: usize) -> String {
    let kinds = counted(kinds, "more kind", "more kinds");
    format!("And {kinds} of fault; --json and --transcripts DIR have them all.")
}

/// Returns the name of a test of a player in a course.
pub fn plays_by_the_rules(
    guesser: impl Display,
    setter: impl Display,
    role: impl Display,
) -> String {
    format!("{guesser} against {setter}: the {role} plays by the rules")
}

/// Says how many games a player won, with the confidence interval (0 ..= 1).
pub fn games_won(won: usize, games: usize, sure: (f64, f64)) -> String {
    format!("won {won} of {} {}", count::games(games), interval(sure))
}

/// Formats a confidence interval (0 ..= 1).
pub fn interval((low, high): (f64, f64)) -> String {
    format!("(95 % sure: {:.1} to {:.1} %)", 100.0 * low, 100.0 * high)
}

/// Combines the number of a game and a sentence about it.
pub fn game(number: usize, sentence: &str) -> String {
    format!("Game {number}: {sentence}")
}
