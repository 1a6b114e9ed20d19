//! Owns [`Yeses`]: the table of spans for which a number of misses is known to be enough.

use super::lexicon::Lexicon;
use super::span::Span;

#[derive(Clone, Copy)]
struct Entry {
    key: (u64, u64),
    misses: u8,
    letter: u8,
}

const EMPTY: Entry = Entry { key: (0, 0), misses: u8::MAX, letter: u8::MAX };

/// A hash table with open addressing and 128-bit keys. It is cleared when full.
#[derive(Clone)]
pub(crate) struct Yeses {
    entries: Vec<Entry>,
    used: usize,
    limit: usize,
}

impl Yeses {
    /// Creates a table of at most about `limit` slots, of 24 bytes each, of which half are used.
    pub fn new(limit: usize) -> Self {
        Self { entries: vec![EMPTY; 1024], used: 0, limit: limit.max(1024) }
    }

    fn slot(&self, key: (u64, u64)) -> usize {
        let mask = self.entries.len() - 1;
        let mut at = key.0 as usize & mask;
        while self.entries[at].misses != u8::MAX && self.entries[at].key != key {
            at = (at + 1) & mask;
        }
        at
    }

    /// Returns the fewest misses known to be enough, and the letter that shows it.
    pub fn get(&self, span: &Span, lexicon: &Lexicon) -> Option<(usize, usize)> {
        let entry = &self.entries[self.slot(span.key(lexicon))];
        (entry.misses != u8::MAX).then_some((usize::from(entry.misses), usize::from(entry.letter)))
    }

    /// Records that `misses` are enough if `letter` is guessed first.
    pub fn put(&mut self, span: &Span, misses: usize, letter: usize, lexicon: &Lexicon) {
        let key = span.key(lexicon);
        if (self.used + 1) * 2 > self.entries.len() {
            let old = if self.entries.len() * 2 <= self.limit.next_power_of_two() {
                let doubled = vec![EMPTY; self.entries.len() * 2];
                std::mem::replace(&mut self.entries, doubled)
            } else {
                self.entries.fill(EMPTY);
                Vec::new()
            };
            self.used = 0;
            for entry in old.into_iter().filter(|entry| entry.misses != u8::MAX) {
                let at = self.slot(entry.key);
                self.entries[at] = entry;
                self.used += 1;
            }
        }
        let at = self.slot(key);
        if self.entries[at].misses == u8::MAX {
            self.used += 1;
        }
        if self.entries[at].misses > misses as u8 {
            self.entries[at] = Entry { key, misses: misses as u8, letter: letter as u8 };
        }
    }
}
