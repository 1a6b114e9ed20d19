//! Owns [`Found`]: what a check has found, and the points for it.

use std::collections::BTreeMap;

use serde::Serialize;

use super::case::TestCase;
use super::failure::Failure;
use super::judge::Demand;
use crate::cli::Weights;
use crate::text::commands::check::ScorePart;

/// A kind of mistake, with the number of games in which it was made and the smallest example.
#[derive(Serialize)]
pub struct Mistake {
    #[serde(flatten)]
    pub failure: Failure,
    pub games: usize,
    /// The words and games that show it; `None` for the large dictionary.
    #[serde(flatten)]
    pub case: Option<TestCase>,
    /// Whether these are words that people know.
    #[serde(skip)]
    is_real: bool,
}

impl Mistake {
    /// Counts the mistakes of a game among those of other games; `case` makes an example. Of each kind the best one is kept, of
    /// equals the first: one with real words only, and then one with few words.
    pub fn count(
        known: &mut Vec<Self>,
        failures: Vec<Failure>,
        is_real: bool,
        case: impl Fn() -> Option<TestCase>,
    ) {
        let words = |case: &Option<TestCase>| case.as_ref().map_or(usize::MAX, |it| it.words.len());
        let rank = |one: &Self| (!one.is_real, words(&one.case));
        for failure in failures {
            let mut new = Self { failure, games: 1, case: case(), is_real };
            match known.iter_mut().find(|one| one.failure.kind == new.failure.kind) {
                Some(old) => {
                    old.games += 1;
                    if rank(&new) < rank(old) {
                        new.games = old.games;
                        *old = new;
                    }
                }
                None => known.push(new),
            }
        }
    }
}

/// The game with the large dictionary.
#[derive(Serialize)]
pub struct LargeGame {
    /// The number of words of its length.
    pub words: usize,
    pub length: usize,
    /// The time, the start of the program included.
    pub seconds: f64,
}

/// The result of a run.
#[derive(Default, Serialize)]
pub struct Found {
    /// The number of games to play.
    #[serde(rename = "games_asked")]
    pub asked: usize,
    /// The number of games that were played.
    pub games: usize,
    /// The number of games with a mistake.
    pub wrong: usize,
    /// Each kind of mistake, the most frequent first.
    pub mistakes: Vec<Mistake>,
    /// Mistakes with words of other lengths than those that points depend on.
    #[serde(rename = "other_lengths")]
    pub odd: Vec<Mistake>,
    /// The game with the large dictionary, if it was played.
    pub large: Option<LargeGame>,
    /// The sentence about the fault because of which the run was given up.
    pub gave_up: Option<String>,
    /// What was not judged, and why, with the number of games; it costs nothing.
    pub not_judged: BTreeMap<String, usize>,
    /// Why one answer was judged at most, with the number of games without a mistake.
    #[serde(skip)]
    pub hardly: BTreeMap<String, usize>,
    /// Whether the program ever got as far as a game.
    #[serde(skip)]
    pub started: bool,
    /// Whether any of its answers was judged.
    #[serde(skip)]
    pub answered: bool,
    /// Whether it is a class that is held to contracts, which are a part of the score then.
    #[serde(skip)]
    pub has_contracts: bool,
    /// For each part of the score, the number of games that were right.
    #[serde(skip)]
    pub right: [usize; 5],
    /// For each part of the score, the number of games in which nothing could be judged.
    #[serde(skip)]
    pub blank: [usize; 5],
    /// For each part of the score, how many of the other games a setter gets right on average that draws a word.
    #[serde(skip)]
    pub by_chance: [f64; 5],
}

/// What came of a game.
#[derive(Default)]
pub struct Played {
    pub failures: Vec<Failure>,
    /// Why the rest of the game was not judged, if it wasn't.
    pub unseen: Option<String>,
    /// What an adapter has seen that is not judged, although it looks wrong.
    pub remarks: Vec<String>,
    /// The number of answers that were judged.
    pub answers: usize,
    /// Whether the program was ready for the game.
    pub started: bool,
    /// The method that begins a game, if the program is a class with contracts.
    pub begins: Option<String>,
    /// For each part of the score, how likely a setter that draws a word gets the game right.
    pub by_chance: [f64; 5],
}

impl Played {
    /// Returns whether this kind of mistake was made.
    pub fn has(&self, kind: &str) -> bool {
        self.failures.iter().any(|failure| failure.kind == kind)
    }
}

/// The points for a part of the score.
#[derive(Clone, Debug, PartialEq)]
pub struct PartPoints {
    pub part: ScorePart,
    pub points: f64,
    pub most: f64,
    /// The games that were right, and those that count.
    pub games: (usize, usize),
    /// How many of them a setter gets right on average that draws a word.
    pub by_chance: f64,
}

/// The points for a program without a mistake.
pub const POINTS: f64 = 10.0;

/// The parts of the score that the games with small dictionaries are about.
pub const SMALL: [ScorePart; 4] =
    [ScorePart::Rules, ScorePart::Sizes, ScorePart::Exact, ScorePart::Contracts];

/// The share that the contracts of a class have of all points.
const CONTRACTS_SHARE: f64 = 0.1;

impl Found {
    /// Returns whether every game was played that was to be, or the program was given up, so that there can be a grade.
    pub const fn is_complete(&self) -> bool {
        self.games >= self.asked || self.gave_up.is_some()
    }

    /// Counts a game in these parts of the score. One of which nothing was judged is no part of it: as a right one it would make
    /// mistakes seem rare.
    pub fn count(&mut self, played: &Played, parts: &[ScorePart]) {
        self.games += 1;
        self.wrong += usize::from(!played.failures.is_empty());
        self.started |= played.started;
        self.answered |= played.answers > 0;
        self.has_contracts |= played.begins.is_some();
        for why in played.unseen.iter().chain(&played.remarks) {
            *self.not_judged.entry(why.clone()).or_default() += 1;
        }
        let unseen = played.unseen.as_ref().filter(|_| played.failures.is_empty());
        if let Some(why) = unseen.filter(|_| played.answers <= 1) {
            *self.hardly.entry(why.clone()).or_default() += 1;
        }
        let is_blank = unseen.is_some() && played.answers == 0;
        let has_contracts = self.has_contracts;
        for part in parts {
            let costs = |one: &Failure| one.costs(*part, has_contracts);
            let is_right = !played.failures.iter().any(costs);
            let counts = if is_blank { &mut self.blank } else { &mut self.right };
            counts[*part as usize] += usize::from(is_right);
            // A game that was given up isn't right by chance.
            if !is_blank && !played.failures.iter().any(Failure::ends_the_game) {
                self.by_chance[*part as usize] += played.by_chance[*part as usize];
            }
        }
    }

    /// Returns why there is no grade, if in most of the games one answer was judged at most.
    pub fn not_graded(&self) -> Option<&str> {
        let games: usize = self.hardly.values().sum();
        let most = self.hardly.iter().max_by_key(|(_, games)| **games);
        most.filter(|_| games * 2 > self.games).map(|(why, _)| &**why)
    }

    /// Returns the points for each part: the share of right games among those that a drawn word doesn't get right (Cohen's kappa,
    /// Educational and Psychological Measurement 20, 1960). Games that were not played count as lost. Parts that can't be judged,
    /// such as ties if any of the largest families is accepted, are left out, and the others are scaled up.
    pub fn parts(&self, demand: Demand, with_large: bool, weights: Weights) -> Vec<PartPoints> {
        let small = self.asked - usize::from(with_large);
        let exact = if demand.is_exact() { small } else { 0 };
        let judged =
            |part: ScorePart, games: usize| (part, games - games.min(self.blank[part as usize]));
        let parts = [
            judged(ScorePart::Rules, small),
            judged(ScorePart::Sizes, small),
            judged(ScorePart::Exact, exact),
            judged(ScorePart::Large, usize::from(with_large)),
        ];
        let parts = parts.into_iter().zip(weights.0);
        let parts = parts.filter(|((_, of), weight)| *of > 0 && *weight > 0.0);
        let sum: f64 = parts.clone().map(|(_, weight)| weight).sum();
        let share = if self.has_contracts { CONTRACTS_SHARE } else { 0.0 };
        let parts = parts.map(|((part, of), weight)| (part, of, (1.0 - share) * weight / sum));
        let (part, of) = judged(ScorePart::Contracts, small);
        let contracts = self.has_contracts.then_some((part, of, share));
        let points = |(part, of, share): (ScorePart, usize, f64)| {
            let (right, most) = (self.right[part as usize], POINTS * share);
            let by_chance = self.by_chance[part as usize];
            let beyond = |games: usize| (games as f64 - by_chance).max(0.0);
            let earned = if beyond(right) > 0.0 { beyond(right) / beyond(of) } else { 0.0 };
            // Only a part without a mistake gets full points.
            let points = if right == of { most } else { (most * earned * 100.0).floor() / 100.0 };
            PartPoints { part, points, most, games: (right, of), by_chance }
        };
        parts.chain(contracts).map(points).collect()
    }
}
