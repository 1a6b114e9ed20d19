//! Owns [`Tally`]: the counts of an evaluation, and the statistics derived from them.

use crate::game::Lives;

/// A finished round: one hidden word, or one game against a setter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedRound {
    /// The number of misses.
    pub misses: u32,
    /// The number of letters guessed.
    pub guesses: u32,
    /// The number of words that the setter held at the start; 1 for a hidden word.
    pub words: usize,
}

/// The counts of an evaluation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The number of misses that lose a round.
    pub allowed: Lives,
    /// The number of rounds with 0, 1, 2 … misses; the last number is not 0.
    pub by_misses: Vec<usize>,
    /// The number of words that setters held at the start of these rounds. For hidden words, it equals the number of rounds.
    pub words: usize,
    /// The number of letters guessed in all rounds.
    pub letters: u64,
    /// How often the guesser was asked. That is fewer than the letters if words share decisions or if only spelling is left.
    pub decisions: u64,
}

impl Tally {
    /// Creates an empty tally of rounds that `allowed` misses lose.
    pub const fn new(allowed: Lives) -> Self {
        Self { allowed, by_misses: Vec::new(), words: 0, letters: 0, decisions: 0 }
    }

    /// Counts a finished round.
    pub fn add(&mut self, played: PlayedRound) {
        let misses = played.misses as usize;
        if misses >= self.by_misses.len() {
            self.by_misses.resize(misses + 1, 0);
        }
        self.by_misses[misses] += 1;
        self.words += played.words;
        self.letters += u64::from(played.guesses);
    }

    /// Adds another tally, in any order.
    pub fn merge(&mut self, other: &Self) {
        if self.by_misses.len() < other.by_misses.len() {
            self.by_misses.resize(other.by_misses.len(), 0);
        }
        for (mine, theirs) in self.by_misses.iter_mut().zip(&other.by_misses) {
            *mine += theirs;
        }
        self.words += other.words;
        self.letters += other.letters;
        self.decisions += other.decisions;
    }

    /// Returns the number of finished rounds.
    pub fn rounds(&self) -> usize {
        self.by_misses.iter().sum()
    }

    /// Returns the number of rounds won, which are those with fewer misses than lose.
    pub fn won(&self) -> usize {
        self.by_misses.iter().take(self.allowed.get() as usize).sum()
    }

    /// Returns the share (0 ..= 1) of rounds won; 0 if there are none.
    pub fn share_won(&self) -> f64 {
        self.won() as f64 / self.rounds().max(1) as f64
    }

    /// Returns the mean number of misses, with each round played to the end of its word; 0 if there are none.
    pub fn mean_misses(&self) -> f64 {
        self.mean(|misses| misses as f64)
    }

    /// Returns the mean number of misses if a round ends with the miss that loses it; 0 if there are none.
    pub fn mean_misses_in_round(&self) -> f64 {
        self.mean(|misses| (misses as f64).min(f64::from(self.allowed.get())))
    }

    /// Returns the mean of 1 − misses / misses allowed, where a round counts at least 0; 0 if there are none.
    pub fn accuracy(&self) -> f64 {
        self.mean(|misses| (1.0 - misses as f64 / f64::from(self.allowed.get())).max(0.0))
    }

    fn mean(&self, of: impl Fn(usize) -> f64) -> f64 {
        let each = self.by_misses.iter().zip(0..).map(|(&n, misses)| n as f64 * of(misses));
        // The sum of nothing is −0.
        (0.0 + each.sum::<f64>()) / self.rounds().max(1) as f64
    }
}
