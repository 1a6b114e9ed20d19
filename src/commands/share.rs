//! `share`: prints the result of a round without giving a letter away.

use std::io::{self, Write};

use super::replay;
use crate::cli::ShareArguments;
use crate::error::Error;
use crate::game::occasion::Day;
use crate::play::{self, Surroundings};
use crate::system::clock::now;
use crate::text::keys::Reach;
use crate::text::{Share, Signs};

/// Prints the result of the last round or of a transcript. Returns the exit status.
///
/// # Errors
/// Returns [`Error`] if the text is not a transcript, or if no round was saved.
pub fn share(arguments: &ShareArguments, around: &Surroundings) -> Result<u8, Error> {
    let settings = around.settings(arguments.look.0.clone())?;
    let share = match &arguments.transcript[..] {
        [] => Share::of(&replay::last_round(around)?, Some(Day::at(now()))),
        parts => Share::of_transcript(&replay::named(parts)?.1),
    };
    // What is copied from here is not broken into lines.
    let display = play::display(&settings, around).unbroken();
    let signs = Signs::of(play::medium(&settings), display.unicode);
    let mut out = io::stdout().lock();
    for line in share.lines(signs, Reach::Keys) {
        // The name of a list can contain anything.
        writeln!(out, "{}", display.plain(&line))?;
    }
    Ok(0)
}
