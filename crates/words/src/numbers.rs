//! Owns [`Numbers`]: a set of words, given by their numbers among all words of a length.

use std::sync::OnceLock;

use super::letter::ones;

/// A set of word numbers, in ascending order.
///
/// A list is the fastest to iterate over. But if a length has more than [`MANY`] words, where no search runs,
/// the set is a bitmap until few words are left: a list would take a quarter to half as much memory as
/// the words themselves, and the story of a round holds several sets.
#[derive(Clone, Debug)]
pub enum Numbers {
    Listed(Vec<u32>),
    /// A bitmap with one bit for each word of the length.
    Marked {
        /// Bit n % 64 of row n / 64 is set if word n is in the set.
        rows: Vec<u64>,
        count: usize,
        /// The same set as a list, built on first use.
        list: OnceLock<Vec<u32>>,
    },
}

/// The number of words in a row of the bitmap.
const ROW: usize = 64;

/// The number of rows per slice in [`Slices`].
const SLICE: usize = 64;

/// The number of words above which a length uses bitmaps.
const MANY: usize = 1_000_000;

impl Numbers {
    /// Creates an empty set with room for `room` numbers below `words`.
    pub fn with_room(room: usize, words: usize) -> Self {
        match words > MANY && list_is_larger(room, words.div_ceil(ROW)) {
            true => Self::no_marks(words),
            false => Self::Listed(Vec::with_capacity(room)),
        }
    }

    /// Creates an empty bitmap for numbers below `words`.
    pub fn no_marks(words: usize) -> Self {
        Self::Marked { rows: vec![0; words.div_ceil(ROW)], count: 0, list: OnceLock::new() }
    }

    /// Creates the set of all numbers below `words`.
    pub fn all(words: usize) -> Self {
        let numbers = (0u32..).take(words);
        let mut all = Self::with_room(words, words);
        match &mut all {
            Self::Listed(list) => list.extend(numbers),
            Self::Marked { .. } => numbers.for_each(|number| all.push(number)),
        }
        all
    }

    /// Adds a number, which must be larger than all before it.
    #[inline]
    pub fn push(&mut self, number: u32) {
        match self {
            Self::Listed(list) => list.push(number),
            Self::Marked { rows, count, .. } => {
                rows[number as usize / ROW] |= 1 << (number as usize % ROW);
                *count += 1;
            }
        }
    }

    pub const fn len(&self) -> usize {
        match self {
            Self::Listed(list) => list.len(),
            Self::Marked { count, .. } => *count,
        }
    }

    /// Returns the numbers as a slice, which is built on first use for a bitmap.
    pub fn list(&self) -> &[u32] {
        match self {
            Self::Listed(list) => list,
            Self::Marked { list, .. } => list.get_or_init(|| self.iter().collect()),
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = u32> {
        let (list, rows): (&[u32], &[u64]) = match self {
            Self::Listed(list) => (list, &[]),
            Self::Marked { rows, .. } => (&[], rows),
        };
        list.iter().copied().chain(in_rows(rows, 0))
    }

    /// Calls `see` with each number. Unlike a loop over [`iter`](Self::iter), it has one place for both kinds of sets, so
    /// that `see` becomes part of it.
    #[inline]
    pub fn each(&self, mut see: impl FnMut(u32)) {
        let mut slices = self.slices();
        while let Some(numbers) = slices.next() {
            numbers.iter().for_each(|&number| see(number));
        }
    }

    /// Returns the numbers in consecutive slices: a single one for a list.
    pub fn slices(&self) -> Slices<'_> {
        let (list, rows): (Option<&[u32]>, &[u64]) = match self {
            Self::Listed(list) => (Some(list), &[]),
            Self::Marked { rows, .. } => (None, rows),
        };
        Slices { list, rows, first: 0, slice: Vec::new() }
    }

    /// Returns whether a number is in the set.
    pub fn has(&self, number: u32) -> bool {
        match self {
            Self::Listed(list) => list.binary_search(&number).is_ok(),
            Self::Marked { rows, .. } => rows
                .get(number as usize / ROW)
                .is_some_and(|row| row >> (number as usize % ROW) & 1 == 1),
        }
    }

    /// Returns the number with exactly `before` others before it.
    pub fn nth(&self, before: usize) -> Option<u32> {
        match self {
            Self::Listed(list) => list.get(before).copied(),
            Self::Marked { .. } => self.iter().nth(before),
        }
    }

    /// Returns how many numbers are below `end`.
    pub fn below(&self, end: usize) -> usize {
        let is_below = |number: u32| (number as usize) < end;
        match self {
            Self::Listed(list) => list.partition_point(|&number| is_below(number)),
            Self::Marked { .. } => self.iter().take_while(|&number| is_below(number)).count(),
        }
    }

    /// Keeps the numbers that fit, and returns whether there was one. If none fits, nothing changes.
    #[inline]
    pub fn keep(&mut self, fits: impl Fn(u32) -> bool) -> bool {
        match self {
            Self::Listed(list) => keep_listed(list, fits),
            Self::Marked { rows, .. } => match marked(rows, fits) {
                None => false,
                Some(kept) => {
                    *self = kept;
                    true
                }
            },
        }
    }
}

/// Consecutive slices of numbers. This is not an `Iterator`, because the buffer of a bitmap's slices is
/// reused.
pub struct Slices<'a> {
    list: Option<&'a [u32]>,
    rows: &'a [u64],
    /// The index of the first of `rows`.
    first: usize,
    slice: Vec<u32>,
}

impl Slices<'_> {
    #[inline]
    pub fn next(&mut self) -> Option<&[u32]> {
        match self.list.take() {
            Some(list) => Some(list),
            None if self.rows.is_empty() => None,
            None => Some(self.next_rows()),
        }
    }

    fn next_rows(&mut self) -> &[u32] {
        let (rows, rest) = self.rows.split_at(self.rows.len().min(SLICE));
        self.slice.clear();
        self.slice.extend(in_rows(rows, self.first));
        (self.first, self.rows) = (self.first + SLICE, rest);
        &self.slice
    }
}

/// Returns whether a list of this many numbers takes more memory than this many rows of a bitmap.
const fn list_is_larger(numbers: usize, rows: usize) -> bool {
    numbers * size_of::<u32>() > rows * size_of::<u64>()
}

/// Returns the numbers in rows of a bitmap, of which `first` is the index of the first.
fn in_rows(rows: &[u64], first: usize) -> impl Iterator<Item = u32> {
    let numbers = |(row, &bits)| ones(bits).map(move |bit| (row * ROW + bit) as u32);
    (first..).zip(rows).flat_map(numbers)
}

#[inline]
fn keep_listed(list: &mut Vec<u32>, fits: impl Fn(u32) -> bool) -> bool {
    let Some(&first) = list.first() else { return false };
    let mut end = 0;
    // Every number is written and `end` advances without a branch, because the processor cannot predict
    // which words stay.
    for at in 0..list.len() {
        let number = list[at];
        list[end] = number;
        end += usize::from(fits(number));
    }
    if end == 0 {
        list[0] = first;
        return false;
    }
    list.truncate(end);
    true
}

/// Returns the numbers in a bitmap that fit; `None` if there are none.
fn marked(rows: &[u64], fits: impl Fn(u32) -> bool) -> Option<Numbers> {
    let kept_of = |(row, &bits): (usize, &u64)| {
        let fitting = ones(bits).map(|bit| u64::from(fits((row * ROW + bit) as u32)) << bit);
        fitting.fold(0, |kept, bit| kept | bit)
    };
    let kept: Vec<u64> = rows.iter().enumerate().map(kept_of).collect();
    let count = kept.iter().map(|row| row.count_ones() as usize).sum();
    let numbers = match list_is_larger(count, kept.len()) {
        true => Numbers::Marked { rows: kept, count, list: OnceLock::new() },
        false => Numbers::Listed(in_rows(&kept, 0).collect()),
    };
    (count > 0).then_some(numbers)
}

impl PartialEq for Numbers {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Listed(one), Self::Listed(other)) => one == other,
            _ => self.len() == other.len() && self.iter().eq(other.iter()),
        }
    }
}

impl Eq for Numbers {}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_bitmap_and_a_list_agree(drawn in prop::collection::btree_set(0u32..9_000, 1..200), end in 0usize..9_010) {
            let mut marks = Numbers::no_marks(9_000);
            drawn.iter().for_each(|&number| marks.push(number));
            let list = Numbers::Listed(drawn.iter().copied().collect());
            prop_assert_eq!(&marks, &list);
            for numbers in [&marks, &list] {
                prop_assert_eq!(numbers.len(), drawn.len());
                prop_assert!(numbers.iter().eq(drawn.iter().copied()));
                prop_assert!(numbers.list().iter().eq(&drawn));
                prop_assert_eq!(numbers.nth(3), drawn.iter().nth(3).copied());
                prop_assert_eq!(numbers.nth(drawn.len()), None);
                let below = drawn.iter().filter(|&&number| (number as usize) < end).count();
                prop_assert_eq!(numbers.below(end), below);
                let mut joined = Vec::new();
                numbers.each(|number| joined.push(number));
                prop_assert!(joined.iter().eq(&drawn));
                let mut kept = numbers.clone();
                prop_assert!(!kept.keep(|_| false));
                prop_assert_eq!(&kept, numbers);
                let (low, odd): (BTreeSet<u32>, BTreeSet<u32>) =
                    (drawn.range(..400).copied().collect(), drawn.iter().copied().filter(|n| n % 2 == 1).collect());
                prop_assert_eq!(kept.keep(|number| number % 2 == 1), !odd.is_empty());
                prop_assert!(odd.is_empty() || kept.iter().eq(odd));
                let mut kept = numbers.clone();
                prop_assert_eq!(kept.keep(|number| number < 400), !low.is_empty());
                prop_assert!(low.is_empty() || kept.iter().eq(low));
            }
        }
    }

    #[test]
    fn large_lengths_use_a_bitmap_until_few_words_are_left() {
        let is_listed = |numbers: &Numbers| matches!(numbers, Numbers::Listed(_));
        assert!(is_listed(&Numbers::all(MANY)));
        let words = MANY + 1;
        let mut numbers = Numbers::all(words);
        assert!(!is_listed(&numbers));
        assert_eq!((numbers.len(), numbers.iter().last()), (words, Some(MANY as u32)));
        numbers.keep(|number| number % 31 == 0);
        assert!(!is_listed(&numbers));
        numbers.keep(|number| number % 62 == 0);
        assert!(is_listed(&numbers));
        assert_eq!(numbers.len(), words.div_ceil(62));
        assert!(is_listed(&Numbers::with_room(words.div_ceil(62), words)));
    }
}
