//! Processes where there are no groups: one is ended alone, and nobody tells what it uses.

use std::io::{self, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use super::{Came, Usage, told};

/// Nothing can be adopted here.
pub fn adopt_orphans() {}

/// Nobody watches over players here.
///
/// # Errors
/// It never fails; on other systems it can.
pub fn watch_over(_: &std::path::Path) -> io::Result<()> {
    Ok(())
}

/// There is no guard here.
pub const fn dismiss_guard() {}

/// There are no groups here.
#[derive(Clone, Copy, Debug)]
pub struct Group;

impl Group {
    /// The system does not tell.
    pub const fn usage(self, _: u64) -> Option<Usage> {
        None
    }

    /// Nothing can be ended here.
    pub const fn kill(self) {}
}

/// A process with pipes to it.
pub struct Process {
    child: Child,
    input: Option<ChildStdin>,
    output: Receiver<Vec<u8>>,
    /// Nothing is kept of the error output here.
    pub last_errors: Vec<u8>,
}

impl Process {
    /// Starts a command line.
    ///
    /// # Errors
    /// What the system says where no process can be started.
    pub fn spawn(command: &str, _: Option<u64>) -> io::Result<Self> {
        let mut child = Command::new("cmd")
            .arg("/C")
            .arg(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
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
        Ok(Self { child, input, output, last_errors: Vec::new() })
    }

    /// Writes what there is to write.
    ///
    /// # Errors
    /// What the system says where the process reads no more.
    pub fn write(&mut self, bytes: &[u8], _: Duration) -> io::Result<usize> {
        self.input.as_mut().map_or(Err(io::ErrorKind::BrokenPipe.into()), |i| i.write(bytes))
    }

    /// Adds to `bytes` what comes within this time.
    ///
    /// # Errors
    /// What the system says where its output cannot be read.
    pub fn read(&mut self, bytes: &mut Vec<u8>, within: Duration) -> io::Result<Came> {
        Ok(match self.output.recv_timeout(within) {
            Ok(piece) => {
                bytes.extend_from_slice(&piece);
                Came::Bytes(piece.len())
            }
            Err(RecvTimeoutError::Timeout) => Came::Nothing,
            Err(RecvTimeoutError::Disconnected) => Came::End,
        })
    }

    /// Nothing is kept of the error output here.
    pub const fn drain_errors(&mut self, _: Duration) {}

    /// How the process ended, if it has within this time.
    pub fn status(&mut self, within: Duration) -> Option<String> {
        thread::sleep(within.min(Duration::from_millis(20)));
        self.child.try_wait().ok().flatten().map(told)
    }

    /// Closes the input.
    pub(crate) fn close_input(&mut self) {
        self.input = None;
    }

    /// There are no groups here.
    pub const fn group(&self) -> Group {
        Group
    }

    /// Ends the process, and waits for it.
    pub fn end(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}
