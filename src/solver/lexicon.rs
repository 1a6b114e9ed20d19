//! The words of one length as the solver sees them: which letters a word
//! has, and where. Owns no search state.

mod clusters;

use std::sync::OnceLock;

use rustc_hash::{FxHashMap, FxHashSet};

use clusters::Clusters;

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
    /// The words of each placement, found when they are first asked for.
    with: OnceLock<With>,
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
        let mut lexicon = Self {
            length,
            blocks,
            rows: rows.to_vec(),
            presence: vec![0; words],
            column: Vec::new(),
            placements: Vec::with_capacity(words * length),
            starts: vec![0],
            letter_of: Vec::new(),
            places_of: Vec::new(),
            clusters: OnceLock::new(),
            with: OnceLock::new(),
            frequency: Vec::new(),
        };
        lexicon.place()?;
        lexicon.fill_columns();
        match repeated(rows, blocks) {
            Some(word) => Err(LexiconError::Twice(word)),
            None => Ok(lexicon),
        }
    }

    /// The bytes, at most and roughly, that this many words of this length take while they are solved on
    /// this many threads, with what is counted for each of them and without what is learned.
    pub fn bytes(words: usize, length: usize, letters: usize, threads: usize) -> usize {
        let different = length.min(letters);
        let (word, code) = (size_of::<u64>(), size_of::<u32>());
        // As they were read, as they are here, and their letters.
        let rows = (2 * length.div_ceil(8) + 1) * word;
        let places = (letters + 2 * different + 2) * code;
        // The words themselves, by number: all of them, and what is left of them on the way down.
        let numbers = (4 + 4 * threads) * code;
        words
            .saturating_mul(rows + places + numbers)
            .saturating_add(clusters::bytes(words * different))
    }

    /// Finds every placement, numbered as they come first.
    fn place(&mut self) -> Result<(), LexiconError> {
        // Nearly all letters stand in one place: those are found without a search.
        let mut single = [[ABSENT; 64]; 64];
        let mut several: FxHashMap<(usize, u64), u32> = FxHashMap::default();
        let mut frequency = [0; 64];
        for word in 0..self.words() {
            let row = &self.rows[word * self.blocks..][..self.blocks];
            let code = |place: usize| (row[place / 8] >> (56 - 8 * (place % 8))) as u8;
            let mut places = [0u64; 64];
            let mut letters = [0u8; 64];
            for (place, letter) in letters.iter_mut().enumerate().take(self.length) {
                *letter = code(place).wrapping_sub(1);
                if *letter > 63 {
                    return Err(LexiconError::Letter(word));
                }
                places[usize::from(*letter)] |= 1 << place;
            }
            if (self.length..self.blocks * 8).any(|place| code(place) != 0) {
                return Err(LexiconError::Letter(word));
            }
            let mut presence = 0;
            for (place, &letter) in letters[..self.length].iter().enumerate() {
                if presence >> letter & 1 == 1 {
                    continue;
                }
                presence |= 1 << letter;
                let letter = usize::from(letter);
                frequency[letter] += 1;
                let all = places[letter];
                let number = match all.is_power_of_two() {
                    true => &mut single[letter][place],
                    false => several.entry((letter, all)).or_insert(ABSENT),
                };
                if *number == ABSENT {
                    *number = self.letter_of.len() as u32;
                    self.letter_of.push(letter as u8);
                    self.places_of.push(all);
                }
                self.placements.push(*number);
            }
            self.presence[word] = presence;
            self.starts.push(self.placements.len() as u32);
        }
        let alphabet = frequency.iter().rposition(|&count| count > 0).map_or(0, |last| last + 1);
        self.frequency = frequency[..alphabet].to_vec();
        Ok(())
    }

    fn fill_columns(&mut self) {
        let words = self.words();
        self.column = vec![ABSENT; words * self.alphabet()];
        for word in 0..words {
            let placements = self.starts[word] as usize..self.starts[word + 1] as usize;
            for &placement in &self.placements[placements] {
                let letter = usize::from(self.letter_of[placement as usize]);
                self.column[letter * words + word] = placement;
            }
        }
    }

    /// The clusters of the list.
    #[inline]
    pub(crate) fn clusters(&self) -> &Clusters {
        self.clusters.get_or_init(|| Clusters::of(self))
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

    /// The words that have a letter just where this placement says, in rising order.
    pub(crate) fn words_with(&self, placement: u32) -> &[u32] {
        let With { words, starts } = self.with.get_or_init(|| With::find(self));
        let placement = placement as usize;
        &words[starts[placement] as usize..starts[placement + 1] as usize]
    }

    /// How many placements all words have together.
    pub(crate) fn placed(&self) -> usize {
        self.placements.len()
    }

    /// Number of different placements in the list.
    pub(crate) fn placement_count(&self) -> usize {
        self.letter_of.len()
    }
}

/// The words of placement `p`: `words[starts[p]..starts[p + 1]]`.
struct With {
    words: Vec<u32>,
    starts: Vec<u32>,
}

impl With {
    fn find(lexicon: &Lexicon) -> Self {
        let mut starts = vec![0u32; lexicon.placement_count() + 1];
        for &placement in &lexicon.placements {
            starts[placement as usize + 1] += 1;
        }
        for placement in 1..starts.len() {
            starts[placement] += starts[placement - 1];
        }
        let mut next = starts.clone();
        let mut words = vec![0; lexicon.placements.len()];
        for word in 0..lexicon.words() as u32 {
            for &placement in lexicon.placements(word) {
                words[next[placement as usize] as usize] = word;
                next[placement as usize] += 1;
            }
        }
        Self { words, starts }
    }
}

/// The first word that stands in the rows before, if there is one.
fn repeated(rows: &[u64], blocks: usize) -> Option<usize> {
    let mut sorted: Vec<&[u64]> = rows.chunks_exact(blocks).collect();
    // Lists come in a few sorted runs, which a stable sort makes use of.
    sorted.sort();
    if sorted.windows(2).all(|pair| pair[0] != pair[1]) {
        return None;
    }
    let mut seen = FxHashSet::default();
    rows.chunks_exact(blocks).position(|row| !seen.insert(row))
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
