//! Owns [`build`], which compiles somebody else's program.

use std::io;
use std::time::{Duration, Instant};

use super::Start;
use super::child::{is_used_up, lap};
use super::os::{Came, Exit, Process};
use crate::system::{self, Stop};
use crate::words::shown;

/// How long a compiler is waited for at a time.
const SLICE: Duration = Duration::from_millis(50);

/// The number of bytes that are kept of what a compiler prints.
const KEPT: usize = 64 << 10;

/// The number of bytes after which nobody reads on.
const MOST: usize = 16 << 20;

/// The memory in bytes, and the number of processes, that a compiler may use.
const MEMORY: u64 = 4 << 30;
const PROCESSES: usize = 256;

/// Why a program was not compiled.
#[derive(Debug)]
pub enum NotBuilt {
    /// The compiler ended like this; with the end of what it printed.
    Failed(Exit, String),
    /// It used more than it may, as this sentence says.
    Excess(String),
    /// There is no such compiler; with the end of what the shell printed.
    Missing(String),
    /// It was stopped.
    Stopped,
}

/// Compiles a program within this processor time, and returns the end of what the compiler printed. `stop` ends it early. A
/// shortage of this program's own ends everything.
///
/// # Errors
/// Returns why it failed.
pub fn build(start: &Start<'_>, limit: Duration, stop: &Stop) -> Result<String, NotBuilt> {
    let failed = |error: io::Error| system::end_short(&error);
    let mut process = Process::spawn(start).unwrap_or_else(failed);
    process.close_input();
    let (mut passed, mut said, mut read) = (Duration::ZERO, Vec::new(), 0);
    let (mut looked, mut measured, mut is_closed) = (Instant::now(), Instant::now(), false);
    let exit = loop {
        if stop.is_set() {
            return Err(NotBuilt::Stopped);
        }
        passed += lap(&mut looked, SLICE);
        let computing = || process.group.computing();
        if is_used_up(limit, passed, computing).is_some() {
            return Err(NotBuilt::Excess(format!("It took more than {} s.", limit.as_secs())));
        }
        if measured.elapsed() >= SLICE {
            measured = Instant::now();
            let usage = process.group.usage(MEMORY, PROCESSES).unwrap_or_default();
            if usage.bytes > MEMORY || usage.processes.len() > PROCESSES {
                let most = format!("{} MiB of memory or {PROCESSES} processes", MEMORY >> 20);
                return Err(NotBuilt::Excess(format!("It used more than {most}.")));
            }
        }
        // What it has started in the background may keep the output open; nobody waits for that. It may also have closed its own
        // and go on.
        let ended = process.status(if is_closed { SLICE } else { Duration::ZERO });
        let came = match is_closed {
            true => Came::End,
            false => process.read(&mut said, if ended.is_some() { Duration::ZERO } else { SLICE }),
        };
        if let Came::Bytes(bytes) = came {
            read += bytes;
        }
        if read > MOST {
            return Err(NotBuilt::Excess(format!("It printed more than {} MiB.", MOST >> 20)));
        }
        said.drain(..said.len().saturating_sub(KEPT));
        match (came, ended) {
            (Came::Bytes(_) | Came::Nothing, None) => {}
            (Came::Bytes(_), Some(_)) if passed < limit => {}
            (Came::End, None) => {
                is_closed = true;
                process.drain_errors(Duration::ZERO);
            }
            (_, Some(exit)) => break exit,
        }
    };
    process.drain_errors(SLICE);
    said.append(&mut process.last_errors);
    let said = String::from_utf8_lossy(&said).into_owned();
    let said: Vec<_> = said.lines().map(|line| shown(line, false)).collect();
    let said = said.join("\n");
    match exit {
        Exit::Status(0) => Ok(said),
        Exit::MISSING => Err(NotBuilt::Missing(said)),
        _ => Err(NotBuilt::Failed(exit, said)),
    }
}
