//! Owns [`Weighed`]: words with different weights, and the look-ahead over them.

use std::ops::Range;

use hangman_solver::Lexicon;
use hangman_solver::lexicon::each;
use hangman_words::Letter;

use super::super::split::{Counters, WORTH_OF_A_BIT};

pub struct Weighed {
    lexicon: Lexicon,
    weights: Vec<f32>,
    /// Indexed by placement; all 0 between uses.
    sums: Vec<f32>,
    counters: Counters,
    /// The words of the positions on the current line of play, one after another.
    arena: Vec<u32>,
}

/// The effect of guessing a letter on some of the words.
#[derive(Clone, Copy)]
pub struct WeighedSplit {
    pub letter: usize,
    /// The share (0 ..= 1) of the weight whose words have the letter.
    pub share: f32,
    /// That share plus a quarter of the bits of information in the answer.
    balance: f32,
    /// Whether the letter is informative: more than one answer is possible.
    tells: bool,
    sure: bool,
}

/// The number of letters played out, those with the best balance.
const TRIED: usize = 6;

impl Weighed {
    /// Creates the set of these packed words, which must be distinct; `None` if they are malformed.
    pub fn new(blocks: &[u64], length: usize, weights: Vec<f32>) -> Option<Self> {
        let lexicon = Lexicon::new(blocks, length).ok()?;
        let (sums, counters) = (vec![0.0; lexicon.placement_count()], Counters::new(&lexicon));
        let arena = (0..weights.len() as u32).collect();
        let fits = lexicon.words() == weights.len();
        fits.then_some(Self { lexicon, weights, sums, counters, arena })
    }

    /// Returns the letters of the words, best first, and the share (0 ..= 1) of the weight found in time
    /// after each of those that were played out.
    pub fn letters(
        &mut self,
        left: u32,
        open: impl Fn(&Letter) -> bool,
    ) -> Vec<(WeighedSplit, Option<f32>)> {
        let all = 0..self.arena.len();
        let mut splits = self.splits(all.clone());
        splits.retain(|split| Letter::new(split.letter).as_ref().is_some_and(&open));
        splits.sort_by(|one, other| other.balance.total_cmp(&one.balance));
        if let Some(sure) = splits.iter().position(|split| split.sure) {
            splits[..=sure].rotate_right(1);
            return splits.into_iter().map(|split| (split, None)).collect();
        }
        let weight: f32 = self.weights.iter().sum();
        let tried = splits.len().min(TRIED);
        let mut played: Vec<(WeighedSplit, Option<f32>)> = Vec::with_capacity(splits.len());
        for (at, split) in splits.into_iter().enumerate() {
            let lost = (at < tried).then(|| self.play(all.clone(), split.letter, left));
            played.push((split, lost.map(|lost| 1.0 - lost / weight)));
        }
        let wins = |played: &(WeighedSplit, Option<f32>)| played.1.unwrap_or(0.0);
        played[..tried].sort_by(|one, other| wins(other).total_cmp(&wins(one)));
        played
    }

    /// Returns the weight lost if these words of the arena are played on by balance, with this many misses
    /// left.
    fn lost(&mut self, words: Range<usize>, left: u32) -> f32 {
        if left == 0 {
            return self.arena[words].iter().map(|word| self.weights[*word as usize]).sum();
        }
        // Each miss eliminates at least one word.
        if words.len() < 2 || left as usize >= words.len() {
            return 0.0;
        }
        let splits = self.splits(words.clone());
        let telling = splits.iter().filter(|split| split.tells);
        let best = telling.reduce(|best, split| {
            let rank = |split: &WeighedSplit| (split.sure, split.balance);
            if rank(split) > rank(best) { split } else { best }
        });
        best.map_or(0.0, |best| self.play(words, best.letter, left))
    }

    /// Returns the weight lost if a letter is guessed and the game is then played on by balance.
    fn play(&mut self, words: Range<usize>, letter: usize, left: u32) -> f32 {
        let start = self.arena.len();
        self.arena.resize(start + words.len(), 0);
        let (known, parts) = self.arena.split_at_mut(start);
        let column = self.lexicon.column(letter);
        let ends = self.counters.part(column, &known[words], parts, true);
        let mut lost = 0.0;
        for ends in ends.windows(2) {
            lost += self.lost(start + ends[0]..start + ends[1], left);
        }
        lost += self.lost(start..start + ends[0], left - 1);
        self.arena.truncate(start);
        lost
    }

    fn splits(&mut self, words: Range<usize>) -> Vec<WeighedSplit> {
        let mut total = 0.0;
        let size = words.len();
        let mut counts = [0u32; Letter::MAX];
        for word in &self.arena[words] {
            let weight = self.weights[*word as usize];
            total += weight;
            for placement in self.lexicon.placements(*word) {
                let sum = &mut self.sums[*placement as usize];
                if *sum == 0.0 {
                    self.counters.touched.push(*placement);
                }
                *sum += weight;
                counts[self.lexicon.letter_of(*placement)] += 1;
            }
        }
        let mut sums = [(0.0f32, 0.0f32, 0u32); Letter::MAX];
        let mut letters = 0;
        for placement in self.counters.touched.drain(..) {
            let share = std::mem::take(&mut self.sums[placement as usize]) / total;
            let letter = self.lexicon.letter_of(placement);
            letters |= 1 << letter;
            let (with, bits, families) = &mut sums[letter];
            *with += share;
            *bits += surprise(share);
            *families += 1;
        }
        let mut splits = Vec::new();
        for letter in each(letters) {
            let (share, bits, families) = sums[letter];
            let sure = counts[letter] as usize == size;
            let bits = bits + surprise(1.0 - share);
            let balance = share + WORTH_OF_A_BIT * bits;
            splits.push(WeighedSplit {
                letter,
                share,
                balance,
                tells: families > 1 || !sure,
                sure,
            });
        }
        splits
    }
}

/// Returns the contribution of an answer with this probability to the entropy in bits.
fn surprise(chance: f32) -> f32 {
    if chance > 0.0 { -chance * log2(chance) } else { 0.0 }
}

/// Approximates log₂ of a positive normal number to within 0.0002 (Mineiro's fastapprox, 2011): the exponent,
/// plus a rational approximation for the mantissa. Looking ahead spends most of its time here.
fn log2(number: f32) -> f32 {
    let bits = number.to_bits();
    let mantissa = f32::from_bits(bits & 0x007f_ffff | 0x3f00_0000);
    bits as f32 / (1 << 23) as f32
        - 124.225_52
        - 1.498_030_3 * mantissa
        - 1.725_88 / (0.352_088_7 + mantissa)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quick_logarithm_is_near_the_right_one() {
        for step in 1..=10_000 {
            let number = step as f32 / 10_000.0;
            assert!((log2(number) - number.log2()).abs() < 2e-4, "{number}");
        }
    }
}
