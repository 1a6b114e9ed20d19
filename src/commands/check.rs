//! `check`: looks for a mistake in a stranger's program, and makes what shows it small.

mod case;
mod guesser;
mod prepared;
mod setter;

use std::io::{self, Write};

use serde::Serialize;

use super::error::{CommandError, UsageError};
use super::matches::{Results, Test};
use super::progress;
use crate::cli::{CheckArguments, CheckFormat};
use crate::engine::Rule;
use crate::players::{Arena, Limits, Spec};
use crate::text::commands::check as told;
use crate::words::Alphabet;
use case::TestCase;

/// What is wrong with a program, shown by a case.
#[derive(Clone, Debug)]
pub(super) struct Failure {
    /// In one sentence.
    sentence: String,
    /// What to understand it by.
    table: String,
}

/// Who is checked, and how.
pub(super) struct CheckRun<'a> {
    command: &'a Spec,
    limits: Limits,
    arena: Arena,
    /// What a setter must follow; a guesser is checked without one.
    follows: Option<Follows>,
    /// What the dictionaries are written in.
    alphabet: &'static Alphabet,
}

/// What a setter must follow.
#[derive(Clone, Copy)]
pub(super) struct Follows {
    rule: Rule,
    /// Whether any of the largest families is right.
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
    sentence: Option<String>,
    table: Option<String>,
}

/// Points for a program without a mistake.
const POINTS: f64 = 10.0;

/// Tries dictionaries until a mistake is found. Returns the exit status: 1 where one was.
///
/// # Errors
/// [`CommandError`] where the flags name no program, or files or the output fail.
pub fn check(arguments: &CheckArguments) -> Result<u8, CommandError> {
    let setter = arguments.setter.as_ref();
    let command = setter.or(arguments.guesser.as_ref()).ok_or(UsageError::NotAStranger)?;
    if command.command().is_none() {
        return Err(UsageError::NotAStranger.into());
    }
    let rule = arguments.rule.rule();
    if setter.is_none() && rule.is_some() {
        return Err(UsageError::RuleOfGreedy.into());
    }
    let rule = rule.unwrap_or_default();
    let checked = CheckRun {
        command,
        limits: arguments.limits.limits(),
        alphabet: arguments.language.unwrap_or(Alphabet::UNSAID),
        arena: Arena::open()?,
        follows: setter.map(|_| Follows { rule, sizes_only: arguments.sizes_only || rule.draws() }),
    };
    let all = arguments.format == CheckFormat::Gradescope;
    let found = checked.look(arguments.cases.get(), arguments.seed, all)?;
    if let Some(status) = checked.arena.stopped() {
        return Ok(status);
    }
    let out = &mut io::stdout().lock();
    checked.print(&found, arguments.format, out)?;
    out.flush()?;
    Ok(u8::from(found.first.is_some()))
}

/// What looking for mistakes came to.
struct Found {
    cases: usize,
    wrong: usize,
    first: Option<(TestCase, Failure)>,
}

impl CheckRun<'_> {
    /// Tries cases, the smallest first, up to the first mistake or all of them; makes the first small.
    fn look(&self, cases: usize, seed: u64, all: bool) -> Result<Found, CommandError> {
        let template = "{msg} {wide_bar} {pos}/{len} ({elapsed})";
        let progress = progress::bar(cases as u64, template, told::TRYING);
        let mut found = Found { cases: 0, wrong: 0, first: None };
        for number in 0..cases {
            let case = TestCase::draw(number, cases, seed, self.alphabet);
            let finding = self.try_case(&case)?;
            if self.arena.stopped().is_some() {
                break;
            }
            found.cases += 1;
            progress.inc(1);
            let Some(finding) = finding else { continue };
            found.wrong += 1;
            if found.first.is_none() {
                progress.set_message(told::SHRINKING);
                found.first = Some(self.shrink(case, finding)?);
                progress.set_message(told::TRYING);
            }
            if !all {
                break;
            }
        }
        progress.finish_and_clear();
        Ok(found)
    }

    fn try_case(&self, case: &TestCase) -> Result<Option<Failure>, CommandError> {
        match self.follows {
            Some(follows) => setter::find(self, follows, case),
            None => guesser::find(self, case),
        }
    }

    /// Leaves out words and letters as long as there is a mistake: no one or two words less, and no letter
    /// less, show one.
    fn shrink(
        &self,
        case: TestCase,
        finding: Failure,
    ) -> Result<(TestCase, Failure), CommandError> {
        let mut best = (case, finding);
        'again: loop {
            for smaller in best.0.smaller(self.follows.is_some()) {
                if self.arena.stopped().is_some() {
                    return Ok(best);
                }
                if let Some(finding) = self.try_case(&smaller)? {
                    best = (smaller, finding);
                    continue 'again;
                }
            }
            return Ok(best);
        }
    }

    fn print(&self, found: &Found, format: CheckFormat, out: &mut impl Write) -> io::Result<()> {
        match format {
            CheckFormat::Text => write!(out, "{}", self.text(found)),
            CheckFormat::Json => {
                let (case, finding) = found.first.clone().unzip();
                let json = JsonCheck {
                    program: self.command.to_string(),
                    role: self.role(),
                    rule: self.follows.map(|follows| follows.to_string()),
                    cases: found.cases,
                    wrong: found.wrong,
                    words: case.as_ref().map(|case| case.words.clone()),
                    letters: case.filter(|_| self.follows.is_some()).map(|case| case.letters),
                    sentence: finding.as_ref().map(|finding| finding.sentence.clone()),
                    table: finding.map(|finding| finding.table),
                };
                serde_json::to_writer(&mut *out, &json)?;
                writeln!(out)
            }
            CheckFormat::Gradescope => {
                let right = (found.cases - found.wrong) as f64 / found.cases.max(1) as f64;
                let test = Test {
                    name: told::plays_as_it_should(self.command),
                    score: POINTS * right,
                    max_score: POINTS,
                    status: if found.wrong == 0 { "passed" } else { "failed" },
                    output: self.text(found),
                };
                Results::of(String::new(), vec![test]).write(out)
            }
        }
    }

    const fn role(&self) -> &'static str {
        if self.follows.is_some() { "setter" } else { "guesser" }
    }

    fn text(&self, found: &Found) -> String {
        let Self { command, .. } = self;
        let rule = self.follows.map(|follows| follows.to_string());
        let Some((case, finding)) = &found.first else {
            let told =
                told::no_mistake(self.role(), &command.to_string(), found.cases, rule.as_deref());
            return format!("{told}\n");
        };
        let letters = self.follows.map(|_| case.letters.as_str());
        let words = case.words.join(" ");
        let told = told::mistakes(found.wrong, found.cases, rule.as_deref(), &words, letters);
        format!("{told}\n\n{}\n\n{}", finding.sentence, finding.table)
    }
}

impl std::fmt::Display for Follows {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.sizes_only {
            true => f.write_str(told::ANY_OF_THE_LARGEST),
            false => self.rule.fmt(f),
        }
    }
}
