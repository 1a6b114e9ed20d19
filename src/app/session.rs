//! Owns [`Session`]: the game together with the [`Host`] that executes its requests. It has no thread and no
//! clock; the host may.

use std::collections::VecDeque;

use super::App;
use super::input::Input;
use super::messages::{Effect, Event, Request};

/// Executes the requests of a game, so that a front end need not.
pub trait Host {
    /// Executes a request. Returns the answer, or feeds it to the session later.
    fn execute(&mut self, request: Request) -> Option<Input>;

    /// Waits for an answer that is still on its way; `None` if there is none. For front ends whose host
    /// answers nothing by itself.
    fn wait(&mut self) -> Option<Input> {
        None
    }

    /// Returns an answer that has arrived, without waiting. For front ends whose host answers nothing by
    /// itself.
    fn found(&mut self) -> Option<Input> {
        None
    }
}

/// Any function can be a host, for tests and for front ends that need little.
impl<F: FnMut(Request) -> Option<Input>> Host for F {
    fn execute(&mut self, request: Request) -> Option<Input> {
        self(request)
    }
}

/// A game in progress and its host.
#[derive(Debug)]
pub struct Session<H> {
    app: App,
    host: H,
}

impl<H: Host> Session<H> {
    /// Returns a session. The front end feeds [`Input::Begin`] when it is ready.
    pub const fn new(app: App, host: H) -> Self {
        Self { app, host }
    }

    /// Returns the game in its current state.
    pub const fn app(&self) -> &App {
        &self.app
    }

    /// Waits for the answers that are still on their way, and handles them.
    pub fn wait(&mut self) {
        while let Some(input) = self.host.wait() {
            self.feed(input);
        }
    }

    /// Handles the answers that have arrived, without waiting.
    pub fn catch_up(&mut self) {
        while let Some(input) = self.host.found() {
            self.feed(input);
        }
    }

    /// Handles an input, executes the requests that follow from it, handles their answers, and so on. Returns
    /// the events in order.
    pub fn feed(&mut self, input: Input) -> Vec<Event> {
        let mut events = Vec::new();
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.app.handle(&input) {
                match effect {
                    Effect::Event(event) => events.push(event),
                    Effect::Request(request) => inputs.extend(self.host.execute(request)),
                }
            }
        }
        events
    }
}
