//! Owns how often each letter occurs between two given neighbours, in all words of one length.

use super::letter::Letter;
use super::of_length::WordsOfLength;

/// A neighbour of a place in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// None: the word begins or ends there.
    Edge,
    /// This letter of the alphabet.
    Letter(Letter),
    /// Any letter, or the edge.
    Any,
}

impl Beside {
    /// Returns the number of the neighbour in an alphabet of this many `letters`: its code, 0 for the edge, or the number of
    /// letters plus 1 for any.
    fn number(self, letters: usize) -> usize {
        match self {
            Self::Edge => 0,
            Self::Letter(letter) => usize::from(letter.code()),
            Self::Any => letters + 1,
        }
    }
}

impl WordsOfLength {
    /// Returns how often each letter of the alphabet occurs between these two neighbours in these words. The
    /// first call counts them all. Panics if a neighbour is not in the alphabet.
    pub fn between(&self, before: Beside, behind: Beside) -> &[f32] {
        let letters = self.alphabet().len();
        let counts = self.between.get_or_init(|| count(self, letters));
        &counts[row(before.number(letters), behind.number(letters), letters)..][..letters]
    }
}

/// Returns how often each letter occurs between two neighbours, indexed by the neighbour before, then the neighbour behind,
/// then the letter; see [`row`].
fn count(words: &WordsOfLength, letters: usize) -> Box<[f32]> {
    let any = Beside::Any.number(letters);
    let mut counts = vec![0_u32; row(any, any, letters) + letters];
    for word in words.packed_words() {
        let codes = word.iter().flat_map(|block| block.to_be_bytes()).take(words.length());
        let (mut before, mut here) = (0, 0);
        // The last letter is followed by the edge, 0, which is no letter's code.
        for behind in codes.map(usize::from).chain([0]) {
            if here > 0 {
                for (before, behind) in [(before, behind), (before, any), (any, behind), (any, any)]
                {
                    counts[row(before, behind, letters) + here - 1] += 1;
                }
            }
            (before, here) = (here, behind);
        }
    }
    counts.into_iter().map(|count| count as f32).collect()
}

/// Returns the index of the counts between two neighbours, given by their numbers.
const fn row(before: usize, behind: usize, letters: usize) -> usize {
    (before * (letters + 2) + behind) * letters
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::{ENGLISH, list_of};
    use super::*;

    proptest! {
        #[test]
        fn every_letter_of_every_word_is_counted_between_its_neighbours(
            texts in proptest::collection::btree_set("[a-c]{9}", 1..20),
        ) {
            let list = list_of(&ENGLISH, &texts.iter().cloned().collect::<Vec<_>>().join(" "));
            let listed = list.of_length(9).unwrap();
            let letters = || "abc".chars().map(|face| ENGLISH.letter(face).unwrap());
            let beside: Vec<_> =
                letters().map(Beside::Letter).chain([Beside::Edge, Beside::Any]).collect();
            let stands = |text: &[char], at: Option<usize>, beside: Beside| {
                let here = at.and_then(|at| text.get(at)).and_then(|face| ENGLISH.letter(*face));
                match beside {
                    Beside::Any => true,
                    Beside::Edge => here.is_none(),
                    Beside::Letter(letter) => here == Some(letter),
                }
            };
            for (before, behind) in beside.iter().flat_map(|one| beside.iter().map(move |other| (*one, *other))) {
                let mut wanted = [0.0; 26];
                for text in &texts {
                    let text: Vec<_> = text.chars().collect();
                    for (at, face) in text.iter().enumerate() {
                        if stands(&text, at.checked_sub(1), before) && stands(&text, Some(at + 1), behind) {
                            wanted[ENGLISH.letter(*face).unwrap().index()] += 1.0;
                        }
                    }
                }
                prop_assert_eq!(listed.between(before, behind), &wanted[..], "{:?} {:?}", before, behind);
            }
        }
    }
}
