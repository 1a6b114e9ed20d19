//! Tests that what is drawn is what is clicked on: each clicks on a text where it is drawn.

use evil_hangman::app::{HomeLine, Pick, Row};
use evil_hangman::ui::{Look, Targets, draw_at};
use ratatui::layout::Position;

use super::*;

/// Draws a frame, and returns it with the meaning of clicks in it.
pub(super) fn targets(app: &App, theme: &Theme, (columns, rows): (u16, u16)) -> (Buffer, Targets) {
    let targets = Targets::default();
    let look = Look { targets: Some(&targets), ..Look::still(theme) };
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| draw_at(app, &look, frame)).unwrap();
    (terminal.backend().buffer().clone(), targets)
}

/// Returns the app after a click on a text, at its first occurrence where a click has a meaning.
fn clicked(mut app: App, wanted: &str, size: (u16, u16)) -> App {
    let (buffer, targets) = targets(&app, &UNICODE, size);
    let lines = text(&buffer);
    let blanks = wanted.chars().take_while(|c| *c == ' ').count();
    let mut places = lines.lines().enumerate().flat_map(|(row, line)| {
        let found = line.match_indices(wanted).map(|(at, _)| line[..at].chars().count() + blanks);
        found.map(|column| Position::new(column as u16, row as u16)).collect::<Vec<_>>()
    });
    let meant = places.find_map(|cell| targets.click(cell));
    let input = meant.unwrap_or_else(|| panic!("no click on {wanted:?} at {size:?} in\n{lines}"));
    let _ = app.handle(&input);
    app
}

/// Returns what is on the screen after clicks on each of these texts, if `seen` is not on it.
fn missed(app: App, clicks: &[&str], seen: &str, size: (u16, u16)) -> Option<String> {
    let after = clicks.iter().fold(app, |app, click| clicked(app, click, size));
    let shown = text(&picture(&after, &UNICODE, size));
    let told = format!("no {seen:?} after clicks on {clicks:?} at {size:?}:\n{shown}");
    (!shown.contains(seen)).then_some(told)
}

#[test]
fn a_click_does_what_it_is_on() {
    type Begin = fn() -> App;
    type Sizes = &'static [(u16, u16)];
    type Triple = (Begin, &'static [&'static str], &'static str, Sizes);
    const WIDE: Sizes = &[(120, 40)];
    const USUAL: Sizes = &[(80, 24)];
    const BOTH: Sizes = &[(120, 40), (80, 24)];
    const ALL: Sizes = &[(120, 40), (80, 24), (40, 12)];
    let form: Begin = assignment;
    let round: Begin = || playing("");
    let over: Begin = || playing("e o t Tab z x v q");
    let triples: &[Triple] = &[
        // The title and the settings: lines, rows, signs, the footer.
        (form, &["PLAY"], "Guess a letter.", BOTH),
        (form, &["settings", "Opponent", "›"], "‹ Merciful ›", BOTH),
        (form, &["settings", "Lives"], "▸ Lives", BOTH),
        (form, &["settings", "done"], "PLAY", BOTH),
        (form, &["progress"], "Reading your history", WIDE),
        (form, &["help"], "challenge a friend", WIDE),
        (form, &["help", "close"], "PLAY", BOTH),
        // A round: keys, the footer, the pause.
        (round, &[" z "], "There is no Z.", ALL),
        (round, &[" e ", " o "], "There are two O's.", BOTH),
        (round, &["Tab"], "start", USUAL),
        (round, &[" z ", "F4"], "ally", WIDE),
        (round, &["pause", "Give up"], "Play on", BOTH),
        (round, &["pause", "Resume"], "Guess a letter.", ALL),
        (round, &["pause", "Give up and go home"], "PLAY", BOTH),
        // The end of a round and its menu.
        (over, &["Play on"], "Guess a letter.", BOTH),
        (over, &["See how it cheated"], "how it cheated", BOTH),
        (over, &["See how it cheated", "Tab"], "Type any word", BOTH),
        (over, &["See how it cheated", " 2 O"], "▸  2 O", BOTH),
        (over, &["See how it cheated", "back"], "Play on", BOTH),
        (over, &["share", "close"], "Play on", BOTH),
        // Statistics pages.
        (|| results(""), &["You"], "▸You", BOTH),
        (|| days("← ←"), &["The Knife's Edge"], "0 of 3 wins", BOTH),
        (|| days("← ←"), &["play for it"], "0 of 3 wins", BOTH),
        (|| results(""), &["back"], "PLAY", BOTH),
        (|| press(assignment(), "F7"), &["next"], "2 of 3", BOTH),
        // A round in which the player holds the word.
        (|| holding(""), &["help"], "clear the marks", USUAL),
        (|| holding("n Esc"), &["End the round"], "What was", BOTH),
        (|| offered(), &["Not now"], "PLAY", BOTH),
    ];
    let mut wrong = Vec::new();
    for (begin, clicks, seen, sizes) in triples {
        wrong.extend(sizes.iter().filter_map(|size| missed(begin(), clicks, seen, *size)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_signs_beside_a_value_step_it() {
    for size in [(40, 16), (80, 24)] {
        let settings = press(assignment(), "s ↓ ↓ ↓");
        let app = clicked(settings, "›", size);
        assert_eq!(app.spec().length, evil_hangman::game::Length::Letters(8), "{size:?}");
        let app = clicked(app, "‹", size);
        assert_eq!(app.spec().length, evil_hangman::game::Length::Letters(4), "{size:?}");
    }
}

#[test]
fn a_footers_pair_of_keys_is_two_places() {
    // The first half of "↑↓" goes up, the second down.
    let app = press(assignment(), "↓");
    let (buffer, targets) = targets(&app, &UNICODE, (120, 40));
    let (column, row) = find(&buffer, "↑↓");
    let press = |x| targets.click(Position::new(x, row));
    assert_eq!(press(column), Some(Input::Act(Action::Previous)));
    assert_eq!(press(column + 1), Some(Input::Act(Action::Next)));
}

#[test]
fn the_wheel_scrolls_what_is_under_it() {
    for (app, over, seen, size) in [
        (playing("e o t z x v q c"), " 1 e", "▸  2 O", (80, 24)),
        (playing("F1"), "guess that letter", " ↑ ", (60, 16)),
    ] {
        let (buffer, targets) = targets(&app, &UNICODE, size);
        let wheel = targets.wheel(find(&buffer, over).into(), true).unwrap();
        let mut app = app;
        let _ = app.handle(&wheel);
        let shown = text(&picture(&app, &UNICODE, size));
        assert!(shown.contains(seen), "{shown}");
    }
}

#[test]
fn behind_a_card_nothing_can_be_clicked_on() {
    for size in SIZES {
        let area = Rect::new(0, 0, size.0, size.1);
        for (app, forbidden) in [
            (press(assignment(), "F1"), Input::Pick(Pick::Home(HomeLine::Play))),
            (press(assignment(), "s F1"), Input::Pick(Pick::Row(Row::Length))),
            (playing("Esc"), Input::Act(Action::Type('Z'))),
            (playing("e o t z x v q s"), Input::Choose(0)),
            (offered(), Input::Pick(Pick::Home(HomeLine::Play))),
        ] {
            let (_, targets) = targets(&app, &UNICODE, size);
            let through =
                area.positions().find(|cell| targets.click(*cell) == Some(forbidden.clone()));
            assert_eq!(through, None, "{forbidden:?} at {size:?}");
        }
    }
}

#[test]
fn at_every_size_what_can_be_clicked_on_says_something() {
    for size in SIZES {
        let area = Rect::new(0, 0, size.0, size.1);
        for (name, app) in every_screen() {
            let (buffer, targets) = targets(&app, &UNICODE, size);
            let mut meant: Vec<(Input, bool)> = Vec::new();
            for cell in area.positions() {
                let Some(input) = targets.click(cell) else { continue };
                let says = !buffer[cell].symbol().trim().is_empty();
                match meant.iter_mut().find(|(other, _)| *other == input) {
                    Some((_, said)) => *said |= says,
                    None => meant.push((input, says)),
                }
            }
            // Between its values, a row of the form is only a row.
            let row = |input: &Input| matches!(input, Input::Pick(Pick::Row(_)));
            let silent: Vec<_> = meant.iter().filter(|(of, says)| !says && !row(of)).collect();
            assert!(silent.is_empty(), "{name} at {size:?}: {silent:?}");
            // From 60×16 on, each screen can be left with the mouse alone.
            assert!(!meant.is_empty() || size.1 < 16, "{name} at {size:?}");
        }
    }
}
