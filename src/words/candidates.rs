//! Owns [`Candidates`], the words that still fit, and their partition into [`Family`]s.
//!
//! This is the inner loop of the game: a few nanoseconds a word, and no allocation for any word.

use std::cmp::Reverse;
use std::ops::Index;
use std::sync::Arc;

use rand::{Rng, RngExt};
use rustc_hash::FxHashMap;

use super::letter::{Letter, LetterSet};
use super::numbers::Numbers;
use super::of_length::WordsOfLength;
use super::packed::{has_marks, marks_of, places, spread};
use super::pattern::Pattern;
use super::places::Places;
use super::word::Word;

/// Runs a block with the words of a shelf as arrays of a length that the compiler knows, so that it
/// can unroll what is done with each of them.
macro_rules! with_stride {
    ($listed:expr, $words:ident => $body:block) => {
        match $listed.stride() {
            1 => {
                let ($words, _) = $listed.blocks().as_chunks::<1>();
                $body
            }
            2 => {
                let ($words, _) = $listed.blocks().as_chunks::<2>();
                $body
            }
            stride => {
                let $words = Chunks { blocks: $listed.blocks(), stride };
                $body
            }
        }
    };
}

/// Words of one length that fit every answer so far; never none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidates {
    listed: Arc<WordsOfLength>,
    /// Shared with those that look at the same position.
    numbers: Arc<Numbers>,
}

/// The candidates in which a letter stands at the same places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Family {
    /// Where the letter stands in every word of the family; nowhere for the words without it.
    pub places: Places,
    /// How many words the family has (at least one).
    pub size: usize,
}

impl Family {
    /// The order in which the largest-family setter likes families best: the most words, then the
    /// family without the letter, then the fewest occurrences, then the places further right.
    fn rank(&self) -> impl Ord + use<> {
        (Reverse(self.size), self.places.count(), Reverse(self.places))
    }
}

impl WordsOfLength {
    /// Every word of the shelf as candidates of a round.
    #[must_use]
    pub fn candidates(self: &Arc<Self>) -> Candidates {
        Candidates { listed: Arc::clone(self), numbers: Arc::new(Numbers::all(self.len())) }
    }
}

impl Candidates {
    /// The words of a shelf with these numbers, each once; `None` if there is no such word.
    #[must_use]
    pub fn only(listed: Arc<WordsOfLength>, mut numbers: Vec<u32>) -> Option<Self> {
        numbers.retain(|&number| (number as usize) < listed.len());
        numbers.sort_unstable();
        numbers.dedup();
        let mut only = Numbers::with_room(numbers.len(), listed.len());
        numbers.iter().for_each(|&number| only.push(number));
        (!numbers.is_empty()).then(|| Self { listed, numbers: Arc::new(only) })
    }

    /// The words of a shelf that have the guessed letters just where the pattern has them; `None` if
    /// there is no such word.
    #[must_use]
    pub fn fitting(
        listed: &Arc<WordsOfLength>,
        pattern: &Pattern,
        guessed: LetterSet,
    ) -> Option<Self> {
        let mut candidates = listed.candidates();
        let fits = guessed.iter().all(|letter| candidates.keep(letter, pattern.places_of(letter)));
        fits.then_some(candidates)
    }

    /// How many candidates there are (at least one).
    #[must_use]
    pub fn len(&self) -> usize {
        self.numbers.len()
    }

    /// Candidates never run out; this is here because [`Candidates::len`] is.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The shelf that the candidates stand on.
    #[must_use]
    pub fn listed(&self) -> &Arc<WordsOfLength> {
        &self.listed
    }

    /// The candidates' numbers on their shelf, rising: the commonest class first. Of more than a million words
    /// takes a moment, and four bytes for each, when it is first asked.
    #[must_use]
    pub fn numbers(&self) -> &[u32] {
        self.numbers.list()
    }

    /// The candidates, the commonest class first and by the alphabet within a class.
    pub fn words(&self) -> impl Iterator<Item = Word> {
        self.numbers.iter().map(|number| self.listed.word_at(number))
    }

    /// The families that a letter makes, the largest first.
    ///
    /// Ties fall to the family without the letter, then to the fewest occurrences of the letter,
    /// then to the places further right. So the first is the answer of the classic assignment.
    #[must_use]
    pub fn families(&self, letter: Letter) -> Vec<Family> {
        #[cfg(test)]
        COUNTED.set(COUNTED.get() + 1);
        let length = self.listed.length();
        let mut families =
            if self.len() <= FEW || self.len() << SPARSE < 1 << length.min(COUNTED_DIRECTLY) {
                self.count_sorted(letter)
            } else if length <= COUNTED_DIRECTLY {
                self.count_directly(letter, 1 << length)
            } else {
                self.count_hashed(letter)
            };
        families.sort_unstable_by_key(Family::rank);
        families
    }

    /// How many candidates have each letter; the index is the letter's.
    #[must_use]
    pub(crate) fn letter_counts(&self) -> [u32; Letter::MAX] {
        let mut counts = [0; Letter::MAX];
        with_stride!(self.listed, words => {
            let mut slices = self.numbers.slices();
            while let Some(numbers) = slices.next() {
                for &number in numbers {
                    let codes = words[number as usize].iter().flat_map(|block| block.to_be_bytes());
                    let letters: LetterSet = codes.filter_map(Letter::from_code).collect();
                    letters.iter().for_each(|letter| counts[letter.index()] += 1);
                }
            }
        });
        counts
    }

    /// The families that a letter makes, each with its words, in the order of
    /// [`Candidates::families`].
    #[must_use]
    pub fn split(&self, letter: Letter) -> Vec<(Family, Self)> {
        let families = self.families(letter);
        let numbered = families.iter().enumerate().map(|(index, family)| (family.places, index));
        let index: FxHashMap<Places, usize> = numbered.collect();
        let room = |family: &Family| Numbers::with_room(family.size, self.listed.len());
        let mut parts: Vec<Numbers> = families.iter().map(room).collect();
        with_stride!(self.listed, words => {
            let spread = spread(letter);
            let mut slices = self.numbers.slices();
            while let Some(numbers) = slices.next() {
                for &number in numbers {
                    parts[index[&places(&words[number as usize], spread)]].push(number);
                }
            }
        });
        let part = |numbers| Self { listed: Arc::clone(&self.listed), numbers: Arc::new(numbers) };
        families.into_iter().zip(parts.into_iter().map(part)).collect()
    }

    /// Keeps the candidates in which the letter stands at just these places and drops the others.
    ///
    /// Where there is none, nothing changes, so candidates never run out. Returns
    /// whether there was one.
    pub fn keep(&mut self, letter: Letter, kept: Places) -> bool {
        if kept.iter().any(|place| place >= self.listed.length()) {
            return false;
        }
        let numbers = Arc::make_mut(&mut self.numbers);
        with_stride!(self.listed, words => {
            let (spread, marks) = (spread(letter), marks_of(kept));
            numbers.keep(|number| has_marks(&words[number as usize], spread, &marks))
        })
    }

    /// Drops all candidates but one, drawn at random.
    pub fn keep_one(&mut self, rng: &mut impl Rng) {
        let Some(number) = self.numbers.nth(rng.random_range(0..self.len())) else { return };
        let mut numbers = Numbers::with_room(1, self.listed.len());
        numbers.push(number);
        self.numbers = Arc::new(numbers);
    }

    /// A candidate to show: one of the commonest class that is left, drawn at random.
    #[must_use]
    pub fn reveal(&self, rng: &mut impl Rng) -> Word {
        let first = self.numbers.nth(0).unwrap_or(0);
        let ends = self.listed.class_ends();
        let class_end =
            ends.iter().copied().find(|&end| (first as usize) < end).unwrap_or(usize::MAX);
        let choices = self.numbers.below(class_end);
        let number = self.numbers.nth(rng.random_range(0..choices.max(1)));
        self.listed.word_at(number.unwrap_or(first))
    }

    /// Counts in a table with a place for each set of places there can be.
    fn count_directly(&self, letter: Letter, sets: usize) -> Vec<Family> {
        // Two tables in turn: the same family often comes twice in a row, and an addition would
        // wait for the one before it.
        let (mut even, mut odd) = (vec![0u32; sets], vec![0u32; sets]);
        with_stride!(self.listed, words => {
            let spread = spread(letter);
            let set = |number: u32| places(&words[number as usize], spread).bits() as usize;
            let mut slices = self.numbers.slices();
            while let Some(numbers) = slices.next() {
                let (pairs, last) = numbers.as_chunks::<2>();
                for &[one, other] in pairs {
                    even[set(one)] += 1;
                    odd[set(other)] += 1;
                }
                for &number in last {
                    even[set(number)] += 1;
                }
            }
        });
        let mut families = Vec::new();
        let eights = even.chunks(8).zip(odd.chunks(8)).zip((0..).step_by(8));
        // Most sets of places have no word, so eight of them are skipped at once.
        for ((even, odd), first) in eights {
            if even.iter().chain(odd).fold(0, |any, count| any | count) != 0 {
                let sizes = even.iter().zip(odd).map(|(even, odd)| (even + odd) as usize);
                let family = |(bits, size)| Family { places: Places::from_bits(bits), size };
                families.extend((first..).zip(sizes).filter(|(_, size)| *size > 0).map(family));
            }
        }
        families
    }

    /// Counts by sorting, for so few words that to look at a whole table would take longer.
    fn count_sorted(&self, letter: Letter) -> Vec<Family> {
        let mut sets = Vec::with_capacity(self.len());
        with_stride!(self.listed, words => {
            let spread = spread(letter);
            let set = |&number: &u32| places(&words[number as usize], spread);
            let mut slices = self.numbers.slices();
            while let Some(numbers) = slices.next() {
                sets.extend(numbers.iter().map(set));
            }
        });
        sets.sort_unstable();
        let family = |set: &[Places]| Family { places: set[0], size: set.len() };
        sets.chunk_by(|one, next| one == next).map(family).collect()
    }

    /// Counts in a hash table, for words so long that a direct table would be larger than the list.
    fn count_hashed(&self, letter: Letter) -> Vec<Family> {
        let mut counts = FxHashMap::<Places, usize>::default();
        with_stride!(self.listed, words => {
            let spread = spread(letter);
            let mut slices = self.numbers.slices();
            while let Some(numbers) = slices.next() {
                for &number in numbers {
                    *counts.entry(places(&words[number as usize], spread)).or_default() += 1;
                }
            }
        });
        counts.into_iter().map(|(places, size)| Family { places, size }).collect()
    }
}

#[cfg(test)]
thread_local! {
    static COUNTED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// Returns how often words have been split into families on this thread.
#[cfg(test)]
pub(crate) fn counted_families() -> usize {
    COUNTED.get()
}

/// Up to this length (letters) families are counted in a table of 2^length places.
const COUNTED_DIRECTLY: usize = 14;

/// At most this many words are counted by sorting, at any length.
const FEW: usize = 16;

/// Words are counted by sorting where a direct table would have more than 2^this places for each.
const SPARSE: usize = 6;

/// The words of a shelf whose stride only the run knows.
struct Chunks<'a> {
    blocks: &'a [u64],
    stride: usize,
}

impl Index<usize> for Chunks<'_> {
    type Output = [u64];

    fn index(&self, number: usize) -> &[u64] {
        &self.blocks[number * self.stride..][..self.stride]
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::{ENGLISH, ListBuilder};
    use super::*;

    proptest! {
        #[test]
        fn every_way_to_count_finds_the_same_families(
            words in prop::collection::vec("[a-c]{12}|[a-c]{3}|[a-c]{20}", 1..60),
            drawn in prop::collection::vec(0u32..70, 0..9),
        ) {
            let mut list = ListBuilder::new(&ENGLISH);
            list.feed(words.join("\n").as_bytes()).unwrap();
            let list = list.finish().unwrap().0;
            for listed in list.lengths().filter_map(|length| list.of_length(length)) {
                let some = Candidates::only(Arc::clone(listed), drawn.clone());
                let mut marks = Numbers::no_marks(listed.len());
                (0..).take(listed.len()).for_each(|number| marks.push(number));
                let marked = Candidates { listed: Arc::clone(listed), numbers: Arc::new(marks) };
                for candidates in some.into_iter().chain([listed.candidates(), marked]) {
                    let ranked = |mut families: Vec<Family>| {
                        families.sort_unstable_by_key(Family::rank);
                        families
                    };
                    let letter = ENGLISH.letter('b').unwrap();
                    let families = candidates.families(letter);
                    prop_assert_eq!(&families, &ranked(candidates.count_sorted(letter)));
                    prop_assert_eq!(&families, &ranked(candidates.count_hashed(letter)));
                    if listed.length() <= COUNTED_DIRECTLY {
                        let counted = candidates.count_directly(letter, 1 << listed.length());
                        prop_assert_eq!(&families, &ranked(counted));
                    }
                    prop_assert_eq!(families.iter().map(|family| family.size).sum::<usize>(), candidates.len());
                    for (family, part) in candidates.split(letter) {
                        let mut kept = candidates.clone();
                        prop_assert!(kept.keep(letter, family.places));
                        prop_assert_eq!(kept, part);
                    }
                }
            }
        }
    }

    #[test]
    fn only_words_that_there_are_are_taken_and_each_once() {
        let mut list = ListBuilder::new(&ENGLISH);
        list.feed(b"ape\nbat\ncat\n").unwrap();
        let list = list.finish().unwrap().0;
        let only = |numbers: &[u32]| {
            let words = Candidates::only(Arc::clone(list.of_length(3).unwrap()), numbers.to_vec());
            words.map(|words| words.numbers().to_vec())
        };
        assert_eq!(only(&[2, 0, 2, 3]), Some(vec![0, 2]));
        assert_eq!(only(&[3]), None);
    }
}
