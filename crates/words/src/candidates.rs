//! Owns [`Candidates`], the words that still fit, and their partition into [`Family`]s.
//!
//! This is the inner loop of the game: it takes a few nanoseconds per word and allocates nothing per word.

use std::cmp::Reverse;
use std::ops::Index;
use std::sync::Arc;

use rand::{Rng, RngExt};
use rustc_hash::FxHashMap;

use super::guess::Guess;
use super::letter::{Letter, LetterSet};
use super::of_length::WordsOfLength;
use super::packed::{has_marks, marks_of, places, spread};
use super::pattern::Pattern;
use super::places::Places;
use super::word::Word;

/// Runs a block with the words as arrays whose length the compiler knows, so that it can unroll the loop
/// over a word's blocks.
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

/// The words of one length that fit every answer so far; never empty.
#[derive(Clone, PartialEq, Eq)]
pub struct Candidates {
    listed: Arc<WordsOfLength>,
    /// The numbers of the words, ascending. Shared by clones until one of them changes.
    numbers: Arc<Vec<u32>>,
}

/// The candidates in which a letter occurs at the same places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Family {
    /// The places of the letter in every word of the family; empty for the words without it.
    pub places: Places,
    /// The number of words in the family (at least one).
    pub size: usize,
}

impl Family {
    /// Returns the sort key of a family for the largest-family setter: the most words first, then the family
    /// without the letter, then the fewest occurrences, then the places further right.
    fn rank(&self) -> impl Ord + use<> {
        (Reverse(self.size), self.places.count(), Reverse(self.places))
    }
}

impl WordsOfLength {
    /// Returns every word of this length as candidates.
    ///
    /// # Panics
    /// Panics if there are [none](WordsOfLength::none), which is never the case for words of a list.
    pub fn candidates(self: &Arc<Self>) -> Candidates {
        assert!(!self.is_empty(), "candidates are at least one word");
        let numbers = Arc::new((0..self.len() as u32).collect());
        Candidates { listed: Arc::clone(self), numbers }
    }
}

impl Candidates {
    /// Returns the words with these numbers, each once; `None` if there is no such word.
    pub fn only(listed: Arc<WordsOfLength>, mut numbers: Vec<u32>) -> Option<Self> {
        numbers.retain(|&number| (number as usize) < listed.len());
        numbers.sort_unstable();
        numbers.dedup();
        (!numbers.is_empty()).then(|| Self { listed, numbers: Arc::new(numbers) })
    }

    /// Returns the words that have the guessed letters exactly where the pattern has them; `None` if there is
    /// no such word.
    pub fn fitting(
        listed: &Arc<WordsOfLength>,
        pattern: &Pattern,
        guessed: LetterSet,
    ) -> Option<Self> {
        let mut candidates = (!listed.is_empty()).then(|| listed.candidates())?;
        let fits = guessed.iter().all(|letter| candidates.keep(letter, pattern.places_of(letter)));
        fits.then_some(candidates)
    }

    /// Returns the number of candidates (at least one).
    pub fn len(&self) -> usize {
        self.numbers.len()
    }

    /// Always returns `false`, since there is at least one candidate.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns all listed words of the candidates' length.
    pub fn listed(&self) -> &Arc<WordsOfLength> {
        &self.listed
    }

    /// Returns the numbers of the candidates among [`listed`](Self::listed), ascending, so the commonest
    /// class comes first.
    pub fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    /// Returns the candidates, the commonest class first and in alphabetical order within a class.
    pub fn words(&self) -> impl Iterator<Item = Word> {
        self.numbers.iter().map(|&number| self.listed.word_at(number))
    }

    /// Returns the families of `letter`, largest first.
    ///
    /// Ties go to the family without the letter, then to the fewest occurrences of the letter, then to the
    /// places further right. So the first family is the answer of the classic assignment.
    pub fn families(&self, letter: Letter) -> Vec<Family> {
        let length = self.listed.length();
        let mut families =
            if self.len() <= FEW || self.len() << SPARSE < 1 << length.min(COUNTED_DIRECTLY) {
                self.count_sorted(letter)
            } else if length <= COUNTED_DIRECTLY {
                self.count_directly(letter, 1 << length)
            } else {
                self.count_hashed(letter)
            };
        // Counting places takes longer than copying a key where the processor has no instruction for it.
        families.sort_by_cached_key(Family::rank);
        families
    }

    /// Returns how many candidates contain each letter, indexed by [`Letter::index`].
    pub fn letter_counts(&self) -> [u32; Letter::MAX] {
        let mut counts = [0; Letter::MAX];
        with_stride!(self.listed, words => {
            for &number in self.numbers() {
                let letters = LetterSet::packed(&words[number as usize]);
                letters.iter().for_each(|letter| counts[letter.index()] += 1);
            }
        });
        counts
    }

    /// Returns the families of `letter` with their words, in the order of [`Candidates::families`].
    pub fn split(&self, letter: Letter) -> Vec<(Family, Self)> {
        let families = self.families(letter);
        let numbered = families.iter().enumerate().map(|(index, family)| (family.places, index));
        let index: FxHashMap<Places, usize> = numbered.collect();
        let room = |family: &Family| Vec::with_capacity(family.size);
        let mut parts: Vec<Vec<u32>> = families.iter().map(room).collect();
        self.each_places(letter, |number, places| parts[index[&places]].push(number));
        let listed = || Arc::clone(&self.listed);
        let part = |numbers| Self { listed: listed(), numbers: Arc::new(numbers) };
        families.into_iter().zip(parts.into_iter().map(part)).collect()
    }

    /// Keeps the candidates in which the letter occurs at exactly these places, and returns whether there was
    /// one. If there is none, nothing changes, so candidates never run out.
    pub fn keep(&mut self, letter: Letter, kept: Places) -> bool {
        if kept.iter().any(|place| place >= self.listed.length()) {
            return false;
        }
        let numbers = Arc::make_mut(&mut self.numbers);
        with_stride!(self.listed, words => {
            let (spread, marks) = (spread(letter), marks_of(kept));
            keep(numbers, |number| has_marks(&words[number as usize], spread, &marks))
        })
    }

    /// Returns the families of any guess. Those of a whole word are the other words, for which it is a miss, and the word
    /// itself if it is a candidate.
    pub fn families_of(&self, guess: &Guess) -> Vec<Family> {
        let word = match guess {
            Guess::Letter(letter) => return self.families(*letter),
            Guess::Word(word) => word,
        };
        let right = usize::from(self.has(word));
        let others = Family { places: Places::NONE, size: self.len() - right };
        let itself = Family { places: Places::all(word.letters().len()), size: right };
        [others, itself].into_iter().filter(|family| family.size > 0).collect()
    }

    /// Keeps the words for which a guess has this answer; a whole word is kept alone or is [struck](Self::without). Returns `false` and changes nothing if there is no such word.
    pub fn keep_guess(&mut self, guess: &Guess, places: Places) -> bool {
        let kept = match guess {
            Guess::Letter(letter) => return self.keep(*letter, places),
            Guess::Word(word) if places.is_empty() => self.without(word),
            Guess::Word(word) => {
                let number = self.listed.number_of(word).filter(|_| self.has(word));
                number.and_then(|number| Self::only(Arc::clone(&self.listed), vec![number]))
            }
        };
        kept.map(|kept| *self = kept).is_some()
    }

    /// Returns whether the word is one of the candidates.
    pub fn has(&self, word: &Word) -> bool {
        self.listed
            .number_of(word)
            .is_some_and(|number| self.numbers.binary_search(&number).is_ok())
    }

    /// Returns the candidates other than one of them, as words of a list of their own; `None` if there are none.
    ///
    /// They are not all the listed words that fit the answers. What was found out about such sets (spans, cores and
    /// claims) is about the old list and does not hold for them, and nothing that is kept for the old list is found
    /// under the new one.
    pub fn without(&self, word: &Word) -> Option<Self> {
        let Some(struck) = self.listed.number_of(word) else { return Some(self.clone()) };
        let left = self.numbers.iter().copied().filter(|number| *number != struck);
        let left: Vec<u32> = left.collect();
        match left.len() {
            0 => None,
            left if left == self.len() => Some(self.clone()),
            _ => Some(Arc::new(self.listed.apart(&left)).candidates()),
        }
    }

    /// Keeps one random candidate and drops the others.
    pub fn keep_one(&mut self, rng: &mut impl Rng) {
        self.numbers = Arc::new(vec![self.draw(self.len(), rng)]);
    }

    /// Draws one of the first `count` candidates.
    fn draw(&self, count: usize, rng: &mut impl Rng) -> u32 {
        self.numbers[rng.random_range(0..count)]
    }

    /// Returns a random candidate of the commonest class that is left, for the end of a round.
    pub fn reveal(&self, rng: &mut impl Rng) -> Word {
        let first = self.numbers[0];
        let mut ends = self.listed.class_ends().iter().copied();
        let class_end = ends.find(|&end| (first as usize) < end).unwrap_or(usize::MAX);
        let choices = self.numbers.partition_point(|&number| (number as usize) < class_end);
        self.listed.word_at(self.draw(choices, rng))
    }

    /// Calls `see` with the number of each candidate and the places of a letter in it.
    #[inline]
    fn each_places(&self, letter: Letter, mut see: impl FnMut(u32, Places)) {
        with_stride!(self.listed, words => {
            let spread = spread(letter);
            for &number in self.numbers() {
                see(number, places(&words[number as usize], spread));
            }
        });
    }

    /// Counts in a table indexed by the set of places.
    fn count_directly(&self, letter: Letter, sets: usize) -> Vec<Family> {
        // Two alternating tables: the same family often occurs twice in a row, and the second addition would
        // have to wait for the first.
        let (mut even, mut odd) = (vec![0u32; sets], vec![0u32; sets]);
        with_stride!(self.listed, words => {
            let spread = spread(letter);
            let set = |number: u32| places(&words[number as usize], spread).bits() as usize;
            let (pairs, last) = self.numbers.as_chunks::<2>();
            for &[one, other] in pairs {
                even[set(one)] += 1;
                odd[set(other)] += 1;
            }
            for &number in last {
                even[set(number)] += 1;
            }
        });
        let mut families = Vec::new();
        let eights = even.chunks(8).zip(odd.chunks(8)).zip((0..).step_by(8));
        // Most sets of places have no words, so eight of them are skipped at once.
        for ((even, odd), first) in eights {
            if even.iter().chain(odd).fold(0, |any, count| any | count) != 0 {
                let sizes = even.iter().zip(odd).map(|(even, odd)| (even + odd) as usize);
                let family = |(bits, size)| Family { places: Places::from_bits(bits), size };
                families.extend((first..).zip(sizes).filter(|(_, size)| *size > 0).map(family));
            }
        }
        families
    }

    /// Counts by sorting, which is faster than scanning a whole table if there are few words.
    fn count_sorted(&self, letter: Letter) -> Vec<Family> {
        let mut sets = Vec::with_capacity(self.len());
        self.each_places(letter, |_, places| sets.push(places));
        sets.sort_unstable();
        let family = |set: &[Places]| Family { places: set[0], size: set.len() };
        sets.chunk_by(|one, next| one == next).map(family).collect()
    }

    /// Counts in a hash table, for words so long that a direct table would be larger than the list.
    fn count_hashed(&self, letter: Letter) -> Vec<Family> {
        let mut counts = FxHashMap::<Places, usize>::default();
        self.each_places(letter, |_, places| *counts.entry(places).or_default() += 1);
        counts.into_iter().map(|(places, size)| Family { places, size }).collect()
    }
}

/// Keeps the numbers that fit, and returns whether there was one. If none fits, nothing changes.
#[inline]
fn keep(numbers: &mut Vec<u32>, fits: impl Fn(u32) -> bool) -> bool {
    let first = numbers[0];
    let mut end = 0;
    // Every number is written and `end` advances without a branch, because the processor cannot predict
    // which words stay.
    for at in 0..numbers.len() {
        let number = numbers[at];
        numbers[end] = number;
        end += usize::from(fits(number));
    }
    if end == 0 {
        numbers[0] = first;
        return false;
    }
    numbers.truncate(end);
    true
}

/// The longest words (in letters) whose families are counted in a table of 2^length entries.
const COUNTED_DIRECTLY: usize = 14;

/// At most this many words are counted by sorting, whatever their length.
const FEW: usize = 16;

/// Words are counted by sorting if a direct table would have more than 2^`SPARSE` entries for each.
const SPARSE: usize = 6;

/// Words whose stride is not known at compile time.
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
mod tests;
