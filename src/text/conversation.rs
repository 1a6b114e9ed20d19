//! The questions of the line mode, and its replies to unexpected answers.

use super::Medium::Speech;
use super::keys::Reach;
use super::names;
use super::typed::{LIST, Typed};
use super::values::{counted, listed};
use crate::engine::Opponent;
use crate::game::Round;
use crate::words::Word;

pub const ENDLESS: &str = "a line of the input has more than 16 MiB";
pub const GOODBYE: &str = "Goodbye.";

/// Says that the round is saved and how to continue it; `own_words` says whether it is about the player's own list.
pub const fn kept_goodbye(own_words: bool, by: Reach) -> &'static str {
    match (by, own_words) {
        (Reach::Buttons, _) => "Your round is saved. To continue it, reload this page. Goodbye.",
        (Reach::Keys, true) => {
            "Your round is saved. To continue it, start evil-hangman --line with the same words. Goodbye."
        }
        (Reach::Keys, false) => {
            "Your round is saved. To continue it, start evil-hangman --line. Goodbye."
        }
    }
}

/// In a pipe nobody is asked whether to continue a round.
pub const PIPED_GOODBYE: &str =
    "Your round is saved. In a terminal, evil-hangman --line offers to continue it. Goodbye.";
pub const FRIENDS_GOODBYE: &str = "A round about a friend's word isn't saved. Goodbye.";
pub const HELD_GOODBYE: &str = "A round about your own word isn't saved. Goodbye.";
pub const NO_RUNG_LEFT: &str = "You have climbed every rung.";
pub const YOUR_LETTER: &str = "Your letter:";
pub const ONE_LETTER: &str =
    "That is neither a letter nor a command. Type one letter, or help to hear the commands.";

/// Somebody who types nothing may be looking for the way out. A browser has other plans for Ctrl-C.
pub const fn letter_or_quit(by: Reach) -> &'static str {
    match by {
        Reach::Keys => {
            "Type one letter, or help to hear the commands. To leave, type quit or press Ctrl-C."
        }
        Reach::Buttons => "Type one letter, or help to hear the commands. To leave, type quit.",
    }
}

/// The same where a round goes back to an earlier one.
pub const LETTER_OR_BACK: &str = "Type one letter, or back to return to the round that you played, or help to hear the commands.";

/// Replies to a command for the end of a round, in a what-if round or at the question for its beginning.
pub const BACK_FIRST: &str = "Type back first: that works at the end of the round that you played.";

/// Asks whether a word that was typed is a guess.
pub fn guess_as_the_word(word: &Word) -> String {
    format!("Guess {word} as the word?")
}

pub const GUESS_WORD_HELP: &str =
    "Yes guesses the word; a wrong one is a miss. No goes on with letters.";

/// Replies to a command that works elsewhere.
pub const NOT_NOW: &str = "That doesn't work here. Type help to hear what does.";
pub const NO_ROUND_NOW: &str = "That only works in a round, and this one is over. Type again for another round, or help to hear the commands.";
pub const AFTER_THE_ROUND: &str =
    "That only works after the round. Type help to hear what works now.";
pub const FRIENDS_WORD: &str = "Press Enter alone to go back. Otherwise let somebody else type a word: anything is the word, even help, back or quit. The word: ";
pub const FRIENDS_WORD_IS_HIDDEN: &str = "Press Enter alone to go back. Otherwise let somebody else type a word; it won't be shown or said. Anything is the word, even help, back or quit. The word: ";
/// Asks whether to continue a round that was left unfinished.
pub const RESUME: &str = "Continue it?";
pub const RESUME_HELP: &str =
    "Yes continues the round. No keeps it for another time. Give up ends it, and you hear a word.";
pub const KEPT_FOR_LATER: &str = "It stays saved. Type continue to return to it.";
pub const CONTINUE_AFTER_THIS: &str =
    "It stays saved. To return to it, type continue at the end of this round.";
pub const NOTHING_WAITS: &str = "No unfinished round is saved.";
pub const YES_OR_NO: &str =
    "That is neither yes nor no. Type yes or no, or help to hear what they do.";

/// Replies to a command that only works where the player guesses.
pub const WHERE_YOU_GUESS: &str = "That only works in rounds in which you guess.";

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

pub const LETTER_OR_NEXT_PAGE: &str = "Your letter: (Enter for the next page, back to leave)";
pub const LESSON_HELP: &str =
    "Please type one letter, press Enter for the next page, or type back to leave.";

/// Names the opponent before its answer, since there may be two: "Greedy: There is no E. 1 miss left."
pub fn against_them(opponent: Opponent, standing: &str) -> String {
    format!("{}: {standing}", names::opponent(opponent))
}

/// Says which words a page on how the computer cheats is about.
pub fn the_words_are(words: &str) -> String {
    format!("The words are {words}.")
}

pub const HOW_TO_GO_BACK: &str = "Type back to return to the round that you played.";

/// Says what to do in a first round.
pub const HOW_TO_GUESS: &str = "Type a letter and press Enter, or hint for a good letter, or help to hear everything you can type.";

/// A command and what it does: "hint: a good letter."
pub fn command(typed: &Typed) -> String {
    format!("{}: {}.", typed.name(), typed.does)
}

/// Explains a command: "hint: You hear the best letter."
pub fn about_command(typed: &Typed) -> String {
    format!("{}: {}", typed.name(), typed.about)
}

/// Explains a command that does nothing here.
pub fn about_idle_command(typed: &Typed) -> String {
    format!("{} It does nothing here.", about_command(typed))
}

/// Replies to a request for help about something that is not a command.
pub fn no_such_command(asked: &str) -> String {
    format!("There is no command {asked}. Type help to hear the commands.")
}

/// Says how many commands have not been named, and how to hear them.
pub fn more_commands(more: usize) -> String {
    format!("Type more to hear {}.", counted(more, "other command", "other commands"))
}

/// The same where the rules follow as the last of them.
pub fn more_commands_and_rules(more: usize) -> String {
    let commands = counted(more.saturating_sub(1), "other command", "other commands");
    format!("Type more to hear {commands} and the rules.")
}

/// Says which answer `more` goes on with, if another one was heard since.
pub fn more_of(command: &Typed) -> String {
    format!("More of {}:", command.name())
}

pub const MORE_WORDS: &str = "Type more to hear others.";
pub const NOTHING_MORE: &str = "There is nothing more to say. Type help to hear the commands.";
pub const WHICH_WORD: &str = "Which word? (any word, even help or quit; Enter to go back)";

/// Introduces the text to copy, after its content has been described.
pub const COPY_THIS: &str = "Here is the text to copy; it gives no letter away:";

/// Offers that text. It is not said at once, because its squares are noise by ear.
pub fn copy_with_more(_: usize) -> String {
    String::from("Type more for the text to copy; it gives no letter away.")
}

/// The same after a duel.
pub fn copy_duel_with_more(_: usize) -> String {
    String::from(
        "Type more for the text to copy; its last line tells your friend which letters you guessed.",
    )
}

/// Introduces a link to the same game.
pub const SAME_GAME: &str = "This link opens the same game:";

/// Asks what to do after a round. It is no question of yes and no, because no answer that Enter could mean is harmless.
pub const WHAT_NEXT: &str = "What next? (again, help or quit)";

/// Replies to nothing.
pub const WHAT_NOW: &str = "Type again to play another round, story to hear this one again, help for everything else, or quit.";
pub const NO_SUCH_COMMAND: &str = "That is no command. Type help to hear the commands.";

/// Asks which guess to go back to: "Before which guess, 1 to 17?", and says how to hear them.
pub fn which_guess(round: &Round) -> String {
    match round.replies().len() {
        1 => format!("Before guess 1, the only one? (type {LIST} to hear it, or back)"),
        guesses => {
            format!("Before which guess, 1 to {guesses}? (type {LIST} to hear them, or back)")
        }
    }
}

/// Names the guesses that can be gone back to: "Your guesses: 1 I, 2 E."
pub fn guesses_to_go_back_to(round: &Round) -> String {
    let guesses = round.replies().iter().map(|reply| Speech.guess(&reply.guess, round.alphabet()));
    let numbered: Vec<_> =
        (1..).zip(guesses).map(|(number, guess)| format!("{number} {guess}")).collect();
    format!("Your guesses: {}.", numbered.join(", "))
}

pub const WHICH_GUESS_HELP: &str = "Type the number of a guess or what you guessed: you play on from before it, with another guess. Type list to hear your guesses. Type back or press Enter to leave.";
pub const NO_SUCH_GUESS: &str = "That is none of your guesses.";

/// Offers the commands that are nearest to what somebody typed; `None` if none is near.
pub fn if_you_meant(commands: &[&str]) -> Option<String> {
    match commands {
        [] => None,
        [command] => Some(format!("If you meant {command}, type {command}.")),
        _ => Some(format!("If you meant {}, type that.", listed(commands, "or"))),
    }
}

pub const NO_SUCH_TURN: &str =
    "Type story and one of the letters that you guessed, or its number, such as story 1.";
pub const NOTHING_TO_GO_BACK_TO: &str = "You guessed no letter, so there is nothing to go back to.";
pub const STORY_OR_HELP: &str = "Type story to hear the round again, or help for everything else.";
pub const NOT_THE_SAME: &str = "Only a round that began with letters shown can be played again the same way. Type again for another round.";
