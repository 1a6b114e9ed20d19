//! Owns [`Stacks`]: the packed words of a list by length while it is being read.

use super::packed::{BLOCK, pack, stride};
use super::places::MAX_LENGTH;

/// The packed words of a list by length, with duplicates and in the order in which they came.
#[derive(Debug)]
pub struct Stacks {
    /// The blocks of words of each length from 1.
    blocks: [Vec<u64>; MAX_LENGTH],
    /// The number of blocks at which duplicates are dropped.
    full: [usize; MAX_LENGTH],
}

impl Stacks {
    pub fn new() -> Self {
        Self { blocks: [const { Vec::new() }; MAX_LENGTH], full: [DUPLICATES_MATTER; MAX_LENGTH] }
    }

    pub fn is_empty(&self) -> bool {
        self.blocks.iter().all(Vec::is_empty)
    }

    /// Adds a word of at most [`MAX_LENGTH`] letters.
    pub fn push(&mut self, codes: &[u8]) {
        if let Some(blocks) = self.blocks.get_mut(codes.len().wrapping_sub(1)) {
            blocks.extend(codes.chunks(BLOCK).map(pack));
        }
    }

    /// Takes the complete lines at the beginning of the text that are words of the first `run` letters of a, b, c … in
    /// either case. Returns how many lines and bytes they are.
    pub fn take(&mut self, text: &[u8], run: u8) -> (u64, usize) {
        let (mut lines, mut taken) = (0, 0);
        if run == 0 {
            return (lines, taken);
        }
        loop {
            let (some, now) = self.take_piece(&text[taken..], run);
            (lines, taken) = (lines + some, taken + now);
            // A longer rest of the piece cannot be the beginning of a word.
            if now + LONGEST < PIECE {
                return (lines, taken);
            }
        }
    }

    /// Does the same with at most [`PIECE`] bytes.
    ///
    /// Nearly all lines are read here. First each letter becomes its code and everything else a mark, which the
    /// compiler does with 16 bytes at a time. Then each word is found and packed eight letters at a time.
    fn take_piece(&mut self, text: &[u8], run: u8) -> (u64, usize) {
        let text = &text[..text.len().min(PIECE)];
        let mut codes = [MARK; PIECE + LONGEST];
        for (code, &byte) in codes.iter_mut().zip(text) {
            let letter = (byte | 0x20).wrapping_sub(b'a');
            *code = if letter < run { letter + 1 } else { MARK };
        }
        let (mut lines, mut start) = (0, 0);
        while let Some(line) = codes[start..].first_chunk::<LONGEST>() {
            let (blocks, _) = line.as_chunks::<BLOCK>();
            let block = |at: usize| u64::from_be_bytes(blocks[at]);
            let marks = |at: usize| u64::from_le_bytes(blocks[at]) & MARKS;
            let place = |at: usize| at * BLOCK + marks(at).trailing_zeros() as usize / BLOCK;
            let length = if marks(0) > 0 {
                place(0)
            } else if marks(1) > 0 {
                place(1)
            } else {
                place((2..LAST).find(|at| marks(*at) > 0).unwrap_or(LAST))
            };
            let end = start + length;
            let next = match text.get(end) {
                Some(b'\n') => end + 1,
                Some(b'\r') if text.get(end + 1) == Some(&b'\n') => end + 2,
                _ => break,
            };
            let last = length.wrapping_sub(1);
            let Some(stack) = self.blocks.get_mut(last) else { break };
            let last_block = |at: usize| block(at) & KEPT[last % BLOCK];
            match last / BLOCK {
                0 => stack.push(last_block(0)),
                1 => stack.extend_from_slice(&[block(0), last_block(1)]),
                at => stack.extend((0..at).map(block).chain([last_block(at)])),
            }
            (lines, start) = (lines + 1, next);
        }
        (lines, start)
    }

    /// Drops duplicates once there are many words: a file of short words can have far more lines than there
    /// are distinct words.
    pub fn make_room(&mut self) {
        for (last, (blocks, full)) in self.blocks.iter_mut().zip(&mut self.full).enumerate() {
            if blocks.len() >= *full {
                put_in_order(blocks, last + 1);
                *full = DUPLICATES_MATTER.max(2 * blocks.len());
            }
        }
    }

    /// Sorts the words of each length, and drops duplicates.
    pub fn put_in_order(&mut self) {
        self.blocks
            .iter_mut()
            .enumerate()
            .for_each(|(last, blocks)| put_in_order(blocks, last + 1));
    }

    /// Returns whether a word is one of these, which are in order.
    pub fn has(&self, codes: &[u8]) -> bool {
        let word: Vec<u64> = codes.chunks(BLOCK).map(pack).collect();
        let Some(blocks) = self.blocks.get(codes.len().wrapping_sub(1)) else { return false };
        let at = |number: usize| &blocks[number * word.len()..][..word.len()];
        let (mut low, mut high) = (0, blocks.len() / word.len());
        while low < high {
            let middle = low.midpoint(high);
            if at(middle) < &word[..] { low = middle + 1 } else { high = middle }
        }
        low < blocks.len() / word.len() && at(low) == word
    }

    /// Returns the blocks of words of each length (letters) from 0.
    pub fn into_blocks(self) -> impl Iterator<Item = Vec<u64>> {
        std::iter::once(Vec::new()).chain(self.blocks)
    }
}

/// Sorts packed words of a length (letters), and drops duplicates.
pub fn put_in_order(blocks: &mut Vec<u64>, length: usize) {
    match stride(length) {
        1 => put_in_order_by::<1>(blocks),
        2 => put_in_order_by::<2>(blocks),
        3 => put_in_order_by::<3>(blocks),
        4 => put_in_order_by::<4>(blocks),
        5 => put_in_order_by::<5>(blocks),
        6 => put_in_order_by::<6>(blocks),
        7 => put_in_order_by::<7>(blocks),
        _ => put_in_order_by::<8>(blocks),
    }
}

fn put_in_order_by<const STRIDE: usize>(blocks: &mut Vec<u64>) {
    let (words, _) = blocks.as_chunks_mut::<STRIDE>();
    if words.is_sorted_by(|one, next| one < next) {
        return;
    }
    words.sort_unstable();
    let mut kept = 1;
    for at in 1..words.len() {
        if words[at] != words[kept - 1] {
            words[kept] = words[at];
            kept += 1;
        }
    }
    blocks.truncate(kept * STRIDE);
    blocks.shrink_to_fit();
}

/// The number of blocks of one length from which duplicates are dropped before the list has been read.
const DUPLICATES_MATTER: usize = 1_000_000;

/// The number of bytes that are read at a time. More would be wasted if many lines are no plain words.
const PIECE: usize = 512;

/// The number of bytes in the blocks of the longest word and the mark behind it.
const LONGEST: usize = MAX_LENGTH + BLOCK;

/// The number of the last of these blocks.
const LAST: usize = stride(MAX_LENGTH);

/// Stands for a byte that is not a letter.
const MARK: u8 = 0x80;

const MARKS: u64 = u64::from_ne_bytes([MARK; BLOCK]);

/// The bits that belong to a word in its last block, by the number of letters there minus 1.
const KEPT: [u64; BLOCK] = {
    let mut kept = [u64::MAX; BLOCK];
    let mut last = 0;
    while last < BLOCK {
        kept[last] <<= 8 * (BLOCK - 1 - last);
        last += 1;
    }
    kept
};

#[cfg(test)]
impl Stacks {
    /// Returns the number of blocks for which there is memory.
    pub fn room(&self) -> usize {
        self.blocks.iter().map(Vec::capacity).sum()
    }
}
