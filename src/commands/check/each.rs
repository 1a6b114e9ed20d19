//! `check --each`: checks every submission of a class in a copy of its own, and writes its grade as soon as it has one.

mod grades;
mod submission;

use std::fs;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use unicode_width::UnicodeWidthStr;

use super::Check;
use super::found::{Found, POINTS};
use crate::cli::SandboxChoice;
use crate::commands::adapter::Adapter;
use crate::commands::matches::{Results, padded};
use crate::commands::output::Output;
use crate::commands::progress;
use crate::error::Error;
use crate::players::{NotBuilt, Sandbox, Spec, Start, Surroundings, build, in_parallel};
use crate::system;
use crate::text::commands::check as text;
use grades::{GradeRow, Grades};
use submission::{NotCopied, Submission};

/// How often a submission is compared with its time limit.
const LOOK: Duration = Duration::from_millis(50);

/// The processor time that a submission may take to compile.
const COMPILING: Duration = Duration::from_secs(120);

/// The most bytes of a text in a report, and of a sentence in the table.
const TEXT: usize = 64 << 10;
const SENTENCE: usize = 1_000;

/// The number of submissions after which a command that has started none is taken to be wrong.
const TRIES: usize = 3;

/// The result of a submission.
struct Grade<'a> {
    submission: &'a Submission,
    row: GradeRow,
    /// Whether it got as far as a game.
    started: bool,
    /// What its line on the screen says.
    line: String,
    results: Results,
}

/// Checks every submission, and prints a line for each and a summary. Returns the exit status: 1 if there was a mistake.
///
/// # Errors
/// Returns [`Error`] if a folder can't be read or a result can't be written.
pub fn check(check: &Check<'_>) -> Result<u8, Error> {
    let arguments = check.arguments;
    let mut grades = Grades::open(&arguments.results)?;
    let submissions = Submission::all(&arguments.each, &arguments.results)?;
    let (sandbox, about) = sandbox(arguments.sandbox)?;
    let settings = settings(check, sandbox.is_some())?;
    let mut open = Vec::new();
    for submission in &submissions {
        let fingerprint = submission.fingerprint(&settings);
        if arguments.again || !grades.has(submission, &fingerprint) {
            grades.expect(submission);
            open.push((submission, fingerprint));
        }
    }
    grades.save()?;
    let out = &mut Output::new(arguments.pupils.clean);
    writeln!(out, "{about}")?;
    let kept = submissions.len() - open.len();
    if kept > 0 {
        writeln!(out, "{}", text::kept_grades(kept))?;
    }
    out.flush()?;
    let template = "{msg} {wide_bar} {pos}/{len} ({elapsed})";
    let progress = progress::bar(open.len() as u64, template, text::SUBMISSIONS);
    let width = open.iter().map(|(one, _)| one.name.width()).max().unwrap_or(0).min(40);
    let mut tally = Tally { has_started: kept > 0, ..Tally::default() };
    let mut first = Vec::new();
    let mut written = Ok(());
    let stop = check.arena.stop();
    let jobs = arguments.jobs.or(thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    let asked = open.len();
    let work = |(submission, fingerprint), send: &Sender<_>| {
        if !stop.load(Ordering::Relaxed) {
            let _ = send.send(Grade::of(check, submission, fingerprint, sandbox.as_ref()));
        }
        Vec::new()
    };
    in_parallel(jobs, open, work, |grade| {
        if written.is_err() {
            return;
        }
        tally.add(&grade);
        written = progress.suspend(|| grade.write(&mut grades, width, out));
        progress.inc(1);
        first.extend((!tally.has_started).then_some(grade));
        if written.is_err() || tally.is_hopeless() {
            stop.store(true, Ordering::Relaxed);
        }
    });
    progress.finish_and_clear();
    written?;
    if tally.is_hopeless() {
        // These are no grades.
        for Grade { submission, row, results, .. } in first {
            grades.write(submission, &GradeRow { points: None, ..row }, &results)?;
        }
        return Err(Error::failure(text::hopeless(TRIES)));
    }
    let to = &arguments.results;
    writeln!(out, "\n{}", text::graded(tally.checked, asked, tally.full, to))?;
    if tally.checked > 1 && !tally.has_started {
        writeln!(out, "{}", text::NONE_STARTED)?;
    }
    out.flush()?;
    Ok(check.arena.stopped().unwrap_or(u8::from(tally.full < tally.checked)))
}

/// Returns the sandbox, and the sentence about it.
fn sandbox(choice: SandboxChoice) -> Result<(Option<Sandbox>, String), Error> {
    match (choice, Sandbox::find()) {
        (SandboxChoice::Off, _) => Ok((None, text::NO_SANDBOX.to_owned())),
        (_, Ok(sandbox)) => Ok((Some(sandbox), text::SANDBOX.to_owned())),
        (SandboxChoice::Auto, Err(why)) => Ok((None, text::no_sandbox(&why))),
        (SandboxChoice::On, Err(why)) => Err(Error::failure(text::needs_sandbox(&why))),
    }
}

/// Returns everything but the submission that a grade depends on.
///
/// # Errors
/// Returns [`Error`] if the files that are handed out can't be read.
fn settings(check: &Check<'_>, is_sandboxed: bool) -> Result<String, Error> {
    let one = check.arguments;
    let with = one
        .with
        .as_deref()
        .map(|with| submission::digest(with).map_err(|error| Error::unreadable(with, &error)));
    let with = with.transpose()?;
    let commands = one.compile.iter().chain(&one.run);
    let named = commands.flat_map(|command| submission::named_here(command));
    let named: Vec<_> = named.map(|name| fs::read(name).unwrap_or_default()).collect();
    let adapter = one.adapter.map(|name| Adapter::of(name).source);
    let what = (&one.compile, &one.run, &one.guesser, &one.rule, one.frequency, one.language);
    let games = (&one.length, &one.words, one.cases, one.seed, &one.weights, one.total_time);
    Ok(format!("{what:?} {games:?} {:?} {is_sandboxed} {named:?} {with:?} {adapter:?}", one.limits))
}

/// What is known of the submissions that have been checked.
#[derive(Default)]
struct Tally {
    checked: usize,
    full: usize,
    has_started: bool,
}

impl Tally {
    fn add(&mut self, grade: &Grade<'_>) {
        self.checked += usize::from(grade.row.points.is_some());
        self.full += usize::from(grade.row.points.is_some_and(|points| points >= POINTS));
        self.has_started |= grade.started;
    }

    /// Returns whether no submission has got as far as a game, so the commands are to blame.
    const fn is_hopeless(&self) -> bool {
        !self.has_started && self.checked >= TRIES
    }
}

impl<'a> Grade<'a> {
    /// Compiles and checks a submission.
    fn of(
        check: &Check<'_>,
        submission: &'a Submission,
        fingerprint: String,
        sandbox: Option<&Sandbox>,
    ) -> Self {
        let (start, ended) = (Instant::now(), OnceLock::new());
        let tried = timed(check, start, &ended, |stop| look(check, submission, sandbox, stop));
        let stopped_while_compiling = matches!(tried, Err(NotChecked::Stopped));
        let (not_compiled, not_copied) = match &tried {
            Err(NotChecked::NotCompiled(said)) => {
                (Some(bounded(text::not_compiled(said), TEXT)), None)
            }
            Err(NotChecked::NoCopy(why)) => (None, Some(why.clone())),
            Err(NotChecked::Stopped) | Ok(_) => (None, None),
        };
        let nothing = || Found { asked: check.games(), ..Found::default() };
        let found = tried.unwrap_or_else(|_| nothing());
        let no_grade = match ended.get() {
            Some(End::Late(time)) => {
                Some(text::out_of_time(*time, (!stopped_while_compiling).then_some(found.games)))
            }
            Some(End::Interrupted) => Some(text::INTERRUPTED.to_owned()),
            None => not_copied.or_else(|| found.not_graded().map(text::nothing_judged)),
        };
        let mut results = check.report(&submission.name, &found).gradescope();
        if let Some(sentence) = &not_compiled {
            results.output = format!("{sentence}\n");
        }
        results.output = bounded(results.output, TEXT);
        for test in &mut results.tests {
            test.output = bounded(std::mem::take(&mut test.output), TEXT);
        }
        let kinds = || found.mistakes.iter().map(|one| (&*one.failure.kind, one.games));
        let on_screen: Vec<_> = kinds().map(|(kind, games)| text::kind_in(kind, games)).collect();
        let listed: Vec<_> = kinds().map(|(kind, games)| format!("{kind} {games}")).collect();
        let not_judged: Vec<_> =
            found.not_judged.iter().map(|(why, games)| format!("{why} ({games})")).collect();
        let not_judged = not_judged.join("; ");
        let first = found.mistakes.first().map(|mistake| mistake.failure.sentence.clone());
        let sentence = no_grade.clone().or(not_compiled).or(first).unwrap_or_default();
        let line = match (&no_grade, on_screen.is_empty()) {
            (Some(_), _) | (None, true) => sentence.lines().next().unwrap_or_default().to_owned(),
            (None, false) => on_screen.join("; "),
        };
        let line = match no_grade.is_some() || not_judged.is_empty() {
            true => line,
            false => format!("{line} {}", text::left_out(&not_judged)).trim_start().to_owned(),
        };
        let row = GradeRow {
            points: no_grade.is_none().then_some(results.score),
            games: found.games,
            wrong: found.wrong,
            mistakes: listed.join("; "),
            not_judged,
            sentence: bounded(sentence, SENTENCE),
            seconds: start.elapsed().as_secs_f64(),
            fingerprint,
        };
        Self { submission, row, started: found.started, line, results }
    }

    /// Writes its row and its file, and prints its line.
    fn write(&self, grades: &mut Grades, width: usize, out: &mut impl Write) -> Result<(), Error> {
        grades.write(self.submission, &self.row, &self.results)?;
        let points = self.row.points.map_or("-".to_owned(), |points| format!("{points:.2}"));
        let name = padded(&self.submission.name, width, false);
        writeln!(out, "{}", format!("{name}  {points:>5}  {}", self.line).trim_end())?;
        Ok(out.flush()?)
    }
}

/// Why a submission was not checked to the end.
enum End {
    /// The time for all games is over.
    Late(Duration),
    /// This program is to end.
    Interrupted,
}

/// Does some work that ends when its flag is set: after the time for all games, or when this program is to end.
fn timed<T>(
    check: &Check<'_>,
    start: Instant,
    ended: &OnceLock<End>,
    work: impl FnOnce(&Arc<AtomicBool>) -> T,
) -> T {
    let (stop, done) = (Arc::new(AtomicBool::new(false)), AtomicBool::new(false));
    let limit = check.arguments.total_time;
    let watch = || {
        while !done.load(Ordering::Relaxed) {
            let late = limit.filter(|time| start.elapsed() >= *time).map(End::Late);
            let stopped = check.arena.stop().load(Ordering::Relaxed);
            if let Some(end) = late.or(stopped.then_some(End::Interrupted)) {
                let _ = ended.set(end);
                stop.store(true, Ordering::Relaxed);
                return;
            }
            thread::sleep(LOOK);
        }
    };
    thread::scope(|scope| {
        if let Err(error) = thread::Builder::new().spawn_scoped(scope, watch) {
            system::end_short(&error);
        }
        let result = work(&stop);
        done.store(true, Ordering::Relaxed);
        result
    })
}

/// Why no game was played.
enum NotChecked {
    /// It doesn't compile; with what the compiler said.
    NotCompiled(String),
    /// It was stopped while compiling.
    Stopped,
    /// It is too large or can't be read, as this sentence says.
    NoCopy(String),
}

impl From<NotBuilt> for NotChecked {
    fn from(why: NotBuilt) -> Self {
        match why {
            NotBuilt::Failed(said) => Self::NotCompiled(said),
            NotBuilt::Stopped => Self::Stopped,
        }
    }
}

/// Compiles a submission in a copy, and plays the games.
fn look(
    check: &Check<'_>,
    submission: &Submission,
    sandbox: Option<&Sandbox>,
    stop: &Arc<AtomicBool>,
) -> Result<Found, NotChecked> {
    let Check { arguments, arena, .. } = check;
    let spec = arguments.program();
    let play = spec.as_ref().and_then(Spec::command).unwrap_or_default();
    let commands: Vec<_> = arguments.compile.as_deref().into_iter().chain([play]).collect();
    // A disk that is full here is no fault of the submission.
    let ours = |error: io::Error| -> ! { system::end_short(&error) };
    let folder = arena.folder().unwrap_or_else(|error| ours(error));
    let adapter = arguments.adapter.map(Adapter::of);
    let place = submission.copy(folder, arguments.with.as_deref(), &commands, adapter.as_ref());
    let place = match place {
        Ok(place) => place,
        Err(NotCopied::TooLarge) => {
            return Err(NotChecked::NoCopy(text::too_large(submission::ROOM)));
        }
        Err(NotCopied::Unreadable(path, error)) => {
            return Err(NotChecked::NoCopy(text::unreadable(&path, &error)));
        }
        Err(NotCopied::Ours(error)) => ours(error),
    };
    let mut surroundings = place.surroundings(&arguments.limits.env, sandbox);
    if let Some(command) = &arguments.compile {
        let temporary = arena.folder().unwrap_or_else(|error| ours(error));
        let compiled = sandbox.map(|_| place.compiled().unwrap_or_else(|error| ours(error)));
        surroundings = Surroundings { is_compiler: true, compiled, ..surroundings };
        let temporary = temporary.path();
        let around = &surroundings;
        let start = Start { command, memory: None, surroundings: around, temporary, words: None };
        build(&start, COMPILING, stop)?;
        surroundings.is_compiler = false;
    }
    let surroundings = Arc::new(surroundings);
    Ok(check.look((play, &surroundings), stop, &ProgressBar::hidden()))
}

/// Returns a text of at most so many bytes, with its end cut off.
fn bounded(mut text: String, bytes: usize) -> String {
    if text.len() > bytes {
        let end = (0..=bytes).rev().find(|end| text.is_char_boundary(*end)).unwrap_or(0);
        text.truncate(end);
        text += "...";
    }
    text
}
