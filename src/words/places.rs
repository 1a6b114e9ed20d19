//! Owns [`Places`], the places in a word; knows nothing of letters.

use super::letter::Bits;

/// A set of places in a word (0 ..= 63), the leftmost place as bit 0.
///
/// The order is that of the numbers: of two sets of the same size the larger reaches further right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Places(u64);

impl Places {
    /// No place: the letter is not in the word.
    pub const NONE: Self = Self(0);

    /// The set whose bit `n` says whether place `n` belongs to it.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// Bit `n` says whether place `n` belongs to the set.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether there is no place in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many places the set has (0 ..= 64).
    #[must_use]
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the place (0 = leftmost) belongs to the set; places past the 64th never do.
    #[must_use]
    pub const fn contains(self, place: usize) -> bool {
        place < 64 && self.0 >> place & 1 == 1
    }

    /// The places from left to right.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        Bits(self.0)
    }
}

impl FromIterator<usize> for Places {
    /// # Panics
    /// In debug builds, if a place is not below 64.
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Self {
        Self(places.into_iter().fold(0, |bits, place| bits | 1 << place))
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
    }
}
