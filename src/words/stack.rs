//! Owns [`Stack`]: the words of one length while a list is being read.

use super::packed::stride;

/// The words of one length while a list is being read.
#[derive(Clone, Debug, Default)]
pub(super) struct Stack {
    pub(super) blocks: Vec<u64>,
    /// The number of blocks in classes that have ended.
    pub(super) ended: usize,
    /// See [`WordsOfLength::class_ends`].
    pub(super) class_ends: Vec<usize>,
    /// The number of blocks at which duplicates are dropped.
    full: usize,
}

/// The number of blocks from which sorting is worth starting a thread.
pub(super) const WORTH_A_THREAD: usize = 1_000_000;

impl Stack {
    /// Returns whether a word is in the class that has just ended, which is sorted.
    pub(super) fn last_class_has(&self, word: &[u64]) -> bool {
        let ends = self.class_ends.len().saturating_sub(2);
        let start = if self.class_ends.len() > 1 { self.class_ends[ends] * word.len() } else { 0 };
        let words = &self.blocks[start.min(self.blocks.len())..];
        let at = |number: usize| &words[number * word.len()..][..word.len()];
        let (mut low, mut high) = (0, words.len() / word.len());
        while low < high {
            let middle = low.midpoint(high);
            if at(middle) < word { low = middle + 1 } else { high = middle }
        }
        low < words.len() / word.len() && at(low) == word
    }

    /// Drops duplicates once there are many words: a file of short words can have far more lines than there
    /// are distinct words.
    pub(super) fn make_room(&mut self, length: usize) {
        if self.blocks.len() >= self.full.max(WORTH_A_THREAD) {
            self.put_in_order(length);
            self.full = 2 * self.blocks.len();
        }
    }

    /// Ends the class: sorts its words and drops duplicates.
    pub(super) fn end_class(&mut self, length: usize) {
        if self.put_in_order(length) {
            self.blocks.shrink_to_fit();
        }
        self.ended = self.blocks.len();
        self.class_ends.push(self.ended / stride(length));
    }

    /// Sorts the current class and drops duplicates. Returns whether anything changed.
    fn put_in_order(&mut self, length: usize) -> bool {
        match stride(length) {
            1 => self.put_in_order_by::<1>(),
            2 => self.put_in_order_by::<2>(),
            3 => self.put_in_order_by::<3>(),
            4 => self.put_in_order_by::<4>(),
            5 => self.put_in_order_by::<5>(),
            6 => self.put_in_order_by::<6>(),
            7 => self.put_in_order_by::<7>(),
            _ => self.put_in_order_by::<8>(),
        }
    }

    fn put_in_order_by<const STRIDE: usize>(&mut self) -> bool {
        let (words, _) = self.blocks[self.ended..].as_chunks_mut::<STRIDE>();
        let in_order = words.is_sorted_by(|one, next| one < next);
        if in_order {
            return false;
        }
        words.sort_unstable();
        let mut kept = 1;
        for at in 1..words.len() {
            if words[at] != words[kept - 1] {
                words[kept] = words[at];
                kept += 1;
            }
        }
        self.blocks.truncate(self.ended + kept * STRIDE);
        true
    }
}
