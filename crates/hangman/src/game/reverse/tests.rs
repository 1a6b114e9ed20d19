//! Small oracles and properties of a round in which the player holds the word.

use proptest::prelude::*;

use super::*;
use crate::guesser::GuesserKind;
use crate::tests::{letter, spelled, word};
use hangman_words::{Candidates, ENGLISH, list_of};

const WORDS: &str =
    "eagle ample puzzle muzzle nuzzle elephant sevenths deal ally else beta cool good";

fn listed(length: usize) -> Arc<WordsOfLength> {
    Arc::clone(list_of(&ENGLISH, WORDS).of_length(length).unwrap())
}

fn round(length: usize) -> ReverseRound {
    ReverseRound::new(&listed(length), "6".parse().unwrap())
}

/// A round with answers such as `e` for no E and `e14` for an E at the places 1 and 4.
fn answered(length: usize, answers: &str) -> ReverseRound {
    let mut round = round(length);
    for text in answers.split_whitespace() {
        let mut characters = text.chars();
        let asked = letter(characters.next().unwrap());
        let places = characters.map(|digit| digit.to_digit(10).unwrap() as usize - 1).collect();
        round.answer(asked, places).unwrap();
    }
    round
}

fn shown(round: &ReverseRound) -> String {
    let words = spelled(round.position().candidates().into_iter().flat_map(Candidates::words));
    format!("{} {} {words}", round.pattern(), round.misses_left())
}

#[test]
fn everything_is_worked_out_from_the_answers() {
    assert_eq!(shown(&answered(5, "")), "----- 6 AMPLE EAGLE");
    assert_eq!(shown(&answered(5, "z a1")), "A---- 5 AMPLE");
    assert_eq!(shown(&answered(5, "e15")), "E---E 6 EAGLE");
    assert_eq!(shown(&answered(5, "e5 a2 l")), "-A--E 5 ");
    assert_eq!(answered(5, "e15 a2 g3 l4").standing(), Standing::Won);
    assert_eq!(answered(5, "e15 a2 g3 l4").found(), Some(word("eagle")));
    assert_eq!(answered(5, "z x v q j k").standing(), Standing::Lost);
}

#[test]
fn a_place_that_is_taken_cannot_be_marked_and_no_letter_is_answered_twice() {
    let mut round = answered(5, "e15");
    let before = round.clone();
    let mut refused = |c, places: &[usize]| {
        let error = round.answer(letter(c), places.iter().copied().collect()).unwrap_err();
        assert_eq!(round, before, "nothing changes");
        error
    };
    assert_eq!(refused('a', &[1, 4]), AnswerError::Taken(4, letter('e')));
    assert_eq!(refused('a', &[5]), AnswerError::NoSuchPlace(5));
    assert_eq!(refused('e', &[1]), AnswerError::AlreadyAnswered);
    let mut over = answered(5, "z x v q j k");
    assert_eq!(over.answer(letter('a'), Places::NONE), Err(AnswerError::RoundOver));
}

#[test]
fn the_computer_has_lost_when_it_has_asked_every_letter() {
    let mut round = ReverseRound::new(&listed(5), "99".parse().unwrap());
    for letter in ENGLISH.letters() {
        assert_eq!(round.standing(), Standing::InPlay);
        round.answer(letter, Places::NONE).unwrap();
    }
    assert_eq!((round.standing(), round.misses_left()), (Standing::Lost, 73));
}

#[test]
fn the_last_word_is_right_or_a_miss_that_can_be_taken_back() {
    let round = answered(5, "g3 m");
    assert_eq!(round.last_word(), Some(word("eagle")));
    let mut right = round.clone();
    right.answer_word(word("eagle"), true);
    assert_eq!((right.standing(), right.misses()), (Standing::Won, round.misses()));
    assert_eq!((right.found(), right.check(&word("eagle"))), (Some(word("eagle")), vec![]));
    let mut wrong = round.clone();
    wrong.answer_word(word("eagle"), false);
    assert_eq!((wrong.misses(), wrong.check(&word("eagle")).len()), (round.misses() + 1, 1));
    assert!(wrong.position().candidates().is_none());
    wrong.undo();
    assert_eq!(wrong, round);
}

#[test]
fn the_word_is_read_and_checked_against_every_answer() {
    let round = answered(5, "e a2 z");
    let slips = round.check(&word("eagle"));
    let e = Answer { guess: letter('e').into(), places: Places::NONE };
    assert_eq!(slips, [&e]);
    assert_eq!(round.read_word(" Eagle "), Ok(word("eagle")));
    let refused = |text| round.read_word(text).unwrap_err().to_string();
    assert_eq!(refused("deal"), "your word has 5 letters, and DEAL has 4 letters");
    assert_eq!(refused("it's!"), "\"'\" is not a letter; a word is made of letters alone");
    assert_eq!(refused(""), "a word has at least one letter");
}

/// What somebody says who may slip: for each letter of the alphabet the places, or none.
fn anything() -> impl Strategy<Value = Vec<(usize, u64)>> {
    proptest::collection::vec((0usize..26, 0u64..256), 0..12)
}

proptest! {
    #[test]
    fn an_answer_taken_back_was_never_given(answers in anything(), length in 4usize..9) {
        prop_assume!(length != 7);
        let mut round = round(length);
        for (index, bits) in answers {
            let before = round.clone();
            let asked = Letter::new(index).unwrap();
            if round.answer(asked, Places::from_bits(bits)).is_ok() {
                let after = round.clone();
                round.undo();
                prop_assert_eq!(&round, &before);
                round = after;
            } else {
                prop_assert_eq!(&round, &before);
            }
        }
    }

    #[test]
    fn checking_finds_just_the_answers_that_are_wrong(
        wrong in proptest::collection::btree_map(0usize..26, 0u64..32, 0..5),
        letters in proptest::collection::vec(0usize..26, 0..8),
    ) {
        let held = word("eagle");
        let mut round = ReverseRound::new(&listed(5), "26".parse().unwrap());
        let mut slips = Vec::new();
        for index in letters {
            let letter = Letter::new(index).unwrap();
            let truth = held.places_of(letter);
            let said = wrong.get(&index).map_or(truth, |bits| Places::from_bits(*bits));
            if round.answer(letter, said).is_ok() && said != truth {
                slips.push((letter, truth));
            }
        }
        let found: Vec<_> =
            round.check(&held).iter().map(|slip| (slip.guess.letter().unwrap(), slip.guess.answer_for(&held))).collect();
        prop_assert_eq!(found, slips);
    }
}

#[test]
fn the_truth_about_a_known_word_never_contradicts_itself() {
    for length in [4, 5, 6, 8] {
        for held in listed(length).words() {
            let mut round = ReverseRound::new(&listed(length), "26".parse().unwrap());
            let mut guesser = GuesserKind::LookaheadWins.guesser();
            while round.standing() == Standing::InPlay {
                let advice = guesser.advise(round.position()).expect("a letter to ask about");
                let letter = advice.best.letter;
                round.answer(letter, held.places_of(letter)).unwrap();
                assert!(round.check(&held).is_empty(), "{held}");
                let fits = round.position().candidates().is_some_and(|words| {
                    words.clone().keep(held.letters()[0], held.places_of(held.letters()[0]))
                });
                assert!(fits, "{held} itself fits");
            }
            assert_eq!(round.found(), Some(held));
        }
    }
}

#[test]
fn a_blocked_word_that_is_not_listed_is_refused_letter_by_letter_and_as_a_whole() {
    let mut round = answered(4, "o2 k4");
    let places = [0, 2].into_iter().collect();
    assert_eq!(round.answer(letter('c'), places), Err(AnswerError::NotListed));
    assert_eq!(round.read_word("cock"), Err(NotTheWord::NotListed));
    assert_eq!(round.answers().len(), 2);
}
