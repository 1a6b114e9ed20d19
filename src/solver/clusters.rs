//! Owns [`Clusters`]: the words of a list that differ in the places of one letter only.

use super::lexicon::{Letters, Lexicon, take};

/// Patterns that are looked at together.
const AT_ONCE: usize = 1 << 22;

/// Words of clusters that are kept, each counted for each of its clusters. More are only in lists of
/// millions of words; a cluster that is left out can only weaken a bound.
const MOST: usize = 1 << 23;

/// Hashes of patterns that are told apart, at most.
const MOST_SEEN: usize = 1 << 26;

/// All words that differ from one another in the places of one letter only
/// (`?ill`): `shared` are the letters of the pattern, `members` the letter
/// that fills the gap and the word that it makes.
pub(crate) struct Cluster {
    pub shared: Letters,
    pub members: Vec<(u8, u32)>,
}

/// Every cluster of two and more words.
pub(crate) struct Clusters {
    pub all: Vec<Cluster>,
    /// The clusters that word `w` is in: `numbers[starts[w]..starts[w + 1]]`.
    numbers: Vec<u32>,
    starts: Vec<u32>,
}

/// A word with a letter blanked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Blanked {
    hash: u64,
    word: u32,
    letter: u8,
}

impl Clusters {
    /// Blanks all places of one letter at a time; words that then read alike
    /// form a cluster. Blanking all of them is what keeps `bb` out of `?b`.
    /// Patterns are found by a hash and then compared: a word whose pattern
    /// collides with another is left out, which can only weaken a bound.
    pub fn of(lexicon: &Lexicon) -> Self {
        let turns = lexicon.placed().div_ceil(AT_ONCE).next_power_of_two() as u64;
        let mut all: Vec<Cluster> = Vec::new();
        let mut blanked: Vec<Blanked> = Vec::new();
        let mut room = MOST;
        let seen = Seen::of(lexicon);
        for turn in 0..turns {
            blanked.clear();
            for word in 0..lexicon.words() as u32 {
                let mut letters = lexicon.letters(word);
                while let Some(letter) = take(&mut letters) {
                    let hash = pattern_hash(lexicon.row(word), letter);
                    if hash & (turns - 1) == turn && seen.again(hash) {
                        blanked.push(Blanked { hash, word, letter: letter as u8 });
                    }
                }
            }
            blanked.sort_unstable();
            for alike in blanked.chunk_by(|one, next| one.hash == next.hash) {
                let [first, others @ ..] = alike else { continue };
                if others.is_empty() {
                    continue;
                }
                let same = |other: &&Blanked| {
                    let read = |one: &Blanked| pattern(lexicon.row(one.word), one.letter.into());
                    read(other).eq(read(first))
                };
                let others = others.iter().filter(same);
                let members: Vec<_> =
                    [first].into_iter().chain(others).map(|one| (one.letter, one.word)).collect();
                if members.len() > 1 && members.len() <= room {
                    room -= members.len();
                    let shared = lexicon.letters(first.word) & !(1 << first.letter);
                    all.push(Cluster { shared, members });
                }
            }
        }
        // By their first words, so that they do not depend on a hash.
        all.sort_unstable_by_key(|cluster| {
            cluster.members[0].1 as u64 * 64 + u64::from(cluster.members[0].0)
        });
        Self::by_word(all, lexicon.words())
    }

    fn by_word(all: Vec<Cluster>, words: usize) -> Self {
        let members = || all.iter().flat_map(|cluster| &cluster.members);
        let mut starts = vec![0u32; words + 1];
        members().for_each(|&(_, word)| starts[word as usize + 1] += 1);
        for word in 0..words {
            starts[word + 1] += starts[word];
        }
        let mut next = starts.clone();
        let mut numbers = vec![0; members().count()];
        for (number, cluster) in all.iter().enumerate() {
            for &(_, word) in &cluster.members {
                numbers[next[word as usize] as usize] = number as u32;
                next[word as usize] += 1;
            }
        }
        // Those of a word by the letter that they blank in it.
        for word in 0..words {
            let letter = |&number: &u32| {
                let members = &all[number as usize].members;
                members.iter().find(|member| member.1 == word as u32).map(|member| member.0)
            };
            numbers[starts[word] as usize..starts[word + 1] as usize].sort_by_key(letter);
        }
        Self { all, numbers, starts }
    }

    /// The numbers of the clusters that a word is in.
    #[inline]
    pub(crate) fn of_word(&self, word: u32) -> &[u32] {
        let word = word as usize;
        &self.numbers[self.starts[word] as usize..self.starts[word + 1] as usize]
    }

    /// The most words of one cluster in each of some sets of words, at least 1.
    pub fn largest<'a>(&self, sets: impl IntoIterator<Item = &'a [u32]>) -> Vec<usize> {
        let mut counts = vec![0u32; self.all.len()];
        let largest = |words: &'a [u32]| {
            let mut most = 1;
            for &cluster in words.iter().flat_map(|&word| self.of_word(word)) {
                let count = &mut counts[cluster as usize];
                *count += 1;
                most = most.max(*count);
            }
            for &cluster in words.iter().flat_map(|&word| self.of_word(word)) {
                counts[cluster as usize] = 0;
            }
            most as usize
        };
        sets.into_iter().map(largest).collect()
    }
}

/// The bytes that the clusters of a list take at most, and finding them, where its words have so many
/// placements together.
pub(crate) fn bytes(placed: usize) -> usize {
    let member = size_of::<(u8, u32)>() + size_of::<Cluster>() / 2 + size_of::<u32>();
    let seen = (4 * placed).clamp(64, MOST_SEEN) / 4;
    placed.min(MOST) * member + placed.min(2 * AT_ONCE) * size_of::<Blanked>() + seen
}

/// Which patterns may be there twice: most are not, and need not be sorted.
struct Seen {
    /// By some bits of the hash, two bits each: 1 for seen, 3 for seen again.
    bits: Vec<u64>,
    shift: u32,
}

impl Seen {
    fn of(lexicon: &Lexicon) -> Self {
        let places = (4 * lexicon.placed()).clamp(64, MOST_SEEN).ilog2();
        let mut seen = Self { bits: vec![0; 1 << (places - 5)], shift: 64 - places };
        for word in 0..lexicon.words() as u32 {
            let mut letters = lexicon.letters(word);
            while let Some(letter) = take(&mut letters) {
                let (at, bit) = seen.place(pattern_hash(lexicon.row(word), letter));
                let bits = &mut seen.bits[at];
                *bits |= (*bits >> bit & 1) << (bit + 1) | 1 << bit;
            }
        }
        seen
    }

    fn place(&self, hash: u64) -> (usize, u32) {
        let at = hash >> self.shift;
        ((at / 32) as usize, 2 * (at % 32) as u32)
    }

    fn again(&self, hash: u64) -> bool {
        let (at, bit) = self.place(hash);
        self.bits[at] >> (bit + 1) & 1 == 1
    }
}

/// A word with a letter blanked: its blocks, each with the blanked places set to 255.
fn pattern(row: &[u64], letter: usize) -> impl Iterator<Item = u64> + '_ {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let spread = (letter as u64 + 1) * EACH;
    row.iter().map(move |block| {
        // Codes are at most 64, so that the top bit of a byte is clear after this just where the letter is.
        let others = (block ^ spread) + 0x7f * EACH;
        let there = (!others >> 7) & EACH;
        block | (there * 0xff)
    })
}

fn pattern_hash(row: &[u64], letter: usize) -> u64 {
    let mix = |hash: u64, block: u64| {
        let hash = (hash ^ block).wrapping_mul(0xd6e8_feb8_6659_fd93);
        hash ^ hash >> 32
    };
    pattern(row, letter).fold(0x9e37_79b9_7f4a_7c15u64, mix).wrapping_mul(0xd6e8_feb8_6659_fd93)
}
