//! Owns [`Keyboard`], which reads what a terminal sends. It asks the system each time whether there is more
//! to read, instead of relying on notifications, so that no burst of input is too long.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::os::fd::{AsFd, AsRawFd};
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use nix::errno::Errno;
use nix::sys::select::{FD_SETSIZE, FdSet, select};
use nix::sys::termios::{SpecialCharacterIndices, tcgetattr};
use nix::sys::time::{TimeVal, TimeValLike};
use signal_hook::consts::SIGWINCH;
use signal_hook::low_level::pipe;

use super::terminal_input;
use crate::system::typed::{Parser, Typed};

/// The maximum number of bytes per read.
const PIECE: usize = 4096;

/// The terminal's keys, pastes, clicks and changes of size.
#[derive(Debug)]
pub struct Keyboard {
    terminal: File,
    /// Receives a byte when the size of the terminal changes.
    resized: UnixStream,
    parser: Parser,
}

impl Keyboard {
    /// Opens the keyboard. Changes of size are noticed from now on.
    ///
    /// # Errors
    /// Returns the system's error if there is no terminal, or if too many files are open.
    pub fn open() -> io::Result<Self> {
        let terminal = terminal_input()?;
        let (resized, sender) = UnixStream::pair()?;
        resized.set_nonblocking(true)?;
        for file in [terminal.as_raw_fd(), resized.as_raw_fd()] {
            // The limit of `select`.
            if usize::try_from(file).is_ok_and(|file| file >= FD_SETSIZE) {
                return Err(io::Error::other("too many files are open"));
            }
        }
        pipe::register(SIGWINCH, sender)?;
        let mut parser = Parser::default();
        if let Ok(modes) = tcgetattr(&terminal)
            && let erase @ 1..=0x7f = modes.control_chars[SpecialCharacterIndices::VERASE as usize]
        {
            parser.set_erase(erase);
        }
        Ok(Self { terminal, resized, parser })
    }

    /// Expects answers of the terminal until this time.
    pub const fn expect_answers(&mut self, until: Instant) {
        self.parser.expect_answers(until);
    }

    /// Waits for the next input; returns `None` at `until`. Without that, it waits forever.
    ///
    /// # Errors
    /// Returns the terminal's error, EIO once the terminal is gone.
    pub fn next(&mut self, until: Option<Instant>) -> io::Result<Option<Typed>> {
        loop {
            if let Some(typed) = self.parser.pop() {
                return Ok(Some(typed));
            }
            let gives_up = self.parser.waits_until();
            let end = [until, gives_up].into_iter().flatten().min();
            let (keys, size) = self.wait(end)?;
            if size {
                // The bytes have no content.
                while matches!(self.resized.read(&mut [0; 64]), Ok(count) if count > 0) {}
                return Ok(Some(Typed::Resized));
            }
            if keys {
                self.read()?;
            } else if gives_up.is_some_and(|end| Instant::now() >= end) {
                self.parser.give_up();
            } else if until.is_some_and(|end| Instant::now() >= end) {
                return Ok(None);
            }
        }
    }

    /// Waits until there is input or the size has changed, and returns which.
    fn wait(&self, end: Option<Instant>) -> io::Result<(bool, bool)> {
        let mut files = FdSet::new();
        files.insert(self.terminal.as_fd());
        files.insert(self.resized.as_fd());
        let left = end.map(|end| end.saturating_duration_since(Instant::now()));
        let mut left = left.map(|left| {
            let micros = (left + Duration::from_micros(1)).as_micros();
            TimeVal::microseconds(i64::try_from(micros).unwrap_or(i64::MAX))
        });
        match select(None, &mut files, None, None, &mut left) {
            Ok(_) => {
                Ok((files.contains(self.terminal.as_fd()), files.contains(self.resized.as_fd())))
            }
            Err(Errno::EINTR) => Ok((false, false)),
            Err(error) => Err(error.into()),
        }
    }

    fn read(&mut self) -> io::Result<()> {
        let mut piece = [0; PIECE];
        match self.terminal.read(&mut piece) {
            Ok(0) => Err(Errno::EIO.into()),
            Ok(count) => {
                self.parser.read(&piece[..count], Instant::now());
                Ok(())
            }
            Err(error)
                if matches!(error.kind(), ErrorKind::Interrupted | ErrorKind::WouldBlock) =>
            {
                Ok(())
            }
            Err(error) => Err(error),
        }
    }
}
