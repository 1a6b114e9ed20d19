//! Owns [`Listed`]: the packed words of a whole list by length, put in order or unpacked on first use.

use std::borrow::Cow;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::alphabet::Alphabet;
use super::embedded::EmbeddedList;
use super::packed::stride;
use super::packed_list::{OfLength, PackedList};
use super::spellings::Spellings;
use super::stacks::put_in_order;

/// The packed words of one length, and the number of words up to the end of each class of commonness.
type Shared = (Arc<Vec<u64>>, Vec<usize>);

pub struct Listed {
    pub alphabet: &'static Alphabet,
    pub name: Cow<'static, str>,
    /// The built-in list of which these are all words, if they are.
    pub embedded: Option<EmbeddedList>,
    /// Indexed by length in letters: the number of words, with duplicates as long as they are in no order.
    counts: Vec<usize>,
    /// Indexed by length in letters.
    words: Vec<OnceLock<Shared>>,
    source: Source,
    /// The spellings of words whose spelling differs from the letters played.
    pub spellings: Option<Arc<Spellings>>,
}

/// Where words come from on first use.
enum Source {
    /// Words of each length in any order, with duplicates.
    Unordered(Vec<Mutex<Vec<u64>>>),
    /// A built-in list.
    Packed(PackedList),
}

impl Listed {
    /// Creates a list from words in their classes, one item for each length from 0.
    pub fn read(
        alphabet: &'static Alphabet,
        lengths: impl Iterator<Item = OfLength>,
        spellings: Option<Arc<Spellings>>,
    ) -> Self {
        let lengths: Vec<_> = lengths.collect();
        let counts = lengths.iter().map(|(_, ends)| ends.last().copied().unwrap_or(0)).collect();
        let shared = |(blocks, ends)| OnceLock::from((Arc::new(blocks), ends));
        let words = lengths.into_iter().map(shared).collect();
        Self::of(alphabet, counts, words, Source::Unordered(Vec::new()), spellings)
    }

    /// Creates a list from words in any order and with duplicates, one item for each length from 0.
    pub fn unordered(
        alphabet: &'static Alphabet,
        lengths: Vec<Vec<u64>>,
        spellings: Option<Arc<Spellings>>,
    ) -> Self {
        let count = |(length, blocks): (usize, &Vec<u64>)| blocks.len() / stride(length);
        let counts = lengths.iter().enumerate().map(count).collect();
        let words = lengths.iter().map(|_| OnceLock::new()).collect();
        let source = Source::Unordered(lengths.into_iter().map(Mutex::new).collect());
        Self::of(alphabet, counts, words, source, spellings)
    }

    /// Creates a list whose words are unpacked on first use.
    pub fn packed(embedded: EmbeddedList, packed: PackedList) -> Self {
        let alphabet = embedded.alphabet();
        let counts = packed.counts();
        let words = counts.iter().map(|_| OnceLock::new()).collect();
        let spellings =
            packed.has_spellings().then(|| Arc::new(Spellings::packed(alphabet, packed.clone())));
        let list = Self::of(alphabet, counts, words, Source::Packed(packed), spellings);
        Self { name: embedded.name().into(), embedded: Some(embedded), ..list }
    }

    /// Creates a list that is named after its language.
    fn of(
        alphabet: &'static Alphabet,
        counts: Vec<usize>,
        words: Vec<OnceLock<Shared>>,
        source: Source,
        spellings: Option<Arc<Spellings>>,
    ) -> Self {
        let name = alphabet.code().into();
        Self { alphabet, name, embedded: None, counts, words, source, spellings }
    }

    /// Returns the longest length plus 1.
    pub fn lengths(&self) -> usize {
        self.words.len()
    }

    pub fn is_empty(&self) -> bool {
        !(0..self.lengths()).any(|length| self.has(length))
    }

    /// Returns whether a length may have more words than `u32` can number.
    pub fn has_too_many(&self) -> bool {
        self.counts.iter().any(|count| u32::try_from(*count).is_err())
    }

    /// Returns whether there are words of a length (letters).
    pub fn has(&self, length: usize) -> bool {
        self.counts.get(length).is_some_and(|count| *count > 0)
    }

    /// Returns the number of words of a length (letters), without unpacking them.
    pub fn count(&self, length: usize) -> usize {
        match &self.source {
            Source::Packed(_) => self.counts.get(length).copied().unwrap_or(0),
            Source::Unordered(_) => {
                self.of_length(length).map_or(0, |(blocks, _)| blocks.len() / stride(length))
            }
        }
    }

    /// Returns the packed words of a length (letters) and its class ends; `None` if it has no words.
    pub fn of_length(&self, length: usize) -> Option<(&Arc<Vec<u64>>, &[usize])> {
        let words = self.words.get(length).filter(|_| self.has(length))?;
        if words.get().is_none() {
            match &self.source {
                Source::Unordered(lengths) => {
                    words.get_or_init(|| in_order(&lengths[length], length));
                }
                // All lengths of a band are unpacked together.
                Source::Packed(packed) => {
                    for (length, (blocks, ends)) in packed.unpack(length) {
                        if let Some(words) = self.words.get(length) {
                            words.get_or_init(|| (Arc::new(blocks), ends));
                        }
                    }
                }
            }
        }
        words.get().map(|(blocks, ends)| (blocks, &ends[..]))
    }

    /// Returns the packed words of each length (letters) that has any.
    pub fn all(&self) -> impl Iterator<Item = (usize, &[u64])> {
        (0..self.lengths()).filter_map(|length| Some((length, &self.of_length(length)?.0[..])))
    }
}

/// Takes the words of a length (letters), and puts them in order. They are a single class.
fn in_order(words: &Mutex<Vec<u64>>, length: usize) -> Shared {
    let mut blocks = std::mem::take(&mut *words.lock().unwrap_or_else(PoisonError::into_inner));
    put_in_order(&mut blocks, length);
    let ends = vec![blocks.len() / stride(length)];
    (Arc::new(blocks), ends)
}
