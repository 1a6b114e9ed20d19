//! Owns the levels of puzzles, which follow from one measure: [`Puzzle::measure`](super::Puzzle::measure).

/// The least measure of each level. Random rounds find puzzles of each level above the first about equally often.
const LEAST: [usize; 10] = [0, 15, 17, 18, 19, 20, 21, 23, 24, 26];

/// The number of levels.
pub const LEVELS: u8 = LEAST.len() as u8;

/// Returns the least measure of a level (1 ..= [`LEVELS`]).
///
/// # Panics
/// Panics if there is no such level.
pub const fn least_measure(level: u8) -> usize {
    LEAST[level as usize - 1]
}

/// Returns the level of puzzles with this measure, from 1.
pub(super) fn of(measure: usize) -> u8 {
    LEAST.iter().filter(|least| measure >= **least).count() as u8
}

/// Returns whether the letter in most words loses in every puzzle of a level. In the first level it may win.
pub(super) const fn has_trap(level: u8) -> bool {
    level > 1
}
