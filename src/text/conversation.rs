//! What the line mode asks, and how it replies to answers that are none of those expected.

use super::keys::Reach;
use super::names;
use super::typed::Typed;
use super::values::{counted, listed, yes_or_no};
use crate::engine::Opponent;
use crate::words::Word;

/// Says what is wrong with an input whose line does not end.
pub const ENDLESS: &str = "a line of the input has more than 16 MiB";

/// The last sentence.
pub const GOODBYE: &str = "Goodbye.";

/// Says goodbye where the round is saved, and how to continue it; `own_words` if it is about words of the player's own,
/// which a page keeps.
#[must_use]
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

/// The same in a pipe, where nobody is asked whether to go on with it.
pub const PIPED_GOODBYE: &str =
    "Your round is saved. In a terminal, evil-hangman --line offers to continue it. Goodbye.";

/// The same where a friend's word is left.
pub const FRIENDS_GOODBYE: &str = "A round about a friend's word isn't saved. Goodbye.";

/// The same where a word is left that the player holds.
pub const HELD_GOODBYE: &str = "A round about your own word isn't saved. Goodbye.";

/// There is no rung to climb any more.
pub const NO_RUNG_LEFT: &str = "You have climbed every rung.";

/// Asks for the next letter.
pub const YOUR_LETTER: &str = "Your letter:";

/// The reply to something that is no letter and no command.
pub const ONE_LETTER: &str = "Please type one letter, or help to see the commands.";

/// The reply where nothing was typed, perhaps to find the way out. A browser has other plans for Ctrl-D.
#[must_use]
pub const fn letter_or_quit(by: Reach) -> &'static str {
    match by {
        Reach::Keys => {
            "Please type one letter, or help to see the commands. To leave, type quit or press Ctrl-D."
        }
        Reach::Buttons => {
            "Please type one letter, or help to see the commands. To leave, type quit."
        }
    }
}

/// Asks whether a word that was typed is a guess.
#[must_use]
pub fn guess_as_the_word(word: &Word) -> String {
    format!("Guess {word} as the word?")
}

/// The help for that question.
pub const GUESS_WORD_HELP: &str =
    "Yes guesses the word; a wrong one is a miss. No goes on with letters.";

/// The reply to a command that means something elsewhere.
pub const NOT_NOW: &str = "That doesn't work here. Type help to see what does.";

/// The reply to a command of a round where there is none.
pub const NO_ROUND_NOW: &str = "That only works in a round, and this one is over. Type yes for another, or help to see the commands.";

/// The reply to a command in a round that its end has.
pub const AFTER_THE_ROUND: &str = "You can ask that after the round.";

/// Asks a friend for a word.
pub const FRIENDS_WORD: &str = "Press Enter alone to go back. Otherwise let somebody else type a word: anything is the word, even help, back or quit. The word: ";

/// The same where what is typed is hidden.
pub const FRIENDS_WORD_IS_HIDDEN: &str = "Press Enter alone to go back. Otherwise let somebody else type a word; it won't be shown or said. Anything is the word, even help, back or quit. The word: ";

/// Asks whether to show how many words are left.
pub const SHOW_WORDS_LEFT: &str = "Show how many words are left?";

/// Asks whether to go on with a round that was left.
pub const RESUME: &str = "Continue it? (yes, later, or give up to see a word; Enter for yes)";

/// The help for the question whether to go on with a round that was left.
pub const RESUME_HELP: &str = "Please type yes to continue the round, no or later to be asked again another time, give up \
                               to end it and hear a word, or quit.";

/// The reply to something that is neither yes nor no.
pub const YES_OR_NO: &str = "Please type yes or no, or help or quit.";

/// The reply to something that only a round has in which the player guesses.
pub const WHERE_YOU_GUESS: &str = "That only works in rounds in which you guess.";

/// A question that is answered with yes or no.
#[must_use]
pub fn yes_or_no_question(question: &str, default: bool) -> String {
    format!("{question} (yes or no, Enter for {})", yes_or_no(default))
}

/// Returns what an answer to it means, if it is one.
#[must_use]
pub fn as_yes_or_no(answer: &str) -> Option<bool> {
    match answer.to_lowercase().as_str() {
        "y" | "yes" => Some(true),
        "n" | "no" => Some(false),
        _ => None,
    }
}

/// Asks for a letter on a page of how the computer cheats.
pub const LETTER_OR_NEXT_PAGE: &str = "Your letter: (Enter for the next page, back to leave)";

/// The help on those pages.
pub const LESSON_HELP: &str =
    "Please type one letter, press Enter for the next page, or type back to leave.";

/// Says what an opponent has come to, where there may be two: "Greedy: There is no E. 1 miss left."
#[must_use]
pub fn against_them(opponent: Opponent, standing: &str) -> String {
    format!("{}: {standing}", names::opponent(opponent))
}

/// Says which words a page on how the computer cheats is about.
#[must_use]
pub fn the_words_are(words: &str) -> String {
    format!("The words are {words}.")
}

/// Says how to leave a round that asks what would have been.
pub const HOW_TO_GO_BACK: &str = "Type back to return to the round.";

/// Says what can be said besides a letter, in a word or two each.
#[must_use]
pub fn you_can_say(commands: &[&str]) -> String {
    let commands: Vec<_> = commands.iter().map(ToString::to_string).collect();
    format!("Type a letter and press Enter. You can also type {}.", listed(&commands, "or"))
}

/// A command and what it does: "hint: a good letter."
#[must_use]
pub fn command(typed: &Typed) -> String {
    format!("{}: {}.", typed.name(), typed.does)
}

/// What there is to know about a command: "hint: You hear the best letter."
#[must_use]
pub fn about_command(typed: &Typed) -> String {
    format!("{}: {}", typed.name(), typed.about)
}

/// The same of one that does nothing in this round, or at this time.
#[must_use]
pub fn about_idle_command(typed: &Typed) -> String {
    format!("{} It does nothing here.", about_command(typed))
}

/// The reply where help is asked for about something that is no command.
#[must_use]
pub fn no_such_command(asked: &str) -> String {
    format!("There is no command {asked}. Type help to hear the commands.")
}

/// Says how many commands have not been named, and how to hear them.
#[must_use]
pub fn more_commands(more: usize) -> String {
    format!("Type more to hear {}.", counted(more, "other command", "other commands"))
}

/// There are more words than were named.
pub const MORE_WORDS: &str = "Type more to hear others.";

/// The message where nothing is left to tell.
pub const NOTHING_MORE: &str = "There is nothing more to hear.";

/// Asks for a word that is to be held against every answer.
pub const WHICH_WORD: &str = "Which word? (any word, even help or quit; Enter to go back)";

/// Before the text that is meant for others, after what is in it.
#[must_use]
pub const fn copy_this(is_duel: bool) -> &'static str {
    match is_duel {
        true => {
            "Here is the text to copy; its last line tells your friend which letters you guessed:"
        }
        false => "Here is the text to copy; it gives no letter away:",
    }
}

/// Introduces a link to the same game.
pub const SAME_GAME: &str = "This link opens the same game:";

/// Asks whether to play another round.
pub const PLAY_AGAIN: &str = "Play again? (yes or no)";

/// The help for that question.
pub const YES_OR_NO_AGAIN: &str = "yes: another round with the same settings.\nno: end the game.";

/// Asks which of the letters of a round to go back to: "Before which letter? 1 E, 2 O. …"
#[must_use]
pub fn which_letter(guessed: &[String]) -> String {
    let told = guessed.iter().enumerate().map(|(index, guess)| format!("{} {guess}", index + 1));
    let told: Vec<_> = told.collect();
    format!(
        "Before which letter? {}. Type the letter or its number: (Enter to go back)",
        told.join(", ")
    )
}

/// The reply to something that is none of them.
pub const NO_SUCH_LETTER: &str =
    "Please type one of the letters or its number, or Enter to go back.";

/// The reply where all about something is asked for that is no letter of the round.
pub const NO_SUCH_TURN: &str =
    "Type story and one of the letters that you guessed, or its number, such as story 1.";

/// The message where no letter was guessed.
pub const NOTHING_TO_GO_BACK_TO: &str = "You guessed no letter, so there is nothing to go back to.";

/// Says what can be asked for at the end of a round to somebody who has heard it all.
pub const STORY_OR_HELP: &str = "You can also type story, or help for more.";

/// Says why a round cannot be played again.
pub const NOT_THE_SAME: &str = "Only a round that began with letters shown can be played again the same way. Type yes for another round.";

/// Says why a round cannot begin with nothing known.
pub const NOT_BLANK: &str = "This round didn't begin with letters shown, so there is nothing to leave out. Type yes for another round.";

/// Says what can be asked for at the end of a round, in a word or two each.
#[must_use]
pub fn you_can_ask(commands: &[&str]) -> String {
    let commands: Vec<_> = commands.iter().map(ToString::to_string).collect();
    format!("You can also ask for {}.", listed(&commands, "or"))
}
