//! What the form before a round says.

use crate::engine::Opponent;
use crate::game::Holder;
use crate::words::{Alphabet, Tier};

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

/// What the words of a list are like, in one short line.
#[must_use]
pub const fn about_list(tier: Tier) -> &'static str {
    match tier {
        Tier::Common => "those that most people know",
        Tier::Standard => "as in a dictionary for every day",
        Tier::Unabridged => "rare ones too",
    }
}

/// What it means that the misses are fewer than a perfect player needs.
#[must_use]
pub const fn below_par(holder: Holder) -> &'static str {
    match holder {
        Holder::Computer(Opponent::Merciless) => "a perfect player cannot win this",
        _ => "even a perfect player may lose this",
    }
}

/// What somebody who has never played can do besides beginning.
pub const FOLDED: &str = "An arrow key shows what you can change.";
