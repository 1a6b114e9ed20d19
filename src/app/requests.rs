//! Owns [`Requests`]: the queue of effects, and the tickets that match answers to requests.

use super::messages::{Effect, Event, Request, Ticket};
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

    /// Requests a guesser's advice, which arrives as [`Input::Advice`](super::Input::Advice).
    pub fn advise(&mut self, kind: GuesserKind, position: Position) -> Ticket {
        self.ask(|ticket| Request::Advise(kind, Box::new(position), ticket))
    }

    /// Requests statistics, which arrive as [`Input::Statistics`](super::Input::Statistics).
    pub fn read_statistics(&mut self) -> Ticket {
        self.ask(Request::ReadStatistics)
    }

    /// Takes the effects since the last call, in order.
    pub fn take(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Sends a request whose answer has the ticket that this returns.
    pub fn ask(&mut self, request: impl FnOnce(Ticket) -> Request) -> Ticket {
        self.last = self.last.next();
        self.send(request(self.last));
        self.last
    }
}
