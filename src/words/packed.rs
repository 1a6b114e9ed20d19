//! Words as they are packed, so that a letter is found eight places at a time.
//!
//! A word is `stride` blocks of eight bytes. A byte is a letter's code, the leftmost letter is the
//! most significant byte, and bytes past the end are 0: so the order of the numbers is the order of
//! the alphabet, and words of up to eight letters, most of a language, are one `u64` each.

use super::letter::Letter;
use super::places::Places;
use super::word::{MAX_LENGTH, Word};

/// Letters in a block.
pub(super) const BLOCK: usize = 8;

/// Packed words of one length, one after another.
#[derive(Clone, Copy)]
pub(super) struct Packed<'a> {
    pub blocks: &'a [u64],
    /// In letters.
    pub length: usize,
}

impl<'a> Packed<'a> {
    /// Each word.
    pub fn words(self) -> impl ExactSizeIterator<Item = &'a [u64]> {
        self.blocks.chunks_exact(stride(self.length))
    }
}

/// Blocks that a word of `length` letters takes.
pub(super) const fn stride(length: usize) -> usize {
    length.div_ceil(BLOCK)
}

/// A word as it is packed.
pub(super) fn packed(word: &Word) -> Vec<u64> {
    let codes: Vec<u8> = word.letters().iter().map(|letter| letter.code()).collect();
    codes.chunks(BLOCK).map(pack).collect()
}

/// One block of up to eight letter codes.
pub(super) fn pack(codes: &[u8]) -> u64 {
    let block = codes.iter().fold(0, |block, &code| block << 8 | u64::from(code));
    block << (8 * (BLOCK - codes.len()))
}

/// A letter's code in each byte of a block, for [`places`].
pub(super) const fn spread(letter: Letter) -> u64 {
    letter.code() as u64 * 0x0101_0101_0101_0101
}

/// One in each byte of a block where the spread letter stands.
///
/// A byte of `block ^ spread` is 0 just where the letter stands. Codes are at most 64, so adding
/// 0x7f sets the top bit of each other byte and never carries into the next.
#[inline]
fn marks(block: u64, spread: u64) -> u64 {
    let others = (block ^ spread) + 0x7f7f_7f7f_7f7f_7f7f;
    (!others >> 7) & 0x0101_0101_0101_0101
}

/// Where the spread letter stands in a word.
#[inline]
pub(super) fn places(word: &[u64], spread: u64) -> Places {
    // One multiplication gathers the eight marks in the top byte, the leftmost place lowest: the
    // products 8·i + 63 − 9·j are all different, so nothing carries there either.
    const GATHER: u64 = 0x8040_2010_0804_0201;
    let mut bits = 0;
    for (index, block) in word.iter().enumerate() {
        bits |= (marks(*block, spread).wrapping_mul(GATHER) >> 56) << (BLOCK * index);
    }
    Places::from_bits(bits)
}

/// The marks that each block of a word has whose letter stands at these places.
pub(super) fn marks_of(places: Places) -> [u64; stride(MAX_LENGTH)] {
    let mut blocks = [0; stride(MAX_LENGTH)];
    for place in places.iter() {
        blocks[place / BLOCK] |= 1 << (8 * (BLOCK - 1 - place % BLOCK));
    }
    blocks
}

/// Whether the spread letter has just these marks in a word: as [`places`], but without gathering
/// them for every word.
#[inline]
pub(super) fn has_marks(word: &[u64], spread: u64, wanted: &[u64; stride(MAX_LENGTH)]) -> bool {
    word.iter()
        .zip(wanted)
        .fold(0, |differ, (block, wanted)| differ | (marks(*block, spread) ^ wanted))
        == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_code_there_can_be_is_found_too() {
        let last = Letter::new(63).unwrap();
        let word = [u64::from(last.code()) << 56 | 1, u64::from(last.code())];
        assert_eq!(places(&word, spread(last)), [0, 15].into_iter().collect());
    }
}
