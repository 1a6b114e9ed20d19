//! Tests of interrupted rounds.

use super::*;
use evil_hangman::app::HomeLine;
use evil_hangman::text::{Medium, form};

/// Returns the saved round after these keys, if the last one saved it.
fn saved(app: &mut App, keys: &str) -> Option<InPlay> {
    requested!(effects(app, keys), Request::Save(round) => *round).pop()
}

#[test]
fn a_round_is_to_be_resumed_from_its_first_answer_to_its_last() {
    let mut app = round();
    for (keys, saves) in [
        ("Esc Esc 7 Tab Tab", false),
        ("e Tab", true),
        ("Esc Esc e", false),
        ("t", true),
        ("z", false),
    ] {
        assert_eq!(saved(&mut app, keys).is_some(), saves, "{keys}");
    }
}

/// Returns a round after an E and an O, as an earlier session left it.
fn left() -> InPlay {
    let five = LivesChoice::Number(Lives::at_least_one(5));
    saved(&mut round_of(|chosen| chosen.lives = five), "e o Tab Tab").unwrap()
}

/// Returns the title after that round was found.
fn found() -> App {
    found_after("")
}

/// Returns the same if it was found after these keys.
fn found_after(keys: &str) -> App {
    let mut app = app(|chosen| chosen.length = Length::Letters(6));
    let asked = requests(app.handle(&Input::Begin));
    assert!(asked.contains(&Request::FindInterrupted), "{asked:?}");
    effects(&mut app, keys);
    let _ = app.handle(&Input::Interrupted(Box::new(left())));
    app
}

#[test]
fn an_interrupted_round_is_the_first_line_of_the_title() {
    let mut app = found();
    let steps = "
          => home: [Continue] of greedy English test 6 3
        ↓ => home: [Play] of greedy English test 6 3
        ↑ => home: [Continue] of greedy English test 6 3
    ";
    check(&mut app, steps);
    assert_eq!(effects(&mut app, "Enter")[0], Effect::Request(Request::TakeOver));
    // Playing on is like what was played.
    let steps = "
                => playing: -OO- 4 left | Resumed
        t z x v => Lost: GOOD [Again]
        Enter   => playing: ---- 5 left | Begin
    ";
    check(&mut app, steps);
    // It may be found while the title is behind another screen.
    check(&mut found_after("p"), "Esc => home: [Continue] of greedy English test 6 3");
    // Who chooses something wants to play with it.
    check(&mut found(), "s f Esc => home: [Play] of fair English test 6 3");
    // Once the title is back, there may be another round or none.
    let mut app = found();
    let asked = requests(effects(&mut app, "↓ Enter Esc ↓ ↓ Enter"));
    assert!(asked.contains(&Request::FindInterrupted) && app.interrupted().is_none(), "{asked:?}");
    check(&mut app, "=> home: [Play] of greedy English test 6 3");
}

#[test]
fn further_rounds_are_like_the_one_that_was_continued_unless_that_is_as_chosen_or_dealt() {
    for (occasion, letters, is_taken) in [
        (Occasion::Free, 6, true),
        (Occasion::Free, 4, false),
        (Occasion::Level(1), 6, false),
        (Occasion::Today(Day::FIRST), 6, false),
    ] {
        let mut app = app(|chosen| chosen.length = Length::Letters(letters));
        let chosen = app.spec().clone();
        let _ = app.handle(&Input::Interrupted(Box::new(InPlay { occasion, ..left() })));
        app.resume();
        assert_eq!(seen(&app), "playing: -OO- 4 left | Resumed");
        assert_eq!(*app.spec() != chosen, is_taken, "{letters} letters");
    }
}

#[test]
fn a_round_that_counts_nowhere_is_not_said_to_count() {
    let mut app = app(|_| {});
    for (occasion, cost) in [
        (Occasion::Free, Cost::ALoss),
        (Occasion::Level(1), Cost::ALoss),
        (Occasion::Free.again(), Cost::Nothing),
    ] {
        let _ = app.handle(&Input::Interrupted(Box::new(InPlay { occasion, ..left() })));
        assert_eq!(app.consequence(Action::Instead), Some(Consequence::GivesUpLeft(cost)));
    }
}

#[test]
fn another_round_gives_up_the_one_that_was_left_and_asks_first() {
    let begun = "playing: ---- 3 left | Begin";
    let mut app = found().asking_first();
    let steps = "
        ↓ Enter => sure? GivesUpLeft(ALoss) over home: [Play] of greedy English test 6 3
        Enter   => home: [Play] of greedy English test 6 3
    ";
    check(&mut app, steps);
    app = self::app(|chosen| chosen.length = Length::Letters(4)).asking_first();
    let _ = app.handle(&Input::Interrupted(Box::new(left())));
    // Nothing is lost before the first letter.
    let before = requests(effects(&mut app, "↓ Enter ↑ Enter"));
    assert!(!before.iter().any(|request| matches!(request, Request::Keep(_))), "{before:?}");
    assert_eq!(seen(&app), begun);
    let after = requests(effects(&mut app, "e o"));
    let [Request::Keep(ended), Request::Save(_), ..] = &after[..] else { panic!("{after:?}") };
    let given_up = (&ended.transcript, ended.outcome);
    assert_eq!(given_up, (&left().transcript, Outcome::GivenUp));
    // Today's game has a place of its own.
    let mut today = self::app(|chosen| chosen.length = Length::Letters(4)).asking_first();
    let day = Occasion::Today(Day::FIRST);
    let _ = today.handle(&Input::Interrupted(Box::new(InPlay { occasion: day, ..left() })));
    assert!(today.interrupted().is_some() && !today.has_begun_today(), "of the first day");
    assert!(kept(&effects(&mut today, "↓ Enter e")).is_empty());
    assert_eq!(seen(&today), "playing: ---- 2 left | no E");
}

#[test]
fn no_round_that_is_saved_in_its_place_gives_up_the_one_that_was_left_without_a_question() {
    let friends = Challenge::new(word("deal"), Lives::at_least_one(3), 1);
    let of_a_friend = ChallengeLine::Word(friends).to_string();
    let round = ChallengeLine::Round(Box::new(left().transcript.without_answers())).to_string();
    for (sent, asks) in [(round, true), (of_a_friend, false)] {
        let mut app = found().asking_first();
        let _ = app.handle(&Input::Paste(sent));
        let _ = effects(&mut app, "Enter");
        let is_asked = seen(&app).starts_with("sure? GivesUpLeft(ALoss)");
        assert_eq!((is_asked, app.interrupted().is_some()), (asks, true), "{}", seen(&app));
        if asks {
            let _ = effects(&mut app, "Enter");
            assert!(app.challenge().is_some(), "{}", seen(&app));
            let _ = effects(&mut app, "Enter ↑ Enter");
        }
        assert_eq!(app.occasion(), Some(&Occasion::Challenge));
    }
    // Today's game has the place of other rounds once it is played again.
    let day = Day::at(NOW);
    let game = day.game(&ENGLISH).unwrap();
    let played = played(&format!("{game} Z-"), Occasion::Today(day)).ended;
    let mut app = found().asking_first();
    let _ = told(&mut app, "↓ ↓ Enter", &[Record::new(played, NOW)]);
    assert!(seen(&app).starts_with("sure? GivesUpLeft(ALoss)"), "{}", seen(&app));
}

#[test]
fn a_round_that_another_window_has_left_is_looked_for_if_none_is_saved_here() {
    let mut app = round();
    for works in [true, false] {
        let _ = app.handle(&Input::Saving { works, notice: None });
        let asked = requests(effects(&mut app, "g o d"));
        assert_eq!(asked.contains(&Request::FindInterrupted), !works, "{asked:?}");
        let _ = effects(&mut app, "Enter");
    }
}

#[test]
fn a_friends_word_takes_no_place_of_a_round() {
    assert!(found().consequence(Action::Instead).is_some());
    for holder in [Holder::You, Opponent::Friend.into()] {
        let mut app = app(|chosen| chosen.opponent = holder);
        let _ = app.handle(&Input::Interrupted(Box::new(left())));
        assert!(app.interrupted().is_some() && app.consequence(Action::Instead).is_none());
    }
}

#[test]
fn a_round_whose_words_are_not_there_cannot_be_continued() {
    assert!(left().resume(&Library::new(None)).is_none());
    for (words, is_there) in [("cool good", false), (WORDS, true)] {
        let found = left().resume(&game::own(&ENGLISH, words));
        assert_eq!(found.is_some(), is_there, "{words}");
    }
}

#[test]
fn a_round_is_given_up_only_with_a_yes() {
    let sure = |app: &App| matches!(app.overlays().last(), Some(Overlay::Confirm(_)));
    for (item, yes) in [("Esc ↓ Enter", "GivenUp:"), ("Esc ↓ ↓ Enter", "home: [Play]")] {
        let mut app = round().asking_first();
        // A round that is saved can be left for the title.
        let _ = app.handle(&Input::Saving { works: false, notice: None });
        let _ = effects(&mut app, &format!("e {item}"));
        assert!(sure(&app), "{}", seen(&app));
        // Who keeps playing is back in the round.
        check(&mut app, "Enter => playing: ---- 2 left | no E");
        let _ = effects(&mut app, &format!("{item} ↑ Enter"));
        assert!(seen(&app).starts_with(yes), "{}", seen(&app));
        // Before a letter nothing is lost.
        let mut app = round().asking_first();
        let _ = effects(&mut app, item);
        assert!(seen(&app).starts_with(yes), "{}", seen(&app));
    }
}

#[test]
fn the_title_knows_of_todays_game_where_another_round_is_continued() {
    let mut app = app(|_| {});
    app.know(Career::of(&[], NOW), None);
    let asked = requests(app.handle(&Input::Begin));
    let place = |request| asked.iter().position(|asked| *asked == request).unwrap();
    assert!(place(Request::FindDaily) < place(Request::FindInterrupted), "{asked:?}");
    for occasion in [Occasion::Today(Day::at(NOW)), Occasion::Free] {
        let _ = app.handle(&Input::Interrupted(Box::new(InPlay { occasion, ..left() })));
    }
    assert_eq!(app.interrupted().unwrap().occasion(), &Occasion::Free);
    assert!(app.has_begun_today());
    // In another language, today's game is another one.
    let german = ListChoice::Embedded(EmbeddedList::of(&GERMAN).next().unwrap());
    for (list, is_todays) in [(ListChoice::User, true), (german, false)] {
        let mut app = self::app(|chosen| chosen.list = list);
        app.know(Career::of(&[], NOW), None);
        let occasion = Occasion::Today(Day::at(NOW));
        let _ = app.handle(&Input::Interrupted(Box::new(InPlay { occasion, ..left() })));
        assert_eq!(app.continues_today(), is_todays);
        let about = if is_todays { "no. 1, in progress" } else { "no. 1, begun in English" };
        assert_eq!(form::about_line(HomeLine::Today, &app, Medium::Screen)[0], about);
        // In few words as well, the title says what is continued.
        assert!(
            form::about_line(HomeLine::Continue, &app, Medium::Screen)[1].contains(" letters, ")
        );
    }
}
