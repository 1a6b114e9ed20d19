//! Thinking beside the game: no answer comes before its moment, and what can wait gives way.

use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use evil_hangman::app::{Input, Ticket};
use evil_hangman::engine::{Opponent, Position, Question, Reason};
use evil_hangman::game::ListChoice;
use evil_hangman::thinker::{MOMENT, Thinker, ThinkingThread};
use evil_hangman::words::{Candidates, ENGLISH, ListBuilder, Tier};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// What hangs; no answer takes as long, on however busy a machine.
const LONGEST: Duration = Duration::from_secs(60);

fn question(candidates: &Candidates, letter: char, guesses_left: u32) -> Question {
    let position =
        Position { candidates: candidates.clone(), guessed: Default::default(), guesses_left };
    Question { opponent: Opponent::Merciless, position, letter: ENGLISH.letter(letter).unwrap() }
}

/// Words without any order in them: nobody knows their value soon.
fn chaos() -> Candidates {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut letter = || char::from(rng.random_range(b'a'..=b'z'));
    let words: String =
        (0..400).map(|_| (0..8).map(|_| letter()).collect::<String>() + "\n").collect();
    let mut list = ListBuilder::new(&ENGLISH);
    list.feed(words.as_bytes()).unwrap();
    list.finish().unwrap().0.shelf(8).unwrap().candidates()
}

#[test]
fn an_easy_answer_comes_after_a_moment() {
    let easy = Tier::Common.load().shelf(14).unwrap().candidates();
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
    thread.find_par(list, 12, Tier::Common.load().shelf(12).unwrap().clone());
    assert_eq!(answered.recv_timeout(LONGEST), Ok(Input::Par(list, 12, 3)));
}

#[test]
fn par_of_a_real_list_is_found() {
    let (answers, answered) = channel();
    let thread = ThinkingThread::start(move |input| answers.send(input).unwrap()).unwrap();
    let list = ListChoice::Embedded(Tier::Common);
    thread.find_par(list, 12, Tier::Common.load().shelf(12).unwrap().clone());
    assert_eq!(answered.recv_timeout(LONGEST), Ok(Input::Par(list, 12, 3)));
}
