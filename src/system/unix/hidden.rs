//! Owns [`ask_hidden`], which asks for a secret word. If the program ends or is suspended meanwhile, the
//! terminal's echo is restored, and nothing of the word is left in its input.

use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, ErrorKind, Write};
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};

use nix::sys::termios::{LocalFlags, SetArg, Termios, tcgetattr, tcsetattr};
use signal_hook::low_level;

use super::super::{SignalEvent, files};
use super::{LEAVING_A_CORE, Patient, terminal_input, watch};

/// The current question, if any.
static ASKED: Mutex<HiddenInput> =
    Mutex::new(HiddenInput { watched: false, lent: false, question: None });

/// The maximum number of bytes in a line.
const LONGEST: usize = 4096;

/// The current question, and the state of the terminal.
struct HiddenInput {
    /// Whether signals are handled. The handlers stay from the first question on, because removing one would
    /// leave its signal ignored.
    watched: bool,
    /// Whether the program is about to stop, so that the terminal must stay as it is.
    lent: bool,
    question: Option<(Echo, String)>,
}

/// Asks a question and reads a line without echo. The echo is off before the question appears, so that even
/// fast typing is hidden.
///
/// # Errors
/// Returns the terminal's error, [`ErrorKind::UnexpectedEof`] at the end of the input, and
/// [`ErrorKind::InvalidData`] for a line that is too long.
pub fn ask_hidden(question: &str, output: &mut dyn Write) -> io::Result<String> {
    let input = {
        let mut asked = asked();
        if !asked.watched {
            watch(on_signal)?;
            asked.watched = true;
        }
        let terminal = terminal_input()?;
        let (before, input) = (tcgetattr(&terminal)?, terminal.try_clone()?);
        let echo = Echo { terminal, before };
        if !asked.lent {
            echo.off()?;
        }
        asked.question = Some((echo, question.to_owned()));
        input
    };
    let answered = output.write_all(question.as_bytes()).and_then(|()| output.flush());
    let line = answered.and_then(|()| line(input));
    if let Some((echo, _)) = asked().question.take() {
        echo.restore(false);
    }
    line
}

/// Reads a line byte by byte, so that nothing after it is consumed.
fn line(input: File) -> io::Result<String> {
    let line = files::read_line(&mut BufReader::with_capacity(1, Patient(input)), LONGEST)?;
    line.ok_or_else(|| ErrorKind::UnexpectedEof.into())
}

fn asked() -> MutexGuard<'static, HiddenInput> {
    ASKED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Restores the terminal when the program ends or is suspended.
fn on_signal(event: SignalEvent) {
    let mut asked = asked();
    asked.lent = event == SignalEvent::Suspends;
    match (event, &asked.question) {
        (SignalEvent::Continued, Some((echo, question))) => {
            // The shell may have overwritten the question. The caller holds the lock of standard output.
            let _ = echo.off();
            let terminal = OpenOptions::new().write(true).open("/dev/tty");
            let _ = terminal.and_then(|mut terminal| terminal.write_all(question.as_bytes()));
        }
        (_, Some((echo, _))) => echo.restore(true),
        (_, None) => {}
    }
    if let SignalEvent::Ends(signal) = event {
        // Keep the lock, so that no other question can be asked before the program has ended.
        mem::forget(asked);
        if !LEAVING_A_CORE.contains(&signal) {
            let _ = low_level::emulate_default_handler(signal);
        }
    }
}

/// The state of a terminal before its echo was turned off.
struct Echo {
    terminal: File,
    before: Termios,
}

impl Echo {
    /// Turns off the echo.
    ///
    /// # Errors
    /// Returns the system's error.
    fn off(&self) -> io::Result<()> {
        let mut quiet = self.before.clone();
        quiet.local_flags.remove(LocalFlags::ECHO);
        quiet.local_flags.insert(LocalFlags::ECHONL);
        Ok(tcsetattr(&self.terminal, SetArg::TCSANOW, &quiet)?)
    }

    /// Restores the terminal. If `forget` is true, typed input that was not read is discarded, since a shell
    /// would show it.
    fn restore(&self, forget: bool) {
        let when = if forget { SetArg::TCSAFLUSH } else { SetArg::TCSANOW };
        // If the terminal is gone, nothing can be shown.
        let _ = tcsetattr(&self.terminal, when, &self.before);
    }
}
