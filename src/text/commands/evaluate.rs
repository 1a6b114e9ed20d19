//! What `evaluate` says of a guesser.

use std::fmt::Display;

use crate::text::count;
use crate::text::values::{counted, grouped};

/// "frequency against fair".
#[must_use]
pub fn who(guesser: impl Display, opponent: impl Display) -> String {
    format!("{guesser} against {opponent}")
}

/// Words that the list has no others of the same length for.
#[must_use]
pub fn skipped(words: usize, list: &str) -> String {
    let words = counted(words, "word was", "words were");
    format!("{words} skipped: the list {list} has none as long.")
}

/// An evaluation that was stopped.
#[must_use]
pub fn unfinished(done: usize, asked: usize) -> String {
    format!("Unfinished: {} of {} done.", grouped(done), grouped(asked))
}

/// A table that was stopped while somebody played.
#[must_use]
pub fn stopped(who: &str) -> String {
    format!("Unfinished: stopped while {who} played.")
}

/// The names of figures.
pub const WON: &str = "won";
/// Misses of a round that goes on to the end.
pub const MEAN_MISSES: &str = "mean misses";
/// One minus the share of misses.
pub const MEAN_ACCURACY: &str = "mean accuracy";
/// Letters of a round.
pub const MEAN_GUESSES: &str = "mean guesses";
/// Seconds of a guess.
pub const CPU_TIME: &str = "CPU time";
/// The most memory.
pub const PEAK_MEMORY: &str = "peak memory";
/// Says what the peak is of.
pub const WHOLE_PROGRAM: &str = "the whole program";
/// One figure for all.
pub const SCORE: &str = "score";
/// Says what the score is made of.
pub const SCORE_IS: &str = "accuracy^2 / sqrt(seconds for each x bytes)";
/// Above the histogram.
pub const MISSES: &str = "misses";
/// Says where rounds begin to be lost.
pub const LOST: &str = "------ lost ";

/// Says how far rounds are played on: those of an evil opponent are lengths, those of others words.
#[must_use]
pub const fn played_on(evil: bool) -> &'static str {
    if evil { "past the last guess as if each were the last" } else { "to the end of each word" }
}

/// Says what is counted in a histogram.
#[must_use]
pub const fn rounds(evil: bool) -> &'static str {
    if evil { "lengths" } else { "words" }
}

/// The misses of rounds that end with this one.
#[must_use]
pub fn in_round(lives: u32) -> String {
    format!("where miss {lives} ends the round")
}

/// Says how accuracy is worked out.
#[must_use]
pub fn accuracy_is(lives: u32) -> String {
    format!("1 - misses/{lives}, never below 0")
}

/// Says what the letters are counted for.
#[must_use]
pub fn letters_for_each(evil: bool) -> String {
    format!("letters for each {}, hits among them", if evil { "length" } else { "word" })
}

/// Says what the time is for.
#[must_use]
pub fn time_for_each(decisions: usize, word_by_word: bool) -> String {
    match word_by_word {
        true => format!("for each of {}", counted(decisions, "guess", "guesses")),
        false => format!(
            "for each of {}, made once for all words",
            counted(decisions, "decision", "decisions")
        ),
    }
}

/// Where the words of an evaluation come from.
#[derive(Clone, Copy, Debug)]
pub enum Source<'a> {
    /// An evil opponent holds no word; this number of lengths of the list.
    Lengths(usize),
    /// Words of the list.
    List(usize),
    /// Words of another file.
    Hidden(usize, &'a str),
    /// Words that the guesser's list lacks: their share (0 to 1), and whether families stay together.
    HeldOut(usize, f64, bool),
}

/// Says what was evaluated, in a line; with a seed where words were drawn.
#[must_use]
pub fn title(who: &str, source: Source<'_>, list: &str, seed: Option<u64>, lives: u32) -> String {
    format!("{who}: {}, {}", played_about(source, list, seed), misses_lose(lives))
}

/// Which words were played, and with what seed if they were drawn.
#[must_use]
pub fn played_about(source: Source<'_>, list: &str, seed: Option<u64>) -> String {
    let source = match source {
        Source::Lengths(lengths) => format!("{} of the list {list}", count::lengths(lengths)),
        Source::List(words) => format!("{} of the list {list}", count::words(words)),
        Source::Hidden(words, hidden) => {
            format!("{} of {hidden}, guessed with the list {list}", count::words(words))
        }
        Source::HeldOut(words, share, families) => {
            let families = if families { ", families kept together" } else { "" };
            let words = count::words(words);
            format!("{words} held out of the list {list} (share {share}{families})")
        }
    };
    let drawn = seed.map_or_else(String::new, |seed| format!(", drawn with seed {seed}"));
    format!("{source}{drawn}")
}

fn misses_lose(lives: u32) -> String {
    counted(lives as usize, "miss loses", "misses lose")
}

/// Above a table of guessers and opponents: what its cells are.
#[must_use]
pub fn table(lives: u32) -> String {
    format!("Rounds won in %, and misses on average; miss {lives} ends a round.")
}

/// Says what such a table was played with.
#[must_use]
pub fn played_with(
    words: usize,
    hidden: Option<&str>,
    lengths: usize,
    list: &str,
    lives: u32,
) -> String {
    let (words, lengths) = (count::words(words), count::lengths(lengths));
    let hidden = hidden.map_or_else(String::new, |name| format!(" of {name}"));
    let lives = misses_lose(lives);
    format!("fair: {words}{hidden}; the others: {lengths}; list {list}, {lives}")
}

/// Hidden words that the list has no others of the same length for.
#[must_use]
pub fn hidden_skipped(words: usize) -> String {
    let words = counted(words, "hidden word", "hidden words");
    format!("{words} skipped: the list has none as long")
}
