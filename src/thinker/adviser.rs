//! Has guessers think beside the game: hints, what to guess of a word that the player holds, and how a
//! perfect player would have stood.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use super::MOST_WORDS;
use crate::app::{Input, Ticket};
use crate::game::Judgement;
use crate::guesser::{Advice, Guesser, Kind, Perfect, View};
use crate::solver::{Lexicon, Limit, Settings, Solver};
use crate::words::Candidates;

/// Positions that the perfect guesser may search for a letter: about as many as a second has.
const NODES: u64 = 60_000;

/// Asks guessers, each of which remembers the words that it was asked about last.
#[derive(Default)]
pub struct Adviser {
    minds: HashMap<Kind, Box<dyn Guesser + Send>>,
}

impl Adviser {
    /// What a guesser of this kind would guess; nothing where there is no letter left. About more words
    /// than can be prepared for in a moment the one that counts is asked instead.
    pub fn advise(&mut self, kind: Kind, view: &View) -> Option<Advice> {
        let kind = if view.shelf.len() > MOST_WORDS { Kind::Frequency } else { kind };
        let mind = self.minds.entry(kind).or_insert_with(|| match kind {
            Kind::Perfect => Box::new(Perfect::limited(NODES)),
            kind => kind.mind(),
        });
        mind.advise(view)
    }
}

impl Adviser {
    /// How a perfect player stood in each of these positions of one round (words, and how many misses
    /// more lose). Each is given so much time that hardly one stays open.
    pub fn judge(&mut self, positions: &[(Candidates, u32)]) -> Judgement {
        let shelf = positions.first().map(|(words, _)| words.shelf());
        let lexicon = shelf
            .filter(|shelf| shelf.len() <= MOST_WORDS)
            .and_then(|shelf| Lexicon::new(shelf.blocks(), shelf.length()).ok());
        let mut solver = lexicon.map(|lexicon| Solver::new(lexicon.into(), Settings::default()));
        let mut value = |words: &Candidates| {
            let solver = solver.as_mut()?;
            solver.value(words.numbers(), Limit::nodes(NODES), &mut |_| ()).value()
        };
        Judgement::new(positions.iter().map(|(words, left)| (value(words), *left)))
    }
}

/// What a thread is asked.
enum Task {
    Advise(Kind, Box<View>, Ticket),
    Judge(Vec<(Candidates, u32)>, Ticket),
}

/// A thread that asks guessers, and tells the app what they say.
pub struct AdvisingThread {
    tasks: Sender<Task>,
}

impl AdvisingThread {
    /// Starts the thread; it ends when this is dropped.
    pub fn start(tell: impl Fn(Input) + Send + 'static) -> Self {
        let (tasks, asked) = channel();
        thread::spawn(move || work(&asked, tell));
        Self { tasks }
    }

    /// Asks a guesser of this kind; what it says comes as [`Input::Advice`], unless another task comes
    /// first.
    pub fn ask(&self, kind: Kind, view: Box<View>, ticket: Ticket) {
        self.send(Task::Advise(kind, view, ticket));
    }

    /// Has a round judged; the judgement comes as [`Input::Judged`], unless another task comes first.
    pub fn judge(&self, positions: Vec<(Candidates, u32)>, ticket: Ticket) {
        self.send(Task::Judge(positions, ticket));
    }

    fn send(&self, task: Task) {
        // A thread that has ended answers nothing; then the program ends, too.
        let _ = self.tasks.send(task);
    }
}

fn work(asked: &Receiver<Task>, tell: impl Fn(Input)) {
    let mut adviser = Adviser::default();
    while let Ok(task) = asked.recv() {
        // Nobody waits for the answer to any but the last.
        match asked.try_iter().last().unwrap_or(task) {
            Task::Advise(kind, view, ticket) => {
                tell(Input::Advice(ticket, adviser.advise(kind, &view)));
            }
            Task::Judge(positions, ticket) => {
                tell(Input::Judged(ticket, adviser.judge(&positions)));
            }
        }
    }
}
