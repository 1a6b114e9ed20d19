//! Notices at the start of a game.

use crate::game::spec::Holder;
use crate::words::LeftOut;

pub const IDLE: &str = "The game ended because nothing was typed for a while.";

/// Says which lines of the list with this name were skipped, and the way out of the first one's fault; `None` if there are
/// none.
pub fn left_out(left_out: &LeftOut, name: &str, way_out: &str) -> Option<String> {
    let first = left_out.first.as_ref()?;
    let mut said = match left_out.lines {
        1 => format!("One line of {name} is not a word and was skipped: {first}"),
        lines => {
            format!("{lines} lines of {name} are not words and were skipped; the first is {first}")
        }
    };
    said += way_out;
    if let Some(likely) = left_out.likely {
        let (language, code) = (likely.language(), likely.code());
        said += &format!(". The words look {language}; try --language {code}");
    }
    Some(said)
}

/// Warns that a perfect player, who loses `par` lives, needs more.
pub fn cannot_be_won(lives: u32, holder: Holder, par: usize) -> String {
    let (verdict, needs) = (super::form::below_par(holder), super::count::lives(par + 1));
    format!("--lives {lives}: that is {verdict}, who needs {needs}.")
}

/// Says that there are more lives than letters to miss, so that the guessing side can't lose; only `most` can be missed.
pub fn cannot_be_lost(lives: u32, holder: Holder, most: usize) -> String {
    let guesses = if holder == Holder::You { "the computer" } else { "you" };
    format!(
        "--lives {lives}: there are only {} to miss, so {guesses} can't lose.",
        super::count::letters(most)
    )
}
