//! Properties of plans at every size: parts keep apart, stay on the screen, and none is left out while
//! there is room for it.

use super::board::{Board, board};
use super::over::{Scene, over};
use super::pages::story;
use super::*;
use crate::ui::theme::{BuiltIn, Depth, Glyphs, Theme};

impl Plan {
    /// The parts that are painted, with their places. Where the X-ray is shown in the board's place, the
    /// board is not.
    fn shown(&self, xray: bool) -> Vec<(Place, Rect)> {
        let chrome = [Place::Header, Place::Above, Place::Below, Place::Footer, Place::Xray];
        let hidden = |part: Place| match (self.instead, xray) {
            (true, true) => !chrome.contains(&part),
            (true, false) => part == Place::Xray,
            (false, _) => false,
        };
        self.parts.iter().copied().filter(|(part, _)| !hidden(*part)).collect()
    }
}

fn theme() -> Theme {
    Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE)
}

/// Sizes that a stage can have, near each other where screens change.
fn sizes() -> impl Iterator<Item = Rect> {
    let widths =
        || (20..60).step_by(2).chain((60..130).step_by(7)).chain((130..=STAGE.0).step_by(22));
    (5..40)
        .chain((40..=STAGE.1).step_by(4))
        .flat_map(move |height| widths().map(move |width| Rect::new(0, 0, width, height)))
}

fn boards(theme: &Theme) -> Vec<Board<'_>> {
    let usual = Board { theme, places: 8, keys: 10, held: false };
    vec![
        usual,
        Board { places: 1, ..usual },
        Board { places: 10, ..usual },
        Board { places: 12, ..usual },
        Board { places: 22, ..usual },
        Board { places: 64, keys: 12, ..usual },
        Board { held: true, ..usual },
    ]
}

/// Parts are on the screen and do not overlap.
fn check(shown: &[(Place, Rect)], screen: Rect, what: &str) {
    for (index, (part, area)) in shown.iter().enumerate() {
        assert_eq!(area.intersection(screen), *area, "{what}: {part:?} at {screen:?}");
        for (other, place) in &shown[..index] {
            assert!(
                area.intersection(*place).is_empty(),
                "{what}: {part:?} {area:?} and {other:?} {place:?} at {screen:?}"
            );
        }
    }
}

#[test]
fn the_parts_of_a_round_keep_apart_and_nothing_that_the_player_needs_is_left_out() {
    let theme = theme();
    for (number, round) in boards(&theme).into_iter().enumerate() {
        for size in sizes() {
            let plan = board(size, round);
            check(&plan.shown(false), size, &format!("board {number}"));
            check(&plan.shown(true), size, &format!("board {number} with the X-ray"));
            let room = size.height >= 8 || round.places < 40;
            for part in [Place::Word, Place::Lives, Place::Answer].into_iter().filter(|_| room) {
                assert!(plan.place(part).is_some(), "{part:?} at {size:?}");
            }
            assert!(plan.place(Place::Xray).is_some() || round.held, "{size:?}");
        }
    }
}

#[test]
fn a_long_sentence_has_two_rows_on_every_usual_screen() {
    let theme = theme();
    let round = boards(&theme)[0];
    for (width, height) in [(160, 50), (120, 40), (100, 30), (80, 24), (60, 16), (40, 30), (40, 16)]
    {
        let plan = board(Rect::new(0, 0, width, height), round);
        let answer = plan.place(Place::Answer).unwrap();
        assert!(answer.height >= 2, "{width}x{height}: {answer:?}");
        assert!(plan.place(Place::Figure).is_some(), "{width}x{height}");
        assert!(plan.place(Place::Keys).is_some_and(|keys| keys.height >= 3), "{width}x{height}");
    }
}

#[test]
fn the_parts_of_an_end_keep_apart_and_the_word_and_a_way_on_are_there() {
    let theme = theme();
    for (places, letters, said, others, remark) in [
        (8, 12, 80, 5, 0),
        (1, 0, 20, 0, 0),
        (22, 26, 90, 60, 0),
        (4, 6, 60, 0, 2),
        (64, 9, 150, 1, 1),
    ] {
        let lines = |text: u16| move |width: u16| text.div_ceil(width.max(1));
        let scene = Scene {
            theme: &theme,
            places,
            title: Some(35),
            said: &lines(said),
            meaning: &lines(said),
            others: &lines(others * (places as u16 + 3)),
            remark: &|_| vec![remark],
            fair: &lines(70),
            letters,
            buttons: &lines(70),
        };
        for size in sizes() {
            let plan = over(size, scene);
            check(&plan.shown(false), size, "the end");
            assert!(plan.place(Place::Buttons).is_some(), "{size:?}");
            let room = size.height >= 8 || places < 40;
            assert!(plan.place(Place::Word).is_some() || !room, "{size:?}");
        }
    }
}

#[test]
fn the_figure_never_shrinks_when_the_screen_grows() {
    let theme = theme();
    let drawn = |width, height| {
        let figure = board(Rect::new(0, 0, width, height), boards(&theme)[0]).place(Place::Figure);
        figure.and_then(|at| crate::ui::figures::largest((at.width, at.height))).unwrap_or((0, 0))
    };
    for Rect { width, height, .. } in sizes() {
        let here = drawn(width, height);
        for (width, height) in [(width + 1, height), (width, height + 1)] {
            assert!(drawn(width, height) >= here, "{width}x{height}");
        }
    }
}

#[test]
fn stories_keep_on_the_screen() {
    for size in sizes() {
        for turns in [0, 1, 9, 26] {
            let plan = story(size, &|width| vec![3, 150_u16.div_ceil(width).max(4)], &|_| 2, turns);
            check(&plan.shown(false), size, "a story");
            assert!(plan.place(Place::Course).is_some());
        }
    }
}

#[test]
fn what_is_painted_is_bounded_whatever_a_terminal_says_of_its_size() {
    let bounded = bounded(Rect::new(0, 0, u16::MAX, u16::MAX));
    assert!(u32::from(bounded.width) * u32::from(bounded.height) <= 100_000);
    assert_eq!(super::bounded(Rect::new(0, 0, 120, 40)), Rect::new(0, 0, 120, 40));
}
