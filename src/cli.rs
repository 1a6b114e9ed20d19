//! The flags; nothing here does anything.

mod settings;

pub use settings::Look;

use std::fmt;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{ArgGroup, Args, Parser, Subcommand, ValueEnum};

use crate::config::{Config, ConfigFile, parse};
use crate::engine::Opponent;
use crate::evaluation::Share;
use crate::game::{Guesses, Salt, Seal, Transcript};
use crate::guesser::GuesserKind;
use crate::words::{ENGLISH, NotAWord, Tier, Word};

/// Hangman against a computer that never chooses a word: it keeps every word that fits what it has
/// said so far, and after each letter the family of words that hurts you most.
#[derive(Clone, Debug, Parser)]
#[command(name = "evil-hangman", version, max_term_width = 100, after_help = EXAMPLES)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Cli {
    /// What to do instead of playing
    #[command(subcommand)]
    pub command: Option<Command>,

    /// The settings among the flags
    #[command(flatten)]
    pub settings: Config,

    /// Seed of the random choices: the same seed and letters give the same game [env: EVIL_HANGMAN_SEED]
    // Not clap's env: a variable would stand in the way of --game as the flag does.
    #[arg(long, value_name = "N", value_parser = parse::seed)]
    pub seed: Option<u64>,

    /// Start the same settings and seed as another game: "eh1 unabridged merciless 8 10 42"
    #[arg(long, value_name = "TEXT", value_parser = game, conflicts_with_all = CHOSEN)]
    pub game: Option<Transcript>,

    /// Start the game of the day, the same for everybody on a date (UTC)
    #[arg(long, conflicts_with_all = CHOSEN, conflicts_with_all = ["game", "words"])]
    pub daily: bool,

    /// Read this configuration file instead of your own [env: EVIL_HANGMAN_CONFIG]
    // Not clap's env: a variable set to nothing is not set, and --no-config comes before any.
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,

    /// Read no configuration file
    #[arg(long, conflicts_with = "config")]
    pub no_config: bool,

    /// Print the settings in force as a configuration file and end
    #[arg(long)]
    pub print_config: bool,
}

/// The flags of what a whole game has chosen already.
const CHOSEN: [&str; 6] = ["opponent", "list", "length", "guesses", "difficulty", "seed"];

/// The settings and the seed of a game; its letters, if it has any, are passed over.
fn game(text: &str) -> Result<Transcript, String> {
    let settings: Vec<_> = text.split_whitespace().take(Transcript::SETTINGS).collect();
    settings.join(" ").parse().map_err(|error| {
        let example = "eh1 unabridged merciless 8 10 42";
        format!(
            "{error}; a game is its version, list, opponent, letters, guesses and seed: {example}"
        )
    })
}

/// What the program does besides playing.
#[derive(Clone, Debug, Subcommand)]
pub enum Command {
    /// Find out, exactly, how many misses the best guesser needs for each length of a word list
    Solve(SolveArguments),
    /// Show what the rounds come to that you have played
    Stats(StatsArguments),
    /// Check a proof that `solve --proof` has written
    Verify(VerifyArguments),
    /// Tell a round again from its transcript, turn by turn
    Replay(ReplayArguments),
    /// Find out how good a guesser is: play it against every word of a list, or against a setter
    Evaluate(EvaluateArguments),
    /// Check that a fair round kept to the word that it had sealed before the first guess
    VerifyFair(VerifyFairArguments),
}

/// A word list.
#[derive(Clone, Debug, Args)]
pub struct ListArguments {
    /// Embedded word list: common, standard, unabridged
    #[arg(long, value_name = "TIER", value_parser = parse::tier, conflicts_with = "words")]
    pub list: Option<Tier>,

    /// Your own word list, a word on each line; - reads it from standard input
    #[arg(long, value_name = "FILE")]
    pub words: Option<PathBuf>,
}

/// What `replay` takes.
#[derive(Clone, Debug, Args)]
pub struct ReplayArguments {
    /// The transcript, or a file that begins with one; the last round that was kept if there is none
    #[arg(value_name = "TEXT|FILE")]
    pub transcript: Option<String>,

    /// The word list of your own that the round was about
    #[arg(long, value_name = "FILE")]
    pub words: Option<PathBuf>,

    /// The settings among the flags
    #[command(flatten)]
    pub look: Look,
}

/// What `solve` takes.
#[derive(Clone, Debug, Args)]
pub struct SolveArguments {
    /// The words
    #[command(flatten)]
    pub list: ListArguments,

    /// The length, or the first and the last of several: 8, 3..9
    #[arg(long, value_name = "N|A..B")]
    pub length: Option<Lengths>,

    /// Print a JSON object for each length
    #[arg(long)]
    pub json: bool,

    /// Threads; as many as there are cores by default
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=64))]
    pub threads: Option<u8>,

    /// Memory for what is learned, in MiB; with less it takes longer
    #[arg(long, value_name = "MIB", default_value_t = 512, value_parser = clap::value_parser!(u16).range(1..))]
    pub memory: u16,

    /// Give up on a length after so many positions (for each thread and question)
    #[arg(long, value_name = "N", default_value_t = u64::MAX, hide_default_value = true)]
    pub nodes: u64,

    /// Write a proof of the value; for one length
    #[arg(long, value_name = "FILE")]
    pub proof: Option<PathBuf>,
}

/// What `stats` takes.
#[derive(Clone, Debug, Args)]
pub struct StatsArguments {
    /// Print a JSON object
    #[arg(long, conflicts_with = "export")]
    pub json: bool,

    /// Print every round as a row of a table: csv
    #[arg(long, value_name = "FORMAT")]
    pub export: Option<Export>,
}

/// A format for tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Export {
    /// Values with commas between them, and a first line that names the columns.
    Csv,
}

/// What `verify` takes.
#[derive(Clone, Debug, Args)]
pub struct VerifyArguments {
    /// The proof
    pub file: PathBuf,

    /// The words that it is about
    #[command(flatten)]
    pub list: ListArguments,
}

/// What `evaluate` takes.
#[derive(Clone, Debug, Args)]
#[command(group(ArgGroup::new("drawn").multiple(true)))]
pub struct EvaluateArguments {
    /// The words that the guesser goes by
    #[command(flatten)]
    pub list: ListArguments,

    /// Who guesses: frequency, balanced, lookahead, lookahead-wins, learned, perfect
    #[arg(long, value_name = "G", value_parser = parse::guesser, default_value_t = GuesserKind::Frequency)]
    pub guesser: GuesserKind,

    /// Who holds the word: fair, friend (the words of --hidden), greedy, merciless, merciful
    #[arg(long, value_name = "O", value_parser = parse::opponent, default_value_t = Opponent::Fair)]
    pub opponent: Opponent,

    /// The words to find, a word on each line, instead of all words of the list
    #[arg(long, value_name = "FILE")]
    pub hidden: Option<PathBuf>,

    /// Wrong letters that lose a round
    #[arg(long, value_name = "N", value_parser = parse::guesses, default_value = "6")]
    pub guesses: Guesses,

    /// The length, or the first and the last of several: 8, 3..9
    #[arg(long, value_name = "N|A..B")]
    pub length: Option<Lengths>,

    /// Play only so many words, drawn at random
    #[arg(long, value_name = "N", group = "drawn")]
    pub sample: Option<NonZeroUsize>,

    /// Hide this share of the list from the guesser, drawn at random, and play those words
    #[arg(long, value_name = "SHARE", group = "drawn", conflicts_with_all = ["hidden", "matrix"])]
    pub hold_out: Option<Share>,

    /// Keep words of one family, which begin with the same four letters, on one side
    // What it requires is not asked for where that conflicts with what is there, so it conflicts, too.
    #[arg(long, requires = "hold_out", conflicts_with_all = ["hidden", "matrix"])]
    pub hold_out_families: bool,

    /// Seed of the drawing: the same seed draws the same words
    #[arg(long, value_name = "N", default_value_t = 0, requires = "drawn")]
    pub seed: u64,

    /// Make each decision anew for each word, by a guesser that has seen no other, to see how long a
    /// guess takes
    #[arg(long)]
    pub word_by_word: bool,

    /// Every guesser against every opponent, as a table
    #[arg(long, conflicts_with_all = ["guesser", "opponent"])]
    pub matrix: bool,

    /// Print a JSON object for each pair of a guesser and an opponent
    #[arg(long)]
    pub json: bool,
}

/// What `verify-fair` takes, as the screen shows it.
#[derive(Clone, Debug, Args)]
pub struct VerifyFairArguments {
    /// The word that the round was about
    #[arg(value_parser = word)]
    pub word: Word,

    /// The salt that was shown at the end: 32 hexadecimal digits
    pub salt: Salt,

    /// The seal that was shown before the first guess: eight groups of four hexadecimal digits
    pub seal: Seal,
}

fn word(text: &str) -> Result<Word, NotAWord> {
    Word::parse(text, &ENGLISH)
}

/// A length, or several from the first to the last, both among them (letters).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lengths {
    /// The first.
    pub first: usize,
    /// The last.
    pub last: usize,
}

impl FromStr for Lengths {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (first, last) = text.split_once("..").unwrap_or((text, text));
        let (first, last) = (parse::length(first)?, parse::length(last.trim_start_matches('='))?);
        if first > last {
            return Err(format!("{first} is more than {last}; the smaller length comes first"));
        }
        Ok(Self { first, last })
    }
}

impl fmt::Display for Lengths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.first, self.last) {
            (first, last) if first == last => first.fmt(f),
            (first, last) => write!(f, "{first}..{last}"),
        }
    }
}

const EXAMPLES: &str = "\
Examples:
  evil-hangman                                   choose everything on the screen
  evil-hangman --length 8 --guesses 6            start at once
  evil-hangman --opponent fair --list common     ordinary hangman with common words
  evil-hangman --opponent you                    you think of a word, the computer guesses
  evil-hangman --words animals.txt               your own words
  evil-hangman --line                            plain sentences, for screen readers
  evil-hangman --daily                           the game of the day, the same for everybody
  evil-hangman stats                             how you have done so far
  evil-hangman solve --length 3..14              what a perfect player needs
  evil-hangman evaluate --guesser balanced       how good a guesser is
  printf '8\\n6\\ny\\ne\\n' | evil-hangman          from a script

Settings are also read from $XDG_CONFIG_HOME/evil-hangman/config.toml and from environment variables
such as EVIL_HANGMAN_LENGTH=8; --print-config shows them all. Flags count before the environment, and that before the file.";

impl Cli {
    /// The configuration file that the flags or the environment ask for.
    #[must_use]
    pub fn config_file(&self) -> ConfigFile {
        let variable = || std::env::var_os("EVIL_HANGMAN_CONFIG").filter(|path| !path.is_empty());
        match self.config.clone().or_else(|| variable().map(PathBuf::from)) {
            _ if self.no_config => ConfigFile::None,
            Some(path) => ConfigFile::Named(path),
            None => ConfigFile::Own,
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_flags_are_put_together_well() {
        Cli::command().debug_assert();
    }
}
