//! Owns [`WordList`], a shelf of words for each length; how one is read is the builder's business.

use std::ops::RangeInclusive;
use std::sync::Arc;

use super::alphabet::Alphabet;
use super::of_length::{BlocksByLength, WordsOfLength};
use super::word::Word;

/// Words of every length, each length on a shelf of its own. There is at least one word.
///
/// # Examples
/// ```
/// use evil_hangman::words::{ENGLISH, ListBuilder};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut builder = ListBuilder::new(&ENGLISH);
/// builder.feed(b"ally\nbeta\nibex\nox\n")?;
/// let (list, left_out) = builder.finish()?;
/// assert_eq!((list.count(4), list.count(3), list.total()), (3, 0, 4));
/// assert_eq!(list.neighbours(3), (Some(2), Some(4)));
/// # let _ = left_out;
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct WordList {
    /// Index: length in letters.
    by_length: Vec<Option<Arc<WordsOfLength>>>,
    alphabet: &'static Alphabet,
}

impl WordList {
    /// A list of packed words, and after how many each class of commonness ends, for each length in
    /// letters from 0; `None` where there is no word at all.
    pub(super) fn new(
        alphabet: &'static Alphabet,
        lengths: impl Iterator<Item = (Vec<u64>, Vec<usize>)>,
    ) -> Option<Self> {
        let (words, ends): (BlocksByLength, Vec<_>) =
            lengths.map(|(blocks, ends)| (Arc::new(blocks), ends)).unzip();
        let words = Arc::new(words);
        let listed = |(length, ends)| {
            let blocks = &words[length];
            let list = || Arc::clone(&words);
            let listed =
                || WordsOfLength::of_list(alphabet, length, Arc::clone(blocks), ends, list());
            (!blocks.is_empty()).then(|| Arc::new(listed()))
        };
        let by_length: Vec<_> = ends.into_iter().enumerate().map(listed).collect();
        by_length.iter().any(Option::is_some).then_some(Self { by_length, alphabet })
    }

    /// What the words are written in.
    #[must_use]
    pub const fn alphabet(&self) -> &'static Alphabet {
        self.alphabet
    }

    /// The list of those words that are wanted, in their classes; `None` if none is.
    #[must_use]
    pub fn only(&self, mut wanted: impl FnMut(&Word) -> bool) -> Option<Self> {
        let kept = |listed: &Option<Arc<WordsOfLength>>| {
            let (mut blocks, mut ends) = (Vec::new(), Vec::new());
            let Some(listed) = listed else { return (blocks, ends) };
            let mut number = 0;
            for &end in listed.class_ends() {
                while number < end {
                    if wanted(&listed.word_at(number as u32)) {
                        blocks.extend(
                            &listed.blocks()[number * listed.stride()..][..listed.stride()],
                        );
                    }
                    number += 1;
                }
                ends.push(blocks.len() / listed.stride());
            }
            (blocks, ends)
        };
        Self::new(self.alphabet, self.by_length.iter().map(kept))
    }

    /// The shelf of a length (letters), if there is a word that long.
    #[must_use]
    pub fn of_length(&self, length: usize) -> Option<&Arc<WordsOfLength>> {
        self.by_length.get(length)?.as_ref()
    }

    /// How many words have this length (letters).
    #[must_use]
    pub fn count(&self, length: usize) -> usize {
        self.of_length(length).map_or(0, |listed| listed.len())
    }

    /// How many words there are of any length.
    #[must_use]
    pub fn total(&self) -> usize {
        self.lengths().map(|length| self.count(length)).sum()
    }

    /// The lengths (letters) that have words, rising; there can be gaps.
    pub fn lengths(&self) -> impl DoubleEndedIterator<Item = usize> {
        (0..self.by_length.len()).filter(|&length| self.count(length) > 0)
    }

    /// From the shortest word to the longest (letters).
    #[must_use]
    pub fn span(&self) -> RangeInclusive<usize> {
        self.lengths().next().unwrap_or(1)..=self.lengths().next_back().unwrap_or(1)
    }

    /// The next shorter and the next longer length (letters) that have words.
    #[must_use]
    pub fn neighbours(&self, length: usize) -> (Option<usize>, Option<usize>) {
        let shorter = self.lengths().take_while(|&other| other < length).last();
        let longer = self.lengths().find(|&other| other > length);
        (shorter, longer)
    }
}
