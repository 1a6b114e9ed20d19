//! Owns [`LetterCounts`]: how many sets of letters have each letter.

use super::letter::{Letter, LetterSet};

/// How many sets have each letter, counted for all letters together: bit n of the k-th of these numbers is bit k
/// of the count of letter n. Adding a set is adding with a carry, which mostly ends soon.
#[derive(Clone, Debug, Default)]
pub struct LetterCounts {
    planes: Vec<u64>,
    sets: usize,
}

impl LetterCounts {
    /// Counts the letters of a set.
    pub fn add(&mut self, letters: LetterSet) {
        self.sets += 1;
        let mut carry = letters.bits();
        for plane in &mut self.planes {
            if carry == 0 {
                return;
            }
            (*plane, carry) = (*plane ^ carry, *plane & carry);
        }
        if carry != 0 {
            self.planes.push(carry);
        }
    }

    /// How many sets were added.
    #[must_use]
    pub const fn sets(&self) -> usize {
        self.sets
    }

    /// How many of them have the letter.
    #[must_use]
    pub fn of(&self, letter: Letter) -> usize {
        let bit = |plane: &u64| (plane >> letter.index() & 1) as usize;
        self.planes.iter().rev().fold(0, |count, plane| count << 1 | bit(plane))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn counting_together_is_counting_one_by_one(sets in prop::collection::vec(any::<u64>(), 0..70)) {
            let letters = || (0..64).filter_map(Letter::new);
            let mut counts = LetterCounts::default();
            for set in &sets {
                counts.add(letters().filter(|letter| set >> letter.index() & 1 == 1).collect());
            }
            prop_assert_eq!(counts.sets(), sets.len());
            for letter in letters() {
                let with = sets.iter().filter(|set| *set >> letter.index() & 1 == 1).count();
                prop_assert_eq!(counts.of(letter), with);
            }
        }
    }
}
