//! Tests of a round against an opponent that answers at once.

use super::*;

#[test]
fn letters_are_answered_refused_or_no_letters() {
    let steps = "
        e                    => playing: ---- 2 left | no E
        O                    => playing: -OO- 2 left | 2 O
        t 7                  => playing: -OO- 1 left | NotALetter
        Tab t                => playing: -OO- of 2 1 left | T AlreadyGuessed
        F2 Ctrl-E Alt-e Home => playing: -OO- 1 left | T AlreadyGuessed
        z                    => Lost: GOOD [Again]
        x y                  => Lost: GOOD [Again]
    ";
    check(&mut round(), steps);
    check(
        &mut round_of(|chosen| chosen.length = Length::Letters(6)),
        "i s x => Won: SIXSIX [Again]",
    );
}

#[test]
fn a_paste_is_no_guess() {
    let mut app = round();
    let _ = app.handle(&Input::Paste("hello".into()));
    check(&mut app, "=> playing: ---- 3 left | Pasted");
}

#[test]
fn the_pause_resumes_gives_up_leads_home_and_quits() {
    let steps = "
        e Esc         => pause [Confirm] over playing: ---- 2 left | no E
        a ↓ b         => pause [GiveUp] over playing: ---- 2 left | no E
        Esc           => playing: ---- 2 left | no E
        Esc Enter     => playing: ---- 2 left | no E
        Esc ↓ ↓ Enter => home: [Play] of greedy English test 4 3
    ";
    check(&mut round(), steps);
}

#[test]
fn the_help_covers_everything_and_keeps_it() {
    let mut app = app(|_| {});
    let steps = "
        ?       => help over home: [Play] of greedy English test 4 3
        x ↓ Esc => home: [Play] of greedy English test 4 3
    ";
    check(&mut app, steps);
    let steps = "
        Enter F1 e => help over playing: ---- 3 left | Begin
        F1 e ?     => help over playing: ---- 2 left | no E
        Enter      => playing: ---- 2 left | no E
    ";
    check(&mut app, steps);
}

#[test]
fn the_sizes_of_the_groups_are_free_and_their_words_are_help() {
    let sizes = |app: &App| {
        let Screen::Playing(playing) = app.screen() else { panic!("{}", seen(app)) };
        let sizes = app
            .xray(playing)
            .map(|turn| turn.families.iter().map(|family| family.size).collect::<Vec<_>>());
        (sizes, playing.round.peeked)
    };
    let mut app = app(|_| {}).showing_words_left(true);
    app.begin();
    for (keys, expected) in [
        ("", (None, false)),
        ("e", (Some(vec![3, 2, 2, 1, 1]), false)),
        ("Tab", (None, false)),
        ("Tab o", (Some(vec![2, 1]), false)),
        ("F4", (Some(vec![2, 1]), true)),
    ] {
        let _ = effects(&mut app, keys);
        assert_eq!(sizes(&app), expected, "after {keys}");
    }
    for (keys, expected) in [("↓ ↓", 1), ("t", 0)] {
        let _ = effects(&mut app, keys);
        let Screen::Playing(playing) = app.screen() else { panic!("{}", seen(&app)) };
        assert_eq!(playing.scrolled, expected, "{keys}: each letter has groups of its own");
    }
}

#[test]
fn escape_closes_the_words_before_it_pauses() {
    let shows = |app: &App| matches!(app.screen(), Screen::Playing(it) if it.shows_words);
    let mut app = round();
    for (keys, expected) in [("e F4", true), ("Esc", false), ("F4 F3", true), ("Esc", false)] {
        let _ = effects(&mut app, keys);
        assert_eq!((shows(&app), app.overlays().len()), (expected, 0), "after {keys}");
    }
    check(&mut app, "Esc => pause [Confirm] over playing: ---- 2 left peeked | LookingForHint");
}

#[test]
fn the_whole_word_is_typed_and_sent_with_enter() {
    let steps = "
        e Enter          => playing: ---- 2 left | NameTheWord
        7                => playing: ---- 2 left | NotALetter
        coold            => playing: ---- 2 left | NameIsFull
        Esc              => playing: ---- 2 left | no E
        Enter coo Enter  => playing: ---- 2 left | NameHasGaps
        l Enter          => playing: ---- 1 left | no COOL
        Enter good Enter => Lost: ALLY [Again]
    ";
    check(&mut round(), steps);
    // What contradicts the letters shown costs nothing.
    for word in ["gold", "feel", "booe", "cldx"] {
        let mut app = round();
        let _ = effects(&mut app, &format!("e o Enter {word} Enter"));
        assert_eq!(seen(&app), format!("playing: -OO- 2 left | {} RuledOut", word.to_uppercase()));
    }
}

#[test]
fn letters_that_are_known_stand_in_the_word_and_can_be_typed_or_left_out() {
    for typed in ["cl", "cool", "col", "x Backspace cl", "cx Backspace l", "coo Backspace cl"] {
        let mut app = round();
        check(&mut app, "e o Enter => playing: -OO- 2 left | NameTheWord");
        let _ = effects(&mut app, &format!("{typed} Enter"));
        assert_eq!(seen(&app), "playing: -OO- 1 left | no COOL", "{typed}");
    }
}
