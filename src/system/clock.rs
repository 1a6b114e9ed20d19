//! Owns the clock: times in seconds since 1970-01-01 00:00:00 UTC.

use std::time::{SystemTime, UNIX_EPOCH};

/// Returns the time now; 0 if the clock is set before 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs()
}
