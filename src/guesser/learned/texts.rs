//! Owns [`Texts`], the words of a list as letter codes one after another, in either direction of reading.

use crate::words::{MAX_LENGTH, WordsOfLength};

/// Words as letter codes (1 ..= 64).
pub(super) struct Texts {
    codes: Vec<u8>,
    /// Where each word ends.
    ends: Vec<u32>,
}

impl Texts {
    /// Every word of the list that a shelf is of.
    pub fn of(listed: &WordsOfLength) -> Self {
        let mut texts = Self { codes: Vec::new(), ends: Vec::new() };
        for (length, blocks) in listed.list() {
            for word in blocks.chunks_exact(length.div_ceil(8)) {
                let codes = word.iter().flat_map(|block| block.to_be_bytes());
                texts.codes.extend(codes.take(length));
                texts.ends.push(texts.codes.len() as u32);
            }
        }
        texts
    }

    /// The same words read from their ends; they stand in the same order.
    pub(crate) fn reversed(&self) -> Self {
        let mut codes = Vec::with_capacity(self.codes.len());
        self.iter().for_each(|word| codes.extend(word.iter().rev()));
        Self { codes, ends: self.ends.clone() }
    }

    /// The words.
    pub fn iter(&self) -> impl Iterator<Item = &[u8]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, end)| &self.codes[start as usize..*end as usize])
    }

    /// How many words there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Bytes that they take.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.codes[..]) + size_of_val(&self.ends[..])
    }

    /// How many letters they have in all.
    pub fn letters(&self) -> usize {
        self.codes.len()
    }
}

/// A word with room for the longest, so that making one takes no memory.
#[derive(Clone, Copy)]
pub(super) struct Text {
    codes: [u8; MAX_LENGTH],
    length: usize,
}

impl Text {
    /// A word of no letters.
    pub const EMPTY: Self = Self { codes: [0; MAX_LENGTH], length: 0 };

    /// Adds a letter behind the others; one past the longest word is dropped.
    pub fn push(&mut self, code: u8) {
        if self.length < MAX_LENGTH {
            self.codes[self.length] = code;
            self.length += 1;
        }
    }

    /// Adds letters behind the others.
    pub fn extend(&mut self, codes: &[u8]) {
        codes.iter().for_each(|code| self.push(*code));
    }

    /// The same read from the end.
    pub(crate) fn reversed(&self) -> Self {
        let mut reversed = *self;
        reversed.codes[..self.length].reverse();
        reversed
    }

    /// The letters.
    pub fn codes(&self) -> &[u8] {
        &self.codes[..self.length]
    }

    /// The word as shelves have it.
    pub fn packed(&self) -> impl Iterator<Item = u64> {
        // The codes past the end are 0, as on a shelf.
        let (blocks, _) = self.codes.as_chunks::<8>();
        blocks.iter().take(self.length.div_ceil(8)).map(|block| u64::from_be_bytes(*block))
    }

    /// The word that stands packed on a shelf.
    pub(crate) fn unpacked(blocks: &[u64], length: usize) -> Self {
        let mut text = Self::EMPTY;
        blocks.iter().flat_map(|block| block.to_be_bytes()).take(length).for_each(|c| text.push(c));
        text
    }
}
