//! `words`: prints the words of a list.

use std::io::{self, BufWriter, Write};

use super::solve::asked_lengths;
use crate::cli::WordsArguments;
use crate::error::Error;
use crate::lists;

/// Prints the words of a list in the letters that are played, one on each line, the shortest first. Returns the exit status.
///
/// # Errors
/// Returns [`Error`] if the list cannot be read or has no word of the length, and errors of the output.
pub fn words(arguments: &WordsArguments) -> Result<u8, Error> {
    let list = lists::load(&arguments.list, arguments.pupils.clean)?;
    let lengths = asked_lengths(arguments.length, &list)?;
    let mut out = BufWriter::new(io::stdout().lock());
    for listed in lengths.into_iter().filter_map(|length| list.of_length(length)) {
        // A full list has the everyday words first.
        let mut words: Vec<_> = listed.candidates().words().map(|it| it.played_lower()).collect();
        words.sort_unstable();
        words.iter().try_for_each(|word| writeln!(out, "{word}"))?;
    }
    out.flush()?;
    Ok(0)
}
