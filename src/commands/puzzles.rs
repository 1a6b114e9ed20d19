//! `puzzles`: positions in which exactly one letter still wins, from any word list.

use std::io::{self, Write};

use serde::Serialize;

use crate::cli::PuzzlesArguments;
use crate::error::Error;
use crate::lists;
use crate::puzzles::{Apart, Generator, LEVELS, Puzzle};
use crate::text::commands::puzzles as told;
use crate::words::LetterSet;

#[derive(Serialize)]
struct JsonPuzzle {
    pattern: String,
    guessed: Vec<char>,
    /// The number of misses that lose.
    lives: u32,
    words: Vec<String>,
    solution: char,
    level: u8,
    trap: bool,
}

/// Prints puzzles, as they are found or as a worksheet. Returns the exit status.
///
/// # Errors
/// Returns [`Error`] if the list cannot be used or has fewer puzzles, or if the output fails.
pub fn puzzles(arguments: &PuzzlesArguments) -> Result<u8, Error> {
    let (list, name) = lists::load(&arguments.list)?;
    let mut apart = Apart::default();
    let levels = arguments.level.map_or(1..=LEVELS, |level| level..=level);
    let mut generator = Generator::new(&list, levels, arguments.seed);
    let numbers = 1..=arguments.count.get();
    let out = &mut io::stdout().lock();
    let mut solutions = Vec::new();
    let heading = if arguments.markdown { "## " } else { "" };
    if arguments.markdown {
        writeln!(out, "# {}\n\n{}\n", told::TITLE, told::EXPLANATION)?;
    }
    for number in numbers {
        let Some(puzzle) = generator.find(|puzzle| apart.take(puzzle)) else { break };
        if arguments.json {
            serde_json::to_writer(&mut *out, &json(&puzzle)).map_err(io::Error::from)?;
            writeln!(out)?;
        } else {
            writeln!(out, "{heading}{}\n", told::heading(number, &puzzle))?;
            writeln!(out, "{}\n", told::words(&puzzle))?;
        }
        out.flush()?;
        solutions.push(puzzle.position().alphabet().upper(puzzle.solution()));
    }
    if !arguments.json && !solutions.is_empty() {
        writeln!(out, "{heading}{}\n\n{}", told::SOLUTIONS, told::solutions(&solutions))?;
    }
    match solutions.len() {
        fewer if fewer < arguments.count.get() => Err(told::fewer(fewer, &name).into()),
        _ => Ok(0),
    }
}

fn json(puzzle: &Puzzle) -> JsonPuzzle {
    let position = puzzle.position();
    let alphabet = position.alphabet();
    let lower = |letter| alphabet.lower(letter).unwrap_or(alphabet.upper(letter));
    let guessed: LetterSet = position.guessed();
    JsonPuzzle {
        pattern: position.pattern().to_string().to_lowercase(),
        guessed: guessed.iter().map(lower).collect(),
        lives: puzzle.lives(),
        words: puzzle.words().map(|word| word.played_lower()).collect(),
        solution: lower(puzzle.solution()),
        level: puzzle.level(),
        trap: puzzle.trap(),
    }
}
