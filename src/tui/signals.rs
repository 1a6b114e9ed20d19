//! What the full screen does about signals: those that end the program give the terminal back first, and
//! suspending hands it to the shell until the program is continued.

use std::io;
use std::sync::mpsc::Sender;

use super::Wake;
use super::screen::{self, Until};
use crate::system::{self, OnSignal};

pub(super) use crate::system::{hang_up, is_hang_up, suspend};

/// Watches for signals on a thread of its own.
pub(super) fn watch(wakes: Sender<Wake>) -> io::Result<()> {
    system::watch(Screen(wakes))
}

/// Gives the screen back, and says that the program goes on.
struct Screen(Sender<Wake>);

impl OnSignal for Screen {
    fn ends(&mut self, _signal: i32) {
        screen::give_back(Until::TheEnd);
    }

    fn suspended(&mut self) {
        screen::give_back(Until::Continued);
    }

    fn continued(&mut self) {
        // The main thread takes the screen: this one must stay free to end the program while that one is
        // stuck. Without anybody to wake the program is ending.
        let _ = self.0.send(Wake::Continued);
    }
}
