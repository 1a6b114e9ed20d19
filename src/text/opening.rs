//! The opening of a round: the letters that are revealed before the first guess.

use super::Medium;
use super::values::{counted, ordinal, with_article};
use super::{count, grouped};
use crate::game::{Opening, Round};
use crate::words::{Alphabet, Letter};

/// Describes the opening: "You start with a T as the 5th letter. 312 words fit." Only somebody who wants to know (`counts`) is
/// told how many words are left.
pub fn shown(round: &Round, counts: bool, to: Medium) -> Option<String> {
    let clues = clues(round.opening()?, round.alphabet(), to);
    Some(with_words(format!("You start with {clues}."), round, counts))
}

/// The same, and what the lives of the round were counted from: "You have 7 lives; a perfect player would lose 3 of them."
pub fn begun(round: &Round, to: Medium) -> Option<String> {
    let opponent = round.engine().opponent();
    let value = round.value().filter(|_| opponent.is_hostile());
    let lives = value.map(|par| count::perfect_player(par, opponent, round.lives()));
    let told = [Some(shown(round, true, to)?), lives];
    Some(told.into_iter().flatten().collect::<Vec<_>>().join(" "))
}

fn with_words(shown: String, round: &Round, counts: bool) -> String {
    let fit = counted(round.words_at_start(), "word fits", "words fit");
    if counts { format!("{shown} {fit}.") } else { shown }
}

/// Describes the opening of a resumed round to a listener: "You started with a T at place 5."
pub fn began(round: &Round, to: Medium) -> Option<String> {
    let letters = letters(round.opening()?, round.alphabet(), to);
    Some(format!("You started with {letters}."))
}

/// Tells the opening as turn 0: "0. You started with a T as the 5th letter: 312 of 6,647 words left."
pub fn turn(round: &Round, to: Medium) -> Option<String> {
    let letters = letters(round.opening()?, round.alphabet(), to);
    let [after, before] = [round.words_at_start(), round.start().listed().len()].map(grouped);
    Some(format!("0. You started with {letters}: {after} of {before} words left."))
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
pub fn given(round: &Round, to: Medium) -> Option<String> {
    let opening = round.opening()?;
    let name = |letter| to.letter(letter, round.alphabet());
    let shown = format!("Shown at the start: {}", name(opening.letter()));
    Some(match opening.absent() {
        Some(absent) => format!("{shown}; ruled out at the start: {}.", name(absent)),
        None => format!("{shown}."),
    })
}

/// Describes the letters of an opening: "a T as the 5th letter", "two E's, as the 2nd and 5th letters, and there is no S". A listener
/// hears places as in the answers: "a T at place 5".
pub fn letters(opening: Opening, alphabet: &Alphabet, to: Medium) -> String {
    let shown = found(opening, alphabet, to);
    match opening.absent() {
        Some(absent) => format!("{shown}, and there is no {}", to.letter(absent, alphabet)),
        None => shown,
    }
}

/// Describes them as what they are for the player: "a T as the 5th letter", "two clues: a T as the 5th letter, and no S".
fn clues(opening: Opening, alphabet: &Alphabet, to: Medium) -> String {
    let shown = found(opening, alphabet, to);
    match opening.absent() {
        Some(absent) => format!("two clues: {shown}, and no {}", to.letter(absent, alphabet)),
        None => shown,
    }
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

/// The same where there is little room: "T is the 5th letter; there is no S".
pub fn briefly(opening: Opening, alphabet: &Alphabet) -> String {
    let places: Vec<String> = opening.places().iter().map(|place| ordinal(place + 1)).collect();
    let letter = alphabet.upper(opening.letter());
    let shown = format!("{letter} is the {} letter", places.join(" and "));
    match opening.absent() {
        Some(absent) => format!("{shown}; there is no {}", alphabet.upper(absent)),
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
        let game = format!("eh1 en/everyday {opponent} 4 6 1 {opening}");
        let words = nine_words().of_length(4).unwrap().candidates();
        game.parse::<Transcript>().unwrap().replay(words).unwrap()
    }

    #[test]
    fn an_opening_is_told_with_the_words_that_it_leaves() {
        let told = |opponent, opening| shown(&round(opponent, opening), true, Screen).unwrap();
        assert_eq!(
            told(Opponent::Merciless, "E2"),
            "You start with an E as the 2nd letter. 2 words fit."
        );
        assert_eq!(
            told(Opponent::Fair, "O2,3-T"),
            "You start with two clues: two O's, as the 2nd and 3rd letters, and no T. 2 words fit."
        );
        let round = round(Opponent::Greedy, "O2,3-T");
        assert_eq!(
            shown(&round, false, Screen).unwrap(),
            "You start with two clues: two O's, as the 2nd and 3rd letters, and no T."
        );
        assert_eq!(
            given(&round, Medium::ALOUD).unwrap(),
            "Shown at the start: O; ruled out at the start: T."
        );
        assert_eq!(
            turn(&round, Screen).unwrap(),
            "0. You started with two O's, as the 2nd and 3rd letters, and there is no T: 2 of 9 words left."
        );
        let known = |c| known(ENGLISH.letter(c).unwrap(), &round, Screen);
        assert_eq!(known('o').unwrap(), "You were shown O at the start.");
        assert_eq!(known('t').unwrap(), "You were told at the start that there is no T.");
        assert_eq!(known('e'), None);
        let far = "U22".parse::<OpeningText>().unwrap().on(&ENGLISH).unwrap();
        assert_eq!(letters(far, &ENGLISH, Screen), "a U as the 22nd letter");
        assert_eq!(letters(far, &ENGLISH, Medium::ALOUD), "a U at place 22");
    }
}
