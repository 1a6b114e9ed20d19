//! Owns the flags of `share` and `challenge`.

use clap::Args;

use super::LookFlags;
use crate::game::{Challenge, Lives};

/// Arguments of `share`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  evil-hangman share                  your last game
  evil-hangman share --glyphs ascii   without emoji

The output doesn't reveal any letters or words; it ends with the command that starts the same game.")]
pub struct ShareArguments {
    /// A transcript, or a file that begins with one [default: your last game]
    #[arg(value_name = "TEXT|FILE")]
    pub transcript: Vec<String>,

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

    /// Lives your friend gets for your word
    #[arg(long, value_name = "N", default_value_t = Challenge::LIVES)]
    pub lives: Lives,

    /// The settings given as flags
    #[command(flatten)]
    pub look: LookFlags,
}
