//! Owns [`Grade`]: a submission is compiled in a copy of its own, plays, and gets its points, or the reason why it has none.

use std::fs;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::compilers::{self, COMPILING};
use super::grades::GradeRow;
use super::submission::Submission;
use crate::commands::adapter::Adapter;
use crate::commands::check::Check;
use crate::commands::check::found::Found;
use crate::commands::check::report::Report;
use crate::commands::matches::{Results, padded};
use crate::players::{Environment, NotBuilt, Sandbox, Start, build};
use crate::referee::Fault;
use crate::system::{self, Stop};
use crate::text::commands::check as text;

/// The most bytes of a text in a report, and of a sentence in the table.
const TEXT: usize = 64 << 10;
const SENTENCE: usize = 1_000;

/// The number of games that show how long all of them will take, and how long that is if nobody expects it.
const FEW: usize = 3;
const LONG: Duration = Duration::from_secs(300);

/// The result of a submission.
pub struct Grade<'a> {
    pub submission: &'a Submission,
    pub row: GradeRow,
    /// Whether it got as far as a game; `None` if it has no grade, or was not compiled.
    pub started: Option<bool>,
    /// Whether it needs a compiler that isn't there.
    pub lacks_compiler: bool,
    /// Whether it has no grade because an adapter didn't understand it.
    pub not_understood: bool,
    /// What its line on the screen says besides.
    pub about: String,
    pub results: Results,
}

impl<'a> Grade<'a> {
    /// Compiles and checks a submission.
    /// `slow` receives the time that all games will take, if that is long.
    pub fn of(
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
        let lacks_compiler = matches!(&tried, Err(NotChecked::NotBuilt(NotBuilt::Missing(_))));
        let (not_compiled, no_grade) = match is_cut_short {
            true => {
                let games = tried.as_ref().ok().map(|(found, _)| found.games);
                let late = limit.filter(|_| stop.is_late());
                let late = late.map(|time| text::out_of_time(time, games));
                (None, late.or_else(|| Some(text::INTERRUPTED.to_owned())))
            }
            false => why_not(check, &tried, sandbox),
        };
        let not_understood = !is_cut_short && tried.is_ok() && no_grade.is_some();
        let started = tried.as_ref().ok().map(|(found, _)| found.started);
        let started = started.filter(|started| *started || no_grade.is_none());
        let nothing = || Found { asked: check.games(), ..Found::default() };
        let (found, start_taken) = tried.unwrap_or_else(|_| (nothing(), None));
        let results = Report::new(check, &submission.name, &found).gradescope();
        let results = for_pupils(results, not_compiled.as_deref(), start_taken.as_deref());
        let kinds = found.mistakes.iter().map(|one| format!("{} {}", one.failure.kind, one.games));
        let listed: Vec<_> = kinds.collect();
        let not_judged: Vec<_> =
            found.not_judged.iter().map(|(why, games)| format!("{why} ({games})")).collect();
        let not_judged = not_judged.join("; ");
        let first = found.mistakes.first().map(|mistake| mistake.failure.sentence.clone());
        let sentence = no_grade.clone().or(not_compiled).or(first).unwrap_or_default();
        let result = match no_grade.is_some() || found.mistakes.is_empty() {
            true => sentence.lines().next().unwrap_or_default().to_owned(),
            false => on_screen(&found),
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
    pub fn line(&self, width: usize) -> String {
        let points = self.row.points.map_or("-".to_owned(), |points| format!("{points:.2}"));
        let name = padded(&self.submission.name, width);
        format!("{name}  {points:>5}  {}", self.about).trim_end().to_owned()
    }
}

/// Returns what pupils read of their results, bounded: first why it was not compiled, or what it has been started with.
fn for_pupils(results: Results, not_compiled: Option<&str>, taken: Option<&str>) -> Results {
    let output = not_compiled.map_or(results.output, |sentence| format!("{sentence}\n"));
    let started = taken.map(|taken| text::started(taken) + "\n").unwrap_or_default();
    let mut tests = results.tests;
    for test in &mut tests {
        test.output = bounded(std::mem::take(&mut test.output), TEXT);
    }
    Results { output: bounded(started + &output, TEXT), tests, ..results }
}

/// Returns the mistakes as the line on the screen has them.
fn on_screen(found: &Found) -> String {
    let mistakes = found.mistakes.iter().map(|one| match one.failure.fault {
        Some(Fault::Ended { .. }) if !found.answered => {
            text::never_answered(&one.failure.sentence, one.games)
        }
        _ => text::kind_in(&one.failure.kind, one.games, one.case.is_none()),
    });
    mistakes.collect::<Vec<_>>().join("; ")
}

/// Why no game was played.
enum NotChecked {
    NotBuilt(NotBuilt),
    /// It is too large or can't be read, as this sentence says.
    NoCopy(String),
}

/// Returns why a submission was not compiled, which is its mistake, or else why it has no grade, if so.
fn why_not(
    check: &Check<'_>,
    tried: &Result<(Found, Option<String>), NotChecked>,
    sandbox: Option<&Sandbox>,
) -> (Option<String>, Option<String>) {
    let not_compiled = |why: &str| (Some(bounded(text::not_compiled(why), TEXT)), None);
    match tried {
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
    }
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
