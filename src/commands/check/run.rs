//! Owns [`CheckRun`]: plays cases with a program until a mistake or to the end, and shrinks the first
//! mistake.

use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::ProgressBar;

use super::case::TestCase;
use super::draw::Cases;
use super::judged::{Judged, Marks};
use super::{Failure, Follows, guesser, indented, setter};
use crate::commands::matches::text_of;
use crate::players::Seated;
use crate::referee::{Fault, Side};
use crate::text::commands::check as told;
use crate::words::Alphabet;

/// A program that can be started repeatedly.
pub(super) trait Program {
    /// Starts it with these words, one per line. All messages are added to the transcript.
    ///
    /// # Errors
    /// Returns the [`Fault`] of a program that doesn't start.
    fn sit(&self, words: String, transcript: &mut Vec<String>) -> Result<Seated, Fault>;
}

/// A check of a program, with its settings.
pub(super) struct CheckRun<'a> {
    pub program: &'a dyn Program,
    /// The rule that a setter must follow; `None` for a guesser.
    pub follows: Option<Follows>,
    /// Whether a guesser must name a letter that is in the most words.
    pub most_frequent: bool,
    /// The alphabet of the dictionaries.
    pub alphabet: &'static Alphabet,
    /// Ends the run when it is set.
    pub stop: &'a AtomicBool,
}

/// The result of a run.
pub(super) struct Found {
    /// The number of games to play.
    pub asked: usize,
    /// The marks for the games that were played.
    pub marks: Marks,
    /// The first mistake, after shrinking.
    pub first: Option<(TestCase, Failure)>,
    /// The fault because of which the run was given up.
    pub gave_up: Option<Fault>,
}

/// The number of games in a row that a program may lose by the same timeout before the run is given up.
const PATIENCE: usize = 3;

/// The number of cases tried while shrinking.
const SHRINKING: usize = 300;

impl CheckRun<'_> {
    /// Tries games, the simplest first, until the first mistake or, with `all`, to the end. Shrinks the first
    /// mistake.
    pub fn look(&self, asked: usize, seed: u64, all: bool, progress: &ProgressBar) -> Found {
        let mut found = Found { asked, marks: Marks::default(), first: None, gave_up: None };
        let mut cases = Cases::new(seed, self.follows, self.alphabet);
        let mut late = 0;
        while found.marks.games() < asked && !self.stopped() && found.gave_up.is_none() {
            let case = cases.draw();
            let case = case.first(case.games.len().min(asked - found.marks.games()));
            let judged = self.play(&case, |judged| {
                progress.inc(1);
                late = if judged.fault.as_ref().is_some_and(is_late) { late + 1 } else { 0 };
                late < PATIENCE && (all || judged.failure.is_none())
            });
            for (at, judged) in judged.into_iter().enumerate() {
                found.marks.add(&judged);
                if late >= PATIENCE {
                    found.gave_up = judged.fault;
                }
                if found.first.is_none()
                    && let Some(failure) = judged.failure
                {
                    found.first = Some((case.first(at + 1), failure));
                }
            }
            if !all && found.first.is_some() {
                break;
            }
        }
        progress.set_message(told::SHRINKING);
        found.first = found.first.map(|(case, failure)| self.shrink(case, failure));
        found
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Plays the games of a case with one start of the program, and with another one after a fault. `goes_on`
    /// receives each result and returns whether to continue. A game during which the run was stopped isn't
    /// counted.
    fn play(&self, case: &TestCase, mut goes_on: impl FnMut(&Judged) -> bool) -> Vec<Judged> {
        let Some(list) = case.list() else { return Vec::new() };
        let mut seat = None;
        let mut games = Vec::new();
        for game in &case.games {
            let Some(listed) = list.of_length(game.length) else { continue };
            let mut transcript = Vec::new();
            let sits = match seat.take() {
                Some(seated) => Ok(seated),
                None => self.program.sit(text_of(&list), &mut transcript),
            };
            let mut judged = match sits {
                Ok(mut seated) => {
                    let said = &mut transcript;
                    let judged = match self.follows {
                        Some(follows) => setter::judge(&mut seated, follows, listed, game, said),
                        None => guesser::judge(&mut seated, self.most_frequent, listed, game, said),
                    };
                    seat = Some(seated);
                    judged
                }
                Err(fault) => Judged { fault: Some(fault), ..Judged::default() },
            };
            if self.stopped() {
                return games;
            }
            if let Some(fault) = &mut judged.fault {
                if seat.take().is_some_and(|seated| !seated.words_are_intact()) {
                    *fault = Fault::WordsChanged;
                    judged.failure = None;
                }
                let sentence = told::fault(self.role(), &*fault);
                let table = indented(&transcript);
                judged.failure.get_or_insert(Failure { sentence, table });
            }
            let next = goes_on(&judged);
            games.push(judged);
            if !next {
                break;
            }
        }
        if let (Some(seated), Some(last)) = (seat, games.last_mut())
            && !seated.words_are_intact()
        {
            let sentence = told::fault(self.role(), Fault::WordsChanged);
            last.fault = Some(Fault::WordsChanged);
            last.failure.get_or_insert(Failure { sentence, table: String::new() });
        }
        games
    }

    /// Leaves out games, words and letters as long as a mistake remains.
    fn shrink(&self, case: TestCase, failure: Failure) -> (TestCase, Failure) {
        let mut best = (case, failure);
        let mut variants = best.0.smaller();
        // What did not help before hardly helps in a smaller case, so the next variant is tried there, until none has
        // helped in a whole cycle.
        let (mut next, mut in_vain) = (0, 0);
        let (mut tried, mut late) = (0, 0);
        while in_vain < variants.len() && tried < SHRINKING && late < PATIENCE && !self.stopped() {
            tried += 1;
            next %= variants.len();
            let smaller = &variants[next];
            let judged = self.play(smaller, |judged| judged.failure.is_none());
            // A program that hangs costs a timeout each time.
            let is_late = |judged: &Judged| judged.fault.as_ref().is_some_and(is_late);
            late += usize::from(judged.last().is_some_and(is_late));
            let wrong =
                judged.into_iter().enumerate().find_map(|(at, one)| Some((at, one.failure?)));
            if let Some((at, failure)) = wrong {
                best = (smaller.first(at + 1), failure);
                variants = best.0.smaller();
                in_vain = 0;
            } else {
                next += 1;
                in_vain += 1;
            }
        }
        best
    }

    /// Returns the side of the program.
    pub const fn role(&self) -> Side {
        match self.follows {
            Some(_) => Side::Setter,
            None => Side::Guesser,
        }
    }
}

/// Returns whether a fault is a timeout.
fn is_late(fault: &Fault) -> bool {
    matches!(fault, Fault::TooSlow(_) | Fault::OutOfTime(_) | Fault::Deaf(_))
}
