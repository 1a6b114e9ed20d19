//! The words of one length as the solver sees them: which letters a word
//! has, and where. Owns no search state.

use std::sync::OnceLock;

use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

/// A set of letters: bit `c - 1` stands for letter code `c`.
pub type Letters = u64;

/// Stands in a column for "the word does not have the letter".
pub(crate) const ABSENT: u32 = u32::MAX;

/// Why rows of letter codes are no word list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LexiconError {
    /// The rows do not divide into words of `ceil(length / 8)` blocks.
    Shape,
    /// A letter code is 0 or above 64, or padding is not 0, in this word.
    Letter(usize),
    /// This word stands in the list twice.
    Twice(usize),
    /// The length is 0 or above 64, or there are 2^32 words.
    Size,
}

impl std::fmt::Display for LexiconError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Shape => write!(f, "the rows do not divide into words"),
            Self::Letter(word) => write!(f, "word {word} has an impossible letter code"),
            Self::Twice(word) => write!(f, "word {word} stands in the list twice"),
            Self::Size => write!(f, "too long a word, or too many of them"),
        }
    }
}

impl std::error::Error for LexiconError {}

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
    /// By word: the clusters that it is in.
    pub of_word: Vec<Vec<u32>>,
}

/// The words of one length, numbered from 0 in the order given.
pub struct Lexicon {
    length: usize,
    blocks: usize,
    rows: Vec<u64>,
    presence: Vec<Letters>,
    /// `column[letter * words + word]`: placement of the letter in the word.
    column: Vec<u32>,
    /// The placements of word `w`: `placements[starts[w]..starts[w + 1]]`.
    placements: Vec<u32>,
    starts: Vec<u32>,
    /// By placement: its letter.
    letter_of: Vec<u8>,
    /// By placement: its places, bit 0 leftmost.
    places_of: Vec<u64>,
    /// Found when they are first asked for: only the search for bounds needs them.
    clusters: OnceLock<Clusters>,
    /// By letter: the number of words that have it.
    pub(crate) frequency: Vec<u32>,
}

impl Lexicon {
    /// Reads words of `length` letters: each `ceil(length / 8)` big-endian
    /// blocks of letter codes 1..=64, filled up with 0.
    ///
    /// # Errors
    /// Where the rows are not such words, or a word stands there twice.
    pub fn new(rows: &[u64], length: usize) -> Result<Self, LexiconError> {
        if length == 0 || length > 64 {
            return Err(LexiconError::Size);
        }
        let blocks = length.div_ceil(8);
        if !rows.len().is_multiple_of(blocks) {
            return Err(LexiconError::Shape);
        }
        let words = rows.len() / blocks;
        if words >= ABSENT as usize {
            return Err(LexiconError::Size);
        }
        let mut seen = FxHashSet::with_capacity_and_hasher(words, FxBuildHasher);
        let mut codes = vec![0u8; words * length];
        let mut alphabet = 0usize;
        for (word, row) in rows.chunks_exact(blocks).enumerate() {
            if !seen.insert(row) {
                return Err(LexiconError::Twice(word));
            }
            for place in 0..blocks * 8 {
                let code = (row[place / 8] >> (56 - 8 * (place % 8))) as u8;
                let sound = if place < length { (1..=64).contains(&code) } else { code == 0 };
                if !sound {
                    return Err(LexiconError::Letter(word));
                }
                if place < length {
                    codes[word * length + place] = code - 1;
                    alphabet = alphabet.max(usize::from(code));
                }
            }
        }
        drop(seen);
        let mut lexicon = Self {
            length,
            blocks,
            rows: rows.to_vec(),
            presence: vec![0; words],
            column: vec![ABSENT; words * alphabet],
            placements: Vec::with_capacity(words * length),
            starts: vec![0],
            letter_of: Vec::new(),
            places_of: Vec::new(),
            clusters: OnceLock::new(),
            frequency: vec![0; alphabet],
        };
        lexicon.place(&codes);
        Ok(lexicon)
    }

    fn place(&mut self, codes: &[u8]) {
        let words = self.words();
        let mut numbers: FxHashMap<(u8, u64), u32> = FxHashMap::default();
        for word in 0..words {
            let spelling = &codes[word * self.length..(word + 1) * self.length];
            for (place, &letter) in spelling.iter().enumerate() {
                if self.presence[word] >> letter & 1 == 1 {
                    continue;
                }
                self.presence[word] |= 1 << letter;
                self.frequency[usize::from(letter)] += 1;
                let places = (place..self.length)
                    .filter(|&p| spelling[p] == letter)
                    .fold(0, |m, p| m | 1u64 << p);
                let next = self.letter_of.len() as u32;
                let number = *numbers.entry((letter, places)).or_insert(next);
                if number == next {
                    self.letter_of.push(letter);
                    self.places_of.push(places);
                }
                self.placements.push(number);
                self.column[usize::from(letter) * words + word] = number;
            }
            self.starts.push(self.placements.len() as u32);
        }
    }

    /// Blanks all places of one letter at a time; words that then read alike
    /// form a cluster. Blanking all of them is what keeps `bb` out of `?b`.
    /// Patterns are found by a hash and then compared: a word whose pattern
    /// collides with another is left out, which can only weaken a bound.
    fn find_clusters(&self) -> Clusters {
        let mut clusters = Clusters { all: Vec::new(), of_word: vec![Vec::new(); self.words()] };
        let mut numbers: FxHashMap<u64, u32> = FxHashMap::default();
        // By number: the letter and word that came first, and how many did.
        let mut first: Vec<(u8, u32, u32)> = Vec::new();
        let mut found: Vec<(u32, u8, u32)> = Vec::with_capacity(self.placements.len());
        for word in 0..self.words() as u32 {
            let mut letters = self.letters(word);
            while let Some(letter) = take(&mut letters) {
                let next = first.len() as u32;
                let number = *numbers.entry(self.pattern_hash(word, letter)).or_insert(next);
                if number == next {
                    first.push((letter as u8, word, 0));
                }
                let entry = &mut first[number as usize];
                if number == next || self.same_pattern(word, letter, entry.1, usize::from(entry.0))
                {
                    entry.2 += 1;
                    found.push((number, letter as u8, word));
                }
            }
        }
        let mut kept = vec![u32::MAX; first.len()];
        for (number, letter, word) in found {
            let (first_letter, first_word, count) = first[number as usize];
            if count < 2 {
                continue;
            }
            let place = &mut kept[number as usize];
            if *place == u32::MAX {
                *place = clusters.all.len() as u32;
                let shared = self.letters(first_word) & !(1 << first_letter);
                clusters.all.push(Cluster { shared, members: Vec::with_capacity(count as usize) });
            }
            clusters.all[*place as usize].members.push((letter, word));
            clusters.of_word[word as usize].push(*place);
        }
        clusters
    }

    /// A hash of a word with a letter blanked: of its blocks, each with the
    /// blanked places set to 255.
    fn pattern_hash(&self, word: u32, letter: usize) -> u64 {
        let mut hash = 0x9e37_79b9_7f4a_7c15u64;
        for &block in self.row(word) {
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
    fn same_pattern(&self, word: u32, letter: usize, other: u32, other_letter: usize) -> bool {
        let shared = self.letters(word) & !(1 << letter);
        let mut rest = shared;
        if shared != self.letters(other) & !(1 << other_letter) {
            return false;
        }
        while let Some(letter) = take(&mut rest) {
            if self.placement(letter, word) != self.placement(letter, other) {
                return false;
            }
        }
        true
    }

    /// The clusters of the list.
    #[inline]
    pub(crate) fn clusters(&self) -> &Clusters {
        self.clusters.get_or_init(|| self.find_clusters())
    }

    /// Number of words.
    pub fn words(&self) -> usize {
        self.presence.len()
    }

    /// Number of letters in each word.
    pub fn length(&self) -> usize {
        self.length
    }

    /// The blocks of letter codes of a word, as they were handed in.
    pub fn row(&self, word: u32) -> &[u64] {
        &self.rows[word as usize * self.blocks..(word as usize + 1) * self.blocks]
    }

    /// The letters of a word.
    pub fn letters(&self, word: u32) -> Letters {
        self.presence[word as usize]
    }

    /// The greatest letter code in use: no word has a letter beyond.
    pub fn alphabet(&self) -> usize {
        self.frequency.len()
    }

    /// Places of a letter (its code less 1) in a word, bit 0 leftmost; 0 if
    /// it has none.
    pub fn places(&self, letter: usize, word: u32) -> u64 {
        if letter >= self.alphabet() {
            return 0;
        }
        match self.placement(letter, word) {
            ABSENT => 0,
            placement => self.places_of[placement as usize],
        }
    }

    /// The number of a letter's set of places in a word, or [`ABSENT`].
    #[inline]
    pub(crate) fn placement(&self, letter: usize, word: u32) -> u32 {
        self.column[letter * self.presence.len() + word as usize]
    }

    #[inline]
    pub(crate) fn column(&self, letter: usize) -> &[u32] {
        let words = self.presence.len();
        &self.column[letter * words..(letter + 1) * words]
    }

    #[inline]
    pub(crate) fn placements(&self, word: u32) -> &[u32] {
        let word = word as usize;
        &self.placements[self.starts[word] as usize..self.starts[word + 1] as usize]
    }

    #[inline]
    pub(crate) fn letter_of(&self, placement: u32) -> usize {
        usize::from(self.letter_of[placement as usize])
    }

    /// Number of different placements in the list.
    pub(crate) fn placement_count(&self) -> usize {
        self.letter_of.len()
    }
}

/// Takes the lowest letter out of a set.
#[inline]
pub(crate) fn take(letters: &mut Letters) -> Option<usize> {
    if *letters == 0 {
        return None;
    }
    let letter = letters.trailing_zeros() as usize;
    *letters &= *letters - 1;
    Some(letter)
}
