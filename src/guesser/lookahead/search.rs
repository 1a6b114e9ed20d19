//! What a letter costs, found by playing on after it.

use rustc_hash::FxHashMap;

use super::super::balanced::ranked;
use super::super::split::{Split, Splits};
use super::few::{self, Few};
use super::stake::Stake;
use crate::mixing::{STEP, mix};
use crate::solver::lexicon::take;

/// How the play after a letter chooses. Level 0 chooses as [`Balanced`](super::super::Balanced) does, but sure
/// letters first; level n takes the best of a few letters, each played out at level n − 1.
type Level = usize;

/// How many letters are tried at level 0, the best balanced first. With many words there are fewer, so that
/// the number of plays stays below a bound, but never fewer than a minimum.
const TRIED: usize = 8;
const TRIED_AT_LEAST: usize = 4;
const PLAYS: usize = 160_000;

/// At most this many of those letters go on to level 1, and of these to level 2.
const KEPT: usize = 6;

/// The time that playing out one word takes at each level, in units of level 0.
const COST: [usize; 3] = [1, 16, 110];

/// The time that one decision may take in those units, about. Trying letters at level 0 is always done.
const BUDGET: usize = 300_000;

/// From level 1 on, sets of up to this many words are searched with bit sets.
const FEW: usize = 64;

/// With at most this many words every letter is searched, so the best is found.
const FEW_ENOUGH: usize = few::EVERY_LETTER as usize;

/// How many results are remembered. When there are more, all are forgotten.
const MOST_REMEMBERED: usize = 1 << 20;

/// Results by a hash of the words.
#[derive(Default)]
pub(super) struct PlayedOut {
    costs: FxHashMap<(u64, Level, Stake), u32>,
}

/// Plays letters out.
pub(super) struct Playouts<'a> {
    table: &'a mut Splits,
    memory: &'a mut PlayedOut,
}

impl<'a> Playouts<'a> {
    pub fn new(table: &'a mut Splits, memory: &'a mut PlayedOut) -> Self {
        Self { table, memory }
    }

    /// The letters that were played out with what each costs, the best first; the others are worse,
    /// or tell nothing. `ranked` are the words' splits, the best balanced first.
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
        // As many letters at each level as there is time for. A single letter has nothing to be compared with.
        let mut width = |level: Level| {
            let affordable = for_each_word.saturating_sub(spent) / COST[level];
            let width = affordable.min(KEPT);
            spent += width * COST[level];
            if width < 2 { 0 } else { width }
        };
        let widths = [tried, width(1), width(2)];
        self.narrow(words, &letters, stake, &widths)
    }

    /// What one letter costs, played out as far as there is time for; it may be a miss where nothing could be lost
    /// without it.
    pub(crate) fn cost_of(&mut self, words: &[u32], letter: usize, stake: Stake) -> u32 {
        let level = usize::from(BUDGET / words.len().max(1) > COST[1]);
        // A letter that no word of the list has is a miss for all.
        if letter >= self.table.lexicon.alphabet() {
            let after = self.cost(words, level, stake.after_a_miss());
            return stake.of_a_miss(words.len() as u32) + after;
        }
        self.play(words, letter, level, stake)
    }

    /// What the words cost when they are played out at a level.
    fn cost(&mut self, words: &[u32], level: Level, stake: Stake) -> u32 {
        if let Some(cost) = stake.settled(words.len()) {
            return cost;
        }
        if let [one, other] = *words {
            return u32::from(!self.told_apart_for_nothing(one, other));
        }
        let few = level > 0 && words.len() <= FEW;
        if level == 0 {
            let best = self.table.plain_choice(words);
            return best.map_or(0, |letter| self.play(words, letter, level, stake));
        }
        let key = (self.hash(words), if few { FEW } else { level }, stake);
        if let Some(cost) = self.memory.costs.get(&key) {
            return *cost;
        }
        let cost = if few {
            Few::new(&self.table.lexicon, words).cost(stake)
        } else {
            let letters = promising(&ranked(self.table.splits(words)), words.len());
            let widths = [TRIED, KEPT];
            self.narrow(words, &letters, stake, &widths[..level]).first().map_or(0, |best| best.1)
        };
        if self.memory.costs.len() >= MOST_REMEMBERED {
            self.memory.costs.clear();
        }
        self.memory.costs.insert(key, cost);
        cost
    }

    /// Plays letters out level by level; at each only as many of the best are left as it is wide.
    fn narrow(
        &mut self,
        words: &[u32],
        letters: &[usize],
        stake: Stake,
        widths: &[usize],
    ) -> Vec<(usize, u32)> {
        let mut played: Vec<_> = letters.iter().map(|&letter| (letter, 0)).collect();
        for (level, &width) in widths.iter().enumerate() {
            // Where one letter is all there is, its cost is that of the last level alone.
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

    /// What a letter costs when the words are played out at a level after it.
    fn play(&mut self, words: &[u32], letter: usize, level: Level, stake: Stake) -> u32 {
        let (mut parts, mut ends) = (Vec::new(), Vec::new());
        self.table.part(words, letter, &mut parts, &mut ends);
        let without = ends[0];
        let missed = self.cost(&parts[..without], level, stake.after_a_miss());
        let families =
            ends.windows(2).map(|ends| self.cost(&parts[ends[0]..ends[1]], level, stake));
        stake.of_a_miss(without as u32) + missed + families.sum::<u32>()
    }

    /// Whether two words share a letter that stands at other places in each. If they do not, one of the
    /// two costs a miss. Most plays end with two words, so most of the time goes into this.
    fn told_apart_for_nothing(&self, one: u32, other: u32) -> bool {
        let lexicon = &self.table.lexicon;
        let mut shared = lexicon.letters(one) & lexicon.letters(other);
        std::iter::from_fn(|| take(&mut shared))
            .any(|letter| lexicon.placement(letter, one) != lexicon.placement(letter, other))
    }

    /// A hash of the set, whatever the order.
    fn hash(&self, words: &[u32]) -> u64 {
        words.iter().fold(words.len() as u64, |hash, &word| {
            hash.wrapping_add(mix((u64::from(word) + 1).wrapping_mul(STEP)))
        })
    }
}

/// The letters that tell something about this many words, the best balanced first. If one of them costs
/// nothing, that one alone: knowing more never hurts.
fn promising(ranked: &[Split], words: usize) -> Vec<usize> {
    let telling = || ranked.iter().filter(|split| split.tells());
    match telling().find(|split| split.is_sure(words)) {
        Some(sure) => vec![sure.letter],
        None => telling().map(|split| split.letter).collect(),
    }
}
