//! Owns the flags of the commands for teachers: `oracle` and `check`.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::{ArgGroup, Args, ValueEnum};

use super::PupilArguments;
use super::checking::Weights;
use super::names;
use super::table::{LimitArguments, RULE, RuleArguments, time};
use crate::config::parse;
use crate::players::Spec;
use crate::words::Alphabet;

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
    pub letters: GivenLetters,

    /// The rule to follow
    #[command(flatten)]
    pub rule: RuleArguments,

    /// Seed for ties that are broken at random
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = parse::seed)]
    pub seed: u64,

    /// Print a JSON object
    #[arg(long, conflicts_with = "markdown")]
    pub json: bool,

    /// Print Markdown tables
    #[arg(long)]
    pub markdown: bool,

    /// Show the words of families up to this size
    #[arg(long, value_name = "N", default_value_t = 12)]
    pub show: usize,

    /// Who reads it
    #[command(flatten)]
    pub pupils: PupilArguments,
}

/// Letters to guess, in order; whether the list's alphabet has them is checked later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenLetters(pub Vec<char>);

fn letters(text: &str) -> Result<GivenLetters, String> {
    let mut letters = Vec::new();
    for c in text.chars().filter(|c| !c.is_whitespace() && *c != ',') {
        if !c.is_alphabetic() {
            return Err(format!("{c:?} is not a letter"));
        }
        if letters.contains(&c) {
            return Err(format!("{c} comes twice; a letter is guessed once"));
        }
        letters.push(c);
    }
    if letters.is_empty() {
        return Err(String::from("name the letters that are guessed, as in e,a,i"));
    }
    Ok(GivenLetters(letters))
}

/// Arguments of `check`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  evil-hangman check --setter \"cmd:python3 setter.py\" --rule byu
  evil-hangman check --setter \"cmd:java Setter\" --ties fewest,first --cases 500
  evil-hangman check --guesser \"cmd:./guesser\" --frequency

The exit status is 0 if no mistake was found and 1 if there was one. With --ties any, a setter can keep any \
of the largest families.")]
#[command(group = ArgGroup::new("checked").required(true).args(["setter", "guesser"]))]
pub struct CheckArguments {
    /// The setter: cmd:COMMAND
    #[arg(long, value_name = "S", value_parser = names::program)]
    pub setter: Option<Spec>,

    /// The guesser: cmd:COMMAND
    #[arg(long, value_name = "G", value_parser = names::program, conflicts_with_all = RULE)]
    pub guesser: Option<Spec>,

    /// The rule that the setter must follow
    #[command(flatten)]
    pub rule: RuleArguments,

    /// Hold the guesser to a letter that is in most of the words that fit
    #[arg(long, requires = "guesser")]
    pub frequency: bool,

    /// Language of the dictionaries' letters, as a code (de) or a name
    #[arg(long, value_name = "LANG", value_parser = names::LANGUAGE, hide_possible_values = true)]
    pub language: Option<&'static Alphabet>,

    /// Number of games to try
    #[arg(long, value_name = "N", default_value = "100", value_parser = parse::number::<1_000_000>)]
    pub cases: NonZeroUsize,

    /// Seed for the dictionaries
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = parse::seed)]
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
    /// Returns the program to check.
    #[must_use]
    pub fn program(&self) -> Option<&Spec> {
        self.setter.as_ref().or(self.guesser.as_ref())
    }
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
