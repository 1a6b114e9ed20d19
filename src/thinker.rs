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
use crate::engine::{Choice, Opponent, Position, Question, Searcher};
use crate::game::{ListChoice, Round, SameLetters, known_par};
use crate::solver::Halt;
use crate::words::WordsOfLength;

/// The least time an answer takes, even if it was found at once or ahead.
pub const MOMENT: Duration = Duration::from_millis(90);

/// Words of one length beyond which no mind is made, since what it needs to get ready grows with them (104
/// bytes a word for the columns alone): against more the opponent answers as greedy does.
const MOST_WORDS: usize = 1_000_000;

/// Thinks, one question at a time.
#[derive(Default)]
pub struct Thinker {
    searcher: Option<Searcher>,
}

impl Thinker {
    /// The opponent's answer, after a moment or as long as it takes. `None` only where `halt` says that
    /// nobody waits for it.
    pub fn answer(&mut self, question: &Question, halt: Halt<'_>) -> Option<Choice> {
        let start = Instant::now();
        let choice = self.choose(question, halt)?;
        thread::sleep(MOMENT.saturating_sub(start.elapsed()));
        Some(choice)
    }

    /// The same as soon as it is found, for a letter that was guessed long ago.
    fn choose(&mut self, question: &Question, halt: Halt<'_>) -> Option<Choice> {
        let candidates = &question.position.candidates;
        match self.mind_for(candidates.listed()) {
            Some(searcher) => searcher.choose(question, halt),
            None => Some(question.opponent.choose(&candidates.families(question.letter))),
        }
    }

    /// Finds the answers to the letters that may be guessed next, until `halt` says that there is
    /// something else to do.
    pub fn look_ahead(&mut self, opponent: Opponent, position: &Position, halt: Halt<'_>) {
        if let Some(searcher) = self.mind_for(position.candidates.listed()) {
            searcher.look_ahead(opponent, position, halt);
        }
    }

    /// The mind for the words of a shelf; one for other words is forgotten.
    fn mind_for(&mut self, listed: &Arc<WordsOfLength>) -> Option<&mut Searcher> {
        if listed.len() > MOST_WORDS {
            return None;
        }
        if !self.searcher.as_ref().is_some_and(|searcher| searcher.is_about(listed)) {
            self.searcher = Searcher::new(listed).ok();
        }
        self.searcher.as_mut()
    }
}

/// The most words (in number) and nodes that par is found with while somebody waits: some milliseconds.
const AT_ONCE: (usize, u64) = (2_000, 1_000);

/// The guesses that a perfect player needs for these words, where that is found in a moment. Nodes are counted and no
/// time, so it is found on every machine or on none.
#[must_use]
pub fn par_at_once(listed: &Arc<WordsOfLength>) -> Option<usize> {
    let (words, nodes) = AT_ONCE;
    let searcher = (listed.len() <= words).then(|| Searcher::with_nodes(listed, nodes).ok());
    searcher.flatten()?.par(&|| false)
}

/// What the letters of a round come to against these opponents, whatever time it takes; nothing where the
/// list has no words of that length.
#[must_use]
pub fn same_letters(round: &Round, opponents: &[Opponent]) -> Vec<SameLetters> {
    let mut thinker = Thinker::default();
    let mut think = |question: &Question| thinker.choose(question, &|| false);
    let each = opponents.iter().map(|opponent| SameLetters::play(round, *opponent, &mut think));
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
                if let Some(choice) = thinker.answer(&question, &superseded) {
                    tell(Input::Answer(ticket, choice));
                }
            }
            Task::LookAhead(opponent, position) => {
                thinker.look_ahead(opponent, &position, &superseded);
            }
            Task::Par(list, length, listed) => {
                let par = known_par(list, length).or_else(|| {
                    thinker.mind_for(&listed).and_then(|searcher| searcher.par(&superseded))
                });
                if let Some(par) = par {
                    tell(Input::Par(list, length, par));
                }
            }
        }
    }
}
