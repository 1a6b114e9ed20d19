//! Handles signals in the full screen. A signal that ends the program first restores the terminal; a suspended program
//! leaves it to the shell until it is continued.

use std::io;
use std::sync::mpsc::Sender;

use super::LoopEvent;
use super::screen::{self, Until};
use crate::system::{self, OnSignal};

pub use crate::system::{hang_up, is_hang_up, suspend};

/// Starts a thread that handles signals.
pub(super) fn watch(sender: Sender<LoopEvent>) -> io::Result<()> {
    system::watch(SignalHandler(sender))
}

/// Restores the terminal, and reports that the program was continued.
struct SignalHandler(Sender<LoopEvent>);

impl OnSignal for SignalHandler {
    fn ends(&mut self, _signal: i32) {
        screen::give_back(Until::TheEnd);
    }

    fn suspended(&mut self) {
        screen::give_back(Until::Continued);
    }

    fn continued(&mut self) {
        // The main thread takes the screen, so that this one can still end the program if that one is stuck. A send
        // fails only if the program is ending.
        let _ = self.0.send(LoopEvent::Continued);
    }
}
