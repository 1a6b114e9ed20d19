//! Owns [`Lexicon`]: the words of one length as the solver sees them, by which letters a word has, and where.

mod clusters;

use std::sync::OnceLock;

use rustc_hash::{FxHashMap, FxHashSet};

use clusters::Clusters;

/// A set of letters: bit `c - 1` is set for letter code `c`.
pub type Letters = u64;

/// What [`Lexicon::placement`] and [`Lexicon::column`] have for a word without the letter.
pub const ABSENT: u32 = u32::MAX;

/// The reason why words are not a list that can be solved. Words are numbered from 0.
#[derive(Debug, Clone, thiserror::Error, PartialEq, Eq)]
#[non_exhaustive]
pub enum LexiconError {
    /// There are no words to tell the length.
    #[error("there are no words")]
    Empty,
    /// Words differ in length, or the number of blocks is not a multiple of `ceil(length / 8)`.
    #[error("the words do not have the same length")]
    Shape,
    /// The word has this character, which is not one of the letters a to z.
    #[error("{1:?} is not a letter from a to z (word {0}, counted from 0)")]
    Character(usize, char),
    /// A letter code is 0 or above 64, or padding is not 0, in the word with this number.
    #[error("word {0}, counted from 0, has a letter code that is not 1 to 64")]
    Code(usize),
    /// The word with this number is a duplicate.
    #[error("word {0}, counted from 0, is in the list twice")]
    Duplicate(usize),
    /// The words have this length, which is 0 or above 64.
    #[error("words have 1 to 64 letters, not {0}")]
    Length(usize),
    /// There are 2³² − 1 words or more.
    #[error("there are more than 4,294,967,294 words")]
    TooMany,
}

/// The words of one length, numbered from 0 in the given order.
///
/// A *placement* is a letter at a set of places. Two words answer a letter alike exactly if they have the same placement
/// of it, or both lack it, so the families of a letter are the groups of equal entries in its [column](Lexicon::column).
pub struct Lexicon {
    length: usize,
    blocks: usize,
    rows: Vec<u64>,
    presence: Vec<Letters>,
    /// `column[letter * words + word]`: the placement of the letter in the word.
    column: Vec<u32>,
    /// The placements of word `w`: `placements[starts[w]..starts[w + 1]]`.
    placements: Vec<u32>,
    starts: Vec<u32>,
    /// The letter of each placement.
    letter_of: Vec<u8>,
    /// The places of each placement, bit 0 leftmost.
    places_of: Vec<u64>,
    /// Computed on first use; only the search for bounds needs them.
    clusters: OnceLock<Clusters>,
    /// The words of each placement, computed on first use.
    with: OnceLock<With>,
    /// The number of words that have each letter.
    pub(crate) frequency: Vec<u32>,
}

impl std::fmt::Debug for Lexicon {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Lexicon({} words of {} letters)", self.words(), self.length)
    }
}

impl Lexicon {
    /// Creates a lexicon from packed words of `length` letters: each is `ceil(length / 8)` big-endian blocks
    /// of letter codes 1..=64, padded with 0.
    ///
    /// # Errors
    /// Fails if the rows are not such words, if a word is repeated, or if there are 2³² − 1 or more. No rows are a list
    /// without words.
    pub fn new(rows: &[u64], length: usize) -> Result<Self, LexiconError> {
        if length == 0 || length > 64 {
            return Err(LexiconError::Length(length));
        }
        let blocks = length.div_ceil(8);
        if !rows.len().is_multiple_of(blocks) {
            return Err(LexiconError::Shape);
        }
        let words = rows.len() / blocks;
        if words >= ABSENT as usize {
            return Err(LexiconError::TooMany);
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
            Some(word) => Err(LexiconError::Duplicate(word)),
            None => Ok(lexicon),
        }
    }

    /// Creates a lexicon from words in the letters a to z (codes 1 to 26), in lower or upper case.
    ///
    /// # Errors
    /// Fails if there are no words, if they differ in length, if one has another character, or for the reasons of
    /// [`Lexicon::new`].
    pub fn from_ascii<'a>(words: impl IntoIterator<Item = &'a str>) -> Result<Self, LexiconError> {
        let (mut rows, mut length) = (Vec::new(), None);
        for (number, word) in words.into_iter().enumerate() {
            if let Some(other) = word.chars().find(|c| !c.is_ascii_alphabetic()) {
                return Err(LexiconError::Character(number, other));
            }
            match word.len() {
                0 => return Err(LexiconError::Length(0)),
                letters if *length.get_or_insert(letters) != letters => {
                    return Err(LexiconError::Shape);
                }
                _ => {}
            }
            for letters in word.as_bytes().chunks(8) {
                let mut block = [0; 8];
                for (code, letter) in block.iter_mut().zip(letters) {
                    *code = letter.to_ascii_lowercase() - b'a' + 1;
                }
                rows.push(u64::from_be_bytes(block));
            }
        }
        Self::new(&rows, length.ok_or(LexiconError::Empty)?)
    }

    /// Estimates from above the bytes that solving takes for this many words of this length, with an alphabet
    /// of `letters` letters, on `threads` threads; excludes what is learned.
    pub fn bytes(words: usize, length: usize, letters: usize, threads: usize) -> usize {
        let different = length.min(letters);
        let (word, code) = (size_of::<u64>(), size_of::<u32>());
        // The caller's rows, the copy here, and each word's set of letters.
        let rows = (2 * length.div_ceil(8) + 1) * word;
        let places = (letters + 2 * different + 2) * code;
        // Word numbers: the whole set, and the subsets on the way down the search.
        let numbers = (4 + 4 * threads) * code;
        words
            .saturating_mul(rows + places + numbers)
            .saturating_add(clusters::bytes(words * different))
    }

    /// Numbers every placement in order of first occurrence.
    fn place(&mut self) -> Result<(), LexiconError> {
        // Nearly every letter is at a single place; those need no hash lookup.
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
                    return Err(LexiconError::Code(word));
                }
                places[usize::from(*letter)] |= 1 << place;
            }
            if (self.length..self.blocks * 8).any(|place| code(place) != 0) {
                return Err(LexiconError::Code(word));
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
        let mut column = vec![ABSENT; words * self.alphabet()];
        for word in 0..words {
            for &placement in self.placements(word as u32) {
                column[self.letter_of(placement) * words + word] = placement;
            }
        }
        self.column = column;
    }

    #[inline]
    pub(crate) fn clusters(&self) -> &Clusters {
        self.clusters.get_or_init(|| Clusters::of(self))
    }

    /// Returns the number of words.
    pub fn words(&self) -> usize {
        self.presence.len()
    }

    /// Returns the numbers of all words.
    pub(crate) fn all(&self) -> Vec<u32> {
        (0..self.words() as u32).collect()
    }

    /// Returns the number of letters in each word.
    pub fn length(&self) -> usize {
        self.length
    }

    /// Returns all packed words, in the form that [`Lexicon::new`] takes.
    pub fn rows(&self) -> &[u64] {
        &self.rows
    }

    /// Returns the packed word, as it was given to [`Lexicon::new`].
    ///
    /// # Panics
    /// Panics if there is no word with this number.
    pub fn row(&self, word: u32) -> &[u64] {
        &self.rows[word as usize * self.blocks..(word as usize + 1) * self.blocks]
    }

    /// Returns the set of letters of a word.
    ///
    /// # Panics
    /// Panics if there is no word with this number.
    pub fn letters(&self, word: u32) -> Letters {
        self.presence[word as usize]
    }

    /// Returns the greatest letter code in use.
    pub fn alphabet(&self) -> usize {
        self.frequency.len()
    }

    /// Returns the places of a letter (code − 1) in a word, bit 0 leftmost; 0 if it is not there.
    ///
    /// # Panics
    /// Panics if there is no word with this number.
    pub fn places(&self, letter: usize, word: u32) -> u64 {
        let placements = self.placements(word);
        let placement = placements.iter().find(|&&placement| self.letter_of(placement) == letter);
        placement.map_or(0, |&placement| self.places_of[placement as usize])
    }

    /// Returns the placement of a letter (code − 1) in a word, or [`ABSENT`].
    ///
    /// # Panics
    /// Panics if the letter is not below [`alphabet`](Self::alphabet). A number of no word may panic or give the placement
    /// of another letter.
    #[inline]
    pub fn placement(&self, letter: usize, word: u32) -> u32 {
        self.column[letter * self.presence.len() + word as usize]
    }

    /// Returns the placement of a letter (code − 1) in each word, or [`ABSENT`].
    ///
    /// # Panics
    /// Panics if the letter is not below [`alphabet`](Self::alphabet).
    #[inline]
    pub fn column(&self, letter: usize) -> &[u32] {
        let words = self.presence.len();
        &self.column[letter * words..(letter + 1) * words]
    }

    /// Returns the placements of a word: one for each of its letters, in the order in which they first occur.
    ///
    /// # Panics
    /// Panics if there is no word with this number.
    #[inline]
    pub fn placements(&self, word: u32) -> &[u32] {
        let word = word as usize;
        &self.placements[self.starts[word] as usize..self.starts[word + 1] as usize]
    }

    /// Returns the letter (code − 1) of a placement.
    ///
    /// # Panics
    /// Panics if the placement is not below [`placement_count`](Self::placement_count).
    #[inline]
    pub fn letter_of(&self, placement: u32) -> usize {
        usize::from(self.letter_of[placement as usize])
    }

    /// Returns the words with this placement, in ascending order.
    pub(crate) fn words_with(&self, placement: u32) -> &[u32] {
        let With { words, starts } = self.with.get_or_init(|| With::find(self));
        let placement = placement as usize;
        &words[starts[placement] as usize..starts[placement + 1] as usize]
    }

    /// Returns the number of placements of all words together.
    pub(crate) fn placed(&self) -> usize {
        self.placements.len()
    }

    /// Returns the number of distinct placements. They are numbered from 0.
    pub fn placement_count(&self) -> usize {
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

/// Returns the first word that occurs before in the rows, if any.
fn repeated(rows: &[u64], blocks: usize) -> Option<usize> {
    let mut sorted: Vec<&[u64]> = rows.chunks_exact(blocks).collect();
    // Lists arrive as a few sorted runs, which a stable sort exploits.
    sorted.sort();
    if sorted.windows(2).all(|pair| pair[0] != pair[1]) {
        return None;
    }
    let mut seen = FxHashSet::default();
    rows.chunks_exact(blocks).position(|row| !seen.insert(row))
}

/// Returns the letters of a set, the lowest first.
#[inline]
pub fn each(mut letters: Letters) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if letters == 0 {
            return None;
        }
        let letter = letters.trailing_zeros() as usize;
        letters &= letters - 1;
        Some(letter)
    })
}
