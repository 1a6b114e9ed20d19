//! Owns [`Progress`]: the puzzle that comes next.

use std::fmt;
use std::str::FromStr;

use super::{COUNT, LEVELS, level_of};

/// The puzzles solved at the first try, in a row, after which the level goes up.
const UP: i8 = 3;
/// The puzzles not solved, in a row, after which it goes down.
const DOWN: i8 = -2;

/// The puzzle that comes next, whose level is the player's. Nothing else is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    number: usize,
    /// The puzzles in a row that were solved at the first try; negative for those that were not.
    run: i8,
}

impl Default for Progress {
    fn default() -> Self {
        Self { number: 1, run: 0 }
    }
}

impl Progress {
    /// Returns the number of the next puzzle.
    pub const fn number(self) -> usize {
        self.number
    }

    /// Returns the progress after the next puzzle was solved at the first try, or not.
    #[must_use]
    pub fn after(self, first_try: bool) -> Self {
        let run = if first_try { self.run.max(0) + 1 } else { self.run.min(0) - 1 };
        let level = level_of(self.number);
        let (level, run) = match run {
            UP.. => ((level + 1).min(LEVELS), 0),
            ..=DOWN => (level.saturating_sub(1).max(1), 0),
            run => (level, run),
        };
        let later = (self.number + 1..=COUNT).find(|number| level_of(*number) == level);
        Self { number: later.unwrap_or(level.into()), run }
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number, self.run)
    }
}

impl FromStr for Progress {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (number, run) = text.split_once(' ').ok_or(())?;
        let (number, run) = (number.parse().map_err(drop)?, run.parse().map_err(drop)?);
        let is_valid = (1..=COUNT).contains(&number) && (DOWN..=UP).contains(&run);
        if is_valid { Ok(Self { number, run }) } else { Err(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(results: &[bool]) -> Progress {
        results.iter().fold(Progress::default(), |progress, first_try| progress.after(*first_try))
    }

    #[test]
    fn the_level_goes_up_after_three_and_down_after_two_in_a_row() {
        let level = |results: &[bool]| level_of(after(results).number());
        assert_eq!(level(&[true, true]), 1);
        assert_eq!(level(&[true, true, true]), 2);
        assert_eq!(level(&[true, true, false, true]), 1);
        assert_eq!(level(&[true, true, true, false, true, false]), 2);
        assert_eq!(level(&[true, true, true, false, false]), 1);
        assert_eq!((level(&[false; 9]), level(&[true; 99])), (1, LEVELS));
    }

    #[test]
    fn no_puzzle_comes_twice_before_the_last_and_progress_is_read_as_it_was_written() {
        let mut progress = Progress::default();
        for first_try in [true, true, false, true, true, true, false, false].repeat(9) {
            let next = progress.after(first_try);
            assert!(next.number() > progress.number());
            assert_eq!(next.to_string().parse(), Ok(next));
            progress = next;
        }
        let last = (0..COUNT).fold(progress, |progress, _| progress.after(true));
        assert!((1..=COUNT).contains(&last.number()));
        for broken in ["", "0 0", "1001 0", "5", "5 x", "5 100"] {
            assert_eq!(broken.parse::<Progress>(), Err(()), "{broken}");
        }
    }
}
