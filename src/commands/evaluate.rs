//! `evaluate`: measures a guesser against every word of a list or against a setter.

mod external;
mod material;
mod report;

use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use indicatif::ProgressBar;

use super::output::{json_line, print};
use super::progress;
use crate::cli::EvaluateArguments;
use crate::engine::Opponent;
use crate::error::Error;
use crate::evaluation::{Evaluation, Node, Stopped, Tally};
use crate::guesser::{Advice, Guesser, GuesserKind, Rated};
use crate::play::Surroundings;
use crate::players::{Spec, in_parallel};
use crate::position::Position;
use crate::system::{Stop, cpu_time, peak_bytes};
use crate::text::commands::evaluate as text;
use crate::words::{Candidates, Letter, WordsOfLength};
use material::Material;
use report::EvaluationReport;

/// Measures the requested players and prints the results. Returns the exit status.
///
/// # Errors
/// Returns [`Error`] if a list cannot be used, flags contradict each other, or the output fails.
pub fn evaluate(arguments: &EvaluateArguments, around: &Surroundings) -> Result<u8, Error> {
    let material = Material::new(arguments)?;
    let (guesser, opponent) = match (&arguments.guesser, &arguments.opponent) {
        (Spec::Guesser(guesser), Spec::Setter(opponent, _, None)) => (*guesser, *opponent),
        _ => return external::play(&material, arguments, around.medium()),
    };
    // After Ctrl-C, the results so far are printed.
    let stop = Stop::by_interrupt()?;
    let report = play(&material, guesser, opponent, &stop)?;
    let mut out = Vec::new();
    if arguments.json {
        json_line(&mut out, &report.json())?;
    } else {
        report.text(around.medium(), &mut out)?;
    }
    print(&out, arguments.table.pupils.clean)?;
    Ok(stop.status().unwrap_or(0))
}

/// Measures a guesser against an opponent, with a progress bar if there is a terminal.
fn play<'a>(
    material: &'a Material,
    kind: GuesserKind,
    opponent: Opponent,
    stop: &Stop,
) -> Result<EvaluationReport<'a>, Error> {
    let asked = material.rounds();
    let template = "{msg} {wide_bar} {human_pos}/{human_len} ({elapsed})";
    let progress = progress::bar(asked as u64, template, text::who(kind, opponent));
    let tasks = tasks(material);
    let played = AtomicU64::new(0);
    let (resting, ended) = (Mutex::new(Vec::new()), OnceLock::new());
    let resting_now = || resting.lock().unwrap_or_else(PoisonError::into_inner);
    let work = |task, _: &Sender<()>| {
        if ended.get().is_some() {
            return Vec::new();
        }
        let rested = resting_now().pop();
        let mut worker = rested.unwrap_or_else(|| EvaluationWorker::new(material, kind, opponent));
        let further = worker.play(task, &played, &progress, stop);
        resting_now().push(worker);
        further.unwrap_or_else(|why| {
            let _ = ended.set(why);
            Vec::new()
        })
    };
    in_parallel(material.threads, tasks, work, |()| {});
    progress.finish_and_clear();
    let (mut tally, mut cpu) = (Tally::new(material.lives), Duration::ZERO);
    for worker in resting.into_inner().unwrap_or_else(PoisonError::into_inner) {
        tally.merge(&worker.tally);
        cpu += worker.spent;
    }
    let finished = ended.get().is_none();
    match ended.into_inner() {
        None | Some(Stopped::ByTheWatch) => {}
        Some(error) => return Err(error.into()),
    }
    Ok(EvaluationReport {
        material,
        players: [kind.to_string(), opponent.to_string()],
        decisions: tally.decisions(),
        cpu: Some(cpu),
        bytes: peak_bytes(),
        tally,
        finished,
        to_the_end: true,
        faults: 0,
        games: None,
    })
}

/// An independent part of an evaluation.
enum EvaluationTask {
    /// A branch of a guesser's tree, which may be split into further tasks.
    Node(Node),
    /// Words that are played separately.
    Words(Arc<WordsOfLength>, Candidates),
    /// A game of a setter.
    Game(Arc<WordsOfLength>),
}

/// Branches with no more words than this aren't split further.
const SMALL: usize = 256;

/// The number of words in a task if words are played separately.
const FEW: usize = 16;

/// Returns all tasks. How the work is divided, and in which order a guesser sees it,
/// doesn't depend on the number of threads.
fn tasks(material: &Material) -> Vec<EvaluationTask> {
    if material.cheats {
        return material.by_length.iter().cloned().map(EvaluationTask::Game).collect();
    }
    let mut tasks = Vec::new();
    for (known, hidden) in &material.hidden {
        if material.word_by_word {
            let few = |some: &[u32]| Candidates::only(Arc::clone(hidden.listed()), some.to_vec());
            let parts = hidden.numbers().chunks(FEW).filter_map(few);
            tasks.extend(parts.map(|words| EvaluationTask::Words(Arc::clone(known), words)));
        } else {
            tasks.push(EvaluationTask::Node(Node::root(known, hidden, material.lives)));
        }
    }
    tasks
}

/// The state of a thread.
struct EvaluationWorker<'a> {
    material: &'a Material,
    kind: GuesserKind,
    opponent: Opponent,
    /// The guesser and the length of the words that it has seen. For another length a new one is made, since
    /// the old one's caches would only take memory.
    guesser: Option<(usize, Box<dyn Guesser + Send>)>,
    tally: Tally,
    /// Processor time; in games against a setter, only the guesser's.
    spent: Duration,
}

impl<'a> EvaluationWorker<'a> {
    fn new(material: &'a Material, kind: GuesserKind, opponent: Opponent) -> Self {
        let tally = Tally::new(material.lives);
        Self { material, kind, opponent, guesser: None, tally, spent: Duration::ZERO }
    }

    /// Runs a task, and returns the tasks that are left of it.
    fn play(
        &mut self,
        task: EvaluationTask,
        played: &AtomicU64,
        progress: &ProgressBar,
        stop: &Stop,
    ) -> Result<Vec<EvaluationTask>, Stopped> {
        let mut counted = 0;
        let mut watch = |tally: &Tally| {
            let rounds = tally.rounds() as u64;
            let new = rounds - std::mem::replace(&mut counted, rounds);
            progress.set_position(played.fetch_add(new, Ordering::Relaxed) + new);
            !stop.is_set()
        };
        let mut evaluation = Evaluation::new(self.material.lives, &mut watch);
        let start = cpu_time();
        let spent = Cell::new(Duration::ZERO);
        let mut further = Vec::new();
        let played = match task {
            EvaluationTask::Words(known, words) => {
                evaluation.word_by_word(&mut || self.kind.guesser(), &known, &words)
            }
            EvaluationTask::Game(listed) => {
                let halt = || stop.is_set();
                let mut timed = Timed { guesser: &mut *self.kind.guesser(), spent: &spent };
                evaluation.setter(&mut timed, self.opponent, &listed, &halt)
            }
            EvaluationTask::Node(node) => {
                let length = node.known().length();
                // A guesser that has learned the whole list need not learn it again for each length.
                let goes_on = |(known, guesser): &(usize, Box<dyn Guesser + Send>)| {
                    *known == length || !guesser.keeps_to_list()
                };
                let known = self.guesser.take().filter(goes_on);
                let known = known.unwrap_or_else(|| (length, self.kind.guesser()));
                let (_, guesser) = self.guesser.insert(known);
                // Whose choices depend on what it has seen sees all words of a length, in a fixed order.
                if self.kind.learns() || node.words() <= SMALL {
                    evaluation.whole(&mut **guesser, &node)
                } else {
                    let nodes = evaluation.next(&mut **guesser, &node);
                    nodes.map(|nodes| further.extend(nodes.into_iter().map(EvaluationTask::Node)))
                }
            }
        };
        self.spent +=
            if self.material.cheats { spent.get() } else { cpu_time().saturating_sub(start) };
        self.tally.merge(evaluation.tally());
        played.map(|()| further)
    }
}

/// A guesser whose time is measured.
struct Timed<'a> {
    guesser: &'a mut dyn Guesser,
    /// Its time so far.
    spent: &'a Cell<Duration>,
}

impl Timed<'_> {
    fn time<T>(&mut self, think: impl FnOnce(&mut dyn Guesser) -> T) -> T {
        let start = cpu_time();
        let thought = think(self.guesser);
        self.spent.set(self.spent.get() + cpu_time().saturating_sub(start));
        thought
    }
}

impl Guesser for Timed<'_> {
    fn keeps_to_list(&self) -> bool {
        self.guesser.keeps_to_list()
    }

    fn rate(&mut self, position: &Position) -> Vec<Rated> {
        self.time(|guesser| guesser.rate(position))
    }

    fn letter(&mut self, position: &Position) -> Option<Letter> {
        self.time(|guesser| guesser.letter(position))
    }

    fn advise(&mut self, position: &Position) -> Option<Advice> {
        self.time(|guesser| guesser.advise(position))
    }
}
