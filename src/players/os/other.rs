//! Processes on Windows, which has no process groups: what a process has started is found by `taskkill`, and its resources
//! aren't monitored.

use std::io::{self, Read, Write};
use std::os::windows::process::CommandExt;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use super::{Came, Computing, Exit, Usage};
use crate::players::Start;

/// Does nothing here.
///
/// # Errors
/// Never fails; on other systems it can.
pub fn watch_over(_: &std::path::Path) -> io::Result<()> {
    Ok(())
}

/// Does nothing here.
pub const fn dismiss_guard() {}

/// Does nothing here.
///
/// # Errors
/// Never fails; on other systems it can.
pub const fn let_pass(_: &std::path::Path) -> io::Result<()> {
    Ok(())
}

/// Does nothing here: submissions are copied without their links.
///
/// # Errors
/// Never fails; on other systems it can.
pub const fn link(_: &std::path::Path, _: &std::path::Path) -> io::Result<()> {
    Ok(())
}

/// Stands in for sandboxes, which don't exist here.
#[derive(Clone, Debug)]
pub struct Sandbox;

impl Sandbox {
    /// Says that there are no sandboxes.
    ///
    /// # Errors
    /// Always fails.
    pub fn find() -> Result<Self, String> {
        Err(String::from("bubblewrap only exists for Linux"))
    }
}

/// Stands in for a process group.
#[derive(Clone, Debug)]
pub struct Group;

impl Group {
    /// Returns `None`: the usage is unknown.
    pub const fn usage(&self, _: u64, _: usize) -> Option<Usage> {
        None
    }

    /// Returns `None`: the processor time is unknown.
    pub const fn computing(&self) -> Option<Computing> {
        None
    }

    /// Returns nothing, as there are no processes that were found.
    pub fn computing_of(&self, _: &[i32]) -> Computing {
        Computing::default()
    }

    /// Does nothing here.
    pub const fn kill(&self) {}
}

/// A process with pipes to it.
pub struct Process {
    child: Child,
    /// A placeholder.
    pub group: Group,
    input: Option<ChildStdin>,
    output: Receiver<Vec<u8>>,
    /// Always empty here.
    pub last_errors: Vec<u8>,
}

impl Process {
    /// Starts a command line.
    ///
    /// # Errors
    /// Returns the system's error if no process can be started.
    pub fn spawn(start: &Start<'_>) -> io::Result<Self> {
        let around = start.environment;
        let mut command = Command::new("cmd");
        // Rust would escape quotation marks in a way that cmd doesn't understand. Cmd removes the outer ones.
        command.raw_arg(format!("/S /C \"{}\"", start.command)).env("TEMP", start.temporary);
        command.envs(around.here.iter().map(|here| ("HERE", here)));
        command.current_dir(around.copy.as_deref().unwrap_or(std::path::Path::new(".")));
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let (send, output) = sync_channel(16);
        let mut pipe = child.stdout.take().ok_or_else(|| io::Error::other("there is no pipe"))?;
        let reading = move || {
            let mut piece = [0; 4_096];
            while let Ok(read @ 1..) = pipe.read(&mut piece) {
                if send.send(piece[..read].to_vec()).is_err() {
                    break;
                }
            }
        };
        if let Err(error) = thread::Builder::new().spawn(reading) {
            let _ = child.kill();
            return Err(error);
        }
        let input = child.stdin.take();
        Ok(Self { child, group: Group, input, output, last_errors: Vec::new() })
    }

    /// Writes some of the bytes, and returns how many.
    ///
    /// # Errors
    /// Returns the system's error if the process has closed its input.
    pub fn write(&mut self, bytes: &[u8], _: Duration) -> io::Result<usize> {
        self.input.as_mut().map_or(Err(io::ErrorKind::BrokenPipe.into()), |i| i.write(bytes))
    }

    /// Adds to `bytes` what arrives within this time.
    pub fn read(&mut self, bytes: &mut Vec<u8>, within: Duration) -> Came {
        match self.output.recv_timeout(within) {
            Ok(piece) => {
                bytes.extend_from_slice(&piece);
                Came::Bytes(piece.len())
            }
            Err(RecvTimeoutError::Timeout) => Came::Nothing,
            Err(RecvTimeoutError::Disconnected) => Came::End,
        }
    }

    /// Does nothing here: the error output is discarded.
    pub const fn drain_errors(&mut self, _: Duration) {}

    /// Returns how the process ended, if it does so within this time.
    pub fn status(&mut self, within: Duration) -> Option<Exit> {
        thread::sleep(within.min(Duration::from_millis(20)));
        self.child.try_wait().ok().flatten().map(Exit::from)
    }

    pub(crate) fn close_input(&mut self) {
        self.input = None;
    }
}

impl Drop for Process {
    /// Kills the process and those that it has started, and waits for it.
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            // The player is a child of the shell, which would leave it behind.
            let mut tree = Command::new("taskkill");
            tree.args(["/F", "/T", "/PID", &self.child.id().to_string()]);
            let _ = tree.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
