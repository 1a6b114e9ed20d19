//! Signals: those that end the program give the terminal back first, and suspending hands it to the
//! shell until the program is continued.

use std::io;
use std::process;
use std::sync::mpsc::Sender;
use std::thread;

use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
use signal_hook::iterator::Signals;
use signal_hook::low_level;

use super::Wake;
use super::screen::{self, Until};

/// Watches for signals on a thread of its own.
pub(super) fn watch(wakes: Sender<Wake>) -> io::Result<()> {
    let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP])?;
    thread::spawn(move || {
        for signal in &mut signals {
            let suspends = signal == SIGTSTP;
            screen::give_back(if suspends { Until::Continued } else { Until::TheEnd });
            if !suspends {
                // As a shell reports a program that the signal ended. This thread must do it: with the
                // terminal gone, the one that reads keys may be busy with nothing for ever.
                process::exit(128 + signal);
            }
            // Stops here until the shell continues the program.
            let _ = low_level::emulate_default_handler(SIGTSTP);
            let taken = screen::take();
            let wake = taken.map_or_else(Wake::Lost, |()| Wake::Continued);
            if wakes.send(wake).is_err() {
                return;
            }
        }
    });
    Ok(())
}

/// Asks for what Ctrl-Z does outside raw mode.
pub(super) fn suspend() -> io::Result<()> {
    low_level::raise(SIGTSTP)
}

/// Ends the program as the signal does that a terminal sends when it goes.
pub(super) fn hang_up() -> io::Result<()> {
    low_level::raise(SIGHUP)?;
    loop {
        thread::park();
    }
}

/// Whether an error says that the terminal is gone (EIO), of which the signal may come only later.
pub(super) fn is_hang_up(error: &io::Error) -> bool {
    error.raw_os_error() == Some(5)
}
