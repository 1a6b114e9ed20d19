//! Tests of an opponent that thinks.

use super::*;

/// Begins a round against an opponent that searches.
fn thinking() -> App {
    round_of(|chosen| chosen.opponent = Opponent::Merciless.into())
}

#[test]
fn an_opponent_that_thinks_is_waited_for_and_nothing_typed_is_lost() {
    let mut app = thinking();
    let (first, letter) = asked(&mut app, "e");
    assert_eq!(letter, 'E');
    check(&mut app, "o 7 e z Tab => playing: ---- of 9 3 left | Begin");
    let (second, letter) = miss(&mut app, first, 'e').unwrap();
    assert_eq!((letter, seen(&app).as_str()), ('O', "playing: ---- of 3 2 left | no E"));
    let answered = answer(&mut app, second, 'o', Places::from_bits(0b0110));
    let (third, letter) = question(answered).unwrap();
    assert_eq!(letter, 'Z', "7 and e are no guesses");
    assert_eq!(seen(&app), "playing: -OO- of 2 2 left | E AlreadyGuessed");
    assert_eq!(miss(&mut app, third, 'z'), None);
    assert_eq!(seen(&app), "playing: -OO- of 2 1 left | no Z");
}

#[test]
fn a_round_can_be_left_while_the_opponent_thinks_and_a_late_answer_is_ignored() {
    let mut app = thinking();
    let (ticket, _) = asked(&mut app, "e");
    let _ = effects(&mut app, "Esc ↓ ↓ Enter");
    assert_eq!(miss(&mut app, ticket, 'e'), None);
    assert_eq!(seen(&app), "home: [Play] of merciless English test 4 3");
    let (next, _) = asked(&mut app, "Enter o");
    assert_eq!(miss(&mut app, ticket, 'e'), None);
    assert_eq!(seen(&app), "playing: ---- 3 left | Begin");
    assert_eq!(miss(&mut app, next, 'o'), None);
    assert_eq!(seen(&app), "playing: ---- 2 left | no O");
}

#[test]
fn a_round_that_ends_behind_the_pause_waits_for_it() {
    let last_life = |chosen: &mut GameSpec| {
        chosen.opponent = Opponent::Merciless.into();
        chosen.lives = LivesChoice::Number(Lives::at_least_one(1));
    };
    let mut app = round_of(last_life);
    let (ticket, _) = asked(&mut app, "e");
    let _ = effects(&mut app, "Esc");
    assert_eq!(miss(&mut app, ticket, 'e'), None);
    assert_eq!(seen(&app), "pause [Confirm] over playing: ---- 0 left | no E");
    let _ = effects(&mut app, "Enter");
    assert!(seen(&app).starts_with("Lost:"), "{}", seen(&app));
    // So does one that ends behind the question whether to give it up, whatever the answer is.
    for answer in ["Enter", "↑ Enter"] {
        let mut app = thinking().asking_first();
        for letter in ['a', 'b', 'd'] {
            let (ticket, _) = asked(&mut app, &letter.to_string());
            if letter == 'd' {
                let _ = effects(&mut app, "Esc ↓ Enter");
            }
            assert_eq!(miss(&mut app, ticket, letter), None);
        }
        let asked_whether = "sure? GivesUp { for_another: false, cost: ALoss } over playing: ";
        assert_eq!(seen(&app), format!("{asked_whether}---- 0 left | no D"));
        let _ = effects(&mut app, answer);
        assert!(seen(&app).starts_with("Lost:"), "{answer}: {}", seen(&app));
    }
    // Without the pause it ends at once, whatever was typed ahead.
    let mut app = round_of(last_life);
    let (ticket, _) = asked(&mut app, "e a b c");
    assert_eq!(miss(&mut app, ticket, 'e'), None);
    assert!(seen(&app).starts_with("Lost:"), "{}", seen(&app));
}

#[test]
fn what_is_asked_for_meanwhile_waits_for_the_answer() {
    let mut app = thinking();
    let (ticket, _) = asked(&mut app, "e");
    let _ = effects(&mut app, "Enter cool Enter");
    assert_eq!(miss(&mut app, ticket, 'e'), None);
    assert_eq!(seen(&app), "playing: ---- 1 left | no COOL");
    let mut app = thinking();
    let (ticket, _) = asked(&mut app, "e");
    let _ = effects(&mut app, "F3 o");
    assert_eq!(miss(&mut app, ticket, 'e').map(|(_, letter)| letter), Some('O'));
    let mut app = thinking();
    let (ticket, _) = asked(&mut app, "e");
    let _ = effects(&mut app, "F4 F4");
    assert_eq!(miss(&mut app, ticket, 'e'), None);
    let Screen::Playing(playing) = app.screen() else { panic!("a round") };
    assert!(playing.shows_words && playing.round.peeked);
}

#[test]
fn an_opponent_that_thinks_looks_ahead_once_for_each_letter() {
    let looks = |effects: Vec<Effect>| requested!(effects, Request::LookAhead(..) => ()).len();
    let mut app = thinking();
    assert_eq!(looks(app.handle(&Input::Begin)), 1);
    assert_eq!(looks(effects(&mut app, "Tab F4 Esc Esc e o")), 0, "it is about to answer");
}
