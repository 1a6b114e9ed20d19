//! Records are read as they were written, impossible ones are rejected, and rounds are resumed.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::engine::{Choice, Opponent, Reason};
use crate::game::Lives;
use crate::game::library::{ListChoice, ListName};
use crate::history::Career;
use crate::tests::game::own;
use crate::tests::{NINE, guess, played, word};
use crate::words::{DANISH, ENGLISH, EmbeddedList, SWEDISH};

/// A list that every program has.
const EVERYDAY: ListChoice = ListChoice::Embedded(EmbeddedList::EVERYDAY);

/// Returns a round against greedy after these letters.
fn greedy(letters: &str) -> Round {
    played(Opponent::Greedy, "6", letters)
}

/// Returns what is kept of a round that is left.
fn left(round: &Round) -> InPlay {
    InPlay::of(round).unwrap()
}

#[test]
fn a_record_is_one_line_that_is_read_as_the_same() {
    let mut round = greedy("eo");
    round.peeked = true;
    let name = "a \"b\"\n#c\u{202e}".into();
    let mut ended = Ended::of(&round.finish());
    ended.transcript.list = ListName::Own { name, words: 9, alphabet: &ENGLISH };
    let record = Record::new(ended, 1_767_225_600);
    let line = record.to_line();
    assert_eq!((line.matches('\n').count(), line.ends_with('\n')), (1, true));
    assert!(line.starts_with(r#"{"v":1,"at":1767225600,"round":"eh1 "#), "{line}");
    assert!(line.contains(r#""outcome":"given_up","misses":1,"letters":2,"peeked":true"#));
    assert_eq!(Record::parse(line.as_bytes()), Some(record.clone()));
}

#[test]
fn a_word_in_a_language_without_a_list_is_read_as_it_was() {
    let word = Word::parse("blåbær", &DANISH).unwrap();
    let mut round = Round::with_friend(&word, None, Lives::at_least_one(6), 1);
    for letter in "bå".chars() {
        let _ = round.guess(DANISH.letter(letter).unwrap());
    }
    let record = Record::new(Ended::of(&round.finish()), 7);
    assert_eq!(Record::parse(record.to_line().as_bytes()), Some(record));
}

#[test]
fn whatever_is_played_to_its_end_or_left_is_read_as_it_was() {
    let library = Library::new(None);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for turn in 0..200 {
        let candidates = library.candidates(EVERYDAY, rng.random_range(3..=16)).unwrap();
        let lives = Lives::at_least_one(rng.random_range(1..=30));
        let opponent = Opponent::ALL[turn % Opponent::ALL.len()];
        let mut round = match opponent {
            Opponent::Friend => Round::with_friend(&word("sheepdogs"), Some(candidates), lives, 1),
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
            let choice = Choice { places: largest.places, reason: Reason::Unclaimed, proven: true };
            let _ = round.answer(&letter.into(), choice);
        }
        let record = Record::new(Ended::of(&round.finish()), 7);
        let line = record.to_line();
        assert_eq!(Record::parse(line.as_bytes()), Some(record), "{line}");
    }
}

#[test]
fn a_round_in_play_knows_the_record_of_its_end_and_no_other() {
    let kept = left(&greedy("e"));
    let line = kept.to_line();
    assert_eq!(InPlay::parse(line.as_bytes()), Some(kept.clone()));
    let of_a_level = InPlay { occasion: Occasion::Level(1), ..kept.clone() };
    assert_eq!(InPlay::parse(of_a_level.to_line().as_bytes()), Some(of_a_level));
    let edited = line.replace("E-", "E4");
    assert!(edited != line && InPlay::parse(edited.as_bytes()).is_none(), "{edited}");
    let record = Record::new(Ended::of(&greedy("eo").finish()), 1);
    assert!(kept.begins(&record.ended.transcript));
    assert!(!left(&greedy("o")).begins(&record.ended.transcript));
    let fair = played(Opponent::Fair, "6", "");
    assert_eq!(InPlay::of(&fair), None, "nothing has happened yet");
    assert!(!kept.begins(&Ended::of(&fair.finish()).transcript));
}

#[test]
fn a_round_is_resumed_as_it_was_left_if_its_words_are_there() {
    let library = Library::new(None);
    let candidates = library.candidates(EVERYDAY, 6).unwrap();
    let mut played = Round::new(Opponent::Fair, candidates, "6".parse().unwrap(), 3);
    guess(&mut played, "e");
    played.hinted = true;
    let kept = left(&played);
    let round = kept.resume(&library).unwrap();
    assert_eq!(left(&round), kept);
    let word = |round: Round| round.finish().word;
    assert_eq!(word(round), word(played), "a fair opponent sticks to its word");
    let elsewhere = |list| {
        let transcript = Transcript { list, ..kept.transcript.clone() };
        InPlay { transcript, ..kept.clone() }.resume(&library).is_some()
    };
    assert!(!elsewhere(ListName::Own { name: "mine".into(), words: 1, alphabet: &ENGLISH }));
    assert!(elsewhere(kept.transcript.list.clone()));
}

#[test]
fn a_round_is_the_same_whatever_the_file_of_its_words_is_called() {
    let library = own(&ENGLISH, NINE);
    let mut kept = left(&greedy("e"));
    let ListName::Own { name, .. } = &mut kept.transcript.list else { panic!("its own list") };
    *name = "older.txt".into();
    let mut round = kept.resume(&library).unwrap();
    guess(&mut round, "o");
    let ended = Ended::of(&round.finish());
    assert!(kept.begins(&ended.transcript));
    let career = Career::of(&[Record::new(ended, 7)], 8);
    assert!(career.games.attempt(&kept.transcript).is_some());
    assert_eq!(kept.resume(&own(&SWEDISH, NINE)), None, "other letters");
}

#[test]
fn a_round_is_resumed_with_the_rule_that_it_began_with() {
    let library = Library::new(None);
    let candidates = library.candidates(EVERYDAY, 6).unwrap();
    let guess_all = |mut round: Round, letters: &str| {
        guess(&mut round, letters);
        round
    };
    let begun = Round::new(Opponent::Greedy, candidates, "26".parse().unwrap(), 3);
    let plain = guess_all(begun.clone(), "eaoi");
    let ruled = begun.with_rule("utexas-easy".parse().unwrap());
    let kept = left(&guess_all(ruled.clone(), "e"));
    assert_eq!(InPlay::parse(kept.to_line().as_bytes()), Some(kept.clone()));
    let resumed = guess_all(kept.resume(&library).unwrap(), "aoi");
    assert_eq!(Transcript::of(&resumed), Transcript::of(&guess_all(ruled, "eaoi")));
    assert_ne!(Transcript::of(&resumed), Transcript::of(&plain));
    assert!(Transcript::of(&resumed).check(&resumed).is_ok());
}

#[test]
fn a_friends_word_is_not_written_down_while_it_is_a_secret() {
    let mut round = Round::with_friend(&word("deal"), None, "6".parse().unwrap(), 1);
    guess(&mut round, "e");
    assert_eq!(InPlay::of(&round), None);
}

#[test]
fn guessed_words_are_kept_in_records_and_in_interrupted_rounds() {
    let mut round = greedy("e");
    round.guess(word("cool")).unwrap();
    guess(&mut round, "g");
    let kept = left(&round);
    assert_eq!(InPlay::parse(kept.to_line().as_bytes()), Some(kept));
    round.guess(word("ally")).unwrap();
    let record = Record::new(Ended::of(&round.finish()), 7);
    assert_eq!(Record::parse(record.to_line().as_bytes()), Some(record.clone()));
    assert_eq!((record.ended.transcript.misses(), record.ended.letters()), (3, 4));
}
