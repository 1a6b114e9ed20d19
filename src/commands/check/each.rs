//! `check --each`: checks every submission of a class in its own folder, and writes a table and Gradescope's file for
//! each.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use unicode_width::UnicodeWidthStr;

use super::Check;
use super::found::{Found, POINTS};
use crate::commands::matches::{Results, distinct, padded};
use crate::commands::output::Output;
use crate::commands::progress;
use crate::error::Error;
use crate::players::{Spec, build};
use crate::system::files::disk;
use crate::text::commands::check as told;
use crate::words::cell;

/// How often a submission is compared with its time limit.
const LOOK: Duration = Duration::from_millis(50);

/// The time that a submission may take to compile.
const COMPILING: Duration = Duration::from_secs(120);

/// The columns of the table.
const TITLES: [&str; 7] = ["name", "points", "games", "wrong", "mistakes", "sentence", "seconds"];

/// The result of a submission.
struct Grade {
    name: String,
    found: Found,
    /// Why it doesn't compile, or else the most frequent mistake.
    sentence: String,
    seconds: f64,
    results: Results,
}

/// Checks every submission, and prints a summary. Returns the exit status: 1 if there was a mistake.
///
/// # Errors
/// Returns [`Error`] if a folder can't be read or a result can't be written.
pub fn check(check: &Check<'_>) -> Result<u8, Error> {
    let folders = named(&check.arguments.each)?;
    let to = &check.arguments.results;
    let unwritable = |path: &Path, error| Error::unwritable(path, &error);
    fs::create_dir_all(to).map_err(|error| unwritable(to, error))?;
    let path = to.join("grades.csv");
    let mut rows = earlier(&path).map_err(|error| unwritable(&path, error))?;
    let template = "{msg} {wide_bar} {pos}/{len} ({elapsed})";
    let progress = progress::bar(folders.len() as u64, template, told::SUBMISSIONS);
    let (next, grades) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some((name, folder)) = folders.get(next.fetch_add(1, Ordering::Relaxed)) {
            if check.arena.stop().load(Ordering::Relaxed) {
                return;
            }
            let grade = Grade::of(check, name, folder);
            grades.lock().unwrap_or_else(PoisonError::into_inner).push(grade);
            progress.inc(1);
        }
    };
    thread::scope(|scope| {
        for _ in 1..check.arguments.jobs.get() {
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
        disk::replace(&path, &json).map_err(|error| unwritable(&path, error))?;
        let row = grade.row();
        rows.insert(row[0].clone(), row.into());
    }
    disk::replace(&path, &table(&rows)?).map_err(|error| unwritable(&path, error))?;
    let out = &mut Output::new(check.arguments.pupils.clean);
    summary(&grades, folders.len(), to, out)?;
    out.flush()?;
    let wrong = grades.iter().any(|grade| !grade.is_full());
    Ok(check.arena.stopped().unwrap_or(u8::from(wrong)))
}

/// Returns the folders with distinct names: the last part of each path, with a number if that is taken.
fn named(folders: &[PathBuf]) -> Result<Vec<(String, PathBuf)>, Error> {
    let full =
        |folder: &PathBuf| folder.canonicalize().map_err(|error| Error::unreadable(folder, &error));
    let mut folders = folders.iter().map(full).collect::<Result<Vec<_>, _>>()?;
    // A glob also finds files that are no submissions.
    folders.retain(|folder| folder.is_dir());
    folders.sort();
    let last =
        |folder: &PathBuf| folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let names = distinct(folders.iter().map(last));
    Ok(names.into_iter().zip(folders).collect())
}

/// Reads the rows of a table of grades, by name; there are none if it does not exist.
fn earlier(path: &Path) -> io::Result<BTreeMap<String, csv::StringRecord>> {
    let mut table = match fs::File::open(path) {
        Ok(file) => csv::Reader::from_reader(file),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(BTreeMap::new()),
        Err(error) => return Err(error),
    };
    if *table.headers()? != TITLES[..] {
        return Err(ErrorKind::AlreadyExists.into());
    }
    let rows = table.records().map(|row| row.map(|row| (row[0].to_owned(), row)));
    Ok(rows.collect::<Result<_, csv::Error>>()?)
}

/// Returns the table of these rows.
fn table(rows: &BTreeMap<String, csv::StringRecord>) -> io::Result<Vec<u8>> {
    let mut table = csv::Writer::from_writer(Vec::new());
    table.write_record(TITLES)?;
    rows.values().try_for_each(|row| table.write_record(row))?;
    table.into_inner().map_err(|error| io::Error::other(error.to_string()))
}

impl Grade {
    /// Compiles and checks a submission.
    fn of(check: &Check<'_>, name: &str, folder: &Path) -> Self {
        let Check { arguments, arena, .. } = check;
        let start = Instant::now();
        let (stop, done) = (Arc::new(AtomicBool::new(false)), AtomicBool::new(false));
        let tried = thread::scope(|scope| {
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
            let compile = arguments.compile.as_ref().map(|command| within(folder, command));
            let built = compile.map_or(Ok(()), |command| build(&command, COMPILING, &stop));
            let spec = arguments.program();
            let command = within(folder, spec.as_ref().and_then(Spec::command).unwrap_or_default());
            let tried = built.map(|()| check.look(&command, &stop, &ProgressBar::hidden()));
            done.store(true, Ordering::Relaxed);
            tried
        });
        let not_compiled = tried.as_ref().err().map(|said| told::not_compiled(said));
        let found = tried.unwrap_or_else(|_| Found { asked: check.games(), ..Found::default() });
        let mut results = check.report(name, &found).gradescope();
        if let Some(sentence) = &not_compiled {
            results.output = format!("{sentence}\n");
        }
        let first = found.mistakes.first().map(|mistake| mistake.failure.sentence.clone());
        Self {
            name: name.to_owned(),
            sentence: not_compiled.or(first).unwrap_or_default(),
            seconds: start.elapsed().as_secs_f64(),
            results,
            found,
        }
    }

    fn is_full(&self) -> bool {
        self.results.score >= POINTS
    }

    /// Returns the row of the table.
    fn row(&self) -> Vec<String> {
        let kinds = self.found.mistakes.iter();
        let kinds: Vec<_> =
            kinds.map(|one| format!("{} {}", one.failure.kind, one.games)).collect();
        let values = [
            self.name.clone(),
            format!("{:.2}", self.results.score),
            self.found.games.to_string(),
            self.found.wrong.to_string(),
            kinds.join("; "),
            self.sentence.clone(),
            format!("{:.1}", self.seconds),
        ];
        values.iter().map(|value| cell(value)).collect()
    }
}

/// Returns a shell command that runs in a folder, with the folder of this process as `$HERE`.
fn within(folder: &Path, command: &str) -> String {
    let quoted = |path: &Path| format!("'{}'", path.display().to_string().replace('\'', "'\\''"));
    let here = std::env::current_dir().unwrap_or_default();
    format!("HERE={}; cd {} && {command}", quoted(&here), quoted(folder))
}

/// Prints a line for each submission, and how many there are.
fn summary(grades: &[Grade], asked: usize, to: &Path, out: &mut impl Write) -> io::Result<()> {
    let width = grades.iter().map(|grade| grade.name.width()).max().unwrap_or(0).min(32);
    for grade in grades {
        let kinds = grade.found.mistakes.iter();
        let kinds: Vec<_> = kinds.map(|one| told::kind_in(&one.failure.kind, one.games)).collect();
        let what = if kinds.is_empty() { &grade.sentence } else { &kinds.join("; ") };
        let name = padded(&grade.name, width, false);
        writeln!(out, "{}", format!("{name}  {:>5.2}  {what}", grade.results.score).trim_end())?;
    }
    let full = grades.iter().filter(|grade| grade.is_full()).count();
    writeln!(out, "\n{}", told::graded(grades.len(), asked, full, to))?;
    if grades.len() > 1 && grades.iter().all(|grade| !grade.found.started) {
        writeln!(out, "{}", told::NONE_STARTED)?;
    }
    Ok(())
}
