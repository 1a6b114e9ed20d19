//! Asks a [`Searcher`], beside the game and ahead of it, and sees to it that an answer never comes sooner
//! than a moment, so that how long an easy one took tells nothing. This is where the clock is; it
//! decides when an answer comes, never which.

mod adviser;
mod judging;

pub use adviser::{Adviser, AdvisingThread};
pub use judging::{JUDGED_NODES, JudgingThread, judged};

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::app::{Input, Ticket};
use crate::engine::{Opponent, Question, Reply, Searcher, Setter};
use crate::game::{ListChoice, Round, known_par};
use crate::position::Position;
use crate::solver::Halt;
use crate::words::WordsOfLength;

/// The least time an answer takes, even if it was found at once or ahead.
pub const MOMENT: Duration = Duration::from_millis(90);

/// Answers questions, none sooner than after a [`MOMENT`].
#[derive(Default)]
pub struct Thinker {
    setter: Setter,
}

impl Thinker {
    /// Returns the opponent's reply after a moment, or as soon as it is found; `None` if `halt` ended the search.
    pub fn answer(&mut self, question: &Question, halt: Halt<'_>) -> Option<Reply> {
        let start = Instant::now();
        let reply = self.setter.reply(question, halt)?;
        thread::sleep(MOMENT.saturating_sub(start.elapsed()));
        Some(reply)
    }
}

/// The most words and nodes with which par is found while the player waits: some milliseconds.
const AT_ONCE: (usize, u64) = (2_000, 1_000);

/// Returns par for these words if it is found in a moment. Nodes are counted and no time, so it is found on every
/// machine or on none.
#[must_use]
pub fn par_at_once(listed: &Arc<WordsOfLength>) -> Option<usize> {
    let (words, nodes) = AT_ONCE;
    let searcher = (listed.len() <= words).then(|| Searcher::with_nodes(listed, nodes).ok());
    searcher.flatten()?.par(&|| false)
}

/// Plays the letters of a round against each of these opponents, however long it takes; none if the list has no
/// words of that length.
#[must_use]
pub fn same_letters(round: &Round, opponents: &[Opponent]) -> Vec<Round> {
    let mut setter = Setter::default();
    let each = opponents.iter().map(|opponent| round.against(*opponent, &mut setter, &|| false));
    each.flatten().collect()
}

/// What a thinking thread is told to do.
enum Task {
    Answer(Box<Question>, Ticket),
    LookAhead(Opponent, Box<Position>),
    Par(ListChoice, usize, Arc<WordsOfLength>),
}

/// A thread that thinks while the player looks, and tells the app what it finds out.
pub struct ThinkingThread {
    tasks: Sender<Task>,
    /// How many tasks were sent: whatever can wait stops when there is another.
    sent: Arc<AtomicU64>,
}

impl ThinkingThread {
    /// Starts the thread; it ends when this is dropped.
    ///
    /// # Errors
    /// What the system says where it starts no more threads.
    pub fn start(tell: impl Fn(Input) + Send + 'static) -> io::Result<Self> {
        let (tasks, received) = channel();
        let sent = Arc::new(AtomicU64::new(0));
        let counter = Arc::clone(&sent);
        thread::Builder::new().spawn(move || work(&received, &counter, tell))?;
        Ok(Self { tasks, sent })
    }

    /// Asks for an answer, which comes as [`Input::Answer`], unless there is something else to do first:
    /// then nobody waits for it any more.
    pub fn ask(&self, question: Box<Question>, ticket: Ticket) {
        self.send(Task::Answer(question, ticket));
    }

    /// Has the thread think about a position until there is something else to do.
    pub fn look_ahead(&self, opponent: Opponent, position: Position) {
        self.send(Task::LookAhead(opponent, Box::new(position)));
    }

    /// Has the thread find par for all words of a list and a length, unless there is something else to
    /// do; it comes as [`Input::Par`].
    pub fn find_par(&self, list: ListChoice, length: usize, listed: Arc<WordsOfLength>) {
        self.send(Task::Par(list, length, listed));
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
                if let Some(reply) = thinker.answer(&question, &superseded) {
                    tell(Input::Answer(ticket, reply));
                }
            }
            Task::LookAhead(opponent, position) => {
                thinker.setter.look_ahead(opponent, &position, &superseded);
            }
            Task::Par(list, length, listed) => {
                let par =
                    known_par(list, length).or_else(|| thinker.setter.par(&listed, &superseded));
                if let Some(par) = par {
                    tell(Input::Par(list, length, par));
                }
            }
        }
    }
}
