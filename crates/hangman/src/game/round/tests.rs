//! What a round comes to: misses, words left, outcomes, seals and seeds.

use super::*;
use crate::tests::{NINE, letter, word, words};

fn round(opponent: Opponent, list: &str, lives: &str, seed: u64) -> Round {
    Round::new(opponent, words(list), lives.parse().unwrap(), seed)
}

/// Plays the letters and says what is left after each.
fn play(round: &mut Round, letters: &str) -> Vec<(u32, usize)> {
    let each = letters.chars().map(|c| {
        round.guess(letter(c)).unwrap();
        (round.misses_left(), round.words_left())
    });
    each.collect()
}

#[test]
fn a_miss_costs_a_guess_and_a_hit_nothing() {
    let mut round = round(Opponent::Greedy, NINE, "2", 0);
    assert_eq!(play(&mut round, "eo"), [(1, 3), (1, 2)]);
    assert_eq!(round.guess(letter('e')), Err(GuessError::AlreadyGuessed), "it costs nothing");
    assert_eq!((round.standing(), round.replies().len()), (Standing::InPlay, 2));
    assert_eq!(play(&mut round, "t"), [(0, 2)]);
    assert_eq!((round.standing(), round.misses()), (Standing::Lost, 2));
    assert_eq!(round.guess(letter('c')), Err(GuessError::RoundOver));
    let finished = round.finish();
    assert_eq!(finished.outcome, Outcome::Lost);
    assert!(["COOL", "GOOD"].contains(&finished.word.to_string().as_str()));
}

#[test]
fn a_round_is_won_when_every_place_is_revealed() {
    let mut round = round(Opponent::Greedy, "deal", "1", 0);
    assert_eq!(play(&mut round, "lead"), [(1, 1); 4]);
    assert_eq!(round.guess(letter('z')), Err(GuessError::RoundOver));
    let finished = round.finish();
    assert_eq!((finished.outcome, finished.word.to_string()), (Outcome::Won, "DEAL".into()));
}

#[test]
fn leaving_a_round_in_play_is_giving_up() {
    assert_eq!(round(Opponent::Greedy, "deal monk", "3", 0).finish().outcome, Outcome::GivenUp);
}

#[test]
fn against_a_fair_opponent_the_words_left_are_those_that_fit() {
    let mut drawn = std::collections::BTreeSet::new();
    for seed in 0..50 {
        let mut round = round(Opponent::Fair, "deal tear monk", "9", seed);
        assert_eq!((round.words_left(), round.start().words_left()), (3, 3));
        let word = round.engine().candidates().words().next().unwrap();
        drawn.insert(word.to_string());
        let expected = if word.to_string() == "MONK" { 1 } else { 2 };
        assert_eq!(play(&mut round, "e")[0].1, expected);
        assert_eq!(round.finish().word, word);
    }
    assert_eq!(drawn.len(), 3, "each word is drawn sometimes: {drawn:?}");
}

#[test]
fn a_fair_round_is_sealed_and_its_salt_opens_the_seal_at_the_end() {
    for seed in 0..50 {
        let mut round = round(Opponent::Fair, "deal tear monk", "2", seed);
        let seal = round.seal().unwrap();
        play(&mut round, "ek");
        assert_eq!(round.seal(), Some(seal), "it is the same to the end");
        let finished = round.finish();
        assert_eq!(Seal::of(&finished.word, finished.salt.unwrap()), seal);
    }
}

#[test]
fn an_opponent_without_a_word_shows_no_seal() {
    let cheating = Opponent::ALL.into_iter().filter(|opponent| opponent.cheats());
    for opponent in cheating {
        let round = round(opponent, "deal", "2", 1);
        assert_eq!((round.seal(), round.finish().salt), (None, None), "{opponent}");
    }
    let friend = Round::with_friend(&word("deal"), None, "2".parse().unwrap(), 1);
    assert_eq!((friend.seal(), friend.finish().salt), (None, None));
}

#[test]
fn the_same_seed_is_the_same_round() {
    let words = "bold cold fold gold hold mold sold told";
    let word = |seed| round(Opponent::Greedy, words, "1", seed).finish().word.to_string();
    assert_eq!(word(5), word(5));
    assert!((0..20).any(|seed| word(seed) != word(5)));
}

#[test]
fn an_opponent_that_searches_gives_no_answer_without_a_search() {
    let mut searched = round(Opponent::Merciless, NINE, "3", 0);
    assert_eq!(searched.guess(letter('e')), Err(GuessError::NeedsSearch));
    assert_eq!(searched.replies(), []);
    let answered = searched.guess_with(&mut Setter::default(), letter('e'), &|| false);
    assert!(answered.unwrap().unwrap().proven);
}
