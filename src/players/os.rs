//! Owns what differs between systems: starting processes in a group of their own, reading from them with a
//! timeout, measuring what a group uses, and killing all of it. To port this to another system, only this
//! folder has to change.

#[cfg(unix)]
mod guard;
#[cfg(not(unix))]
mod other;
#[cfg(unix)]
mod unix;

use std::process::ExitStatus;
use std::time::Duration;

#[cfg(not(unix))]
pub use other::{Group, Process, Sandbox, dismiss_guard, let_pass, link, watch_over};
#[cfg(unix)]
pub use {
    guard::{dismiss_guard, watch_over},
    unix::{Group, Process, Sandbox, let_pass, link},
};

/// The result of reading with a timeout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// This many bytes of output were added.
    Bytes(usize),
    /// No output yet.
    Nothing,
    /// The output has ended, or can't be read.
    End,
}

/// The resources that all processes of a player use together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// The numbers of the running processes.
    pub processes: Vec<i32>,
    /// Memory in use, in bytes.
    pub bytes: u64,
}

/// The time of processors that all processes of a player have had together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Computing {
    /// How long they have computed.
    pub used: Duration,
    /// How long they would have computed, had a processor been free. A busy machine keeps a program waiting that does not wait
    /// itself.
    pub queued: Duration,
}

impl Computing {
    /// Returns what has come since an earlier time.
    pub const fn since(self, before: Self) -> Self {
        Self {
            used: self.used.saturating_sub(before.used),
            queued: self.queued.saturating_sub(before.queued),
        }
    }
}

/// Describes how a process ended.
fn described(status: ExitStatus) -> String {
    #[cfg(unix)]
    {
        use nix::sys::signal::Signal;
        let name = |signal| Signal::try_from(signal).map_or("", Signal::as_str);
        if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
            return format!("signal {signal} {}", name(signal)).trim_end().to_owned();
        }
        // A shell reports a child that was ended by a signal with such a status.
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
