//! What the form before a round says.

use crate::words::Alphabet;

/// What to say to something else than a digit.
pub const DIGITS: &str = "type digits here, or step with ← and →";

/// What to say to a length that was left empty.
pub const NO_LENGTH: &str = "enter the word length";

/// What to say to something else than a letter of a word.
#[must_use]
pub fn letters_only(alphabet: &Alphabet) -> String {
    let (first, last) = super::first_and_last(alphabet);
    format!("a word is made of the letters {first} to {last}")
}
