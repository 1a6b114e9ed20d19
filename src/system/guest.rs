//! What holds where somebody plays who has no account here: no folders, no suspending, and an end of waiting. It is
//! said once, before anything else is done, and never taken back.

use std::io;
use std::sync::OnceLock;
use std::time::Duration;

use super::here;

/// How long a guest may leave the game alone; not set where nobody is a guest.
static PATIENCE: OnceLock<Duration> = OnceLock::new();

/// From now on this program serves a guest, and waits for them no longer than this.
///
/// # Errors
/// What the system says where it has no such guests, or signals cannot be watched.
pub fn begin(patience: Duration) -> io::Result<()> {
    here::never_suspend()?;
    PATIENCE.get_or_init(|| patience);
    Ok(())
}

/// Whether it serves a guest.
#[must_use]
pub fn is_here() -> bool {
    patience().is_some()
}

/// How long a guest is waited for; `None` where nobody is a guest.
#[must_use]
pub fn patience() -> Option<Duration> {
    PATIENCE.get().copied()
}
