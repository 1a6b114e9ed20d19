//! Owns the guest mode for players without an account: no folders, no suspending, and a limit on idle time.
//! It is set once, before anything else, and never unset.

use std::io;
use std::sync::OnceLock;
use std::time::Duration;

use super::here;

/// How long a guest may be idle; unset if the player is not a guest.
static PATIENCE: OnceLock<Duration> = OnceLock::new();

/// Starts the guest mode, in which input ends after `patience` without a key.
///
/// # Errors
/// Returns the system's error if it does not support guests, or if signals cannot be handled.
pub fn begin(patience: Duration) -> io::Result<()> {
    here::never_suspend()?;
    PATIENCE.get_or_init(|| patience);
    Ok(())
}

/// Returns whether the player is a guest.
pub(crate) fn is_here() -> bool {
    patience().is_some()
}

/// Returns how long a guest may be idle; `None` if the player is not a guest.
pub(crate) fn patience() -> Option<Duration> {
    PATIENCE.get().copied()
}
