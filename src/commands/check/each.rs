//! `check --each`: checks every submission of a class in a copy of its own, and writes its grade as soon as it has one.

mod compilers;
mod grades;
mod submission;

use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use unicode_width::UnicodeWidthStr;

use super::Check;
use super::found::{Found, POINTS};
use super::report::Report;
use crate::cli::{AdapterName, SandboxChoice};
use crate::commands::adapter::Adapter;
use crate::commands::matches::{Results, padded};
use crate::commands::output::print;
use crate::commands::progress;
use crate::error::Error;
use crate::players::{Environment, NotBuilt, Sandbox, Start, build, in_parallel};
use crate::referee::Fault;
use crate::system::{self, Stop};
use crate::text::commands::check as text;
use grades::{GradeRow, Grades};
use submission::{Given, Hash, Submission};

/// The processor time that a submission may take to compile.
const COMPILING: Duration = Duration::from_secs(120);

/// The most bytes of a text in a report, and of a sentence in the table.
const TEXT: usize = 64 << 10;
const SENTENCE: usize = 1_000;

/// The number of games that show how long all of them will take, and how long that is if nobody expects it.
const FEW: usize = 3;
const LONG: Duration = Duration::from_secs(300);

/// The number of submissions that show that a compiler is missing, or, if none has started, that a command is wrong.
const TRIES: usize = 3;

/// The result of a submission.
struct Grade<'a> {
    submission: &'a Submission,
    row: GradeRow,
    /// Whether it got as far as a game; `None` if it has no grade, or was not compiled.
    started: Option<bool>,
    /// Whether it needs a compiler that isn't there.
    lacks_compiler: bool,
    /// Whether it has no grade because an adapter didn't understand it.
    not_understood: bool,
    /// What its line on the screen says besides.
    about: String,
    results: Results,
}

/// Checks every submission, and prints a line for each and a summary. Returns the exit status: 1 if one of them has no grade or
/// a mistake.
///
/// # Errors
/// Returns [`Error`] if a folder can't be read or a result can't be written.
pub fn check(check: &Check<'_>) -> Result<u8, Error> {
    let arguments = check.arguments;
    let mut grades = Grades::open(&arguments.results)?;
    let Given { submissions, files, results } = Given::of(&arguments.each, &arguments.results)?;
    if let Some(with) = arguments.with.as_ref().filter(|with| with.is_file()) {
        return Err(Error::usage(text::with_is_a_file(with)));
    }
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
    let class = submissions.first().filter(|_| submissions.len() == 1);
    let class = class.and_then(|one| Some(text::may_be_a_class(&one.name, one.folders()?)));
    let adapter = arguments.adapter.map(|name| Adapter::of(name).file);
    let mut named = arguments.commands().flat_map(submission::named_here);
    let not_here = named.find(|name| Some(*name) != adapter && !Path::new(name).exists());
    let notes = [
        Some(about),
        (!files.is_empty()).then(|| text::not_folders(&files)),
        (!results.is_empty()).then(|| text::earlier_results(&results)),
        class,
        (kept > 0).then(|| text::kept_grades(kept)),
        not_here.map(text::not_here),
    ];
    notes.into_iter().flatten().try_for_each(say)?;
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

impl<'a> Grade<'a> {
    /// Compiles and checks a submission.
    /// `slow` receives the time that all games will take, if that is long.
    fn of(
        check: &Check<'_>,
        submission: &'a Submission,
        fingerprint: String,
        sandbox: Option<&Sandbox>,
        slow: &dyn Fn(&Submission, Duration),
    ) -> Self {
        let (start, limit) = (Instant::now(), check.arguments.total_time);
        let stop = check.arena.stop.after(limit);
        let tried = look(check, submission, sandbox, &stop, slow);
        // What is complete has a grade, also if the time ran out while its examples were made smaller.
        let is_complete = tried.as_ref().is_ok_and(|(found, _)| found.is_complete());
        let is_cut_short = !is_complete && stop.is_set();
        let games = tried.as_ref().ok().map(|(found, _)| found.games);
        let lacks_compiler = matches!(&tried, Err(NotChecked::NotBuilt(NotBuilt::Missing(_))));
        let not_compiled = |why: &str| (Some(bounded(text::not_compiled(why), TEXT)), None);
        let (not_compiled, no_grade) = match &tried {
            _ if is_cut_short => {
                let late = limit.filter(|_| stop.is_late());
                let late = late.map(|time| text::out_of_time(time, games));
                (None, late.or_else(|| Some(text::INTERRUPTED.to_owned())))
            }
            Ok((found, _)) => (None, found.not_graded().map(text::nothing_judged)),
            Err(NotChecked::NotBuilt(NotBuilt::Failed(exit, said))) => {
                let why = text::not_startable(said);
                let hidden = || check.hidden.get_or_init(|| compilers::hidden(check, sandbox));
                match why.or_else(|| hidden().clone()) {
                    Some(why) => (None, Some(why)),
                    None => not_compiled(&compilers::first_error(*exit, said)),
                }
            }
            Err(NotChecked::NotBuilt(NotBuilt::Excess(what))) => not_compiled(what),
            Err(NotChecked::NotBuilt(NotBuilt::Missing(said))) => {
                (None, Some(text::missing_compiler(said)))
            }
            Err(NotChecked::NoCopy(why)) => (None, Some(why.clone())),
            Err(NotChecked::NotBuilt(NotBuilt::Stopped)) => (None, None),
        };
        let not_understood = !is_cut_short && tried.is_ok() && no_grade.is_some();
        let started = tried.as_ref().ok().map(|(found, _)| found.started);
        let started = started.filter(|started| *started || no_grade.is_none());
        let nothing = || Found { asked: check.games(), ..Found::default() };
        let (found, start_taken) = tried.unwrap_or_else(|_| (nothing(), None));
        let mut results = Report::new(check, &submission.name, &found).gradescope();
        if let Some(sentence) = &not_compiled {
            results.output = format!("{sentence}\n");
        }
        if let Some(taken) = &start_taken {
            results.output = format!("{}\n{}", text::started(taken), results.output);
        }
        results.output = bounded(results.output, TEXT);
        for test in &mut results.tests {
            test.output = bounded(std::mem::take(&mut test.output), TEXT);
        }
        let on_screen = found.mistakes.iter().map(|one| match one.failure.fault {
            Some(Fault::Ended { .. }) if !found.answered => {
                text::never_answered(&one.failure.sentence, one.games)
            }
            _ => text::kind_in(&one.failure.kind, one.games, one.case.is_none()),
        });
        let on_screen: Vec<_> = on_screen.collect();
        let kinds = found.mistakes.iter().map(|one| format!("{} {}", one.failure.kind, one.games));
        let listed: Vec<_> = kinds.collect();
        let not_judged: Vec<_> =
            found.not_judged.iter().map(|(why, games)| format!("{why} ({games})")).collect();
        let not_judged = not_judged.join("; ");
        let first = found.mistakes.first().map(|mistake| mistake.failure.sentence.clone());
        let sentence = no_grade.clone().or(not_compiled).or(first).unwrap_or_default();
        let result = match (&no_grade, on_screen.is_empty()) {
            (Some(_), _) | (None, true) => sentence.lines().next().unwrap_or_default().to_owned(),
            (None, false) => on_screen.join("; "),
        };
        let left_out = no_grade.is_none() && !not_judged.is_empty();
        let left_out = left_out.then(|| text::left_out(&not_judged));
        let taken = start_taken.as_deref().map(text::start_taken);
        let about = [Some(result), left_out, taken].into_iter().flatten();
        let about: Vec<_> = about.filter(|part| !part.is_empty()).collect();
        let about = about.join(" ");
        let row = GradeRow {
            path: submission.name.clone(),
            points: no_grade.is_none().then_some(results.score),
            games: found.games,
            wrong: found.wrong,
            mistakes: listed.join("; "),
            not_judged,
            sentence: bounded(sentence, SENTENCE),
            seconds: start.elapsed().as_secs_f64(),
            fingerprint,
        };
        Self { submission, row, started, lacks_compiler, not_understood, about, results }
    }

    /// Returns its line, with the name as wide as this.
    fn line(&self, width: usize) -> String {
        let points = self.row.points.map_or("-".to_owned(), |points| format!("{points:.2}"));
        let name = padded(&self.submission.name, width);
        format!("{name}  {points:>5}  {}", self.about).trim_end().to_owned()
    }
}

/// Why no game was played.
enum NotChecked {
    NotBuilt(NotBuilt),
    /// It is too large or can't be read, as this sentence says.
    NoCopy(String),
}

/// Compiles a submission in a copy, and plays the games. Returns what it has been started with, too, if that was chosen among
/// several. A disk that is full here is no fault of the submission.
fn look(
    check: &Check<'_>,
    submission: &Submission,
    sandbox: Option<&Sandbox>,
    stop: &Stop,
    slow: &dyn Fn(&Submission, Duration),
) -> Result<(Found, Option<String>), NotChecked> {
    let Check { arguments, arena, .. } = check;
    let new_folder = || arena.folder().unwrap_or_else(|error| system::end_short(&error));
    let folder = new_folder();
    let copied = submission.copy(folder.path(), arguments).map_err(NotChecked::NoCopy)?;
    let mut environment = Environment { sandbox: sandbox.cloned(), ..copied };
    let mut start_taken = None;
    if let Some(command) = &Adapter::compiles(arguments) {
        // A compiler in a sandbox packs what it makes.
        let compiled = sandbox.map(|_| {
            let path = folder.path().join("compiled.tar");
            let created = fs::File::create(&path);
            created.map_or_else(|error| system::end_short(&error), |_| path)
        });
        environment.compiled = compiled;
        let (temporary, around) = (new_folder(), &environment);
        let temporary = temporary.path();
        let start = Start { command, environment: around, temporary, words: None };
        let said = build(&start, COMPILING, stop).map_err(NotChecked::NotBuilt)?;
        start_taken = text::taken(&said).map(str::to_owned);
    }
    let begun = Instant::now();
    let counted = |games| {
        let all = begun.elapsed().mul_f64(check.games() as f64 / games as f64);
        if games == FEW && all > LONG {
            slow(submission, all);
        }
    };
    Ok((check.look(&Arc::new(environment), stop, &counted, || ()), start_taken))
}

/// Returns a text of at most `bytes` bytes; one that is longer is cut off there and ends with dots.
fn bounded(mut text: String, bytes: usize) -> String {
    if text.len() > bytes {
        let end = (0..=bytes).rev().find(|end| text.is_char_boundary(*end)).unwrap_or(0);
        text.truncate(end);
        text += "...";
    }
    text
}
