//! The same letters against several opponents, side by side.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

use crate::engine::Opponent;
use crate::game::Round;
use crate::prose::again;
use crate::thinker::Thinker;
use crate::words::{Candidates, Letter};

/// Plays the letters of a round again against each opponent, from the same seed, and prints what was known
/// after each.
///
/// # Errors
/// What the output fails with.
pub(super) fn print(
    round: &Round,
    candidates: &Candidates,
    opponents: &[Opponent],
    out: &mut impl Write,
) -> io::Result<()> {
    let letters: Vec<Letter> = round.replies().iter().map(|reply| reply.letter).collect();
    let names: Vec<_> = opponents.iter().map(|opponent| opponent.name().to_owned()).collect();
    writeln!(out, "{}", again::title(&names, round, candidates.len()))?;
    let columns: Vec<Vec<String>> =
        opponents.iter().map(|opponent| column(*opponent, round, candidates, &letters)).collect();
    let width = |column: &Vec<String>| column.iter().map(|cell| cell.width()).max().unwrap_or(0);
    for row in 0..letters.len() + 2 {
        let letter = match row {
            0 => String::new(),
            row => letters.get(row - 1).map_or_else(String::new, |letter| {
                round.engine().alphabet().upper(*letter).to_string()
            }),
        };
        let mut line = format!("{letter:<2}");
        for column in &columns {
            let cell = column.get(row).map_or("", String::as_str);
            line += &format!("  {cell:<width$}", width = width(column));
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// The name of an opponent, what was known after each letter and how many words were left, and how it
/// ended; nothing for letters after that.
fn column(
    opponent: Opponent,
    round: &Round,
    candidates: &Candidates,
    letters: &[Letter],
) -> Vec<String> {
    let mut played = Round::new(opponent, candidates.clone(), round.guesses(), round.seed());
    let mut thinker = Thinker::default();
    let mut column = vec![opponent.name().to_owned()];
    for letter in letters {
        let answered = match (played.question(*letter), opponent.thinks()) {
            (Ok(question), true) => match thinker.answer(&question, &|| false) {
                Some(choice) => played.answer(*letter, choice).is_ok(),
                None => false,
            },
            _ => played.guess(*letter).is_ok(),
        };
        column.push(if answered { again::stand(&played) } else { String::new() });
    }
    column.push(again::ended(&played));
    column
}
