//! Owns the implementation for Windows. A console sends no signals but Ctrl-C, and nothing suspends a
//! program. Closing its window ends the program immediately; since a round is saved after each letter,
//! nothing is lost.

use std::collections::VecDeque;
use std::fs::{self, File, FileType, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::ansi_support::supports_ansi;
use crossterm::event;
use crossterm_winapi::{ConsoleMode, Handle};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
use tempfile::TempDir;

use super::typed::Typed;
use super::typed::burst::{TYPED_AT_ONCE, gathered};
use super::{SignalEvent, start_thread};

/// Whether sequences that a terminal sends are read: the marks of pastes, and answers to questions. A console sends pastes as
/// keys and, if it is asked something, the answer, too; some terminals end the lines of a paste that they mark with another key.
pub const READS_SEQUENCES: bool = false;

/// The signals that ask a program to end, besides Ctrl-C.
pub const ASKING_TO_END: [i32; 1] = [SIGTERM];

/// The interval at which signals are polled.
const LOOK: Duration = Duration::from_millis(100);

/// Handles Ctrl-C and termination on a separate thread from now on. Both end the program with the exit status
/// 128 + the signal's number.
///
/// # Errors
/// Returns the system's error if signals cannot be handled.
pub fn watch(mut on: impl FnMut(SignalEvent) + Send + 'static) -> io::Result<()> {
    let watched = [SIGINT, SIGTERM].map(|signal| (signal, Arc::new(AtomicBool::new(false))));
    for (signal, came) in &watched {
        flag::register(*signal, Arc::clone(came))?;
    }
    let watching = move || {
        loop {
            thread::sleep(LOOK);
            let came = watched.iter().find(|(_, came)| came.load(Ordering::Relaxed));
            if let Some((signal, _)) = came {
                on(SignalEvent::Ends(*signal));
                process::exit(128 + signal);
            }
        }
    };
    start_thread("signals", watching)
}

/// Returns false: a console doesn't say whether it takes output, and takes none while something is selected in it.
pub const fn takes_output() -> bool {
    false
}

/// Does nothing, since Windows has no limit on file sizes.
///
/// # Errors
/// Never fails here, but can on other systems.
pub const fn fail_beyond_file_size() -> io::Result<()> {
    Ok(())
}

/// Does nothing, since no shell could continue the program.
///
/// # Errors
/// Never fails here, but can on other systems.
pub fn suspend() -> io::Result<()> {
    Ok(())
}

/// Fails, because nobody logs in to a console from elsewhere.
///
/// # Errors
/// Always returns [`ErrorKind::Unsupported`] on this system.
pub fn never_suspend() -> io::Result<()> {
    Err(io::Error::new(ErrorKind::Unsupported, "this system has no guests; leave --guest out"))
}

/// Standard input or the console. Unlike on other systems, nothing ends it early.
pub struct Patient(Box<dyn Read>);

impl Patient {
    /// Creates it from standard input.
    ///
    /// # Errors
    /// Never fails here, but can on other systems.
    pub fn of_stdin() -> io::Result<Self> {
        Ok(Self(Box::new(io::stdin())))
    }

    /// Creates it from the console.
    ///
    /// # Errors
    /// Returns the system's error if there is no console.
    pub fn of_terminal() -> io::Result<Self> {
        Ok(Self(Box::new(terminal_input()?)))
    }
}

impl Read for Patient {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer)
    }
}

/// Does nothing: Ctrl-C ends the program, which has saved the round after each letter.
///
/// # Errors
/// Never fails here, but can on other systems.
pub const fn end_input_on_interrupt() -> io::Result<()> {
    Ok(())
}

/// Returns false: see [`end_input_on_interrupt`].
pub const fn was_interrupted() -> bool {
    false
}

/// Ends the program with the exit status of a disconnected terminal.
///
/// # Errors
/// Never returns here, but can fail on other systems.
pub fn hang_up() -> io::Result<()> {
    process::exit(129)
}

/// Returns whether an error means that the terminal is gone (an invalid handle).
pub fn is_hang_up(error: &io::Error) -> bool {
    error.raw_os_error() == Some(6)
}

/// Returns the input of the console, even if standard input is something else.
///
/// # Errors
/// Returns the system's error if there is no console.
pub fn terminal_input() -> io::Result<File> {
    // Without write access, a console does not report its modes.
    OpenOptions::new().read(true).write(true).open("CONIN$")
}

/// The console's mode in which it reports changes of its size (`ENABLE_WINDOW_INPUT`).
const REPORTS_SIZE: u32 = 0x8;

/// How long a paste may pause.
const PAUSE: Duration = Duration::from_millis(10);

/// The maximum number of events that are taken for one paste.
const LONGEST: usize = 1 << 17;

/// Makes the console report changes of its size, before it is in raw mode.
///
/// # Errors
/// Returns the console's error, and [`ErrorKind::Unsupported`] if it doesn't understand control sequences.
pub fn take_terminal() -> io::Result<()> {
    if !supports_ansi() {
        let way_out =
            "this console is too old; turn off its property \"Use legacy console\", or add --line";
        return Err(io::Error::new(ErrorKind::Unsupported, way_out));
    }
    let mode = ConsoleMode::from(Handle::current_in_handle()?);
    mode.set_mode(mode.mode()? | REPORTS_SIZE)
}

/// Makes the console as it was before [`take_terminal`].
///
/// # Errors
/// Returns the console's error.
pub fn give_terminal_back() -> io::Result<()> {
    let mode = ConsoleMode::from(Handle::current_in_handle()?);
    mode.set_mode(mode.mode()? & !REPORTS_SIZE)
}

/// The console's keys, pastes, clicks and changes of size.
#[derive(Debug, Default)]
pub struct Keyboard {
    /// What was not taken yet.
    ready: VecDeque<Typed>,
}

impl Keyboard {
    /// Opens the keyboard.
    ///
    /// # Errors
    /// Never fails here, but can on other systems.
    pub fn open() -> io::Result<Self> {
        Ok(Self::default())
    }

    /// Does nothing, since a console is not asked.
    pub const fn expect_answers(&mut self, _: Instant) {}

    /// Waits for the next input; returns `None` at `until`. Without that, it waits forever.
    ///
    /// # Errors
    /// Returns the console's error.
    pub fn next(&mut self, until: Option<Instant>) -> io::Result<Option<Typed>> {
        loop {
            if let Some(typed) = self.ready.pop_front() {
                return Ok(Some(typed));
            }
            if let Some(end) = until
                && !event::poll(end.saturating_duration_since(Instant::now()))?
            {
                return Ok(None);
            }
            let mut events = vec![event::read()?];
            let mut pressed = 0;
            while events.len() < LONGEST {
                pressed += usize::from(events.last().is_some_and(|it| it.is_key_press()));
                let pause = if pressed > TYPED_AT_ONCE { PAUSE } else { Duration::ZERO };
                if !event::poll(pause)? {
                    break;
                }
                events.push(event::read()?);
            }
            self.ready.extend(gathered(events));
        }
    }
}

/// Asks a question and reads a line without echo.
///
/// # Errors
/// Returns the console's error.
pub fn ask_hidden(question: &str, output: &mut dyn Write) -> io::Result<String> {
    output.write_all(question.as_bytes())?;
    output.flush()?;
    rpassword::read_password()
}

/// Returns the time since the first call. It stands in for CPU time, which Windows reports only through
/// unsafe calls.
pub fn cpu_time() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// Returns false, since nothing limits the stack of a program.
pub const fn has_small_stack() -> bool {
    false
}

/// Returns `None`, because Windows reports it only through unsafe calls.
pub const fn peak_bytes() -> Option<u64> {
    None
}

/// Returns the usual options, since a user's folders are private.
pub fn private_options() -> OpenOptions {
    OpenOptions::new()
}

/// Does nothing, since opening a file never blocks.
pub fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// Does nothing, since a user's folders are private.
pub const fn make_private(_: &File, _: &Path) -> io::Result<()> {
    Ok(())
}

/// Returns false, since only administrators make links.
pub const fn is_strangers_link(_: &Path) -> bool {
    false
}

/// Returns whether an error means that the system has no more of something.
pub fn is_shortage(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::OutOfMemory | ErrorKind::StorageFull)
}

/// Makes a file read-only.
pub fn make_read_only(file: &File) -> io::Result<()> {
    let mut permissions = file.metadata()?.permissions();
    permissions.set_readonly(true);
    file.set_permissions(permissions)
}

/// Creates a folder in the temporary folder, which belongs to the user. It is removed with its contents when it is dropped.
pub fn private_temporary_folder(prefix: &str) -> io::Result<TempDir> {
    tempfile::Builder::new().prefix(prefix).tempdir()
}

/// Creates a folder and its missing parents; those of a user are private.
pub fn private_folder(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)
}

/// Returns `false`, since shells do not pass files this way.
pub const fn is_handed_over(_: &Path, _: FileType) -> bool {
    false
}
