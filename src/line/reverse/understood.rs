//! What an answer means where the player holds the word.

use crate::game::ReverseRound;
use crate::line::commands::{self, Topic};
use crate::text::Medium::Speech;
use crate::text::reverse::{WHERE, dont_tell_it, no_or_where, no_such_place};
use crate::text::typed;
use crate::words::{Letter, Places, Word};

/// An answer to a question about a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Parsed {
    /// The places of the letter; none if the word doesn't have it.
    Places(Places),
    /// Take the last answer back.
    Undo,
    /// A command.
    Asks(Topic),
}

/// Returns the reply to a text that is neither an answer nor a command.
pub(super) fn offered(text: &str, wrong: &str) -> String {
    commands::offer(commands::HELD.iter().map(|row| row.0), text, wrong)
}

/// Parses an answer to a question about a letter.
///
/// # Errors
/// Returns the reply to a text that is no answer.
pub(super) fn understood(
    round: &ReverseRound,
    letter: Letter,
    text: &str,
) -> Result<Parsed, String> {
    // The pattern may be spelled like a command or a no. If it has the letter, it is the pattern.
    if let Some(places) = pattern(round, letter, text).filter(|places| !places.is_empty()) {
        return Ok(Parsed::Places(places));
    }
    match text.to_lowercase().as_str() {
        text if typed::NO.contains(&text) => return Ok(Parsed::Places(Places::NONE)),
        text if typed::YES.contains(&text) => return Err(WHERE.to_owned()),
        text if typed::UNDO.words.contains(&text) => return Ok(Parsed::Undo),
        text => {
            if let Some(topic) = commands::topic(commands::HELD, text) {
                return Ok(Parsed::Asks(topic));
            }
        }
    }
    if let Some(places) = pattern(round, letter, text) {
        return Ok(Parsed::Places(places));
    }
    let lower = text.to_lowercase();
    let numbers: Option<Vec<usize>> = lower
        .split(|c: char| c.is_whitespace() || ",;/".contains(c))
        .filter(|part| !part.is_empty() && !typed::BESIDE_PLACES.contains(part))
        .map(typed::number)
        .collect();
    // A comma alone is no answer.
    match numbers.filter(|places| !places.is_empty()) {
        Some(places) => match places.iter().find(|place| !(1..=round.length()).contains(place)) {
            Some(place) => Err(no_such_place(*place)),
            None => Ok(Parsed::Places(places.iter().map(|place| place - 1).collect())),
        },
        None => {
            let letter = Speech.letter(letter, round.alphabet());
            let word = Word::parse(text, round.alphabet()).ok();
            let is_word = word.is_some_and(|word| word.letters().len() == round.length());
            Err(match is_word {
                true => dont_tell_it(&letter),
                false => offered(text, &no_or_where(&letter)),
            })
        }
    }
}

/// Where a text has the letter, if it is the round's pattern with it.
fn pattern(round: &ReverseRound, letter: Letter, text: &str) -> Option<Places> {
    let pattern = round.pattern();
    let typed: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    if typed.len() != pattern.length() {
        return None;
    }
    let mut places = Vec::new();
    for (place, (c, known)) in typed.into_iter().zip(pattern.letters()).enumerate() {
        match round.alphabet().letter(c) {
            Some(typed) if Some(typed) == *known => {}
            Some(typed) if typed == letter && known.is_none() => places.push(place),
            None if "-_.".contains(c) => {}
            _ => return None,
        }
    }
    Some(places.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::words::{ENGLISH, Word, WordsOfLength};

    #[test]
    fn a_letter_is_answered_with_no_with_places_and_with_the_pattern() {
        let word = Word::parse("nun", &ENGLISH).unwrap();
        let mut round =
            ReverseRound::new(&Arc::new(WordsOfLength::of_one(&word)), "6".parse().unwrap());
        let letter = |c| ENGLISH.letter(c).unwrap();
        let places = |places: &[usize]| Ok(Parsed::Places(places.iter().copied().collect()));
        let n = |round: &ReverseRound, text: &str| understood(round, letter('n'), text);
        for no in ["n", "N", "no", "None", "---", "_ _ _"] {
            assert_eq!(n(&round, no), places(&[]), "{no:?}");
        }
        for both in [
            "1 3",
            "1,3",
            "3, 1",
            "1 and 3",
            "First and third",
            "at places 1 & 3",
            "1st, 3rd",
            "n-n",
            "N.N",
            "n _ n",
        ] {
            assert_eq!(n(&round, both), places(&[0, 2]), "{both:?}");
        }
        assert_eq!(n(&round, "u"), Ok(Parsed::Undo));
        assert_eq!(n(&round, "Give  up"), Ok(Parsed::Asks(Topic::GiveUp)));
        for wrong in ["4", "0", "13", "yes", "nu-", "n-", "1 x", "and", "fourth", "1-3"] {
            assert!(n(&round, wrong).is_err(), "{wrong:?}");
        }
        round.answer(letter('u'), [1].into_iter().collect()).unwrap();
        for both in ["nun", "n-n"] {
            assert_eq!(n(&round, both), places(&[0, 2]), "{both:?}");
        }
        assert!(n(&round, "nn-").is_err(), "the second place is taken");
    }
}
