//! Tests of a round in which the player holds the word, as triples of text: before, keys, after.

use super::*;
use crate::support::game::variant;
use evil_hangman::app::HoldingRemark;
use evil_hangman::position::Position;
use evil_hangman::view::{TileState, Topic};

/// A round in which the player holds a word, and in which each question about a letter is answered at once.
type Held = Session<fn(Request) -> Option<Input>>;

/// Answers a request for a letter.
fn advice(view: &Position, ticket: Ticket) -> Input {
    Input::Advice(ticket, GuesserKind::Frequency.guesser().advise(view))
}

/// Begins a round with a word of this length. No round is saved of which the word is the player's.
fn held(length: usize) -> Held {
    let host = |request| match request {
        Request::Advise(GuesserKind::Learned, view, ticket) => Some(advice(&view, ticket)),
        Request::FindPar(..) => None,
        request => panic!("{request:?}"),
    };
    let mut held = Held::new(begun(title(length), ""), host);
    assert_eq!(held.feed(Input::Begin), []);
    held
}

fn title(length: usize) -> App {
    game::new(game::WORDS, Holder::You, length, 3)
}

/// Describes the app: what is asked, the places with the cursor and marks, the lives and the remark.
fn seen(app: &App) -> String {
    match app.screen() {
        Screen::Setup(setup) => game::form(app, setup),
        Screen::Holding(holding) => {
            let round = &holding.round;
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
            let remark = remark(&holding.remark);
            format!("{thinking}{asked} {places} {} {remark}{pause}", round.misses_left())
        }
        Screen::HeldOver(over) => {
            let word = over.word.as_ref().map(|word| format!(" {word}")).unwrap_or_default();
            let wrong = over.word.as_ref().map_or(0, |word| over.round.check(word).len());
            let ending = match &over.ending {
                HeldEnding::Telling(field) => format!("word={}", field.text()),
                HeldEnding::Done(menu) => format!("{:?}", menu.selected()),
            };
            let remark =
                over.remark.as_ref().map(|it| format!(" {}", remark(it))).unwrap_or_default();
            format!("{:?}{word} {wrong} wrong {ending}{remark}", over.round.standing())
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
        HoldingRemark::Begin(Some(notice)) => notice.clone(),
        remark => variant(remark),
    }
}

/// Checks the steps of a table one after another on the same round.
#[track_caller]
fn check(held: &mut Held, table: &str) {
    for (keys, expected) in game::steps(table) {
        for key in game::keys(keys) {
            let events = held.feed(key);
            assert!(events.iter().all(|event| *event == Event::Ended), "{keys}: {events:?}");
        }
        assert_eq!(seen(held.app()), expected, "after {keys}");
    }
}

/// Begins a round of an app, and returns the question about a letter.
fn asked(app: &mut App) -> (Box<Position>, Ticket) {
    app.begin();
    let asked = app.handle(&Input::Begin);
    let asked =
        requested!(asked, Request::Advise(GuesserKind::Learned, view, ticket) => (view, ticket));
    asked.into_iter().next().expect("a question")
}

#[test]
fn a_round_begins_with_a_letter_that_takes_a_moment() {
    let mut app = title(4);
    let (view, ticket) = asked(&mut app);
    app = press(app, "Enter Space e");
    assert_eq!(seen(&app), "thinking ? ---- 3 Begin");
    assert_eq!(app.handle(&advice(&view, ticket)), []);
    assert_eq!(seen(&app), "E [-]--- 3 Begin");
}

#[test]
fn a_word_is_found_by_marking_places_with_keys_numbers_and_clicks() {
    let mut app = held(4);
    // The player holds DEAL.
    let steps = "
        → Space => E -[*]-- 3 MarkPlaces
        → → → ← => E -*[-]- 3 MarkPlaces
        Enter   => A [-]E-- 3 Answered
        → →     => A -E[-]- 3 Answered
        3       => A -E[*]- 3 MarkPlaces
        Space   => A -E[-]- 3 MarkPlaces
    ";
    check(&mut app, steps);
    assert_eq!(app.feed(Input::Choose(3)), []);
    assert_eq!(seen(app.app()), "A -E-[*] 3 MarkPlaces");
    assert_eq!(app.feed(Input::Choose(1)), []);
    assert_eq!(seen(app.app()), "A -[E]-* 3 WrongAnswer");
    check(&mut app, "Backspace => A [-]E-- 3 MarkOrNo");
    assert_eq!(app.feed(Input::Choose(2)), []);
    let steps = "
        Enter => DEAL: true -EA- 3 Answered
        Enter => Won DEAL 0 wrong Again
        Enter => E [-]--- 3 Begin
    ";
    check(&mut app, steps);
}

#[test]
fn no_is_said_with_n_unless_the_letter_is_n_and_never_with_enter() {
    let steps = "
        n               => L [-]--- 2 Answered
        x               => L [-]--- 2 MarkOrNo
        y               => L [-]--- 2 MarkPlaces
        Enter           => L [-]--- 2 MarkPlaces
        Space           => L [*]--- 2 MarkPlaces
        Space Enter     => L [-]--- 2 MarkPlaces
        y 3 4 4         => L [-]-*- 2 MarkPlaces
        Backspace 9     => L [-]--- 2 WrongAnswer
        1 n             => L [*]--- 2 MarkPlaces
        Backspace Enter => L [-]--- 2 MarkOrNo
        n               => GOOD: true ---- 1 Answered
    ";
    check(&mut held(4), steps);
    let steps = "
        2 Enter => G [-]O 3 Answered
        n       => NO: true -O 2 Answered
        y       => Won NO 0 wrong Again
    ";
    check(&mut held(2), steps);
}

#[test]
fn how_sure_the_computer_is_is_taken_back_with_an_answer() {
    let mut app = title(4);
    let (view, first) = asked(&mut app);
    let _ = app.handle(&advice(&view, first));
    let sure = |app: &App| match app.screen() {
        Screen::Holding(holding) => holding.listed(),
        _ => panic!("a round"),
    };
    assert_eq!(sure(&app), 1.0);
    let asked = requested!(app.handle(&Input::Key("n".parse().unwrap())), Request::Advise(_, view, ticket) => (view, ticket));
    let mut doubt = GuesserKind::Frequency.guesser().advise(&asked[0].0).unwrap();
    doubt.listed = 0.25;
    let _ = app.handle(&Input::Advice(asked[0].1, Some(doubt)));
    assert_eq!(sure(&app), 0.25);
    assert_eq!(sure(&press(app, "Backspace")), 1.0);
}

#[test]
fn undo_is_named_once_there_is_something_to_undo() {
    let mut held = held(4);
    for (keys, can_undo) in [("", false), ("y", true), ("Backspace", false), ("n", true)] {
        game::keys(keys).for_each(|key| drop(held.feed(key)));
        let view = View::of(held.app(), Reach::Keys);
        assert_eq!(view.hints.iter().any(|hint| hint.label == "undo"), can_undo, "{keys}");
    }
    // The same key does something else in the lesson.
    let lesson = press(begun(title(4), ""), "F1 F7 e");
    let view = View::of(&lesson, Reach::Keys);
    assert!(view.hints.iter().any(|hint| hint.label == "start over"));
}

#[test]
fn the_letters_that_were_asked_are_no_answers() {
    let parts = View::of(held(4).app(), Reach::Keys).parts;
    let keys = picked!(parts, Part::Keys { keys, .. } => keys).swap_remove(0);
    assert!(keys.iter().all(|key| key.act.is_none()), "{keys:?}");
}

#[test]
fn the_language_of_a_word_that_is_not_english_is_named() {
    let spec = game::spec(Holder::You, ListChoice::User, 4, 3);
    let app = begun(App::new(game::own(&GERMAN, "haus baum"), spec, 1), "");
    assert_eq!(View::of(&app, Reach::Keys).about, ["Your word", "4 letters", "German"]);
}

#[test]
fn answers_are_taken_back_one_by_one() {
    let steps = "
        Backspace => E [-]--- 3 NothingToUndo
        n n       => GOOD: true ---- 1 Answered
        x         => GOOD: true ---- 1 Answered
        →         => GOOD: false ---- 1 Answered
        Backspace => L [-]--- 2 Undone
        Backspace => E [-]--- 3 Undone
        4 Enter   => HOPE: true ---E 3 Answered
    ";
    check(&mut held(4), steps);
}

#[test]
fn a_round_that_is_not_saved_is_not_said_to_be() {
    let mut app = held(4);
    assert_eq!(app.app().is_saved(), None, "nothing to save");
    check(&mut app, "n => L [-]--- 2 Answered");
    assert_eq!(app.app().is_saved(), Some(false));
    let mut shown = |key: &str| {
        app.feed(Input::Key(key.parse().unwrap()));
        let dialog = View::told(app.app(), Reach::Keys, Medium::Screen).dialog;
        dialog.map(|dialog| format!("{:?}", dialog.parts)).unwrap_or_default()
    };
    let help = shown("?");
    assert!(help.contains("isn't saved") && !help.contains("are saved"), "{help}");
    assert_eq!(shown("?"), "");
    assert!(shown("Esc").contains("not saved"));
}

#[test]
fn after_answers_that_fit_no_word_the_computer_goes_on_and_undo_leads_back() {
    let mut app = held(4);
    // The player holds BLIP, which the list lacks.
    check(&mut app, "n 2 Enter => A [-]L-- 2 Answered");
    let Screen::Holding(holding) = app.app().screen() else { panic!("a round") };
    assert!(holding.round.position().candidates().is_none());
    let steps = "
        Backspace       => L [-]--- 2 Undone
        2 Enter n n     => Lost 0 wrong word=
        bli7 Enter      => Lost 0 wrong word=bli7 NotTheWord
        Backspace Enter => Lost 0 wrong word=bli NotTheWord
    ";
    check(&mut app, steps);
    // Somebody who listens hears first what was wrong with it.
    for (to, place) in [(Medium::Screen, 1), (Medium::ALOUD, 0)] {
        let parts = View::told(app.app(), Reach::Keys, to).parts;
        let said = picked!(parts, Part::Said { lines } => lines).into_iter().flatten();
        let about: Vec<_> = said.map(|line| line.about).collect();
        assert_eq!((about.len(), about[place]), (2, Topic::Besides), "{about:?}");
    }
    check(&mut app, "p Enter => Lost BLIP 0 wrong Again");
    let parts = View::of(app.app(), Reach::Keys).parts;
    let tiles = picked!(parts, Part::Word { tiles, .. } => tiles).swap_remove(0);
    let found: Vec<_> = tiles.iter().map(|tile| tile.state == TileState::Found).collect();
    assert_eq!(found, [false, true, false, false]);
    // A last word that is denied leaves none, either.
    check(&mut held(4), "2 Enter 3 Enter n Backspace => DEAL: true -EA- 3 Undone");
}

#[test]
fn wrong_answers_are_found_when_the_word_is_named() {
    let steps = "
        n n n      => Lost 0 wrong word=
        else Enter => Lost ELSE 2 wrong Again
    ";
    check(&mut held(4), steps);
}

#[test]
fn a_letter_of_another_question_is_none() {
    let mut app = title(4);
    let (view, old) = asked(&mut app);
    app = press(app, "Esc");
    assert_eq!(seen(&app), "thinking ? ---- 3 Begin pause");
    app = press(app, "↓ ↓ Enter");
    assert_eq!(seen(&app), "home: [Play] of you English test 4 3");
    let (_, new) = asked(&mut app);
    assert_eq!(app.handle(&advice(&view, old)), []);
    assert_eq!(seen(&app), "thinking ? ---- 3 Begin");
    assert_eq!(app.handle(&advice(&view, new)), []);
    app = press(app, "n");
    assert_eq!(seen(&app), "thinking E ---- 2 Answered");
    assert_eq!((app.takes_clicks(), app.handle(&Input::Choose(0))), (true, Vec::new()));
    assert!(!press(app, "F1").takes_clicks());
}
