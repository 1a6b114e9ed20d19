//! The same letters against several opponents, side by side.

use std::io::{self, Write};

use crate::engine::Opponent;
use crate::game::Round;
use crate::text::compare::{table, the_same_letters};
use crate::worker::same_letters;

/// Replays the letters of a round against each opponent with the same seed, and prints the pattern after each
/// letter.
///
/// # Errors
/// Returns errors of the output.
pub(super) fn print(round: &Round, opponents: &[Opponent], out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}", the_same_letters(opponents)[0])?;
    let lines = table(round, &same_letters(round, opponents));
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))
}
