//! Owns fault injection: makes calls of the file layer fail as a test asks, on that test's thread only.
//! Exists only in tests and with the feature `faults`.

use std::cell::Cell;
use std::io::{self, ErrorKind};

use super::Call;

/// How a call fails, and how the calls after it behave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiskFault {
    /// This call fails; all others work.
    Once,
    /// From here on, nothing can be written or created; existing files can be read and removed.
    Full,
    /// Half of the next write succeeds, and then the program is stopped.
    Torn,
    /// The program is stopped: no later call has an effect.
    Stopped,
    /// From here on, no file can be replaced.
    NoRename,
    /// From here on, another program holds every lock.
    Busy,
    /// From here on, nothing can be locked, as on a network file system without a lock server.
    NoLocks,
}

impl DiskFault {
    /// Every fault.
    pub const ALL: [Self; 7] = [
        Self::Once,
        Self::Full,
        Self::Torn,
        Self::Stopped,
        Self::NoRename,
        Self::Busy,
        Self::NoLocks,
    ];

    /// Returns the error of the call that is `beyond` calls after the chosen one, if it fails.
    fn of(self, call: Call, beyond: u32, torn: &Cell<bool>) -> Option<ErrorKind> {
        match (self, call) {
            (Self::Once, Call::Lock) if beyond == 0 => Some(ErrorKind::WouldBlock),
            (Self::Once, _) => (beyond == 0).then_some(ErrorKind::Other),
            (Self::Full, Call::Folder | Call::Write | Call::Sync) => Some(ErrorKind::StorageFull),
            // A full disk also tears the write before it is refused.
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
    static PLAN: Cell<Option<(DiskFault, u32)>> = const { Cell::new(None) };
    static CALLS: Cell<u32> = const { Cell::new(0) };
    static TORN: Cell<bool> = const { Cell::new(false) };
}

/// Runs `act` while call `number` (from 1) fails. Returns its result and the number of calls.
pub fn with<T>(fault: DiskFault, number: u32, act: impl FnOnce() -> T) -> (T, u32) {
    begin(fault, number);
    let done = act();
    (done, end())
}

/// Makes call `number` (from 1) fail on this thread from now on.
pub fn begin(fault: DiskFault, number: u32) {
    PLAN.set(Some((fault, number)));
    CALLS.set(0);
    TORN.set(false);
}

/// Makes calls work again on this thread. Returns the number of calls since [`begin`].
pub fn end() -> u32 {
    PLAN.set(None);
    CALLS.get()
}

/// Returns whether faults are being injected; slow calls without visible effect are skipped then.
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
