//! What an answer means where the player holds the word.

use crate::app::keys::Context;
use crate::game::reverse::ReverseRound;
use crate::line::asking::without_marks;
use crate::line::commands;
use crate::text::reverse::{WHERE, no_such_place};
use crate::text::typed;
use crate::words::{Letter, Places};

/// Returns the places of the letter that an answer says, none for a no; `None` if it says neither.
///
/// # Errors
/// Returns the reply to an answer that lacks something.
pub fn places(round: &ReverseRound, letter: Letter, text: &str) -> Option<Result<Places, String>> {
    // The pattern may be spelled like a command or a no, and end with dots. If it has the letter, it is the pattern.
    let said = without_marks(text);
    let pattern = pattern(round, letter, text).or_else(|| pattern(round, letter, said));
    if let Some(places) = pattern.filter(|places| !places.is_empty()) {
        return Some(Ok(places));
    }
    let lower = commands::normal(said);
    if typed::NO.contains(&lower.as_str()) {
        return Some(Ok(Places::NONE));
    }
    if typed::YES.contains(&lower.as_str()) {
        return Some(Err(WHERE.to_owned()));
    }
    if commands::find(said, commands::at(Context::Question)).is_some() {
        return None;
    }
    if pattern.is_some() {
        return pattern.map(Ok);
    }
    let numbers: Option<Vec<usize>> = lower
        .split(|c: char| c.is_whitespace() || ",;/".contains(c))
        .filter(|part| !part.is_empty() && !typed::BESIDE_PLACES.contains(part))
        .map(typed::place)
        .collect();
    // A comma alone is no answer.
    let places = numbers.filter(|places| !places.is_empty())?;
    Some(match places.iter().find(|place| !(1..=round.length()).contains(place)) {
        Some(place) => Err(no_such_place(*place)),
        None => Ok(places.iter().map(|place| place - 1).collect()),
    })
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
        let at = |places: &[usize]| Some(Ok(places.iter().copied().collect()));
        let n = |round: &ReverseRound, text: &str| places(round, letter('n'), text);
        for no in ["n", "N", "no", "No.", "None", "---", "_ _ _", "..."] {
            assert_eq!(n(&round, no), at(&[]), "{no:?}");
        }
        for both in [
            "1 3",
            "1,3",
            "3, 1",
            "1 and 3",
            "at places 1 & 3",
            "1st, 3rd",
            "first and third",
            "n-n",
            "N.N",
            "n _ n",
        ] {
            assert_eq!(n(&round, both), at(&[0, 2]), "{both:?}");
        }
        assert_eq!((n(&round, "u"), n(&round, "Give  up")), (None, None), "commands");
        for wrong in ["4", "0", "13", "yes", "nu-", "n-", "1 x", "and", "4th", "1-3"] {
            assert!(n(&round, wrong).is_none_or(|places| places.is_err()), "{wrong:?}");
        }
        round.answer(letter('u'), [1].into_iter().collect()).unwrap();
        for both in ["nun", "n-n"] {
            assert_eq!(n(&round, both), at(&[0, 2]), "{both:?}");
        }
        assert_eq!(n(&round, "nn-"), None, "the second place is taken");
        let no = Arc::new(WordsOfLength::of_one(&Word::parse("no", &ENGLISH).unwrap()));
        let mut round = ReverseRound::new(&no, "6".parse().unwrap());
        round.answer(letter('o'), [1].into_iter().collect()).unwrap();
        assert_eq!(n(&round, "no"), at(&[0]), "it is the pattern");
    }
}
