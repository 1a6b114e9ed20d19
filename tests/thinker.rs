//! Thinking in time: every answer takes the same moment, and looking ahead gives way at once.

use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use evil_hangman::app::{Input, Ticket};
use evil_hangman::engine::{Opponent, Position, Question, Reason};
use evil_hangman::game::ListChoice;
use evil_hangman::thinker::{MOMENT, Thinker, ThinkingThread};
use evil_hangman::words::{Candidates, ENGLISH, ListBuilder, Tier};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// How long an answer may take at most.
const LONGEST: Duration = Duration::from_millis(500);

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
        (0..3000).map(|_| (0..8).map(|_| letter()).collect::<String>() + "\n").collect();
    let mut list = ListBuilder::new(&ENGLISH);
    list.feed(words.as_bytes()).unwrap();
    list.finish().unwrap().0.shelf(8).unwrap().candidates()
}

#[test]
fn easy_and_hard_answers_take_the_same_moment() {
    let easy = Tier::Common.load().shelf(14).unwrap().candidates();
    for (candidates, letter, guesses_left, proven) in
        [(&easy, 'q', 1, true), (&chaos(), 'e', 12, false)]
    {
        let mut thinker = Thinker::default();
        // The first answer in a round also gets ready to think.
        thinker.answer(&question(candidates, 'z', guesses_left));
        let start = Instant::now();
        let choice = thinker.answer(&question(candidates, letter, guesses_left));
        let took = start.elapsed();
        assert!(took >= MOMENT && took < LONGEST, "{took:?}");
        assert_eq!(choice.proven, proven);
        // What was not found out in time is no reason.
        let reason = if proven { Reason::Lost } else { Reason::Largest };
        assert_eq!(choice.reason, reason);
    }
}

#[test]
fn a_question_is_answered_in_the_middle_of_looking_ahead() {
    let (answers, answered) = channel();
    let thread = ThinkingThread::start(move |input| answers.send(input).unwrap());
    let candidates = chaos();
    let position = question(&candidates, 'e', 12).position;
    thread.find_par(ListChoice::User, 8, candidates.shelf().clone());
    thread.look_ahead(position);
    let ticket = Ticket::default();
    let start = Instant::now();
    thread.ask(Box::new(question(&candidates, 'e', 12)), ticket);
    let answer = answered.recv_timeout(Duration::from_secs(20)).unwrap();
    assert!(matches!(answer, Input::Answer(given, _) if given == ticket), "{answer:?}");
    assert!(start.elapsed() < Duration::from_secs(3), "what can wait gives way");
}

#[test]
fn par_of_a_real_list_is_found() {
    let (answers, answered) = channel();
    let thread = ThinkingThread::start(move |input| answers.send(input).unwrap());
    let list = ListChoice::Embedded(Tier::Common);
    thread.find_par(list, 12, Tier::Common.load().shelf(12).unwrap().clone());
    assert_eq!(answered.recv_timeout(Duration::from_secs(20)), Ok(Input::Par(list, 12, 3)));
}
