//! Owns the flags of `share` and `duel`.

use clap::Args;

use super::LookFlags;
use crate::config::{Config, parse};
use crate::game::{Lives, duel_lines};

/// Arguments of `share`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  evil-hangman share                  your last game
  evil-hangman share --glyphs ascii   without emoji

The output reveals no letter and no word, and ends with the command that starts the same game.")]
pub struct ShareArguments {
    /// A transcript, or a file that begins with one [default: your last game]
    #[arg(value_name = "TEXT|FILE")]
    pub transcript: Option<String>,

    /// The settings given as flags
    #[command(flatten)]
    pub look: LookFlags,
}

/// Arguments of `duel`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  evil-hangman duel                                   seal a word and get a line to send
  evil-hangman duel lighthouse                        the same; your shell remembers the word
  evil-hangman duel ehd1 6 bdbc... b9ee... d5fe...    play the line that somebody sent you
  evil-hangman duel ehd1 6 bdbc... ... ehr1 ELPH 7a...   check the result that came back

The word is fair: it is chosen before the first guess, and its seal proves that nobody changed it. There is \
no evil duel: an evil opponent has no word to seal, and sealing one would mean choosing it.")]
pub struct DuelArguments {
    /// The line that somebody sent you, and the result line that came back; no quotes needed. Or a word of yours
    #[arg(value_name = "LINE")]
    pub lines: Vec<String>,

    /// Lives for a word of yours: how many misses lose; asked for if you leave it out
    #[arg(long, value_name = "N", value_parser = parse::guesses)]
    pub guesses: Option<Lives>,

    /// The settings given as flags
    #[command(flatten)]
    pub look: LookFlags,
}

impl DuelArguments {
    /// Returns the challenge and the result, if the lines have them; `None` if there is no challenge.
    #[must_use]
    pub fn parts(&self) -> Option<(String, Option<String>)> {
        let text = self.lines.join(" ");
        match duel_lines(&text) {
            [None, None] if text.is_empty() => None,
            [None, None] => Some((text, None)),
            [challenge, result] => Some((challenge.unwrap_or_default(), result)),
        }
    }

    /// Returns the settings given as flags.
    #[must_use]
    pub fn settings(&self) -> Config {
        self.look.0.clone()
    }
}

#[cfg(test)]
mod tests {
    use crate::cli::{Cli, Command};
    use clap::Parser;

    fn parts(arguments: &[&str]) -> Option<(String, Option<String>)> {
        let all = ["evil-hangman", "duel"].iter().chain(arguments);
        match Cli::try_parse_from(all).unwrap().command {
            Some(Command::Duel(arguments)) => arguments.parts(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn lines_are_the_same_in_quotes_and_without() {
        let both = Some((String::from("ehd1 6 aa"), Some(String::from("ehr1 EA bb"))));
        assert_eq!(parts(&["ehd1 6 aa", "ehr1 EA bb"]), both);
        assert_eq!(
            parts(&["ehd1", "6", "aa", "EHR1", "EA", "bb"]).unwrap().1.unwrap(),
            "ehr1 EA bb"
        );
        assert_eq!(parts(&["ehd1 6\n aa  ehr1 EA bb"]), both);
        assert_eq!(parts(&["evil-hangman duel ehd1 6 aa ehr1 EA bb"]), both);
        assert_eq!(parts(&["ehd1", "6"]), Some((String::from("ehd1 6"), None)));
        assert_eq!(parts(&["ehr1", "EA"]).unwrap().0, "");
        assert_eq!(parts(&[]), None);
        assert_eq!(parts(&["ehr1", "-", "bb"]).unwrap().1.unwrap(), "ehr1 - bb");
    }
}
