//! What the game says and asks where it is played in plain sentences.

use super::{counted, grouped, yes_or_no};
use crate::game::{Guesses, HeldRound, Round};
use crate::words::{Alphabet, Letter, Pattern};

/// The last sentence.
pub const GOODBYE: &str = "Goodbye.";

/// Asks for the next letter.
pub const YOUR_LETTER: &str = "Your letter:";

/// What to say to something that is no letter and no command.
pub const ONE_LETTER: &str = "Please type one letter, or ? for a hint.";

/// Asks a friend for a word.
pub const FRIENDS_WORD: &str = "Have somebody else type the word: ";

/// Asks whether to show how many words are left.
pub const SHOW_WORDS_LEFT: &str = "Show how many words are left?";

/// Asks whether to play another round.
pub const PLAY_AGAIN: &str = "Play again?";

/// Asks whether to go on with a round that was interrupted.
pub const RESUME: &str = "Resume the interrupted round?";

/// What to say to something that is neither yes nor no.
pub const YES_OR_NO: &str = "Please type y for yes or n for no.";

/// How a letter is answered in a round in which the player holds the word.
pub const HOW_TO_ANSWER: &str = "(Enter or n for no, or the places such as 2 6, or the pattern such as \
                                 -e---e--; u takes the last answer back)";

/// "A round was interrupted: 8 letters, 3 misses of 10, merciless."
#[must_use]
pub fn interrupted(about: &str) -> String {
    format!("A round was interrupted: {about}.")
}

/// A question that is answered with yes or no.
#[must_use]
pub fn yes_or_no_question(question: &str, default: bool) -> String {
    format!("{question} (y/n, Enter for {})", yes_or_no(default))
}

/// What an answer to it means, if it is one.
#[must_use]
pub fn as_yes_or_no(answer: &str) -> Option<bool> {
    match answer.to_lowercase().as_str() {
        "y" | "yes" => Some(true),
        "n" | "no" => Some(false),
        _ => None,
    }
}

/// Asks for the length; `first` to `last` is what the list has (letters), and `default` what Enter means.
#[must_use]
pub fn how_many_letters(first: usize, last: usize, default: Option<usize>) -> String {
    let enter = default.map(|length| format!(", Enter for {length}")).unwrap_or_default();
    format!("How many letters? ({first} to {last}{enter})")
}

/// What to say to something that is no length.
#[must_use]
pub fn a_number_of_letters(first: usize, last: usize) -> String {
    format!("Please type a whole number of letters, from {first} to {last}.")
}

/// Asks for the guesses; Enter means `default`.
#[must_use]
pub fn how_many_guesses(default: Guesses) -> String {
    format!("How many guesses? (a number above zero, Enter for {default})")
}

/// "The word has 5 letters."
#[must_use]
pub fn the_word_has(letters: usize) -> String {
    format!("The word has {}.", counted(letters, "letter", "letters"))
}

/// "You have 6 misses left."
#[must_use]
pub fn you_have_left(round: &Round) -> String {
    format!("You have {} left.", counted(round.guesses_left() as usize, "miss", "misses"))
}

/// "I have 6 misses left."
#[must_use]
pub fn i_have_left(round: &HeldRound) -> String {
    format!("I have {} left.", counted(round.guesses_left() as usize, "miss", "misses"))
}

/// "Letters guessed: E O"
#[must_use]
pub fn letters_guessed(round: &Round) -> String {
    let alphabet = round.engine().alphabet();
    let guessed = round.replies().iter().map(|reply| alphabet.upper(reply.letter).to_string());
    let guessed: Vec<_> = guessed.collect();
    let guessed = if guessed.is_empty() { String::from("none") } else { guessed.join(" ") };
    format!("Letters guessed: {guessed}")
}

/// "Word: _ O O _"
#[must_use]
pub fn word(pattern: &Pattern, alphabet: &Alphabet) -> String {
    let place =
        |place: &Option<Letter>| place.map_or('_', |letter| alphabet.upper(letter)).to_string();
    let places: Vec<_> = pattern.letters().iter().map(place).collect();
    format!("Word: {}", places.join(" "))
}

/// "Words left: 28,813"
#[must_use]
pub fn words_left(round: &Round) -> String {
    format!("Words left: {}", grouped(round.words_left()))
}

/// Asks which of so many answers to go back to; Enter means `go_on`.
#[must_use]
pub fn which_answer(answers: usize, go_on: &str) -> String {
    format!(
        "Which answer do we go back to? It and all later ones are undone. (1 to {answers}, Enter for \
         \"{go_on}\")"
    )
}

/// What to say to something that is none of so many numbers.
#[must_use]
pub fn a_number_from_one(to: usize) -> String {
    format!("Please type a number from 1 to {to}.")
}

/// Asks for the word that the player held.
#[must_use]
pub fn what_was_it(question: &str) -> String {
    format!("{question} (Enter keeps it secret)")
}

/// What to say to something that answers no letter.
#[must_use]
pub fn no_or_where(letter: char) -> String {
    format!("Please type n, or where {letter} stands: the places, or the pattern.")
}
