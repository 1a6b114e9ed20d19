//! What is drawn is what is clicked on: each test clicks on a text where it stands.

use evil_hangman::app::{Pick, Row};
use evil_hangman::ui::{Look, Targets, draw_at};
use ratatui::layout::Position;

use super::*;

/// A picture and what clicks mean in it.
pub(super) fn targets(app: &App, theme: &Theme, (columns, rows): (u16, u16)) -> (Buffer, Targets) {
    let targets = Targets::default();
    let look = Look { targets: Some(&targets), ..Look::still(theme) };
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| draw_at(app, &look, frame)).unwrap();
    (terminal.backend().buffer().clone(), targets)
}

/// The app after a click on a text, at the first place where it stands and a click means something.
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

/// Clicks on each of the texts in turn; after the last, this is seen.
fn clicks_show(app: App, clicks: &[&str], seen: &str, size: (u16, u16)) {
    let after = clicks.iter().fold(app, |app, click| clicked(app, click, size));
    let shown = text(&picture(&after, &UNICODE, size));
    assert!(shown.contains(seen), "no {seen:?} after clicks on {clicks:?} at {size:?}:\n{shown}");
}

#[test]
fn a_click_does_what_it_is_on() {
    type Begin = fn() -> App;
    let (wide, usual, small) = ((120, 40), (80, 24), (40, 12));
    let form: Begin = assignment;
    let round: Begin = || playing("");
    let over: Begin = || playing("e o t Tab z x v q");
    let triples: &[(Begin, &[&str], &str, &[(u16, u16)])] = &[
        // The form: cards, chips, lengths, difficulties, the button, the footer.
        (form, &["Merciful"], "▸ Merciful", &[wide]),
        (form, &["Merciful"], "▸Merciful", &[usual]),
        (form, &["Fair"], "▸ Fair", &[wide]),
        (form, &["You"], "▸ You", &[wide]),
        (known_par, &["Sharp"], "▸ Sharp", &[wide]),
        (known_par, &["Gentle"], "▸Gentle", &[usual]),
        (known_par, &["unabridged"], "▸unabridged", &[wide, usual]),
        (form, &["hidden", "shown"], "▸shown", &[wide, usual]),
        (form, &["PLAY"], "Guess a letter.", &[wide, usual]),
        (form, &["LETTERS"], "▸ LETTERS", &[wide, usual]),
        (form, &["statistics"], "Reading what was kept", &[wide]),
        (form, &["help"], "go on to the next row", &[wide]),
        (form, &["help", "close"], "PLAY", &[wide, usual]),
        // A round: keys, the footer, the pause.
        (round, &[" z "], "There is no Z.", &[wide, usual, small]),
        (round, &[" z ", " o "], "There are two Os.", &[wide, usual]),
        (round, &["words"], "start", &[usual]),
        (round, &[" z ", "X-ray"], "X-RAY", &[wide, usual]),
        (round, &[" z ", "F4 opens"], "X-RAY", &[wide]),
        (round, &["pause", "Give up"], "The word was", &[usual]),
        (round, &["pause", "Resume"], "Guess a letter.", &[wide, usual, small]),
        (round, &["pause", "New game"], "PLAY", &[wide, usual]),
        // The end and what comes of it.
        (over, &["Play again"], "Guess a letter.", &[wide, usual]),
        (over, &["See how it cheated"], "the story", &[wide, usual]),
        (over, &["See how it cheated", "other words"], "Had it been", &[wide, usual]),
        (over, &["See how it cheated", " 2 O"], "▸  2 O", &[wide, usual]),
        (over, &["See how it cheated", "back"], "Play again", &[wide, usual]),
        (over, &["Prove it", "check an answer"], "E", &[wide, usual]),
        (over, &["share", "close"], "Play again", &[wide, usual]),
        (over, &["Change settings"], "PLAY", &[wide, usual]),
        // Pages.
        (|| results(""), &["Ladder"], "▸Ladder", &[wide, usual]),
        (|| results(""), &["back"], "PLAY", &[wide, usual]),
        (|| press(assignment(), "F7"), &["next page"], "2 of 3", &[wide, usual]),
        // A word that the player holds.
        (|| holding(""), &["undo"], "no answer to undo", &[usual]),
        (|| holding("n Esc"), &["Give up"], "What was", &[wide, usual]),
        (|| offered(), &["Later"], "PLAY", &[wide, usual]),
    ];
    for (begin, clicks, seen, sizes) in triples {
        for size in *sizes {
            clicks_show(begin(), clicks, seen, *size);
        }
    }
}

#[test]
fn lengths_are_chosen_with_a_click_on_their_column() {
    for size in [(120, 40), (80, 24), (60, 16)] {
        let (_, targets) = targets(&assignment(), &UNICODE, size);
        for letters in [2, 4, 8] {
            let pick = Input::Pick(Pick::Length(letters));
            let area = Rect::new(0, 0, size.0, size.1);
            let cell = area.positions().find(|cell| targets.click(*cell) == Some(pick.clone()));
            assert!(cell.is_some(), "{letters} at {size:?}");
            let mut app = assignment();
            let _ = app.handle(&pick);
            let evil_hangman::app::Screen::Setup(form) = app.screen() else { unreachable!() };
            assert_eq!(form.length(), letters.to_string());
        }
    }
}

#[test]
fn where_a_row_has_no_room_for_its_values_its_signs_step_them() {
    let size = (40, 12);
    let app = clicked(assignment(), "4 letters", size);
    let app = clicked(app, "›", size);
    let shown = text(&picture(&app, &UNICODE, size));
    assert!(shown.contains("‹ 8 letters ›"), "{shown}");
    let shown = text(&picture(&clicked(app, "‹", size), &UNICODE, size));
    assert!(shown.contains("‹ 4 letters ›"), "{shown}");
}

#[test]
fn a_footers_pair_of_keys_is_two_places() {
    // The first half of "↑↓" goes up, the second down.
    let app = press(assignment(), "↓");
    let (buffer, targets) = targets(&app, &UNICODE, (80, 24));
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
            (press(assignment(), "F1"), Input::Pick(Pick::Play)),
            (press(assignment(), "F1"), Input::Pick(Pick::Row(Row::Length))),
            (playing("Esc"), Input::Act(Action::Type('Z'))),
            (playing("e o t z x v q s"), Input::Choose(0)),
            (offered(), Input::Pick(Pick::Play)),
        ] {
            let (_, targets) = targets(&app, &UNICODE, size);
            let through = area.positions().find(|cell| targets.click(*cell) == Some(forbidden.clone()));
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
            // Between its values a row of the form is only a row.
            let row = |input: &Input| matches!(input, Input::Pick(Pick::Row(_)));
            let silent: Vec<_> = meant.iter().filter(|(of, says)| !says && !row(of)).collect();
            assert!(silent.is_empty(), "{name} at {size:?}: {silent:?}");
            // From 60×16 on each screen can be left with the mouse alone.
            assert!(!meant.is_empty() || size.1 < 16, "{name} at {size:?}");
        }
    }
}
