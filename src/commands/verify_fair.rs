//! `verify-fair`: checks the seal of a fair round, and says whether it holds.

use std::io::{self, Write};

use crate::cli::VerifyFairArguments;
use crate::error::Error;
use crate::game::Seal;
use crate::text::commands::{seal_does_not_hold, seal_holds};

/// Checks that this word and this salt have this seal. Returns the exit status: 1 if not.
///
/// # Errors
/// Returns errors of the output.
pub(crate) fn verify_fair(arguments: &VerifyFairArguments) -> Result<u8, Error> {
    let VerifyFairArguments { word, salt, seal } = arguments;
    let found = Seal::of(word, *salt);
    let out = &mut io::stdout().lock();
    if found == *seal {
        writeln!(out, "{}", seal_holds(word))?;
        return Ok(0);
    }
    writeln!(out, "{}", seal_does_not_hold(word, found))?;
    Ok(1)
}
