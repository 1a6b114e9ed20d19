//! Which words of a list differ from one another in the places of one letter only.

use rustc_hash::FxHashMap;

use super::lexicon::{Letters, Lexicon, take};

/// Every cluster of two and more words: all words that differ from one another in the places of one letter
/// only (`?ill`). A member is the letter that fills the gap and the word that it makes.
#[derive(Default)]
pub(crate) struct Clusters {
    /// By cluster: the letters of its pattern.
    shared: Vec<Letters>,
    /// The members of cluster `c`: `members[starts[c]..starts[c + 1]]`.
    members: Vec<(u8, u32)>,
    starts: Vec<u32>,
    /// The clusters of word `w`: `of_word[word_starts[w]..word_starts[w + 1]]`.
    of_word: Vec<u32>,
    word_starts: Vec<u32>,
}

impl Clusters {
    /// Blanks all places of one letter at a time; words that then read alike
    /// form a cluster. Blanking all of them is what keeps `bb` out of `?b`.
    /// Patterns are found by a hash and then compared: a word whose pattern
    /// collides with another is left out, which can only weaken a bound.
    pub fn find(lexicon: &Lexicon) -> Self {
        let blanked = Blanked::new(lexicon);
        let mut numbers: FxHashMap<u64, u32> = FxHashMap::default();
        // By number: the letter and word that came first, and how many did.
        let mut first: Vec<(u8, u32, u32)> = Vec::new();
        let mut found: Vec<(u32, u8, u32)> = Vec::new();
        for word in 0..lexicon.words() as u32 {
            let mut letters = lexicon.letters(word);
            while let Some(letter) = take(&mut letters) {
                let hash = pattern_hash(lexicon.row(word), letter);
                if !blanked.may_be_again(hash) {
                    continue;
                }
                let next = first.len() as u32;
                let number = *numbers.entry(hash).or_insert(next);
                if number == next {
                    first.push((letter as u8, word, 0));
                }
                let entry = &mut first[number as usize];
                let same = pattern(lexicon.row(entry.1), usize::from(entry.0));
                if pattern(lexicon.row(word), letter).eq(same) {
                    entry.2 += 1;
                    found.push((number, letter as u8, word));
                }
            }
        }
        Self::sorted(lexicon, &first, &found)
    }

    /// Those found that have two members and more, numbered as they come first.
    fn sorted(lexicon: &Lexicon, first: &[(u8, u32, u32)], found: &[(u32, u8, u32)]) -> Self {
        let mut clusters = Self { starts: vec![0], word_starts: vec![0], ..Self::default() };
        let mut kept = vec![u32::MAX; first.len()];
        for &(number, ..) in found {
            let (letter, word, count) = first[number as usize];
            let place = &mut kept[number as usize];
            if count > 1 && *place == u32::MAX {
                *place = clusters.shared.len() as u32;
                clusters.shared.push(lexicon.letters(word) & !(1 << letter));
                clusters.starts.push(clusters.starts[*place as usize] + count);
            }
        }
        let mut next = clusters.starts.clone();
        clusters.members = vec![(0, 0); next.last().map_or(0, |&end| end as usize)];
        let mut found = found.iter().peekable();
        for word in 0..lexicon.words() as u32 {
            while let Some(&(number, letter, _)) = found.next_if(|found| found.2 == word) {
                let place = kept[number as usize];
                if place != u32::MAX {
                    let at = &mut next[place as usize];
                    clusters.members[*at as usize] = (letter, word);
                    *at += 1;
                    clusters.of_word.push(place);
                }
            }
            clusters.word_starts.push(clusters.of_word.len() as u32);
        }
        clusters
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.shared.len()
    }

    /// The letters of a cluster's pattern.
    pub fn shared(&self, cluster: u32) -> Letters {
        self.shared[cluster as usize]
    }

    /// The letters that fill a cluster's gap, with the words that they make.
    #[inline]
    pub fn members(&self, cluster: u32) -> &[(u8, u32)] {
        let cluster = cluster as usize;
        &self.members[self.starts[cluster] as usize..self.starts[cluster + 1] as usize]
    }

    /// The clusters that a word is in.
    #[inline]
    pub fn of(&self, word: u32) -> &[u32] {
        let word = word as usize;
        &self.of_word[self.word_starts[word] as usize..self.word_starts[word + 1] as usize]
    }

    /// The most words of one cluster in each of some sets of words, at least 1.
    pub fn largest<'a>(&self, sets: impl IntoIterator<Item = &'a [u32]>) -> Vec<usize> {
        let mut counts = vec![0u32; self.len()];
        let largest = |words: &'a [u32]| {
            let mut most = 1;
            for &cluster in words.iter().flat_map(|&word| self.of(word)) {
                let count = &mut counts[cluster as usize];
                *count += 1;
                most = most.max(*count);
            }
            for &cluster in words.iter().flat_map(|&word| self.of(word)) {
                counts[cluster as usize] = 0;
            }
            most as usize
        };
        sets.into_iter().map(largest).collect()
    }
}

/// Which patterns may be there twice: most are not, and need not be looked at further.
struct Blanked {
    /// By some bits of the hash, two bits each: 1 for seen, 3 for seen again.
    seen: Vec<u64>,
    shift: u32,
}

impl Blanked {
    fn new(lexicon: &Lexicon) -> Self {
        let patterns: usize = lexicon.frequency.iter().map(|&count| count as usize).sum();
        let bits = (4 * patterns).max(64).ilog2().min(26);
        let mut blanked = Self { seen: vec![0; 1 << (bits - 5)], shift: 64 - bits };
        for word in 0..lexicon.words() as u32 {
            let mut letters = lexicon.letters(word);
            while let Some(letter) = take(&mut letters) {
                let (at, bit) = blanked.place(pattern_hash(lexicon.row(word), letter));
                let seen = &mut blanked.seen[at];
                *seen |= (*seen >> bit & 1) << (bit + 1) | 1 << bit;
            }
        }
        blanked
    }

    fn place(&self, hash: u64) -> (usize, u32) {
        let at = hash >> self.shift;
        ((at / 32) as usize, 2 * (at % 32) as u32)
    }

    fn may_be_again(&self, hash: u64) -> bool {
        let (at, bit) = self.place(hash);
        self.seen[at] >> (bit + 1) & 1 == 1
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
