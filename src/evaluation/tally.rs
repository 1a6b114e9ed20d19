//! Owns [`Tally`]: what a guesser suffered, and the figures that come of it.

use crate::game::Lives;

/// A word, or a setter's game, that was played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Letters that were not in the word.
    pub misses: u32,
    /// Letters that were guessed.
    pub guesses: u32,
    /// Words that the setter held at the start; 1 where one word was hidden.
    pub words: usize,
}

/// What a guesser suffered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    allowed: Lives,
    by_misses: Vec<usize>,
    words: usize,
    letters: u64,
    decisions: u64,
    skipped: usize,
}

impl Tally {
    /// An empty tally of rounds that this many misses lose.
    #[must_use]
    pub const fn new(allowed: Lives) -> Self {
        Self { allowed, by_misses: Vec::new(), words: 0, letters: 0, decisions: 0, skipped: 0 }
    }

    /// Counts what was played to its end.
    pub fn add(&mut self, played: Played) {
        let misses = played.misses as usize;
        if misses >= self.by_misses.len() {
            self.by_misses.resize(misses + 1, 0);
        }
        self.by_misses[misses] += 1;
        self.words += played.words;
        self.letters += u64::from(played.guesses);
    }

    /// Adds what another has counted; the order does not matter.
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
        self.skipped += other.skipped;
    }

    pub(super) const fn decide(&mut self) {
        self.decisions += 1;
    }

    pub(super) const fn skip(&mut self, words: usize) {
        self.skipped += words;
    }

    /// With how many misses a round is lost.
    #[must_use]
    pub const fn allowed(&self) -> Lives {
        self.allowed
    }

    /// Rounds with 0, 1, 2 … misses; the last number is not 0.
    #[must_use]
    pub fn by_misses(&self) -> &[usize] {
        &self.by_misses
    }

    /// Rounds that were played to their end.
    #[must_use]
    pub fn rounds(&self) -> usize {
        self.by_misses.iter().sum()
    }

    /// Words that setters held at the start of those rounds; where words were hidden, as many as
    /// rounds.
    #[must_use]
    pub const fn words(&self) -> usize {
        self.words
    }

    /// Hidden words that could not be played.
    #[must_use]
    pub const fn skipped(&self) -> usize {
        self.skipped
    }

    /// Letters that were guessed in those rounds.
    #[must_use]
    pub const fn letters(&self) -> u64 {
        self.letters
    }

    /// How often the guesser was asked. Less than the letters where words share what was asked, and
    /// where only spelling is left.
    #[must_use]
    pub const fn decisions(&self) -> u64 {
        self.decisions
    }

    /// Rounds with fewer misses than lose.
    #[must_use]
    pub fn won(&self) -> usize {
        self.by_misses.iter().take(self.allowed.get() as usize).sum()
    }

    /// The share (0 ..= 1) of rounds won; 0 of none.
    #[must_use]
    pub fn share_won(&self) -> f64 {
        self.won() as f64 / self.rounds().max(1) as f64
    }

    /// Misses on average, each round played to the end of its word.
    #[must_use]
    pub fn mean_misses(&self) -> f64 {
        self.mean(|misses| misses as f64)
    }

    /// Misses on average where a round ends with the miss that loses it.
    #[must_use]
    pub fn mean_misses_in_round(&self) -> f64 {
        self.mean(|misses| (misses as f64).min(f64::from(self.allowed.get())))
    }

    /// The mean of 1 − misses / guesses, which is never below 0 in any round; 0 of none.
    #[must_use]
    pub fn accuracy(&self) -> f64 {
        self.mean(|misses| (1.0 - misses as f64 / f64::from(self.allowed.get())).max(0.0))
    }

    fn mean(&self, of: impl Fn(usize) -> f64) -> f64 {
        let sum: f64 =
            self.by_misses.iter().zip(0..).map(|(&n, misses)| n as f64 * of(misses)).sum();
        sum / self.rounds().max(1) as f64
    }
}

/// What a guesser is worth beside what it takes: accuracy² / √(seconds per guess × bytes); `None` where
/// time or memory were too little to be measured.
#[must_use]
pub fn score(accuracy: f64, seconds: f64, bytes: u64) -> Option<f64> {
    let costs = seconds * bytes as f64;
    (costs > 0.0).then(|| accuracy * accuracy / costs.sqrt())
}
