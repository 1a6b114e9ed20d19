//! What puzzles say.

use super::Medium;
use super::career::in_language;
use super::keys::Reach;
use super::round::{answer, not_a_letter};
use super::{Signs, count, end, menu};
use crate::app::keys::Action;
use crate::app::{PuzzleRemark, PuzzleScreen};
use crate::position::Position;
use crate::puzzles::{Progress, Reply, level_of};
use crate::words::Word;

/// Says which puzzle comes next: "level 4". Its number would only raise questions: each level has numbers of its own.
pub fn next(progress: Progress) -> String {
    format!("level {}", level_of(progress.number()))
}

/// Returns the name of a puzzle and its level.
pub fn name(screen: &PuzzleScreen) -> [String; 2] {
    let level = screen.puzzle().level();
    [format!("Puzzle {}", screen.number()), format!("level {level}")]
}

/// Stands below a word that has been ruled out.
pub const GONE: &str = "gone";

/// Says what a puzzle asks.
pub const QUESTION: &str = "It could be any of these words. Only one letter is sure to win. Which?";

/// Says what puzzles are about.
pub const ABOUT: &str = "These are all the words that still fit. With so few lives, only one letter is sure to win, \
                         whatever the computer answers. After that, more than one letter may work.";

/// Says what came of the last letter.
pub fn remark(screen: &PuzzleScreen, to: Medium) -> String {
    let alphabet = screen.puzzle().position().alphabet();
    match screen.remark() {
        PuzzleRemark::Begin if screen.position() == screen.puzzle().position() => {
            QUESTION.to_owned()
        }
        // Later letters need not be the only ones.
        PuzzleRemark::Begin => "Which letter wins?".to_owned(),
        PuzzleRemark::NotALetter(typed) => not_a_letter(*typed, alphabet),
        PuzzleRemark::Again(letter) => {
            format!("You have already guessed {}.", to.letter(*letter, alphabet))
        }
        PuzzleRemark::Answered(letter, reply) => {
            let answer = answer(*letter, reply.places, alphabet, to);
            let then = match reply.loses() {
                true => lost(reply),
                false if screen.is_solved() => solved(screen),
                // A right letter can be a miss.
                false if reply.places.is_empty() => "Right again. What next?".to_owned(),
                false => "Right! What next?".to_owned(),
            };
            format!("{answer} {then}")
        }
    }
}

/// Says why a letter was wrong.
fn lost(reply: &Reply) -> String {
    let left = reply.position.misses_left() as usize;
    let (words, lives) = (reply.position.words_left(), count::lives(reply.needs as usize));
    match (left, words) {
        (0, 1) => String::from("That was your last life, and there is still a word left."),
        (0, words) => format!("That was your last life, and {words} words are left."),
        (left, words) => {
            let have = count::lives(left);
            format!("It keeps {words} words. To be sure, you'd need {lives}; you have {have}.")
        }
    }
}

/// Returns the word that is left, once the puzzle is solved.
fn left(screen: &PuzzleScreen) -> Option<Word> {
    screen.position().candidates().filter(|_| screen.is_solved())?.words().next()
}

/// Says what the word means, once the puzzle is solved.
pub fn meaning(screen: &PuzzleScreen) -> Option<String> {
    end::meaning(&left(screen)?)
}

/// Says that the puzzle is solved.
fn solved(screen: &PuzzleScreen) -> String {
    let word = left(screen);
    let word = word.map(|word| word.to_string()).unwrap_or_default();
    match screen.is_first_try() {
        true => format!("Solved on the first try: it has to be {word}."),
        false => format!("Solved: it has to be {word}."),
    }
}

/// Returns the label of something to do after a letter that lost, or at the end.
pub const fn label(action: Action) -> &'static str {
    match action {
        Action::Again => "Next puzzle",
        action => menu::label(action),
    }
}

/// Returns the result to share, without spoiling it: "Puzzle 58 ✓ first try", and how others play it.
pub fn share(screen: &PuzzleScreen, signs: Signs, by: Reach) -> Vec<String> {
    let alphabet = screen.puzzle().position().alphabet();
    let number = screen.number();
    let mark = if signs == Signs::Squares { " ✓" } else { ": solved" };
    let tries = if screen.is_first_try() { " first try" } else { "" };
    let mut lines = vec![format!("Puzzle {number}{}{mark}{tries}", in_language(alphabet))];
    if by == Reach::Keys {
        let language = match in_language(alphabet).is_empty() {
            true => String::new(),
            false => format!("--language {} ", alphabet.code()),
        };
        lines.push(format!("evil-hangman {language}--puzzle {number}"));
    }
    lines
}

/// Returns what opens the puzzle in a page: "puzzle 58", "puzzle de 58".
pub fn opens(screen: &PuzzleScreen) -> String {
    let alphabet = screen.puzzle().position().alphabet();
    match in_language(alphabet).is_empty() {
        true => format!("puzzle {}", screen.number()),
        false => format!("puzzle {} {}", alphabet.code(), screen.number()),
    }
}

/// "not in the word: E, O"; `None` without a miss.
pub fn misses(position: &Position, to: Medium) -> Option<String> {
    let alphabet = position.alphabet();
    let misses = position.guessed().iter();
    let misses = misses.filter(|letter| position.pattern().places_of(*letter).is_empty());
    let misses: Vec<_> = misses.map(|letter| to.letter(letter, alphabet)).collect();
    (!misses.is_empty()).then(|| format!("not in the word: {}", misses.join(", ")))
}
