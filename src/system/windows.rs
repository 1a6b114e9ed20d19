//! Windows. A console sends no signals but Ctrl-C, and nothing suspends a program. Closing its window
//! ends the program at once; a round is kept after each letter, so nothing is lost.

use std::fs::{self, File, FileType, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event::{self, Event};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

use super::typed::Typed;
use super::{OnSignal, start_thread};

/// What asks a program to end, besides Ctrl-C.
pub(super) const ASKING_TO_END: [i32; 1] = [SIGTERM];

/// How often it is looked whether a signal has come: the system wakes nobody for it.
const LOOK: Duration = Duration::from_millis(100);

/// Watches for Ctrl-C and for being ended, on a thread of its own, from now on. Both end the program
/// with the status 128 and the signal's number.
///
/// # Errors
/// What the system says where signals cannot be watched.
pub fn watch(mut on: impl OnSignal) -> io::Result<()> {
    let watched = [SIGINT, SIGTERM].map(|signal| (signal, Arc::new(AtomicBool::new(false))));
    for (signal, came) in &watched {
        flag::register(*signal, Arc::clone(came))?;
    }
    let watching = move || {
        loop {
            thread::sleep(LOOK);
            let came = watched.iter().find(|(_, came)| came.load(Ordering::Relaxed));
            if let Some((signal, _)) = came {
                on.ends(*signal);
                process::exit(128 + signal);
            }
        }
    };
    start_thread("signals", watching)
}

/// Does nothing: no file has a size that it may not have.
///
/// # Errors
/// It never fails; on other systems it can.
pub const fn fail_beyond_file_size() -> io::Result<()> {
    Ok(())
}

/// Does nothing: there is no shell that would continue the program.
///
/// # Errors
/// It never fails; on other systems it can.
pub fn suspend() -> io::Result<()> {
    Ok(())
}

/// There are no guests: nobody logs in to a console from elsewhere.
///
/// # Errors
/// Always.
pub(super) fn never_suspend() -> io::Result<()> {
    Err(io::Error::new(ErrorKind::Unsupported, "this system has no guests; leave --guest out"))
}

/// Input that a guest would be waited for at.
#[derive(Debug)]
pub struct Patient(io::Stdin);

impl Patient {
    /// Standard input.
    ///
    /// # Errors
    /// None; on other systems there are some.
    pub fn of_stdin() -> io::Result<Self> {
        Ok(Self(io::stdin()))
    }
}

impl Read for Patient {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer)
    }
}

/// Ends the program as where a terminal goes.
///
/// # Errors
/// None: it does not return.
pub fn hang_up() -> io::Result<()> {
    process::exit(129)
}

/// Whether an error says that the terminal is gone (an invalid handle).
#[must_use]
pub fn is_hang_up(error: &io::Error) -> bool {
    error.raw_os_error() == Some(6)
}

/// What is typed, also where standard input is something else.
///
/// # Errors
/// What the system says where there is no console.
pub fn terminal_input() -> io::Result<File> {
    // A console is opened for reading and writing, or it does not tell its modes.
    OpenOptions::new().read(true).write(true).open("CONIN$")
}

/// The console's keys, pastes, clicks and new sizes.
#[derive(Debug)]
pub struct Keyboard;

impl Keyboard {
    /// Opens it.
    ///
    /// # Errors
    /// What the console fails with.
    pub fn open() -> io::Result<Self> {
        event::poll(Duration::ZERO).map(|_| Self)
    }

    /// Waits for the next of what the console sends; nothing when the time is over before. Without a
    /// time it waits for ever.
    ///
    /// # Errors
    /// What the console fails with.
    pub fn next(&mut self, until: Option<Instant>) -> io::Result<Option<Typed>> {
        if let Some(end) = until
            && !event::poll(end.saturating_duration_since(Instant::now()))?
        {
            return Ok(None);
        }
        Ok(Some(match event::read()? {
            Event::Resize(..) => Typed::Resized,
            event => Typed::Event(event),
        }))
    }
}

/// Asks, and reads a line without showing it.
///
/// # Errors
/// What the console fails with.
pub fn ask_hidden(question: &str, output: &mut dyn Write) -> io::Result<String> {
    output.write_all(question.as_bytes())?;
    output.flush()?;
    rpassword::read_password()
}

/// The time since the program was first asked: a stand-in for the time of the processor, which the
/// system tells only through calls that are unsafe.
#[must_use]
pub fn cpu_time() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// Not told.
#[must_use]
pub const fn peak_bytes() -> Option<u64> {
    None
}

/// Nothing to do: a player's own folders are private.
pub(super) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// Nothing to do: nothing that has the name of a file makes a program wait.
pub(super) fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// Nothing to do: a player's own folders are private.
pub(super) const fn make_private(_: &File) -> io::Result<()> {
    Ok(())
}

/// Makes a file one that nobody may write.
pub(super) fn make_read_only(file: &File) -> io::Result<()> {
    let mut permissions = file.metadata()?.permissions();
    permissions.set_readonly(true);
    file.set_permissions(permissions)
}

/// Nothing to do: the folder for temporary files is a player's own.
pub(super) const fn private_temporary<'a, 'b>(
    builder: &'a mut tempfile::Builder<'b, 'b>,
) -> &'a mut tempfile::Builder<'b, 'b> {
    builder
}

/// Makes a folder; those of a player are private.
pub(super) fn private_folder(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)
}

/// There is nothing of the kind.
pub(super) const fn is_handed_over(_: &Path, _: FileType) -> bool {
    false
}
