//! What `solve` and `verify` say of values and proofs.

use std::path::Path;

/// The names of the columns.
pub const COLUMNS: &str = "length   words  value  par  seconds       nodes";

/// Behind a row whose value is not known yet.
pub const UNFINISHED: &str = "unfinished";

/// A proof has been written.
#[must_use]
pub fn written(bytes: usize, path: &Path) -> String {
    format!("{bytes} bytes of proof written to {path:?}")
}

/// The words are being looked at before the search.
#[must_use]
pub fn beginning(length: usize, words: usize) -> String {
    format!("length {length}, {words} words: looking at them")
}

/// How far the search for a value has come.
#[must_use]
pub fn progress(length: usize, words: usize, lower: usize, upper: usize) -> String {
    format!("length {length}, {words} words: {}", bounds(lower, upper))
}

/// "11", "11 or 12", "11 to 14".
#[must_use]
pub fn bounds(lower: usize, upper: usize) -> String {
    match upper - lower {
        0 => lower.to_string(),
        1 => format!("{lower} or {upper}"),
        _ => format!("{lower} to {upper}"),
    }
}

/// What a proof proves that holds: a line for each.
#[must_use]
pub fn proven(
    value: usize,
    about: (usize, usize, &str),
    positions: usize,
    claims: usize,
) -> [String; 4] {
    let (words, length, list) = about;
    [
        format!("value {value} proven: both halves hold"),
        format!("{words} words of {length} letters ({list})"),
        format!("the guesser's half: a letter for each of {positions} positions"),
        format!("the setter's half: {claims} claims"),
    ]
}

/// A position: the pattern, and the letters that are not in the word.
#[must_use]
pub fn position(pattern: &str, without: &str) -> String {
    if without.is_empty() { pattern.to_owned() } else { format!("{pattern} without {without}") }
}
