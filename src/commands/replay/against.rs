//! The same letters against several opponents, side by side.

use std::io::{self, Write};

use crate::engine::Opponent;
use crate::game::Round;
use crate::text::compare::{side_by_side, the_same_letters};
use crate::worker::same_letters;

/// Plays the letters of a round again against each opponent, from the same seed, and prints what was known
/// after each.
///
/// # Errors
/// What the output fails with.
pub(super) fn print(round: &Round, opponents: &[Opponent], out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}", the_same_letters(round, opponents))?;
    let lines = side_by_side(round, &same_letters(round, opponents), true);
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))
}
