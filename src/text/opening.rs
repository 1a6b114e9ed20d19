//! The opening of a round: the letters that are revealed before the first guess.

use super::Medium;
use super::{form, grouped};
use crate::game::Round;
use crate::game::opening::Opening;
use crate::words::{Alphabet, Letter};

/// Describes the opening: "You start with a T as the 5th letter."
pub fn given_at_first(round: &Round, to: Medium) -> Option<String> {
    let letters = letters(round.opening()?, round.alphabet(), to);
    Some(format!("You start with {letters}."))
}

/// Describes the opening, and how many words it leaves: "You start with a T as the 5th letter. 114 of 2,054 words fit."
pub fn shown(round: &Round, to: Medium) -> Option<String> {
    let given = given_at_first(round, to)?;
    let [fit, all] = [round.start().words_left(), round.start().listed().len()].map(grouped);
    Some(format!("{given} {fit} of {all} words fit."))
}

/// The same, and what the lives of the round were counted from: "A perfect player would lose 3."
pub fn begun(round: &Round, to: Medium) -> Option<String> {
    let opponent = round.engine().opponent();
    let value = round.par.filter(|_| opponent.cheats());
    let lives = value.map(|par| form::beyond_a_perfect_player(par, round.lives(), opponent.into()));
    let parts = [Some(shown(round, to)?), lives];
    Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" "))
}

/// Tells the opening as the turn before the first: "You started with a T as the 5th letter: 312 of 6,647 words left."
pub fn turn(round: &Round, to: Medium) -> Option<String> {
    let letters = letters(round.opening()?, round.alphabet(), to);
    let [after, before] = [round.start().words_left(), round.start().listed().len()].map(grouped);
    Some(format!("You started with {letters}: {after} of {before} words left."))
}

/// Says that a letter was part of the opening: "You were shown the T at the start."
pub fn known(letter: Letter, round: &Round, to: Medium) -> Option<String> {
    let opening = round.opening()?;
    let is_there = letter == opening.letter();
    let is_known = is_there || opening.absent() == Some(letter);
    is_known.then(|| given(&to.letter(letter, round.alphabet()), is_there))
}

/// Says that a letter that is guessed was shown at the start.
pub fn given(letter: &str, is_there: bool) -> String {
    match is_there {
        true => format!("You already have the {letter}."),
        false => format!("You already know there's no {letter}."),
    }
}

/// Describes the letters of an opening: "a T as the 5th letter", "two E's, as the 2nd and 5th letters, and no S". A listener
/// hears places as in the answers: "a T at place 5".
pub fn letters(opening: Opening, alphabet: &Alphabet, to: Medium) -> String {
    let letter = to.letter(opening.letter(), alphabet);
    let at = to.places(opening.places());
    let shown = match opening.places().count() {
        1 => format!("{} {at}", to.a_letter(opening.letter(), alphabet)),
        _ => format!("two {letter}'s, {at}"),
    };
    match opening.absent() {
        Some(absent) => format!("{shown}, and no {}", to.letter(absent, alphabet)),
        None => shown,
    }
}

#[cfg(test)]
mod tests {
    use super::Medium::Screen;
    use super::*;
    use crate::engine::Opponent;
    use crate::game::Transcript;
    use crate::game::opening::OpeningText;
    use crate::tests::{NINE, letter, words};
    use crate::words::ENGLISH;

    fn round(opponent: Opponent, opening: &str) -> Round {
        let game = format!("eh1 en/everyday {opponent} 4 6 1 {opening}");
        game.parse::<Transcript>().unwrap().replay(words(NINE)).unwrap()
    }

    #[test]
    fn an_opening_is_shown_with_the_words_that_it_leaves() {
        for (opponent, opening, start) in [
            (Opponent::Merciless, "E2", "an E as the 2nd letter"),
            (Opponent::Fair, "O2,3-T", "two O's, as the 2nd and 3rd letters, and no T"),
        ] {
            let said = format!("You start with {start}. 2 of 9 words fit.");
            assert_eq!(shown(&round(opponent, opening), Screen), Some(said));
        }
        let mut round = round(Opponent::Greedy, "O2,3-T");
        round.par = Some(1);
        let begun = begun(&round, Medium::ALOUD).unwrap();
        assert!(begun.ends_with(" A perfect player would lose at most 1 life."), "{begun}");
        let told =
            "You started with two O's, as the 2nd and 3rd letters, and no T: 2 of 9 words left.";
        assert_eq!(turn(&round, Screen).unwrap(), told);
        let known = |c| known(letter(c), &round, Screen);
        assert_eq!(known('o').unwrap(), "You already have the O.");
        assert_eq!(known('t').unwrap(), "You already know there's no T.");
        assert_eq!(known('e'), None);
        let far = "U22".parse::<OpeningText>().unwrap().on(&ENGLISH).unwrap();
        assert_eq!(letters(far, &ENGLISH, Screen), "a U as the 22nd letter");
        assert_eq!(letters(far, &ENGLISH, Medium::ALOUD), "a U at place 22");
    }
}
