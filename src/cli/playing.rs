//! Owns the flags of the commands for players, besides those of the game: `replay`, `share`, `challenge` and `puzzles`.

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args;

use super::names;
use super::{ListArguments, LookFlags, PupilArguments, RuleArguments};
use crate::config::{Config, parse};
use crate::game::Lives;
use crate::puzzles::LEVELS;
use crate::words::Alphabet;

/// Arguments of `replay`.
#[derive(Clone, Debug, Args)]
pub struct ReplayArguments {
    /// A transcript, or a file that begins with one [default: your last game]
    #[arg(value_name = "TEXT|FILE")]
    pub transcript: Vec<OsString>,

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
    #[arg(long, value_name = "N", value_parser = parse::number::<usize, 1_000_000>, conflicts_with = "json")]
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

/// Arguments of `share`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  evil-hangman share                  your last game
  evil-hangman share --glyphs ascii   without emoji

The output doesn't reveal any letters or words; it names the command that starts the same game.")]
pub struct ShareArguments {
    /// A transcript, or a file that begins with one [default: your last game]
    #[arg(value_name = "TEXT|FILE")]
    pub transcript: Vec<OsString>,

    /// The settings given as flags
    #[command(flatten)]
    pub look: LookFlags,
}

/// Arguments of `challenge`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  evil-hangman challenge                              seal a word and get a line to send
  evil-hangman challenge lighthouse                   the same; your shell remembers the word
  evil-hangman challenge ehd1 6 bdbc... b9ee... d5fe...   play the line that somebody sent you
  evil-hangman challenge ehd1 6 bdbc... ... ehr1 ELPH 7a...   check the result that came back

The word is fair: it is chosen before the first guess, and its seal proves that nobody changed it.")]
pub struct ChallengeArguments {
    /// The line that somebody sent you, and the result line that came back; no quotes needed. Or a word of yours
    #[arg(value_name = "LINE")]
    pub lines: Vec<String>,

    /// Lives your friend gets for your word [default: 8]
    #[arg(long, value_name = "N")]
    pub lives: Option<Lives>,

    /// Language of your word, as a code (de) or a name [default: English]
    #[arg(long, value_name = "LANG", value_parser = names::LANGUAGE, hide_possible_values = true)]
    pub language: Option<&'static Alphabet>,

    /// The settings given as flags
    #[command(flatten)]
    pub look: LookFlags,
}

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
    #[arg(long, value_name = "N", default_value = "10", value_parser = parse::number::<NonZeroUsize, 100_000>)]
    pub count: NonZeroUsize,

    /// Difficulty, from 1 to 10 [default: any]
    #[arg(long, value_name = "N", value_parser = parse::number::<u8, { LEVELS as usize }>)]
    pub level: Option<u8>,

    /// Seed for random choices
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = parse::any_number)]
    pub seed: u64,

    /// Print a worksheet in Markdown, with the solutions at the end
    #[arg(long, conflicts_with = "json")]
    pub markdown: bool,

    /// Print one JSON object for each puzzle
    #[arg(long)]
    pub json: bool,
}
