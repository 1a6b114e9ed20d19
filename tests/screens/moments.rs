//! Tests of animation frame by frame: what moves is drawn from two views and the progress between them.

use evil_hangman::ui::motion::{Motion, between};

use super::*;

/// Draws a screen at a moment of the motion from another.
fn moment(before: &App, after: &App, progress: f32, size: (u16, u16)) -> Buffer {
    let [before, after] = [before, after].map(|app| View::of(app, Reach::Keys));
    drawn(&after, &UNICODE, Some((&before, progress)), size).0
}

/// Draws the motion to each screen from a round and from a round of the player's word.
#[test]
fn every_motion_ends_in_the_picture_at_rest() {
    for (name, app) in every_screen() {
        for &size in swept(&[(80, 24), (40, 16)][..], &SIZES) {
            let rest = picture(&app, &UNICODE, size);
            for before in [playing(""), holding("")] {
                for progress in [0.0, 0.35, 0.77] {
                    moment(&before, &app, progress, size);
                }
                assert!(moment(&before, &app, 1.0, size) == rest, "{name} at {size:?}");
            }
        }
    }
}

#[test]
fn what_has_happened_says_what_moves() {
    for (before, after, expected) in [
        (playing(""), playing("e"), Some(Motion::Letter)),
        (playing("e"), playing("e e"), None),
        (playing("e"), playing("e Tab"), None),
        (playing("e o t z x v"), playing("e o t z x v q"), Some(Motion::Ending)),
        (playing("e Esc ↓"), playing("e Esc ↓ Enter"), Some(Motion::Letter)),
        (playing("e o t z x v q c"), playing("e o t z x v q c Esc"), None),
        (playing("e o t z x v q"), playing("e o t z x v q s"), None),
        (playing("e o t z x v q F5"), playing("e o t z x v q F5 Esc"), None),
        (assignment(), playing(""), None),
        (holding(""), holding("n"), Some(Motion::Letter)),
    ] {
        let [before, after] = [before, after].map(|app| View::of(&app, Reach::Keys));
        assert_eq!(between(&before, &after), expected);
    }
}

/// Pictures of each motion on its way.
pub(super) fn pictures() -> [(&'static str, Buffer); 3] {
    let [letter, lost] = [["e Tab", "e Tab s"], ["q x z j v w k", "q x z j v w k y"]];
    let on_the_way = |[before, after]: [&str; 2], progress| {
        moment(&real_round(before), &real_round(after), progress, (120, 40))
    };
    let last_letter = begun(app("elephant", 8, 3, Opponent::Fair), "z e l p h a n");
    [
        ("a_letter_on_its_way", on_the_way(letter, 0.3)),
        ("a_lost_round_on_its_way", on_the_way(lost, 0.5)),
        ("a_won_round_on_its_way", moment(&last_letter, &won(), 0.1, (120, 40))),
    ]
}

#[test]
fn nothing_jumps_while_something_moves() {
    let [before, app] = ["e Tab", "e Tab s"].map(real_round);
    for size in [(160, 50), (120, 40), (80, 24), (40, 30)] {
        for progress in [0.0, 0.4, 0.8] {
            let buffer = moment(&before, &app, progress, size);
            let rest = picture(&app, &UNICODE, size);
            for wanted in ["EVIL", "left", "lives"] {
                assert_eq!(find(&buffer, wanted), find(&rest, wanted), "{wanted} at {size:?}");
            }
        }
    }
}
