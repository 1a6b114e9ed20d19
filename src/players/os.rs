//! Owns what only a system knows of: processes in a group of their own, reading from one for a while, what
//! a group uses, and ending it whole. The one folder to look at for another system.

#[cfg(unix)]
mod guard;
#[cfg(not(unix))]
mod other;
#[cfg(unix)]
mod unix;

use std::process::ExitStatus;

#[cfg(not(unix))]
pub use other::{Group, Process, adopt_orphans, dismiss_guard, watch_over};
#[cfg(unix)]
pub use unix::{Group, Process, adopt_orphans, dismiss_guard, watch_over};

/// What came of reading for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// This many bytes of output were added.
    Bytes(usize),
    /// Nothing that is output.
    Nothing,
    /// The output has ended.
    End,
}

/// What a player's processes use together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Processes that run.
    pub processes: usize,
    /// Memory in use (bytes).
    pub bytes: u64,
}

/// How a process ended, for people.
fn told(status: ExitStatus) -> String {
    #[cfg(unix)]
    {
        use nix::sys::signal::Signal;
        let name = |signal| Signal::try_from(signal).map_or("", Signal::as_str);
        if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
            return format!("signal {signal} {}", name(signal)).trim_end().to_owned();
        }
        // How a shell says that its child was ended by a signal.
        if let Some(signal) = status.code().map(|code| code - 128)
            && !name(signal).is_empty()
        {
            return format!(
                "exit status {}, as after signal {signal} {}",
                signal + 128,
                name(signal)
            );
        }
    }
    status.code().map_or_else(|| String::from("no status"), |code| format!("exit status {code}"))
}
