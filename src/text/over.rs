//! What is said when a round is over, and when its answers are checked for a word.

use super::{count, counted, grouped};
use crate::engine::Holds;
use crate::game::{Finished, Outcome};
use crate::words::{Alphabet, Letter, Places, Word};

/// What it says the word was, and how many fitted as well.
#[must_use]
pub fn said(finished: &Finished) -> String {
    let Finished { round, word, outcome, .. } = finished;
    let left = round.words_left();
    let letters = count::letters(round.replies().len());
    match (outcome, round.engine().opponent().holds()) {
        (Outcome::Won, Holds::Families) if round.words_at_start() == 1 => {
            format!("You found {word}: there was no other word.")
        }
        (Outcome::Won, Holds::Families) => match round.words_at_start() - 1 {
            1 => format!("You found {word}: after {letters}, the other word did not fit."),
            others => {
                let others = grouped(others);
                format!("You found {word}: after {letters}, none of the {others} others fitted.")
            }
        },
        (Outcome::Won, _) => format!("You found {word} with {letters}."),
        (_, Holds::TypedWord) => format!("The word was {word}."),
        (_, Holds::DrawnWord) => match left {
            1 => format!("The word was {word}. No other fitted what you knew."),
            _ => format!("The word was {word}. {} fitted what you knew.", count::words(left)),
        },
        (_, Holds::Families) if left <= 1 => {
            format!("It says {word}. It never chose it: your letters left no other word.")
        }
        (_, Holds::Families) => {
            let others = counted(left - 1, "other", "others");
            format!("It says {word}. It never chose: {others} fitted everything it told you.")
        }
    }
}

/// What there is to do about this number of words that fitted to the end.
#[must_use]
pub fn pick_a_word(fitted: usize) -> String {
    let fitted = counted(fitted, "word fits", "words fit");
    format!("{fitted} everything it told you. Pick one, and check its answers.")
}

/// No word that fitted begins so.
#[must_use]
pub fn none_begins(typed: &str) -> String {
    format!("No word that fits begins with {}.", typed.to_uppercase())
}

/// What an answer says of a word: "no E, as it said", "E at 1 and 3, as it said".
#[must_use]
pub fn checked(letter: Letter, places: Places, holds: bool, alphabet: &Alphabet) -> String {
    let letter = alphabet.upper(letter);
    let has = match places.is_empty() {
        true => format!("no {letter}"),
        false => format!("{letter} at {}", numbers(places)),
    };
    let said = if holds { "as it said" } else { "which is not what it said" };
    format!("{has}, {said}")
}

/// "1", "1 and 3", "1, 3 and 4": places counted from 1.
fn numbers(places: Places) -> String {
    let mut numbers: Vec<String> = places.iter().map(|place| (place + 1).to_string()).collect();
    let Some(last) = numbers.pop() else { return String::new() };
    if numbers.is_empty() { last } else { format!("{} and {last}", numbers.join(", ")) }
}

/// What the answers that were checked come to.
#[must_use]
pub fn proof(word: &Word, checked: usize, answers: usize, all_hold: bool) -> String {
    match (all_hold, answers - checked.min(answers)) {
        (false, _) => format!("It was not {word}: one answer is wrong for it."),
        (true, 0) => format!(
            "{} for {word}: it could have been the word all along.",
            counted(answers, "answer holds", "answers hold")
        ),
        (true, left) => format!("{} to check for {word}.", counted(left, "answer", "answers")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::ENGLISH;

    #[test]
    fn an_answer_is_told_with_places_counted_from_one() {
        let letter = ENGLISH.letter('e').unwrap();
        let told = |places: &[usize], holds| {
            checked(letter, places.iter().copied().collect(), holds, &ENGLISH)
        };
        assert_eq!(told(&[], true), "no E, as it said");
        assert_eq!(told(&[0], true), "E at 1, as it said");
        assert_eq!(told(&[0, 2], true), "E at 1 and 3, as it said");
        assert_eq!(told(&[0, 2, 4], false), "E at 1, 3 and 5, which is not what it said");
    }
}
