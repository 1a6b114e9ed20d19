//! Owns [`Letter`] and [`LetterSet`].

use serde::{Deserialize, Serialize};

/// A letter, as its index in its alphabet (0 ..= 63).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "usize")]
pub struct Letter(u8);

impl TryFrom<usize> for Letter {
    type Error = &'static str;

    fn try_from(index: usize) -> Result<Self, Self::Error> {
        Self::new(index).ok_or("the index of a letter is below 64")
    }
}

impl Letter {
    /// The maximum number of letters in an alphabet, so that a [`LetterSet`] fits into a `u64`.
    pub const MAX: usize = 64;

    /// Creates the letter with this index; `None` if it is [`Letter::MAX`] or more.
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::MAX { Some(Self(index as u8)) } else { None }
    }

    /// Returns the index of the letter in its alphabet (0 ..= 63).
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the code of the letter in packed words: its index + 1, since 0 means "no letter here".
    pub(super) const fn code(self) -> u8 {
        self.0 + 1
    }

    /// Returns the letter with this packed code (1 ..= 64).
    pub(super) const fn from_code(code: u8) -> Option<Self> {
        match code.checked_sub(1) {
            Some(index) => Self::new(index as usize),
            None => None,
        }
    }
}

/// A set of letters, stored as one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LetterSet(u64);

impl LetterSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Returns the letters of a packed word.
    pub(super) fn packed(blocks: &[u64]) -> Self {
        let codes = blocks.iter().flat_map(|block| block.to_be_bytes());
        let bit = |code: u8| u64::from(code != 0) << (code.wrapping_sub(1) % 64);
        Self(codes.fold(0, |set, code| set | bit(code)))
    }

    /// Adds a letter and returns whether it was new.
    pub fn insert(&mut self, letter: Letter) -> bool {
        let new = !self.contains(letter);
        self.0 |= 1 << letter.index();
        new
    }

    /// Returns whether the letter is in the set.
    pub const fn contains(self, letter: Letter) -> bool {
        self.0 >> letter.index() & 1 == 1
    }

    /// Returns the letters of either set.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the letters of this set that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the number of letters in the set (0 ..= 64).
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the letters in alphabetical order.
    pub fn iter(self) -> impl Iterator<Item = Letter> {
        ones(self.0).filter_map(Letter::new)
    }
}

impl FromIterator<Letter> for LetterSet {
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> Self {
        Self(letters.into_iter().fold(0, |set, letter| set | 1 << letter.index()))
    }
}

/// Returns the indices of the bits that are set, lowest first.
pub fn ones(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(lowest)
    })
}

#[cfg(test)]
mod tests {
    use serde::de::IntoDeserializer;
    use serde::de::value::Error;

    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in_once_and_in_order() {
        let [a, e, last] = [0, 4, 63].map(|i| Letter::new(i).unwrap());
        let mut set = LetterSet::EMPTY;
        assert!(set.insert(last) && set.insert(e) && !set.insert(e));
        assert!(set.contains(e) && !set.contains(a));
        assert_eq!(set.iter().collect::<Vec<_>>(), [e, last]);
        assert_eq!((set.len(), set.is_empty()), (2, false));
        assert_eq!(Letter::new(64), None);
        let read =
            |index: u8| Letter::deserialize(IntoDeserializer::<Error>::into_deserializer(index));
        assert_eq!(read(63), Ok(last));
        assert!(read(64).is_err());
    }
}
