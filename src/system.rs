//! Owns everything that differs between operating systems: signals, the terminal's input, hidden questions,
//! resource usage, file permissions, and where files are. Each system has one file with the same functions.
//! Only `players::os`, which does the same for other people's processes, mouse reports, and the key that suspends check
//! the system elsewhere.

pub mod clock;
pub mod files;
pub mod folders;
pub mod guest;
mod size;
pub mod typed;

#[cfg(unix)]
mod unix;
#[cfg(unix)]
use unix as here;

#[cfg(windows)]
mod windows;
#[cfg(windows)]
use windows as here;

pub use here::{
    Keyboard, Patient, READS_SEQUENCES, ask_hidden, cpu_time, end_input_on_interrupt,
    fail_beyond_file_size, give_terminal_back, hang_up, has_small_stack, is_hang_up, is_shortage,
    peak_bytes, suspend, take_terminal, takes_output, terminal_input, was_interrupted, watch,
};

#[cfg(unix)]
pub(crate) use here::ASKING_TO_END;
pub use size::terminal_size;

use std::io::{self, Write};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use signal_hook::consts::SIGINT;
use signal_hook::flag;

/// The exit status of a program ended by Ctrl-C.
pub(crate) const INTERRUPTED: u8 = 130;

/// The exit status of a program whose time was over, the same as that of `timeout`.
const LATE: u8 = 124;

/// What a signal does to the program. It is reported on a separate thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignalEvent {
    /// The signal with this number is about to end the program with the exit status 128 + its number.
    Ends(i32),
    /// The program is about to be suspended.
    Suspends,
    /// The program was continued, even if its suspension was not announced. Another program may have changed the terminal
    /// in the meantime.
    Continued,
}

/// Returns whether the system grants this many more bytes at once. A program that runs out of memory is
/// aborted without a chance to restore the terminal.
pub fn grants(bytes: usize) -> bool {
    Vec::<u8>::new().try_reserve_exact(bytes).is_ok()
}

/// Returns the error with advice about a shortage.
pub(crate) fn shortage(error: &io::Error) -> io::Error {
    io::Error::other(format!(
        "the games cannot go on ({error}); end other programs, make room, or allow more (ulimit -n, -u, -v)"
    ))
}

/// Ends the program because of an error that no player is to blame for.
pub(crate) fn end_short(error: &io::Error) -> ! {
    // Standard error may be closed.
    let _ = writeln!(io::stderr(), "evil-hangman: {}", shortage(error));
    // The guard ends the players and removes the files.
    process::exit(1)
}

/// Starts a thread that the program cannot do without.
///
/// # Errors
/// Returns the system's error, with advice, if no thread can be started.
pub(crate) fn start_thread(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let started = thread::Builder::new().name(name.into()).spawn(work);
    started.map(drop).map_err(|error| {
        io::Error::other(format!(
            "no thread can be started for {name} ({error}); end other programs, or allow more threads \
             (ulimit -u)"
        ))
    })
}

/// Says when a program that ends in its own time is to end: after a signal, or when its time is over.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    /// Set by the first signal.
    ended: Arc<AtomicBool>,
    /// The number of the last signal.
    signal: Arc<AtomicUsize>,
    until: Option<Instant>,
}

impl Stop {
    /// Turns the first Ctrl-C into a request to end; the second ends the program.
    ///
    /// # Errors
    /// Returns the system's error if signals cannot be handled.
    pub(crate) fn by_interrupt() -> io::Result<Self> {
        let stop = Self::default();
        flag::register_conditional_shutdown(SIGINT, INTERRUPTED.into(), Arc::clone(&stop.ended))?;
        stop.also_by(SIGINT)?;
        Ok(stop)
    }

    /// Does the same for all signals that end a program.
    ///
    /// # Errors
    /// Returns the system's error if signals cannot be handled.
    pub(crate) fn by_signals() -> io::Result<Self> {
        let stop = Self::by_interrupt()?;
        here::ASKING_TO_END.into_iter().try_for_each(|signal| stop.also_by(signal))?;
        Ok(stop)
    }

    fn also_by(&self, signal: i32) -> io::Result<()> {
        flag::register_usize(signal, Arc::clone(&self.signal), signal as usize)?;
        flag::register(signal, Arc::clone(&self.ended)).map(drop)
    }

    /// Returns the one that ends by the same signals, and after this time from now, if there is a limit.
    pub(crate) fn after(&self, limit: Option<Duration>) -> Self {
        Self { until: limit.map(|limit| Instant::now() + limit), ..self.clone() }
    }

    /// Ends everything, as a signal would.
    pub(crate) fn set(&self) {
        self.ended.store(true, Ordering::Relaxed);
    }

    /// Returns whether the time is over.
    pub(crate) fn is_late(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }

    /// Returns whether it is time to end.
    pub(crate) fn is_set(&self) -> bool {
        self.ended.load(Ordering::Relaxed) || self.is_late()
    }

    /// Returns the exit status if the program was to end early: 128 + the signal's number, as shells report it, or that of
    /// `timeout` if something is still to be done.
    pub(crate) fn status(&self, is_complete: bool) -> Option<u8> {
        if self.ended.load(Ordering::Relaxed) {
            let status = 128 + self.signal.load(Ordering::Relaxed);
            return Some(u8::try_from(status).unwrap_or(INTERRUPTED));
        }
        (self.is_late() && !is_complete).then_some(LATE)
    }
}
