//! Owns [`Between`]: how often each letter occurs between two given neighbours, in all words of one length.

use std::fmt;
use std::sync::OnceLock;

use super::letter::Letter;
use super::packed::Packed;

/// A neighbour of a place in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// None: the word begins or ends there.
    Edge,
    /// This letter.
    Letter(Letter),
    /// Any letter, or the edge.
    Any,
}

/// How often each letter occurs between two neighbours. Counted on first use.
pub struct Between {
    /// The number of letters in the alphabet.
    letters: usize,
    /// Indexed by the neighbour before, then the neighbour behind, then the letter; see [`row`].
    counts: OnceLock<Box<[f32]>>,
}

impl Between {
    pub const fn unknown(letters: usize) -> Self {
        Self { letters, counts: OnceLock::new() }
    }

    /// Returns the count of each letter of the alphabet between these two neighbours.
    pub fn counts(&self, words: Packed<'_>, before: Beside, behind: Beside) -> &[f32] {
        let number = |beside: Beside| match beside {
            Beside::Edge => 0,
            Beside::Letter(letter) => usize::from(letter.code()),
            Beside::Any => self.letters + 1,
        };
        let counts = self.counts.get_or_init(|| self.count(words));
        &counts[row(number(before), number(behind), self.letters)..][..self.letters]
    }

    fn count(&self, words: Packed<'_>) -> Box<[f32]> {
        let letters = self.letters;
        let any = letters + 1;
        let mut counts = vec![0_u32; row(any, any, letters) + letters];
        for word in words.words() {
            let codes = word.iter().flat_map(|block| block.to_be_bytes()).take(words.length);
            let (mut before, mut here) = (0, 0);
            // The last letter is followed by the edge, 0, which is no letter's code.
            for behind in codes.map(usize::from).chain([0]) {
                if here > 0 {
                    for (before, behind) in
                        [(before, behind), (before, any), (any, behind), (any, any)]
                    {
                        counts[row(before, behind, letters) + here - 1] += 1;
                    }
                }
                (before, here) = (here, behind);
            }
        }
        counts.into_iter().map(|count| count as f32).collect()
    }
}

/// Always equal: the counts are a cache that follows from the words.
impl PartialEq for Between {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Between {}

impl fmt::Debug for Between {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple(stringify!(Between)).field(&self.counts.get().is_some()).finish()
    }
}

/// Returns the index of the counts between two neighbours. A neighbour is a letter's code, 0 for the edge,
/// or the number of letters plus 1 for any.
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
