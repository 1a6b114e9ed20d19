//! Owns [`Cli`], the definition of the command line.

mod evaluating;
mod help;
mod names;
mod playing;
mod settings;
mod table;
mod teaching;

pub use evaluating::EvaluateArguments;
pub use help::documented;
pub use playing::{ChallengeArguments, PuzzlesArguments, ReplayArguments, ShareArguments};
pub use settings::{LookFlags, SettingFlags};

use names::{GRADE, LANGUAGE};
pub use table::{LimitArguments, MatchArguments, RuleArguments, SeatArguments, TableArguments};
pub use teaching::{
    AdapterArguments, AdapterName, CheckArguments, CheckFormat, OracleArguments, SandboxChoice,
    Weights, WordsArguments,
};

use std::fmt;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::{Args, FromArgMatches, Parser, Subcommand, ValueEnum, ValueHint};
use clap_complete::Shell;

use crate::config::{SettingGroup, parse};
use crate::game::occasion::Day;
use crate::game::seal::{Salt, Seal};
use crate::puzzles::COUNT;
use crate::words::{Alphabet, Grade};

/// Hangman against a computer that never picks a word: after each letter it keeps the words that hurt
/// you most
#[derive(Clone, Debug, Parser)]
#[command(name = "evil-hangman", version, max_term_width = 100)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Cli {
    /// What to do instead of playing
    #[command(subcommand)]
    pub command: Option<Command>,

    /// The settings given as flags
    #[command(flatten)]
    pub settings: SettingFlags<true>,

    /// How the opponent greedy chooses among the largest families
    #[command(flatten, next_help_heading = TEACHING)]
    pub rule: RuleArguments,

    /// Seed for random choices: the same seed and letters give the same game [env: EVIL_HANGMAN_SEED]
    // Not clap's `env`: --game conflicts with the flag, and would with the variable, too.
    #[arg(long, value_name = "N", value_parser = parse::any_number, help_heading = PLAYING)]
    pub seed: Option<u64>,

    /// Play a game that somebody shared, such as eh1 en/full merciless 8 10 42 -
    // Quotes are easily lost, so its parts may be arguments.
    #[arg(long, value_name = "TEXT", num_args = 1.., conflicts_with_all = CHOSEN, help_heading = PLAYING)]
    pub game: Vec<String>,

    /// Play today's game, the same for everybody (the day changes at midnight UTC)
    #[arg(long, conflicts_with_all = CHOSEN, conflicts_with_all = ["game", "words"], help_heading = PLAYING)]
    pub daily: bool,

    /// Play the game of an earlier day, by its number; it counts nowhere
    #[arg(long, value_name = "N", value_parser = parse::day, conflicts_with_all = CHOSEN)]
    #[arg(conflicts_with_all = ["game", "words", "daily", "puzzle"], help_heading = PLAYING)]
    pub day: Option<Day>,

    /// Open the puzzle with this number: exactly one letter still wins
    #[arg(long, value_name = "N", value_parser = parse::number::<NonZeroUsize, COUNT>, help_heading = PLAYING)]
    #[arg(conflicts_with_all = CHOSEN, conflicts_with_all = ["game", "daily"])]
    pub puzzle: Option<NonZeroUsize>,

    /// Use this configuration file instead of your own [env: EVIL_HANGMAN_CONFIG]
    // Not clap's `env`: an empty variable counts as unset, and --no-config overrides the variable.
    #[arg(long, value_name = "FILE", help_heading = FILES)]
    pub config: Option<PathBuf>,

    /// Ignore the configuration file and the settings remembered from earlier games
    #[arg(long, conflicts_with = "config", help_heading = FILES)]
    pub no_config: bool,

    /// Serve a guest on a public account: save nothing, read no files, run no commands, and exit when idle
    #[arg(long, conflicts_with_all = ["words", "config"], help_heading = TEACHING)]
    pub guest: bool,

    /// Exit after this long without a key press
    #[arg(long, value_name = "TIME", value_parser = table::time, default_value = "10min", help_heading = TEACHING)]
    #[arg(requires = "guest")]
    pub idle: Duration,

    /// Print the current settings as a configuration file and exit
    #[arg(long, help_heading = FILES)]
    pub print_config: bool,

    /// Print a built-in theme as a starting point for your own, and exit
    #[arg(long, value_name = "NAME", help_heading = FILES)]
    pub print_theme: Option<String>,

    /// Print the licences of the game, its word lists and its dependencies, and exit
    #[arg(long, help_heading = FILES)]
    pub licences: bool,
}

impl Cli {
    /// Parses the arguments of this process.
    ///
    /// # Errors
    /// Returns the usage error, or the help or version that was asked for.
    pub fn of_process() -> Result<Self, clap::Error> {
        let mut command = help::command();
        let matches = command.try_get_matches_from_mut(std::env::args_os());
        let matches = matches.map_err(help::with_tip)?;
        Self::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
    }
}

/// The headings of flags that are no settings; two of them have settings, too.
const PLAYING: &str = SettingGroup::Playing.name();
const TEACHING: &str = SettingGroup::Teaching.name();
const FILES: &str = "Settings and files";

/// The flags that conflict with options that already define a whole game.
const CHOSEN: [&str; 5] = ["opponent", "list", "length", "lives", "seed"];

/// The subcommands.
#[derive(Clone, Debug, Subcommand)]
pub enum Command {
    /// Work out how many misses perfect play costs for each word length
    Solve(SolveArguments),
    /// Show statistics of your games
    Stats(StatsArguments),
    /// Check a proof written by `solve --proof`, or the seal of a fair game
    Verify(VerifyArguments),
    /// Replay a game turn by turn
    Replay(ReplayArguments),
    /// Print a spoiler-free result to share, with the command to play the same game
    Share(ShareArguments),
    /// Send a friend a word to guess, hidden in a line of text
    Challenge(ChallengeArguments),
    /// Find puzzles: positions in which exactly one letter still wins
    Puzzles(PuzzlesArguments),
    /// Measure a guesser against every word of a list or against an opponent
    Evaluate(EvaluateArguments),
    /// Play over standard input and output, speaking the hangman protocol
    Seat(SeatArguments),
    /// Let programs play each other, in one game or a tournament, with a referee
    Match(MatchArguments),
    /// Show how each letter splits the words into families, and which one a rule keeps
    Oracle(OracleArguments),
    /// Test a player and shrink the first failing game
    Check(CheckArguments),
    /// Print a program that lets a submission play: a Java or Python class, or one for people
    #[command(arg_required_else_help = true)]
    Adapter(AdapterArguments),
    /// Print the words of a list, for programs and papers
    Words(WordsArguments),
    /// Print a completion script for a shell
    #[command(arg_required_else_help = true)]
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page, or write all of them to a folder
    Man {
        /// The folder to write to
        #[arg(value_name = "DIR", value_hint = ValueHint::DirPath)]
        folder: Option<PathBuf>,
    },
}

/// The flags for a word list.
#[derive(Clone, Debug, Args)]
pub struct ListArguments {
    /// Built-in word list: everyday, full
    #[arg(long, value_name = "LIST", value_parser = GRADE, hide_possible_values = true, conflicts_with = "words")]
    pub list: Option<Grade>,

    /// Language of the words, as a code (de) or a name
    #[arg(long, value_name = "LANG", value_parser = LANGUAGE, hide_possible_values = true)]
    pub language: Option<&'static Alphabet>,

    /// Your own word list, one word per line; - reads it from standard input
    #[arg(long, value_name = "FILE")]
    pub words: Option<PathBuf>,
}

/// The flag for output that pupils read.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct PupilArguments {
    /// Leave out words that a teacher would not put on the board
    #[arg(long)]
    pub clean: bool,
}

/// Arguments of `solve`.
#[derive(Clone, Debug, Args)]
pub struct SolveArguments {
    /// The words
    #[command(flatten)]
    pub list: ListArguments,

    /// Word length, or a range of lengths: 8, 3..9
    #[arg(long, value_name = "N|A..B", value_parser = names::LENGTHS, hide_possible_values = true)]
    pub length: Option<Lengths>,

    /// Leave out words that contain any of these letters
    #[arg(long, value_name = "LETTERS", default_value = "", hide_default_value = true)]
    pub without: String,

    /// Print one JSON object for each length
    #[arg(long)]
    pub json: bool,

    /// Threads [default: one for each core]
    #[arg(long, value_name = "N", value_parser = parse::number::<u8, 64>)]
    pub threads: Option<u8>,

    /// Memory limit, in MiB; less is slower, and the words must at least fit
    #[arg(long, value_name = "MIB", default_value_t = 512, value_parser = parse::number::<u16, 65_535>)]
    pub memory: u16,

    /// Give up on a length after searching this many positions
    #[arg(long, value_name = "N", value_parser = parse::any_number, default_value_t = u64::MAX, hide_default_value = true)]
    pub nodes: u64,

    /// Write a proof of the result to a file; needs a single length
    #[arg(long, value_name = "FILE")]
    pub proof: Option<PathBuf>,
}

/// Arguments of `stats`.
#[derive(Clone, Debug, Args)]
pub struct StatsArguments {
    /// Print a JSON object
    #[arg(long, conflicts_with = "export")]
    pub json: bool,

    /// Print every game as a row of a table: csv
    #[arg(long, value_name = "FORMAT")]
    pub export: Option<Export>,

    /// The settings given as flags
    #[command(flatten)]
    pub look: LookFlags,
}

/// A format for tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Export {
    /// Comma-separated values with a header line.
    Csv,
}

/// Arguments of `verify`: a proof, or the word, salt and seal that `replay` prints.
#[derive(Clone, Debug, Args)]
#[command(
    override_usage = "evil-hangman verify [OPTIONS] <PROOF>\n       evil-hangman verify <WORD> <SALT> <SEAL>"
)]
pub struct VerifyArguments {
    /// The file of a proof, or the word of a fair game
    #[arg(value_name = "PROOF|WORD")]
    pub subject: PathBuf,

    /// The salt shown at the end of a fair game: 32 hexadecimal digits
    #[arg(requires = "seal")]
    pub salt: Option<Salt>,

    /// The seal shown before its first guess: eight groups of four hexadecimal digits
    #[arg(conflicts_with_all = ["list", "language", "words", "without"])]
    pub seal: Option<Seal>,

    /// The words
    #[command(flatten)]
    pub list: ListArguments,

    /// Leave out words that contain any of these letters
    #[arg(long, value_name = "LETTERS", default_value = "", hide_default_value = true)]
    pub without: String,
}

/// A range of word lengths (letters), both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lengths {
    /// The shortest.
    pub first: usize,
    /// The longest.
    pub last: usize,
}

impl Lengths {
    /// Returns whether a length is in the range.
    pub fn contains(self, length: usize) -> bool {
        (self.first..=self.last).contains(&length)
    }
}

impl FromStr for Lengths {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (first, last) = text.split_once("..").unwrap_or((text, text));
        let (first, last) = (parse::length(first)?, parse::length(last.trim_start_matches('='))?);
        if first > last {
            return Err(format!("{first} is more than {last}; put the smaller length first"));
        }
        Ok(Self { first, last })
    }
}

impl fmt::Display for Lengths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { first, last } = self;
        if first == last { first.fmt(f) } else { write!(f, "{first}..{last}") }
    }
}
