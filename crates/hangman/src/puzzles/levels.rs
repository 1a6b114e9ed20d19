//! Owns the levels of puzzles, which follow from one measure: [`Puzzle::measure`](super::Puzzle::measure).

/// The least measure of each level. Random rounds find puzzles of each level above the first about equally often.
const LEAST: [usize; 10] = [0, 15, 17, 18, 19, 20, 21, 23, 24, 26];

/// The number of levels.
pub const LEVELS: u8 = LEAST.len() as u8;

/// Returns the level of puzzles with this measure, from 1.
pub(super) fn of(measure: usize) -> u8 {
    LEAST.iter().filter(|least| measure >= **least).count() as u8
}

/// Returns whether the letter in most words loses in every puzzle of a level. In the first level it may win.
pub(super) const fn has_trap(level: u8) -> bool {
    level > 1
}

/// What the mean puzzle of a level is like, in hundredths. All of it rises from level to level.
#[derive(Clone, Copy)]
pub(super) struct Mean {
    pub(super) measure: usize,
    pub(super) lives: usize,
    pub(super) row: usize,
}

impl Mean {
    /// Returns the mean that is wanted of a level. The measure is in the middle of the level, and the rest near the means of
    /// puzzles as random rounds find them.
    pub(super) const fn of(level: u8) -> Self {
        const FIRST: usize = 1350;
        let least = LEAST[level as usize - 1];
        let measure = match level {
            1 => FIRST,
            LEVELS => 100 * least + 100,
            level => 50 * (least + LEAST[level as usize] - 1),
        };
        let above = measure - FIRST;
        Self { measure, lives: 200 + above / 30, row: 140 + above * 12 / 100 }
    }
}
