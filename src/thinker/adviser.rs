//! Has guessers think beside the game: hints, what to guess of a word that the player holds, and how a
//! perfect player would have stood.

use std::collections::HashMap;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use crate::app::{Input, Ticket};
use crate::engine::Halt;
use crate::game::{Case, Judge, Judgement};
use crate::guesser::{Advice, Guesser, GuesserKind, Perfect, View};

/// Positions that the perfect guesser may search for a letter: about as many as a second has.
const NODES: u64 = 60_000;

/// Words of one length beyond which getting ready to advise would take longer than a moment.
const MOST_WORDS: usize = 60_000;

/// Asks guessers, each of which remembers the words that it was asked about last.
#[derive(Default)]
pub struct Adviser {
    minds: HashMap<GuesserKind, Box<dyn Guesser + Send>>,
    judge: Judge,
}

impl Adviser {
    /// What a guesser of this kind would guess; nothing where there is no letter left. About more words
    /// than can be prepared for in a moment the one that counts is asked instead.
    pub fn advise(&mut self, kind: GuesserKind, view: &View) -> Option<Advice> {
        let kind = if view.shelf.len() > MOST_WORDS { GuesserKind::Frequency } else { kind };
        let mind = self.minds.entry(kind).or_insert_with(|| match kind {
            GuesserKind::Perfect => Box::new(Perfect::limited(NODES)),
            kind => kind.mind(),
        });
        mind.advise(view)
    }
}

impl Adviser {
    /// How good each guess of a round was. What `halt` leaves no time for stays unknown, and so does what
    /// takes too many positions.
    pub fn judge(&mut self, case: &Case, halt: Halt<'_>) -> Judgement {
        self.judge.judge(case, NODES, halt, &mut |_| ())
    }
}

/// What a thread is asked.
enum Task {
    Advise(GuesserKind, Box<View>, Ticket),
    Judge(Box<Case>, Ticket),
}

/// A thread that asks guessers, and tells the app what they say.
pub struct AdvisingThread {
    tasks: Sender<Task>,
    /// How many tasks were sent: a judgement stops when there is another.
    sent: Arc<AtomicU64>,
}

impl AdvisingThread {
    /// Starts the thread; it ends when this is dropped.
    ///
    /// # Errors
    /// What the system says where it starts no more threads.
    pub fn start(tell: impl Fn(Input) + Send + 'static) -> io::Result<Self> {
        let (tasks, asked) = channel();
        let sent = Arc::new(AtomicU64::new(0));
        let counter = Arc::clone(&sent);
        thread::Builder::new().spawn(move || work(&asked, &counter, tell))?;
        Ok(Self { tasks, sent })
    }

    /// Asks a guesser of this kind; what it says comes as [`Input::Advice`], unless another task comes
    /// first.
    pub fn ask(&self, kind: GuesserKind, view: Box<View>, ticket: Ticket) {
        self.send(Task::Advise(kind, view, ticket));
    }

    /// Has a round judged; the judgement comes as [`Input::Judged`], unless another task comes first.
    pub fn judge(&self, case: Box<Case>, ticket: Ticket) {
        self.send(Task::Judge(case, ticket));
    }

    fn send(&self, task: Task) {
        self.sent.fetch_add(1, Ordering::Release);
        // A thread that has ended answers nothing; then the program ends, too.
        let _ = self.tasks.send(task);
    }
}

fn work(asked: &Receiver<Task>, sent: &AtomicU64, tell: impl Fn(Input)) {
    let mut adviser = Adviser::default();
    let mut taken = 0;
    while let Ok(task) = asked.recv() {
        taken += 1;
        // Nobody waits for the answer to any but the last.
        let task = asked.try_iter().inspect(|_| taken += 1).last().unwrap_or(task);
        let superseded = || sent.load(Ordering::Acquire) > taken;
        match task {
            Task::Advise(kind, view, ticket) => {
                tell(Input::Advice(ticket, adviser.advise(kind, &view)));
            }
            Task::Judge(case, ticket) => {
                let judgement = adviser.judge(&case, &superseded);
                if !superseded() {
                    tell(Input::Judged(ticket, judgement));
                }
            }
        }
    }
}
