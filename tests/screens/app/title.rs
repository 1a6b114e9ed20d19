//! Tests of the title and the settings.

use super::*;

#[test]
fn the_title_has_a_line_for_each_thing_to_play_and_the_settings_behind_it() {
    let steps = "
                  => home: [Play] of greedy English test 4 3
        ↓         => home: [Today] of greedy English test 4 3
        ↓         => home: [Puzzles] of greedy English test 4 3
        ↓         => home: [Play] of greedy English test 4 3
        s         => settings: [greedy] English test 4 3
        f ↓       => settings: fair [English] test 4 3
        ↓ f ↓ ← ← => settings: fair English en/full [2] 3
        1 1 1     => settings: fair English en/full [12] 3
        ↓ p Esc   => home: [Play] of fair English en/full 12 perfect
    ";
    check(&mut app(|_| {}), steps);
    check(&mut app(|_| {}), "Enter => playing: ---- 3 left | Begin");
}

#[test]
fn a_letter_finds_what_begins_with_it_on_the_screen() {
    let mut app = apps::new_player();
    let _ = effects(&mut app, "s");
    for row in [Row::Language, Row::List, Row::Length, Row::Voice] {
        for pick in app.choices(row) {
            let label = form::choice(row, &pick, &app).to_lowercase();
            let typed = app.name_of(row, &pick).to_lowercase();
            assert_eq!(label.chars().next(), typed.chars().next(), "{label}");
        }
    }
}

#[test]
fn another_language_is_chosen_in_its_own_row() {
    let steps = "
        s ↓ g => settings: greedy [German] de/everyday 4 3
        i     => settings: greedy [Italian] it/everyday 4 3
    ";
    check(&mut app(|_| {}), steps);
}

#[test]
fn a_length_that_the_list_has_not_got_is_no_choice_and_another_list_brings_its_nearest_along() {
    check(&mut app(|_| {}), "s ↓ ↓ ↓ 5 => settings: greedy English test [4] 3");
    check(&mut app(|_| {}), "s ↓ ↓ ↓ 8 ↑ Enter => home: [Play] of greedy English test 8 3");
}

#[test]
fn a_level_decides_what_is_revealed() {
    let mut app = app(|spec| spec.opening = OpeningChoice::None);
    for (length, opening) in
        [(Length::Letters(6), OpeningChoice::None), (Length::Level, OpeningChoice::Book)]
    {
        let _ = app.handle(&Input::Pick(Row::Length, Pick::Length(length)));
        assert_eq!(app.spec().opening, opening, "{length}");
    }
}

#[test]
fn a_length_that_is_a_surprise_is_not_given_away_by_the_lives_and_others_are_numbers() {
    for opponent in Holder::ALL {
        let app = app(|chosen| {
            chosen.opponent = opponent;
            chosen.length = Length::Surprise;
            chosen.lives = LivesChoice::Named(Difficulty::Even);
        });
        let [said, _] = form::next_round(&app);
        assert_eq!(said.contains("even"), opponent.usual_lives().is_none(), "{said}");
    }
}

#[test]
fn beginning_without_words_of_the_length_opens_the_settings_and_says_why() {
    let app = round_of(|chosen| {
        chosen.length = Length::Letters(40);
        chosen.list = ListChoice::Embedded(EmbeddedList::EVERYDAY);
    });
    let seen = seen(&app);
    let expected = "settings: greedy English en/everyday [40] 3 ! \"no word of the list en/everyday has 40 letters";
    assert!(seen.starts_with(expected), "{seen}");
}

#[test]
fn what_is_chosen_is_remembered_and_so_is_whether_words_left_are_shown() {
    let chosen = |app: &mut App, keys: &str| requested!(effects(app, keys), Request::Remember(choice) => choice);
    let letters = |letters| Some(Pick::Length(Length::Letters(letters)));
    let lives = |lives| Some(Pick::Lives(LivesChoice::Number(Lives::at_least_one(lives))));
    let surprise = Some(Pick::Length(Length::Surprise));
    let perfect = LivesChoice::Named(Difficulty::Perfect);
    for (keys, form, choice) in [
        ("s", "[greedy] English test 4 3", None),
        ("s f", "[fair] English test 4 3", Some(Pick::Opponent(Opponent::Fair.into()))),
        ("s ↓ ↓ ↓ 8", "greedy English test [8] 3", letters(8)),
        ("s ↓ ↓ ↓ S", "greedy English test [surprise] 3", surprise),
        ("s ↓ ↓ ↓ ↓ →", "greedy English test 4 [4]", lives(4)),
        ("s ↓ ↓ ↓ ↓ p", "greedy English test 4 [perfect]", Some(Pick::Lives(perfect))),
        ("s ↓ ↓ ↓ ↓ 7 ↓ ↑ ←", "greedy English test 4 [6]", lives(6)),
        ("s ↑ →", "greedy English test 4 3 [talks]", Some(Pick::Voice(true))),
    ] {
        let mut app = app(|_| {});
        assert_eq!(chosen(&mut app, keys).pop(), choice.map(Preference::Setting), "{keys}");
        assert_eq!(seen(&app), format!("settings: {form}"), "{keys}");
    }
    let mut app = app(|_| {});
    assert_eq!(chosen(&mut app, "s f Enter Enter Tab").pop(), Some(Preference::WordsLeft(true)));
    check(&mut app, "Esc ↓ ↓ Enter Enter => playing: ---- of 9 3 left | Begin");
}

#[test]
fn only_what_is_played_follows_the_end_of_a_round() {
    let mut app = round();
    let steps = "
        e o t z     => Lost: GOOD [Again]
        Enter       => playing: ---- 3 left | Begin
        Esc ↓ Enter => GivenUp: BETA [Again]
        Esc         => home: [Play] of greedy English test 4 3
    ";
    check(&mut app, steps);
}

#[test]
fn leaving_and_suspending_are_asked_of_the_outside() {
    for keys in ["q", "F1 Esc q", "s Esc Esc q"] {
        assert!(events(effects(&mut app(|_| {}), keys)).contains(&Event::Quit), "{keys}");
    }
    // One Esc too many leaves nothing.
    assert!(!events(effects(&mut app(|_| {}), "F1 Esc Esc Esc")).contains(&Event::Quit));
    for before in ["", "F1", "s ↓ ↓ ↓"] {
        for (key, event) in
            [("Ctrl-C", Event::Interrupt), ("Ctrl-Z", Event::Suspend), ("Ctrl-L", Event::Redraw)]
        {
            let keys = format!("{before} {key}");
            assert!(events(effects(&mut app(|_| {}), &keys)).contains(&event), "{keys}");
        }
    }
    assert!(events(effects(&mut round(), "Esc ↑ Enter")).contains(&Event::Quit));
}

#[test]
fn a_notice_is_shown_once_and_never_holds_up_the_game() {
    let mut app = app(|_| {}).with_notice(Some("lines were left out".into()));
    assert_eq!(app.notice(), Some("lines were left out"));
    app.begin();
    check(&mut app, "=> playing: ---- 3 left | lines were left out");
    assert_eq!(app.notice(), None);
    let _ = effects(&mut app, "e");
    let _ = app.handle(&Input::Notice("a failure".into()));
    check(&mut app, "=> playing: ---- 2 left | no E");
    check(&mut app, "o t z Enter => playing: ---- 3 left | a failure");
}

#[test]
fn par_is_asked_for_once_and_named_lives_follow_it() {
    let pars = |app: &mut App, keys: &str| {
        let asked = effects(app, keys);
        requested!(asked, Request::FindPar(start, words) => (start.length, words.len()))
    };
    let mut app = app(|chosen| chosen.lives = LivesChoice::Named(Difficulty::Even));
    assert_eq!(pars(&mut app, "s"), [(4, 9)]);
    assert_eq!(pars(&mut app, "↓ ↓ ↓ →"), [(6, 1)]);
    assert_eq!(pars(&mut app, "F1 F1"), []);
    let _ = effects(&mut app, "←");
    assert_eq!(app.next_round().par, None);
    let _ = app.handle(&Input::Par(StartingWords::blank(ListChoice::User, 4), 4));
    let next = app.next_round();
    assert_eq!((next.par, next.lives.get()), (Some(4), 6));
    check(&mut app, "Enter Enter => playing: ---- 6 left | Begin");
}
#[test]
fn the_length_is_what_will_be_played_where_there_are_no_levels() {
    let mut app = apps::rising(&[]);
    let length = |app: &App| form::value(Row::Length, app);
    assert_eq!(length(&app), "level by level");
    for holder in [Opponent::Greedy.into(), Opponent::Fair.into(), Holder::You] {
        let _ = app.handle(&Input::Pick(Row::Opponent, Pick::Opponent(holder)));
        let letters = length(&app);
        assert!(letters.ends_with(" letters"), "{letters}");
        assert!(form::next_round(&app)[0].contains(&letters), "{:?}", form::next_round(&app));
    }
}
