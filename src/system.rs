//! Owns everything that differs between operating systems: signals, the terminal's input, hidden questions,
//! resource usage, file permissions, and where files are. Each system has one file with the same functions.
//! Only `players::os`, which does the same for other people's processes, and mouse reports check the system
//! elsewhere.

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
    Keyboard, Patient, ask_hidden, cpu_time, end_input_on_interrupt, fail_beyond_file_size,
    hang_up, has_small_stack, is_hang_up, peak_bytes, suspend, terminal_input, was_interrupted,
    watch,
};

pub use size::terminal_size;

use std::io::{self, Write};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use signal_hook::consts::SIGINT;
use signal_hook::flag;

/// The exit status of a program ended by Ctrl-C.
pub(crate) const INTERRUPTED: u8 = 130;

/// Handles signals. The methods are called on a separate thread.
pub trait OnSignal: Send + 'static {
    /// Called before the signal with this number ends the program with the exit status 128 + `signal`.
    fn ends(&mut self, signal: i32);
    /// Called before the program is suspended.
    fn suspended(&mut self);
    /// Called after the program was continued, even if its suspension was not announced. Another program may
    /// have changed the terminal in the meantime.
    fn continued(&mut self);
}

/// Returns whether the system grants this many more bytes at once. A program that runs out of memory is
/// aborted without a chance to restore the terminal.
pub fn grants(bytes: usize) -> bool {
    Vec::<u8>::new().try_reserve_exact(bytes).is_ok()
}

/// Returns whether an error means that the system has no more files, processes, memory or disk space for this program.
pub(crate) fn is_shortage(error: &io::Error) -> bool {
    here::is_shortage(error)
}

/// Returns the error with advice about a shortage.
pub(crate) fn shortage(error: &io::Error) -> io::Error {
    io::Error::other(format!(
        "the games cannot go on ({error}); end other programs, make room, or allow more (ulimit -n, -u, -v)"
    ))
}

/// Ends the program if an error is a shortage. A player that cannot be started for that reason is not to blame.
pub(crate) fn end_if_short(error: &io::Error) {
    if is_shortage(error) {
        end_short(error);
    }
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

/// A request to end, for a program that ends in its own time.
#[derive(Clone, Debug)]
pub struct Ends {
    /// Set by the first signal.
    pub(crate) stop: Arc<AtomicBool>,
    /// The number of the last signal.
    signal: Arc<AtomicUsize>,
}

impl Ends {
    /// Returns the exit status for the signal: 128 + its number, as shells report it.
    pub(crate) fn status(&self) -> u8 {
        let status = 128 + self.signal.load(Ordering::Relaxed);
        u8::try_from(status).unwrap_or(INTERRUPTED)
    }
}

/// Turns signals that end a program into requests to end; a second Ctrl-C ends it immediately.
///
/// # Errors
/// Returns the system's error if signals cannot be handled.
pub(crate) fn stopped_by_any_end() -> io::Result<Ends> {
    let stop = stopped_by_interrupt()?;
    let number = Arc::new(AtomicUsize::new(0));
    flag::register_usize(SIGINT, Arc::clone(&number), SIGINT as usize)?;
    for signal in here::ASKING_TO_END {
        flag::register_usize(signal, Arc::clone(&number), signal as usize)?;
        flag::register(signal, Arc::clone(&stop))?;
    }
    Ok(Ends { stop, signal: number })
}

/// Returns a flag that the first Ctrl-C sets; the second ends the program.
///
/// # Errors
/// Returns the system's error if signals cannot be handled.
pub(crate) fn stopped_by_interrupt() -> io::Result<Arc<AtomicBool>> {
    let stopped = Arc::new(AtomicBool::new(false));
    flag::register_conditional_shutdown(SIGINT, INTERRUPTED.into(), Arc::clone(&stopped))?;
    flag::register(SIGINT, Arc::clone(&stopped))?;
    Ok(stopped)
}
