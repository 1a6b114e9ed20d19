//! Owns [`Places`]: a set of places in a word.

use serde::{Deserialize, Serialize};

use super::letter::ones;

/// The maximum length of a word in letters, so that its [`Places`] fit into a `u64`.
pub const MAX_LENGTH: usize = 64;

/// A set of places in a word (0 ..= 63), with the leftmost place as bit 0.
///
/// Sets are ordered as numbers: of two sets, the one whose rightmost differing place is in it is larger.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Places(u64);

impl Places {
    /// The empty set: the letter is not in the word.
    pub const NONE: Self = Self(0);

    /// Creates the set of the places `n` whose bit `n` is set.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// Returns the set as bits: bit `n` is set if place `n` is in the set.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Creates the set of all places of a word of `length` letters (0 ..= 64).
    pub const fn all(length: usize) -> Self {
        Self(if length < 64 { (1 << length) - 1 } else { u64::MAX })
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of places in the set (0 ..= 64).
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the place (0 = leftmost) is in the set; places from 64 on never are.
    pub const fn contains(self, place: usize) -> bool {
        place < 64 && self.0 >> place & 1 == 1
    }

    /// Returns the places from left to right.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        ones(self.0)
    }
}

impl FromIterator<usize> for Places {
    /// Places from 64 on are left out.
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Self {
        let bit = |place: usize| u64::from(place < 64) << (place % 64);
        Self(places.into_iter().fold(0, |bits, place| bits | bit(place)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn further_right_is_larger() {
        let left: Places = [0, 1].into_iter().collect();
        let right: Places = [0, 2].into_iter().collect();
        assert!(right > left);
        assert_eq!(right.iter().collect::<Vec<_>>(), [0, 2]);
        assert!(right.contains(2) && !right.contains(1) && !right.contains(64));
        assert_eq!([64, 2, 0, usize::MAX].into_iter().collect::<Places>(), right);
        assert_eq!([0, 3, 64, 65].map(|length| Places::all(length).count()), [0, 3, 64, 64]);
    }
}
