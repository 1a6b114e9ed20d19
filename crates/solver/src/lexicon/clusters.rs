//! Owns [`Clusters`]: groups of words that differ only in the letter that fills one gap, such as `?ill`.

use std::ops::Range;

use super::{Letters, Lexicon, each};

/// The number of blanked words processed per pass.
const AT_ONCE: usize = 1 << 21;

/// The maximum number of cluster members kept, counted once per cluster. Only lists of millions of words have
/// more; leaving a cluster out can only weaken a bound.
const MOST: usize = 1 << 23;

/// The maximum number of slots for hashes of blanked words.
const MOST_SEEN: usize = 1 << 26;

/// Marks an empty slot.
const NONE: u32 = u32::MAX;

/// All words that become the same when one letter of each is blanked (`?ill`); `shared` has the letters of
/// the pattern.
pub(crate) struct Cluster {
    pub shared: Letters,
    members: Range<u32>,
}

/// Every cluster of at least two words.
pub(crate) struct Clusters {
    pub all: Vec<Cluster>,
    members: Vec<(u8, u32)>,
    /// The clusters of word `w`: `numbers[starts[w]..starts[w + 1]]`.
    numbers: Vec<u32>,
    starts: Vec<u32>,
}

impl Clusters {
    /// Finds the clusters by blanking all places of one letter at a time; words that then look the same form
    /// a cluster. Blanking all of the letter's places keeps `bb` out of `?b`. Clusters are numbered by their
    /// first words, so that nothing depends on a hash.
    pub fn of(lexicon: &Lexicon) -> Self {
        let mut first = first_alike(lexicon);
        let mut sizes = vec![0u32; first.len()];
        for &at in &first {
            sizes[at as usize] += 1;
        }
        let mut clusters =
            Self { all: Vec::new(), members: Vec::new(), numbers: Vec::new(), starts: vec![0] };
        // The first word of a cluster comes before the others, so the cluster has its number by then.
        let mut filled = 0;
        let mut at = 0;
        for word in 0..lexicon.words() as u32 {
            for letter in each(lexicon.letters(word)) {
                let size = sizes[at];
                if first[at] as usize == at {
                    let fits = size > 1 && filled + size as usize <= MOST;
                    first[at] = NONE;
                    if fits {
                        first[at] = clusters.all.len() as u32;
                        let shared = lexicon.letters(word) & !(1 << letter);
                        let start = filled as u32;
                        clusters.all.push(Cluster { shared, members: start..start });
                        filled += size as usize;
                    }
                } else {
                    first[at] = first[first[at] as usize];
                }
                if first[at] != NONE {
                    clusters.numbers.push(first[at]);
                }
                at += 1;
            }
            clusters.starts.push(clusters.numbers.len() as u32);
        }
        clusters.members = vec![(0, 0); filled];
        clusters.fill(lexicon);
        clusters
    }

    /// Records the words of each cluster in ascending order.
    fn fill(&mut self, lexicon: &Lexicon) {
        for word in 0..lexicon.words() {
            let range = self.starts[word] as usize..self.starts[word + 1] as usize;
            for &number in &self.numbers[range] {
                let Cluster { shared, members } = &mut self.all[number as usize];
                let letter = (lexicon.letters(word as u32) & !*shared).trailing_zeros() as u8;
                self.members[members.end as usize] = (letter, word as u32);
                members.end += 1;
            }
        }
    }

    /// Returns the letters that fill the gap of a cluster, each with the resulting word.
    #[inline]
    pub fn members(&self, number: u32) -> &[(u8, u32)] {
        let Range { start, end } = self.all[number as usize].members;
        &self.members[start as usize..end as usize]
    }

    /// Returns the clusters of a word, ordered by the letter that they blank.
    #[inline]
    pub(crate) fn of_word(&self, word: u32) -> &[u32] {
        let word = word as usize;
        &self.numbers[self.starts[word] as usize..self.starts[word + 1] as usize]
    }

    /// Returns a function that counts the words of the largest cluster in a set of words: at least 1.
    pub fn largest(&self) -> impl FnMut(&[u32]) -> usize {
        let mut counts = vec![0u32; self.all.len()];
        move |words| {
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
        }
    }
}

/// Estimates from above the bytes that clusters take, including the search for them, if the words have
/// `placed` letters in all.
pub(crate) fn bytes(placed: usize) -> usize {
    let kept = size_of::<(u8, u32)>() + size_of::<Cluster>() / 2 + size_of::<u32>();
    let table = slots(placed.min(AT_ONCE)) * size_of::<BlankedWord>();
    let seen = (4 * placed).clamp(64, MOST_SEEN) / 4;
    placed.min(MOST) * kept + placed * 2 * size_of::<u32>() + table + seen
}

/// A hash table slot for a word with one letter blanked.
#[derive(Clone, Copy)]
struct BlankedWord {
    /// The word; [`NONE`] if the slot is empty.
    word: u32,
    /// The letter in the low six bits, and bits of the remaining word's hash above them.
    mark: u32,
}

/// The bits of a mark that hold the letter.
const LETTER: u32 = 63;

/// Returns the number of slots for this many blanked words, a power of two.
fn slots(blanked: usize) -> usize {
    (2 * blanked).next_power_of_two().max(64)
}

/// Returns, for each letter of each word in order, the index (in that order) of the first entry that is the
/// same when blanked.
fn first_alike(lexicon: &Lexicon) -> Vec<u32> {
    let turns = lexicon.placed().div_ceil(AT_ONCE).next_power_of_two() as u64;
    // The index of the word's first letter.
    let mut number = 0;
    let numbers: Vec<u32> = (0..lexicon.words() as u32)
        .map(|word| {
            let here = number;
            number += lexicon.letters(word).count_ones();
            here
        })
        .collect();
    let mut first: Vec<u32> = (0..lexicon.placed() as u32).collect();
    let seen = SeenTwice::of(lexicon);
    let empty = BlankedWord { word: NONE, mark: 0 };
    // Hashes are spread over the passes about evenly; there is room for twice the average.
    let mut table = vec![empty; slots(seen.again.div_ceil(turns as usize))];
    let mask = table.len() - 1;
    for turn in 0..turns {
        if turn > 0 {
            table.fill(empty);
        }
        let (mut at, mut filled) = (0, 0);
        for word in 0..lexicon.words() as u32 {
            for letter in each(lexicon.letters(word)) {
                let here = at;
                at += 1;
                let hash = blanked_hash(lexicon.row(word), letter);
                if hash & (turns - 1) != turn || !seen.again(hash) {
                    continue;
                }
                let mark = hash as u32 & !LETTER | letter as u32;
                let mut slot = (hash >> 24) as usize & mask;
                loop {
                    let known = table[slot];
                    if known.word == NONE {
                        // A probe sequence in a full table would never end.
                        if filled < mask {
                            filled += 1;
                            table[slot] = BlankedWord { word, mark };
                        }
                        break;
                    }
                    let (other, gap) = (known.word, (known.mark & LETTER) as usize);
                    if known.mark & !LETTER == mark & !LETTER
                        && alike(lexicon, (word, letter), (other, gap))
                    {
                        let rank = (lexicon.letters(other) & ((1 << gap) - 1)).count_ones();
                        first[here] = numbers[other as usize] + rank;
                        break;
                    }
                    slot = (slot + 1) & mask;
                }
            }
        }
    }
    first
}

/// A filter for hashes of blanked words that occur at least twice; most do not, and need no slot.
struct SeenTwice {
    /// Two bits for some bits of the hash: 1 means seen, 3 means seen again.
    bits: Vec<u64>,
    shift: u32,
    /// The maximum number of blanked words with such a hash.
    again: usize,
}

impl SeenTwice {
    fn of(lexicon: &Lexicon) -> Self {
        let places = (4 * lexicon.placed()).clamp(64, MOST_SEEN).ilog2();
        let mut seen = Self { bits: vec![0; 1 << (places - 5)], shift: 64 - places, again: 0 };
        for word in 0..lexicon.words() as u32 {
            for letter in each(lexicon.letters(word)) {
                let (at, bit) = seen.place(blanked_hash(lexicon.row(word), letter));
                let bits = &mut seen.bits[at];
                // The second occurrence also counts the first.
                seen.again += [0, 2, 0, 1][(*bits >> bit & 3) as usize];
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

/// Returns whether two words are the same once a letter of each is blanked.
fn alike(lexicon: &Lexicon, one: (u32, usize), other: (u32, usize)) -> bool {
    let read = |(word, letter)| blanked(lexicon.row(word), letter);
    read(one).eq(read(other))
}

/// Returns the blocks of a word with each blanked place set to 255.
fn blanked(row: &[u64], letter: usize) -> impl Iterator<Item = u64> + '_ {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let spread = (letter as u64 + 1) * EACH;
    row.iter().map(move |block| {
        // Codes are at most 64, so the top bit of a byte is clear after this exactly where the letter is.
        let others = (block ^ spread) + 0x7f * EACH;
        let there = (!others >> 7) & EACH;
        block | (there * 0xff)
    })
}

fn blanked_hash(row: &[u64], letter: usize) -> u64 {
    let mix = |hash: u64, block: u64| {
        let hash = (hash ^ block).wrapping_mul(0xd6e8_feb8_6659_fd93);
        hash ^ hash >> 32
    };
    let hash = blanked(row, letter).fold(0x9e37_79b9_7f4a_7c15u64, mix);
    let hash = hash.wrapping_mul(0xd6e8_feb8_6659_fd93);
    hash ^ hash >> 32
}
