//! Owns the flags of `puzzles`.

use std::num::NonZeroUsize;

use clap::Args;

use super::ListArguments;
use crate::config::parse;
use crate::puzzles::{COUNT, LEVELS};

/// Arguments of `puzzles`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  evil-hangman puzzles --count 5 --level 3
  evil-hangman puzzles --words animals.txt --markdown > worksheet.md
  evil-hangman puzzles --language de --json --count 100 --seed 7

A puzzle is a position in which exactly one letter still wins. The same words and seed give the same puzzles.")]
pub struct PuzzlesArguments {
    /// The words [default: everyday words]
    #[command(flatten)]
    pub list: ListArguments,

    /// Number of puzzles
    #[arg(long, value_name = "N", default_value = "10", value_parser = parse::number::<100_000>)]
    pub count: NonZeroUsize,

    /// Difficulty, from 1 to 10 [default: any]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=i64::from(LEVELS)))]
    pub level: Option<u8>,

    /// Seed for random choices
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = parse::seed)]
    pub seed: u64,

    /// Print a worksheet in Markdown, with the solutions at the end
    #[arg(long, conflicts_with = "json")]
    pub markdown: bool,

    /// Print one JSON object for each puzzle
    #[arg(long)]
    pub json: bool,
}

/// Parses the number of a puzzle that is part of the program.
pub fn number(text: &str) -> Result<usize, String> {
    parse::number::<COUNT>(text).map(NonZeroUsize::get)
}
