//! Owns the values of the embedded lists. They are proven, so the program need not compute them.
//!
//! `evil-hangman solve --list LIST` computes them. A test proves those of English and checks the proofs; a
//! nightly run of the example `proofs` does so for every language.

use super::embedded::Tier;

/// For each list and each length (letters) from 2, the misses that can be forced on a perfect player.
static VALUES: [&[u8]; Tier::ALL.len()] = [
    // Common
    &[7, 12, 12, 11, 11, 10, 7, 5, 4, 3, 2, 2, 2, 2, 1, 0, 0],
    // Standard
    &[8, 14, 12, 12, 12, 11, 7, 5, 4, 3, 3, 3, 2, 2, 1, 1, 1, 1, 1, 0, 1, 0],
    // Unabridged
    &[
        14, 17, 17, 16, 12, 11, 8, 7, 5, 6, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0,
        0, 0, 0, NONE, 0, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 0,
    ],
    // GermanCommon
    &[1, 9, 9, 8, 7, 5, 4, 4, 3, 2, 2, 2, 1, 0, 1, 0, 1, 0, 0, 0, NONE, 0],
    // GermanFull
    &[2, 14, 13, 12, 11, 10, 10, 10, 8, 6, 6, 4, 4, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 1],
    // SpanishCommon
    &[8, 7, 10, 7, 5, 4, 3, 3, 3, 2, 2, 1, 1, 1, 0, 0, 0, 0],
    // SpanishFull
    &[15, 12, 14, 11, 11, 7, 8, 5, 4, 5, 4, 2, 2, 2, 1, 1, 1, 1, 1, 0],
    // FrenchCommon
    &[10, 10, 8, 8, 6, 4, 3, 2, 2, 2, 2, 1, 1, 1, 0, 0, 0],
    // ItalianCommon
    &[8, 6, 8, 8, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 0, 0, 0],
    // DutchFull
    &[
        14, 16, 16, 12, 13, 8, 8, 8, 6, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 0, 1, 0, 0, 1, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, NONE, 0, 0, 0, 0, NONE, 0, NONE, 0, NONE, 0,
    ],
    // PolishFull
    &[
        17, 20, 18, 16, 14, 12, 11, 11, 9, 9, 9, 8, 8, 7, 6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 2,
        2, 2, 2, 1, 2, 2, 1, 2, 0, 0,
    ],
    // RussianCommon
    &[8, 10, 10, 8, 6, 6, 5, 4, 4, 3, 3, 2, 1, 2, 1, 0, 0, 0],
    // RussianFull
    &[11, 17, 15, 13, 12, 11, 11, 9, 9, 8, 8, 6, 6, 5, 5, 4, 4, 4, 3, 3, 3, 3, 2, 2, 0, 1, 0],
    // FinnishFull
    &[5, 8, 10, 10, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0],
    // TurkishFull
    &[16, 15, 13, 11, 10, 8, 9, 5, 5, 4, 3, 2, 1, 1, 1, 0, 1, 0, 0, 0],
];

/// Marks a length without words.
const NONE: u8 = u8::MAX;

impl Tier {
    /// Returns the misses that the best setter can force on a perfect player if all words of this length
    /// (letters) are candidates; `None` if the list has no such words.
    #[must_use]
    pub fn value(self, length: usize) -> Option<usize> {
        let value = *VALUES.get(self as usize)?.get(length.checked_sub(2)?)?;
        (value != NONE).then_some(usize::from(value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_about_the_lengths_that_a_list_has() {
        for tier in Tier::ALL.into_iter().filter(|tier| tier.is_built_in()) {
            let list = tier.load();
            for length in 0..=64 {
                let count = list.count(length);
                let value = tier.value(length);
                assert!(value.is_none_or(|value| value < count), "{tier} {length}");
                assert_eq!(value.is_some(), count > 0, "{tier} {length}");
            }
        }
    }
}
