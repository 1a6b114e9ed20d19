//! What a game tells at its start that is no mistake.

use crate::game::Holder;
use crate::words::LeftOut;

/// What there is to tell about the lines that were left out of a list of this name, if there are any.
#[must_use]
pub fn left_out(left_out: &LeftOut, name: &str) -> Option<String> {
    let (line, text) = left_out.first.as_ref()?;
    Some(match left_out.lines {
        1 => format!("Line {line} of {name} is not a word and was skipped: {text}"),
        lines => format!(
            "{lines} lines of {name} are not words and were skipped; the first is line {line}: {text}"
        ),
    })
}

/// Fewer misses are allowed than a perfect player needs, which are `par`.
#[must_use]
pub fn cannot_be_won(lives: u32, holder: Holder, par: usize) -> String {
    format!("--guesses {lives}: {}", super::questions::below_par(holder, par))
}

/// More misses are allowed than there are letters to miss; `most` can be missed.
#[must_use]
pub fn cannot_be_lost(lives: u32, most: usize) -> String {
    format!(
        "--guesses {lives}: nobody can miss more than {}, so you cannot lose.",
        super::count::letters(most)
    )
}
