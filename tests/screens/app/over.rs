//! Tests of the end of a round, and of what can be done with a finished one.

use super::*;

#[test]
fn a_round_that_is_over_is_shared_and_said_to_be_copied_if_it_was() {
    let mut app = round();
    check(&mut app, "e o t z => Lost: GOOD [Again]");
    for close in ["Esc", "Enter", "s"] {
        assert_eq!(events(effects(&mut app, "s")), [Event::Copy]);
        check(&mut app, "x ↓ => share false over Lost: GOOD [Again]");
        let _ = app.handle(&Input::Copied);
        check(&mut app, "? => help over share true over Lost: GOOD [Again]");
        check(&mut app, "Esc => share true over Lost: GOOD [Again]");
        check(&mut app, &format!("{close} => Lost: GOOD [Again]"));
    }
}

#[test]
fn a_round_is_shown_turn_by_turn_with_its_judgement() {
    let mut app = round();
    let (input, ticket) = judged(effects(&mut app, "e o t z c"));
    let words: Vec<_> =
        input.positions.iter().map(|at| (at.words_left(), at.misses_left())).collect();
    assert_eq!(words, [(9, 3), (3, 2), (2, 2), (2, 1), (2, 0)]);
    let judged = worker::judged(&input);
    let _ = app.handle(&Input::Judged(ticket, judged.clone()));
    let Screen::Story(story) = app.screen() else { panic!("{}", seen(&app)) };
    assert_eq!(story.end.judgement(), Some(&judged));
    let steps = "
                          => story: turn 2 T 2 → 2
        Home              => story: turn 0 E 9 → 3
        ↓                 => story: turn 1 O 3 → 2
        Enter Enter Enter => story: turn 3 Z 2 → 2
        Tab               => story: word 0
        ↓ ↓               => story: word 1
        Backspace         => story: word 0
        ↓ g               => story: word 0
        Esc               => story: turn 3 Z 2 → 2
        Esc               => Lost: GOOD [Again]
    ";
    check(&mut app, steps);
    // A judgement of another round is none of this one.
    let _ = effects(&mut app, "Enter e o t z c");
    let late = Judgement { margins: vec![Some(0)], ..Judgement::default() };
    assert_eq!(app.handle(&Input::Judged(ticket, late)), []);
    let Screen::Story(story) = app.screen() else { panic!("{}", seen(&app)) };
    assert_eq!(story.end.judgement(), None);
}

#[test]
fn the_story_of_a_lost_round_begins_at_the_guess_that_decided_it_unless_another_is_selected() {
    for (before, after, turn) in [("", "c", 2), ("c", "", 2), ("c ↓", "", 1), ("c →", "", 0)] {
        let mut app = round();
        let (input, ticket) = judged(effects(&mut app, &format!("e o t z {before}")));
        let _ = app.handle(&Input::Judged(ticket, worker::judged(&input)));
        let _ = effects(&mut app, after);
        let Screen::Story(story) = app.screen() else { panic!("{}", seen(&app)) };
        assert_eq!(story.turn_number(), turn, "{before} {after}");
    }
}

#[test]
fn the_story_learns_from_the_judgement_which_answers_cost_most() {
    let mut app = round_of(|chosen| {
        chosen.opponent = Opponent::Merciless.into();
        chosen.lives = LivesChoice::Number(Lives::at_least_one(1));
    });
    let (ticket, _) = asked(&mut app, "e");
    let families = vec![Family { places: Places::NONE, size: 3 }];
    let choice = engine::Choice { places: Places::NONE, reason: Reason::Most(3), proven: false };
    let reply = Reply::of(letter('e'), families, choice).unwrap();
    let mut asked = app.handle(&Input::Answer(ticket, reply));
    asked.extend(effects(&mut app, "c"));
    let (input, ticket) = judged(asked);
    for is_proven in [false, true] {
        let Screen::Story(story) = app.screen() else { panic!("{}", seen(&app)) };
        assert_eq!(story.turn().unwrap().proven, is_proven);
        let _ = app.handle(&Input::Judged(ticket, worker::judged(&input)));
    }
}

#[test]
fn the_groups_of_another_turn_are_shown_from_the_first() {
    let mut app = round();
    for (keys, scrolled) in [("e o t z c → →", 2), ("←", 1), ("↓", 0)] {
        let _ = effects(&mut app, keys);
        let Screen::Story(story) = app.screen() else { panic!("{}", seen(&app)) };
        assert_eq!(story.scrolled, scrolled, "{keys}");
    }
}

#[test]
fn what_if_goes_back_to_a_turn_plays_on_and_counts_nowhere() {
    let mut app = round();
    let mut asked = effects(&mut app, "e o t z c");
    assert_eq!(kept(&asked).len(), 1);
    asked.clear();
    let mut follow = |keys: &str, expected: &str| {
        asked.extend(effects(&mut app, keys));
        assert_eq!(seen(&app), expected, "after {keys}");
    };
    follow("↓ ↓", "story: turn 2 T 2 → 2");
    follow("w", "playing: -OO- 2 left | what if 2");
    follow("g", "playing: -OO- 1 left | no G");
    follow("c l", "Won: COOL [Again]");
    // One that was gone back in can be gone back in.
    follow("c w", "playing: ---- 3 left | what if 0");
    follow("a", "playing: ---- 2 left | no A");
    follow("Esc", "story: turn 0 E 9 → 3");
    follow("Esc Esc", "story: turn 2 T 2 → 2");
    follow("w i F4", "playing: -OO- 1 left peeked | no I");
    // The words are put away first.
    follow("Esc", "playing: -OO- 1 left peeked | no I");
    follow("Esc", "story: turn 2 T 2 → 2");
    asked.extend(effects(&mut app, "w i Ctrl-C"));
    let lasting =
        requested!(asked, Request::Keep(_) | Request::Save(_) | Request::Remember(_) => ());
    assert_eq!(lasting, []);
}

#[test]
fn a_judgement_is_there_after_what_was_in_front_of_the_end() {
    for [away, back] in [["w", "Esc"], ["Esc F5", "Esc c"], ["w g F4", "Esc Esc"]] {
        let mut app = round();
        let (input, ticket) = judged(effects(&mut app, "e o t z c"));
        let judged = worker::judged(&input);
        let _ = effects(&mut app, away);
        let _ = app.handle(&Input::Judged(ticket, judged.clone()));
        let _ = effects(&mut app, back);
        let Screen::Story(story) = app.screen() else { panic!("{away}: {}", seen(&app)) };
        assert_eq!(story.end.judgement(), Some(&judged), "{away}");
    }
}

#[test]
fn the_same_round_is_tried_again_and_counts_nowhere() {
    let mut app = round();
    let _ = effects(&mut app, "e o t z r");
    for _ in 0..2 {
        assert_eq!(app.occasion(), Some(&Occasion::Free.again()), "{}", seen(&app));
        let ended = kept(&effects(&mut app, "e o t z"));
        assert_eq!(ended.len(), 1);
        let _ = effects(&mut app, "r");
    }
    // What was tried again is played on like the first.
    let _ = effects(&mut app, "e o t z Enter");
    assert_eq!(app.occasion(), Some(&Occasion::Free));
    let _ = effects(&mut app, "e o t z");
    app.go_back_to(2);
    for _ in 0..2 {
        assert_eq!(app.occasion(), Some(&Occasion::WhatIf(2)), "{}", seen(&app));
        let _ = effects(&mut app, "x");
        assert_eq!(app.consequence(Action::GiveUp), None);
        let _ = effects(&mut app, "v r");
    }
}

#[test]
fn a_round_that_ends_is_kept_once_however_it_ends() {
    for (keys, end, outcome) in
        [("e t z", "E- T- Z-", Outcome::Lost), ("e Esc ↓ Enter", "E-", Outcome::GivenUp)]
    {
        let kept = kept(&effects(&mut round(), keys));
        assert_eq!(kept.len(), 1, "{keys}");
        assert!(kept[0].0.ends_with(end) && kept[0].1 == outcome, "{kept:?}");
    }
    for left in ["e Ctrl-C", "e F1 Ctrl-C", "e Esc ↑ Enter", "e Esc ↓ ↓ Enter", "Ctrl-C"] {
        assert_eq!(kept(&effects(&mut round(), left)), [], "{left}: it waits for the title");
    }
    let mut friend = app(|_| {});
    friend.begin_challenge(&Challenge::new(word("deal"), Lives::at_least_one(3), 1));
    let given_up = kept(&effects(&mut friend, "e Ctrl-C"));
    assert_eq!(given_up[0].1, Outcome::GivenUp, "a friend's word is written nowhere");
}

#[test]
fn a_bell_rings_once_for_a_miss_and_for_the_end() {
    let rings = |app: &mut App, keys: &str| {
        events(effects(app, keys)).into_iter().filter(|event| *event == Event::Ring).count()
    };
    let mut app = app(|_| {}).with_bell(true);
    for (keys, times) in [("Enter", 0), ("e", 1), ("o", 0), ("e", 0), ("z", 1), ("x", 1)] {
        assert_eq!(rings(&mut app, keys), times, "{keys}: {}", seen(&app));
    }
    assert_eq!(rings(&mut app, "Enter e"), 1);
    assert_eq!(rings(&mut app, "Esc ↓ Enter"), 0, "giving up is quiet");
    assert_eq!(rings(&mut round(), "e o z x"), 0);
}

#[test]
fn events_say_what_has_happened() {
    let mut app = round();
    let mut happened = |keys: &str| events(effects(&mut app, keys));
    let answered = |c, places: &[usize]| Event::Answered {
        guess: letter(c).into(),
        places: places.iter().copied().collect(),
    };
    for (keys, expected) in [
        ("Tab 7", vec![]),
        ("e", vec![answered('e', &[])]),
        ("e", vec![]),
        ("o", vec![answered('o', &[1, 2])]),
        ("t z", vec![answered('t', &[]), answered('z', &[]), Event::Ended]),
        ("s", vec![Event::Copy]),
        ("Ctrl-C", vec![Event::Interrupt]),
    ] {
        assert_eq!(happened(keys), expected, "{keys}");
    }
}

/// Only an attempt with a guess is the first one. The word of a challenge would be seen.
#[test]
fn todays_game_is_given_up_without_a_question_before_the_first_letter_and_a_challenge_is_not() {
    let mut friends = crate::asking("");
    friends.begin_challenge(&Challenge::new(word("deal"), Lives::at_least_one(3), 1));
    let asked = [Action::GiveUp, Action::NewGame].map(|it| friends.consequence(it).is_some());
    assert_eq!(asked, [true, false], "the line is there for another time");
    for (keys, asks) in [("Esc ↓ Enter", false), ("q Esc ↓ Enter", true)] {
        let mut app = crate::asking("");
        crate::feed(&mut app, game::keys(keys));
        let is_over = matches!(app.screen(), Screen::GameOver(_));
        assert_eq!((is_over, app.overlays().len()), (!asks, usize::from(asks)), "{keys}");
        assert!(app.career().unwrap().daily.today.is_none(), "{keys}");
    }
}
