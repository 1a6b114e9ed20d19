//! Owns [`Calendar`], which notices that a new day (UTC) has begun.

use std::time::Duration;

use crate::game::Day;
use crate::system::clock::now;

/// The day of the last look.
pub struct Calendar(Day);

impl Calendar {
    pub fn today() -> Self {
        Self(Day::at(now()))
    }

    /// Returns whether the day has changed since the last call, even if the machine was asleep or its clock
    /// was set.
    pub fn has_turned(&mut self) -> bool {
        self.turns_to(Day::at(now()))
    }

    fn turns_to(&mut self, today: Day) -> bool {
        std::mem::replace(&mut self.0, today) != today
    }
}

/// Returns the time until midnight (UTC).
pub fn until_midnight() -> Duration {
    Duration::from_secs(Day::seconds_until_next(now()))
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
