//! Records are read as they were written, impossible ones are rejected, and rounds are resumed.

pub(crate) mod played;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::engine::{Choice, Opponent, Reason};
use crate::game::Lives;
use crate::words::{ENGLISH, EmbeddedList, nine_words};

impl Record {
    /// Creates a record from a transcript, without help, that ended in 1970.
    pub(crate) fn played(round: &str) -> Self {
        played::played(round, 0, false)
    }

    /// Sets what the round was played for.
    pub(crate) fn played_for(mut self, occasion: Occasion) -> Self {
        self.ended.occasion = occasion;
        self
    }

    /// Marks the round as one in which the player saw the words left.
    pub(crate) fn with_help(mut self) -> Self {
        self.ended.peeked = true;
        self
    }
}

fn round(opponent: Opponent) -> Round {
    let candidates = nine_words().of_length(4).unwrap().candidates();
    Round::new(opponent, candidates, "6".parse().unwrap(), 42)
}

#[test]
fn a_record_is_one_line_that_is_read_as_the_same() {
    let mut round = round(Opponent::Greedy);
    round.peek();
    for c in ['e', 'o'] {
        round.guess(ENGLISH.letter(c).unwrap()).unwrap();
    }
    let name = "a \"b\"\n#c\u{202e}".into();
    let list = ListName::Own { name, words: 9, alphabet: &ENGLISH };
    let record = Record::new(Ended::of(&round.finish(), list), 1_767_225_600);
    let line = record.to_line();
    assert_eq!((line.matches('\n').count(), line.ends_with('\n')), (1, true));
    assert!(line.starts_with(r#"{"v":1,"at":1767225600,"round":"eh1 "#), "{line}");
    assert!(line.contains(r#""outcome":"given_up","misses":1,"letters":2,"peeked":true"#));
    assert_eq!(Record::parse(line.as_bytes()), Some(record.clone()));
}

#[test]
fn whatever_is_played_to_its_end_or_left_is_read_as_it_was() {
    let library = Library::new(None);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for turn in 0..200 {
        let embedded = ListChoice::Embedded(EmbeddedList::EVERYDAY);
        let candidates = library.candidates(embedded, rng.random_range(3..=16)).unwrap();
        let lives = Lives::at_least_one(rng.random_range(1..=30));
        let opponent = Opponent::ALL[turn % Opponent::ALL.len()];
        let mut round = match opponent {
            Opponent::Friend => {
                let word = Word::parse("sheepdogs", &ENGLISH).unwrap();
                Round::with_friend(&word, Some(candidates), lives, 1)
            }
            opponent => Round::new(opponent, candidates, lives, turn as u64),
        };
        for _ in 0..rng.random_range(0..40) {
            let letter = ENGLISH.letters().nth(rng.random_range(0..26)).unwrap();
            if !opponent.is_perfect() {
                let _ = round.guess(letter);
                continue;
            }
            // A search would take long here.
            let families = round.engine().candidates().split(letter);
            let Some((largest, _)) = families.first() else { continue };
            let choice = Choice { places: largest.places, reason: Reason::Largest, proven: true };
            let _ = round.answer(&letter.into(), choice);
        }
        let ended = Ended::of(&round.finish(), ListName::Embedded(EmbeddedList::EVERYDAY));
        let record = Record::new(ended, 7);
        let line = record.to_line();
        assert_eq!(Record::parse(line.as_bytes()), Some(record), "{line}");
    }
}

#[test]
fn a_round_in_play_knows_the_record_of_its_end_and_no_other() {
    let list = || ListName::Embedded(EmbeddedList::EVERYDAY);
    let in_play = |round: &Round| InPlay::of(round, &list(), true).unwrap();
    let mut played = round(Opponent::Greedy);
    played.guess(ENGLISH.letter('e').unwrap()).unwrap();
    let kept = in_play(&played);
    assert_eq!(InPlay::parse(kept.to_line().as_bytes()), Some(kept.clone()));
    played.guess(ENGLISH.letter('o').unwrap()).unwrap();
    let record = Record::new(Ended::of(&played.finish(), list()), 1);
    assert!(kept.is_in(&record));
    let mut other = round(Opponent::Greedy);
    other.guess(ENGLISH.letter('o').unwrap()).unwrap();
    assert!(!in_play(&other).is_in(&record));
    assert!(!kept.is_in(&Record::new(Ended::of(&round(Opponent::Fair).finish(), list()), 1)));
    assert_eq!(InPlay::of(&round(Opponent::Fair), &list(), true), None, "nothing has happened yet");
}

#[test]
fn a_round_is_resumed_as_it_was_left_if_its_words_are_there() {
    let list = ListName::Embedded(EmbeddedList::EVERYDAY);
    let library = Library::new(None);
    let candidates = library.candidates(ListChoice::Embedded(EmbeddedList::EVERYDAY), 6).unwrap();
    let mut played = Round::new(Opponent::Fair, candidates, "6".parse().unwrap(), 3);
    played.guess(ENGLISH.letter('e').unwrap()).unwrap();
    played.hint();
    let kept = InPlay::of(&played, &list, true).unwrap();
    let (round, choice) = kept.resume(&library).unwrap();
    assert_eq!(choice, ListChoice::Embedded(EmbeddedList::EVERYDAY));
    assert_eq!(InPlay::of(&round, &list, true), Some(kept.clone()));
    let word = |round: Round| round.finish().word;
    assert_eq!(word(round), word(played), "a fair opponent sticks to its word");
    let elsewhere = |list| {
        let transcript = Transcript { list, ..kept.transcript.clone() };
        InPlay { transcript, ..kept.clone() }.resume(&library).is_some()
    };
    assert!(!elsewhere(ListName::Own { name: "mine".into(), words: 1, alphabet: &ENGLISH }));
    assert!(elsewhere(list));
}

#[test]
fn a_round_is_resumed_with_the_rule_that_it_began_with() {
    let list = ListName::Embedded(EmbeddedList::EVERYDAY);
    let library = Library::new(None);
    let candidates = library.candidates(ListChoice::Embedded(EmbeddedList::EVERYDAY), 6).unwrap();
    let lives = "26".parse().unwrap();
    let guess_all = |mut round: Round, letters: &str| {
        for letter in letters.chars() {
            round.guess(ENGLISH.letter(letter).unwrap()).unwrap();
        }
        round
    };
    let begun = Round::new(Opponent::Greedy, candidates, lives, 3);
    let plain = guess_all(begun.clone(), "eaoi");
    let ruled = begun.with_rule("utexas-easy".parse().unwrap());
    let kept = InPlay::of(&guess_all(ruled.clone(), "e"), &list, true).unwrap();
    assert_eq!(InPlay::parse(kept.to_line().as_bytes()), Some(kept.clone()));
    let resumed = guess_all(kept.resume(&library).unwrap().0, "aoi");
    let of = |round: &Round| Transcript::of(round, list.clone());
    assert_eq!(of(&resumed), of(&guess_all(ruled, "eaoi")));
    assert_ne!(of(&resumed), of(&plain));
    assert!(of(&resumed).check(&resumed).is_ok());
}

#[test]
fn a_friends_word_is_not_written_down_while_it_is_a_secret() {
    let word = Word::parse("deal", &ENGLISH).unwrap();
    let mut round = Round::with_friend(&word, None, "6".parse().unwrap(), 1);
    round.guess(ENGLISH.letter('e').unwrap()).unwrap();
    assert_eq!(InPlay::of(&round, &ListName::Embedded(EmbeddedList::EVERYDAY), false), None);
}

#[test]
fn guessed_words_are_kept_in_records_and_in_interrupted_rounds() {
    let list = ListName::Embedded(EmbeddedList::EVERYDAY);
    let word = |text| Word::parse(text, &ENGLISH).unwrap();
    let mut round = round(Opponent::Greedy);
    round.guess(ENGLISH.letter('e').unwrap()).unwrap();
    round.guess_word(&word("cool")).unwrap();
    round.guess(ENGLISH.letter('g').unwrap()).unwrap();
    let kept = InPlay::of(&round, &list, true).unwrap();
    assert_eq!(InPlay::parse(kept.to_line().as_bytes()), Some(kept));
    round.guess_word(&word("ally")).unwrap();
    let record = Record::new(Ended::of(&round.finish(), list), 7);
    assert_eq!(Record::parse(record.to_line().as_bytes()), Some(record.clone()));
    assert_eq!((record.ended.misses(), record.ended.letters()), (3, 4));
}
