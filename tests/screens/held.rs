//! Tests of a round in which the player holds the word, as triples of text: before, keys, after.

use std::ops::Deref;

use crate::support::game::{self, variant};
use evil_hangman::app::{
    App, Effect, Event, HeldEnding, HoldingRemark, Input, Overlay, Request, Screen, Ticket,
};
use evil_hangman::game::Holder;
use evil_hangman::guesser::GuesserKind;
use evil_hangman::position::Position;
use evil_hangman::words::ENGLISH;

/// A game, and the request for a letter that is pending.
struct Game {
    app: App,
    wanted: Option<(Box<Position>, Ticket)>,
}

impl Game {
    /// Handles an input; a request for a letter is kept until [`think`] answers it.
    fn handle(&mut self, input: &Input) -> Vec<Effect> {
        let mut effects = self.app.handle(input);
        effects.retain(|effect| match effect {
            Effect::Request(Request::Advise(GuesserKind::Learned, view, ticket)) => {
                self.wanted = Some((view.clone(), *ticket));
                false
            }
            effect => !matches!(
                effect,
                Effect::Request(Request::FindPar(..)) | Effect::Event(Event::Ended)
            ),
        });
        effects
    }

    fn begin(&mut self) {
        self.app.begin();
        assert_eq!(self.handle(&Input::Begin), []);
    }
}

impl Deref for Game {
    type Target = App;

    fn deref(&self) -> &App {
        &self.app
    }
}

fn app(length: usize) -> Game {
    let app = game::app(|chosen| {
        chosen.opponent = Holder::You;
        chosen.length = evil_hangman::game::Length::Letters(length);
    });
    Game { app, wanted: None }
}

/// Presses keys, separated by blanks; `word` as a whole is typed letter by letter.
fn press(app: &mut Game, keys: &str) -> Option<Effect> {
    let mut effect = None;
    for key in game::keys(keys) {
        assert_eq!(effect, None, "{key} is pressed after the program has ended");
        effect = app.handle(&Input::Key(key)).pop().filter(|effect| {
            !matches!(
                effect,
                Effect::Request(
                    Request::ReadStatistics(_) | Request::Choose(..) | Request::FindLeft
                )
            )
        });
    }
    effect
}

/// Describes the app: what is asked, the places with the cursor and marks, the lives and the remark.
fn seen(app: &App) -> String {
    match app.screen() {
        Screen::Setup(setup) => game::form(app, setup),
        Screen::Holding(holding) => {
            let round = holding.round();
            let place = |(place, known): (usize, &Option<_>)| {
                let c = match known {
                    Some(letter) => ENGLISH.upper(*letter),
                    None if holding.marks().contains(place) => '*',
                    None => '-',
                };
                if holding.cursor() == Some(place) { format!("[{c}]") } else { c.to_string() }
            };
            let asked = match (holding.word(), holding.letter()) {
                (Some((word, menu)), _) => format!("{word}: {}", menu.selected()),
                (None, Some(letter)) => ENGLISH.upper(letter).to_string(),
                (None, None) => String::from("?"),
            };
            let places: String = round.pattern().letters().iter().enumerate().map(place).collect();
            let thinking = if holding.is_thinking() { "thinking " } else { "" };
            let is_paused = app.overlays().iter().any(|it| matches!(it, Overlay::Pause(_)));
            let pause = if is_paused { " pause" } else { "" };
            let remark = remark(holding.remark());
            format!("{thinking}{asked} {places} {} {remark}{pause}", round.misses_left())
        }
        Screen::HeldOver(over) => {
            let word = over.word().map(|word| format!(" {word}")).unwrap_or_default();
            let wrong = over.word().map_or(0, |word| over.round().check(word).len());
            let ending = match over.ending() {
                HeldEnding::Telling(field) => format!("word={}", field.text()),
                HeldEnding::Done(menu) => format!("{:?}", menu.selected()),
            };
            let remark = over.remark().map(|it| format!(" {}", remark(it))).unwrap_or_default();
            format!("{:?}{word} {wrong} wrong {ending}{remark}", over.round().standing())
        }
        Screen::Playing(_)
        | Screen::Puzzle(_)
        | Screen::GameOver(_)
        | Screen::Story(_)
        | Screen::Statistics(_) => String::from("another round"),
    }
}

/// Names a remark.
fn remark(remark: &HoldingRemark) -> String {
    match remark {
        HoldingRemark::Notice(notice) => notice.clone(),
        remark => variant(remark),
    }
}

/// Checks (keys, what is seen then) one after another on the same app.
#[track_caller]
fn check(app: &mut Game, steps: &[(&str, &str)]) {
    for (keys, expected) in steps {
        assert_eq!(press(app, keys), None, "{keys} ends the program");
        assert_eq!(seen(app), *expected, "after {keys}");
    }
}

/// Answers all pending requests for letters.
fn think(app: &mut Game) {
    while let Some((view, ticket)) = app.wanted.take() {
        let advice = GuesserKind::Frequency.guesser().advise(&view);
        assert_eq!(app.handle(&Input::Advice(ticket, advice)), []);
    }
}

/// Does the same as [`check`], and answers requests for letters after each step.
#[track_caller]
fn check_held(app: &mut Game, steps: &[(&str, &str)]) {
    think(app);
    for (keys, expected) in steps {
        for key in keys.split(' ') {
            assert_eq!(press(app, key), None, "{keys} asks for something");
            think(app);
        }
        assert_eq!(seen(app), *expected, "after {keys}");
    }
}

/// Returns a round in which the player holds a word of four letters.
fn held_app() -> Game {
    let mut app = app(4);
    app.begin();
    app
}

#[test]
fn a_round_begins_with_a_letter_that_takes_a_moment() {
    let mut app = app(4);
    app.begin();
    check(&mut app, &[("Enter Space e", "thinking ? ---- 3 Begin")]);
    think(&mut app);
    assert_eq!(seen(&app), "E [-]--- 3 Begin");
}

#[test]
fn a_word_is_found_by_marking_places_with_keys_numbers_and_clicks() {
    let mut app = held_app();
    // The player holds DEAL.
    check_held(
        &mut app,
        &[
            ("→ Space", "E -[*]-- 3 MarkPlaces"),
            ("→ → → ←", "E -*[-]- 3 MarkPlaces"),
            ("Enter", "A [-]E-- 3 Answered"),
            ("→ →", "A -E[-]- 3 Answered"),
            ("3", "A -E[*]- 3 MarkPlaces"),
            ("Space", "A -E[-]- 3 MarkPlaces"),
        ],
    );
    assert_eq!(app.handle(&Input::Choose(3)), []);
    assert_eq!(seen(&app), "A -E-[*] 3 MarkPlaces");
    assert_eq!(app.handle(&Input::Choose(1)), []);
    assert_eq!(seen(&app), "A -[E]-* 3 WrongAnswer");
    check_held(&mut app, &[("Backspace", "A [-]E-- 3 MarkOrNo")]);
    assert_eq!(app.handle(&Input::Choose(2)), []);
    check_held(
        &mut app,
        &[
            ("Enter", "DEAL: true -EA- 3 Answered"),
            ("Enter", "Won DEAL 0 wrong Again"),
            ("Enter", "E [-]--- 3 Begin"),
        ],
    );
}

#[test]
fn no_is_said_with_n_unless_the_letter_is_n_and_never_with_enter() {
    check_held(
        &mut held_app(),
        &[
            ("n", "L [-]--- 2 Answered"),
            ("x", "L [-]--- 2 MarkOrNo"),
            ("y", "L [-]--- 2 MarkPlaces"),
            ("Enter", "L [-]--- 2 MarkPlaces"),
            ("Space", "L [*]--- 2 MarkPlaces"),
            ("Space Enter", "L [-]--- 2 MarkPlaces"),
            ("y 3 4 4", "L [-]-*- 2 MarkPlaces"),
            ("Backspace 9", "L [-]--- 2 WrongAnswer"),
            ("1 n", "L [*]--- 2 MarkPlaces"),
            ("Backspace Enter", "L [-]--- 2 MarkOrNo"),
            ("n", "GOOD: true ---- 1 Answered"),
        ],
    );
    let mut app = app(2);
    app.begin();
    check_held(
        &mut app,
        &[
            ("2 Enter", "G [-]O 3 Answered"),
            ("n", "NO: true -O 2 Answered"),
            ("y", "Won NO 0 wrong Again"),
        ],
    );
}

#[test]
fn answers_are_taken_back_one_by_one() {
    check_held(
        &mut held_app(),
        &[
            ("Backspace", "E [-]--- 3 NothingToUndo"),
            ("n n", "GOOD: true ---- 1 Answered"),
            ("x", "GOOD: true ---- 1 Answered"),
            ("→", "GOOD: false ---- 1 Answered"),
            ("Backspace", "L [-]--- 2 Undone"),
            ("Backspace", "E [-]--- 3 Undone"),
            ("4 Enter", "HOPE: true ---E 3 Answered"),
        ],
    );
}

#[test]
fn after_answers_that_fit_no_word_the_computer_goes_on_and_undo_leads_back() {
    let mut app = held_app();
    // The player holds BLIP, which the list lacks.
    check_held(&mut app, &[("n 2 Enter", "A [-]L-- 2 Answered")]);
    let Screen::Holding(holding) = app.screen() else { panic!("a round") };
    assert!(holding.round().position().candidates().is_none());
    check_held(
        &mut app,
        &[
            ("Backspace", "L [-]--- 2 Undone"),
            ("2 Enter n n", "Lost 0 wrong word="),
            ("bli7 Enter", "Lost 0 wrong word=bli7 NotTheWord"),
            ("Backspace Enter", "Lost 0 wrong word=bli NotTheWord"),
            ("p Enter", "Lost BLIP 0 wrong Again"),
        ],
    );
    // A last word that is denied leaves none, either.
    check_held(&mut held_app(), &[("2 Enter 3 Enter n Backspace", "DEAL: true -EA- 3 Undone")]);
}

#[test]
fn wrong_answers_are_found_when_the_word_is_named() {
    check_held(
        &mut held_app(),
        &[("n n n", "Lost 0 wrong word="), ("else Enter", "Lost ELSE 2 wrong Again")],
    );
}

#[test]
fn a_letter_of_another_question_is_none() {
    let mut app = held_app();
    let (view, old) = app.wanted.take().unwrap();
    let advice = GuesserKind::Frequency.guesser().advise(&view);
    check(&mut app, &[("Esc", "thinking ? ---- 3 Begin pause")]);
    check(&mut app, &[("↓ ↓ Enter", "home: [Play] of you English test 4 3")]);
    app.begin();
    assert_eq!(app.handle(&Input::Advice(old, advice)), []);
    assert_eq!(seen(&app), "thinking ? ---- 3 Begin");
    think(&mut app);
    press(&mut app, "n");
    assert_eq!(seen(&app), "thinking E ---- 2 Answered");
    assert_eq!((app.takes_clicks(), app.handle(&Input::Choose(0))), (true, Vec::new()));
    press(&mut app, "F1");
    assert!(!app.takes_clicks());
}
