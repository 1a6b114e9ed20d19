//! `evaluate`: measures a guesser against every word of a list or against a setter.

mod external;
mod material;
mod report;

use std::sync::mpsc::Sender;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use indicatif::ProgressBar;

use super::progress;
use crate::cli::EvaluateArguments;
use crate::engine::Opponent;
use crate::error::Error;
use crate::evaluation::{Evaluation, Node, Stopped, Tally};
use crate::guesser::{Guesser, GuesserKind, Rated};
use crate::play::Surroundings;
use crate::players::{Spec, in_parallel};
use crate::position::Position;
use crate::solver::threads;
use crate::system::{Stop, cpu_time, peak_bytes};
use crate::text::commands::{evaluate as text, usage};
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
        _ if arguments.threads.is_some() => return Err(Error::usage(usage::NO_THREADS)),
        _ => return external::play(&material, around.medium()),
    };
    if !arguments.table.is_default() {
        return Err(Error::usage(usage::NO_PROGRAM));
    }
    if arguments.seed.is_some() && material.seed.is_none() {
        return Err(Error::usage(usage::NOTHING_DRAWN));
    }
    // After Ctrl-C, the results so far are printed.
    let stop = Stop::by_interrupt()?;
    let report = play(&material, guesser, opponent, &stop)?;
    report.print(around.medium())?;
    Ok(stop.status(report.finished).unwrap_or(0))
}

/// Measures a guesser against an opponent, with a progress bar if there is a terminal.
fn play<'a>(
    material: &'a Material<'a>,
    kind: GuesserKind,
    opponent: Opponent,
    stop: &Stop,
) -> Result<EvaluationReport<'a>, Error> {
    let progress = progress::counting(material.rounds(), text::who(kind, opponent));
    let ended = OnceLock::new();
    let run = EvaluationRun { material, kind, opponent, progress, stop, ended };
    let (mut tally, mut cpu) = (Tally::new(material.arguments.lives), Duration::ZERO);
    let work = || {
        let (run, mut known) = (&run, None);
        move |task, send: &Sender<_>| run.play(task, &mut known, send)
    };
    let threads = material.arguments.threads.map_or_else(threads::cores, Into::into);
    in_parallel(threads, tasks(material), work, |(rounds, spent)| {
        tally.merge(&rounds);
        cpu += spent;
    });
    run.progress.finish_and_clear();
    match run.ended.get() {
        None | Some(Stopped::ByTheWatch) => {}
        Some(error) => return Err((*error).into()),
    }
    Ok(EvaluationReport {
        material,
        decisions: tally.decisions,
        cpu: Some(cpu),
        bytes: peak_bytes(),
        tally,
        finished: run.ended.get().is_none(),
        table: None,
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
fn tasks(material: &Material<'_>) -> Vec<EvaluationTask> {
    if material.cheats {
        return material.by_length.iter().cloned().map(EvaluationTask::Game).collect();
    }
    let mut tasks = Vec::new();
    for (known, hidden) in &material.hidden {
        if material.arguments.word_by_word {
            let few = |some: &[u32]| Candidates::only(Arc::clone(hidden.listed()), some.to_vec());
            let parts = hidden.numbers().chunks(FEW).filter_map(few);
            tasks.extend(parts.map(|words| EvaluationTask::Words(Arc::clone(known), words)));
        } else {
            tasks.push(EvaluationTask::Node(Node::root(known, hidden, material.arguments.lives)));
        }
    }
    tasks
}

/// A guesser, with the length of the words that it has seen.
type Known = (usize, Box<dyn Guesser>);

/// Who plays whom, and what follows it.
struct EvaluationRun<'a> {
    material: &'a Material<'a>,
    kind: GuesserKind,
    opponent: Opponent,
    progress: ProgressBar,
    stop: &'a Stop,
    /// Why it ended early.
    ended: OnceLock<Stopped>,
}

impl EvaluationRun<'_> {
    /// Runs a task with the guesser that the thread knows, and sends the rounds with their processor time; in games against a
    /// setter, only the guesser's. Returns the tasks that are left of it.
    fn play(
        &self,
        task: EvaluationTask,
        known: &mut Option<Known>,
        send: &Sender<(Tally, Duration)>,
    ) -> Vec<EvaluationTask> {
        if self.ended.get().is_some() {
            return Vec::new();
        }
        let mut counted = 0;
        let mut watch = |tally: &Tally| {
            let rounds = tally.rounds() as u64;
            self.progress.inc(rounds - std::mem::replace(&mut counted, rounds));
            !self.stop.is_set()
        };
        let mut evaluation = Evaluation::new(self.material.arguments.lives, &mut watch);
        let start = cpu_time();
        let mut of_guesser = None;
        let mut further = Vec::new();
        let played = match task {
            EvaluationTask::Words(listed, words) => {
                evaluation.word_by_word(&mut || self.kind.guesser(), &listed, &words)
            }
            EvaluationTask::Game(listed) => {
                let mut timed = Timed { guesser: self.kind.guesser(), spent: Duration::ZERO };
                let halt = || self.stop.is_set();
                let played = evaluation.setter(&mut timed, self.opponent, &listed, &halt);
                of_guesser = Some(timed.spent);
                played
            }
            EvaluationTask::Node(node) => {
                let length = node.known().length();
                // The caches for another length would only take memory. But a guesser that has learned the whole list need not
                // learn it again.
                let goes_on = |(seen, guesser): &Known| *seen == length || !guesser.keeps_to_list();
                let same = known.take().filter(goes_on);
                let (_, guesser) =
                    known.insert(same.unwrap_or_else(|| (length, self.kind.guesser())));
                // Whose choices depend on what it has seen sees all words of a length, in a fixed order.
                if self.kind.learns() || node.words() <= SMALL {
                    evaluation.whole(&mut **guesser, &node)
                } else {
                    let nodes = evaluation.next(&mut **guesser, &node);
                    nodes.map(|nodes| further.extend(nodes.into_iter().map(EvaluationTask::Node)))
                }
            }
        };
        let spent = of_guesser.unwrap_or_else(|| cpu_time().saturating_sub(start));
        let _ = send.send((evaluation.tally.clone(), spent));
        match played {
            Ok(()) => further,
            Err(why) => {
                let _ = self.ended.set(why);
                Vec::new()
            }
        }
    }
}

/// A guesser whose time for its letters is measured.
struct Timed {
    guesser: Box<dyn Guesser>,
    spent: Duration,
}

impl Guesser for Timed {
    fn rate(&mut self, position: &Position) -> Vec<Rated> {
        self.guesser.rate(position)
    }

    fn letter(&mut self, position: &Position) -> Option<Letter> {
        let start = cpu_time();
        let letter = self.guesser.letter(position);
        self.spent += cpu_time().saturating_sub(start);
        letter
    }
}
