//! `verify`: checks a proof or the seal of a fair round, and prints what it proves or where it fails.

use std::io::{self, ErrorKind, Write};
use std::path::Path;

use crate::cli::VerifyArguments;
use crate::error::Error;
use crate::game::seal::{Salt, Seal};
use crate::lists;
use crate::solver::proof::{self, PathStep, ProofError};
use crate::system::files;
use crate::text::commands::{seal_does_not_hold, seal_holds, solve as text};
use crate::words::{Alphabet, Letter, Places, Word};

/// Checks what the arguments name. Returns the exit status.
///
/// # Errors
/// Returns [`Error`] with the first place where a proof fails, or if a word is none.
pub fn verify(arguments: &VerifyArguments) -> Result<u8, Error> {
    match (arguments.salt, arguments.seal) {
        (Some(salt), Some(seal)) => verify_seal(&arguments.subject, salt, seal),
        _ => verify_proof(arguments),
    }
}

/// Checks that this word and this salt have this seal. Returns the exit status: 1 if not.
fn verify_seal(word: &Path, salt: Salt, seal: Seal) -> Result<u8, Error> {
    let wrong = |error| Error::usage(format!("{word:?} is no word of a fair game: {error}"));
    let word = Word::parse_any(&word.to_string_lossy()).map_err(wrong)?;
    let found = Seal::of(&word, salt);
    let out = &mut io::stdout().lock();
    if found == seal {
        writeln!(out, "{}", seal_holds(&word))?;
        return Ok(0);
    }
    writeln!(out, "{}", seal_does_not_hold(&word, found))?;
    Ok(1)
}

/// Checks a proof against its words. Returns the exit status.
fn verify_proof(arguments: &VerifyArguments) -> Result<u8, Error> {
    let path = &arguments.subject;
    let wrong = |error: ProofError| Error::failure(format!("{path:?}: {error}"));
    let bytes = match files::read(path, proof::MOST_BYTES) {
        Err(error) if error.kind() == ErrorKind::FileTooLarge => {
            return Err(wrong(ProofError::TooLong));
        }
        bytes => bytes.map_err(|error| Error::unreadable(path, &error))?,
    };
    let length = proof::length(&bytes).map_err(wrong)?;
    let list = lists::load(&arguments.list, false)?;
    let list = lists::without(list, &arguments.without)?;
    let listed = list.of_length(length).ok_or_else(|| wrong(ProofError::OtherList))?;
    let proven = proof::verify(&bytes, listed.blocks()).map_err(|error| match &error {
        ProofError::Guesser { path: steps, .. } => {
            let position = position(steps, length, list.alphabet());
            Error::failure(format!("{path:?}: at {position}: {error}"))
        }
        _ => wrong(error),
    })?;
    let out = &mut io::stdout().lock();
    text::proven(&proven, list.name()).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    Ok(0)
}

/// Returns the position after some answers as a player would see it: the missed letters and the pattern.
fn position(steps: &[PathStep], length: usize, alphabet: &Alphabet) -> String {
    let letter = |step: &PathStep| Letter::new(usize::from(step.letter).wrapping_sub(1));
    let name = |step: &PathStep| letter(step).map_or('?', |letter| alphabet.upper(letter));
    let mut pattern = vec!['-'; length];
    for step in steps {
        for place in Places::from_bits(step.places).iter().filter(|place| *place < length) {
            pattern[place] = name(step);
        }
    }
    let without: String = steps.iter().filter(|step| step.places == 0).map(name).collect();
    let pattern: String = pattern.into_iter().collect();
    text::position(&pattern, &without)
}
