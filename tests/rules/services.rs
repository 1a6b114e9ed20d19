//! Tests of requests that take time: no answer comes before its time, and low-priority work yields.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use evil_hangman::app::{Host, Input, Pick, Preference, Request, Ticket};
use evil_hangman::config::Choices;
use evil_hangman::engine::{Opponent, Question, Reason, Setter};
use evil_hangman::game::judgement::AnalysisInput;
use evil_hangman::game::library::{ListChoice, StartingWords};
use evil_hangman::game::{Round, Standing};
use evil_hangman::guesser::{Guesser, GuesserKind, NoisyFrequency};
use evil_hangman::historyfile::{Keeper, Store};
use evil_hangman::position::Position;
use evil_hangman::puzzles::Tried;
use evil_hangman::services::{Services, Spawn};
use evil_hangman::words::{Candidates, EmbeddedList};
use evil_hangman::worker::{Adviser, judged};

use crate::support::{chaos, letter, swept, words};

/// A timeout that no answer reaches, however busy the machine is.
const LONGEST: Duration = Duration::from_secs(60);

fn question(candidates: &Candidates, letter: char, misses_left: u32) -> Question {
    let position = Position::new(candidates.listed(), misses_left);
    Question { position, letter: self::letter(letter) }
}

#[test]
fn an_easy_answer_comes_after_a_moment() {
    let easy = EmbeddedList::EVERYDAY.load().of_length(14).unwrap().candidates();
    let (moment, start) = (Duration::from_millis(20), Instant::now());
    let mut services = Services::new(Keeper::default(), Spawn::Inline { finds_par: false }, moment);
    let asked = Box::new(question(&easy, 'q', 1));
    let answer = services.execute(Request::Think(asked, Ticket::default()));
    let Some(Input::Answer(_, reply)) = answer else { panic!("{answer:?}") };
    assert_eq!((reply.reason, reply.proven), (Reason::Lost, true));
    assert!(start.elapsed() >= moment);
}

#[test]
fn windows_add_what_was_done_in_each_to_what_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let window = || {
        let keeper = Keeper::new(Some(Store::at(folder.path().to_owned())));
        Services::new(keeper, Spawn::Inline { finds_par: false }, Duration::ZERO)
    };
    let [mut one, mut other] = [window(), window()];
    let solved = || Request::Remember(Preference::Puzzles(Tried::First(true)));
    for _ in 0..6 {
        assert_eq!(one.execute(solved()), None);
    }
    assert_eq!(other.execute(solved()), None);
    assert_eq!(other.execute(Request::Remember(Preference::Setting(Pick::Voice(false)))), None);
    let choices = Store::at(folder.path().to_owned()).choices().unwrap();
    assert_eq!(Choices::read(&choices).puzzles.solved(), 7);
}

/// Services on threads, and what they report.
fn on_threads() -> (Services, Receiver<Input>) {
    let (report, reports) = channel();
    let spawn = Spawn::Thread(Arc::new(move |input| drop(report.send(input))));
    (Services::new(Keeper::default(), spawn, Duration::ZERO), reports)
}

#[test]
fn a_question_is_answered_in_the_middle_of_looking_ahead() {
    let (mut services, reports) = on_threads();
    let candidates = words(&chaos(5, 400, 8, 26));
    let asked = question(&candidates, 'e', 12);
    let ahead = Request::LookAhead(Box::new(asked.position.clone()));
    assert_eq!(services.execute(ahead), None);
    let ticket = Ticket::default();
    assert_eq!(services.execute(Request::Think(Box::new(asked), ticket)), None);
    let answer = reports.recv_timeout(LONGEST).unwrap();
    assert!(matches!(answer, Input::Answer(given, _) if given == ticket), "{answer:?}");
}

#[test]
fn an_unwanted_answer_gives_way() {
    let (mut services, reports) = on_threads();
    let candidates = words(&chaos(5, 400, 8, 26));
    services.execute(Request::Think(Box::new(question(&candidates, 'e', 12)), Ticket::default()));
    // The round was left: the form asks for par.
    let start = StartingWords::blank(ListChoice::Embedded(EmbeddedList::EVERYDAY), 12);
    let words = EmbeddedList::EVERYDAY.load().of_length(12).unwrap().candidates();
    services.execute(Request::FindPar(start, words));
    assert_eq!(reports.recv_timeout(LONGEST), Ok(Input::Par(start, 3)));
}

#[test]
fn the_same_is_found_on_threads_and_inline() {
    let candidates = EmbeddedList::EVERYDAY.load().of_length(14).unwrap().candidates();
    let mut round = Round::new(Opponent::Merciless, candidates.clone(), "1".parse().unwrap(), 1);
    let asked = question(&candidates, 'q', 1);
    let answered = round.guess_with(&mut Setter::default(), asked.letter, &|| false);
    assert!(answered.unwrap().is_some());
    let (ticket, position) = (Ticket::default(), Box::new(asked.position.clone()));
    let input = Box::new(AnalysisInput::of(&round));
    let requests = [
        Request::Think(Box::new(asked), ticket),
        Request::Advise(GuesserKind::Frequency, position, ticket),
        Request::ReadStatistics(ticket),
        Request::Judge(input, ticket),
    ];
    let mut inline =
        Services::new(Keeper::default(), Spawn::Inline { finds_par: false }, Duration::ZERO);
    // Statistics say when they were read, and a second may begin between the two readings.
    let timeless = |mut found: Option<Input>| {
        if let Some(Input::Statistics(_, career, _)) = &mut found {
            career.at = 0;
        }
        found
    };
    for request in requests {
        let here = inline.execute(request.clone()).or_else(|| inline.wait());
        let (mut services, reports) = on_threads();
        assert_eq!(services.execute(request), None);
        let there = reports.recv_timeout(LONGEST).ok();
        assert!(there.is_some());
        assert_eq!(timeless(here), timeless(there));
    }
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
            let kind = match opponent.cheats() {
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

#[test]
fn following_a_hint_is_guessing_the_best_letter() {
    let list = EmbeddedList::EVERYDAY.load();
    let mut positions = 0;
    // Nothing is judged against an opponent that cheats for the player.
    let opponents = [Opponent::Merciless, Opponent::Greedy, Opponent::Fair];
    for &length in swept(&[4, 7, 12, 15][..], &[3, 4, 5, 6, 7, 8, 10, 12, 15]) {
        let candidates = list.of_length(length).unwrap().candidates();
        for (opponent, seed) in opponents.into_iter().zip(length as u64..) {
            let (round, hinted) = with_hints(opponent, &candidates, seed);
            let judged = judged(&AnalysisInput::of(&round));
            for number in hinted {
                let guess = &judged.guesses[number];
                let is_best = guess.best.is_none_or(|best| guess.letter == Some(best));
                let at = format!("{opponent} {length}, letter {number}: {guess:?}");
                assert!(guess.value.is_some() && is_best, "{at}");
                positions += 1;
            }
        }
    }
    assert!(positions > swept(40, 100), "{positions} positions");
}
