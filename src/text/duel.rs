//! The sentences of a duel: the questions for the person who sets a word, and what they learn about the
//! other's round.

use super::keys::Reach;
use super::share::link;
use super::values::{listed, sentence};
use super::{ToCopy, count};
use crate::app::{DuelFault, DuelStep};
use crate::game::{Challenge, DuelRound, Outcome};
use crate::words::{Alphabet, NotAWord};

pub const YOUR_WORD: &str = "Your word (it is not shown):";
pub const LIVES: &str = "How many lives does your friend get? (a number, Enter for 6)";
pub const UNKNOWN_WORD: &str =
    "Your word is not in my list. You can still send it, if it is spelled right.";
pub const WORD_IS_SEEN: &str = "Your shell remembers the word that you typed. Without a word, evil-hangman duel asks for it and doesn't show it.";
pub const SEND_THIS: &str = "Send this line to your friend. It doesn't show the word.";

/// In a page, which makes a link of it.
const SEND_THIS_OR_A_LINK: &str =
    "Send your friend this line, or a link with it. Neither shows the word.";

/// Says what happens to the challenge next, a line for each sentence.
const NEXT: &[&str] = &[
    THEY_PASTE,
    THEY_PLAY,
    "Open a duel again and paste that line to see how it went.",
    "If you quit before that, keep a copy of the line above: it will be asked for.",
];
const THEY_PASTE: &str =
    "Your friend opens a duel and pastes it, or types in a shell: evil-hangman duel THE-LINE";
const THEY_PLAY: &str = "After the round, they send you a line with the result.";

/// The same for the command line, where nothing can be pasted.
pub const NEXT_AFTER_A_COMMAND: [&str; 3] =
    [THEY_PASTE, THEY_PLAY, "To see how it went, type: evil-hangman duel YOUR-LINE THEIR-LINE"];

/// The same in a page.
const NEXT_IN_A_PAGE: &[&str] = &[
    "Your friend opens the link, or pastes the line into the game.",
    "After the round, they send you a link or a line with the result.",
    "Open that link, or paste that line here, to see how it went.",
];
pub const TITLE: &str = "Duel";
pub const WORD_OR_LINE: &str = "Type a word for a friend, or paste a line you were sent:";
/// Says how a duel goes, each step in a line.
const STEPS: [&str; 3] = [
    "1. Type a word.",
    "2. Send your friend the line that appears.",
    "3. Your friend opens a duel, pastes it, plays, and sends you the result.",
];

/// The same in a page.
const STEPS_IN_A_PAGE: [&str; 3] = [
    STEPS[0],
    "2. Send your friend the link that appears.",
    "3. Your friend opens it, plays, and sends you the result.",
];

/// Says how a listener leaves a question for a word.
pub const ENTER_GOES_BACK: &str = "(anything is the word, even help or quit; Enter to go back)";
pub const ENTER_GOES_BACK_FROM_A_LINE: &str = "(Enter to go back)";
/// Asks for the line that was sent, in two lines.
pub const YOUR_LINE: [&str; 2] = [
    "This says how your word was guessed.",
    "Now paste the line you sent, which begins with ehd1:",
];
pub const PLAY_IT: &str = "Play it?";
pub const PLAY_IT_HELP: &str = "Yes begins the round. No goes back; you can paste the line again.";

/// What a step says: what it asks for, or the news; a line to copy; and the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepText {
    /// The question, or what has happened.
    pub first: Vec<String>,
    /// A line to copy.
    /// What to copy: a line, and in a page the same as a link.
    pub lines: Vec<ToCopy>,
    /// What else there is to know.
    pub rest: Vec<String>,
}

/// Says what there is to do at a step; `is_listed` tells whether the word is on the built-in list.
pub fn step(step: &DuelStep, is_listed: bool, by: Reach) -> StepText {
    let texts = |first: &[&str], rest: &[&str]| {
        let owned = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
        StepText { first: owned(first), lines: Vec::new(), rest: owned(rest) }
    };
    match step {
        DuelStep::Begin => texts(&[WORD_OR_LINE], steps(by)),
        DuelStep::Misses(word) => {
            let unknown = (!is_listed).then_some(UNKNOWN_WORD);
            texts(&[&format!("Your word: {word}."), LIVES], unknown.as_slice())
        }
        DuelStep::Answered(_) => texts(&YOUR_LINE, &[]),
        DuelStep::Send(challenge) => {
            let line = challenge.to_string();
            let (send, next, link) = match by {
                Reach::Keys => (SEND_THIS, NEXT, None),
                Reach::Buttons => (SEND_THIS_OR_A_LINK, NEXT_IN_A_PAGE, Some(link(&line))),
            };
            let lines = [line].into_iter().chain(link).map(ToCopy).collect();
            StepText { lines, ..texts(&[send], next) }
        }
        DuelStep::Received(challenge) => {
            let letters = count::letters(challenge.word().letters().len());
            let lives = count::lives_of(challenge.lives());
            let set = format!("Somebody set you a word of {letters}. You have {lives}.");
            texts(&[&set], &[A_LINE_AT_THE_END])
        }
        DuelStep::Checked(challenge, played) => {
            let guessed = letters(played, challenge.word().alphabet());
            let left = (played.outcome == Outcome::GivenUp).then_some(NOT_TO_THE_END);
            texts(&[&ended(played, challenge), &guessed], left.as_slice())
        }
    }
}

/// Says how a duel goes.
pub const fn steps(by: Reach) -> &'static [&'static str] {
    match by {
        Reach::Keys => &STEPS,
        Reach::Buttons => &STEPS_IN_A_PAGE,
    }
}

/// Says what the player sends back.
const A_LINE_AT_THE_END: &str = "At the end you get a line to send back.";

/// Returns the label of the button that goes on.
pub const fn button(step: &DuelStep) -> Option<&'static str> {
    match step {
        DuelStep::Begin => Some("Continue"),
        DuelStep::Misses(_) => Some("Get the line"),
        DuelStep::Answered(_) => Some("Check it"),
        DuelStep::Received(_) => Some("Play"),
        DuelStep::Send(_) | DuelStep::Checked(..) => None,
    }
}

/// Says what is wrong with what was typed.
pub fn fault(fault: &DuelFault) -> String {
    match fault {
        DuelFault::Neither => String::from(
            "That is neither a word nor a line of a duel. A line begins with ehd1 or ehr1; copy it from its beginning.",
        ),
        DuelFault::Word(NotAWord::Empty) => {
            String::from("Type a word first, or paste a line that you were sent.")
        }
        DuelFault::Word(error) => sentence(&error.to_string()),
        DuelFault::NotADigit => String::from("Type a number, or just press Enter for 6."),
        DuelFault::Misses(error) => sentence(&error.to_string()),
        DuelFault::Line(error) => sentence(&error.to_string()),
    }
}

pub const SEND_BACK: &str = "Send this line back: it shows which letters you guessed.";
pub const SEND_BACK_IN_SHORT: &str = "Send this line back:";
pub const NOT_TO_THE_END: &str = "Letters that were guessed after these would be missing here.";

/// "They guessed E, A and T: 3 letters, 1 miss of 6."
pub fn letters(played: &DuelRound, alphabet: &Alphabet) -> String {
    let letters: Vec<String> = played.guesses.iter().map(|guess| guess.text(alphabet)).collect();
    if letters.is_empty() {
        return String::from("They guessed no letter.");
    }
    let count = match played.guesses.iter().any(|guess| guess.word().is_some()) {
        true => count::guesses(letters.len()),
        false => count::letters(letters.len()),
    };
    let (named, misses) = (listed(&letters, "and"), count::misses(played.misses as usize));
    format!("They guessed {named}: {count}, {misses}.")
}

/// "They found the word, ELEPHANT."
pub fn ended(played: &DuelRound, challenge: &Challenge) -> String {
    let word = challenge.word();
    match played.outcome {
        Outcome::Won => format!("They found your word, {word}."),
        Outcome::Lost => {
            let lives = count::lives_of(challenge.lives());
            format!("They did not find your word, {word}, with {lives}.")
        }
        Outcome::GivenUp => format!("They gave up before they found your word, {word}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Lives;
    use crate::words::{ENGLISH, Word};

    fn texts(guessed: &str) -> [String; 2] {
        let word = Word::parse("deal", &ENGLISH).unwrap();
        let challenge = Challenge::new(word, Lives::at_least_one(2), 7);
        let letters = guessed.chars().map(|c| ENGLISH.letter(c).unwrap().into());
        let letters: Vec<_> = letters.collect();
        let played = challenge.check(&challenge.result(&letters)).unwrap();
        [super::letters(&played, &ENGLISH), ended(&played, &challenge)]
    }

    #[test]
    fn a_duel_is_told_by_its_letters_and_its_end() {
        assert_eq!(
            texts("lzead"),
            ["They guessed L, Z, E, A and D: 5 letters, 1 miss.", "They found your word, DEAL."]
        );
        assert_eq!(
            texts("zq"),
            [
                "They guessed Z and Q: 2 letters, 2 misses.",
                "They did not find your word, DEAL, with 2 lives."
            ]
        );
        assert_eq!(texts("")[0], "They guessed no letter.");
        assert_eq!(
            texts("e"),
            [
                "They guessed E: 1 letter, 0 misses.",
                "They gave up before they found your word, DEAL."
            ]
        );
    }
}
