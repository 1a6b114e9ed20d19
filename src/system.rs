//! What differs between operating systems: signals, the terminal's own input, questions whose answers
//! are not shown, what a program uses, who may read a file, and where files are. Each system has one file
//! with the same functions. Elsewhere only `players::os`, which is the same for processes of others, and the
//! reports of the mouse ask which system this is. Knows nothing of the game.

pub mod files;
pub mod folders;
pub mod guest;
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
    Keyboard, Patient, ask_hidden, cpu_time, fail_beyond_file_size, hang_up, is_hang_up,
    peak_bytes, suspend, terminal_input, watch,
};

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use signal_hook::consts::SIGINT;
use signal_hook::flag;

/// The exit status of a program that Ctrl-C ended.
pub(crate) const INTERRUPTED: u8 = 130;

/// What a program does about signals. It is called on a thread of its own.
pub trait OnSignal: Send + 'static {
    /// The program is about to end by the signal of this number; what this does not end ends with the
    /// status 128 and the number.
    fn ends(&mut self, signal: i32);
    /// The program is about to be suspended.
    fn suspended(&mut self);
    /// The program has been continued, whether it knew that it would be stopped or not. The terminal may be as
    /// somebody else left it.
    fn continued(&mut self);
}

/// Whether the system grants this many more bytes at once. Where it does not, a program that runs out of them is ended
/// without a chance to give the terminal back.
#[must_use]
pub fn grants(bytes: usize) -> bool {
    Vec::<u8>::new().try_reserve_exact(bytes).is_ok()
}

/// Starts a thread that the program cannot do without.
///
/// # Errors
/// What the system says where it starts no more of them, with the way out.
pub(crate) fn start_thread(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let started = thread::Builder::new().name(name.into()).spawn(work);
    started.map(drop).map_err(|error| {
        io::Error::other(format!(
            "no thread can be started for {name} ({error}); end other programs, or allow more threads \
             (ulimit -u)"
        ))
    })
}

/// What asks a program to end that ends by itself then.
#[derive(Clone, Debug)]
pub struct Ends {
    /// Set by the first signal.
    pub(crate) stop: Arc<AtomicBool>,
    /// The number of the last signal.
    signal: Arc<AtomicUsize>,
}

impl Ends {
    /// The exit status that goes with the signal: 128 and its number, as shells report it.
    pub(crate) fn status(&self) -> u8 {
        let status = 128 + self.signal.load(Ordering::Relaxed);
        u8::try_from(status).unwrap_or(INTERRUPTED)
    }
}

/// Has the signals which end a program ask it to end; a second Ctrl-C ends it at once.
///
/// # Errors
/// What the system says where signals cannot be watched.
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

/// A flag that the first Ctrl-C sets; the second ends the program.
///
/// # Errors
/// What the system says where signals cannot be watched.
pub(crate) fn stopped_by_interrupt() -> io::Result<Arc<AtomicBool>> {
    let stopped = Arc::new(AtomicBool::new(false));
    flag::register_conditional_shutdown(SIGINT, INTERRUPTED.into(), Arc::clone(&stopped))?;
    flag::register(SIGINT, Arc::clone(&stopped))?;
    Ok(stopped)
}
