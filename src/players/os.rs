//! Owns what differs between systems: starting processes in a group of their own, reading from them with a
//! timeout, measuring what a group uses, and killing all of it. To port this to another system, only this
//! folder has to change.

#[cfg(unix)]
mod guard;
#[cfg(not(unix))]
mod other;
#[cfg(unix)]
mod unix;

use std::fmt::{self, Display, Formatter};
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

/// How a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// With this status; 0 says that all went well.
    Status(i32),
    /// By this signal.
    #[cfg(unix)]
    Signal(i32),
    /// The system doesn't say.
    Unknown,
}

impl Exit {
    /// What a shell ends with if it finds no program of that name.
    pub const MISSING: Self = Self::Status(127);
    /// What a shell ends with if the program may not be executed.
    pub const FORBIDDEN: Self = Self::Status(126);
}

impl From<ExitStatus> for Exit {
    fn from(status: ExitStatus) -> Self {
        #[cfg(unix)]
        if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
            return Self::Signal(signal);
        }
        status.code().map_or(Self::Unknown, Self::Status)
    }
}

impl Display for Exit {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        #[cfg(unix)]
        let name = |signal| nix::sys::signal::Signal::try_from(signal).map(|it| it.as_str()).ok();
        match *self {
            Self::Status(code) => {
                write!(f, "exit status {code}")?;
                // A shell reports a child that was ended by a signal with such a status.
                #[cfg(unix)]
                if let Some(name) = name(code - 128) {
                    write!(f, ", as after signal {} {name}", code - 128)?;
                }
                Ok(())
            }
            #[cfg(unix)]
            Self::Signal(signal) => match name(signal) {
                Some(name) => write!(f, "signal {signal} {name}"),
                None => write!(f, "signal {signal}"),
            },
            Self::Unknown => f.write_str("no status"),
        }
    }
}
