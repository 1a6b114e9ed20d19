//! The opening of a round: the letters that are revealed before the first guess.

use super::Medium::{self, Speech};
use super::values::{capital, ordinal, ordinals, with_article};
use super::{count, grouped};
use crate::game::{Opening, Round};
use crate::words::{Alphabet, Letter};

/// Describes the opening: "It shows you a T in 5th place. It still holds 312 words." Only somebody who wants to know
/// (`counts`) is told how many words are left.
pub fn shown(round: &Round, counts: bool, to: Medium) -> Option<String> {
    Some(with_words(
        format!("It shows you {}.", sentence(round.opening()?, round, to)),
        round,
        counts,
    ))
}

/// Says why rounds differ from the first one, and briefer.
pub(super) const FROM_NOW_ON: [&str; 2] = [
    "New from the second round on: you start with a letter shown, so that no two rounds are alike, and with fewer misses to match.",
    "New: you start with a letter shown, and with fewer misses to match.",
];

/// The first of all openings, and why there is one, as wordings from the longest to the shortest.
pub fn first(round: &Round, to: Medium) -> Option<Vec<String>> {
    let opening = round.opening()?;
    let letters = sentence(opening, round, to);
    let [long, short] = FROM_NOW_ON;
    Some(vec![
        format!("{long} This one shows you {letters}."),
        long.to_owned(),
        short.to_owned(),
        String::from("Rounds now begin with a letter shown."),
    ])
}

/// "a T in 5th place, and there is no S".
fn sentence(opening: Opening, round: &Round, to: Medium) -> String {
    let shown = found(opening, round.alphabet(), to);
    match opening.absent() {
        Some(absent) => format!("{shown}, and there is no {}", to.letter(absent, round.alphabet())),
        None => shown,
    }
}

/// The same, and what the misses of the round were counted from: "A perfect player misses 3 times."
pub fn begun(round: &Round, to: Medium) -> Option<Vec<String>> {
    let shown = shown(round, true, to)?;
    let opponent = round.engine().opponent();
    let value = round.value().filter(|_| opponent.is_hostile());
    let needed = value.map(|par| capital(&count::needed(par, opponent)));
    Some(needed.map(|needed| format!("{shown} {needed}.")).into_iter().chain([shown]).collect())
}

/// The same to a listener, with the reason for openings: "To make rounds differ, it shows you something at the start: a
/// C at place 5, and there is no N."
pub fn explained(round: &Round, counts: bool) -> Option<String> {
    let opening = round.opening()?;
    let (absent, alphabet) = (opening.absent(), round.alphabet());
    let shown = found(opening, alphabet, Speech);
    let absent = absent.map(|absent| Speech.letter(absent, alphabet));
    let absent = absent.map(|absent| format!(", and there is no {absent}"));
    let absent = absent.unwrap_or_default();
    let shown =
        format!("To make rounds differ, it shows you something at the start: {shown}{absent}.");
    Some(with_words(shown, round, counts))
}

fn with_words(shown: String, round: &Round, counts: bool) -> String {
    let words = count::words(round.words_at_start());
    match (counts, round.engine().opponent().is_evil()) {
        (false, _) => shown,
        (true, true) => format!("{shown} It still holds {words}."),
        (true, false) => format!("{shown} {words} fit."),
    }
}

/// Describes the opening of a resumed round to a listener: "It began by showing you a T at place 5."
pub fn began(round: &Round) -> Option<String> {
    let letters = letters(round.opening()?, round.alphabet(), Speech);
    Some(format!("It began by showing you {letters}."))
}

/// Tells the opening as turn 0: "0. It showed you a T in 5th place: from 6,647 words to 312."; and in short: "Opening: T in
/// 5th place: 6,647 to 312".
pub fn turn(round: &Round, to: Medium) -> Option<[String; 2]> {
    let (opening, alphabet) = (round.opening()?, round.alphabet());
    let (before, after) = (round.start().listed().len(), grouped(round.words_at_start()));
    let letters = letters(opening, alphabet, to);
    Some([
        format!("0. It showed you {letters}: from {} to {after}.", count::words(before)),
        format!("Opening: {}: {} to {after}", placed(opening, alphabet), grouped(before)),
    ])
}

/// Says that a letter was part of the opening: "You were shown the T at the start."
pub fn known(letter: Letter, round: &Round, to: Medium) -> Option<String> {
    let opening = round.opening()?;
    let name = to.letter(letter, round.alphabet());
    if letter == opening.letter() {
        Some(format!("You were shown {name} at the start."))
    } else if opening.absent() == Some(letter) {
        Some(format!("You were told at the start that there is no {name}."))
    } else {
        None
    }
}

/// Names the letters of the opening beside those that were guessed: "Shown at the start: R; ruled out at the start: M."
pub fn given(round: &Round) -> Option<String> {
    let opening = round.opening()?;
    let name = |letter| Speech.letter(letter, round.alphabet());
    let shown = format!("Shown at the start: {}", name(opening.letter()));
    Some(match opening.absent() {
        Some(absent) => format!("{shown}; ruled out at the start: {}.", name(absent)),
        None => format!("{shown}."),
    })
}

/// Describes the letters of an opening: "a T in 5th place", "two E's, in 2nd and 5th place, and no S". A listener hears
/// places as in the answers: "a T at place 5".
pub fn letters(opening: Opening, alphabet: &Alphabet, to: Medium) -> String {
    let shown = found(opening, alphabet, to);
    match opening.absent() {
        Some(absent) => format!("{shown}, and no {}", to.letter(absent, alphabet)),
        None => shown,
    }
}

/// "T in 5th place, no S".
fn placed(opening: Opening, alphabet: &Alphabet) -> String {
    let shown = format!("{} in {}", alphabet.upper(opening.letter()), ordinals(opening.places()));
    let absent = opening.absent().map(|absent| format!(", no {}", alphabet.upper(absent)));
    shown + &absent.unwrap_or_default()
}

/// The letter that an opening shows.
fn found(opening: Opening, alphabet: &Alphabet, to: Medium) -> String {
    let letter = to.letter(opening.letter(), alphabet);
    let at = to.places(opening.places());
    match opening.places().count() {
        1 => format!("{} {at}", with_article(&letter)),
        _ => format!("two {letter}'s, {at}"),
    }
}

/// The same where there is little room: "T is the 5th letter; no S".
pub fn briefly(opening: Opening, alphabet: &Alphabet) -> String {
    let places: Vec<String> = opening.places().iter().map(|place| ordinal(place + 1)).collect();
    let letter = alphabet.upper(opening.letter());
    let shown = format!("{letter} is the {} letter", places.join(" and "));
    match opening.absent() {
        Some(absent) => format!("{shown}; no {}", alphabet.upper(absent)),
        None => shown,
    }
}

#[cfg(test)]
mod tests {
    use super::Medium::Screen;
    use super::*;
    use crate::engine::Opponent;
    use crate::game::{OpeningText, Transcript};
    use crate::words::{ENGLISH, nine_words};

    fn round(opponent: Opponent, opening: &str) -> Round {
        let game = format!("eh2 common {opponent} 4 6 1 {opening}");
        let words = nine_words().of_length(4).unwrap().candidates();
        game.parse::<Transcript>().unwrap().replay(words).unwrap()
    }

    #[test]
    fn an_opening_is_told_with_the_words_that_it_leaves() {
        let told = |opponent, opening| shown(&round(opponent, opening), true, Screen).unwrap();
        assert_eq!(
            told(Opponent::Merciless, "E2"),
            "It shows you an E in 2nd place. It still holds 2 words."
        );
        assert_eq!(
            told(Opponent::Fair, "O2,3-T"),
            "It shows you two O's, in 2nd and 3rd place, and there is no T. 2 words fit."
        );
        let round = round(Opponent::Greedy, "O2,3-T");
        assert_eq!(
            shown(&round, false, Screen).unwrap(),
            "It shows you two O's, in 2nd and 3rd place, and there is no T."
        );
        assert_eq!(given(&round).unwrap(), "Shown at the start: O; ruled out at the start: T.");
        assert_eq!(
            turn(&round, Screen).unwrap(),
            [
                "0. It showed you two O's, in 2nd and 3rd place, and no T: from 9 words to 2.",
                "Opening: O in 2nd and 3rd place, no T: 9 to 2"
            ]
        );
        let known = |c| known(ENGLISH.letter(c).unwrap(), &round, Screen);
        assert_eq!(known('o').unwrap(), "You were shown O at the start.");
        assert_eq!(known('t').unwrap(), "You were told at the start that there is no T.");
        assert_eq!(known('e'), None);
        let far = "U22".parse::<OpeningText>().unwrap().on(&ENGLISH).unwrap();
        assert_eq!(letters(far, &ENGLISH, Screen), "a U in 22nd place");
        assert_eq!(letters(far, &ENGLISH, Speech), "a U at place 22");
        assert_eq!(
            explained(&round, false).unwrap(),
            "To make rounds differ, it shows you something at the start: two O's, at places 2 and 3, and there is no T."
        );
    }
}
