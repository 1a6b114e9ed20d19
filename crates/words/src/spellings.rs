//! Owns [`Spellings`]: the spellings of words that differ from the letters played.

use std::hash::Hasher;
use std::sync::OnceLock;

use rustc_hash::{FxHashMap, FxHashSet, FxHasher};

use super::alphabet::Alphabet;
use super::letter::Letter;
use super::packed_list::PackedList;

/// The spellings of a list in lower case, found by the letters that are played.
///
/// If several words have the same letters, the spellings of all of them are kept, the commonest first: COTE
/// is côte, côté and cote.
pub struct Spellings {
    alphabet: &'static Alphabet,
    /// Where the text is unpacked from on first use.
    packed: Option<PackedList>,
    /// One spelling per line; those with the same letters are adjacent.
    text: OnceLock<String>,
    /// Maps the hash of a word's letters to the byte offsets of the first line of each such word.
    first: OnceLock<FxHashMap<u64, Vec<u32>>>,
}

impl Spellings {
    /// Creates the spellings of a packed list, which are unpacked on first use.
    pub fn packed(alphabet: &'static Alphabet, list: PackedList) -> Self {
        let (text, first) = (OnceLock::new(), OnceLock::new());
        Self { alphabet, packed: Some(list), text, first }
    }

    /// Creates the spellings of parsed words, given as letter codes and a spelling in lower case.
    pub fn of(alphabet: &'static Alphabet, mut words: Vec<(Vec<u8>, String)>) -> Self {
        // The sort is stable, so commoner spellings stay first.
        words.sort_by(|one, other| one.0.cmp(&other.0));
        let mut seen = FxHashSet::default();
        let each_once = words.iter().filter(|(_, spelling)| seen.insert(spelling));
        let text: String = each_once.flat_map(|(_, spelling)| [spelling, "\n"]).collect();
        Self { alphabet, packed: None, text: text.into(), first: OnceLock::new() }
    }

    fn text(&self) -> &str {
        self.text
            .get_or_init(|| self.packed.as_ref().map(PackedList::spellings).unwrap_or_default())
    }

    fn first(&self) -> &FxHashMap<u64, Vec<u32>> {
        self.first.get_or_init(|| {
            let mut first: FxHashMap<u64, Vec<u32>> = FxHashMap::default();
            let (mut at, mut before) = (0, 0);
            for line in self.text().lines() {
                let hash = self.alphabet.read(line).map_or(0, |letters| hash(&letters));
                if hash != before {
                    first.entry(hash).or_default().push(at);
                }
                (before, at) = (hash, at + line.len() as u32 + 1);
            }
            first
        })
    }

    /// Returns the spellings of a word, the commonest first; none if the only spelling is the letters played.
    pub fn of_word(&self, letters: &[Letter]) -> Vec<&str> {
        let is_played = |line: &&str| self.alphabet.read(line).is_ok_and(|read| read == letters);
        let starts = self.first().get(&hash(letters)).into_iter().flatten();
        let lines = starts.flat_map(|&at| {
            let lines = self.text().get(at as usize..).unwrap_or_default().lines();
            lines.take_while(is_played)
        });
        lines.collect()
    }
}

fn hash(letters: &[Letter]) -> u64 {
    let mut hasher = FxHasher::default();
    letters.iter().for_each(|letter| hasher.write_u8(letter.code()));
    hasher.finish()
}
