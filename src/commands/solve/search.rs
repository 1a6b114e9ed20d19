//! Owns [`SolveSearch`]: solves a length on a thread of its own, so that Ctrl-C need not wait for a slow
//! step. With millions of words there are such steps before the first position is searched.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::solver::proof::{self, Unproven};
use crate::solver::{Bounds, Lexicon, LexiconError, Limit, Solver, SolverSettings};
use crate::system::Stop;
use crate::words::WordsOfLength;

/// How often Ctrl-C is checked.
const LOOK: Duration = Duration::from_millis(50);

/// How long a search may continue after Ctrl-C.
const GRACE: Duration = Duration::from_millis(500);

/// What to solve.
#[derive(Clone)]
pub struct SolveJob {
    pub listed: Arc<WordsOfLength>,
    pub settings: SolverSettings,
    /// The most positions to search.
    pub nodes: u64,
    /// Whether a proof is wanted.
    pub proves: bool,
}

/// A result.
pub enum SolveEvent {
    /// The bounds so far.
    Bounds(Bounds),
    /// The final bounds, and the number of positions searched.
    Value(Bounds, u64),
    /// The proof, if it could be found.
    Proof(Result<Vec<u8>, Unproven>),
    /// The words cannot be solved.
    Failed(LexiconError),
}

/// A search in progress.
pub struct SolveSearch<'a> {
    found: Receiver<SolveEvent>,
    stop: &'a Stop,
    /// When the search is abandoned, after Ctrl-C.
    end: &'a mut Option<Instant>,
}

impl<'a> SolveSearch<'a> {
    /// Starts a search. When `stop` is set, the search is halted, and abandoned at `end`, which applies to
    /// later searches too.
    pub fn begin(job: SolveJob, stop: &'a Stop, end: &'a mut Option<Instant>) -> Self {
        let (tell, found) = channel();
        let (theirs, teller, halted) = (job.clone(), tell.clone(), stop.clone());
        let work = move || search(&theirs, &halted, &teller);
        if thread::Builder::new().spawn(work).is_err() {
            // No more threads can be started.
            search(&job, stop, &tell);
        }
        Self { found, stop, end }
    }

    /// Waits for the next result; `None` if there is none, or if the search is abandoned.
    pub fn next(&mut self) -> Option<SolveEvent> {
        loop {
            match self.found.recv_timeout(LOOK) {
                Ok(found) => return Some(found),
                Err(RecvTimeoutError::Disconnected) => return None,
                Err(RecvTimeoutError::Timeout) if self.stop.is_set() => {
                    let end = *self.end.get_or_insert_with(|| Instant::now() + GRACE);
                    if Instant::now() >= end {
                        return None;
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

/// Solves a length, and reports results while the receiver lives.
fn search(job: &SolveJob, stop: &Stop, tell: &Sender<SolveEvent>) {
    let SolveJob { listed, settings, nodes, proves } = job;
    let halt = || stop.is_set();
    let limit = Limit { nodes: *nodes, halt: &halt };
    let tell = |found| drop(tell.send(found));
    let lexicon = match Lexicon::new(listed.blocks(), listed.length()) {
        Ok(lexicon) => Arc::new(lexicon),
        Err(error) => return tell(SolveEvent::Failed(error)),
    };
    let mut solver = Solver::new(lexicon, *settings);
    let bounds =
        solver.value_of_all_with_progress(limit, &mut |bounds| tell(SolveEvent::Bounds(bounds)));
    tell(SolveEvent::Value(bounds, solver.nodes()));
    if *proves {
        tell(SolveEvent::Proof(match bounds.value() {
            Some(_) => proof::prove(&mut solver, limit),
            None => Err(Unproven::Limit),
        }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_that_takes_for_ever_is_given_up_half_a_second_after_the_stop() {
        let stop = Stop::default();
        stop.set();
        let mut end = None;
        // A thread that never reports and never ends.
        let (tell, found) = channel();
        let began = Instant::now();
        let mut search = SolveSearch { found, stop: &stop, end: &mut end };
        assert!(search.next().is_none());
        assert!(began.elapsed() < 4 * GRACE);
        // The next one is abandoned at once.
        let began = Instant::now();
        assert!(SolveSearch { found: channel().1, stop: &stop, end: &mut end }.next().is_none());
        assert!(began.elapsed() < GRACE);
        drop(tell);
    }
}
