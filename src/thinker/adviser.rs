//! Has guessers think beside the game: hints, and what to guess of a word that the player holds.

use std::collections::HashMap;
use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use super::JUDGED_NODES;
use crate::app::{Input, Ticket};
use crate::game::exact;
use crate::guesser::{Advice, Coach, Guesser, GuesserKind};
use crate::position::Position;

/// Words of one length beyond which getting ready to advise would take longer than a moment.
const MOST_WORDS: usize = 60_000;

/// Asks guessers, each of which remembers the words that it was asked about last.
#[derive(Default)]
pub struct Adviser {
    guessers: HashMap<GuesserKind, Box<dyn Guesser + Send>>,
}

impl Adviser {
    /// What a guesser of this kind would guess; nothing where there is no letter left. About more words
    /// than can be prepared for in a moment the one that counts is asked instead.
    pub fn advise(&mut self, kind: GuesserKind, position: &Position) -> Option<Advice> {
        let kind = if position.listed().len() > MOST_WORDS { GuesserKind::Frequency } else { kind };
        let guesser = self.guessers.entry(kind).or_insert_with(|| match kind {
            GuesserKind::Perfect => Box::new(Coach::new(exact(JUDGED_NODES))),
            kind => kind.guesser(),
        });
        guesser.advise(position)
    }
}

/// What a thread is asked.
struct Task(GuesserKind, Box<Position>, Ticket);

/// A thread that asks guessers, and tells the app what they say.
pub struct AdvisingThread {
    tasks: Sender<Task>,
}

impl AdvisingThread {
    /// Starts the thread; it ends when this is dropped.
    ///
    /// # Errors
    /// What the system says where it starts no more threads.
    pub fn start(tell: impl Fn(Input) + Send + 'static) -> io::Result<Self> {
        let (tasks, asked) = channel();
        thread::Builder::new().spawn(move || work(&asked, tell))?;
        Ok(Self { tasks })
    }

    /// Asks a guesser of this kind; what it says comes as [`Input::Advice`], unless another task comes
    /// first.
    pub fn ask(&self, kind: GuesserKind, position: Box<Position>, ticket: Ticket) {
        // A thread that has ended answers nothing; then the program ends, too.
        let _ = self.tasks.send(Task(kind, position, ticket));
    }
}

fn work(asked: &Receiver<Task>, tell: impl Fn(Input)) {
    let mut adviser = Adviser::default();
    while let Ok(task) = asked.recv() {
        // Nobody waits for the answer to any but the last.
        let Task(kind, position, ticket) = asked.try_iter().last().unwrap_or(task);
        tell(Input::Advice(ticket, adviser.advise(kind, &position)));
    }
}
