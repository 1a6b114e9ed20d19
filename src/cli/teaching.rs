//! Owns the flags of the commands for teachers: `words`, `oracle` and `check`.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::{ArgGroup, Args, ValueEnum};

use super::names;
use super::table::{LimitArguments, RULE, RuleArguments, time};
use super::{Lengths, ListArguments, PupilArguments};
use crate::config::parse;
use crate::players::Spec;
use crate::words::Alphabet;

/// Arguments of `words`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Words are in lower case and in the letters that are played: e for é. Examples:
  evil-hangman words > dictionary.txt
  evil-hangman words --list full --length 8
  evil-hangman words --language de --length 3..5")]
pub struct WordsArguments {
    /// The words
    #[command(flatten)]
    pub list: ListArguments,

    /// Word length, or a range of lengths: 8, 3..9
    #[arg(long, value_name = "N|A..B", value_parser = names::LENGTHS, hide_possible_values = true)]
    pub length: Option<Lengths>,

    /// What pupils see
    #[command(flatten)]
    pub pupils: PupilArguments,
}

/// Arguments of `oracle`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  evil-hangman oracle --words assets/lists/nine.txt --letters e,o,d
  evil-hangman oracle --words dict.txt --length 5 --letters e,a,i --rule utexas
  evil-hangman oracle --words dict.txt --length 5 --letters ea --ties first --level 4 --markdown

DESIGN.md says where each rule comes from.")]
pub struct OracleArguments {
    /// The word list, one word per line; - reads it from standard input
    #[arg(long, value_name = "FILE")]
    pub words: PathBuf,

    /// Language of the words, as a code (de) or a name
    #[arg(long, value_name = "LANG", value_parser = names::LANGUAGE, hide_possible_values = true)]
    pub language: Option<&'static Alphabet>,

    /// Number of letters in the word; needed if the words have different lengths
    #[arg(long, value_name = "N", value_parser = names::LENGTH, hide_possible_values = true)]
    pub length: Option<usize>,

    /// The letters to guess, in order: e,a,i
    #[arg(long, value_name = "LETTERS", value_parser = letters)]
    pub letters: String,

    /// The rule to follow
    #[command(flatten)]
    pub rule: RuleArguments,

    /// Seed for ties that are broken at random
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = parse::any_number)]
    pub seed: u64,

    /// Print a JSON object
    #[arg(long, conflicts_with = "markdown")]
    pub json: bool,

    /// Print Markdown tables
    #[arg(long)]
    pub markdown: bool,

    /// Show the words of families up to this size
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = parse::any_number)]
    pub show: u64,

    /// Who reads it
    #[command(flatten)]
    pub pupils: PupilArguments,
}

/// Parses letters to guess, in order; whether the list's alphabet has them is checked later.
fn letters(text: &str) -> Result<String, String> {
    let mut letters = String::new();
    for c in text.chars().filter(|c| !c.is_whitespace() && *c != ',') {
        if !c.is_alphabetic() {
            return Err(format!("{c:?} is not a letter"));
        }
        letters.push(c);
    }
    if letters.is_empty() {
        return Err(String::from("name the letters that are guessed, as in e,a,i"));
    }
    Ok(letters)
}

/// Arguments of `adapter`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  evil-hangman adapter java-byu > JavaByu.java
  evil-hangman adapter console > console.py

The beginning of each file says how it is used; docs/teaching.md says more.")]
pub struct AdapterArguments {
    /// What the submissions are
    pub name: AdapterName,
}

/// What kind of submission an adapter is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum AdapterName {
    /// A Java class with the interface of BYU's course.
    JavaByu,
    /// Washington's HangmanManager in Java.
    JavaWashington,
    /// Texas's HangmanManager in Java.
    JavaTexas,
    /// A class in Python.
    Python,
    /// A program in any language that talks to a person at a terminal.
    Console,
}

/// Arguments of `check`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  evil-hangman check --setter \"cmd:python3 setter.py\" --rule byu
  evil-hangman check --setter \"cmd:java Setter\" --ties fewest,first --cases 500
  evil-hangman check --each submissions/*/ --adapter console
  evil-hangman check --each submissions/*/ --compile \"make\" --run ./setter
  evil-hangman check --guesser \"cmd:./guesser\" --frequency

The exit status is 0 if no mistakes were found, and 1 if any were or, with --each, if a submission has no grade. With --ties any, a setter can keep any \
of the largest families.")]
#[command(group = ArgGroup::new("checked").required(true).multiple(true).args(["setter", "guesser", "run", "adapter"]))]
pub struct CheckArguments {
    /// The setter: cmd:COMMAND
    #[arg(long, value_name = "S", value_parser = names::program, conflicts_with_all = ["guesser", "run", "adapter"])]
    pub setter: Option<Spec>,

    /// The guesser: cmd:COMMAND
    #[arg(long, value_name = "G", value_parser = names::program, conflicts_with_all = RULE.into_iter().chain(["run", "adapter"]))]
    pub guesser: Option<Spec>,

    /// Check the submission in each of these folders. Commands run in a copy of it, and $HERE/FILE is your own FILE
    #[arg(long, value_name = "FOLDER", num_args = 1.., conflicts_with = "format")]
    pub each: Vec<PathBuf>,

    /// With --each: what the submissions are; gives the commands and the rule that you don't give
    #[arg(long, value_name = "NAME", requires = "each")]
    pub adapter: Option<AdapterName>,

    /// With --each: the command that compiles a submission
    #[arg(long, value_name = "CMD", requires = "each")]
    pub compile: Option<String>,

    /// With --each: the command that runs a submission as the setter
    #[arg(long, value_name = "CMD", requires = "each")]
    pub run: Option<String>,

    /// With --each: submissions to check at once [default: one for each processor]
    #[arg(long, value_name = "N", requires = "each", value_parser = parse::number::<NonZeroUsize, 256>)]
    pub jobs: Option<NonZeroUsize>,

    /// With --each: the folder for grades.csv and a file in Gradescope's format for each submission
    #[arg(long, value_name = "DIR", default_value = "results", requires = "each")]
    pub results: PathBuf,

    /// With --each: a folder with files that are handed out, which are copied into each submission
    #[arg(long, value_name = "FOLDER", requires = "each")]
    pub with: Option<PathBuf>,

    /// With --each: also check submissions that have a grade and haven't changed since
    #[arg(long, requires = "each")]
    pub again: bool,

    /// With --each: run each submission in a sandbox: auto (if bubblewrap works), on, off
    #[arg(long, value_name = "WHEN", default_value = "auto", hide_possible_values = true)]
    #[arg(requires = "each")]
    pub sandbox: SandboxChoice,

    /// The rule that the setter must follow
    #[command(flatten)]
    pub rule: RuleArguments,

    /// Hold the guesser to a letter that is in most of the words that fit
    #[arg(long, conflicts_with_all = ["setter", "run"])]
    pub frequency: bool,

    /// Language of the dictionaries' letters, as a code (de) or a name
    #[arg(long, value_name = "LANG", value_parser = names::LANGUAGE, hide_possible_values = true)]
    pub language: Option<&'static Alphabet>,

    /// Word lengths that points depend on; 1 and 26 letters are tried, too, and reported apart
    #[arg(long, value_name = "N|A..B", value_parser = names::LENGTHS, hide_possible_values = true, default_value = "2..20")]
    pub length: Lengths,

    /// Word list for the last game, which is about a large dictionary [default: the largest built-in list]
    #[arg(long, value_name = "FILE")]
    pub words: Option<PathBuf>,

    /// Number of games to try
    #[arg(long, value_name = "N", default_value = "100", value_parser = parse::number::<NonZeroUsize, 1_000_000>)]
    pub cases: NonZeroUsize,

    /// Seed for the dictionaries
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = parse::any_number)]
    pub seed: u64,

    /// Format of the result: text, json, gradescope
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: CheckFormat,

    /// Weights of the four parts of the points of --format gradescope
    #[arg(long, value_name = "A,B,C,D", value_parser = Weights::parse, default_value = "3,4,2,1")]
    pub weights: Weights,

    /// Time for all games; those that are not played by then count as lost
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub total_time: Option<Duration>,

    /// Who reads it
    #[command(flatten)]
    pub pupils: PupilArguments,

    /// Limits of the program
    #[command(flatten)]
    pub limits: LimitArguments,
}

impl CheckArguments {
    /// Returns the program to check, unless it is in a submission.
    pub fn program(&self) -> Option<&Spec> {
        self.setter.as_ref().or(self.guesser.as_ref())
    }

    /// Returns the command that runs the program, if it isn't left to an adapter.
    pub fn command(&self) -> Option<&str> {
        self.program().and_then(Spec::command).or(self.run.as_deref())
    }

    /// Returns the commands that are given.
    pub(crate) fn commands(&self) -> impl Iterator<Item = &str> {
        self.compile.as_deref().into_iter().chain(self.command())
    }
}

/// The weights of the parts of a program's score: games by the rules, sizes (or letters that some word has),
/// ties (or letters by the rule), and the large dictionary. They are scaled to ten points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights(pub [f64; 4]);

impl Weights {
    /// Parses four numbers.
    ///
    /// # Errors
    /// Returns a message that describes the format if the text is invalid.
    fn parse(text: &str) -> Result<Self, String> {
        let read: Result<Vec<f64>, _> = text.split(',').map(|part| part.trim().parse()).collect();
        let weights = read.ok().and_then(|weights| <[f64; 4]>::try_from(weights).ok());
        let is_weight = |weight: &f64| (0.0..=1e6).contains(weight);
        match weights {
            Some(all) if all.iter().all(is_weight) && all.iter().any(|one| *one > 0.0) => {
                Ok(Self(all))
            }
            _ => Err(String::from(
                "give four numbers from 0: for games by the rules, for sizes, for ties, and for the large dictionary, as in \
                 3,4,2,1",
            )),
        }
    }
}

/// When submissions run in a sandbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum SandboxChoice {
    /// If it works here.
    Auto,
    /// Always; without one, nothing runs.
    On,
    /// Never.
    Off,
}

/// The output format of `check`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum CheckFormat {
    /// Plain text.
    Text,
    /// A JSON object.
    Json,
    /// Gradescope's format.
    Gradescope,
}
