//! What the puzzles of the program are like on average.

use evil_hangman::puzzles::{LEVELS, least_measure};

/// What the mean puzzle of a level is like, in hundredths. All of it rises from level to level.
#[derive(Clone, Copy)]
pub struct Mean {
    pub measure: usize,
    pub lives: usize,
    pub row: usize,
}

impl Mean {
    /// Returns the mean that is wanted of a level. The measure is in the middle of the level, and the rest near the means of
    /// puzzles as random rounds find them.
    pub const fn of(level: u8) -> Self {
        const FIRST: usize = 1350;
        let measure = match level {
            1 => FIRST,
            LEVELS => 100 * least_measure(level) + 100,
            level => 50 * (least_measure(level) + least_measure(level + 1) - 1),
        };
        let above = measure - FIRST;
        Self { measure, lives: 200 + above / 30, row: 140 + above * 12 / 100 }
    }
}
