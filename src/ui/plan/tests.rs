//! Properties of plans at every size: parts keep apart, stay on the screen, and none is left out while
//! there is room for it.

use super::board::{Board, board};
use super::over::{Scene, over};
use super::pages::{page, story};
use super::*;
use crate::ui::theme::{BuiltIn, Depth, Glyphs, Theme};

fn theme() -> Theme {
    Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE)
}

/// Every size that a stage can have.
fn sizes() -> impl Iterator<Item = Rect> {
    (20..=STAGE.0).flat_map(|width| (5..=STAGE.1).map(move |height| Rect::new(0, 0, width, height)))
}

fn boards(theme: &Theme) -> Vec<Board<'_>> {
    let usual = Board { theme, places: 8, keys: 10, touched: None, held: false };
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
fn check(shown: &[(Part, Rect)], screen: Rect, what: &str) {
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

/// How many rows of a column are free below each other, at most.
fn free_rows(shown: &[(Part, Rect)], column: Rect) -> u16 {
    let is_free = |row: u16| {
        let row = Rect { y: row, height: 1, ..column };
        shown.iter().all(|(_, area)| area.intersection(row).is_empty())
    };
    let (mut most, mut run) = (0, 0);
    for row in column.y..column.bottom() {
        run = if is_free(row) { run + 1 } else { 0 };
        most = most.max(run);
    }
    most
}

#[test]
fn the_parts_of_a_round_keep_apart_and_on_the_screen() {
    let theme = theme();
    for round in boards(&theme) {
        for size in sizes() {
            let plan = board(size, round);
            for xray in [false, true] {
                check(&plan.shown(xray), size, &format!("{round:?} {xray}").replace("theme", ""));
            }
        }
    }
}

#[test]
fn nothing_that_the_player_needs_is_left_out_of_a_round() {
    let theme = theme();
    for round in boards(&theme) {
        for size in sizes() {
            let plan = board(size, round);
            let room = size.height >= 8 || round.places < 40;
            for part in [Part::Word, Part::Lives, Part::Answer].into_iter().filter(|_| room) {
                assert!(plan.place(part).is_some(), "{part:?} at {size:?}");
            }
            assert!(plan.place(Part::Xray).is_some() || round.held, "{size:?}");
        }
    }
}

#[test]
fn no_part_of_a_round_is_left_out_while_there_is_room_for_it() {
    let theme = theme();
    for round in boards(&theme) {
        for size in sizes() {
            let plan = board(size, round);
            let shown = plan.shown(false);
            let (_, body) = chrome(size);
            let inside = inset(body, margin(body));
            let least = [
                (Part::Keys, inside, 3),
                (Part::Fall, inside, 1),
                (Part::Figure, Rect { width: 13.min(inside.width), ..inside }, 8),
            ];
            let own = !plan.instead || round.held;
            for (part, column, rows) in least {
                if plan.place(part).is_none() {
                    // The figure stands beside the others or, on a narrow screen, above them.
                    let narrow = part == Part::Figure && figure_is_left_out(inside, round.places);
                    let free = free_rows(&shown, column);
                    assert!(free < rows || narrow, "{part:?} at {size:?}: {free} rows free");
                }
            }
            if !own && inside.height >= 20 {
                panic!("the X-ray has no place of its own at {size:?}");
            }
        }
    }
}

/// The figure has no room where the body is too low or too narrow for it.
fn figure_is_left_out(inside: Rect, places: usize) -> bool {
    inside.width < 20 || board::figure_column(inside, places).is_none() && inside.height < 18
}

#[test]
fn a_long_sentence_has_two_rows_on_every_usual_screen() {
    let theme = theme();
    let round = boards(&theme)[0];
    for (width, height) in [(160, 50), (120, 40), (100, 30), (80, 24), (60, 16), (40, 30), (40, 12)]
    {
        let plan = board(Rect::new(0, 0, width, height), round);
        let answer = plan.place(Part::Answer).unwrap();
        assert!(answer.height >= 2, "{width}x{height}: {answer:?}");
        assert!(plan.place(Part::Figure).is_some(), "{width}x{height}");
        assert!(plan.place(Part::Keys).is_some_and(|keys| keys.height >= 3), "{width}x{height}");
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
            others: &lines(others * (places as u16 + 3)),
            remark: &|_| vec![remark],
            fair: &lines(70),
            letters,
            tall: 1,
            buttons: &lines(70),
        };
        for size in sizes() {
            let plan = over(size, scene);
            check(&plan.shown(false), size, "the end");
            assert!(plan.place(Part::Buttons).is_some(), "{size:?}");
            let room = size.height >= 8 || places < 40;
            assert!(plan.place(Part::Word).is_some() || !room, "{size:?}");
        }
    }
}

#[test]
fn a_larger_terminal_has_the_same_stage_in_its_middle() {
    for (width, height, x, y) in
        [(124, 42, 0, 0), (200, 60, 38, 9), (80, 60, 0, 9), (200, 24, 38, 0)]
    {
        let stage = stage(Rect::new(0, 0, width, height));
        assert_eq!((stage.x, stage.y), (x, y));
        assert_eq!((stage.width, stage.height), (width.min(124), height.min(42)));
    }
}

#[test]
fn the_figure_never_shrinks_when_the_screen_grows() {
    let theme = theme();
    for round in boards(&theme) {
        let drawn = |width, height| {
            let figure = board(Rect::new(0, 0, width, height), round).place(Part::Figure);
            figure
                .and_then(|at| crate::ui::figures::largest((at.width, at.height)))
                .unwrap_or((0, 0))
        };
        let mut smaller = Vec::new();
        for size in sizes() {
            let (width, height) = (size.width, size.height);
            if round.places > 40 && height < 10 {
                // There so long a word takes the rows of everything else.
                continue;
            }
            let here = drawn(width, height);
            for larger in [(width + 1, height), (width, height + 1)] {
                if drawn(larger.0, larger.1) < here {
                    smaller.push((larger, here));
                }
            }
        }
        assert!(smaller.is_empty(), "{} {:?}: {smaller:?}", round.places, smaller.len());
    }
}

#[test]
fn the_figure_is_as_large_at_the_end_as_during_the_round_where_there_is_room() {
    let theme = theme();
    let scene = Scene {
        theme: &theme,
        places: 8,
        title: Some(35),
        said: &|_| 1,
        others: &|_| 1,
        remark: &|_| Vec::new(),
        fair: &|_| 1,
        letters: 12,
        tall: 1,
        buttons: &|_| 1,
    };
    for (width, height) in [(120, 40), (100, 36), (80, 26)] {
        let size = Rect::new(0, 0, width, height);
        let during = board(size, boards(&theme)[0]).place(Part::Figure).unwrap();
        let after = over(size, scene).place(Part::Figure).unwrap();
        let drawn = |area: Rect| crate::ui::figures::largest((area.width, area.height));
        assert_eq!(drawn(during), drawn(after), "{size:?}");
    }
}

#[test]
fn a_figure_makes_room_for_the_tiles_of_a_longer_word() {
    let theme = theme();
    let high = |places, width, height| {
        let round = Board { places, ..boards(&theme)[0] };
        let plan = board(Rect::new(0, 0, width, height), round);
        assert!(plan.place(Part::Figure).is_some(), "{places} at {width}");
        plan.place(Part::Word).map(|word| word.height)
    };
    for (places, width, height) in [(10, 80, 24), (12, 100, 30), (13, 120, 40)] {
        assert_eq!(high(places, width, height), Some(4), "{places} at {width}");
    }
    // Where even a smaller one leaves too little, it keeps its size.
    assert_eq!(high(11, 80, 24), Some(1));
}

#[test]
fn pages_and_stories_keep_on_the_screen() {
    for size in sizes() {
        check(&page(size).shown(false), size, "a page");
        assert!(page(size).place(Part::Body).is_some(), "{size:?}");
        for turns in [0, 1, 9, 26] {
            let plan = story(size, &|width| vec![3, 150_u16.div_ceil(width).max(4)], &|_| 2, turns);
            for xray in [false, true] {
                check(&plan.shown(xray), size, "a story");
            }
            assert!(plan.place(Part::Course).is_some() && plan.place(Part::Xray).is_some());
        }
    }
}

#[test]
fn what_is_painted_is_bounded_whatever_a_terminal_says_of_its_size() {
    let bounded = bounded(Rect::new(0, 0, u16::MAX, u16::MAX));
    assert!(u32::from(bounded.width) * u32::from(bounded.height) <= 100_000);
    assert_eq!(super::bounded(Rect::new(0, 0, 120, 40)), Rect::new(0, 0, 120, 40));
}
