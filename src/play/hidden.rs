//! Asks for a word that nobody shall see.

use std::fs::File;
use std::io::{self, ErrorKind, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nix::sys::termios::{LocalFlags, SetArg, Termios, tcgetattr, tcsetattr};
use signal_hook::consts::SIGINT;
use signal_hook::{flag, low_level};

/// A terminal that does not show what is typed, until this is dropped.
struct Quiet {
    terminal: File,
    before: Termios,
}

impl Quiet {
    fn new() -> io::Result<Self> {
        let terminal = File::open("/dev/tty")?;
        let before = tcgetattr(&terminal)?;
        let mut quiet = before.clone();
        quiet.local_flags.remove(LocalFlags::ECHO);
        tcsetattr(&terminal, SetArg::TCSANOW, &quiet)?;
        Ok(Self { terminal, before })
    }
}

impl Drop for Quiet {
    fn drop(&mut self) {
        // A terminal that is gone shows nothing anyway.
        let _ = tcsetattr(&self.terminal, SetArg::TCSANOW, &self.before);
    }
}

/// Asks, and reads a line without showing it. The terminal is quiet before it asks: somebody who types at
/// once is not faster than that. Ctrl-C ends the program with the terminal as it was.
///
/// # Errors
/// What the terminal fails with; [`ErrorKind::UnexpectedEof`] where the input ends.
pub(super) fn ask(question: &str, output: &mut dyn Write) -> io::Result<String> {
    let interrupted = flag::register(SIGINT, Arc::new(AtomicBool::new(false)))?;
    let text = {
        let _quiet = Quiet::new()?;
        output.write_all(question.as_bytes())?;
        output.flush()?;
        rpassword::read_password()
    };
    low_level::unregister(interrupted);
    if text.as_ref().is_err_and(|error| error.kind() == ErrorKind::Interrupted) {
        low_level::emulate_default_handler(SIGINT)?;
    }
    text
}
