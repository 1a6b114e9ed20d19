//! Owns [`Spellings`]: how the words of a list are spelled that are spelled otherwise than they are played.

use std::hash::Hasher;
use std::sync::OnceLock;

use rustc_hash::{FxHashMap, FxHasher};

use super::alphabet::Alphabet;
use super::letter::Letter;
use super::packed_list::PackedList;

/// The spellings of a list in lower case, found by the letters that are played.
///
/// Where two words are played alike, all spellings of both are kept, the commoner first: COTE is côte, côté and
/// cote.
#[derive(Debug)]
pub(super) struct Spellings {
    alphabet: &'static Alphabet,
    source: Source,
    index: OnceLock<Index>,
}

#[derive(Debug)]
enum Source {
    /// Lines, those that are played alike one after another.
    Text(String),
    /// The same, of a packed list.
    Packed(PackedList),
}

#[derive(Debug)]
struct Index {
    /// The text of a packed list.
    unpacked: String,
    /// Where the first line is of words whose letters have this hash.
    first: FxHashMap<u64, Vec<u32>>,
}

impl Spellings {
    /// Those of a packed list, which are unpacked when they are first asked for.
    pub(super) const fn packed(alphabet: &'static Alphabet, list: PackedList) -> Self {
        Self { alphabet, source: Source::Packed(list), index: OnceLock::new() }
    }

    /// Those of words that were read: the letters that are played, and a spelling in lower case.
    pub(super) fn of(alphabet: &'static Alphabet, mut words: Vec<(Vec<u8>, String)>) -> Self {
        // A stable sort, so that what came first stays first.
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

    /// The spellings of a word, the commonest first; none if it is spelled as it is played and no other is
    /// played alike.
    pub(super) fn of_word(&self, letters: &[Letter]) -> Vec<&str> {
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
