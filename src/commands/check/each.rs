//! `check --each`: checks every submission of a class in its own folder, and writes a table and Gradescope's file for
//! each.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;

use super::judged::hundredths;
use super::report::Report;
use super::run::{Found, Large};
use super::{look, role, rule};
use unicode_width::UnicodeWidthStr;

use crate::cli::CheckArguments;
use crate::commands::matches::{Results, padded};
use crate::commands::output::Output;
use crate::commands::progress;
use crate::error::Error;
use crate::players::{Arena, Spec, build};
use crate::system::files;
use crate::text::commands::check as told;
use crate::words::cell;

/// How often a submission is compared with its time limit.
const LOOK: Duration = Duration::from_millis(50);

/// The time that a submission may take to compile.
const COMPILING: Duration = Duration::from_secs(120);

/// The result of a submission.
struct Grade {
    name: String,
    points: f64,
    most: f64,
    games: usize,
    wrong: usize,
    /// The kinds of mistakes, each with its number of games.
    kinds: Vec<(String, usize)>,
    /// The most frequent mistake in one sentence.
    sentence: String,
    seconds: f64,
    results: Results,
}

/// Checks every submission, and prints a summary. Returns the exit status: 1 if there was a mistake.
///
/// # Errors
/// Returns [`Error`] if a folder can't be read or a result can't be written.
pub fn check(arguments: &CheckArguments, large: Option<&Large>) -> Result<u8, Error> {
    let folders = named(&arguments.each)?;
    let to = &arguments.results;
    fs::create_dir_all(to).map_err(|error| Error::unwritable(to, &error))?;
    // A file that is there is reported before hours of checking, not after.
    let table = to.join("grades.csv");
    let mut table = files::Reserved::new(&table)
        .map(|file| (table.clone(), file))
        .map_err(|error| Error::unwritable(&table, &error))
        .map(Some)?;
    let arena = Arena::open()?;
    let template = "{msg} {wide_bar} {pos}/{len} ({elapsed})";
    let progress = progress::bar(folders.len() as u64, template, told::SUBMISSIONS);
    let (next, grades) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some((name, folder)) = folders.get(next.fetch_add(1, Ordering::Relaxed)) {
            if arena.stop().load(Ordering::Relaxed) {
                return;
            }
            let grade = graded(arguments, large, &arena, (name, folder));
            grades.lock().unwrap_or_else(PoisonError::into_inner).push(grade);
            progress.inc(1);
        }
    };
    thread::scope(|scope| {
        for _ in 1..arguments.jobs.get() {
            // Without another thread, this one does all the work.
            let _ = thread::Builder::new().spawn_scoped(scope, work);
        }
        work();
    });
    progress.finish_and_clear();
    let mut grades = grades.into_inner().unwrap_or_else(PoisonError::into_inner);
    grades.sort_by(|one: &Grade, other| one.name.cmp(&other.name));
    for grade in &grades {
        let path = to.join(format!("{}.json", grade.name));
        let mut json = Vec::new();
        grade.results.write(&mut json)?;
        files::create(&path, &json).map_err(|error| Error::unwritable(&path, &error))?;
    }
    if let Some((path, file)) = table.take() {
        file.write(&rows(&grades)?).map_err(|error| Error::unwritable(&path, &error))?;
    }
    let out = &mut Output::new(arguments.pupils.clean);
    summary(&grades, folders.len(), to, out)?;
    out.flush()?;
    let wrong = grades.iter().any(|grade| grade.points < grade.most);
    Ok(arena.stopped().unwrap_or(u8::from(wrong)))
}

/// Returns the folders with distinct names, sorted: the last part of each path, or more of it if that is taken.
fn named(folders: &[PathBuf]) -> Result<Vec<(String, PathBuf)>, Error> {
    let mut named: Vec<(String, PathBuf)> = Vec::new();
    for folder in folders {
        let unreadable = |error| Error::unreadable(folder, &error);
        let full = folder.canonicalize().map_err(unreadable)?;
        // A glob also finds files that are no submissions.
        if !full.is_dir() {
            continue;
        }
        let last = full.file_name().map(|name| name.to_string_lossy().into_owned());
        let last = last.unwrap_or_default();
        let mut numbered = (2..).map(|number| format!("{last} ({number})"));
        let mut name = last.clone();
        while named.iter().any(|(other, _)| *other == name) {
            name = numbered.next().unwrap_or_default();
        }
        named.push((name, full));
    }
    named.sort();
    Ok(named)
}

/// Compiles and checks a submission.
fn graded(
    arguments: &CheckArguments,
    large: Option<&Large>,
    arena: &Arena,
    (name, folder): (&str, &Path),
) -> Grade {
    let start = Instant::now();
    let (stop, done) = (Arc::new(AtomicBool::new(false)), AtomicBool::new(false));
    let mut reason = None;
    let found = thread::scope(|scope| {
        let watch = || {
            while !done.load(Ordering::Relaxed) {
                let late = arguments.total_time.is_some_and(|time| start.elapsed() >= time);
                if late || arena.stop().load(Ordering::Relaxed) {
                    stop.store(true, Ordering::Relaxed);
                    return;
                }
                thread::sleep(LOOK);
            }
        };
        // Without the thread, only the limits of each game hold.
        let _ = thread::Builder::new().spawn_scoped(scope, watch);
        let built = arguments
            .compile
            .as_ref()
            .map_or(Ok(()), |command| build(&within(folder, command), COMPILING, &stop));
        let found = match built {
            Ok(()) => {
                let spec = arguments.program();
                let command = spec.as_ref().and_then(Spec::command).unwrap_or_default();
                let command = within(folder, command);
                look(arguments, large, (&command, arena, &stop), &ProgressBar::hidden())
            }
            Err(said) => {
                reason = Some(told::not_compiled(&said));
                Found { asked: arguments.cases.get(), ..Found::default() }
            }
        };
        done.store(true, Ordering::Relaxed);
        found
    });
    let report = Report {
        program: name.to_owned(),
        role: role(arguments),
        rule: rule(arguments),
        lengths: arguments.length,
        with_large: large.is_some(),
        found: &found,
    };
    let mut results = report.gradescope(arguments.weights);
    if let Some(reason) = &reason {
        results.output = format!("{reason}\n");
    }
    let most = report.parts(arguments.weights).iter().map(|part| part.most).sum();
    let first = found.mistakes.first().map(|mistake| mistake.failure.sentence.clone());
    Grade {
        name: name.to_owned(),
        points: results.score,
        most: hundredths(most),
        games: found.marks.all_games(),
        wrong: found.marks.wrong(),
        kinds: found.mistakes.iter().map(|one| (one.failure.kind.clone(), one.games)).collect(),
        sentence: reason.or(first).unwrap_or_default(),
        seconds: start.elapsed().as_secs_f64(),
        results,
    }
}

/// Returns a shell command that runs in a folder, with the folder of this process as `$HERE`.
fn within(folder: &Path, command: &str) -> String {
    let quoted = |path: &Path| format!("'{}'", path.display().to_string().replace('\'', "'\\''"));
    let here = std::env::current_dir().unwrap_or_default();
    format!("HERE={}; cd {} && {command}", quoted(&here), quoted(folder))
}

/// Returns a row for each submission.
fn rows(grades: &[Grade]) -> Result<Vec<u8>, Error> {
    let mut rows = csv::Writer::from_writer(Vec::new());
    let failed = |error: csv::Error| Error::from(std::io::Error::from(error));
    let titles = ["name", "points", "of", "games", "wrong", "mistakes", "sentence", "seconds"];
    rows.write_record(titles).map_err(failed)?;
    for grade in grades {
        let kinds = grade.kinds.iter().map(|(kind, games)| format!("{kind} {games}"));
        let values = [
            grade.name.clone(),
            format!("{:.2}", grade.points),
            format!("{:.2}", grade.most),
            grade.games.to_string(),
            grade.wrong.to_string(),
            kinds.collect::<Vec<_>>().join("; "),
            grade.sentence.clone(),
            format!("{:.1}", grade.seconds),
        ];
        rows.write_record(values.iter().map(|value| cell(value))).map_err(failed)?;
    }
    rows.into_inner().map_err(|error| std::io::Error::other(error.to_string()).into())
}

/// Prints a line for each submission, and how many there are.
fn summary(grades: &[Grade], asked: usize, to: &Path, out: &mut impl Write) -> Result<(), Error> {
    let width = grades.iter().map(|grade| grade.name.width()).max().unwrap_or(0).min(32);
    for grade in grades {
        let kinds = grade.kinds.iter().map(|(kind, games)| told::kind_in(kind, *games));
        let kinds: Vec<_> = kinds.collect();
        let what = if kinds.is_empty() { &grade.sentence } else { &kinds.join("; ") };
        let name = padded(&grade.name, width, false);
        writeln!(out, "{}", format!("{name}  {:>5.2}  {what}", grade.points).trim_end())?;
    }
    let full = grades.iter().filter(|grade| grade.points >= grade.most).count();
    writeln!(out, "\n{}", told::graded(grades.len(), asked, full, to))?;
    Ok(())
}
