//! Tests of hints.

use super::*;

/// Presses F3 and returns the question for the adviser.
#[track_caller]
fn ask_for_a_hint(app: &mut App) -> (GuesserKind, Box<Position>, Ticket) {
    let asked = effects(app, "F3");
    let mut asked = requested!(asked, Request::Advise(kind, at, ticket) => (kind, at, ticket));
    asked.pop().expect("nobody is asked")
}

/// Answers it.
fn advise(app: &mut App, (kind, view, ticket): (GuesserKind, Box<Position>, Ticket)) {
    let _ = app.handle(&Input::Advice(ticket, kind.guesser().advise(&view)));
}

#[test]
fn a_hint_names_a_letter_and_one_that_comes_too_late_is_none() {
    let mut app = round();
    let question = ask_for_a_hint(&mut app);
    assert_eq!(question.0, GuesserKind::Perfect, "an evil opponent keeps families");
    check(&mut app, "=> playing: ---- 3 left | LookingForHint");
    advise(&mut app, question);
    check(&mut app, "=> playing: ---- 3 left hinted | hint E");
    let mut app = round();
    let question = ask_for_a_hint(&mut app);
    check(&mut app, "F3 e => playing: ---- 2 left | no E");
    advise(&mut app, question);
    check(&mut app, "=> playing: ---- 2 left | no E");
    let mut app = round_of(|chosen| chosen.opponent = Opponent::Fair.into());
    let question = ask_for_a_hint(&mut app);
    assert_eq!((question.0, question.1.words_left()), (GuesserKind::LookaheadWins, 9));
}

#[test]
fn only_today_asks_before_the_first_help() {
    let mut free = round().asking_first();
    check(&mut free, "e F4 => playing: ---- 2 left peeked | no E");
    let mut day = app(|_| {}).asking_first();
    let _ = told(&mut day, "↓ Enter", &[]);
    let _ = effects(&mut day, "F3");
    let sure = |app: &App| {
        matches!(
            app.overlays().last(),
            Some(Overlay::Confirm(Confirm { consequence: Consequence::Help { .. }, .. }))
        )
    };
    assert!(sure(&day), "{}", seen(&day));
    // A letter is a guess without the help, and a yes takes it, which is asked once.
    let (ticket, _) = asked(&mut day, "z");
    miss(&mut day, ticket, 'z');
    assert!(!sure(&day), "{}", seen(&day));
    assert_eq!(requested!(effects(&mut day, "F3 ↑ Enter"), Request::Advise(..) => ()).len(), 1);
    let _ = effects(&mut day, "F4");
    assert!(!sure(&day), "{}", seen(&day));
}
