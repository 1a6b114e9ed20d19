//! Owns [`Texts`], the words of a list as letter codes, in either reading direction.

use hangman_words::{MAX_LENGTH, WordsOfLength};

/// Words as letter codes (1 ..= 64).
pub struct Texts {
    codes: Vec<u8>,
    /// The end of each word in `codes`.
    ends: Vec<u32>,
}

impl Texts {
    /// Creates the texts of every word of the list that these words belong to.
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

    /// Returns the reversed words in the same order.
    pub(crate) fn reversed(&self) -> Self {
        let mut codes = Vec::with_capacity(self.codes.len());
        self.iter().for_each(|word| codes.extend(word.iter().rev()));
        Self { codes, ends: self.ends.clone() }
    }

    pub fn iter(&self) -> impl Iterator<Item = &[u8]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, end)| &self.codes[start as usize..*end as usize])
    }

    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn letters(&self) -> usize {
        self.codes.len()
    }
}

/// A word in a fixed-size buffer, so that creating one allocates nothing.
#[derive(Clone, Copy)]
pub struct Text {
    codes: [u8; MAX_LENGTH],
    length: usize,
}

impl Text {
    pub const EMPTY: Self = Self { codes: [0; MAX_LENGTH], length: 0 };

    /// Appends a letter code; it is dropped if the word already has the maximum length.
    pub fn push(&mut self, code: u8) {
        if self.length < MAX_LENGTH {
            self.codes[self.length] = code;
            self.length += 1;
        }
    }

    pub fn extend(&mut self, codes: &[u8]) {
        codes.iter().for_each(|code| self.push(*code));
    }

    pub(crate) fn reversed(&self) -> Self {
        let mut reversed = *self;
        reversed.codes[..self.length].reverse();
        reversed
    }

    pub fn codes(&self) -> &[u8] {
        &self.codes[..self.length]
    }

    pub fn packed(&self) -> impl Iterator<Item = u64> {
        // The codes past the end are 0, as packed words require.
        let (blocks, _) = self.codes.as_chunks::<8>();
        blocks.iter().take(self.length.div_ceil(8)).map(|block| u64::from_be_bytes(*block))
    }

    pub(crate) fn unpacked(blocks: &[u64], length: usize) -> Self {
        let mut text = Self::EMPTY;
        blocks.iter().flat_map(|block| block.to_be_bytes()).take(length).for_each(|c| text.push(c));
        text
    }
}
