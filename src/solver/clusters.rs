//! Owns [`Clusters`]: the words of a list that differ in the places of one letter only.

use super::lexicon::{Letters, Lexicon, take};

/// Patterns that are looked at together.
const AT_ONCE: usize = 1 << 22;

/// Words of clusters that are kept, each counted for each of its clusters. More are only in lists of
/// millions of words; a cluster that is left out can only weaken a bound.
const MOST: usize = 1 << 23;

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
        let mut blanked: Vec<Blanked> = Vec::with_capacity(lexicon.placed().min(2 * AT_ONCE));
        let mut room = MOST;
        for turn in 0..turns {
            blanked.clear();
            for word in 0..lexicon.words() as u32 {
                let mut letters = lexicon.letters(word);
                while let Some(letter) = take(&mut letters) {
                    let hash = pattern_hash(lexicon, word, letter);
                    if hash & (turns - 1) == turn {
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
                    let (letter, first_letter) = (other.letter.into(), first.letter.into());
                    same_pattern(lexicon, other.word, letter, first.word, first_letter)
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
    pub fn of_word(&self, word: u32) -> &[u32] {
        let word = word as usize;
        &self.numbers[self.starts[word] as usize..self.starts[word + 1] as usize]
    }
}

/// The bytes that the clusters of a list take at most, and finding them, where its words have so many
/// placements together.
pub(crate) fn bytes(placed: usize) -> usize {
    let member = size_of::<(u8, u32)>() + size_of::<Cluster>() / 2 + size_of::<u32>();
    placed.min(MOST) * member + placed.min(2 * AT_ONCE) * size_of::<Blanked>()
}

/// A hash of a word with a letter blanked: of its blocks, each with the
/// blanked places set to 255.
fn pattern_hash(lexicon: &Lexicon, word: u32, letter: usize) -> u64 {
    let mut hash = 0x9e37_79b9_7f4a_7c15u64;
    for &block in lexicon.row(word) {
        let mut block = block;
        for shift in (0..64).step_by(8) {
            if (block >> shift) as u8 == letter as u8 + 1 {
                block |= 0xff << shift;
            }
        }
        hash = (hash ^ block).wrapping_mul(0xd6e8_feb8_6659_fd93);
        hash ^= hash >> 32;
    }
    hash.wrapping_mul(0xd6e8_feb8_6659_fd93)
}

/// Whether the words read alike with these letters blanked.
fn same_pattern(
    lexicon: &Lexicon,
    word: u32,
    letter: usize,
    other: u32,
    other_letter: usize,
) -> bool {
    let shared = lexicon.letters(word) & !(1 << letter);
    let mut rest = shared;
    if shared != lexicon.letters(other) & !(1 << other_letter) {
        return false;
    }
    while let Some(letter) = take(&mut rest) {
        if lexicon.placement(letter, word) != lexicon.placement(letter, other) {
            return false;
        }
    }
    true
}
