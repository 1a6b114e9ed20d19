//! `check --each`: checks every submission of a class in a copy of its own, and writes its grade as soon as it has one.

mod compilers;
mod grade;
mod grades;
mod submission;

use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use unicode_width::UnicodeWidthStr;

use super::Check;
use super::found::POINTS;
use crate::cli::{AdapterName, CheckArguments, SandboxChoice};
use crate::commands::adapter::Adapter;
use crate::commands::output::print;
use crate::commands::progress;
use crate::error::Error;
use crate::players::{Sandbox, in_parallel};
use crate::text::commands::check as text;
use grade::Grade;
use grades::{GradeRow, Grades};
use submission::{Given, Hash, Submission};

/// The number of submissions that show that a compiler is missing, or, if none has started, that a command is wrong.
const TRIES: usize = 3;

/// Checks every submission, and prints a line for each and a summary. Returns the exit status: 1 if one of them has no grade or
/// a mistake.
///
/// # Errors
/// Returns [`Error`] if a folder can't be read or a result can't be written.
pub fn check(check: &Check<'_>) -> Result<u8, Error> {
    let arguments = check.arguments;
    let mut grades = Grades::open(&arguments.results)?;
    let given = Given::of(&arguments.each, &arguments.results)?;
    let submissions = &given.submissions;
    if let Some(with) = arguments.with.as_ref().filter(|with| with.is_file()) {
        return Err(Error::usage(text::with_is_a_file(with)));
    }
    let (sandbox, about) = sandbox(arguments.sandbox)?;
    let settings = settings(check, sandbox.is_some())?;
    let mut open = Vec::new();
    for submission in submissions {
        let fingerprint = submission.fingerprint(&settings);
        if arguments.again || !grades.has(submission, &fingerprint) {
            grades.expect(submission);
            open.push((submission, fingerprint));
        }
    }
    let stop = &check.arena.stop;
    grades.save()?;
    let mut own = arguments.commands().filter(|_| !open.is_empty());
    if let Some(missing) =
        own.find_map(|command| compilers::missing(check, command, sandbox.as_ref()))
    {
        return Err(Error::failure(text::no_program(missing)));
    }
    let say = |line: String| print((line + "\n").as_bytes(), arguments.pupils.clean);
    let kept = submissions.len() - open.len();
    notes(arguments, about, &given, kept).try_for_each(say)?;
    let progress = progress::counting(open.len(), text::SUBMISSIONS);
    let width = open.iter().map(|(one, _)| one.name.width()).max().unwrap_or(0).min(40);
    let mut tally = Tally { started: (kept > 0).then_some(true), ..Tally::default() };
    let mut first = Vec::new();
    let mut written = Ok(());
    let jobs = arguments.jobs.or(thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    let asked = open.len();
    let slow = |one: &Submission, all: Duration| {
        // Where it can't be printed, grades can't, either.
        let line = text::slow(&one.name, all, arguments.total_time.is_some());
        let _ = progress.suspend(|| say(line));
    };
    let work = || {
        |(submission, fingerprint), send: &Sender<_>| {
            if !stop.is_set() {
                let sandbox = sandbox.as_ref();
                let _ = send.send(Grade::of(check, submission, fingerprint, sandbox, &slow));
            }
            Vec::new()
        }
    };
    in_parallel(jobs, open, work, |grade| {
        // Behind a compiler that is missing, nothing is checked to its end.
        if written.is_err() || tally.lacks_compiler() {
            return;
        }
        tally.add(&grade);
        written = grades.write(grade.submission, &grade.row, &grade.results);
        if written.is_ok() {
            written = progress.suspend(|| say(grade.line(width))).map_err(Error::from);
        }
        progress.inc(1);
        first.extend((!tally.has_started()).then_some(grade));
        if written.is_err() || tally.lacks_compiler() {
            stop.set();
        }
    });
    progress.finish_and_clear();
    written?;
    if tally.lacks_compiler() || tally.is_hopeless(Adapter::gives_all(arguments)) {
        // These are no grades.
        for Grade { submission, row, results, .. } in first {
            grades.write(submission, &GradeRow { points: None, ..row }, &results)?;
        }
        return Err(Error::failure(match tally.lacks_compiler() {
            true => text::no_compiler(TRIES),
            false => text::hopeless(tally.checked),
        }));
    }
    let to = &arguments.results;
    say(format!("\n{}", text::graded(tally.checked, asked, tally.full, to)))?;
    if tally.checked > 1 && tally.started == Some(false) {
        say(text::NONE_STARTED.to_owned())?;
    }
    if tally.not_understood && arguments.adapter == Some(AdapterName::Console) {
        say(text::NOT_UNDERSTOOD.to_owned())?;
    }
    let all_right = submissions.iter().all(|one| grades.is_full(one));
    Ok(stop.status(true).unwrap_or(u8::from(!all_right)))
}

/// Returns what a teacher should know before the first grade: `about` the sandbox, what was given and what is not here, and how
/// many grades are kept.
fn notes(
    arguments: &CheckArguments,
    about: String,
    given: &Given,
    kept: usize,
) -> impl Iterator<Item = String> {
    let Given { submissions, files, results } = given;
    let class = submissions.first().filter(|_| submissions.len() == 1);
    let class = class.and_then(|one| Some(text::may_be_a_class(&one.name, one.folders()?)));
    let adapter = arguments.adapter.map(|name| Adapter::of(name).file);
    let mut named = arguments.commands().flat_map(submission::named_here);
    let not_here = named.find(|name| Some(*name) != adapter && !Path::new(name).exists());
    let notes = [
        Some(about),
        (!files.is_empty()).then(|| text::not_folders(files)),
        (!results.is_empty()).then(|| text::earlier_results(results)),
        class,
        (kept > 0).then(|| text::kept_grades(kept)),
        not_here.map(text::not_here),
    ];
    notes.into_iter().flatten()
}

/// Returns the sandbox, and the sentence about it.
fn sandbox(choice: SandboxChoice) -> Result<(Option<Sandbox>, String), Error> {
    if choice == SandboxChoice::Off {
        return Ok((None, text::NO_SANDBOX.to_owned()));
    }
    match (choice, Sandbox::find()) {
        (_, Ok(sandbox)) => Ok((Some(sandbox), text::SANDBOX.to_owned())),
        (SandboxChoice::On, Err(why)) => Err(Error::failure(text::needs_sandbox(&why))),
        (_, Err(why)) => Ok((None, text::no_sandbox(&why))),
    }
}

/// Returns a text that changes with everything but the submission that a grade depends on.
///
/// # Errors
/// Returns [`Error`] if the files that are handed out can't be read.
fn settings(check: &Check<'_>, is_sandboxed: bool) -> Result<String, Error> {
    let one = check.arguments;
    let mut hash = Hash::default();
    hash.add(env!("CARGO_PKG_VERSION"));
    let commands = (Adapter::compiles(one), Adapter::runs(one), Adapter::adapts(one));
    let games = (&one.length, one.cases, one.seed, &one.weights, one.total_time, one.pupils.clean);
    hash.add(format!("{commands:?} {games:?} {:?} {:?} {is_sandboxed}", check.demand, one.limits));
    // The last game is the same with the same words.
    hash.add(format!("{:?} {:?}", one.language, check.large));
    if let Some(with) = &one.with {
        hash.add(submission::digest(with).map_err(|error| Error::unreadable(with, &error))?);
    }
    for named in one.commands().flat_map(submission::named_here) {
        hash.add(named);
        // What isn't there is missed by the program that needs it.
        hash.add(submission::digest(Path::new(named)).unwrap_or_default());
    }
    hash.add(one.adapter.map_or("", |name| Adapter::of(name).source));
    Ok(hash.hex())
}

/// What is known of the submissions that have been checked.
#[derive(Default)]
struct Tally {
    checked: usize,
    full: usize,
    /// Whether any of those that could got as far as a game; `None` if none could.
    started: Option<bool>,
    /// The number without a compiler here.
    missing: usize,
    /// Whether the adapter for programs for people didn't understand one of them.
    not_understood: bool,
}

impl Tally {
    fn add(&mut self, grade: &Grade<'_>) {
        self.missing += usize::from(grade.lacks_compiler);
        self.checked += usize::from(grade.row.points.is_some());
        self.full += usize::from(grade.row.points.is_some_and(|points| points >= POINTS));
        self.started = self.started.max(grade.started);
        self.not_understood |= grade.not_understood;
    }

    const fn has_started(&self) -> bool {
        matches!(self.started, Some(true))
    }

    /// Returns whether all submissions so far need a compiler that isn't there.
    const fn lacks_compiler(&self) -> bool {
        !self.has_started() && self.checked == 0 && self.missing >= TRIES
    }

    /// Returns whether no submission has got as far as a game, so the teacher's commands are to blame, if there are any.
    const fn is_hopeless(&self, are_ours: bool) -> bool {
        !are_ours && !self.has_started() && self.checked >= TRIES
    }
}
