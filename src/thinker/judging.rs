//! Judges rounds beside the game, the last first learned of it first told.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use crate::app::{Input, Ticket};
use crate::game::{AnalysisInput, Judge, Judgement};
use crate::solver::Halt;

/// Positions that may be searched for each thing that is asked about a guess: about as many as a
/// quarter of a second has.
pub const JUDGED_NODES: u64 = 20_000;

/// How good each guess of a round was, whatever time it takes. What takes too many positions stays
/// unknown.
#[must_use]
pub fn judged(input: &AnalysisInput) -> Judgement {
    Judge::new(JUDGED_NODES).judge(input, &|| false, &mut |_| ())
}

/// A thread that judges one round after the other, and tells the app what it has found out so far with
/// each guess. No round is dropped for another: what was played is to be kept with its judgement.
pub struct JudgingThread {
    tasks: Sender<(Box<AnalysisInput>, Ticket)>,
    ended: Arc<AtomicBool>,
}

impl JudgingThread {
    /// Starts the thread; it ends when this is dropped.
    ///
    /// # Errors
    /// What the system says where it starts no more threads.
    pub fn start(tell: impl Fn(Input) + Send + 'static) -> io::Result<Self> {
        let (tasks, asked) = channel();
        let ended = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&ended);
        let work = move || work(&asked, &|| flag.load(Ordering::Acquire), tell);
        thread::Builder::new().spawn(work)?;
        Ok(Self { tasks, ended })
    }

    /// Has a round judged; what becomes known comes as [`Input::Judged`], several times.
    pub fn judge(&self, input: Box<AnalysisInput>, ticket: Ticket) {
        // A thread that has ended answers nothing; then the program ends, too.
        let _ = self.tasks.send((input, ticket));
    }
}

impl Drop for JudgingThread {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::Release);
    }
}

fn work(asked: &Receiver<(Box<AnalysisInput>, Ticket)>, halt: Halt<'_>, tell: impl Fn(Input)) {
    let mut judge = Judge::new(JUDGED_NODES);
    while let Ok((input, ticket)) = asked.recv() {
        let mut grown = |judgement: &Judgement| tell(Input::Judged(ticket, judgement.clone()));
        let judgement = judge.judge(&input, halt, &mut grown);
        if halt() {
            return;
        }
        tell(Input::Judged(ticket, judgement));
    }
}
