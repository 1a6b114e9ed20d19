//! Owns [`Yeses`]: the table of spans for which a number of misses is known to be enough.

use rustc_hash::FxHashMap;

use super::lexicon::Lexicon;
use super::span::Span;

/// The fewest misses known to be enough for each span, by its key, and the letter that shows it. It is cleared when full.
#[derive(Clone)]
pub(crate) struct Yeses {
    known: FxHashMap<(u64, u64), (u8, u8)>,
    limit: usize,
}

impl Yeses {
    /// Creates a table of at most about half of `limit` spans.
    pub fn new(limit: usize) -> Self {
        Self { known: FxHashMap::default(), limit: limit.max(1024).next_power_of_two() / 2 }
    }

    /// Returns the fewest misses known to be enough, and the letter that shows it.
    pub fn get(&self, span: &Span, lexicon: &Lexicon) -> Option<(usize, usize)> {
        let known = self.known.get(&span.key(lexicon));
        known.map(|(misses, letter)| (usize::from(*misses), usize::from(*letter)))
    }

    /// Records that `misses` are enough if `letter` is guessed first.
    pub fn put(&mut self, span: &Span, misses: usize, letter: usize, lexicon: &Lexicon) {
        if self.known.len() >= self.limit {
            self.known.clear();
        }
        let found = (misses as u8, letter as u8);
        let known = self.known.entry(span.key(lexicon)).or_insert(found);
        if known.0 > found.0 {
            *known = found;
        }
    }
}
