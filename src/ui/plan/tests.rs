//! Properties of plans at every size: parts keep apart, stay on the screen, and none is left out while
//! there is room for it.

use std::sync::LazyLock;

use super::*;
use crate::app::{App, Input};
use crate::engine::Opponent;
use crate::game::spec::Holder;
use crate::game::{GameSpec, Library};
use crate::puzzles::Puzzle;
use crate::tests::{game, swept};
use crate::text::keys::Reach;
use crate::ui::theme::{BuiltIn, Depth, Glyphs, Theme};
use crate::ui::{Ui, figures, screens};
use crate::view::{ScreenKind, View};
use crate::words::ENGLISH;

/// Sizes that a stage can have, near each other where screens change.
fn sizes() -> impl Iterator<Item = Rect> {
    let (near, far) = swept((5, 12), (2, 4));
    let widths = move || {
        let small = (20..60).step_by(near).chain((60..130).step_by(7));
        small.chain((130..=LARGEST_BODY.0).step_by(22))
    };
    (5..24)
        .chain((24..40).step_by(near - 1))
        .chain((40..=LARGEST_BODY.1).step_by(far))
        .flat_map(move |height| widths().map(move |width| Rect::new(0, 0, width, height)))
}

/// Returns a screen of a round with a word of `places` letters, after these keys.
fn view(opponent: impl Into<Holder>, places: usize, keys: &str) -> View {
    let word: String = ('a'..='z').cycle().take(places).collect();
    let mut app = game::new(&word, opponent, places, 8).showing_words_left(true);
    app.begin();
    press(app, keys)
}

fn press(mut app: App, keys: &str) -> View {
    for key in keys.split_whitespace() {
        let _ = app.handle(&Input::Key(key.parse().unwrap()));
    }
    View::of(&app, Reach::Keys)
}

/// Returns a screen that is reached from the title with these keys.
fn from_title(keys: &str) -> View {
    press(App::new(Library::new(None), GameSpec::default(), 1), keys)
}

/// Returns a puzzle after these keys.
fn puzzle(keys: &str) -> View {
    let mut puzzle = App::new(Library::new(None), GameSpec::default(), 1);
    puzzle.show_puzzle(1, Puzzle::read("aero cigar lunar sugar vicar", &ENGLISH).unwrap());
    press(puzzle, keys)
}

fn screens() -> Vec<(View, usize)> {
    let mut screens =
        vec![(view(Holder::You, 8, ""), 8), (puzzle("i"), 5), (from_title("F7 e"), 4)];
    screens.extend(["", "s", "p"].map(|keys| (from_title(keys), 0)));
    for &places in swept(&[8, 64][..], &[1, 8, 22, 64]) {
        for keys in ["z", "z Esc ↓ Enter", "z Esc ↓ Enter c", "z Esc ↓ Enter c Tab"] {
            screens.push((view(Opponent::Fair, places, keys), places));
        }
    }
    screens
}

/// Returns the plan of a screen in a terminal of this size.
fn plan(view: &View, size: Rect) -> Plan {
    static THEME: LazyLock<Theme> =
        LazyLock::new(|| Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE));
    let mut buffer = ratatui::buffer::Buffer::empty(Rect::ZERO);
    screens::of(view.screen).0(view, &Ui::new(&THEME, &mut buffer), size)
}

/// Returns what a player needs on a screen.
fn needed(screen: ScreenKind) -> &'static [Place] {
    match screen {
        ScreenKind::Story => &[Place::Turns],
        ScreenKind::End => &[Place::Buttons, Place::Word],
        ScreenKind::Puzzle => &[Place::Word, Place::Lives, Place::Words, Place::Keys],
        ScreenKind::Lesson => &[Place::Word, Place::Said],
        ScreenKind::Home | ScreenKind::Settings => &[Place::Rows],
        ScreenKind::Words => &[Place::Title, Place::Buttons, Place::Words],
        ScreenKind::Progress => &[Place::Said],
        _ => &[Place::Word, Place::Lives, Place::Said],
    }
}

#[test]
fn parts_keep_apart_and_nothing_that_the_player_needs_is_left_out() {
    let screens = screens();
    for size in sizes() {
        for (view, places) in &screens {
            let plan = plan(view, size);
            let told = || format!("{:?} of {places} letters at {size:?}: {plan:?}", view.screen);
            let shown: Vec<_> = plan.shown().map(|(_, area)| area).collect();
            for (index, area) in shown.iter().enumerate() {
                assert_eq!(area.intersection(size), *area, "{}", told());
                assert!(!shown[..index].iter().any(|other| area.intersects(*other)), "{}", told());
            }
            let room = size.height >= 8 || *places < 40;
            for part in needed(view.screen).iter().filter(|_| room) {
                assert!(!plan.at(*part).is_empty(), "{part:?}: {}", told());
            }
        }
    }
}

#[test]
fn behind_a_card_a_part_is_whole_or_not_there() {
    for (view, _) in &screens() {
        for size in sizes() {
            let (before, card) = (plan(view, size), middle(size, 25, 10));
            let shown: Vec<_> = before.shown().collect();
            assert_eq!(before.clone().uncut_by(Rect::ZERO).shown().collect::<Vec<_>>(), shown);
            for (part, area) in before.uncut_by(card).shown().filter(|it| it.0 != Place::Card) {
                let inside = Rect { width: area.width - 1, ..area };
                let is_whole = shown.contains(&(part, area)) && !inside.intersects(card);
                let is_choice = matches!(part, Place::Rows | Place::Buttons);
                assert!(is_whole && !is_choice, "{part:?} at {size:?}");
            }
        }
    }
}

#[test]
fn a_long_sentence_has_two_rows_on_every_usual_screen() {
    let round = view(Opponent::Fair, 8, "");
    for (width, height) in [(160, 50), (120, 40), (100, 30), (80, 24), (60, 16), (40, 30), (40, 16)]
    {
        let plan = plan(&round, Rect::new(0, 0, width, height));
        assert!(plan.at(Place::Said).height >= 2, "{width}x{height}: {plan:?}");
        assert!(!plan.at(Place::Figure).is_empty(), "{width}x{height}");
        assert!(plan.at(Place::Keys).height >= 3, "{width}x{height}");
    }
}

#[test]
fn small_screens_have_the_keyboard_where_it_fits() {
    let round = view(Opponent::Fair, 8, "");
    for (width, height) in [(80, 14), (80, 12), (40, 12), (36, 24), (30, 50)] {
        let plan = plan(&round, Rect::new(0, 0, width, height));
        assert!(plan.at(Place::Keys).height >= 3, "{width}x{height}: {plan:?}");
        assert!(!plan.at(Place::Fall).is_empty(), "{width}x{height}: {plan:?}");
    }
}

#[test]
fn the_figure_never_shrinks_when_the_screen_grows() {
    let round = view(Opponent::Fair, 8, "");
    let drawn = |width, height| {
        let figure = plan(&round, Rect::new(0, 0, width, height)).at(Place::Figure);
        figures::largest((figure.width, figure.height)).unwrap_or((0, 0))
    };
    for Rect { width, height, .. } in sizes() {
        let here = drawn(width, height);
        for (width, height) in [(width + 1, height), (width, height + 1)] {
            assert!(drawn(width, height) >= here, "{width}x{height}");
        }
    }
}

#[test]
fn beside_the_name_of_the_title_there_is_a_figure_with_a_face() {
    for size in sizes().filter(|size| size.width >= 80 && size.height >= 20) {
        let plan = plan(&from_title(""), size);
        let [figure, name] = [Place::Figure, Place::Title].map(|part| plan.at(part));
        assert!(figure.right() <= name.left() && figure.height >= 16, "{size:?}: {plan:?}");
    }
}

#[test]
fn a_figure_beside_a_round_stays_where_it_is_at_the_end() {
    let [round, end] = ["", "z Esc ↓ Enter"].map(|keys| view(Opponent::Fair, 8, keys));
    for size in sizes().filter(|size| Stage::of_round(*size, 8).figure.is_some()) {
        let [before, after] = [&round, &end].map(|view| plan(view, size).at(Place::Figure));
        if !before.is_empty() && !after.is_empty() {
            assert_eq!(before, after, "{size:?}");
        }
    }
}

#[test]
fn a_large_round_is_in_the_middle_and_its_end_has_the_chart_of_the_words() {
    let [round, end] = ["", "z Esc ↓ Enter"].map(|keys| view(Opponent::Fair, 8, keys));
    for (width, height) in [(240, 60), (200, 60), (180, 56), (200, 40)] {
        let size = Rect::new(0, 0, width, height);
        let [before, after] = [&round, &end].map(|view| plan(view, size));
        let (left, right) = (before.at(Place::Figure).left(), before.at(Place::Word).right());
        assert!(left.abs_diff(width - right) < 2, "{size:?}: {before:?}");
        assert_eq!(after.at(Place::Fall).left(), left, "{size:?}: what is below begins there");
        assert_eq!(after.at(Place::Fall).height >= 10, height >= 56, "{size:?}: {after:?}");
    }
}

#[test]
fn the_chart_of_an_end_leaves_no_guess_out() {
    let end = view(Opponent::Fair, 20, "z y x w v u a b c d e f g h i j k l m n o p q Esc ↓ Enter");
    for size in sizes() {
        let height = plan(&end, size).at(Place::Fall).height;
        assert!(height <= 3 || height >= 1 + 23 + 4, "{size:?}: {height}");
    }
}

#[test]
fn a_puzzle_stays_where_it_is_when_buttons_take_the_place_of_its_keys() {
    let [before, after] = ["", "i"].map(puzzle);
    for size in sizes() {
        let [before, after] = [&before, &after].map(|view| plan(view, size));
        for place in [Place::Word, Place::Lives, Place::Words, Place::Said] {
            assert_eq!(before.at(place), after.at(place), "{size:?}");
        }
    }
}

#[test]
fn the_lesson_stays_where_it_is_when_a_letter_is_guessed() {
    let [before, after] = ["F7", "F7 e"].map(from_title);
    for size in sizes() {
        let [before, after] =
            [&before, &after].map(|view| plan(view, size).shown().collect::<Vec<_>>());
        assert_eq!(before, after, "{size:?}");
    }
}

#[test]
fn what_is_painted_is_bounded_whatever_a_terminal_says_of_its_size() {
    let bounded = bounded(Rect::new(0, 0, u16::MAX, u16::MAX));
    assert!(u32::from(bounded.width) * u32::from(bounded.height) <= 100_000);
    assert_eq!(super::bounded(Rect::new(0, 0, 120, 40)), Rect::new(0, 0, 120, 40));
}

#[test]
fn in_ascii_where_nothing_is_drawn_large_the_heading_of_the_settings_has_one_row() {
    let theme = Theme::new(BuiltIn::Mono, Depth::None, Glyphs::ASCII);
    let mut buffer = ratatui::buffer::Buffer::empty(Rect::ZERO);
    let ui = Ui::new(&theme, &mut buffer);
    let view = from_title("s");
    let plan = screens::of(view.screen).0(&view, &ui, Rect::new(0, 0, 120, 40));
    assert_eq!(plan.at(Place::Title).height, 1, "{plan:?}");
}
