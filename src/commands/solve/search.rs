//! Owns [`SolveSearch`]: a length being solved on a thread of its own, so that Ctrl-C need not wait for a step that
//! takes long. With millions of words there are some, before the first position is searched.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::solver::proof::{self, Unproven};
use crate::solver::{Bounds, Lexicon, LexiconError, Limit, Solver, SolverSettings};
use crate::words::WordsOfLength;

/// How often it is looked whether somebody has had enough.
const LOOK: Duration = Duration::from_millis(50);

/// How long a search may go on then.
const GRACE: Duration = Duration::from_millis(500);

/// What is to be solved.
#[derive(Clone)]
pub(super) struct SolveJob {
    pub(super) listed: Arc<WordsOfLength>,
    pub(super) settings: SolverSettings,
    /// Positions to search at most.
    pub(super) nodes: u64,
    /// Whether a proof is wanted of what is found.
    pub(super) proves: bool,
}

/// What has been found out.
pub(super) enum SolveEvent {
    /// The bounds so far.
    Bounds(Bounds),
    /// The bounds as near to one another as they come, and how many positions it took.
    Value(Bounds, u64),
    /// The proof that was wanted, if it could be made.
    Proof(Result<Vec<u8>, Unproven>),
    /// The words cannot be solved.
    Failed(LexiconError),
}

/// A length that is being solved.
pub(super) struct SolveSearch<'a> {
    found: Receiver<SolveEvent>,
    stopped: &'a Arc<AtomicBool>,
    /// When it is given up, once somebody has had enough.
    end: &'a mut Option<Instant>,
}

impl<'a> SolveSearch<'a> {
    /// Begins it. When `stopped` is set it is asked to end, and given up soon after: `end` then says when, for this
    /// search and for those after it.
    pub(super) fn begin(
        job: SolveJob,
        stopped: &'a Arc<AtomicBool>,
        end: &'a mut Option<Instant>,
    ) -> Self {
        let (tell, found) = channel();
        let (theirs, teller, halted) = (job.clone(), tell.clone(), Arc::clone(stopped));
        let work = move || search(&theirs, &halted, &teller);
        if thread::Builder::new().spawn(work).is_err() {
            // The system starts no more threads.
            search(&job, stopped, &tell);
        }
        Self { found, stopped, end }
    }

    /// Waits for what is found out next; `None` if there is no more, or it is given up.
    pub(super) fn next(&mut self) -> Option<SolveEvent> {
        loop {
            match self.found.recv_timeout(LOOK) {
                Ok(found) => return Some(found),
                Err(RecvTimeoutError::Disconnected) => return None,
                Err(RecvTimeoutError::Timeout) if self.stopped.load(Ordering::Relaxed) => {
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

/// Solves a length, and tells what it finds out as long as somebody listens.
fn search(job: &SolveJob, stopped: &AtomicBool, tell: &Sender<SolveEvent>) {
    let SolveJob { listed, settings, nodes, proves } = job;
    let halt = || stopped.load(Ordering::Relaxed);
    let limit = Limit { nodes: *nodes, halt: &halt };
    let tell = |found| drop(tell.send(found));
    let lexicon = match Lexicon::new(listed.blocks(), listed.length()) {
        Ok(lexicon) => Arc::new(lexicon),
        Err(error) => return tell(SolveEvent::Failed(error)),
    };
    let mut solver = Solver::new(lexicon, *settings);
    let bounds = solver.value_of_all(limit, &mut |bounds| tell(SolveEvent::Bounds(bounds)));
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
        let stopped = Arc::new(AtomicBool::new(true));
        let mut end = None;
        // Somebody who never tells anything, and never ends.
        let (tell, found) = channel();
        let began = Instant::now();
        let mut search = SolveSearch { found, stopped: &stopped, end: &mut end };
        assert!(search.next().is_none());
        assert!(began.elapsed() < 4 * GRACE);
        // The next is given up at once.
        let began = Instant::now();
        assert!(
            SolveSearch { found: channel().1, stopped: &stopped, end: &mut end }.next().is_none()
        );
        assert!(began.elapsed() < GRACE);
        drop(tell);
    }
}
