//! Owns [`Calendar`], which notices that a day (UTC) has begun.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::game::Day;

/// The day that it was when somebody looked last.
pub(super) struct Calendar(Day);

impl Calendar {
    /// Opens it at today.
    pub(super) fn today() -> Self {
        Self(Day::at(now()))
    }

    /// Whether another day has begun since this was asked last, also while the machine slept, and where its clock
    /// was set.
    pub(super) fn has_turned(&mut self) -> bool {
        self.turns_to(Day::at(now()))
    }

    fn turns_to(&mut self, today: Day) -> bool {
        std::mem::replace(&mut self.0, today) != today
    }
}

/// The time until the next day begins.
pub(super) fn until_midnight() -> Duration {
    Duration::from_secs(Day::seconds_until_next(now()))
}

/// Seconds since the beginning of 1970, UTC; 0 for a clock that is set before that.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_turns_once_and_back_again_where_the_clock_is_set() {
        let day = |number: u64| Day::at(number * 86_400);
        let mut calendar = Calendar(day(1));
        assert!(!calendar.turns_to(day(1)));
        assert!(calendar.turns_to(day(2)) && !calendar.turns_to(day(2)));
        assert!(calendar.turns_to(day(1)));
        assert!((1..=86_400).contains(&until_midnight().as_secs()));
    }
}
