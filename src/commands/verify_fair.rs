//! `verify-fair`: checks the seal of a fair round, and says whether it holds.

use std::io::{self, Write};

use super::CommandError;
use crate::cli::VerifyFairArguments;
use crate::game::Seal;

/// Checks that this word and this salt have this seal. Returns the exit status: 1 where they have not.
///
/// # Errors
/// What the output fails with.
pub fn verify_fair(arguments: &VerifyFairArguments) -> Result<u8, CommandError> {
    let VerifyFairArguments { word, salt, seal } = arguments;
    let found = Seal::of(word, *salt);
    let out = &mut io::stdout().lock();
    if found == *seal {
        writeln!(out, "The seal holds: the word was {word} before the first guess.")?;
        return Ok(0);
    }
    writeln!(out, "The seal does not hold: {word} with this salt has the seal {found}.")?;
    Ok(1)
}
