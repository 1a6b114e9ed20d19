//! The questions of the line mode, and its replies to unexpected answers.

use super::Medium;
use super::typed::Typed;
use crate::game::Round;

pub const ENDLESS: &str = "a line of the input has more than 16 MiB";
pub const GOODBYE: &str = "Goodbye.";
pub const SAVED_GOODBYE: &str = "Your round is saved. Goodbye.";
pub const NO_RUNG_LEFT: &str = "You have climbed every rung.";
pub const YOUR_LETTER: &str = "Your letter:";
pub const ONE_LETTER: &str = "Type one letter, a whole word, or help to hear the commands.";

/// Replies to a command that works elsewhere.
pub const NOT_NOW: &str = "That doesn't work here. Type help to hear what does.";
pub const IN_A_ROUND: &str = "That only works in a round. Type help to hear what works now.";
pub const AFTER_THE_ROUND: &str =
    "That only works after the round. Type help to hear what works now.";

pub const NOTHING_WAITS: &str = "No unfinished round is saved.";
pub const YES_OR_NO: &str =
    "That is neither yes nor no. Type yes or no, or help to hear what they do.";

/// A question that is answered with yes or no. No changes nothing, so Enter alone means no.
pub fn yes_or_no_question(question: &str) -> String {
    format!("{question} (yes or no; Enter is no)")
}

/// Returns what an answer to it means, if it is one.
pub fn as_yes_or_no(answer: &str) -> Option<bool> {
    match answer.to_lowercase().as_str() {
        "y" | "yes" => Some(true),
        "n" | "no" => Some(false),
        _ => None,
    }
}

pub const LETTER_OR_BACK: &str = "Your letter: (Enter to leave)";
pub const LESSON_HELP: &str = "Please type one letter, or press Enter to leave.";

/// Says which words the lesson on how the computer cheats is about.
pub fn the_words_are(words: &str) -> String {
    format!("The words are {words}.")
}

pub const HOW_TO_GO_BACK: &str = "Type back to return to the round that you played.";

/// A command and what it does: "hint: a good letter."
pub fn command(typed: &Typed) -> String {
    format!("{}: {}.", typed.name(), typed.does)
}

/// Replies to a command without the word that it is about.
pub fn which_word(round: &Round) -> String {
    format!("Type word and a whole word of {} letters.", round.length())
}

/// Introduces the text to copy, after its content has been described.
pub const COPY_THIS: &str = "Here is the text to copy; it gives no letter away:";

/// Introduces a link to the same game.
pub const SAME_GAME: &str = "This link opens the same game:";

/// Asks what to do after a puzzle was lost, so that it can be tried again, or solved.
pub const fn after_a_puzzle(can_retry: bool) -> &'static str {
    match can_retry {
        true => "What next? (Enter tries again; next, back or quit)",
        false => "What next? (Enter for the next puzzle; share, back or quit)",
    }
}

/// Asks what to do after a round.
pub const WHAT_NEXT: &str = "What next? (again, story, help or quit)";
pub const NO_SUCH_COMMAND: &str =
    "Type again to play another round, story to hear this one again, help or quit.";

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

/// Offers the command that is nearest to what somebody typed.
pub fn if_you_meant(command: &str) -> String {
    format!("If you meant {command}, type {command}.")
}

pub const NOTHING_TO_GO_BACK_TO: &str = "You guessed no letter, so there is nothing to go back to.";
pub const NOT_THE_SAME: &str =
    "Only a round in which the computer holds no word can be played again the same way.";
