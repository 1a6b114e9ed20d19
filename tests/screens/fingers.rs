//! Tests that everything can be reached with fingers on a phone.

use evil_hangman::app::keys::Context;
use evil_hangman::ui::{Look, Targets, draw_at};
use ratatui::layout::Position;

use super::*;

/// A phone of 360 by 740 pixels, and a small one of 320 by 568, with the line about keys that a page hides.
const PHONES: [(u16, u16); 2] = [(40, 32), (40, 23)];

/// Draws a frame for fingers.
fn touched(app: &App, (columns, rows): (u16, u16)) -> (String, Targets) {
    let targets = Targets::default();
    let look = Look { touch: true, targets: Some(&targets), ..Look::still(&UNICODE) };
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| draw_at(app, &look, frame)).unwrap();
    (text(terminal.backend().buffer()), targets)
}

/// Returns the app after a tap on a text.
fn tap(mut app: App, wanted: &str, size: (u16, u16)) -> App {
    let (lines, targets) = touched(&app, size);
    let mut places = lines.lines().enumerate().filter_map(|(row, line)| {
        let at = line.find(wanted)?;
        let column = line[..at].chars().count() as u16;
        Some(Position::new(column, row as u16))
    });
    let meant = places.find_map(|cell| targets.click(cell));
    let input = meant.unwrap_or_else(|| panic!("no tap on {wanted:?} at {size:?} in\n{lines}"));
    let _ = app.handle(&input);
    app
}

#[test]
fn on_a_phone_nothing_is_too_small_for_a_finger() {
    for (name, app) in every_screen() {
        // A small phone has no room for larger keys of more than 26 letters.
        let sizes = if name.contains("thirty_five") { &PHONES[..1] } else { &PHONES };
        for &size in sizes {
            let (lines, targets) = touched(&app, size);
            for area in targets.areas() {
                assert!(area.width >= 5 && area.height >= 2, "{name}: {area} in\n{lines}");
            }
        }
    }
}

#[test]
fn on_a_phone_fingers_do_what_keys_do() {
    type Begin = fn() -> App;
    let triples: &[(Begin, &str, Context)] = &[
        (assignment, "PLAY", Context::Playing),
        (|| press(playing(""), "Esc"), "Give up", Context::GameOver),
        (|| playing("e o t Tab z x v q"), "Play", Context::Playing),
        (offered, "Not now", Context::Home),
    ];
    for size in PHONES {
        for (begin, wanted, expected) in triples {
            assert_eq!(tap(begin(), wanted, size).context(), *expected, "{wanted} at {size:?}");
        }
    }
}

#[test]
fn on_a_phone_every_letter_has_a_key() {
    for size in PHONES {
        let (lines, targets) = touched(&playing(""), size);
        let rows = 0..size.1;
        let cells = rows.flat_map(|y| (0..size.0).map(move |x| Position::new(x, y)));
        let letters: std::collections::HashSet<_> = cells
            .filter_map(|cell| match targets.click(cell) {
                Some(Input::Act(Action::Type(letter))) => Some(letter),
                _ => None,
            })
            .collect();
        assert_eq!(letters.len(), 26, "{size:?} in\n{lines}");
    }
}

#[test]
fn on_a_phone_the_buttons_after_a_round_are_a_row_from_edge_to_edge() {
    let is_over = |app: &App| {
        matches!(app.screen(), evil_hangman::app::Screen::GameOver(_)) && app.overlays().is_empty()
    };
    for (name, over) in every_screen().into_iter().filter(|(_, app)| is_over(app)) {
        for size in PHONES {
            let (lines, targets) = touched(&over, size);
            let is_button = |area: &ratatui::layout::Rect| {
                let meant = targets.click(Position::new(area.x, area.y));
                matches!(meant, Some(Input::Choose(_)))
            };
            let buttons: Vec<_> = targets.areas().into_iter().filter(is_button).collect();
            let [left, .., right] = &buttons[..] else { panic!("{name}: {buttons:?} in\n{lines}") };
            let is_row = buttons.iter().all(|button| button.y == left.y);
            let edges = (left.x, right.right());
            assert!(is_row && edges == (1, size.0 - 1), "{name}: {buttons:?} in\n{lines}");
        }
    }
}
