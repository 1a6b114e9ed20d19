//! What `solve` and `verify` say of values and proofs.

use std::path::Path;

use crate::solver::proof::Proven;
use crate::text::count;
use crate::text::values::counted;

pub const COLUMNS: &str = "length   words  value  lives  seconds       nodes";
pub const UNFINISHED: &str = "unfinished";

/// A proof has been written.
pub fn written(bytes: usize, path: &Path) -> String {
    format!("{} of proof written to {path:?}", counted(bytes, "byte", "bytes"))
}

/// The words are being looked at before the search.
pub fn beginning(length: usize, words: usize) -> String {
    format!("length {length}, {}: looking at them", count::words(words))
}

/// Says how far the search for a value has come.
pub fn progress(length: usize, words: usize, lower: usize, upper: usize) -> String {
    format!("length {length}, {}: {}", count::words(words), bounds(lower, upper))
}

/// "11", "11 or 12", "11 to 14".
pub fn bounds(lower: usize, upper: usize) -> String {
    match upper - lower {
        0 => lower.to_string(),
        1 => format!("{lower} or {upper}"),
        _ => format!("{lower} to {upper}"),
    }
}

/// Says what a proof proves that holds, about the words of a list: a line for each.
pub fn proven(proven: &Proven, list: &str) -> [String; 4] {
    let Proven { value, length, words, guesser_positions, setter_claims } = *proven;
    [
        format!("value {value} proven: both halves hold"),
        format!("{} of {} ({list})", count::words(words), count::letters(length)),
        format!(
            "the guesser's half: a letter for each of {}",
            counted(guesser_positions, "position", "positions")
        ),
        format!("the setter's half: {}", counted(setter_claims, "claim", "claims")),
    ]
}

/// A position: the pattern, and the letters that are not in the word.
pub fn position(pattern: &str, without: &str) -> String {
    if without.is_empty() { pattern.to_owned() } else { format!("{pattern} without {without}") }
}
