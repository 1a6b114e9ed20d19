//! Owns [`Requests`]: the queue of effects, and the tickets that match answers to requests.

use super::messages::{Effect, Event, Request, Ticket};
use crate::engine::Question;
use crate::game::judgement::AnalysisInput;
use crate::guesser::GuesserKind;
use crate::position::Position;

/// Collects requests and events. A request that has an answer returns a ticket, which the screen keeps:
/// answers with another ticket are ignored.
#[derive(Debug, Default)]
pub struct Requests {
    last: Ticket,
    effects: Vec<Effect>,
}

impl Requests {
    /// Reports an event to the front end.
    pub fn report(&mut self, event: Event) {
        self.effects.push(Effect::Event(event));
    }

    /// Sends a request to the host.
    pub fn send(&mut self, request: Request) {
        self.effects.push(Effect::Request(request));
    }

    /// Sends a request before all others that wait.
    pub fn send_first(&mut self, request: Request) {
        self.effects.insert(0, Effect::Request(request));
    }

    /// Requests the opponent's reply, which arrives as [`Input::Answer`](super::Input::Answer).
    pub fn think(&mut self, question: Question) -> Ticket {
        self.ask(|ticket| Request::Think(Box::new(question), ticket))
    }

    /// Requests a guesser's advice, which arrives as [`Input::Advice`](super::Input::Advice).
    pub fn advise(&mut self, kind: GuesserKind, position: Position) -> Ticket {
        self.ask(|ticket| Request::Advise(kind, Box::new(position), ticket))
    }

    /// Requests a judgement of a round, which arrives as [`Input::Judged`](super::Input::Judged).
    pub fn judge(&mut self, input: AnalysisInput) -> Ticket {
        self.ask(|ticket| Request::Judge(Box::new(input), ticket))
    }

    /// Requests statistics, which arrive as [`Input::Statistics`](super::Input::Statistics).
    pub fn read_statistics(&mut self) -> Ticket {
        self.ask(Request::ReadStatistics)
    }

    /// Takes the effects since the last call, in order.
    pub fn take(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    fn ask(&mut self, request: impl FnOnce(Ticket) -> Request) -> Ticket {
        self.last = self.last.next();
        self.send(request(self.last));
        self.last
    }
}
