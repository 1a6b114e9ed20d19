//! Owns [`Patient`], an input that ends when the player presses Ctrl-C, or when a guest has been idle for too long.

use std::fs::File;
use std::io::{self, Read};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use nix::errno::Errno;
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use signal_hook::consts::SIGINT;
use signal_hook::{flag, low_level};

use super::super::guest;

/// Ctrl-C, once it ends the input instead of the program.
static INTERRUPT: OnceLock<Interrupt> = OnceLock::new();

/// What the signal handler sets.
struct Interrupt {
    /// Becomes readable, so that waiting for input ends.
    wakes: UnixStream,
    came: Arc<AtomicBool>,
}

/// Lets Ctrl-C end the input from now on, so that the game can say goodbye. A second one ends the program, which may
/// be computing.
///
/// # Errors
/// Returns the system's error if the signal cannot be handled.
pub fn end_input_on_interrupt() -> io::Result<()> {
    let (wakes, woken) = UnixStream::pair()?;
    let came = Arc::new(AtomicBool::new(false));
    flag::register_conditional_default(SIGINT, Arc::clone(&came))?;
    flag::register(SIGINT, Arc::clone(&came))?;
    low_level::pipe::register(SIGINT, woken)?;
    INTERRUPT.get_or_init(|| Interrupt { wakes, came });
    Ok(())
}

/// Returns whether Ctrl-C ends the input.
pub fn ends_on_interrupt() -> bool {
    INTERRUPT.get().is_some()
}

/// Returns whether Ctrl-C has ended the input.
pub fn was_interrupted() -> bool {
    INTERRUPT.get().is_some_and(|interrupt| interrupt.came.load(Ordering::Relaxed))
}

/// An input that ends when the player presses Ctrl-C, or when a guest has been idle for too long.
#[derive(Debug)]
pub struct Patient(pub(super) File);

impl Patient {
    /// Creates it from standard input.
    ///
    /// # Errors
    /// Returns the system's error if there is no standard input.
    pub fn of_stdin() -> io::Result<Self> {
        Ok(Self(File::from(io::stdin().as_fd().try_clone_to_owned()?)))
    }

    /// Creates it from the terminal.
    ///
    /// # Errors
    /// Returns the system's error if there is no terminal.
    pub fn of_terminal() -> io::Result<Self> {
        super::terminal_input().map(Self)
    }
}

impl Read for Patient {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if is_given_up(&self.0)? { Ok(0) } else { self.0.read(buffer) }
    }
}

/// Waits until there is something to read; returns whether the player has pressed Ctrl-C, or whether a guest has been
/// idle for too long.
fn is_given_up(input: &File) -> io::Result<bool> {
    let end = guest::patience().map(|patience| Instant::now() + patience);
    let interrupt = INTERRUPT.get();
    if end.is_none() && interrupt.is_none() {
        return Ok(false);
    }
    loop {
        if was_interrupted() {
            return Ok(true);
        }
        let left = end.map(|end| end.saturating_duration_since(Instant::now()).as_millis());
        let left = left.map_or(Ok(PollTimeout::NONE), |left| {
            PollTimeout::try_from(left.min(i32::MAX as u128) as i32)
        });
        let mut files = vec![PollFd::new(input.as_fd(), PollFlags::POLLIN)];
        let wakes = interrupt.map(|interrupt| interrupt.wakes.as_fd());
        files.extend(wakes.map(|wakes| PollFd::new(wakes, PollFlags::POLLIN)));
        match poll(&mut files, left.unwrap_or(PollTimeout::ZERO)) {
            Ok(0) => return Ok(true),
            Ok(_) => return Ok(was_interrupted()),
            // A signal handler has run.
            Err(Errno::EINTR) => {}
            Err(error) => return Err(error.into()),
        }
    }
}
