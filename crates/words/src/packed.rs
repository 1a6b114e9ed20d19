//! Owns the packed form of words, in which a letter is found eight places at a time.
//!
//! A word is `stride` blocks of eight bytes. Each byte is a letter's code; the leftmost letter is the most
//! significant byte, and bytes past the end are 0. So numerical order is alphabetical order, and words of
//! up to eight letters, which are most of a language, are one `u64` each.

use super::letter::Letter;
use super::places::{MAX_LENGTH, Places};

/// The number of letters in a block.
pub const BLOCK: usize = 8;

/// Returns the number of blocks in a word of `length` letters, at least 1.
pub const fn stride(length: usize) -> usize {
    length.saturating_sub(1) / BLOCK + 1
}

pub fn packed(letters: &[Letter]) -> Vec<u64> {
    let codes: Vec<u8> = letters.iter().map(|letter| letter.code()).collect();
    codes.chunks(BLOCK).map(pack).collect()
}

/// Packs up to eight letter codes into a block.
pub fn pack(codes: &[u8]) -> u64 {
    let block = codes.iter().fold(0, |block, &code| block << 8 | u64::from(code));
    block << (8 * (BLOCK - codes.len()))
}

/// Returns a block with the letter's code in each byte, for [`places`].
pub const fn spread(letter: Letter) -> u64 {
    letter.code() as u64 * 0x0101_0101_0101_0101
}

/// Returns a block with a 1 in each byte that holds the spread letter.
///
/// A byte of `block ^ spread` is 0 exactly where the letter is. Codes are at most 64, so adding 0x7f sets the
/// top bit of every other byte and never carries into the next.
#[inline]
fn marks(block: u64, spread: u64) -> u64 {
    let others = (block ^ spread) + 0x7f7f_7f7f_7f7f_7f7f;
    (!others >> 7) & 0x0101_0101_0101_0101
}

/// Returns the places of the spread letter in a word.
#[inline]
pub(super) fn places(word: &[u64], spread: u64) -> Places {
    // One multiplication gathers the eight marks in the top byte, the leftmost place in its lowest bit. The
    // exponents 8·i + 63 − 9·j are all different, so nothing carries.
    const GATHER: u64 = 0x8040_2010_0804_0201;
    let mut bits = 0;
    for (index, block) in word.iter().enumerate() {
        bits |= (marks(*block, spread).wrapping_mul(GATHER) >> 56) << (BLOCK * index);
    }
    Places::from_bits(bits)
}

/// Returns the marks of each block of a word in which a letter is at exactly these places.
pub fn marks_of(places: Places) -> [u64; stride(MAX_LENGTH)] {
    let mut blocks = [0; stride(MAX_LENGTH)];
    for place in places.iter() {
        blocks[place / BLOCK] |= 1 << (8 * (BLOCK - 1 - place % BLOCK));
    }
    blocks
}

/// Returns whether the spread letter has exactly these marks in a word. Unlike [`places`], it needs no
/// multiplication per block.
#[inline]
pub fn has_marks(word: &[u64], spread: u64, wanted: &[u64; stride(MAX_LENGTH)]) -> bool {
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
