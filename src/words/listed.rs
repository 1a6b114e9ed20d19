//! Owns [`Listed`]: the packed words of a whole list by length, either parsed or unpacked on first use.

use std::sync::{Arc, OnceLock};

use super::alphabet::Alphabet;
use super::packed::stride;
use super::packed_list::{OfLength, PackedList};
use super::spellings::Spellings;

/// The packed words of one length, and the number of words up to the end of each class of commonness.
type Shared = (Arc<Vec<u64>>, Vec<usize>);

#[derive(Debug)]
pub(super) struct Listed {
    alphabet: &'static Alphabet,
    /// The number of words, indexed by length in letters.
    counts: Vec<usize>,
    /// Indexed by length in letters.
    words: Vec<OnceLock<Shared>>,
    packed: Option<PackedList>,
    spellings: Option<Arc<Spellings>>,
}

impl PartialEq for Listed {
    fn eq(&self, other: &Self) -> bool {
        self.all().eq(other.all())
    }
}

impl Eq for Listed {}

impl Listed {
    /// Creates a list from parsed words, one item for each length from 0.
    pub(super) fn read(
        alphabet: &'static Alphabet,
        lengths: impl Iterator<Item = OfLength>,
        spellings: Option<Arc<Spellings>>,
    ) -> Self {
        let (mut counts, mut words) = (Vec::new(), Vec::new());
        for (length, (blocks, ends)) in lengths.enumerate() {
            counts.push(blocks.len() / stride(length).max(1));
            words.push(OnceLock::from((Arc::new(blocks), ends)));
        }
        Self { alphabet, counts, words, packed: None, spellings }
    }

    /// Creates a list whose words are unpacked on first use.
    pub(super) fn packed(alphabet: &'static Alphabet, packed: PackedList) -> Self {
        let counts = packed.counts();
        let words = counts.iter().map(|_| OnceLock::new()).collect();
        let spellings =
            packed.has_spellings().then(|| Arc::new(Spellings::packed(alphabet, packed.clone())));
        Self { alphabet, counts, words, packed: Some(packed), spellings }
    }

    pub(super) const fn alphabet(&self) -> &'static Alphabet {
        self.alphabet
    }

    /// Returns the spellings of words whose spelling differs from the letters played.
    pub(super) const fn spellings(&self) -> Option<&Arc<Spellings>> {
        self.spellings.as_ref()
    }

    /// Returns the longest length plus 1.
    pub(super) fn lengths(&self) -> usize {
        self.counts.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.counts.iter().all(|&count| count == 0)
    }

    /// Returns the number of words of a length (letters), without unpacking them.
    pub(super) fn count(&self, length: usize) -> usize {
        self.counts.get(length).copied().unwrap_or(0)
    }

    /// Returns the packed words of a length (letters) and its class ends; `None` if it has no words.
    pub(super) fn of_length(&self, length: usize) -> Option<(&Arc<Vec<u64>>, &[usize])> {
        let words = self.words.get(length).filter(|_| self.count(length) > 0)?;
        if words.get().is_none() {
            // All lengths of a band are unpacked together.
            let unpacked = self.packed.iter().flat_map(|packed| packed.unpack(length));
            for (length, (blocks, ends)) in unpacked {
                if let Some(words) = self.words.get(length) {
                    words.get_or_init(|| (Arc::new(blocks), ends));
                }
            }
        }
        words.get().map(|(blocks, ends)| (blocks, &ends[..]))
    }

    /// Returns the packed words of each length (letters) that has any.
    pub(super) fn all(&self) -> impl Iterator<Item = (usize, &[u64])> {
        (0..self.lengths()).filter_map(|length| Some((length, &self.of_length(length)?.0[..])))
    }
}
