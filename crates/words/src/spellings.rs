//! Owns [`Spellings`]: the spellings of words that differ from the letters played.

use std::hash::Hasher;
use std::sync::OnceLock;

use rustc_hash::{FxHashMap, FxHasher};

use super::alphabet::Alphabet;
use super::letter::Letter;
use super::packed_list::PackedList;

/// The spellings of a list in lower case, found by the letters that are played.
///
/// If several words have the same letters, the spellings of all of them are kept, the commonest first: COTE
/// is côte, côté and cote.
#[derive(Debug)]
pub struct Spellings {
    alphabet: &'static Alphabet,
    source: Source,
    index: OnceLock<Index>,
}

#[derive(Debug)]
enum Source {
    /// One spelling per line; those with the same letters are adjacent.
    Text(String),
    /// The same, in a packed list.
    Packed(PackedList),
}

#[derive(Debug)]
struct Index {
    /// The text of a packed list; empty for other sources.
    unpacked: String,
    /// Maps the hash of a word's letters to the byte offsets of the first line of each such word.
    first: FxHashMap<u64, Vec<u32>>,
}

impl Spellings {
    /// Creates the spellings of a packed list, which are unpacked on first use.
    pub const fn packed(alphabet: &'static Alphabet, list: PackedList) -> Self {
        Self { alphabet, source: Source::Packed(list), index: OnceLock::new() }
    }

    /// Creates the spellings of parsed words, given as letter codes and a spelling in lower case.
    pub fn of(alphabet: &'static Alphabet, mut words: Vec<(Vec<u8>, String)>) -> Self {
        // The sort is stable, so commoner spellings stay first.
        words.sort_by(|one, other| one.0.cmp(&other.0));
        words.dedup();
        let text = words.into_iter().map(|(_, spelling)| spelling + "\n").collect();
        Self { alphabet, source: Source::Text(text), index: OnceLock::new() }
    }

    fn text<'a>(&'a self, index: &'a Index) -> &'a str {
        match &self.source {
            Source::Text(text) => text,
            Source::Packed(_) => &index.unpacked,
        }
    }

    fn index(&self) -> &Index {
        self.index.get_or_init(|| {
            let unpacked = match &self.source {
                Source::Text(_) => String::new(),
                Source::Packed(list) => list.spellings(),
            };
            let mut index = Index { unpacked, first: FxHashMap::default() };
            let mut first: FxHashMap<u64, Vec<u32>> = FxHashMap::default();
            let (mut at, mut before) = (0, 0);
            for line in self.text(&index).lines() {
                let hash = self.alphabet.read(line).map_or(0, |letters| hash(&letters));
                if hash != before {
                    first.entry(hash).or_default().push(at);
                }
                (before, at) = (hash, at + line.len() as u32 + 1);
            }
            index.first = first;
            index
        })
    }

    /// Returns the spellings of a word, the commonest first; none if the only spelling is the letters played.
    pub fn of_word(&self, letters: &[Letter]) -> Vec<&str> {
        let index = self.index();
        let is_played = |line: &&str| self.alphabet.read(line).is_ok_and(|read| read == letters);
        let starts = index.first.get(&hash(letters)).into_iter().flatten();
        let lines = starts.flat_map(|&at| {
            let lines = self.text(index).get(at as usize..).unwrap_or_default().lines();
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
