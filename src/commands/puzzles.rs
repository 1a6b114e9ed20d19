//! `puzzles`: positions in which exactly one letter still wins, from any word list.

use std::io::{self, Write};

use serde_json::{Value, json};

use super::output::json_line;
use crate::cli::PuzzlesArguments;
use crate::error::Error;
use crate::lists;
use crate::play::Surroundings;
use crate::puzzles::{Apart, Generator, LEVELS, Puzzle};
use crate::text::Medium;
use crate::text::commands::puzzles as text;

/// Prints puzzles, as they are found or as a worksheet. Returns the exit status.
///
/// # Errors
/// Returns [`Error`] if the list cannot be used or has fewer puzzles, or if the output fails.
pub fn puzzles(arguments: &PuzzlesArguments, around: &Surroundings) -> Result<u8, Error> {
    let list = lists::load(&arguments.list, false)?;
    let mut apart = Apart::default();
    let levels = arguments.level.map_or(1..=LEVELS, |level| level..=level);
    let mut generator = Generator::new(&list, levels, arguments.seed);
    let numbers = 1..=arguments.count.get();
    let out = &mut io::stdout().lock();
    let mut solutions = Vec::new();
    let heading = if arguments.markdown { "## " } else { "" };
    let to = if arguments.markdown { Medium::Screen } else { around.medium() };
    if arguments.markdown {
        writeln!(out, "# {}\n\n{}\n", text::TITLE, text::EXPLANATION)?;
    }
    for number in numbers {
        let Some(puzzle) = generator.find(|puzzle| apart.take(puzzle)) else { break };
        if arguments.json {
            json_line(out, &json(&puzzle))?;
        } else {
            writeln!(out, "{heading}{}\n", text::heading(number, &puzzle, to))?;
            writeln!(out, "{}\n", text::words(&puzzle, to))?;
        }
        out.flush()?;
        solutions.push(puzzle.position().alphabet().upper(puzzle.solution()));
    }
    if !arguments.json && !solutions.is_empty() {
        writeln!(out, "{heading}{}\n\n{}", text::SOLUTIONS, text::solutions(&solutions))?;
    }
    match solutions.len() {
        fewer if fewer < arguments.count.get() => Err(text::fewer(fewer, list.name()).into()),
        _ => Ok(0),
    }
}

fn json(puzzle: &Puzzle) -> Value {
    let position = puzzle.position();
    let alphabet = position.alphabet();
    let lower = |letter| alphabet.lower(letter);
    json!({
        "pattern": position.pattern().lower(),
        "guessed": position.guessed().iter().map(lower).collect::<Vec<_>>(),
        "lives": puzzle.lives(),
        "words": puzzle.words().map(|word| word.played_lower()).collect::<Vec<_>>(),
        "solution": lower(puzzle.solution()),
        "level": puzzle.level(),
        "trap": puzzle.trap(),
    })
}
