//! Tests of the engine: properties against a second, naive engine.

use std::collections::{BTreeMap, BTreeSet};

use hangman_core::engine::{Choice, EvilEngine, GuessError, Opponent, Reason, Rule};
use hangman_words::{EmbeddedList, Family, Letter, Places};
use proptest::prelude::*;
use proptest::string::string_regex;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::support::{letter, spelled, words};

fn greedy(words: &str) -> EvilEngine {
    EvilEngine::new(self::words(words), Opponent::Greedy)
}

fn pattern(engine: &EvilEngine) -> String {
    engine.position(1).pattern().to_string()
}

/// Returns the candidates left, on one line.
fn left(engine: &EvilEngine) -> String {
    spelled(engine.candidates().words())
}

#[test]
fn only_an_opponent_with_a_rule_takes_another() {
    let rule: Rule = "utexas-easy".parse().unwrap();
    for opponent in Opponent::ALL {
        let engine = EvilEngine::new(words("deal"), opponent).with_rule(rule);
        assert_eq!(engine.rule() == rule, opponent.has_rule(), "{opponent}");
    }
}

#[test]
fn a_guess_that_cannot_be_answered_changes_nothing() {
    let mut engine = greedy("deal tear monk");
    engine.guess(letter('e')).unwrap();
    let before = (left(&engine), engine.guessed());
    assert_eq!(engine.guess(letter('e')), Err(GuessError::AlreadyGuessed));
    let stranger = Letter::new(26).unwrap();
    assert_eq!(engine.guess(stranger), Err(GuessError::NotInAlphabet));
    assert_eq!((left(&engine), engine.guessed()), before);
    // Nobody gets the answer of another opponent.
    assert_eq!(engine.question(letter('a'), 3), Err(GuessError::NeedsNoSearch));
    let mut merciless = EvilEngine::new(words("deal tear"), Opponent::Merciless);
    assert_eq!(merciless.guess(letter('e')), Err(GuessError::NeedsSearch));
    let mut over = greedy("aa");
    over.guess(letter('a')).unwrap();
    assert_eq!(over.guess(letter('b')), Err(GuessError::RoundOver));
}

#[test]
fn the_word_shown_is_possible_and_of_the_commonest_class_that_is_left() {
    let list = EmbeddedList::EVERYDAY.load();
    let words = list.of_length(5).unwrap();
    let all: Vec<_> = words.candidates().words().map(|word| word.to_string()).collect();
    let class = |word: &str| {
        let number = all.iter().position(|other| other == word).unwrap();
        words.class_ends().iter().position(|end| number < *end).unwrap()
    };
    for seed in 0..20 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut engine = EvilEngine::new(words.candidates(), Opponent::Greedy);
        assert_eq!(class(&engine.candidates().reveal(&mut rng).to_string()), 0);
        for c in "eaiouzqxj".chars().take_while(|_| seed > 0) {
            let _ = engine.guess(letter(c));
            let left = engine.candidates().words().map(|word| class(&word.to_string())).min();
            let shown = class(&engine.candidates().reveal(&mut rng).to_string());
            assert_eq!(left, Some(shown), "{seed} {c}");
        }
    }
}

/// A naive engine: patterns as text, families in a map.
struct ObviousEngine {
    words: Vec<String>,
}

impl ObviousEngine {
    /// Returns the pattern of the letter in the kept family, such as `-e-`.
    fn guess(&mut self, letter: char) -> String {
        let mut families: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for word in &self.words {
            let pattern = word.chars().map(|c| if c == letter { c } else { '-' }).collect();
            families.entry(pattern).or_default().push(word.clone());
        }
        let rank = |(pattern, words): &(String, Vec<String>)| {
            let occurrences = pattern.matches(letter).count();
            // Further right is larger, because the leftmost place is bit 0: read from the right.
            let from_the_right: String =
                pattern.chars().rev().map(|c| if c == letter { '1' } else { '0' }).collect();
            (words.len(), std::cmp::Reverse(occurrences), from_the_right)
        };
        let (pattern, words) = families.into_iter().max_by_key(rank).unwrap();
        self.words = words;
        pattern
    }
}

/// Generates lists of words of one length, with few letters, so that letters repeat.
fn lists() -> impl Strategy<Value = Vec<String>> {
    (1usize..=20).prop_flat_map(|length| {
        let of = |letters: &str| string_regex(&format!("{letters}{{{length}}}")).unwrap();
        let words = prop::collection::vec(prop_oneof![of("[ab]"), of("[a-f]")], 1..40);
        words.prop_map(|words| BTreeSet::from_iter(words).into_iter().collect())
    })
}

proptest! {
    #[test]
    fn the_engine_does_what_the_obvious_one_does(
        words in lists(),
        letters in Just(('a'..='h').collect::<Vec<_>>()).prop_shuffle(),
    ) {
        let mut engine = greedy(&words.join(" "));
        let mut obvious = ObviousEngine { words: words.clone() };
        let mut answers: Vec<(char, Places)> = Vec::new();
        for c in letters {
            if engine.is_over() {
                prop_assert_eq!(engine.candidates().len(), 1);
                break;
            }
            let before = engine.candidates().len();
            let reply = engine.guess(letter(c)).unwrap();
            let kept = obvious.guess(c);
            let places: Places = kept.char_indices().filter(|(_, p)| *p == c).map(|(i, _)| i).collect();
            prop_assert_eq!(reply.places(), places);
            let sizes: usize = reply.families().iter().map(|family| family.size).sum();
            prop_assert_eq!(sizes, before, "families lose no word");
            answers.push((c, places));
            // Candidates never run out, every answer fits each of them, and exactly those that fit are kept.
            prop_assert!(!engine.candidates().is_empty());
            let fits = |word: &&String| answers.iter().all(|(c, places)| {
                word.char_indices().filter(|(_, p)| p == c).map(|(i, _)| i).collect::<Places>() == *places
            });
            let fitting: Vec<_> = words.iter().filter(fits).map(|w| w.to_uppercase()).collect();
            prop_assert_eq!(left(&engine), fitting.join(" "));
            let pattern = pattern(&engine);
            let shows = |word: &&String| {
                word.to_uppercase().chars().zip(pattern.chars()).all(|(c, shown)| shown == '-' || shown == c)
            };
            prop_assert!(words.iter().filter(fits).all(|word| shows(&word)), "{pattern}");
        }
    }

    #[test]
    fn keeping_a_family_that_is_not_there_changes_nothing(words in lists(), bits: u64) {
        let mut kept = self::words(&words.join(" "));
        let before: Vec<_> = kept.numbers().to_vec();
        let c = letter('a');
        let there = kept.families(c).iter().any(|family| family.places.bits() == bits);
        prop_assert_eq!(kept.keep(c, Places::from_bits(bits)), there);
        if !there {
            prop_assert_eq!(kept.numbers(), before);
        }
    }
}

#[test]
fn an_answer_that_fits_no_word_is_refused() {
    let mut engine = greedy("deal tear monk");
    let e = letter('e');
    let lie = Choice { places: Places::from_bits(0b1000), reason: Reason::Unclaimed, proven: true };
    assert_eq!(engine.answer(&e.into(), lie), Err(GuessError::NoSuchFamily));
    assert!(engine.guessed().is_empty());
    let small = Choice { places: Places::NONE, reason: Reason::Unclaimed, proven: false };
    let reply = engine.answer(&e.into(), small).unwrap();
    let monk = Family { places: Places::NONE, size: 1 };
    assert_eq!((left(&engine).as_str(), reply.family(), reply.proven), ("MONK", monk, false));
}
