//! Owns [`Playouts`], which estimates the cost of a letter by playing on after it.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::super::balanced::ranked;
use super::super::split::{Split, Splits};
use super::Stake;
use super::few::{self, Few};
use hangman_solver::lexicon::each;
use hangman_solver::mixing::{STEP, mix};
use hangman_words::WordsOfLength;

/// How letters are chosen during a playout. Level 0 chooses as [`Balanced`](super::super::Balanced) does, but
/// sure letters first; level n takes the best of a few letters, each played out at level n − 1.
type Level = usize;

/// How many letters are tried at level 0, those with the best balance. With many words there are fewer
/// letters, so that the number of plays is bounded, but never fewer than a minimum.
const TRIED: usize = 8;
const TRIED_AT_LEAST: usize = 4;
const PLAYS: usize = 160_000;

/// The maximum number of these letters that go on to level 1, and of those to level 2.
const KEPT: usize = 6;

/// The time that playing out one word takes at each level, relative to level 0.
const COST: [usize; 3] = [1, 16, 110];

/// The approximate time for one decision, in the same units. Letters are always tried at level 0.
const BUDGET: usize = 300_000;

/// From level 1 on, sets of up to this many words are searched with bit sets.
const FEW: usize = 64;

/// With at most this many words every letter is searched, so the result is optimal.
const FEW_ENOUGH: usize = few::EVERY_LETTER as usize;

/// The maximum number of cached results; the cache is cleared when it is full.
const MOST_REMEMBERED: usize = 1 << 20;

/// Plays out the words of one length. Cached costs refer to words by number, and the numbers mean other words for another
/// length or list.
pub struct Playouts {
    pub table: Splits,
    /// Cached costs, by a hash of the words.
    costs: FxHashMap<(u64, Level, Stake), u32>,
}

impl Playouts {
    /// Creates an empty cache for these words.
    pub fn new(listed: &Arc<WordsOfLength>) -> Self {
        Self { table: Splits::new(listed), costs: FxHashMap::default() }
    }

    /// Returns the letters that were played out with their costs, best first; all others are worse or not
    /// informative. `ranked` has the words' splits, best balance first.
    pub(crate) fn best_letters(
        &mut self,
        words: &[u32],
        ranked: &[Split],
        stake: Stake,
    ) -> Vec<(usize, u32)> {
        let letters = promising(ranked, words.len());
        if words.len() <= FEW_ENOUGH {
            return self.narrow(words, &letters, stake, &[0, letters.len()]);
        }
        let for_each_word = BUDGET / words.len().max(1);
        let tried = (PLAYS / words.len().max(1)).clamp(TRIED_AT_LEAST, TRIED);
        let mut spent = tried * COST[0];
        // Each level tries as many letters as time allows. A single letter has nothing to be compared with.
        let mut width = |level: Level| {
            let affordable = for_each_word.saturating_sub(spent) / COST[level];
            let width = affordable.min(KEPT);
            spent += width * COST[level];
            if width < 2 { 0 } else { width }
        };
        let widths = [tried, width(1), width(2)];
        self.narrow(words, &letters, stake, &widths)
    }

    /// Returns the cost of one letter, played out as far as time allows. The letter may be a miss even if
    /// another costs nothing.
    pub(crate) fn cost_of(&mut self, words: &[u32], letter: usize, stake: Stake) -> u32 {
        let level = usize::from(BUDGET / words.len().max(1) > COST[1]);
        // A letter that no listed word has is a miss for all.
        if letter >= self.table.lexicon.alphabet() {
            let after = self.cost(words, level, stake.after_a_miss());
            return stake.of_a_miss(words.len() as u32) + after;
        }
        self.play(words, letter, level, stake)
    }

    /// Returns the cost of the words when they are played out at a level.
    fn cost(&mut self, words: &[u32], level: Level, stake: Stake) -> u32 {
        if let Some(cost) = stake.settled(words.len()) {
            return cost;
        }
        if let [one, other] = *words {
            return u32::from(!self.distinguishable_for_free(one, other));
        }
        let few = level > 0 && words.len() <= FEW;
        if level == 0 {
            let best = self.table.plain_choice(words);
            return best.map_or(0, |letter| self.play(words, letter, level, stake));
        }
        let key = (self.hash(words), if few { FEW } else { level }, stake);
        if let Some(cost) = self.costs.get(&key) {
            return *cost;
        }
        let cost = if few {
            Few::new(&self.table.lexicon, words).cost(stake)
        } else {
            let letters = promising(&ranked(self.table.splits(words)), words.len());
            let widths = [TRIED, KEPT];
            self.narrow(words, &letters, stake, &widths[..level]).first().map_or(0, |best| best.1)
        };
        if self.costs.len() >= MOST_REMEMBERED {
            self.costs.clear();
        }
        self.costs.insert(key, cost);
        cost
    }

    /// Plays letters out level by level and keeps as many of the best at each level as its width.
    fn narrow(
        &mut self,
        words: &[u32],
        letters: &[usize],
        stake: Stake,
        widths: &[usize],
    ) -> Vec<(usize, u32)> {
        let mut played: Vec<_> = letters.iter().map(|&letter| (letter, 0)).collect();
        for (level, &width) in widths.iter().enumerate() {
            // A single letter needs only the last level's cost.
            if width == 0
                || (played.len() == 1 && widths[level + 1..].iter().any(|width| *width > 0))
            {
                continue;
            }
            played.truncate(width);
            for (letter, cost) in &mut played {
                *cost = self.play(words, *letter, level, stake);
            }
            played.sort_by_key(|(_, cost)| *cost);
        }
        played
    }

    /// Returns the cost of a letter when the words are played out at a level after it.
    fn play(&mut self, words: &[u32], letter: usize, level: Level, stake: Stake) -> u32 {
        let (parts, ends) = self.table.part(words, letter);
        let without = ends[0];
        let missed = self.cost(&parts[..without], level, stake.after_a_miss());
        let families =
            ends.windows(2).map(|ends| self.cost(&parts[ends[0]..ends[1]], level, stake));
        stake.of_a_miss(without as u32) + missed + families.sum::<u32>()
    }

    /// Returns whether two words share a letter at different places, so that guessing it identifies the word
    /// for free; otherwise one of them costs a miss. Most plays end with two words, so this is where most
    /// time goes.
    fn distinguishable_for_free(&self, one: u32, other: u32) -> bool {
        let lexicon = &self.table.lexicon;
        each(lexicon.letters(one) & lexicon.letters(other))
            .any(|letter| lexicon.placement(letter, one) != lexicon.placement(letter, other))
    }

    /// Hashes a set of words, independently of their order.
    fn hash(&self, words: &[u32]) -> u64 {
        words.iter().fold(words.len() as u64, |hash, &word| {
            hash.wrapping_add(mix((u64::from(word) + 1).wrapping_mul(STEP)))
        })
    }
}

/// Returns the informative letters about this many words, best balance first. If one of them is sure, returns
/// it alone, since free information never hurts.
fn promising(ranked: &[Split], words: usize) -> Vec<usize> {
    let telling = || ranked.iter().filter(|split| split.tells());
    match telling().find(|split| split.is_sure(words)) {
        Some(sure) => vec![sure.letter],
        None => telling().map(|split| split.letter).collect(),
    }
}
