//! Makes the openings that are dealt with the words of each length.

use std::fmt::Write;
use std::sync::Arc;

use evil_hangman::game::opening::{Book, Opening};
use evil_hangman::guesser::Exact;
use evil_hangman::words::{Grade, WordsOfLength};

/// About how many openings of a length are tried in a list of full grade, spread evenly over all.
const TRIED: usize = 150;

/// Solves the openings of these words, which are all that a list has of their length, and returns them with their values;
/// none for lengths that have no book. Returns `None` if an opening has no known value. This takes minutes.
///
/// Every opening of an everyday list is tried. The full lists have millions of words, and about 150 openings of each
/// length are enough.
pub fn solved(grade: Grade, words: &Arc<WordsOfLength>) -> Option<Vec<(Opening, usize)>> {
    if !Book::LENGTHS.contains(&words.length()) {
        return Some(Vec::new());
    }
    let all = Opening::all(&words.candidates());
    let step = match grade {
        Grade::Full => all.len().div_ceil(TRIED).max(1),
        Grade::Everyday => 1,
    };
    let bare = |one: &Opening, next: &Opening| {
        (one.letter(), one.places()) == (next.letter(), next.places())
    };
    let mut exact = Exact::new(u64::MAX);
    let mut solved = Vec::new();
    for &opening in all.chunk_by(bare).step_by(step).flatten() {
        let value = exact.value(&opening.keep(words.candidates())?, &|| false)?.value()?;
        solved.push((opening, value));
    }
    Some(solved)
}

/// Formats the value of words and openings, given in the order of [`Opening::all`], as a line with its line break.
pub fn line(words: &WordsOfLength, blank: usize, openings: &[(Opening, usize)]) -> String {
    let alphabet = words.alphabet();
    let mut line = format!("{} {blank} {:x}", words.length(), words.fingerprint());
    for (opening, value) in openings {
        let digit = char::from_digit(*value as u32, 36).unwrap_or('z');
        match opening.absent() {
            Some(absent) => line.push(alphabet.upper(absent)),
            None => drop(write!(line, " {}:", opening.text(alphabet))),
        }
        line.push(digit);
    }
    line + "\n"
}
