//! The sentences of the subcommands, one file each.

pub mod check;
pub mod evaluate;
pub mod matches;
pub mod oracle;
pub mod puzzles;
pub mod solve;
pub mod usage;

use crate::words::Word;

/// The titles of the notices that accompany every copy of the program.
pub const NOTICES: [&str; 4] = [
    "The notices of SCOWL, the full English list",
    "The word lists and the meanings of words",
    "The program, as an alternative to the Apache licence 2.0",
    "The packages that the program is built from",
];

/// Says how many lines of a transcript were skipped before those shown.
pub fn lines_before(lines: usize) -> String {
    format!("... {} before", super::values::counted(lines, "line", "lines"))
}

/// A seal that holds for a word.
pub fn seal_holds(word: &Word) -> String {
    format!(
        "The seal matches {word}. If you saw it before your first guess, the word was chosen by then."
    )
}

/// A seal that does not; `found` is what it would have been.
pub fn seal_does_not_hold(word: &Word, found: impl std::fmt::Display) -> String {
    format!("The seal does not hold: {word} with this salt has the seal {found}.")
}
