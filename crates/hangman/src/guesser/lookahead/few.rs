//! Owns [`Few`], the search for the best way to play a few words, in which a set of words is a bit set.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use super::super::split::{WORTH_OF_A_BIT, n_log_n};
use super::Stake;
use hangman_solver::Lexicon;
use hangman_solver::lexicon::ABSENT;

/// With at most this many words every letter is tried; with more, only those with the best balance.
pub const EVERY_LETTER: u32 = 8;
/// The number of letters tried then.
const TRIED: usize = 4;

/// After this many sets, the rest is played without trying letters, since the search would take too long with
/// short words.
const PATIENCE: u32 = 300;

/// n · log₂ n, indexed by n.
static N_LOG_N: LazyLock<[f32; 65]> = LazyLock::new(|| std::array::from_fn(n_log_n));

/// A set of words: bit n is set if it has word n.
type Set = u64;

/// At most 64 words, by their letters.
pub struct Few {
    all: Set,
    letters: Vec<PlaceSets>,
    costs: FxHashMap<(Set, Stake), u32>,
    patience: u32,
}

/// The words with a letter, and their families.
struct PlaceSets {
    /// The words that have the letter.
    with: Set,
    /// The families of the letter: the words that have it at the same places.
    families: Vec<Set>,
}

impl Few {
    pub fn new(lexicon: &Lexicon, words: &[u32]) -> Self {
        let letters = words.iter().fold(0, |letters, &word| letters | lexicon.letters(word));
        let letters = (0..64).filter(|letter| letters >> letter & 1 == 1);
        let letters = letters.map(|letter| PlaceSets::of(lexicon.column(letter), words));
        let all = Set::MAX >> (64 - words.len());
        Self {
            all,
            letters: letters.filter(|places| places.tell(all)).collect(),
            costs: FxHashMap::default(),
            patience: PATIENCE,
        }
    }

    /// Returns the approximate minimum cost of the words; letters with a poor balance are not tried.
    pub fn cost(mut self, stake: Stake) -> u32 {
        self.cost_of(self.all, stake)
    }

    fn cost_of(&mut self, words: Set, stake: Stake) -> u32 {
        let count = words.count_ones();
        if let Some(cost) = stake.settled(count as usize) {
            return cost;
        }
        if let Some(cost) = self.costs.get(&(words, stake)) {
            return *cost;
        }
        let mut promising = self.promising(words);
        self.patience = self.patience.saturating_sub(1);
        promising.truncate(match count {
            _ if self.patience == 0 => 1,
            0..=EVERY_LETTER => usize::MAX,
            _ => TRIED,
        });
        let mut best = None;
        for (_, letter) in promising {
            if let Some(cost) = self.cost_after(words, letter, stake, best) {
                best = Some(cost);
            }
            if best == Some(0) {
                break;
            }
        }
        let best = best.unwrap_or(0);
        self.costs.insert((words, stake), best);
        best
    }

    /// Returns the cost of the words after a letter if it is lower than the best known so far.
    fn cost_after(
        &mut self,
        words: Set,
        letter: usize,
        stake: Stake,
        known: Option<u32>,
    ) -> Option<u32> {
        let places = &self.letters[letter];
        let without = words & !places.with;
        let families = places.families.iter().map(|family| family & words);
        let mut parts: Vec<(Set, Stake)> =
            families.filter(|family| *family != 0).map(|family| (family, stake)).collect();
        if without != 0 {
            parts.push((without, stake.after_a_miss()));
        }
        let mut cost = stake.of_a_miss(without.count_ones());
        let at_least: Vec<u32> =
            parts.iter().map(|(words, stake)| self.at_least(*words, *stake)).collect();
        let mut rest: u32 = at_least.iter().sum();
        let too_dear = |cost: u32| known.is_some_and(|known| cost >= known);
        for ((words, stake), at_least) in parts.into_iter().zip(at_least) {
            if too_dear(cost + rest) {
                return None;
            }
            rest -= at_least;
            cost += self.cost_of(words, stake);
        }
        (!too_dear(cost)).then_some(cost)
    }

    /// Returns a lower bound on the cost of the words: if no letter is sure, the first informative one is a
    /// miss for every word without it.
    fn at_least(&self, words: Set, stake: Stake) -> u32 {
        let count = words.count_ones();
        if let Some(cost) = stake.settled(count as usize) {
            return cost;
        }
        if matches!(stake, Stake::Words { left } if left > 1) {
            return 0;
        }
        let telling = self.letters.iter().filter(|places| places.tell(words));
        let most = telling.map(|places| (words & places.with).count_ones()).max();
        most.map_or(0, |most| count - most)
    }

    /// Returns the informative letters, best balance first; if one is sure, that one alone.
    fn promising(&self, words: Set) -> Vec<(f32, usize)> {
        let count = words.count_ones() as usize;
        let mut balanced = Vec::with_capacity(self.letters.len());
        for (letter, places) in self.letters.iter().enumerate() {
            let with = (words & places.with).count_ones() as usize;
            if with == 0 || !places.tell(words) {
                continue;
            }
            if with == count {
                return vec![(0.0, letter)];
            }
            let sizes = places.families.iter().map(|family| (family & words).count_ones() as usize);
            let apart = sizes.map(|size| N_LOG_N[size]).sum::<f32>() + N_LOG_N[count - with];
            let bits = (N_LOG_N[count] - apart) / count as f32;
            balanced.push((with as f32 / count as f32 + WORTH_OF_A_BIT * bits, letter));
        }
        balanced.sort_by(|one, other| other.0.total_cmp(&one.0));
        balanced
    }
}

impl PlaceSets {
    fn of(column: &[u32], words: &[u32]) -> Self {
        let mut with = 0;
        let mut families: Vec<(u32, Set)> = Vec::new();
        for (bit, &word) in words.iter().enumerate() {
            let placement = column[word as usize];
            if placement == ABSENT {
                continue;
            }
            with |= 1 << bit;
            match families.iter_mut().find(|(known, _)| *known == placement) {
                Some((_, family)) => *family |= 1 << bit,
                None => families.push((placement, 1 << bit)),
            }
        }
        Self { with, families: families.into_iter().map(|(_, family)| family).collect() }
    }

    /// Returns whether the letter is informative about these words.
    fn tell(&self, words: Set) -> bool {
        let here = words & self.with;
        let all_in_one = || self.families.iter().any(|family| here & !family == 0);
        here != 0 && (here != words || !all_in_one())
    }
}
