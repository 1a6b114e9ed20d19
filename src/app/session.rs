//! Owns [`Session`]: the game with somebody behind it who does what it asks for. Has no thread and no
//! clock of its own: what stands behind it may.

use std::collections::VecDeque;

use super::App;
use super::input::Input;
use super::messages::{Effect, Event, Request};

/// Who does what the game asks for and a front end need not know about.
pub trait Host {
    /// Does it. What comes of it is returned, or fed to the session later.
    fn execute(&mut self, request: Request) -> Option<Input>;

    /// Waits a moment for what is still being found out; nothing where nothing is, or where it takes
    /// longer. For front ends whose outside hands in nothing by itself.
    fn wait(&mut self) -> Option<Input> {
        None
    }

    /// What has been found out meanwhile that nobody waits for. For front ends whose outside hands in nothing by
    /// itself.
    fn found(&mut self) -> Option<Input> {
        None
    }
}

/// A function is an outside, for tests and for games that ask for little.
impl<F: FnMut(Request) -> Option<Input>> Host for F {
    fn execute(&mut self, request: Request) -> Option<Input> {
        self(request)
    }
}

/// A game that is being played: what a front end owns.
#[derive(Debug)]
pub struct Session<H> {
    app: App,
    host: H,
}

impl<H: Host> Session<H> {
    /// The game with the outside that it has. The front end feeds [`Input::Begin`] when it is there.
    pub const fn new(app: App, host: H) -> Self {
        Self { app, host }
    }

    /// The game as it is now.
    pub const fn app(&self) -> &App {
        &self.app
    }

    /// Takes in what is still being found out, as far as that is worth waiting for.
    pub fn wait(&mut self) {
        while let Some(input) = self.host.wait() {
            self.feed(input);
        }
    }

    /// Takes in what has been found out meanwhile, without waiting.
    pub fn catch_up(&mut self) {
        while let Some(input) = self.host.found() {
            self.feed(input);
        }
    }

    /// Takes what came in, has done what the game asks for, and so on until there is no more. Returns what a front
    /// end has to do or may tell, in order.
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
