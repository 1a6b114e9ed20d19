//! Owns the flags of the commands about the hangman protocol: `seat`, `match`, and the limits of other programs.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::{ArgGroup, Args, Parser};

use super::names;
use super::{Lengths, ListArguments, PupilArguments};
use crate::config::parse;
use crate::engine::Rule;
use crate::game::Lives;
use crate::guesser::GuesserKind;
use crate::players::{Environment, Limits, Spec};

/// The flags of the rule of a setter, which a guesser doesn't have.
pub const RULE: [&str; 3] = ["rule", "ties", "level"];

/// Arguments of `seat`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  evil-hangman seat --guesser lookahead
  evil-hangman seat --setter merciless
  evil-hangman seat --setter greedy --rule utexas-easy

The player speaks the hangman protocol over standard input and output; see docs/protocol.md.")]
#[command(group = ArgGroup::new("seat").required(true).args(["guesser", "setter"]))]
pub struct SeatArguments {
    /// The guesser to play as
    #[arg(long, value_name = "G", value_parser = names::OWN_GUESSER, hide_possible_values = true, conflicts_with_all = RULE,
          help = names::help("Play as this guesser", names::OWN_GUESSER, ""))]
    pub guesser: Option<GuesserKind>,

    /// The setter to play as
    #[arg(long, value_name = "S", value_parser = names::OWN_SETTER, hide_possible_values = true,
          help = names::help("Play as this setter", names::OWN_SETTER, ""))]
    pub setter: Option<Spec>,

    /// How greedy chooses among the largest families
    #[command(flatten)]
    pub rule: RuleArguments,

    /// Milliseconds that merciless can search for an answer; then it answers without
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = parse::any_number)]
    pub think: u64,

    /// Who plays
    #[command(flatten)]
    pub pupils: PupilArguments,
}

/// The flags of the rule for a setter that keeps the largest family.
#[derive(Clone, Debug, Default, Args)]
pub struct RuleArguments {
    /// The rule of a course
    #[arg(long, value_name = "RULE", value_parser = names::RULE, hide_possible_values = true, help = names::help("Rule of a course", names::RULE, ""))]
    pub rule: Option<Rule>,

    /// Tie criteria alone
    #[arg(long, value_name = "TIES", value_parser = Rule::of_ties, conflicts_with = "rule", help = names::ties())]
    pub ties: Option<Rule>,

    /// Keep the second largest family on every Nth turn
    #[arg(long, value_name = "N", value_parser = parse::number::<u32, 1_000_000>)]
    pub level: Option<u32>,
}

impl RuleArguments {
    /// Returns the rule given by the flags; what they leave open is that of a program's own rule.
    pub fn rule(&self, own: Option<Rule>) -> Option<Rule> {
        let rule = self.rule.or(self.ties).or(own);
        match self.level {
            None => rule,
            Some(every) => Some(rule.unwrap_or_default().with_level(every)),
        }
    }
}

/// The flags for the resources that another program may use.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct LimitArguments {
    /// Time limit for one answer, such as 500ms or 5s
    #[arg(long, value_name = "TIME", value_parser = time, default_value = "5s")]
    pub move_time: Duration,

    /// Time for all answers of a game
    #[arg(long, value_name = "TIME", value_parser = time, default_value = "60s")]
    pub game_time: Duration,

    /// Time to start and to read the words
    #[arg(long, value_name = "TIME", value_parser = time, default_value = "30s")]
    pub start_time: Duration,

    /// Memory limit for a player (all its processes), in MiB, where the system can measure it
    #[arg(long, value_name = "MIB", default_value_t = 1024, value_parser = parse::number::<u64, { 1 << 30 }>)]
    pub memory: u64,

    /// Processes that a player may run, if the system reports them
    #[arg(long, value_name = "N", default_value = "64", value_parser = parse::number::<NonZeroUsize, 4_194_304>)]
    pub processes: NonZeroUsize,

    /// Environment variable that programs keep, besides PATH and those of the language; can be repeated
    #[arg(long, value_name = "NAME")]
    pub env: Vec<String>,
}

impl LimitArguments {
    /// Returns the environment of the programs.
    pub fn environment(&self) -> Environment {
        let limits = Limits {
            move_time: self.move_time,
            game_time: self.game_time,
            start_time: self.start_time,
            memory: self.memory << 20,
            processes: self.processes.get(),
        };
        Environment::new(limits, self.env.clone())
    }
}

/// Parses a time such as `500ms`, `5s` or `2min`; a number alone is in seconds.
pub fn time(text: &str) -> Result<Duration, String> {
    let text = text.trim();
    let number = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let millis = match &text[number.len()..] {
        "ms" => 1.0,
        "s" | "" => 1_000.0,
        "min" | "m" => 60_000.0,
        _ => f64::NAN,
    } * number.trim().parse().unwrap_or(f64::NAN);
    // A week is longer than anyone waits.
    if (1.0..=604_800_000.0).contains(&millis) {
        return Ok(Duration::from_millis(millis as u64));
    }
    Err(String::from("give a time such as 500ms, 5s or 2min"))
}

/// Arguments of `match`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  evil-hangman match --guesser \"cmd:python3 ann.py\" --setter greedy
  evil-hangman match --guesser lookahead --setter \"cmd:java Setter\" --length 5 --games 100
  evil-hangman match --guesser \"ann=cmd:./ann\" --guesser \"bob=cmd:./bob\" --guesser balanced \\
      --setter fair --setter merciless --games 200 --jobs 4 --csv > table.csv

Every guesser plays every setter. The same seed gives the same games, whatever --jobs is.

The exit status is 0, or 1 if every game was lost by a fault.")]
pub struct MatchArguments {
    /// Who guesses: a built-in guesser, cmd:COMMAND or NAME=cmd:COMMAND; can be repeated
    #[arg(long = "guesser", value_name = "G", value_parser = names::SEATED_GUESSER, hide_possible_values = true, required = true)]
    pub guessers: Vec<Spec>,

    /// The setter
    #[arg(long = "setter", value_name = "S", value_parser = names::SEATED_SETTER, hide_possible_values = true, required = true,
          help = names::help("Who sets", names::SEATED_SETTER, ", greedy:RULE or cmd:COMMAND; can be repeated"))]
    pub setters: Vec<Spec>,

    /// The words
    #[command(flatten)]
    pub list: ListArguments,

    /// Word length, or a range of lengths: 8, 3..9
    #[arg(long, value_name = "N|A..B", value_parser = names::LENGTHS, hide_possible_values = true)]
    pub length: Option<Lengths>,

    /// Lives: how many misses lose a game
    #[arg(long, value_name = "N", default_value = "6")]
    pub lives: Lives,

    /// Games that each guesser plays against each setter
    #[arg(long, value_name = "N", default_value = "20", value_parser = parse::number::<NonZeroUsize, 1_000_000>)]
    pub games: NonZeroUsize,

    /// Seed for lengths and all other random choices
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = parse::any_number)]
    pub seed: u64,

    /// Limits of other programs, and how many games are played at once
    #[command(flatten)]
    pub table: TableArguments,

    /// Print a JSON object
    #[arg(long, group = "format")]
    pub json: bool,

    /// Print comma-separated values, one row per game
    #[arg(long, group = "format")]
    pub csv: bool,

    /// Print the results in Gradescope's format (results.json)
    #[arg(long, group = "format")]
    pub gradescope: bool,

    /// Stop after this time, and print what was played by then
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub total_time: Option<Duration>,

    /// Save a transcript of every game in this folder
    #[arg(long, value_name = "DIR")]
    pub transcripts: Option<PathBuf>,
}

/// The flags for running other programs.
#[derive(Clone, Debug, Args)]
pub struct TableArguments {
    /// Games to play at once; this doesn't change the results
    #[arg(long, value_name = "N", default_value = "1", value_parser = parse::number::<NonZeroUsize, 256>)]
    pub jobs: NonZeroUsize,

    /// Games that two programs play before they are restarted
    #[arg(long, value_name = "N", default_value = "25", value_parser = parse::number::<NonZeroUsize, 1_000_000>)]
    pub series: NonZeroUsize,

    /// Who reads the results
    #[command(flatten)]
    pub pupils: PupilArguments,

    /// Limits of other programs
    #[command(flatten)]
    pub limits: LimitArguments,
}

impl TableArguments {
    /// Returns whether all flags about programs say what they do by default.
    pub fn is_default(&self) -> bool {
        #[derive(Parser)]
        struct Alone {
            #[command(flatten)]
            table: TableArguments,
        }
        Alone::try_parse_from([""]).is_ok_and(|Alone { table }| {
            (self.jobs, self.series, &self.limits) == (table.jobs, table.series, &table.limits)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_leaves_the_rest_of_a_rule_as_it_is() {
        let texas: Rule = "utexas".parse().unwrap();
        let arguments = RuleArguments { level: Some(3), ..RuleArguments::default() };
        assert_eq!(arguments.rule(Some(texas)), Some(texas.with_level(3)));
        assert_eq!(arguments.rule(None), Some(Rule::default().with_level(3)));
    }

    #[test]
    fn times_have_units_and_wrong_ones_say_so() {
        let millis = |text| time(text).map(|time| time.as_millis());
        let right = ["500ms", "1.5s", "2 min", "3"].map(|text| millis(text).unwrap());
        assert_eq!(right, [500, 1500, 120_000, 3000]);
        for wrong in ["", "s", "-1s", "0", "5 days", "1e30s", "nan"] {
            let refused = Err("give a time such as 500ms, 5s or 2min".into());
            assert_eq!(millis(wrong), refused, "{wrong}");
        }
    }
}
