//! Analyses rounds beside the game, in the order in which they end, and reports results as they arrive.

use std::collections::VecDeque;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::app::{Input, Ticket};
use crate::game::{AnalysisInput, Judge, Judgement};
use crate::solver::Halt;

/// Positions that may be searched for each thing that is asked about a guess: about as many as a
/// quarter of a second has.
pub const JUDGED_NODES: u64 = 20_000;

/// Rounds that wait at most. Nobody plays as many while one is judged, but a script does: then the oldest is
/// given up, so that neither memory nor work goes on growing.
const MOST_WAITING: usize = 32;

/// How good each guess of a round was, whatever time it takes. What takes too many positions stays
/// unknown.
#[must_use]
pub fn judged(input: &AnalysisInput) -> Judgement {
    Judge::new(JUDGED_NODES).judge(input, &|| false, &mut |_| ())
}

/// A thread that judges one round after the other, and tells the app what it has found out so far with
/// each guess. Of a round that is given up it tells that no more will become known.
pub struct JudgingThread {
    queue: Arc<Queue>,
}

impl JudgingThread {
    /// Starts the thread; it ends when this is dropped.
    ///
    /// # Errors
    /// What the system says where it starts no more threads.
    pub fn start(tell: impl Fn(Input) + Send + 'static) -> io::Result<Self> {
        let queue = Arc::new(Queue::default());
        let theirs = Arc::clone(&queue);
        thread::Builder::new().spawn(move || work(&theirs, tell))?;
        Ok(Self { queue })
    }

    /// Has a round judged; what becomes known comes as [`Input::Judged`], several times.
    pub fn judge(&self, input: Box<AnalysisInput>, ticket: Ticket) {
        self.queue.push(input, ticket);
    }
}

impl Drop for JudgingThread {
    fn drop(&mut self) {
        self.queue.end();
    }
}

/// What waits to be judged.
#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    changed: Condvar,
    ended: AtomicBool,
}

#[derive(Default)]
struct Waiting {
    inputs: VecDeque<(Box<AnalysisInput>, Ticket)>,
    /// The rounds that were given up, and of which that has not been told.
    given_up: VecDeque<Ticket>,
}

/// What is to be done next.
enum Task {
    Judge(Box<AnalysisInput>, Ticket),
    GiveUp(Ticket),
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, input: Box<AnalysisInput>, ticket: Ticket) {
        let mut waiting = self.waiting();
        if waiting.inputs.len() >= MOST_WAITING
            && let Some((_, oldest)) = waiting.inputs.pop_front()
        {
            waiting.given_up.push_back(oldest);
        }
        waiting.inputs.push_back((input, ticket));
        self.changed.notify_one();
    }

    /// Waits for what is to be done next; `None` once nothing is any more.
    fn next(&self) -> Option<Task> {
        let mut waiting = self.waiting();
        loop {
            if self.has_ended() {
                return None;
            }
            if let Some(ticket) = waiting.given_up.pop_front() {
                return Some(Task::GiveUp(ticket));
            }
            if let Some((input, ticket)) = waiting.inputs.pop_front() {
                return Some(Task::Judge(input, ticket));
            }
            waiting = self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn end(&self) {
        self.ended.store(true, Ordering::Release);
        let _waiting = self.waiting();
        self.changed.notify_one();
    }

    fn has_ended(&self) -> bool {
        self.ended.load(Ordering::Acquire)
    }
}

fn work(queue: &Queue, tell: impl Fn(Input)) {
    let mut judge = Judge::new(JUDGED_NODES);
    let halt: Halt<'_> = &|| queue.has_ended();
    while let Some(task) = queue.next() {
        let (input, ticket) = match task {
            Task::Judge(input, ticket) => (input, ticket),
            Task::GiveUp(ticket) => {
                let nothing =
                    Judgement { margins: Vec::new(), guesses: Vec::new(), complete: true };
                tell(Input::Judged(ticket, nothing));
                continue;
            }
        };
        let mut grown = |judgement: &Judgement| tell(Input::Judged(ticket, judgement.clone()));
        let judgement = judge.judge(&input, halt, &mut grown);
        if halt() {
            return;
        }
        tell(Input::Judged(ticket, judgement));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;
    use crate::engine::Opponent;
    use crate::game::Round;
    use crate::words::{ENGLISH, nine_words};

    #[test]
    fn a_script_that_plays_faster_than_rounds_are_judged_fills_no_memory() {
        const ROUNDS: usize = 1_000;
        let candidates = nine_words().of_length(4).unwrap().candidates();
        let mut round = Round::new(Opponent::Greedy, candidates, "6".parse().unwrap(), 1);
        round.guess(ENGLISH.letter('e').unwrap()).unwrap();
        let input = AnalysisInput::of(&round);
        let queue = Queue::default();
        let mut ticket = Ticket::default();
        for _ in 0..ROUNDS {
            ticket = ticket.next();
            queue.push(Box::new(input.clone()), ticket);
        }
        assert_eq!(queue.waiting().inputs.len(), MOST_WAITING);
        // Of each is told that no more becomes known, and the last are judged.
        let (tell, told) = channel();
        let queue = Arc::new(queue);
        let theirs = Arc::clone(&queue);
        let worker = thread::spawn(move || work(&theirs, move |input| drop(tell.send(input))));
        let complete = told.iter().filter_map(|input| match input {
            Input::Judged(ticket, judgement) if judgement.complete => Some((ticket, judgement)),
            _ => None,
        });
        let complete: Vec<_> = complete.take(ROUNDS).collect();
        queue.end();
        worker.join().unwrap();
        let judged = complete.iter().filter(|(_, judgement)| !judgement.guesses.is_empty()).count();
        assert_eq!(judged, MOST_WAITING);
        assert_eq!(complete.last().map(|(last, _)| *last), Some(ticket));
    }
}
