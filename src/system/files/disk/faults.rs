//! Has the calls of the layer fail as a test asks for, on the thread of that test alone. There only in tests and
//! with the feature `faults`.

use std::cell::Cell;
use std::io::{self, ErrorKind};

use super::Call;

/// How a call fails, and what becomes of those behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// This one fails, and all others work.
    Once,
    /// From here on nothing more can be written or made; what is there can be read and removed.
    Full,
    /// Of the next that is written only a half arrives, and then the program is stopped.
    Torn,
    /// The program is stopped: nothing is done any more.
    Stopped,
    /// Nothing can be moved over something else from here on.
    NoRename,
    /// Somebody else holds every lock from here on.
    Busy,
    /// Nothing can be locked from here on, as on a network's file system whose server keeps no locks.
    NoLocks,
}

impl Fault {
    /// Every one.
    pub const ALL: [Self; 7] = [
        Self::Once,
        Self::Full,
        Self::Torn,
        Self::Stopped,
        Self::NoRename,
        Self::Busy,
        Self::NoLocks,
    ];

    /// The error that a call behind the `beyond`-th from the chosen one ends with, if it does.
    fn of(self, call: Call, beyond: u32, torn: &Cell<bool>) -> Option<ErrorKind> {
        match (self, call) {
            (Self::Once, Call::Lock) if beyond == 0 => Some(ErrorKind::WouldBlock),
            (Self::Once, _) => (beyond == 0).then_some(ErrorKind::Other),
            (Self::Full, Call::Folder | Call::Write | Call::Sync) => Some(ErrorKind::StorageFull),
            // What there is no room for is torn before it is refused.
            (Self::Torn, _) if torn.get() => Some(ErrorKind::Other),
            (Self::Torn, Call::Write) => {
                torn.set(true);
                Some(ErrorKind::WriteZero)
            }
            (Self::Stopped, _) => Some(ErrorKind::Other),
            (Self::NoRename, Call::Rename) => Some(ErrorKind::PermissionDenied),
            (Self::Busy, Call::Lock) => Some(ErrorKind::WouldBlock),
            (Self::NoLocks, Call::Lock) => Some(ErrorKind::Other),
            _ => None,
        }
    }
}

thread_local! {
    static PLAN: Cell<Option<(Fault, u32)>> = const { Cell::new(None) };
    static CALLS: Cell<u32> = const { Cell::new(0) };
    static TORN: Cell<bool> = const { Cell::new(false) };
}

/// Does something of which the call of this number, from 1, fails. Says how many calls there were, too.
pub fn with<T>(fault: Fault, number: u32, act: impl FnOnce() -> T) -> (T, u32) {
    begin(fault, number);
    let done = act();
    (done, end())
}

/// From now on the call of this number, from 1, fails, on this thread.
pub fn begin(fault: Fault, number: u32) {
    PLAN.set(Some((fault, number)));
    CALLS.set(0);
    TORN.set(false);
}

/// From now on calls work again, on this thread. Says how many there were.
pub fn end() -> u32 {
    PLAN.set(None);
    CALLS.get()
}

/// Whether calls are counted: what takes long and changes nothing is left out then.
pub(super) fn is_simulated() -> bool {
    PLAN.get().is_some()
}

pub(super) fn step(call: Call) -> io::Result<()> {
    let Some((fault, number)) = PLAN.get() else { return Ok(()) };
    let calls = CALLS.get() + 1;
    CALLS.set(calls);
    let beyond = calls.checked_sub(number);
    let failed = beyond.and_then(|beyond| TORN.with(|torn| fault.of(call, beyond, torn)));
    failed.map_or(Ok(()), |kind| Err(io::Error::from(kind)))
}
