//! Owns [`Splits`], which computes in one pass what each letter would reveal about a set of words.

use std::sync::Arc;

use crate::kept::lexicon;
use hangman_solver::lexicon::{ABSENT, each};
use hangman_solver::{Letters, Lexicon};
use hangman_words::{Letter, WordsOfLength};

/// The effect of guessing a letter on a set of words.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Split {
    pub letter: usize,
    pub with: u32,
    /// The number of families, including the one without the letter.
    pub families: u32,
    /// The information in the answer, in bits: the entropy of the family sizes.
    pub bits: f32,
    /// The share of the words that have the letter, plus a quarter of the bits.
    pub balance: f32,
}

/// The weight of a bit relative to the share of words that have a letter.
pub const WORTH_OF_A_BIT: f32 = 0.25;

/// Counters for the words of one length.
pub struct Splits {
    pub lexicon: Arc<Lexicon>,
    counters: Counters,
    /// n · log₂ n, indexed by the number of words n.
    n_log_n: Vec<f32>,
}

impl Splits {
    /// Creates the counters for these words.
    pub fn new(listed: &Arc<WordsOfLength>) -> Self {
        let lexicon = lexicon(listed);
        let counters = Counters::new(&lexicon);
        let n_log_n = (0..=listed.len()).map(n_log_n).collect();
        Self { lexicon, counters, n_log_n }
    }

    /// Returns the splits of all letters in some of the words, in alphabetical order.
    pub fn splits(&mut self, words: &[u32]) -> Vec<Split> {
        let mut splits = Vec::new();
        self.each_split(words, |split| splits.push(split));
        splits
    }

    /// Returns a quick choice: a letter that is sure but informative, otherwise the informative letter with
    /// the best balance.
    pub(crate) fn plain_choice(&mut self, words: &[u32]) -> Option<usize> {
        let mut best: Option<Split> = None;
        self.each_split(words, |split| {
            let rank = |split: &Split| (split.is_sure(words.len()), split.balance);
            if split.tells() && best.is_none_or(|best| rank(&split) > rank(&best)) {
                best = Some(split);
            }
        });
        best.map(|split| split.letter)
    }

    fn each_split(&mut self, words: &[u32], mut see: impl FnMut(Split)) {
        let Counters { counts, touched } = &mut self.counters;
        for placement in words.iter().flat_map(|&word| self.lexicon.placements(word)) {
            let count = &mut counts[*placement as usize];
            if *count == 0 {
                touched.push(*placement);
            }
            *count += 1;
        }
        let mut letters: Letters = 0;
        let mut sums = [(0u32, 0u32, 0f32); Letter::MAX];
        for placement in touched.drain(..) {
            let count = std::mem::take(&mut counts[placement as usize]);
            let letter = self.lexicon.letter_of(placement);
            letters |= 1 << letter;
            let (with, families, within) = &mut sums[letter];
            *with += count;
            *families += 1;
            *within += self.n_log_n[count as usize];
        }
        let all = words.len() as f32;
        for letter in each(letters) {
            let (with, families, within) = sums[letter];
            let without = words.len() - with as usize;
            let apart = within + self.n_log_n[without];
            let bits = ((self.n_log_n[words.len()] - apart) / all).max(0.0);
            let families = families + u32::from(without > 0);
            let balance = with as f32 / all + WORTH_OF_A_BIT * bits;
            see(Split { letter, with, families, bits, balance });
        }
    }

    /// Returns the words family by family, those without the letter first, and the end of each family. The first end is that
    /// of the words without the letter, even if there are none.
    pub fn part(&mut self, words: &[u32], letter: usize) -> (Vec<u32>, Vec<usize>) {
        let mut parts = vec![0; words.len()];
        let ends = self.counters.part(self.lexicon.column(letter), words, &mut parts, false);
        (parts, ends)
    }
}

/// Counters by placement, all 0 between uses.
pub struct Counters {
    pub counts: Vec<u32>,
    pub touched: Vec<u32>,
}

impl Counters {
    pub fn new(lexicon: &Lexicon) -> Self {
        Self { counts: vec![0; lexicon.placement_count()], touched: Vec::new() }
    }

    /// Writes words into `parts` by their placements in this column, those without the letter first, and returns the end of
    /// each family, as [`Splits::part`] does. The families come in the order of their first words, or `in_order` of their
    /// placements.
    pub fn part(
        &mut self,
        column: &[u32],
        words: &[u32],
        parts: &mut [u32],
        in_order: bool,
    ) -> Vec<usize> {
        let mut end = 0;
        for &word in words {
            match column[word as usize] {
                ABSENT => end += 1,
                placement => {
                    let count = &mut self.counts[placement as usize];
                    if *count == 0 {
                        self.touched.push(placement);
                    }
                    *count += 1;
                }
            }
        }
        if in_order {
            self.touched.sort_unstable();
        }
        let mut ends = Vec::with_capacity(self.touched.len() + 1);
        ends.push(end);
        // Each count becomes the position of the family's next word.
        for &placement in &self.touched {
            let count = &mut self.counts[placement as usize];
            let start = end;
            end += *count as usize;
            *count = start as u32;
            ends.push(end);
        }
        let mut without = 0;
        for &word in words {
            let next = match column[word as usize] {
                ABSENT => &mut without,
                placement => &mut self.counts[placement as usize],
            };
            parts[*next as usize] = word;
            *next += 1;
        }
        for placement in self.touched.drain(..) {
            self.counts[placement as usize] = 0;
        }
        ends
    }
}

impl Split {
    /// Returns whether the letter is informative: more than one answer is possible.
    pub const fn tells(&self) -> bool {
        self.families > 1
    }

    /// Returns whether all of this many words have the letter.
    pub const fn is_sure(&self, words: usize) -> bool {
        self.with as usize == words
    }
}

pub fn n_log_n(n: usize) -> f32 {
    if n == 0 { 0.0 } else { n as f32 * (n as f32).log2() }
}
