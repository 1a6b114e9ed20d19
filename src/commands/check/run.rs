//! Owns [`CheckRun`]: plays cases with a program, and shrinks the first mistake of each kind.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use indicatif::ProgressBar;
use serde::Serialize;

use super::case::TestCase;
use super::draw::Cases;
use super::failure::{Failure, indented};
use super::judge::{Demand, judge};
use crate::cli::{Lengths, Weights};
use crate::commands::matches::text_of;
use crate::players::Seated;
use crate::referee::{Fault, Side};
use crate::text::commands::check as told;
use crate::words::Alphabet;

/// A program that can be started repeatedly.
pub trait Program {
    /// Starts it with these words, one per line. All messages are added to the transcript.
    ///
    /// # Errors
    /// Returns the [`Fault`] of a program that doesn't start.
    fn sit(&self, words: &str, transcript: &mut Vec<String>) -> Result<Seated, Fault>;
}

/// A check of a program, with its settings.
pub struct CheckRun<'a> {
    pub program: &'a dyn Program,
    pub demand: Demand,
    /// The alphabet of the dictionaries.
    pub alphabet: &'static Alphabet,
    /// The lengths of the words that points depend on.
    pub lengths: Lengths,
    /// The last game, with a dictionary of the size that programs are used with.
    pub large: Option<&'a TestCase>,
    /// Ends the run when it is set.
    pub stop: &'a AtomicBool,
}

/// A kind of mistake, with the number of games in which it was made and the smallest example.
#[derive(Serialize)]
pub struct Mistake {
    #[serde(flatten)]
    pub failure: Failure,
    pub games: usize,
    /// The words and games that show it; `None` for the large dictionary.
    #[serde(flatten)]
    pub case: Option<TestCase>,
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
    /// Whether the program ever got as far as a game.
    #[serde(skip)]
    pub started: bool,
    /// For each part of the score, the number of games that were right.
    #[serde(skip)]
    pub right: [usize; 4],
}

/// A part of the score.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// The number of the part, from 0.
    pub number: usize,
    pub points: f64,
    pub most: f64,
    /// The games that were right, and those that count.
    pub games: (usize, usize),
}

/// The points for a program without a mistake.
pub const POINTS: f64 = 10.0;

/// The parts of the score that the games with small dictionaries are about, and the one with the large dictionary.
const SMALL: Range<usize> = 0..3;
const LARGE: Range<usize> = 3..4;

/// The number of games in a row that a program may lose by the same timeout before the run is given up.
const PATIENCE: usize = 3;

/// The number of cases tried while shrinking a mistake.
const SHRINKING: usize = 200;

/// The number of timeouts waited for while shrinking a mistake.
const TIMEOUTS: usize = 6;

/// The number of kinds of mistakes that are made small.
const KINDS: usize = 6;

impl Found {
    /// Counts a game in these parts of the score.
    fn count(&mut self, failures: &[Failure], parts: Range<usize>) {
        self.games += 1;
        self.wrong += usize::from(!failures.is_empty());
        for part in parts {
            self.right[part] += usize::from(failures.iter().all(|one| !one.costs(part)));
        }
    }

    /// Returns the points for each part. Games that were not played count as lost. Parts that can't be judged, such as
    /// ties if any of the largest families is accepted, are left out, and the others are scaled up.
    pub fn parts(&self, demand: Demand, with_large: bool, weights: Weights) -> Vec<Part> {
        let small = self.asked - usize::from(with_large);
        let exact = if demand.is_exact() { small } else { 0 };
        let parts = [small, small, exact, usize::from(with_large)].into_iter().zip(weights.0);
        let parts = parts.enumerate().filter(|(_, (of, weight))| *of > 0 && *weight > 0.0);
        let sum: f64 = parts.clone().map(|(_, (_, weight))| weight).sum();
        let part = |(number, (of, weight)): (usize, (usize, f64))| {
            let (right, most) = (self.right[number], POINTS * weight / sum);
            // Only a part without a mistake gets full points.
            let share = (most * right as f64 / of as f64 * 100.0).floor() / 100.0;
            Part {
                number,
                points: if right == of { most } else { share },
                most,
                games: (right, of),
            }
        };
        parts.map(part).collect()
    }
}

impl CheckRun<'_> {
    /// Tries drawn games, then words of odd lengths, then the large dictionary.
    pub fn look(&self, small: usize, seed: u64, progress: &ProgressBar) -> Found {
        let asked = small + usize::from(self.large.is_some());
        let mut found = Found { asked, ..Found::default() };
        let (mut kinds, mut odd) = (Kinds::default(), Kinds::default());
        let mut cases = self.cases(seed, self.lengths);
        let mut late = 0;
        while found.games < small && late < PATIENCE && !self.stopped() {
            let case = cases.draw().first(small - found.games);
            self.play(&case, |at, failures| {
                progress.inc(1);
                found.count(&failures, SMALL);
                let fault = failures.iter().find(|one| one.is_late());
                late = if fault.is_some() { late + 1 } else { 0 };
                if late >= PATIENCE {
                    found.gave_up = fault.map(|fault| fault.sentence.clone());
                }
                kinds.add(failures, || Some(case.first(at + 1)));
                late < PATIENCE
            });
        }
        if found.games == small && late < PATIENCE && !self.stopped() {
            for length in [1, 26].into_iter().filter(|length| !self.lengths.contains(*length)) {
                let case = self.cases(seed, Lengths { first: length, last: length }).draw();
                self.play(&case, |_, failures| {
                    odd.add(failures, || Some(case.clone()));
                    true
                });
            }
            if let Some(case) = self.large {
                let start = Instant::now();
                self.play(case, |_, failures| {
                    found.count(&failures, LARGE);
                    let length = case.games[0].length;
                    let words = case.words.iter().filter(|word| case.letters_in(word) == length);
                    let seconds = start.elapsed().as_secs_f64();
                    found.large = Some(LargeGame { words: words.count(), length, seconds });
                    kinds.add(failures, || None);
                    false
                });
            }
        }
        [found.mistakes, found.odd] = [kinds, odd].map(Kinds::most_frequent_first);
        found
    }

    fn cases(&self, seed: u64, lengths: Lengths) -> Cases {
        Cases::new(seed, self.is_setter(), self.alphabet, lengths)
    }

    fn is_setter(&self) -> bool {
        self.demand.side() == Side::Setter
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Plays the games of a case with one start of the program, which is started again after a fault. `done` receives
    /// the number and the mistakes of each game, and returns whether to continue.
    fn play(&self, case: &TestCase, mut done: impl FnMut(usize, Vec<Failure>) -> bool) {
        let Some(list) = case.list() else { return };
        let text = text_of(&list);
        let mut seat = None;
        for (at, game) in case.games.iter().enumerate() {
            let Some(listed) = list.of_length(game.length) else { continue };
            let mut transcript = Vec::new();
            let sits = match seat.take() {
                Some(seated) => Ok(seated),
                None => self.program.sit(&text, &mut transcript),
            };
            let (mut failures, mut fault) = match sits {
                Ok(seated) => {
                    let seated = seat.insert(seated);
                    judge(self.demand, seated, listed, game, &mut transcript)
                }
                Err(fault) => (Vec::new(), Some(fault)),
            };
            if self.stopped() {
                return;
            }
            for (name, sentence) in transcript.iter().filter_map(|line| told::contract(line)) {
                let kind = format!("contract {name}");
                if failures.iter().all(|other| other.kind != kind) {
                    let table = indented(&transcript);
                    failures.push(Failure { kind, sentence, table, fault: None });
                }
            }
            // Words are compared only after a fault and at the end, because that takes as long as reading them.
            let is_last = at + 1 == case.games.len();
            if (fault.is_some() || is_last)
                && seat.as_ref().is_some_and(|seated| !seated.words_are_intact())
            {
                fault = Some(Fault::WordsChanged);
            }
            if let Some(fault) = fault {
                failures.push(Failure::of(self.demand.side(), fault, &transcript));
                seat = None;
            }
            if !done(at, failures) {
                return;
            }
        }
    }

    /// Shrinks the examples of the most frequent mistakes.
    pub fn shrink_all(&self, found: &mut Found) {
        for mistakes in [&mut found.mistakes, &mut found.odd] {
            mistakes.iter_mut().take(KINDS).for_each(|mistake| self.shrink(mistake));
        }
    }

    /// Leaves out games, words and letters as long as a mistake of the same kind remains.
    fn shrink(&self, mistake: &mut Mistake) {
        let Mistake { failure, case: Some(best), .. } = mistake else { return };
        let mut variants = best.smaller(self.is_setter());
        // What did not help before hardly helps in a smaller case, so the next variant is tried there, until none has
        // helped in a whole cycle.
        let (mut next, mut in_vain) = (0, 0);
        let (mut tried, mut late) = (0, 0);
        while in_vain < variants.len() && tried < SHRINKING && late < TIMEOUTS && !self.stopped() {
            tried += 1;
            next %= variants.len();
            let smaller = &variants[next];
            let mut same = None;
            self.play(smaller, |at, failures| {
                late += usize::from(failures.iter().any(Failure::is_late));
                let is_same = |one: &Failure| one.kind == failure.kind;
                same = failures.into_iter().find(is_same).map(|failure| (at, failure));
                same.is_none()
            });
            if let Some((at, failure_here)) = same {
                (*best, *failure) = (smaller.first(at + 1), failure_here);
                variants = best.smaller(self.is_setter());
                in_vain = 0;
            } else {
                next += 1;
                in_vain += 1;
            }
        }
    }
}

/// The kinds of mistakes that were made, by name.
#[derive(Default)]
struct Kinds(BTreeMap<String, Mistake>);

impl Kinds {
    /// Counts the mistakes of a game; `case` makes the example if there is none yet.
    fn add(&mut self, failures: Vec<Failure>, case: impl Fn() -> Option<TestCase>) {
        for failure in failures {
            let new = || Mistake { failure: failure.clone(), games: 0, case: case() };
            self.0.entry(failure.kind.clone()).or_insert_with(new).games += 1;
        }
    }

    fn most_frequent_first(self) -> Vec<Mistake> {
        let mut mistakes: Vec<_> = self.0.into_values().collect();
        mistakes.sort_by_key(|mistake| std::cmp::Reverse(mistake.games));
        mistakes
    }
}
