//! Owns the flags of `evaluate`.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{ArgGroup, Args};

use super::names;
use super::{Lengths, ListArguments, TableArguments};
use crate::config::parse;
use crate::evaluation::Fraction;
use crate::game::Lives;
use crate::players::Spec;

/// Arguments of `evaluate`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
The exit status is 0, or 1 if a program failed in some games. Those of a guesser count as lost.")]
#[command(group(ArgGroup::new("drawn").multiple(true)))]
pub struct EvaluateArguments {
    /// The words that the guesser knows
    #[command(flatten)]
    pub list: ListArguments,

    /// Who guesses
    #[arg(long, value_name = "G", value_parser = names::SEATED_GUESSER, hide_possible_values = true, default_value = "frequency",
          help = names::help("Guesser", names::SEATED_GUESSER, ", or cmd:COMMAND"))]
    pub guesser: Spec,

    /// Who holds the word
    #[arg(long, value_name = "O", value_parser = names::SEATED_SETTER, hide_possible_values = true, default_value = "fair",
          help = names::help("Opponent", names::SEATED_SETTER, ", or cmd:COMMAND"))]
    pub opponent: Spec,

    /// Words to find, one per line, instead of every word on the list
    #[arg(long, value_name = "FILE")]
    pub hidden: Option<PathBuf>,

    /// Lives: how many misses lose a round
    #[arg(long, value_name = "N", default_value = "6")]
    pub lives: Lives,

    /// Word length, or a range of lengths: 8, 3..9
    #[arg(long, value_name = "N|A..B", value_parser = names::LENGTHS, hide_possible_values = true)]
    pub length: Option<Lengths>,

    /// Play a random sample of this many words
    #[arg(long, value_name = "N", group = "drawn", value_parser = parse::number::<NonZeroUsize, 100_000_000>)]
    pub sample: Option<NonZeroUsize>,

    /// Hide a random part of the list, such as 0.5, from the guesser, and play the hidden words
    #[arg(long, value_name = "SHARE", group = "drawn", conflicts_with = "hidden")]
    pub hold_out: Option<Fraction>,

    /// Keep words that begin with the same four letters in the same part
    // clap does not report a missing requirement that conflicts with a given flag, so this conflicts, too.
    #[arg(long, requires = "hold_out", conflicts_with = "hidden")]
    pub hold_out_families: bool,

    /// Seed for random choices: the same seed draws the same words, and for a program (cmd:) their order and the seeds of its games [default: 0]
    #[arg(long, value_name = "N", value_parser = parse::any_number)]
    pub seed: Option<u64>,

    /// Start each word with a fresh guesser, to see how long a guess takes
    #[arg(long)]
    pub word_by_word: bool,

    /// Threads for built-in guessers [default: one for each core]
    #[arg(long, value_name = "N", value_parser = parse::number::<u8, 64>)]
    pub threads: Option<u8>,

    /// Print a JSON object
    #[arg(long)]
    pub json: bool,

    /// How other people's programs are run
    #[command(flatten)]
    pub table: TableArguments,
}

impl EvaluateArguments {
    /// Returns the seed for random choices.
    pub fn seed(&self) -> u64 {
        self.seed.unwrap_or_default()
    }
}
