//! Tests of animation frame by frame: what moves is drawn from its state and its progress.

use evil_hangman::ui::motion::{Moment, Motion};
use evil_hangman::ui::{Look, draw_at};

use super::*;

fn moment(app: &App, motion: Motion, progress: f32, (columns, rows): (u16, u16)) -> Buffer {
    let look = Look { moving: Some((motion, progress)), ..Look::still(&UNICODE) };
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| draw_at(app, &look, frame)).unwrap();
    terminal.backend().buffer().clone()
}

const MOTIONS: [Motion; 2] = [Motion::Letter, Motion::Ending];

/// Draws each animation on each screen; at its end, the frame must equal the one at rest.
fn move_at(sizes: &[(u16, u16)]) {
    for (name, app) in every_screen() {
        for &size in sizes {
            let rest = picture(&app, &UNICODE, size);
            for motion in MOTIONS {
                for progress in [0.0, 0.35, 0.77] {
                    moment(&app, motion, progress, size);
                }
                assert!(moment(&app, motion, 1.0, size) == rest, "{name} at {size:?}: {motion:?}");
            }
        }
    }
}

#[test]
fn every_motion_ends_in_the_picture_at_rest() {
    move_at(&[(80, 24), (40, 16)]);
}

#[test]
#[ignore = "a sweep"]
fn every_motion_ends_in_the_picture_at_rest_at_every_size() {
    move_at(&SIZES);
}

#[test]
fn what_has_happened_says_what_moves() {
    let of = Moment::of;
    for (before, after, expected) in [
        (playing(""), playing("e"), Some(Motion::Letter)),
        (playing("e"), playing("e e"), None),
        (playing("e"), playing("e Tab"), None),
        (playing("e o t z x v"), playing("e o t z x v q"), Some(Motion::Ending)),
        (playing("e Esc ↓"), playing("e Esc ↓ Enter"), Some(Motion::Letter)),
        (playing("e o t z x v q c"), playing("e o t z x v q c Esc"), None),
        (playing("e o t z x v q"), playing("e o t z x v q s"), None),
        (assignment(), playing(""), None),
        (holding(""), holding("n"), Some(Motion::Letter)),
    ] {
        assert_eq!(of(&before).leads_to(of(&after)), expected);
    }
}

#[test]
fn a_letter_moves_its_tiles_the_count_and_what_leaves() {
    let app = real_round("e Tab s");
    let shown = |progress| text(&moment(&app, Motion::Letter, progress, (120, 40)));
    let moments: Vec<_> = [0.0, 0.3, 0.6, 1.0].map(shown).into();
    assert!(moments.windows(2).all(|pair| pair[0] != pair[1]));
    insta::assert_snapshot!("motion_of_a_letter", moments[1]);
}

#[test]
fn endings_differ_and_what_the_word_was_comes_last() {
    let lost = real_round("q x z j v w k y");
    let size = (80, 24);
    let told = |progress: f32| text(&moment(&lost, Motion::Ending, progress, size));
    assert_ne!(told(0.5), told(0.95));
    insta::assert_snapshot!("motion_of_a_lost_round", told(0.5));
    insta::assert_snapshot!(
        "motion_of_a_won_round",
        text(&moment(&won(), Motion::Ending, 0.3, size))
    );
    // A player who gives up is not kept waiting.
    let quiet = playing("e Esc ↓ Enter ↓");
    assert!(moment(&quiet, Motion::Ending, 0.0, size) == picture(&quiet, &UNICODE, size));
}

#[test]
fn nothing_jumps_while_something_moves() {
    let app = real_round("e Tab s");
    for size in [(160, 50), (120, 40), (80, 24), (40, 30)] {
        for progress in [0.0, 0.4, 0.8] {
            let buffer = moment(&app, Motion::Letter, progress, size);
            let rest = picture(&app, &UNICODE, size);
            for wanted in ["EVIL", "left", "lives"] {
                assert_eq!(find(&buffer, wanted), find(&rest, wanted), "{wanted} at {size:?}");
            }
        }
    }
}
