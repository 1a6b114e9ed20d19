//! Tests of every screen at every size, as text, of what text does not show, such as styles, and of unusual
//! sizes.

#[path = "../support/mod.rs"]
mod support;

mod app;
mod apps;
mod clean;
mod clicks;
mod cursor;
mod eyes;
mod front_end;
mod gallery;
mod held;
mod moments;
mod page;
mod parity;
mod pictures;
mod puzzles;
mod room;
mod scripts;
mod small;
mod torture;
mod views;
mod whole;

// Their modules use these, too.
use std::cell::RefCell;
use std::collections::HashSet;
use std::io::Cursor;
use std::sync::LazyLock;

use apps::*;
use evil_hangman::app::keys::{Action, Context};
use evil_hangman::app::{
    App, ChallengeDialog, Effect, Event, HeldEnding, HomeLine, Host, Input, Overlay, Pane, Pick,
    Preference, Request, Row, Screen, Session, Ticket,
};
use evil_hangman::engine::Opponent;
use evil_hangman::game::challenge::{Challenge, ChallengeLine};
use evil_hangman::game::judgement::Judge;
use evil_hangman::game::library::{ListChoice, StartingWords};
use evil_hangman::game::occasion::{Day, Occasion};
use evil_hangman::game::spec::{Holder, Length, LivesChoice};
use evil_hangman::game::{GameSpec, Library, Lives, Outcome};
use evil_hangman::guesser::GuesserKind;
use evil_hangman::history::{Career, Record};
use evil_hangman::line::{Display, Line};
use evil_hangman::text::keys::Reach;
use evil_hangman::text::screens::lives_left;
use evil_hangman::text::{Medium, form, screens};
use evil_hangman::ui::{BuiltIn, Depth, Glyphs, Targets, Theme, draw_at};
use evil_hangman::view::{Part, View};
use evil_hangman::words::{ENGLISH, EmbeddedList, GERMAN, POLISH, Word};
use evil_hangman::worker;
use gallery::{GALLERY, every_screen};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use support::records::played;
use support::{game, swept, word};

/// The sizes that the game is designed for, in columns and rows.
const SIZES: [(u16, u16); 8] =
    [(160, 50), (120, 40), (100, 30), (80, 24), (60, 16), (40, 30), (40, 16), (20, 5)];

static UNICODE: LazyLock<Theme> =
    LazyLock::new(|| Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE));
static ASCII: LazyLock<Theme> =
    LazyLock::new(|| Theme::new(BuiltIn::Mono, Depth::None, Glyphs::ASCII));

fn picture(app: &App, theme: &Theme, size: (u16, u16)) -> Buffer {
    drawn(&View::of(app, Reach::Keys), theme, None, size).0
}

/// Draws a view in a terminal of this many columns and rows: at rest, or at a moment of the motion from another. Returns what
/// can be clicked on, too.
fn drawn(
    view: &View,
    theme: &Theme,
    from: Option<(&View, f32)>,
    (columns, rows): (u16, u16),
) -> (Buffer, Targets) {
    let mut targets = Targets::default();
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| targets = draw_at(view, theme, from, frame)).unwrap();
    (terminal.backend().buffer().clone(), targets)
}

/// Holds a conversation in plain sentences, and returns what was said.
fn said_to<'a>(session: Session<impl Host>, lines: impl IntoIterator<Item = &'a str>) -> String {
    let input = lines.into_iter().map(|line| format!("{line}\n")).collect::<String>();
    let mut said = Vec::new();
    let line = Line {
        input: Cursor::new(input),
        output: &mut said,
        echoed: false,
        secret: None,
        bell: None,
        display: Display::default(),
    };
    line.play(session).unwrap();
    String::from_utf8(said).unwrap()
}

fn text(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width.max(1));
    let rows = buffer.content.chunks(width);
    let line =
        |row: &[ratatui::buffer::Cell]| row.iter().map(|cell| cell.symbol()).collect::<String>();
    rows.map(|row| line(row).trim_end().to_owned() + "\n").collect()
}

#[test]
fn a_pasted_word_cannot_turn_a_line_around() {
    let mut app = holding("n n Esc ↓ Enter");
    let _ = app.handle(&Input::Paste("\u{202e}drow\u{202c}".to_owned()));
    for key in ["", "Enter"] {
        app = press(app, key);
        for size in [(120, 40), (80, 24), (40, 16)] {
            let told = text(&picture(&app, &UNICODE, size));
            assert!(told.contains("\\u{202e}drow"), "{told}");
            assert!(!told.contains('\u{202e}'), "{told}");
        }
    }
}

/// Draws one screen of some at each of many small sizes, and every third at least at each large one.
#[test]
fn no_size_is_too_small_or_too_large_for_any_screen() {
    let one_in = swept(47, 1);
    let sizes = (0..44).step_by(3).flat_map(|width| (0..24).map(move |height| (width, height)));
    let large = [(300, 3), (3, 300), (300, 100), (u16::MAX, 1)];
    let near = [(60, 15), (59, 24), (200, 12), (139, 30), (141, 17)];
    let many = begun(app("ox no to", 2, 4_000_000_000, Opponent::Greedy), "a b c d e Tab");
    let mut screens = every_screen();
    screens.extend([
        ("a long word", long_word()),
        ("many guesses", many),
        ("an error", unkept()),
        ("a long word of yours", holding_a_long_word()),
        ("slips", holding("n n Esc ↓ Enter e l s e Enter")),
    ]);
    let every = |step: usize| move |(number, size)| (number % step, step, size);
    let large = large.into_iter().chain(near).enumerate().map(every(one_in.min(3)));
    for (first, step, size) in sizes.enumerate().map(every(one_in)).chain(large) {
        for (_, screen) in screens.iter().skip(first).step_by(step) {
            picture(screen, &UNICODE, size);
            picture(screen, &ASCII, size);
            let (_, targets) = clicks::targets(screen, &UNICODE, size);
            for at in [(0, 0), (2, 3), (u16::MAX, u16::MAX)] {
                let _ = (targets.click(at.into()), targets.wheel(at.into(), true));
            }
        }
    }
}

/// Returns the row and column of a text.
fn find(buffer: &Buffer, wanted: &str) -> (u16, u16) {
    let lines = text(buffer);
    let found = lines.lines().enumerate().find(|(_, line)| line.contains(wanted));
    let (row, line) = found.unwrap_or_else(|| panic!("no {wanted:?} in\n{lines}"));
    let column = line[..line.find(wanted).unwrap()].chars().count();
    (column as u16, row as u16)
}

#[test]
fn nothing_jumps_when_letters_are_guessed_or_anything_is_shown() {
    for size in [(160, 50), (120, 40), (100, 30), (80, 24), (40, 30)] {
        let places = |app: &App, wanted: &[&str]| -> Vec<_> {
            let buffer = picture(app, &UNICODE, size);
            wanted.iter().map(|wanted| find(&buffer, wanted)).collect()
        };
        let left = lives_left(4).split_once(' ').unwrap().1.to_owned();
        let parts = ["●", "q", &*left];
        let parts = if size.0 < 60 { &parts[..1] } else { &parts[..] };
        let before = places(&playing("e F4"), parts);
        for keys in ["", "e F4", "e o", "e o t", "e F4 Tab Tab", "e Tab Tab", "e o e", "e F4 F4"] {
            let after = places(&playing(keys), parts);
            assert_eq!(after, before, "after {keys} at {size:?}");
        }
    }
}

#[test]
fn the_words_of_the_groups_take_nothing_from_any_other_part() {
    for (size, top) in [((160, 50), 20), ((120, 40), 19), ((80, 24), 19)] {
        let closed = picture(&real_round("e Tab"), &UNICODE, size);
        let open = picture(&real_round("e Tab F4"), &UNICODE, size);
        for at in closed.area.positions().filter(|at| at.y < top) {
            assert_eq!(closed[at], open[at], "{at:?} at {size:?}");
        }
        assert_ne!(text(&closed), text(&open));
    }
}

#[test]
fn the_opponent_talks_only_in_a_row_that_is_blank_otherwise() {
    for (keys, notice) in ["Tab e o t z x v", "Tab e o t z x v q", "e Esc ↓ Enter"]
        .into_iter()
        .flat_map(|keys| ["", "a failure"].map(|notice| (keys, notice)))
    {
        for size in SIZES {
            let [silent, heard] = [false, true].map(|voice| {
                let mut app = press(playing("").with_voice(voice), keys);
                let _ = app.handle(&Input::Notice(notice.into()));
                app
            });
            assert!(heard.spoken().is_some() && silent.spoken().is_none());
            let [silent, heard] = [silent, heard].map(|app| picture(&app, &UNICODE, size));
            let changed = silent.area.positions().filter(|at| silent[*at] != heard[*at]);
            let mut rows: Vec<_> = changed
                .map(|at| {
                    assert_eq!(silent[at].symbol(), " ", "{keys} at {at:?} of {size:?}");
                    at.y
                })
                .collect();
            rows.dedup();
            assert!(rows.len() <= 1, "{keys} at {size:?}");
            let has_room = size.0 >= 80;
            assert!(rows.len() == 1 || !has_room, "{keys} at {size:?}\n{}", text(&heard));
        }
    }
}

#[test]
fn every_screen_is_ascii_where_glyphs_are() {
    for (name, app) in every_screen() {
        for size in SIZES {
            let buffer = picture(&app, &ASCII, size);
            for cell in &buffer.content {
                // The letters of a language are always allowed.
                let is_letter = cell.symbol().chars().all(|c| POLISH.letter(c).is_some());
                let is_plain = cell.symbol().is_ascii() || is_letter;
                assert!(is_plain, "{name} at {size:?}: {:?}", cell.symbol());
                assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset), "{name} at {size:?}");
            }
        }
    }
}

#[test]
fn nothing_jumps_while_the_computer_guesses() {
    for size in [(120, 40), (80, 24), (60, 16)] {
        let places = |keys: &str| {
            let buffer = picture(&holding(keys), &UNICODE, size);
            ["●", "q"].map(|wanted| find(&buffer, wanted))
        };
        for keys in ["n", "→", "n Backspace"] {
            assert_eq!(places(keys), places(""), "after {keys} at {size:?}");
        }
    }
}

#[test]
fn the_place_under_the_pointer_is_the_one_that_is_drawn_there() {
    for size in [(120, 40), (80, 24), (60, 16), (40, 16)] {
        let area = Rect::new(0, 0, size.0, size.1);
        // Each of the four places is marked in turn; the cursor must be where the screen changed.
        for place in 0..4 {
            let before = holding(&format!("y {}", "→ ".repeat(place)));
            let after = holding(&format!("y {} Space", "→ ".repeat(place)));
            let (old, new) = (picture(&before, &UNICODE, size), picture(&after, &UNICODE, size));
            // The last row describes the keys.
            let above = Rect { height: size.1 - 1, ..area };
            let changed = above.positions().filter(|at| old[*at] != new[*at]);
            let changed: Vec<_> = changed.collect();
            assert!(!changed.is_empty(), "{place} at {size:?}");
            let (_, targets) = clicks::targets(&after, &UNICODE, size);
            for at in changed {
                let here = Some(Input::Choose(place));
                assert_eq!(targets.click(at), here, "{at:?} at {size:?}");
            }
        }
    }
    let is_place = |app: &App| {
        let (_, targets) = clicks::targets(app, &UNICODE, (80, 24));
        let area = Rect::new(0, 0, 80, 24);
        let is = |cell| matches!(targets.click(cell), Some(Input::Choose(_)));
        area.positions().any(is)
    };
    assert!(is_place(&holding("")));
    assert!(!is_place(&playing("")), "in other rounds there is none");
    assert!(!is_place(&holding("F1")));
}
