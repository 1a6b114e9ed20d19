//! The questions of the line mode, and its replies to unexpected answers.

use super::values::{capital, listed};
use super::{Medium, count, form};
use crate::app::{App, HomeLine, Row};
use crate::game::Round;
use crate::game::spec::Difficulty;

pub const ENDLESS: &str = "an input line is longer than 16 MiB";
pub const THE_GAME: &str =
    "This is Evil Hangman: find a word letter by letter before you run out of lives.";
pub const GOODBYE: &str = "Goodbye.";
pub const SAVED_GOODBYE: &str = "Your round is saved. Goodbye.";
pub const NOTHING_WAITS: &str = "You have no saved round.";

pub const PLAY_OR_TYPE: &str = "Press Enter to play, or type help:";

/// Asks what to do on the title: Enter does what this line does.
pub const fn enter(line: HomeLine) -> &'static str {
    match line {
        HomeLine::Continue => "Press Enter to continue your round, or type help:",
        HomeLine::Play => PLAY_OR_TYPE,
        HomeLine::Today => "Press Enter for today's game, or type help:",
        HomeLine::Puzzles => "Press Enter for the next puzzle, or type help:",
    }
}

/// Says that another letter of a puzzle is guessed instead of the one that lost.
pub const TAKEN_BACK: &str = "The last letter is taken back.";
/// Replies to a letter on the title.
pub const PLAY_FIRST: &str = "Letters are typed in a round. Press Enter first.";
pub const YOUR_LETTER: &str = "Your letter:";
pub const LETTER_IN_A_WHAT_IF: &str = "Your letter, or back to return to your round:";
pub const LETTER_IN_THE_LESSON: &str = "Your letter: (Enter to leave)";
pub const Y_OR_N: &str = "(y or n)";
/// Asks what to do after a round.
pub const WHAT_NEXT: &str = "What next? (again, story, help or quit)";

/// Asks for a word or a line, and says how the question is left.
pub fn back_goes_back(asks: &str, is_word: bool) -> String {
    let word = if is_word { " Anything else counts as the word, even help or quit." } else { "" };
    format!("{asks} (Type back to go back.{word})")
}

/// Asks which of these buttons to press: "Resume, Not now or Give up? (Enter: Resume)".
pub fn which(labels: &[&str], enter: Option<&str>) -> String {
    let asked = format!("{}?", listed(labels, "or"));
    enter.map_or_else(|| asked.clone(), |enter| format!("{asked} (Enter: {enter})"))
}

/// Replies to what isn't a letter or a command: in a puzzle and in the lesson, and where a whole word can be guessed, too.
pub const A_LETTER: &str = "Type one letter, or help to hear the commands.";
pub const ONE_LETTER: &str = "Type one letter, a whole word, or help to hear the commands.";
/// Replies to a command that works elsewhere, and to what is none.
pub const NOT_NOW: &str = "That doesn't work here. Type help to hear what does.";
pub const ROUND_OVER: &str = "The round is over. Type help to hear what you can do.";
/// Replies to what isn't a setting or a command.
pub const NOTHING_LIKE_THAT: &str = "That isn't a setting or a command. Type settings or help.";

/// Replies to a command that works elsewhere, but may be the word.
pub fn to_guess(word: &str) -> String {
    format!("That doesn't work here. To guess it, type word {word}.")
}

/// Replies to a command without the word that it is about.
pub fn which_word(round: &Round) -> String {
    format!("Type word and then {}.", count::word_of(round.length()))
}

/// Says how to go back to a guess, and which there are: "Your guesses: 1 I, 2 E."
pub fn which_guess(round: &Round, to: Medium) -> String {
    let guesses = round.replies().iter().map(|reply| to.guess(&reply.guess, round.alphabet()));
    let numbered: Vec<_> =
        (1..).zip(guesses).map(|(number, guess)| format!("{number} {guess}")).collect();
    format!(
        "Type what if and the number of a guess, such as what if 1. Your guesses: {}.",
        numbered.join(", ")
    )
}

/// Says how a setting is changed, and what it is.
pub fn setting(row: Row, app: &App) -> String {
    let names = match row {
        Row::Length => String::from("a number, level, or surprise"),
        Row::Lives => {
            format!("{}, or a number", Difficulty::names().join(", "))
        }
        row => listed(app.choices(row).into_iter().map(|pick| app.name_of(row, &pick)), "or"),
    };
    let (row, now) = (form::row(row).to_lowercase(), form::value(row, app));
    format!("{}: {now}. To change it, type set {row} and one of these: {names}.", capital(&row))
}

/// Says that a choice has ended the rounds of a level.
pub const LEVELS_OFF: &str = "Levels are off.";

/// Replies to whether the number of words left is to be heard.
pub const fn counts(heard: bool) -> &'static str {
    match heard {
        true => "After each guess of a round, you will hear how many words are left.",
        false => "You won't hear how many words are left, unless you type words.",
    }
}
