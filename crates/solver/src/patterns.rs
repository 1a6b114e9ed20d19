//! Owns [`Patterns`]: patterns of letters in which the hitting bound has succeeded before.
//!
//! At any time the setter may restrict itself to the words of one pattern (`?o?e?`) and deny everything
//! from then on. Which patterns are good for that changes little from node to node, so the good ones are
//! kept, each with the words that fit it and some hitting sets found for them. Such a *witness* shows with
//! one AND and one count that the pattern does not refute a node, since letters that hit all words
//! also hit any subset of them.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::hitting::Hitting;
use super::lexicon::{Letters, Lexicon, each};
use super::span::Span;

/// The maximum number of patterns, since each node scans them all.
const MOST: usize = 1024;
/// The maximum number of sets that are compared pairwise to drop supersets.
const COMPARED: usize = 2000;
/// The maximum number of letters in a set whose subsets are enumerated.
const TAKEN_APART: u32 = 10;
/// The maximum number of witnesses per pattern.
const WITNESSES: usize = 8;

/// What a core is to show.
#[derive(Clone, Copy)]
pub(crate) struct Wanted<'a> {
    /// The misses that are not enough.
    pub misses: usize,
    /// Letters that are kept out of the core if possible.
    pub avoided: Letters,
    pub lexicon: &'a Lexicon,
}

#[derive(Clone)]
struct Refuted {
    fixed: Letters,
    sample: u32,
    /// The words' letters without the fixed ones, deduplicated.
    sets: Arc<[Letters]>,
    witnesses: Vec<Letters>,
    next: usize,
}

/// The kept patterns of one word list.
#[derive(Clone)]
pub(crate) struct Patterns {
    effort: u32,
    /// The number of sets for which there is room left.
    room: usize,
    list: Vec<Refuted>,
    numbers: FxHashMap<(u64, u64), usize>,
    /// Indices of patterns, the most recently successful first.
    order: Vec<u32>,
    pub(crate) hitting: Hitting,
    sets: Vec<Letters>,
    fewer: Vec<Letters>,
}

impl Patterns {
    /// Creates an empty collection that takes up to `bytes`; each hitting search may take `effort` steps.
    pub fn new(bytes: usize, effort: u32) -> Self {
        Self {
            effort,
            room: bytes / size_of::<Letters>(),
            list: Vec::new(),
            numbers: FxHashMap::default(),
            order: Vec::new(),
            hitting: Hitting::default(),
            sets: Vec::new(),
            fewer: Vec::new(),
        }
    }

    /// Returns a core within the span, found by one of the patterns.
    pub(crate) fn refute(&mut self, span: &Span, wanted: Wanted<'_>) -> Option<Span> {
        for place in 0..self.order.len() {
            let number = self.order[place] as usize;
            let pattern = &self.list[number];
            let candidate =
                Span { letters: pattern.fixed, fixed: pattern.fixed, sample: pattern.sample };
            if pattern.sets.len() > wanted.misses + 1
                && span.contains(&candidate, wanted.lexicon)
                && let Some(core) = self.test(number, span.letters, wanted)
            {
                self.order.copy_within(0..place, 1);
                self.order[0] = number as u32;
                return Some(core);
            }
        }
        None
    }

    fn test(&mut self, number: usize, letters: Letters, wanted: Wanted<'_>) -> Option<Span> {
        let misses = wanted.misses;
        let pattern = &mut self.list[number];
        if pattern
            .witnesses
            .iter()
            .any(|witness| (witness & letters).count_ones() as usize <= misses + 1)
        {
            return None;
        }
        self.sets.clear();
        self.sets.extend(pattern.sets.iter().filter(|&set| set & !letters == 0));
        match self.hitting.exceeds(&self.sets, misses + 1, self.effort) {
            Some(true) => {}
            None => return None,
            Some(false) => {
                // With all letters that are ruled out here, it hits every word of the pattern, so it is valid
                // at every other node, too.
                let witness = self.hitting.witness | !letters;
                if pattern.witnesses.len() < WITNESSES {
                    pattern.witnesses.push(witness);
                } else {
                    pattern.witnesses[pattern.next] = witness;
                    pattern.next = (pattern.next + 1) % WITNESSES;
                }
                return None;
            }
        }
        let (fixed, sample) = (pattern.fixed, pattern.sample);
        Some(self.minimal(fixed, sample, wanted))
    }

    /// Does the same for a pattern that is not kept yet: `words` are all words of the list in `span`. A
    /// pattern that refutes is kept.
    ///
    /// # Errors
    /// Returns the letters of a small hitting set if there is one; all letters if the pattern is already
    /// kept.
    pub(crate) fn refute_words(
        &mut self,
        words: &[u32],
        span: &Span,
        wanted: Wanted<'_>,
    ) -> Result<Span, Letters> {
        let Wanted { misses, lexicon, .. } = wanted;
        // Kept patterns are tested by `refute`.
        let kept =
            !self.list.is_empty() && misses > 0 && self.numbers.contains_key(&name(span, lexicon));
        if kept {
            return Err(Letters::MAX);
        }
        self.sets.clear();
        self.sets.extend(words.iter().map(|&word| lexicon.letters(word) & !span.fixed));
        match self.hitting.exceeds(&self.sets, misses + 1, self.effort) {
            Some(true) => {
                self.keep(span, lexicon);
                Ok(self.minimal(span.fixed, span.sample, wanted))
            }
            Some(false) => Err(self.hitting.witness),
            None => Err(Letters::MAX),
        }
    }

    /// Drops letters from `sets` one by one as long as more than `misses + 1` are still needed to hit them:
    /// unwanted letters first, then the most frequent, which are the guesser's best.
    fn minimal(&mut self, fixed: Letters, sample: u32, wanted: Wanted<'_>) -> Span {
        let Wanted { misses, avoided, lexicon } = wanted;
        smallest(&mut self.sets);
        let any = self.sets.iter().fold(0, |any, set| any | set);
        let ranked = |letter| (avoided >> letter & 1 == 1, lexicon.frequency[letter], letter);
        let mut order: Vec<_> = each(any).map(ranked).collect();
        order.sort_unstable_by(|a, b| b.cmp(a));
        // A letter that must stay and the letters that hit all sets without it form a smallest hitting set.
        // All of its letters must stay, since the others of them hit what is left.
        let mut critical = 0;
        for (_, _, letter) in order {
            if critical >> letter & 1 == 1 {
                continue;
            }
            self.fewer.clear();
            self.fewer.extend(self.sets.iter().filter(|&set| set >> letter & 1 == 0));
            match self.hitting.exceeds(&self.fewer, misses + 1, self.effort) {
                Some(true) => std::mem::swap(&mut self.sets, &mut self.fewer),
                Some(false) => critical |= self.hitting.witness,
                None => {}
            }
        }
        // No letter is in all sets (one would hit them all), so only the pattern's letters are fixed.
        let letters = self.sets.iter().fold(fixed, |all, set| all | set);
        Span { letters, fixed, sample }
    }

    /// Keeps the pattern of a span: all words with the same letters fixed at the same places.
    pub fn keep(&mut self, span: &Span, lexicon: &Lexicon) {
        let (fixed, sample) = (span.fixed, span.sample);
        let name = name(span, lexicon);
        if self.list.len() >= MOST || self.numbers.contains_key(&name) {
            return;
        }
        let all = Span { letters: Letters::MAX, fixed, sample };
        let mut sets: Vec<Letters> =
            all.words(lexicon).map(|word| lexicon.letters(word) & !fixed).collect();
        smallest(&mut sets);
        if sets.len() > self.room {
            return;
        }
        self.room -= sets.len();
        self.numbers.insert(name, self.list.len());
        self.order.insert(0, self.list.len() as u32);
        let (sets, witnesses) = (sets.into(), Vec::new());
        self.list.push(Refuted { fixed, sample, sets, witnesses, next: 0 });
    }
}

/// Drops supersets and sorts by size: a hitting set of the remaining sets hits all of them.
fn smallest(sets: &mut Vec<Letters>) {
    sets.sort_unstable_by_key(|&set| (set.count_ones(), set));
    sets.dedup();
    if sets.len() > COMPARED {
        // Looking up every subset in a table is less work than comparing all pairs.
        let mut known: FxHashSet<Letters> = FxHashSet::default();
        sets.retain(|&set| {
            let mut part = if set.count_ones() <= TAKEN_APART { set } else { 0 };
            while part != 0 {
                part = (part - 1) & set;
                if part != 0 && known.contains(&part) {
                    return false;
                }
            }
            known.insert(set);
            true
        });
        return;
    }
    let mut kept = 0;
    for at in 0..sets.len() {
        let set = sets[at];
        if sets[..kept].iter().all(|&smaller| smaller & !set != 0) {
            sets[kept] = set;
            kept += 1;
        }
    }
    sets.truncate(kept);
}

/// Returns the key of the span's pattern.
fn name(span: &Span, lexicon: &Lexicon) -> (u64, u64) {
    Span { letters: span.fixed, ..*span }.key(lexicon)
}
