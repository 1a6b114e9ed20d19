//! Owns the levels of puzzles, which follow from one measure: [`Puzzle::measure`](super::Puzzle::measure).

/// The least measure of each level. The steps are as even as whole numbers allow.
const LEAST: [usize; 10] = [0, 15, 17, 18, 20, 21, 23, 24, 26, 27];

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
        let above = level as usize - 1;
        let least = LEAST[above];
        let measure = match level {
            1 => 1350,
            LEVELS => 100 * least + 100,
            level => 50 * (least + LEAST[level as usize] - 1),
        };
        Self { measure, lives: 200 + 5 * above, row: 140 + 20 * above }
    }
}
