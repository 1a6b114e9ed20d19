//! Owns [`CheckRun`]: plays cases with a program, and shrinks the first mistake of each kind.

use std::cell::Cell;
use std::cmp::Reverse;
use std::time::Instant;

use super::case::{TestCase, TestGame};
use super::draw::Cases;
use super::failure::{Failure, indented};
use super::found::{Found, LargeGame, Mistake, Played, SMALL};
use super::judge::Judge;
use crate::cli::Lengths;
use crate::commands::matches::text_of;
use crate::players::Seated;
use crate::referee::{Fault, LogLine, Side};
use crate::system::Stop;
use crate::text::commands::check::{self as text, ScorePart};
use crate::words::{Alphabet, Word, WordList};

/// Starts a program with these words, one per line. All messages are added to the transcript. Returns the [`Fault`] of a
/// program that doesn't start.
pub type Sit<'a> = dyn Fn(&str, &mut Vec<LogLine>) -> Result<Seated, Fault> + 'a;

/// A check of a program, with its settings.
pub struct CheckRun<'a> {
    pub sit: &'a Sit<'a>,
    pub judge: Judge,
    /// The alphabet of the dictionaries.
    pub alphabet: &'static Alphabet,
    /// The lengths of the words that points depend on.
    pub lengths: Lengths,
    /// The words that dictionaries are drawn from, if there are some in this language.
    pub real: Option<&'a WordList>,
    /// The last game, with a dictionary of the size that programs are used with.
    pub large: Option<&'a TestCase>,
    /// Ends the run early.
    pub stop: &'a Stop,
    /// How often in a row it was seen that something of the game before is kept.
    pub confirmed: Cell<usize>,
}

/// The number of games in a row that a program may lose by a timeout, or before it is ready, or that can't be judged,
/// before the run is given up.
const PATIENCE: usize = 3;

/// How often it has to be seen that something of the game before is kept, until it is taken for granted.
const CONFIRMED: usize = 3;

/// How often in a row a game has to be right as the first one and wrong after the others, until something of those is kept. A
/// program that draws is hardly so each time.
const REPEATS: usize = 4;

/// The number of cases tried while shrinking a mistake, for each game that was asked for: a check of few games is there
/// to be quick.
const SHRINKING: usize = 2;

/// The number of timeouts waited for while shrinking a mistake.
const TIMEOUTS: usize = 6;

/// The number of kinds of mistakes that are made small.
const KINDS: usize = 6;

impl CheckRun<'_> {
    /// Tries drawn games, then words of odd lengths, then the large dictionary.
    /// `counted` receives how many games were played, but not where it gives up.
    pub fn look(&self, small: usize, seed: u64, counted: &dyn Fn(usize)) -> Found {
        let asked = small + usize::from(self.large.is_some());
        let mut found = Found { asked, ..Found::default() };
        let mut cases = self.cases(seed, self.lengths);
        let mut in_vain = 0;
        while found.games < small && in_vain < PATIENCE && !self.stop.is_set() {
            let case = cases.draw().first(small - found.games);
            self.play(&case, |at, played| {
                found.count(&played, &SMALL);
                let fault = played.failures.iter().find(|one| one.is_late() || !played.started);
                let is_blank = found.blank[ScorePart::Rules as usize] == found.games;
                in_vain = if fault.is_some() || is_blank { in_vain + 1 } else { 0 };
                if in_vain >= PATIENCE {
                    found.gave_up = fault.map(|fault| fault.sentence.clone());
                } else {
                    counted(found.games);
                }
                let length = case.games[at].length;
                let mut words = case.words.iter().filter(|word| case.letters_in(word) == length);
                let is_real = !played.failures.is_empty() && words.all(|word| self.is_real(word));
                let example = || Some(case.first(at + 1));
                Mistake::count(&mut found.mistakes, played.failures, is_real, example);
                in_vain < PATIENCE
            });
        }
        if found.games == small && in_vain < PATIENCE && !self.stop.is_set() {
            for length in [1, 26].into_iter().filter(|length| !self.lengths.contains(*length)) {
                let case = self.cases(seed, Lengths { first: length, last: length }).draw();
                self.play(&case, |_, played| {
                    let example = || Some(case.clone());
                    Mistake::count(&mut found.odd, played.failures, false, example);
                    true
                });
            }
            if let Some(case) = self.large {
                let start = Instant::now();
                self.play(case, |_, mut played| {
                    found.count(&played, &[ScorePart::Large]);
                    let length = case.games[0].length;
                    let words = case.words.iter().filter(|word| case.letters_in(word) == length);
                    let words = words.count();
                    let large = LargeGame { words, length, seconds: start.elapsed().as_secs_f64() };
                    for one in &mut played.failures {
                        one.sentence = text::in_large(words, length, &one.sentence);
                    }
                    let is_played = !played.failures.iter().any(Failure::ends_the_game);
                    found.large = (is_played && played.answers > 0).then_some(large);
                    Mistake::count(&mut found.mistakes, played.failures, false, || None);
                    false
                });
            }
        }
        for mistakes in [&mut found.mistakes, &mut found.odd] {
            mistakes.sort_by_cached_key(|one| (Reverse(one.games), one.failure.kind.clone()));
        }
        found
    }

    fn cases(&self, seed: u64, lengths: Lengths) -> Cases<'_> {
        Cases::new(seed, self.is_setter(), self.alphabet, lengths, self.real)
    }

    /// Returns whether people know this word.
    fn is_real(&self, word: &str) -> bool {
        let word = Word::parse(word, self.alphabet).ok();
        word.zip(self.real).is_some_and(|(word, real)| {
            real.of_length(word.letters().len()).is_some_and(|words| words.has(&word))
        })
    }

    fn is_setter(&self) -> bool {
        self.judge.demand.side() == Side::Setter
    }

    /// Plays the games of a case with one start of the program, which is started again after a fault. `done` receives
    /// the number and the result of each game, and returns whether to continue.
    fn play(&self, case: &TestCase, mut done: impl FnMut(usize, Played) -> bool) {
        let Some(list) = case.list() else { return };
        let table = Table { run: self, words: text_of(&list), list, last: case.games.len() };
        // The seat of the program, and the number of the first game that it has played there.
        let (mut seat, mut first) = (None, 0);
        for (at, game) in case.games.iter().enumerate() {
            if seat.is_none() {
                first = at;
            }
            let Some(mut played) = table.play(at, game, &mut seat) else { continue };
            let is_late = played.failures.iter().any(Failure::is_late);
            if first < at && !is_late && !played.failures.is_empty() {
                // Is it right as the first game?
                let mut another = None;
                // What was not seen was not right.
                let again = table.play(at, game, &mut another);
                if let Some(mut again) = again.filter(|again| again.unseen.is_none()) {
                    let gone = played.failures.iter().find(|one| !again.has(&one.kind));
                    let gone = gone.filter(|one| table.fails_again(&case.games[first..=at], one));
                    if let Some(gone) = gone {
                        again.failures.push(Failure::kept(again.begins.as_deref(), gone));
                        (played, seat, first) = (again, another, at);
                    }
                }
            }
            if self.stop.is_set() || !done(at, played) {
                return;
            }
        }
    }

    /// Shrinks the examples of the most frequent mistakes.
    pub fn shrink_all(&self, found: &mut Found) {
        for mistakes in [&mut found.mistakes, &mut found.odd] {
            let most = SHRINKING * found.asked;
            mistakes.iter_mut().take(KINDS).for_each(|mistake| self.shrink(mistake, most));
        }
    }

    /// Leaves out games, words and letters as long as a mistake of the same kind remains, in at most this many cases.
    fn shrink(&self, mistake: &mut Mistake, most: usize) {
        let Mistake { failure, case: Some(best), .. } = mistake else { return };
        let smaller = |case: &TestCase| case.smaller(self.is_setter(), |word| self.is_real(word));
        let mut variants = smaller(best);
        // What did not help before hardly helps in a smaller case, so the next variant is tried there, until none has
        // helped in a whole cycle.
        let (mut next, mut in_vain) = (0, 0);
        let (mut tried, mut late) = (Vec::new(), 0);
        while in_vain < variants.len()
            && tried.len() < most
            && late < TIMEOUTS
            && !self.stop.is_set()
        {
            next %= variants.len();
            let variant = &variants[next];
            if tried.contains(variant) {
                next += 1;
                in_vain += 1;
                continue;
            }
            tried.push(variant.clone());
            let mut same = None;
            self.play(variant, |at, played| {
                late += usize::from(played.failures.iter().any(Failure::is_late));
                let is_same = |one: &Failure| one.kind == failure.kind;
                same = played.failures.into_iter().find(is_same).map(|failure| (at, failure));
                same.is_none()
            });
            if let Some((at, failure_here)) = same {
                (*best, *failure) = (variant.first(at + 1), failure_here);
                variants = smaller(best);
                in_vain = 0;
            } else {
                next += 1;
                in_vain += 1;
            }
        }
    }
}

/// A dictionary that games are played with.
struct Table<'a> {
    run: &'a CheckRun<'a>,
    list: WordList,
    /// The words, one per line.
    words: String,
    /// The number of games.
    last: usize,
}

impl Table<'_> {
    /// Plays a game with the program of this seat, which is started if it is empty. After a fault it is empty. Returns
    /// `None` if there are no words of the length.
    fn play(&self, at: usize, game: &TestGame, seat: &mut Option<Seated>) -> Option<Played> {
        let listed = self.list.of_length(game.length)?;
        let judge = self.run.judge;
        let mut transcript = Vec::new();
        let sits = match seat.take() {
            Some(seated) => Ok(seated),
            None => (self.run.sit)(&self.words, &mut transcript),
        };
        let (mut played, mut fault) = match sits {
            Ok(seated) => {
                let seated = seat.insert(seated);
                judge.play(seated, listed, game, &mut transcript)
            }
            Err(fault) => (Played::default(), Some(fault)),
        };
        for (kind, sentence) in judge.reports(&transcript).filter_map(text::reported) {
            if !played.has(&kind) {
                let table = indented(&transcript);
                played.failures.push(Failure { kind, sentence, table, fault: None });
            }
        }
        played.begins = judge.reports(&transcript).find_map(text::begins).map(str::to_owned);
        played.unseen = judge.unseen(&transcript).map(str::to_owned);
        let remarks = judge.reports(&transcript).filter_map(text::remark);
        played.remarks = remarks.map(str::to_owned).collect();
        // Words are compared only after a fault and at the end, because that takes as long as reading them.
        let is_last = at + 1 == self.last;
        let is_intact = || seat.as_ref().is_none_or(Seated::words_are_intact);
        if (fault.is_some() || is_last) && !is_intact() {
            fault = Some(Fault::WordsChanged);
        }
        if let Some(fault) = fault {
            *seat = None;
            if played.unseen.is_none() {
                played.failures.push(Failure::of(judge.demand.side(), fault, &transcript));
            }
        }
        Some(played)
    }

    /// Returns whether the last of these games fails in this way again after the others, and never as the first one. A program
    /// that draws does not; once this is sure, it isn't tried again.
    fn fails_again(&self, games: &[TestGame], failure: &Failure) -> bool {
        let confirmed = &self.run.confirmed;
        if confirmed.get() >= CONFIRMED {
            return true;
        }
        let last = |games: &[TestGame]| {
            let mut seat = None;
            let played = games.iter().enumerate();
            played.filter_map(|(at, game)| self.play(at, game, &mut seat)).last()
        };
        let is_so = |played: &Played| played.has(&failure.kind);
        let is_right = |played: &Played| played.unseen.is_none() && !is_so(played);
        let alone = &games[games.len() - 1..];
        let fails = (0..REPEATS).all(|_| {
            last(games).as_ref().is_some_and(is_so) && last(alone).as_ref().is_some_and(is_right)
        });
        confirmed.set(if fails { confirmed.get() + 1 } else { 0 });
        fails
    }
}
