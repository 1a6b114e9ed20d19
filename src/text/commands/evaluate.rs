//! The sentences of `evaluate`.

use std::fmt::Display;

use crate::text::values::{capital, counted, grouped};
use crate::text::{Medium, count};

/// "frequency against fair".
pub fn who(guesser: impl Display, opponent: impl Display) -> String {
    format!("{guesser} against {opponent}")
}

/// Says how many words were skipped because the list has no words of their lengths.
pub fn skipped(words: usize, list: &str) -> String {
    let words = counted(words, "word was", "words were");
    format!("{words} skipped: the list {list} has none as long.")
}

/// Says that an evaluation was stopped.
pub fn unfinished(done: usize, asked: usize) -> String {
    format!("Unfinished: {} of {} done.", grouped(done), grouped(asked))
}

/// Says how many games the guesser lost by a fault.
pub fn lost_by_fault(games: usize) -> String {
    format!("Lost by a fault of the guesser: {}.", count::games(games))
}

/// Says how many games ended with a fault of the setter.
pub fn left_out(games: usize) -> String {
    format!("Ended with a fault of the opponent and not counted: {}.", count::games(games))
}

/// Says why the evaluation ended early.
pub const GAVE_UP: &str = "No game was played to its end, so the others were left out.";

/// Formats a share (0 ..= 1) in percent.
pub fn percent(share: f64) -> String {
    format!("{:.3} %", 100.0 * share)
}

/// Formats a mean.
pub fn mean(number: f64) -> String {
    format!("{number:.4}")
}

pub const WON: &str = "won";
/// The label of the mean number of misses to the end of each word.
pub const MEAN_MISSES: &str = "mean misses";
pub const MEAN_ACCURACY: &str = "mean accuracy";
pub const MEAN_GUESSES: &str = "mean guesses";
pub const CPU_TIME: &str = "CPU time";
pub const PEAK_MEMORY: &str = "peak memory";
/// Says what the peak memory refers to.
pub const ALL_PROCESSES: &str = "all processes of the program";
pub const MISSES: &str = "misses";
/// Ends the sentence about lost rounds.
pub const IS_LOST: &str = ", lost.";
/// Separates lost rounds in the histogram.
pub const LOST: &str = "------ lost ";

/// Says how far rounds are played: against an opponent that cheats, or with the words of others.
pub const fn played_on(cheats: bool) -> &'static str {
    if cheats { "past the last guess as if each were the last" } else { "to the end of each word" }
}

/// Returns what the histogram counts.
pub const fn rounds(cheats: bool) -> &'static str {
    if cheats { "lengths" } else { "words" }
}

/// Says that rounds end with this miss.
pub fn in_round(lives: u32) -> String {
    format!("where miss {lives} ends the round")
}

/// Returns the formula of the accuracy.
pub fn accuracy_is(lives: u32) -> String {
    format!("1 - misses/{lives}, never below 0")
}

/// Says what the number of letters refers to.
pub fn letters_for_each(cheats: bool) -> String {
    format!("letters for each {}, hits among them", if cheats { "length" } else { "word" })
}

/// Says what the time refers to.
pub fn time_for_each(decisions: usize, word_by_word: bool) -> String {
    match word_by_word {
        true => format!("for each of {}", counted(decisions, "guess", "guesses")),
        false => format!(
            "for each of {}, made once for all words",
            counted(decisions, "decision", "decisions")
        ),
    }
}

/// The source of the words of an evaluation.
#[derive(Clone, Copy, Debug)]
pub enum Source<'a> {
    /// An evil opponent holds no word; this many lengths of the list are played.
    Lengths(usize),
    /// This many words of the list.
    List(usize),
    /// This many words of another file.
    Hidden(usize, &'a str),
    /// Words hidden from the guesser: their share (0 to 1), and whether families stay together.
    HeldOut(usize, f64, bool),
}

/// Returns a line that says what was evaluated, with a seed if words were drawn.
pub fn title(who: &str, source: Source<'_>, list: &str, seed: Option<u64>, lives: u32) -> String {
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
    format!("{who}: {source}{drawn}, {}", count::lives(lives as usize))
}

/// Returns a line with an aligned figure.
pub fn figure(name: &str, figure: &str, about: &str, to: Medium) -> String {
    if !to.is_screen() {
        return format!("{}: {figure}, {about}.", capital(name));
    }
    format!("{name:<14} {figure:>10}  {about}").trim_end().to_owned()
}

/// "2 misses: 10 words, 33.33 %".
pub fn rounds_with(misses: usize, count: usize, percent: f64, cheats: bool) -> String {
    let rounds = if cheats { count::lengths(count) } else { count::words(count) };
    format!("{}: {rounds}, {percent:.2} %", count::misses(misses))
}

/// Formats a time in a suitable unit.
pub fn duration(seconds: f64) -> String {
    match seconds {
        1.0.. => format!("{seconds:.2} s"),
        1e-3.. => format!("{:.2} ms", seconds * 1e3),
        _ => format!("{:.2} us", seconds * 1e6),
    }
}

/// Formats a number of bytes.
pub fn megabytes(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}
