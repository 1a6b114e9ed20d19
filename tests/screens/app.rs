//! Tests of the state machine, as triples: before, keys, after.

mod friend;
mod hints;
mod interrupted;
mod levels;
mod over;
mod pages;
mod round;
mod thinking;
mod title;

use super::*;
use crate::support::game::{WORDS, app, variant};
use crate::support::letter;
use evil_hangman::app::{
    ChallengeFault, ChallengeItem, ChallengeStep, Confirm, Consequence, Cost, Playing, Remark,
};
use evil_hangman::engine::{self, Reason, Reply};
use evil_hangman::game::judgement::{AnalysisInput, Judgement};
use evil_hangman::game::opening::OpeningChoice;
use evil_hangman::game::spec::Difficulty;
use evil_hangman::history::InPlay;
use evil_hangman::position::Position;
use evil_hangman::text::challenge::message;
use evil_hangman::words::{Family, Guess, Places};

/// Returns the requests among effects.
fn requests(effects: Vec<Effect>) -> Vec<Request> {
    requested!(effects, request => request)
}

/// Returns the events among effects.
fn events(effects: Vec<Effect>) -> Vec<Event> {
    picked!(effects, Effect::Event(event) => event)
}

/// Says what the remark of a round is about, without its words.
fn remarked(playing: &Playing) -> String {
    let guess = |guess: &Guess| guess.text(&ENGLISH);
    match &playing.remark {
        Remark::Answered => {
            let reply = playing.round.replies().last().unwrap();
            match reply.places().count() {
                0 => format!("no {}", guess(&reply.guess)),
                times => format!("{times} {}", guess(&reply.guess)),
            }
        }
        Remark::Refused(of, error) => format!("{} {}", guess(of), variant(error)),
        Remark::WhatIf { turn, .. } => format!("what if {turn}"),
        Remark::Begin { notice: Some(notice), .. } => notice.clone(),
        Remark::Hint(advice) => format!("hint {}", ENGLISH.upper(advice.best.letter)),
        other => variant(other),
    }
}

/// Describes the app in a line.
fn seen(app: &App) -> String {
    let screen = match app.screen() {
        Screen::Setup(setup) => game::form(app, setup),
        Screen::Playing(playing) => {
            let round = &playing.round;
            let flag = |is: bool, name: &str| if is { format!(" {name}") } else { String::new() };
            let count = flag(app.shows_words_left(), &format!("of {}", round.words_left()));
            let helped = flag(round.peeked, "peeked") + &flag(round.hinted, "hinted");
            let (pattern, left) = (round.pattern(), round.misses_left());
            format!("playing: {pattern}{count} {left} left{helped} | {}", remarked(playing))
        }
        // Rounds in which the player holds the word have tests of their own.
        Screen::Holding(_) | Screen::HeldOver(_) => String::from("held"),
        Screen::Puzzle(screen) => format!("puzzle {}", screen.number),
        Screen::Story(story) => match (story.pane, story.turn()) {
            (Pane::Words, _) => format!("story: word {}", story.word_number),
            (Pane::Turns, None) => String::from("story: no turn"),
            (Pane::Turns, Some(turn)) => {
                let (number, guess) = (story.turn_number(), turn.guess.text(&ENGLISH));
                format!("story: turn {number} {guess} {} → {}", turn.before(), turn.after())
            }
        },
        Screen::GameOver(over) => {
            let finished = &over.finished;
            format!("{:?}: {} [{:?}]", finished.outcome, finished.word, over.menu.selected())
        }
        Screen::Statistics(results) => {
            let unread = if results.is_read() { "" } else { " unread" };
            format!("statistics{unread}")
        }
    };
    let in_front = app.overlays().iter().rev().map(|overlay| match overlay {
        Overlay::Help => String::from("help over "),
        Overlay::Pause(menu) => format!("pause [{:?}] over ", menu.selected()),
        Overlay::Confirm(asked) => format!("sure? {:?} over ", asked.consequence),
        Overlay::Share => format!("share {} over ", app.copied()),
        Overlay::Lesson(lesson) => {
            let round = &lesson.round;
            format!("lesson {} {} over ", round.pattern(), round.words_left())
        }
        Overlay::Challenge(_) => String::from("challenge over "),
    });
    in_front.collect::<String>() + &screen
}

/// Checks the steps of a table one after another on the same app.
#[track_caller]
fn check(app: &mut App, table: &str) {
    for (keys, expected) in game::steps(table) {
        let _ = effects(app, keys);
        assert_eq!(seen(app), expected, "after {keys}");
    }
}

/// Returns a round with the nine words against greedy.
fn round() -> App {
    round_of(|_| {})
}

fn round_of(change: impl FnOnce(&mut GameSpec)) -> App {
    let mut app = app(change);
    app.begin();
    app
}

/// Presses keys and returns the question for the opponent: the ticket and the letter.
#[track_caller]
fn asked(app: &mut App, keys: &str) -> (Ticket, char) {
    question(effects(app, keys)).unwrap_or_else(|| panic!("{keys} asks nothing"))
}

/// Returns the question for the opponent among effects.
fn question(effects: Vec<Effect>) -> Option<(Ticket, char)> {
    let upper = |letter| ENGLISH.upper(letter);
    requested!(effects, Request::Think(asked, ticket) => (ticket, upper(asked.letter))).pop()
}

/// Answers with the letter at these places.
fn answer(app: &mut App, ticket: Ticket, c: char, places: Places) -> Vec<Effect> {
    let (guess, families) = (letter(c), vec![Family { places, size: 1 }]);
    let choice = engine::Choice { places, reason: Reason::Unclaimed, proven: true };
    let reply = Reply::of(guess, families, choice).unwrap();
    app.handle(&Input::Answer(ticket, reply))
}

/// Answers that there is no such letter; returns the next question, if there is one.
fn miss(app: &mut App, ticket: Ticket, c: char) -> Option<(Ticket, char)> {
    question(answer(app, ticket, c, Places::NONE))
}

/// Returns the single request to judge a finished round.
fn judged(effects: Vec<Effect>) -> (AnalysisInput, Ticket) {
    let mut asked = requested!(effects, Request::Judge(input, ticket) => (*input, ticket));
    assert_eq!(asked.len(), 1);
    asked.remove(0)
}

/// Returns what is saved of finished rounds: transcript and outcome, once per request.
fn kept(effects: &[Effect]) -> Vec<(String, Outcome)> {
    requested!(effects, Request::Keep(ended) => (ended.transcript.to_string(), ended.outcome))
}

/// Presses keys, and answers with the statistics of these rounds what they ask for.
fn told(app: &mut App, keys: &str, records: &[Record]) -> Vec<Effect> {
    apps::told(app, keys, records, None)
}
