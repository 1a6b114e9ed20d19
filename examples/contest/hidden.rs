//! Owns the hidden half of the unseen-words contest: which words its players are asked, worked out from two public files.
//!
//! The contest gives its players half of a public word list to learn from and asks them the other half.

use std::collections::BTreeSet;

/// Returns the words of the public list, sorted: each line without the characters that are not letters from a to z, in
/// lower case, unless it has a digit.
pub fn public(lines: &str) -> BTreeSet<String> {
    let without_digits = lines.lines().filter(|line| !line.contains(|c: char| c.is_ascii_digit()));
    let word = |line: &str| -> String {
        line.to_lowercase().chars().filter(char::is_ascii_lowercase).collect()
    };
    without_digits.map(word).filter(|word| !word.is_empty()).collect()
}

/// Returns the public words that are not in the training file, sorted, one on each line.
pub fn hidden(public: &BTreeSet<String>, training: &str) -> String {
    let known: BTreeSet<&str> = training.lines().map(str::trim).collect();
    let hidden = public.iter().filter(|word| !known.contains(word.as_str()));
    hidden.flat_map(|word| [word.as_str(), "\n"]).collect()
}
