//! Owns [`Letter`] and [`LetterSet`]; knows nothing of alphabets or words.

/// One letter of an alphabet, as its index there (0 ..= 63).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letter(u8);

impl Letter {
    /// How many letters an alphabet can have, so that a set of them fits one `u64`.
    pub const MAX: usize = 64;

    /// The letter with this index, or `None` from [`Letter::MAX`] on.
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::MAX { Some(Self(index as u8)) } else { None }
    }

    /// The place of the letter in its alphabet (0 ..= 63).
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter as it is packed into words: index + 1, so that 0 is left for "no letter here".
    pub(super) const fn code(self) -> u8 {
        self.0 + 1
    }

    /// The letter with this packed code (1 ..= 64).
    pub(super) const fn from_code(code: u8) -> Option<Self> {
        match code.checked_sub(1) {
            Some(index) => Self::new(index as usize),
            None => None,
        }
    }
}

/// A set of letters, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LetterSet(u64);

impl LetterSet {
    /// No letter at all.
    pub const EMPTY: Self = Self(0);

    /// The letters of a word as it is packed: codes in bytes, 0 for none.
    pub(super) fn packed(blocks: &[u64]) -> Self {
        let codes = blocks.iter().flat_map(|block| block.to_be_bytes());
        let bit = |code: u8| u64::from(code != 0) << (code.wrapping_sub(1) % 64);
        Self(codes.fold(0, |set, code| set | bit(code)))
    }

    /// Adds a letter and says whether it was new.
    pub fn insert(&mut self, letter: Letter) -> bool {
        let new = !self.contains(letter);
        self.0 |= 1 << letter.index();
        new
    }

    /// Whether the letter is in the set.
    #[must_use]
    pub const fn contains(self, letter: Letter) -> bool {
        self.0 >> letter.index() & 1 == 1
    }

    /// The letters of this set that the other has not.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many letters the set has (0 ..= 64).
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no letter.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The letters in the order of the alphabet.
    pub fn iter(self) -> impl Iterator<Item = Letter> {
        Bits(self.0).filter_map(Letter::new)
    }
}

impl FromIterator<Letter> for LetterSet {
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> Self {
        let mut set = Self::EMPTY;
        for letter in letters {
            set.insert(letter);
        }
        set
    }
}

/// The indices of the bits that are set, lowest first.
pub(super) struct Bits(pub(super) u64);

impl Iterator for Bits {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(index)
    }
}

#[cfg(test)]
mod tests {
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
    }
}
