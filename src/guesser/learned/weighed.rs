//! Owns [`Weighed`]: words of which some are likelier than others, and looking ahead with them.

use crate::solver::Lexicon;
use crate::solver::lexicon::{ABSENT, take};
use crate::words::Letter;

use super::super::split::WORTH_OF_A_BIT;

/// Words with weights, which are what each is worth beside the others.
pub(super) struct Weighed {
    lexicon: Lexicon,
    weights: Vec<f32>,
    /// By placement, 0 between two counts.
    sums: Vec<f32>,
    touched: Vec<u32>,
}

/// What guessing a letter would do to some of the words.
#[derive(Clone, Copy)]
pub(super) struct Split {
    /// The letter's index.
    pub letter: usize,
    /// The share (0 ..= 1) of the weight that has it.
    pub share: f32,
    /// That, and a quarter of the bits that the answer is worth.
    balance: f32,
    /// Whether the answer can be more than one.
    tells: bool,
    /// Whether every word has it.
    sure: bool,
}

/// Letters that are played out, the best balanced.
const TRIED: usize = 6;

impl Weighed {
    /// Packed words of a length, each once, with their weights; `None` for what is no such words.
    pub fn new(blocks: &[u64], length: usize, weights: Vec<f32>) -> Option<Self> {
        let lexicon = Lexicon::new(blocks, length).ok()?;
        let sums = vec![0.0; lexicon.placement_count()];
        (lexicon.words() == weights.len()).then_some(Self {
            lexicon,
            weights,
            sums,
            touched: Vec::new(),
        })
    }

    /// The letters that words have, the best to guess first, and what share (0 ..= 1) of the weight is
    /// found in time after each of those that were played out.
    pub fn letters(
        &mut self,
        left: u32,
        open: impl Fn(&Letter) -> bool,
    ) -> Vec<(Split, Option<f32>)> {
        let all: Vec<u32> = (0..self.weights.len() as u32).collect();
        let mut splits = self.splits(&all);
        splits.retain(|split| Letter::new(split.letter).as_ref().is_some_and(&open));
        splits.sort_by(|one, other| other.balance.total_cmp(&one.balance));
        if let Some(sure) = splits.iter().position(|split| split.sure) {
            splits[..=sure].rotate_right(1);
            return splits.into_iter().map(|split| (split, None)).collect();
        }
        let weight: f32 = self.weights.iter().sum();
        let tried = splits.len().min(TRIED);
        let mut played: Vec<(Split, Option<f32>)> = Vec::with_capacity(splits.len());
        for (at, split) in splits.into_iter().enumerate() {
            let lost = (at < tried).then(|| self.play(&all, split.letter, left));
            played.push((split, lost.map(|lost| 1.0 - lost / weight)));
        }
        let wins = |played: &(Split, Option<f32>)| played.1.unwrap_or(0.0);
        played[..tried].sort_by(|one, other| wins(other).total_cmp(&wins(one)));
        played
    }

    /// The weight that is lost if the words are played on plainly, with a number of misses left.
    fn lost(&mut self, words: &[u32], left: u32) -> f32 {
        match words {
            [] => return 0.0,
            _ if left == 0 => return words.iter().map(|word| self.weights[*word as usize]).sum(),
            [_] => return 0.0,
            _ => {}
        }
        // Each miss rules a word out at least.
        if left as usize >= words.len() {
            return 0.0;
        }
        let splits = self.splits(words);
        let telling = splits.iter().filter(|split| split.tells);
        let best = telling.reduce(|best, split| {
            let rank = |split: &Split| (split.sure, split.balance);
            if rank(split) > rank(best) { split } else { best }
        });
        best.map_or(0.0, |best| self.play(words, best.letter, left))
    }

    /// The weight that is lost if a letter is guessed and then played on plainly.
    fn play(&mut self, words: &[u32], letter: usize, left: u32) -> f32 {
        let mut parts: Vec<(u32, u32)> =
            words.iter().map(|word| (self.lexicon.placement(letter, *word), *word)).collect();
        parts.sort_unstable();
        let families = parts.chunk_by(|one, next| one.0 == next.0);
        let after = |family: &[(u32, u32)]| {
            let words: Vec<u32> = family.iter().map(|(_, word)| *word).collect();
            self.lost(&words, left - u32::from(family[0].0 == ABSENT))
        };
        families.map(after).sum()
    }

    fn splits(&mut self, words: &[u32]) -> Vec<Split> {
        let mut total = 0.0;
        let mut counts = [0u32; Letter::MAX];
        for word in words {
            let weight = self.weights[*word as usize];
            total += weight;
            for placement in self.lexicon.placements(*word) {
                let sum = &mut self.sums[*placement as usize];
                if *sum == 0.0 {
                    self.touched.push(*placement);
                }
                *sum += weight;
                counts[self.lexicon.letter_of(*placement)] += 1;
            }
        }
        let mut sums = [(0.0f32, 0.0f32, 0u32); Letter::MAX];
        let mut letters = 0;
        for placement in self.touched.drain(..) {
            let share = std::mem::take(&mut self.sums[placement as usize]) / total;
            let letter = self.lexicon.letter_of(placement);
            letters |= 1 << letter;
            let (with, bits, families) = &mut sums[letter];
            *with += share;
            *bits += surprise(share);
            *families += 1;
        }
        let mut splits = Vec::new();
        while let Some(letter) = take(&mut letters) {
            let (share, bits, families) = sums[letter];
            let sure = counts[letter] as usize == words.len();
            let bits = bits + surprise(1.0 - share);
            let balance = share + WORTH_OF_A_BIT * bits;
            splits.push(Split { letter, share, balance, tells: families > 1 || !sure, sure });
        }
        splits
    }
}

/// What an answer of this chance adds to the bits that are expected.
fn surprise(chance: f32) -> f32 {
    if chance > 0.0 { -chance * chance.log2() } else { 0.0 }
}
