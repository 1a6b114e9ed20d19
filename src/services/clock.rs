//! Owns [`Clock`], with which the minimum time of answers is kept.

use std::thread;
use std::time::{Duration, Instant};

/// Measures how long an answer took, and waits if it came early.
pub trait Clock: Send + Sync {
    /// Returns the time since some moment in the past.
    fn now(&self) -> Duration;

    /// Blocks for this long.
    fn pause(&self, time: Duration);
}

/// The system's clock.
#[derive(Debug)]
pub struct SystemClock(Instant);

impl Default for SystemClock {
    fn default() -> Self {
        Self(Instant::now())
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }

    fn pause(&self, time: Duration) {
        thread::sleep(time);
    }
}

/// A clock that never waits, for tests and tools.
#[derive(Clone, Copy, Debug)]
pub struct NoPause;

impl Clock for NoPause {
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn pause(&self, _: Duration) {}
}
