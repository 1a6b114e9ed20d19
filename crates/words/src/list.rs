//! Owns [`WordList`]: the words of a list by length.

use std::ops::RangeInclusive;
use std::sync::{Arc, OnceLock};

use super::alphabet::Alphabet;
use super::asset::filled;
use super::blocked::blocked;
use super::listed::Listed;
use super::of_length::WordsOfLength;
use super::word::Word;

/// A list of words, grouped by length. It has at least one word.
///
/// # Examples
/// ```
/// use hangman_words::{ENGLISH, ListBuilder};
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
pub struct WordList {
    /// Indexed by length in letters; filled on first use.
    by_length: Vec<OnceLock<Arc<WordsOfLength>>>,
    listed: Arc<Listed>,
    /// Whether blocked words are left out.
    clean: bool,
}

impl WordList {
    /// Creates a list of these words; `None` if there is no word at all.
    pub(super) fn of(listed: Listed) -> Option<Self> {
        let by_length = (0..listed.lengths()).map(|_| OnceLock::new()).collect();
        (!listed.is_empty()).then(|| Self { by_length, listed: Arc::new(listed), clean: false })
    }

    /// Returns the alphabet of the words.
    pub fn alphabet(&self) -> &'static Alphabet {
        self.listed.alphabet
    }

    /// Returns the name of the list, safe to print: that of a built-in list, the one given to
    /// [`ListBuilder::named`](super::ListBuilder::named), or else the code of its language.
    pub fn name(&self) -> &str {
        &self.listed.name
    }

    /// Returns the list of the words that pass the filter, in their classes; `None` if no word does.
    pub fn only(&self, mut wanted: impl FnMut(&Word) -> bool) -> Option<Self> {
        let kept = |length: usize| {
            let Some(listed) = self.of_length(length) else { return Default::default() };
            let is_wanted = |number: &u32| wanted(&listed.word_at(*number));
            listed.part(&(0..listed.len() as u32).filter(is_wanted).collect::<Vec<_>>())
        };
        let (lengths, spellings) = (0..self.by_length.len(), self.listed.spellings.clone());
        let mut listed = Listed::read(self.alphabet(), lengths.map(kept), spellings);
        listed.name = self.listed.name.clone();
        Self::of(listed)
    }

    /// Returns the list without [blocked](Word::is_blocked) words, which are left out of a length when it is first used. It
    /// can be left without words, and has none while the blocked words of its language are not there.
    pub fn clean(&self) -> Self {
        let by_length = self.by_length.iter().map(|_| OnceLock::new()).collect();
        Self { by_length, listed: Arc::clone(&self.listed), clean: true }
    }

    /// Returns the words of this length (letters); `None` if there are none.
    pub fn of_length(&self, length: usize) -> Option<&Arc<WordsOfLength>> {
        let words = filled(self.by_length.get(length)?, || {
            let (blocks, ends) = self.listed.of_length(length)?;
            let (blocks, list) = (Arc::clone(blocks), Some(Arc::clone(&self.listed)));
            let (alphabet, ends) = (self.alphabet(), ends.to_vec());
            let all = Arc::new(WordsOfLength::of_list(alphabet, length, blocks, ends, list));
            if self.clean { blocked(alphabet).map(|_| all.clean()) } else { Some(all) }
        });
        words.filter(|words| !words.is_empty())
    }

    /// Returns the words of each length that has any, shortest first.
    pub fn by_length(&self) -> impl Iterator<Item = &Arc<WordsOfLength>> {
        self.lengths().filter_map(|length| self.of_length(length))
    }

    /// Returns the number of words of this length (letters).
    pub fn count(&self, length: usize) -> usize {
        match self.clean {
            true => self.of_length(length).map_or(0, |words| words.len()),
            false => self.listed.count(length),
        }
    }

    /// Returns the number of words of all lengths.
    pub fn total(&self) -> usize {
        self.lengths().map(|length| self.count(length)).sum()
    }

    /// Returns the lengths (letters) that have words, ascending; there can be gaps.
    pub fn lengths(&self) -> impl DoubleEndedIterator<Item = usize> {
        (0..self.by_length.len()).filter(|&length| match self.clean {
            true => self.of_length(length).is_some(),
            false => self.listed.has(length),
        })
    }

    /// Returns the range from the shortest to the longest word (letters).
    pub fn span(&self) -> RangeInclusive<usize> {
        self.lengths().next().unwrap_or(1)..=self.lengths().next_back().unwrap_or(1)
    }

    /// Returns the next shorter and the next longer length (letters) that have words.
    pub fn neighbours(&self, length: usize) -> (Option<usize>, Option<usize>) {
        let shorter = self.lengths().take_while(|&other| other < length).last();
        let longer = self.lengths().find(|&other| other > length);
        (shorter, longer)
    }
}
