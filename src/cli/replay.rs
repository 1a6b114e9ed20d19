//! Owns the flags of `replay`.

use std::path::PathBuf;

use clap::Args;

use super::names;
use super::{LookFlags, PupilArguments, RuleArguments};
use crate::config::Config;
use crate::words::Alphabet;

/// Arguments of `replay`.
#[derive(Clone, Debug, Args)]
pub struct ReplayArguments {
    /// A transcript, or a file that begins with one [default: your last game]
    #[arg(value_name = "TEXT|FILE")]
    pub transcript: Vec<String>,

    /// The word list, if the game used one of your own
    #[arg(long, value_name = "FILE")]
    pub words: Option<PathBuf>,

    /// Language of those words, as a code (de) or a name
    #[arg(long, value_name = "LANG", value_parser = names::LANGUAGE, hide_possible_values = true)]
    pub language: Option<&'static Alphabet>,

    /// The rule, if the game used one
    #[command(flatten)]
    pub rule: RuleArguments,

    /// Print a JSON object, with the value of each guess
    #[arg(long)]
    pub json: bool,

    /// Who reads it
    #[command(flatten)]
    pub pupils: PupilArguments,

    /// What if? Go back to before this letter, counted from 1, and play on; it doesn't count
    #[arg(long, value_name = "N", conflicts_with = "json")]
    pub what_if: Option<usize>,

    /// The settings given as flags
    #[command(flatten)]
    pub look: LookFlags,
}

impl ReplayArguments {
    /// Returns the settings given as flags.
    pub fn settings(&self) -> Config {
        let words = self.words.clone().map(Some);
        let clean = self.pupils.clean.then_some(true);
        let language = self.language.map(Some);
        Config { words, language, clean, ..self.look.0.clone() }
    }
}
