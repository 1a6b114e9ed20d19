//! Owns [`Requests`]: what the game asks of the outside, and the tickets that the answers come with.

use std::sync::Arc;

use super::messages::{Effect, Event, Request, Ticket};
use crate::engine::{Opponent, Question};
use crate::game::{AnalysisInput, ListChoice, Round};
use crate::guesser::GuesserKind;
use crate::position::Position;
use crate::words::WordsOfLength;

/// Where screens put what is to be done outside. A question returns the ticket that its answer will have,
/// and the screen that asked keeps it: an answer with another ticket is nothing to it.
#[derive(Debug, Default)]
pub(super) struct Requests {
    last: Ticket,
    effects: Vec<Effect>,
}

impl Requests {
    /// Reports an event to the front end.
    pub(super) fn report(&mut self, event: Event) {
        self.effects.push(Effect::Event(event));
    }

    /// Has something done outside that is not the front end's.
    pub(super) fn send(&mut self, request: Request) {
        self.effects.push(Effect::Request(request));
    }

    /// Asks the opponent for an answer, which comes as [`Input::Answer`](super::Input::Answer).
    pub(super) fn think(&mut self, question: Question) -> Ticket {
        self.ask(|ticket| Request::Think(Box::new(question), ticket))
    }

    /// Has the opponent think about what may come.
    pub(super) fn look_ahead(&mut self, opponent: Opponent, position: Position) {
        self.send(Request::LookAhead(opponent, Box::new(position)));
    }

    /// Asks a guesser, whose advice comes as [`Input::Advice`](super::Input::Advice).
    pub(super) fn advise(&mut self, kind: GuesserKind, position: Position) -> Ticket {
        self.ask(|ticket| Request::Advise(kind, Box::new(position), ticket))
    }

    /// Asks how good the guesses of a round were, which comes as [`Input::Judged`](super::Input::Judged).
    pub(super) fn judge(&mut self, input: AnalysisInput) -> Ticket {
        self.ask(|ticket| Request::Judge(Box::new(input), ticket))
    }

    /// Asks what the letters of a round come to against others, which comes as
    /// [`Input::Compared`](super::Input::Compared).
    pub(super) fn compare(&mut self, round: Round) -> Ticket {
        self.ask(|ticket| Request::Compare(Box::new(round), ticket))
    }

    /// Asks for par, which comes as [`Input::Par`](super::Input::Par): what it is about is its ticket.
    pub(super) fn find_par(&mut self, list: ListChoice, length: usize, words: &Arc<WordsOfLength>) {
        self.send(Request::FindPar(list, length, Arc::clone(words)));
    }

    /// Asks for the statistics, which come as [`Input::Statistics`](super::Input::Statistics).
    pub(super) fn read_statistics(&mut self) -> Ticket {
        self.ask(Request::ReadStatistics)
    }

    /// Everything since this was called last, the first first.
    pub(super) fn take(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    fn ask(&mut self, request: impl FnOnce(Ticket) -> Request) -> Ticket {
        self.last = self.last.next();
        self.send(request(self.last));
        self.last
    }
}
