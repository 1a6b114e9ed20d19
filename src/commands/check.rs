//! `check`: looks for mistakes in somebody else's program, and reduces one of each kind to a small case.

mod case;
mod draw;
mod each;
mod failure;
mod found;
mod habits;
pub mod judge;
mod report;
mod run;
#[cfg(test)]
mod tests;

use std::cell::Cell;
use std::sync::{Arc, OnceLock};

use super::adapter::Adapter;
use super::output::{json_line, print};
use super::progress;
use crate::cli::{CheckArguments, CheckFormat, Lengths};
use crate::error::Error;
use crate::lists;
use crate::players::{Arena, Environment, Seated};
use crate::referee::{LogLine, Side};
use crate::system::Stop;
use crate::text::commands::check as text;
use crate::words::{Alphabet, EmbeddedList, Letter, WordList};
use case::{TestCase, TestGame};
use found::Found;
use judge::{Demand, Judge};
use report::Report;
use run::CheckRun;

/// What is checked, and how.
struct Check<'a> {
    arguments: &'a CheckArguments,
    demand: Demand,
    /// The words of small dictionaries.
    real: Option<WordList>,
    /// The last game, which is about a large dictionary.
    large: Option<TestCase>,
    arena: Arena,
    /// The sentence about a compiler that doesn't run where submissions do, once somebody has asked for it.
    hidden: OnceLock<Option<String>>,
}

/// Checks a program, or each of several submissions. Returns the exit status: 1 if there was a mistake.
///
/// # Errors
/// Returns [`Error`] if reading, writing or the output fails.
pub fn check(arguments: &CheckArguments) -> Result<u8, Error> {
    let own = arguments.adapter.and_then(|name| Adapter::of(name).rule());
    let demand = match arguments.guesser {
        Some(_) => Demand::Fitting { most_frequent: arguments.frequency },
        None => Demand::Rule(arguments.rule.rule(own).unwrap_or_default()),
    };
    let large = large(arguments, demand.side())?;
    // Each submission has this time for itself.
    let time = arguments.total_time.filter(|_| arguments.each.is_empty());
    let arena = Arena::open(arguments.limits.environment(), time)?;
    let real = EmbeddedList::of(alphabet(arguments)).next().map(EmbeddedList::load);
    let check = Check { arguments, demand, real, large, arena, hidden: OnceLock::new() };
    if !arguments.each.is_empty() {
        return each::check(&check);
    }
    let arena = &check.arena;
    let progress = progress::counting(arguments.cases.get(), text::TRYING);
    let counted = |games| progress.set_position(games as u64);
    let found = check.look(&arena.environment, &arena.stop, &counted, || {
        progress.set_message(text::SHRINKING);
    });
    progress.finish_and_clear();
    let name = arguments.program().map(ToString::to_string).unwrap_or_default();
    let report = Report::new(&check, &name, &found);
    let mut out = Vec::new();
    match arguments.format {
        CheckFormat::Text => out = report.text().into_bytes(),
        CheckFormat::Json => json_line(&mut out, &report)?,
        CheckFormat::Gradescope => match found.not_graded() {
            // Gradescope shows that there is no result.
            Some(why) => return Err(Error::failure(text::nothing_judged(why))),
            None => report.gradescope().write(&mut out)?,
        },
    }
    print(&out, arguments.pupils.clean)?;
    Ok(arena.stop.status(found.is_complete()).unwrap_or(u8::from(found.wrong > 0)))
}

impl Check<'_> {
    /// Plays the games with the program in its environment. `counted` receives how many were played, and `shrinks` is called before
    /// examples are made small.
    fn look(
        &self,
        environment: &Arc<Environment>,
        stop: &Stop,
        counted: &dyn Fn(usize),
        shrinks: impl FnOnce(),
    ) -> Found {
        let Self { arguments, demand, real, large, arena, .. } = self;
        let (alphabet, role) = (alphabet(arguments), demand.side());
        let sit = |words: &str, transcript: &mut Vec<LogLine>| {
            let copies = arena.copies(words.to_owned(), environment, stop);
            Seated::program(Adapter::runs(arguments), &copies, role, alphabet, transcript)
        };
        let run = CheckRun {
            sit: &sit,
            judge: Judge { demand: *demand, adapter: Adapter::adapts(arguments) },
            alphabet,
            lengths: arguments.length,
            real: real.as_ref(),
            large: large.as_ref(),
            stop,
            confirmed: Cell::default(),
        };
        let mut found = run.look(arguments.cases.get(), arguments.seed, counted);
        shrinks();
        run.shrink_all(&mut found);
        found
    }

    /// Returns the number of games to play.
    fn games(&self) -> usize {
        self.arguments.cases.get() + usize::from(self.large.is_some())
    }
}

fn alphabet(arguments: &CheckArguments) -> &'static Alphabet {
    arguments.language.unwrap_or(Alphabet::UNSAID)
}

/// Returns a game with a large dictionary: that of the flags, or the largest list of the language, if it has one.
fn large(arguments: &CheckArguments, side: Side) -> Result<Option<TestCase>, Error> {
    let clean = arguments.pupils.clean;
    let list = match (&arguments.words, EmbeddedList::of(alphabet(arguments)).last()) {
        (Some(words), _) => lists::load_file(words, arguments.language, clean)?,
        (None, Some(embedded)) => lists::with_clean(embedded.load(), clean)?,
        (None, None) => return Ok(None),
    };
    Ok(large_case(&list, arguments.length, side))
}

/// Returns a game in the length of which the list has the most words: all letters, those in the most words first, or the
/// word in the middle.
fn large_case(list: &WordList, lengths: Lengths, side: Side) -> Option<TestCase> {
    // Longer words may be too long for any program, and cost no points.
    let asked = || list.by_length().filter(|listed| lengths.contains(listed.length()));
    let listed = asked().max_by_key(|listed| listed.len())?;
    let (length, words) = (listed.length(), listed.candidates());
    let (alphabet, counts) = (list.alphabet(), words.letter_counts());
    let mut letters: Vec<Letter> = alphabet.letters().collect();
    letters.sort_by_key(|letter| std::cmp::Reverse(counts[letter.index()]));
    let plays = match side {
        Side::Setter => letters.into_iter().map(|letter| alphabet.lower(letter)).collect(),
        Side::Guesser => words.words().nth(words.len() / 2)?.played_lower(),
    };
    let games = vec![TestGame { length, misses: alphabet.len() as u32, plays }];
    let words = asked().flat_map(|listed| listed.words()).map(|word| word.played_lower()).collect();
    Some(TestCase { words, games, alphabet })
}
