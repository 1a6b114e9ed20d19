//! Tests of background searches: no answer comes before its time, and low-priority work yields.

use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use evil_hangman::app::{Input, Ticket};
use evil_hangman::engine::{Opponent, Question, Reason, Setter};
use evil_hangman::game::{AnalysisInput, ListChoice, Mark, Round, Standing};
use evil_hangman::guesser::{Guesser, GuesserKind, NoisyFrequency};
use evil_hangman::position::Position;
use evil_hangman::thinker::{Adviser, MOMENT, Thinker, ThinkingThread, judged};
use evil_hangman::words::{Candidates, ENGLISH, ListBuilder, Tier};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// A timeout that no answer reaches, however busy the machine is.
const LONGEST: Duration = Duration::from_secs(60);

fn question(candidates: &Candidates, letter: char, misses_left: u32) -> Question {
    let position = Position::new(candidates.listed(), misses_left);
    Question { opponent: Opponent::Merciless, position, letter: ENGLISH.letter(letter).unwrap() }
}

/// Returns random words, whose value takes long to find.
fn chaos() -> Candidates {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut letter = || char::from(rng.random_range(b'a'..=b'z'));
    let words: String =
        (0..400).map(|_| (0..8).map(|_| letter()).collect::<String>() + "\n").collect();
    let mut list = ListBuilder::new(&ENGLISH);
    list.feed(words.as_bytes()).unwrap();
    list.finish().unwrap().0.of_length(8).unwrap().candidates()
}

#[test]
fn an_easy_answer_comes_after_a_moment() {
    let easy = Tier::Common.load().of_length(14).unwrap().candidates();
    let mut thinker = Thinker::default();
    for _ in 0..2 {
        let start = Instant::now();
        let choice = thinker.answer(&question(&easy, 'q', 1), &|| false).unwrap();
        assert!(start.elapsed() >= MOMENT, "{:?}", start.elapsed());
        assert_eq!((choice.reason, choice.proven), (Reason::Lost, true));
    }
    assert_eq!(thinker.answer(&question(&easy, 'q', 1), &|| true), None, "nobody waits for it");
}

#[test]
fn a_question_is_answered_in_the_middle_of_looking_ahead() {
    let (answers, answered) = channel();
    let thread = ThinkingThread::start(move |input| answers.send(input).unwrap()).unwrap();
    let candidates = chaos();
    let asked = question(&candidates, 'e', 12);
    thread.look_ahead(asked.opponent, asked.position.clone());
    let ticket = Ticket::default();
    thread.ask(Box::new(asked), ticket);
    let answer = answered.recv_timeout(LONGEST).unwrap();
    assert!(matches!(answer, Input::Answer(given, _) if given == ticket), "{answer:?}");
}

#[test]
fn an_answer_that_nobody_waits_for_any_more_gives_way() {
    let (answers, answered) = channel();
    let thread = ThinkingThread::start(move |input| answers.send(input).unwrap()).unwrap();
    let candidates = chaos();
    thread.ask(Box::new(question(&candidates, 'e', 12)), Ticket::default());
    // The round was left: the form asks for par.
    let list = ListChoice::Embedded(Tier::Common);
    thread.find_par(list, 12, Tier::Common.load().of_length(12).unwrap().clone());
    assert_eq!(answered.recv_timeout(LONGEST), Ok(Input::Par(list, 12, 3)));
}

#[test]
fn par_of_a_real_list_is_found() {
    let (answers, answered) = channel();
    let thread = ThinkingThread::start(move |input| answers.send(input).unwrap()).unwrap();
    let list = ListChoice::Embedded(Tier::Common);
    thread.find_par(list, 12, Tier::Common.load().of_length(12).unwrap().clone());
    assert_eq!(answered.recv_timeout(LONGEST), Ok(Input::Par(list, 12, 3)));
}

/// Plays a round that takes a hint for every other letter; returns it with the indices (from 0) of those
/// letters.
fn with_hints(opponent: Opponent, candidates: &Candidates, seed: u64) -> (Round, Vec<usize>) {
    let lives = "9".parse().unwrap();
    let mut round = Round::new(opponent, candidates.clone(), lives, seed);
    let (mut adviser, mut player) = (Adviser::default(), NoisyFrequency::new(0.6, seed));
    let mut setter = Setter::default();
    let mut hinted = Vec::new();
    while round.standing() == Standing::InPlay {
        let number = round.replies().len();
        let takes_a_hint = (number as u64 + seed).is_multiple_of(2);
        let letter = if takes_a_hint {
            let kind = match opponent.is_evil() {
                true => GuesserKind::Perfect,
                false => GuesserKind::LookaheadWins,
            };
            hinted.push(number);
            adviser.advise(kind, round.position()).unwrap().best.letter
        } else {
            player.letter(round.position()).unwrap()
        };
        round.guess_with(&mut setter, letter, &|| false).unwrap().unwrap();
    }
    (round, hinted)
}

/// Plays rounds with hints at these lengths, and returns the number of hints.
fn follow_hints(lengths: &[usize]) -> usize {
    let list = Tier::Common.load();
    let mut positions = 0;
    // Nothing is judged against an opponent that cheats for the player.
    let opponents = [Opponent::Merciless, Opponent::Greedy, Opponent::Fair];
    for &length in lengths {
        let candidates = list.of_length(length).unwrap().candidates();
        for (opponent, seed) in opponents.into_iter().zip(length as u64..) {
            let (round, hinted) = with_hints(opponent, &candidates, seed);
            let judged = judged(&AnalysisInput::of(&round));
            for number in hinted {
                let guess = &judged.guesses[number];
                assert_eq!(
                    guess.mark(),
                    Mark::Best,
                    "{opponent} {length}, letter {number}: {guess:?}"
                );
                assert!(!guess.lost_the_game());
                positions += 1;
            }
        }
    }
    positions
}

#[test]
fn who_follows_a_hint_has_guessed_the_best_letter() {
    let positions = follow_hints(&[4, 7, 12, 15]);
    assert!(positions > 40, "{positions} positions");
}

#[test]
#[ignore = "a sweep"]
fn who_follows_a_hint_has_guessed_the_best_letter_of_words_of_any_length() {
    let positions = follow_hints(&[3, 4, 5, 6, 7, 8, 10, 12, 15]);
    assert!(positions > 100, "{positions} positions");
}
