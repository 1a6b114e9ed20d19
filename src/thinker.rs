//! Gives an opponent that thinks its time: as much as every answer takes, so that how long one took
//! tells nothing. This is where the clock is; the thinking itself is in [`Mind`], and in the guessers
//! that an [`Adviser`] asks.

mod adviser;

pub use adviser::{Adviser, AdvisingThread};

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::app::{Input, Ticket};
use crate::engine::{Choice, Mind, Position, Question};
use crate::game::ListChoice;
use crate::solver::Settings;
use crate::words::Shelf;

/// How long an answer takes, be it easy or hard to find.
pub const MOMENT: Duration = Duration::from_millis(90);

/// How much of the moment is for thinking; the rest is for noticing that time is up.
const THINKING: Duration = Duration::from_millis(70);

/// How long one position, or par, is thought about while the player looks.
const LOOKING_AHEAD: Duration = Duration::from_secs(4);

/// Bytes for what is remembered from one letter to the next.
const MEMORY: usize = 192 << 20;

/// Words of one length beyond which getting ready to think would take longer than a moment: against so
/// many the opponent answers without thinking, as greedy does.
const MOST_WORDS: usize = 60_000;

/// Thinks, one question at a time, and remembers what it found out.
#[derive(Default)]
pub struct Thinker {
    mind: Option<Mind>,
}

impl Thinker {
    /// The opponent's answer, after a moment.
    pub fn answer(&mut self, question: &Question) -> Choice {
        let start = Instant::now();
        let choice = self.think(question, start + THINKING);
        thread::sleep(MOMENT.saturating_sub(start.elapsed()));
        choice
    }

    fn think(&mut self, question: &Question, until: Instant) -> Choice {
        let candidates = &question.position.candidates;
        match self.mind_for(candidates.shelf()) {
            Some(mind) => mind.choose(question, &|| Instant::now() >= until),
            None => question.opponent.choose(&candidates.families(question.letter)),
        }
    }

    /// The mind for the words of a shelf. What another mind knew of other words is forgotten.
    fn mind_for(&mut self, shelf: &Arc<Shelf>) -> Option<&mut Mind> {
        if shelf.len() > MOST_WORDS {
            return None;
        }
        if !self.mind.as_ref().is_some_and(|mind| mind.is_about(shelf)) {
            self.mind = Mind::new(shelf, Settings { memory: MEMORY, threads: 1 }).ok();
        }
        self.mind.as_mut()
    }
}

/// What a thinking thread is told to do.
enum Task {
    Answer(Box<Question>, Ticket),
    LookAhead(Box<Position>),
    Par(ListChoice, usize, Arc<Shelf>),
}

/// A thread that thinks while the player looks, and tells the app what it finds out.
pub struct ThinkingThread {
    tasks: Sender<Task>,
    /// How many tasks were sent: whatever can wait stops when there is another.
    sent: Arc<AtomicU64>,
}

impl ThinkingThread {
    /// Starts the thread; it ends when this is dropped.
    pub fn start(tell: impl Fn(Input) + Send + 'static) -> Self {
        let (tasks, received) = channel();
        let sent = Arc::new(AtomicU64::new(0));
        let counter = Arc::clone(&sent);
        thread::spawn(move || work(&received, &counter, tell));
        Self { tasks, sent }
    }

    /// Asks for an answer, which comes as [`Input::Answer`].
    pub fn ask(&self, question: Box<Question>, ticket: Ticket) {
        self.send(Task::Answer(question, ticket));
    }

    /// Has the thread think about a position until there is something else to do.
    pub fn look_ahead(&self, position: Position) {
        self.send(Task::LookAhead(Box::new(position)));
    }

    /// Has the thread find par for all words of a list and a length, unless there is something else to
    /// do; it comes as [`Input::Par`].
    pub fn find_par(&self, list: ListChoice, length: usize, shelf: Arc<Shelf>) {
        self.send(Task::Par(list, length, shelf));
    }

    fn send(&self, task: Task) {
        self.sent.fetch_add(1, Ordering::Release);
        // A thread that has ended gets no task; then the program ends, too.
        let _ = self.tasks.send(task);
    }
}

impl Drop for ThinkingThread {
    fn drop(&mut self) {
        // Whatever can wait stops, and then there are no more tasks.
        self.sent.fetch_add(1, Ordering::Release);
    }
}

fn work(tasks: &Receiver<Task>, sent: &AtomicU64, tell: impl Fn(Input)) {
    let mut thinker = Thinker::default();
    let mut done = 0;
    while let Ok(task) = tasks.recv() {
        done += 1;
        let superseded = || sent.load(Ordering::Acquire) > done;
        match task {
            Task::Answer(question, ticket) => {
                tell(Input::Answer(ticket, thinker.answer(&question)));
            }
            Task::LookAhead(position) => {
                let until = Instant::now() + LOOKING_AHEAD;
                let halt = || superseded() || Instant::now() >= until;
                if let Some(mind) = thinker.mind_for(position.candidates.shelf()) {
                    mind.look_ahead(&position, &halt);
                }
            }
            // While somebody steps through the lengths, those passed by need no answer.
            Task::Par(..) if superseded() => {}
            Task::Par(list, length, shelf) => {
                let until = Instant::now() + LOOKING_AHEAD;
                let halt = || superseded() || Instant::now() >= until;
                let mind = thinker.mind_for(&shelf);
                if let Some(par) = mind.and_then(|mind| mind.par(&halt)) {
                    tell(Input::Par(list, length, par));
                }
            }
        }
    }
}
