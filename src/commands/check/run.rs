//! Owns [`CheckRun`]: plays cases with a program, and shrinks the first mistake of each kind.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::ProgressBar;

use super::case::{TestCase, TestGame};
use super::draw::{Cases, odd};
use super::judged::{Judged, Marks};
use super::{Failure, guesser, indented, setter};
use crate::cli::Lengths;
use crate::commands::matches::text_of;
use crate::engine::Rule;
use crate::players::Seated;
use crate::referee::{Fault, Side};
use crate::text::commands::check as told;
use crate::words::{Alphabet, Letter, WordList, WordsOfLength};

/// A program that can be started repeatedly.
pub trait Program {
    /// Starts it with these words, one per line. All messages are added to the transcript.
    ///
    /// # Errors
    /// Returns the [`Fault`] of a program that doesn't start.
    fn sit(&self, words: &str, transcript: &mut Vec<String>) -> Result<Seated, Fault>;
}

/// A dictionary of the size that programs are used with.
pub struct Large {
    pub name: String,
    pub list: WordList,
}

/// A check of a program, with its settings.
pub struct CheckRun<'a> {
    pub program: &'a dyn Program,
    /// The rule that a setter must follow; `None` for a guesser.
    pub rule: Option<Rule>,
    /// Whether a guesser must name a letter that is in the most words.
    pub most_frequent: bool,
    /// The alphabet of the dictionaries.
    pub alphabet: &'static Alphabet,
    /// The lengths of the words that points depend on.
    pub lengths: Lengths,
    /// The dictionary of the last game, if there is one.
    pub large: Option<&'a Large>,
    /// Ends the run when it is set.
    pub stop: &'a AtomicBool,
}

/// A kind of mistake, with the number of games in which it was made and the smallest example.
pub struct Mistake {
    pub games: usize,
    /// The words and games that show it; `None` for the large dictionary.
    pub case: Option<TestCase>,
    pub failure: Failure,
}

/// The game with the large dictionary.
pub struct LargeGame {
    pub words: usize,
    pub length: usize,
    pub time: Duration,
}

/// The result of a run.
#[derive(Default)]
pub struct Found {
    /// The number of games to play, without the one with the large dictionary.
    pub asked: usize,
    /// The marks for the games that were played.
    pub marks: Marks,
    /// Each kind of mistake, the most frequent first.
    pub mistakes: Vec<Mistake>,
    /// Mistakes with words of other lengths than those that points depend on.
    pub odd: Vec<Mistake>,
    /// The game with the large dictionary, if it was played.
    pub large: Option<LargeGame>,
    /// The fault because of which the run was given up.
    pub gave_up: Option<Fault>,
}

/// The number of games in a row that a program may lose by the same timeout before the run is given up.
const PATIENCE: usize = 3;

/// The number of cases tried while shrinking a mistake.
const SHRINKING: usize = 150;

/// The number of timeouts waited for while shrinking a mistake.
const TIMEOUTS: usize = 6;

/// The number of kinds of mistakes that are made small.
const KINDS: usize = 6;

impl CheckRun<'_> {
    /// Tries games, the simplest first, then words of odd lengths, then the large dictionary. Shrinks the first mistake
    /// of each kind.
    pub fn look(&self, asked: usize, seed: u64, progress: &ProgressBar) -> Found {
        let mut found = Found { asked, ..Found::default() };
        let mut cases = Cases::new(seed, self.rule, self.alphabet, self.lengths);
        let mut kinds = Kinds::default();
        let mut late = 0;
        while found.marks.games() < asked && !self.stopped() && found.gave_up.is_none() {
            let case = cases.draw();
            let case = case.first(case.games.len().min(asked - found.marks.games()));
            let judged = self.play(&case, |judged| {
                progress.inc(1);
                late = if judged.fault.as_ref().is_some_and(is_late) { late + 1 } else { 0 };
                late < PATIENCE
            });
            for (at, judged) in judged.into_iter().enumerate() {
                found.marks.add(&judged);
                if late >= PATIENCE {
                    found.gave_up.clone_from(&judged.fault);
                }
                kinds.add(judged.failures, || Some(case.first(at + 1)));
            }
        }
        if found.gave_up.is_none() && !self.stopped() {
            found.odd = self.play_odd();
            self.play_large(&mut found, &mut kinds);
        }
        progress.set_message(told::SHRINKING);
        found.mistakes = self.small(kinds);
        found
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Plays words of other lengths, which cost no points.
    fn play_odd(&self) -> Vec<Mistake> {
        let mut kinds = Kinds::default();
        for case in odd(self.rule.is_some(), self.alphabet, self.lengths) {
            let judged = self.play(&case, |judged| judged.failures.is_empty());
            judged.into_iter().for_each(|judged| kinds.add(judged.failures, || Some(case.clone())));
        }
        self.small(kinds)
    }

    /// Plays one game with the large dictionary, in the length of which it has the most words.
    fn play_large(&self, found: &mut Found, kinds: &mut Kinds) {
        let Some(Large { name, list }) = self.large else { return };
        let within = |length: &usize| (self.lengths.first..=self.lengths.last).contains(length);
        let length = list.lengths().filter(within).max_by_key(|length| list.count(*length));
        let Some(listed) = length.and_then(|length| list.of_length(length)) else { return };
        let game = TestGame {
            length: listed.length(),
            misses: list.alphabet().len() as u32,
            letters: by_frequency(listed),
            word: None,
        };
        let mut transcript = Vec::new();
        let mut seat = match self.program.sit(&text_of(list), &mut transcript) {
            Ok(seat) => seat,
            Err(fault) => {
                let judged = self.lost(fault, &transcript);
                found.marks.add_large(&judged);
                return kinds.add(judged.failures, || None);
            }
        };
        let start = Instant::now();
        let mut judged = self.judge(&mut seat, listed, &game, &mut transcript);
        if self.stopped() {
            return;
        }
        let time = start.elapsed();
        for failure in &mut judged.failures {
            failure.table = told::in_large(name, listed.len(), listed.length(), &failure.table);
        }
        found.marks.add_large(&judged);
        found.large = Some(LargeGame { words: listed.len(), length: listed.length(), time });
        kinds.add(judged.failures, || None);
    }

    /// Plays the games of a case with one start of the program, which is started again after a fault. After
    /// each game, `goes_on` decides whether to continue.
    fn play(&self, case: &TestCase, mut goes_on: impl FnMut(&Judged) -> bool) -> Vec<Judged> {
        let Some(list) = case.list() else { return Vec::new() };
        let text = text_of(&list);
        let mut seat = None;
        let mut games = Vec::new();
        for game in &case.games {
            let Some(listed) = list.of_length(game.length) else { continue };
            let mut transcript = Vec::new();
            let sits = match seat.take() {
                Some(seated) => Ok(seated),
                None => self.program.sit(&text, &mut transcript),
            };
            let mut judged = match sits {
                Ok(mut seated) => {
                    let judged = self.judge(&mut seated, listed, game, &mut transcript);
                    seat = Some(seated);
                    judged
                }
                Err(fault) => self.lost(fault, &transcript),
            };
            if self.stopped() {
                return games;
            }
            // Words are compared only after a fault and at the end, because that takes as long as reading them.
            let is_last = games.len() + 1 == case.games.len();
            if (judged.fault.is_some() || is_last)
                && seat.as_ref().is_some_and(|seated| !seated.words_are_intact())
            {
                judged = self.lost(Fault::WordsChanged, &transcript);
            }
            if judged.fault.is_some() {
                seat = None;
            }
            let next = goes_on(&judged);
            games.push(judged);
            if !next {
                break;
            }
        }
        games
    }

    fn judge(
        &self,
        seat: &mut Seated,
        listed: &Arc<WordsOfLength>,
        game: &TestGame,
        transcript: &mut Vec<String>,
    ) -> Judged {
        let mut judged = match self.rule {
            Some(rule) => setter::judge(seat, rule, listed, game, transcript),
            None => guesser::judge(seat, self.most_frequent, listed, game, transcript),
        };
        for (name, sentence) in transcript.iter().filter_map(|line| told::contract(line)) {
            let kind = format!("contract {name}");
            judged.breaks_contract = true;
            judged.fail(Failure { kind, sentence, table: indented(transcript) });
        }
        if let Some(fault) = judged.fault.take() {
            judged.fail(self.failure(&fault, transcript));
            judged.fault = Some(fault);
        }
        judged
    }

    /// Returns the result of a game that a fault lost.
    fn lost(&self, fault: Fault, transcript: &[String]) -> Judged {
        let failures = vec![self.failure(&fault, transcript)];
        Judged { fault: Some(fault), failures, ..Judged::default() }
    }

    fn failure(&self, fault: &Fault, transcript: &[String]) -> Failure {
        Failure {
            kind: fault.kind().to_owned(),
            sentence: told::fault(self.role(), fault),
            table: indented(transcript),
        }
    }

    /// Shrinks the example of each kind of mistake.
    fn small(&self, kinds: Kinds) -> Vec<Mistake> {
        let mut mistakes: Vec<_> = kinds.0.into_values().collect();
        mistakes.sort_by_key(|mistake| std::cmp::Reverse(mistake.games));
        for mistake in mistakes.iter_mut().take(KINDS) {
            if let Some(case) = mistake.case.take() {
                let (case, failure) = self.shrink(case, mistake.failure.clone());
                (mistake.case, mistake.failure) = (Some(case), failure);
            }
        }
        mistakes
    }

    /// Leaves out games, words and letters as long as a mistake of the same kind remains.
    fn shrink(&self, case: TestCase, failure: Failure) -> (TestCase, Failure) {
        let mut best = (case, failure);
        let mut variants = best.0.smaller();
        // What did not help before hardly helps in a smaller case, so the next variant is tried there, until none has
        // helped in a whole cycle.
        let (mut next, mut in_vain) = (0, 0);
        let (mut tried, mut late) = (0, 0);
        while in_vain < variants.len() && tried < SHRINKING && late < TIMEOUTS && !self.stopped() {
            tried += 1;
            next %= variants.len();
            let smaller = &variants[next];
            let is_same = |failure: &Failure| failure.kind == best.1.kind;
            let judged = self.play(smaller, |judged| !judged.failures.iter().any(is_same));
            late += usize::from(judged.iter().any(|one| one.fault.as_ref().is_some_and(is_late)));
            let wrong = judged
                .into_iter()
                .enumerate()
                .find_map(|(at, one)| Some((at, one.failures.into_iter().find(is_same)?)));
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
        match self.rule {
            Some(_) => Side::Setter,
            None => Side::Guesser,
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
            let new = || Mistake { games: 0, case: case(), failure: failure.clone() };
            self.0.entry(failure.kind.clone()).or_insert_with(new).games += 1;
        }
    }
}

/// Returns the letters of these words, those in the most words first.
fn by_frequency(listed: &Arc<WordsOfLength>) -> String {
    let (alphabet, counts) = (listed.alphabet(), listed.candidates().letter_counts());
    let mut letters: Vec<Letter> = alphabet.letters().collect();
    letters.sort_by_key(|letter| std::cmp::Reverse(counts[letter.index()]));
    letters.into_iter().filter_map(|letter| alphabet.lower(letter)).collect()
}

/// Returns whether a fault is a timeout.
fn is_late(fault: &Fault) -> bool {
    matches!(fault, Fault::TooSlow(_) | Fault::Busy(_) | Fault::OutOfTime(_) | Fault::Deaf(_))
}
