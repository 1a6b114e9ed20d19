//! `check`: looks for mistakes in somebody else's program, and reduces one of each kind to a small case.

mod case;
mod draw;
mod each;
mod guesser;
mod judged;
mod report;
mod run;
mod setter;
#[cfg(test)]
mod tests;
mod ties;

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::output::Output;
use super::progress;
use crate::cli::{CheckArguments, CheckFormat, ListArguments};
use crate::error::Error;
use crate::lists;
use crate::players::{Arena, Limits, Seated, Spec};
use crate::referee::{Fault, Side};
use crate::text::commands::check as told;
use crate::words::{Alphabet, EmbeddedList};
use report::Report;
use run::{CheckRun, Found, Large, Program};

/// A mistake of a program in a game.
#[derive(Clone, Debug)]
pub(super) struct Failure {
    /// The kind, for programs.
    kind: String,
    /// The mistake in one sentence.
    sentence: String,
    /// A table or the lines of the game.
    table: String,
}

/// A command that is started in an arena.
struct Command<'a> {
    command: &'a str,
    role: Side,
    limits: Limits,
    alphabet: &'static Alphabet,
    arena: &'a Arena,
    stop: &'a Arc<AtomicBool>,
}

impl Program for Command<'_> {
    fn sit(&self, words: &str, transcript: &mut Vec<String>) -> Result<Seated, Fault> {
        let (copies, limits) = (self.arena.copies(words.to_owned()), (self.limits, self.stop));
        Seated::program(self.command, &copies, limits, self.role, self.alphabet, transcript)
    }
}

/// Checks a program, or each of several submissions. Returns the exit status: 1 if there was a mistake.
///
/// # Errors
/// Returns [`Error`] if reading, writing or the output fails.
pub fn check(arguments: &CheckArguments) -> Result<u8, Error> {
    let large = large(arguments)?;
    if !arguments.each.is_empty() {
        return each::check(arguments, large.as_ref());
    }
    let arena = Arena::open()?;
    if let Some(time) = arguments.total_time {
        arena.end_after(time)?;
    }
    let spec = arguments.program();
    let command = spec.as_ref().and_then(Spec::command).unwrap_or_default();
    let template = "{msg} {wide_bar} {pos}/{len} ({elapsed})";
    let progress = progress::bar(arguments.cases.get() as u64, template, told::TRYING);
    let found = look(arguments, large.as_ref(), (command, &arena, arena.stop()), &progress);
    progress.finish_and_clear();
    let report = Report {
        program: spec.as_ref().map(ToString::to_string).unwrap_or_default(),
        role: role(arguments),
        rule: rule(arguments),
        lengths: arguments.length,
        with_large: large.is_some(),
        found: &found,
    };
    let out = &mut Output::new(arguments.pupils.clean);
    match arguments.format {
        CheckFormat::Text => write!(out, "{}", report.text())?,
        CheckFormat::Json => report.json(out)?,
        CheckFormat::Gradescope => report.gradescope(arguments.weights).write(out)?,
    }
    out.flush()?;
    let wrong = found.marks.wrong() > 0 || found.gave_up.is_some();
    Ok(arena.stopped().unwrap_or(u8::from(wrong)))
}

/// Plays the games with a command.
fn look(
    arguments: &CheckArguments,
    large: Option<&Large>,
    (command, arena, stop): (&str, &Arena, &Arc<AtomicBool>),
    progress: &indicatif::ProgressBar,
) -> Found {
    let alphabet = arguments.language.unwrap_or(Alphabet::UNSAID);
    let role = role(arguments);
    let limits = arguments.limits.limits();
    let program = Command { command, role, limits, alphabet, arena, stop };
    let run = CheckRun {
        program: &program,
        rule: (role == Side::Setter).then(|| arguments.rule.rule().unwrap_or_default()),
        most_frequent: arguments.frequency,
        alphabet,
        lengths: arguments.length,
        large,
        stop,
    };
    run.look(arguments.cases.get(), arguments.seed, progress)
}

/// Loads the large dictionary: that of the flags, or the largest list of the language, if it has one.
fn large(arguments: &CheckArguments) -> Result<Option<Large>, Error> {
    let language = arguments.language;
    if arguments.words.is_some() {
        let source = ListArguments { list: None, language, words: arguments.words.clone() };
        let (list, name) = lists::load(&source)?;
        return Ok(Some(Large { name, list }));
    }
    let largest = EmbeddedList::of(language.unwrap_or(Alphabet::UNSAID)).last();
    Ok(largest.map(|embedded| Large { name: embedded.to_string(), list: embedded.load() }))
}

fn role(arguments: &CheckArguments) -> Side {
    if arguments.guesser.is_some() { Side::Guesser } else { Side::Setter }
}

/// Says in full what the program has to do.
fn rule(arguments: &CheckArguments) -> String {
    let rule = arguments.rule.rule().unwrap_or_default();
    match (role(arguments), arguments.frequency) {
        (Side::Setter, _) => told::rule(&rule.in_full(), rule.level()),
        (Side::Guesser, true) => told::MOST_FREQUENT.to_owned(),
        (Side::Guesser, false) => told::ANY_FITTING.to_owned(),
    }
}

/// Indents a transcript for a message.
fn indented(transcript: &[String]) -> String {
    transcript.iter().map(|line| format!("  {line}\n")).collect()
}
