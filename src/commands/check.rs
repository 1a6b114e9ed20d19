//! `check`: looks for mistakes in somebody else's program, and reduces the first one to a small case.

mod case;
mod draw;
mod guesser;
mod judged;
mod run;
mod setter;
#[cfg(test)]
mod tests;
mod ties;

use std::io::{self, Write};

use serde::Serialize;

use super::error::CommandError;
use super::matches::{Results, Test};
use super::output::Output;
use super::progress;
use crate::cli::{CheckArguments, CheckFormat, Weights};
use crate::engine::Rule;
use crate::players::{Arena, Limits, Seated, Spec};
use crate::referee::{Fault, Side};
use crate::text::commands::check as told;
use crate::words::Alphabet;
use case::TestGame;
use judged::{POINTS, hundredths};
use run::{CheckRun, Found, Program};

/// A mistake of a program, as a case shows it.
#[derive(Clone, Debug)]
pub(super) struct Failure {
    /// The mistake in one sentence.
    sentence: String,
    /// A table that explains it.
    table: String,
}

/// The rule that a setter must follow.
#[derive(Clone, Copy, Debug)]
pub(super) struct Follows {
    rule: Rule,
    /// Whether any of the largest families is accepted.
    sizes_only: bool,
}

#[derive(Serialize)]
struct JsonCheck {
    program: String,
    role: &'static str,
    rule: Option<String>,
    cases: usize,
    wrong: usize,
    words: Option<Vec<String>>,
    letters: Option<String>,
    games: Option<Vec<JsonGame>>,
    sentence: Option<String>,
    table: Option<String>,
}

#[derive(Serialize)]
struct JsonGame {
    length: usize,
    misses: u32,
    letters: Option<String>,
    word: Option<String>,
}

/// A command that is started in an arena.
struct Command<'a> {
    command: &'a str,
    role: Side,
    limits: Limits,
    alphabet: &'static Alphabet,
    arena: &'a Arena,
}

impl Program for Command<'_> {
    fn sit(&self, words: String, transcript: &mut Vec<String>) -> Result<Seated, Fault> {
        let (copies, limits) = (self.arena.copies(words), (self.limits, self.arena.stop()));
        Seated::program(self.command, &copies, limits, self.role, self.alphabet, transcript)
    }
}

/// Tries games until one shows a mistake, or all of them if points are to be given. Returns the exit status:
/// 1 if there was a mistake.
///
/// # Errors
/// Returns [`CommandError`] if the flags name no program, or if reading, writing or the output fails.
pub fn check(arguments: &CheckArguments) -> Result<u8, CommandError> {
    let spec = arguments.program();
    let command = spec.and_then(Spec::command).unwrap_or_default();
    let rule = arguments.rule.rule().unwrap_or_default();
    let follows = Follows { rule, sizes_only: rule.in_full().contains(&crate::engine::Tie::Any) };
    let follows = arguments.setter.is_some().then_some(follows);
    let most_frequent = arguments.frequency;
    let alphabet = arguments.language.unwrap_or(Alphabet::UNSAID);
    let arena = Arena::open()?;
    if let Some(time) = arguments.total_time {
        arena.end_after(time)?;
    }
    let role = if follows.is_some() { Side::Setter } else { Side::Guesser };
    let limits = arguments.limits.limits();
    let program = Command { command, role, limits, alphabet, arena: &arena };
    let run = CheckRun { program: &program, follows, most_frequent, alphabet, stop: arena.stop() };
    let all = arguments.format == CheckFormat::Gradescope;
    let template = "{msg} {wide_bar} {pos}/{len} ({elapsed})";
    let progress = progress::bar(arguments.cases.get() as u64, template, told::TRYING);
    let found = run.look(arguments.cases.get(), arguments.seed, all, &progress);
    progress.finish_and_clear();
    let rule = match most_frequent {
        true => Some(String::from(told::MOST_FREQUENT)),
        false => follows.map(|follows| follows.to_string()),
    };
    let report = Report {
        program: spec.map(ToString::to_string).unwrap_or_default(),
        role,
        rule,
        found: &found,
    };
    let out = &mut Output::new(arguments.pupils.clean);
    match arguments.format {
        CheckFormat::Text => write!(out, "{}", report.text())?,
        CheckFormat::Json => report.json(out)?,
        CheckFormat::Gradescope => report.gradescope(arguments.weights, out)?,
    }
    out.flush()?;
    let wrong = found.first.is_some() || found.gave_up.is_some();
    Ok(arena.stopped().unwrap_or(u8::from(wrong)))
}

/// The result of a check, as text or as JSON.
struct Report<'a> {
    program: String,
    role: Side,
    rule: Option<String>,
    found: &'a Found,
}

impl Report<'_> {
    fn json(&self, out: &mut impl Write) -> io::Result<()> {
        let (case, failure) = self.found.first.clone().unzip();
        let is_setter = self.role == Side::Setter;
        let letters = |game: &TestGame| is_setter.then(|| game.letters.clone());
        let json = JsonCheck {
            program: self.program.clone(),
            role: self.role.name(),
            rule: self.rule.clone(),
            cases: self.found.marks.games(),
            wrong: self.found.marks.wrong(),
            words: case.as_ref().map(|case| case.words.clone()),
            letters: case.as_ref().and_then(|case| letters(case.games.last()?)),
            games: case.as_ref().map(|case| {
                let games = case.games.iter().map(|game| JsonGame {
                    length: game.length,
                    misses: game.misses,
                    letters: letters(game),
                    word: game.word.clone(),
                });
                games.collect()
            }),
            sentence: failure.as_ref().map(|failure| failure.sentence.clone()),
            table: failure.map(|failure| failure.table),
        };
        serde_json::to_writer(&mut *out, &json)?;
        writeln!(out)
    }

    fn gradescope(&self, weights: Weights, out: &mut impl Write) -> io::Result<()> {
        let parts = self.found.marks.parts(self.found.asked, weights, self.role == Side::Setter);
        let mut tests: Vec<_> = parts
            .into_iter()
            .map(|part| Test {
                name: part.name.to_owned(),
                score: part.points,
                max_score: part.most,
                status: if part.points < part.most { "failed" } else { "passed" },
                output: String::new(),
            })
            .collect();
        let text = self.text();
        if let Some(first) = tests.iter_mut().find(|test| test.status == "failed") {
            first.output.clone_from(&text);
        }
        let mut results = Results::of(text, tests);
        results.score = hundredths(results.score).min(POINTS);
        results.write(out)
    }

    fn text(&self) -> String {
        let Found { asked, marks, first, gave_up } = self.found;
        let mut text = String::new();
        if let Some(fault) = gave_up {
            text += &format!("{}\n\n", told::gave_up(self.role, fault, asked - marks.games()));
        } else if first.is_none() && marks.games() < *asked {
            text += &format!("{}\n\n", told::unfinished(asked - marks.games()));
        }
        let rule = self.rule.as_deref();
        let Some((case, failure)) = first else {
            let told = told::no_mistake(self.role.name(), &self.program, marks.games(), rule);
            return format!("{text}{told}\n");
        };
        let games: Vec<_> = case
            .games
            .iter()
            .map(|game| {
                let all = game.misses as usize >= case.alphabet.len();
                let letters = Some(game.letters.as_str()).filter(|_| self.role == Side::Setter);
                told::game(
                    game.length,
                    (!all).then_some(game.misses),
                    letters,
                    game.word.as_deref(),
                )
            })
            .collect();
        let words = case.words.join(" ");
        let told = told::mistakes(marks.wrong(), marks.games(), rule, &words, &games);
        text + &format!("{told}\n\n{}\n\n{}", failure.sentence, failure.table)
    }
}

/// Indents a transcript for a message.
fn indented(transcript: &[String]) -> String {
    transcript.iter().map(|line| format!("  {line}\n")).collect()
}

impl std::fmt::Display for Follows {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.sizes_only {
            true => f.write_str(told::ANY_OF_THE_LARGEST),
            false => self.rule.fmt(f),
        }
    }
}
