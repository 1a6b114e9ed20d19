//! Tests that what is drawn is what is clicked on: each clicks on a text where it is drawn.

use ratatui::layout::Position;

use super::*;

/// What clicks and the wheel mean in a picture.
pub(super) struct Meant(View, Targets);

impl Meant {
    pub(super) fn click(&self, cell: Position) -> Option<Input> {
        self.0.input(self.1.click(cell)?).cloned()
    }

    pub(super) fn wheel(&self, cell: Position, down: bool) -> Option<Input> {
        self.0.input(self.1.wheel(cell, down)?).cloned()
    }
}

/// Draws a frame, and returns it with the meaning of clicks in it.
pub(super) fn targets(app: &App, theme: &Theme, size: (u16, u16)) -> (Buffer, Meant) {
    let view = View::of(app, Reach::Keys);
    let (buffer, targets) = drawn(&view, theme, None, size);
    (buffer, Meant(view, targets))
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

#[test]
fn a_click_does_what_it_is_on() {
    use Context::*;
    type Begin = fn() -> App;
    let form: Begin = assignment;
    let round: Begin = || playing("");
    let over: Begin = || playing("e o t Tab z x v q");
    let triples: &[(Begin, &[&str], Context)] = &[
        (form, &["PLAY"], Playing),
        (form, &["settings", "Lives"], Settings),
        (form, &["settings", "done"], Home),
        (form, &["progress"], Statistics),
        (form, &["help"], Help),
        (form, &["help", "close"], Home),
        (round, &["whole word"], WholeWord),
        (round, &["pause", "Resume"], Playing),
        (round, &["pause", "Give up"], GameOver),
        (over, &["Play on"], Playing),
        (over, &["How it cheated"], Story),
        (over, &["How it cheated", "Tab"], StoryWords),
        (over, &["How it cheated", "back"], GameOver),
        (over, &["share", "close"], GameOver),
        (|| results(""), &["back"], Home),
        (|| press(assignment(), "F7 e"), &["start over"], Lesson),
        (|| holding(""), &["help"], Help),
        (|| holding("n Esc"), &["End the round"], Word),
        (|| interrupted(), &["CONTINUE"], Playing),
    ];
    for (begin, clicks, expected) in triples {
        for size in [(120, 40), (80, 24)] {
            let after = clicks.iter().fold(begin(), |app, click| clicked(app, click, size));
            assert_eq!(after.context(), *expected, "{clicks:?} at {size:?}");
        }
    }
    for size in SIZES.into_iter().filter(|size| size.0 >= 40) {
        let app = clicked(playing(""), " z ", size);
        let Screen::Playing(playing) = app.screen() else { panic!("no round") };
        assert_eq!(playing.round.misses(), 1, "{size:?}");
    }
}

#[test]
fn the_signs_beside_a_value_step_it() {
    for size in [(40, 16), (80, 24)] {
        let settings = press(assignment(), "s ↓ ↓ ↓");
        let app = clicked(settings, "›", size);
        assert_eq!(app.spec().length, evil_hangman::game::spec::Length::Letters(8), "{size:?}");
        let app = clicked(app, "‹", size);
        assert_eq!(app.spec().length, evil_hangman::game::spec::Length::Letters(4), "{size:?}");
    }
}

#[test]
fn a_footers_pair_of_keys_is_two_places() {
    // The first half of "↑↓" goes up, the second down.
    let app = press(assignment(), "s ↓");
    let (buffer, targets) = targets(&app, &UNICODE, (120, 40));
    let (column, row) = find(&buffer, "↑↓");
    let press = |x| targets.click(Position::new(x, row));
    assert_eq!(press(column), Some(Input::Act(Action::Previous)));
    assert_eq!(press(column + 1), Some(Input::Act(Action::Next)));
}

#[test]
fn behind_a_card_nothing_can_be_clicked_on() {
    for size in SIZES {
        let area = Rect::new(0, 0, size.0, size.1);
        for (app, forbidden) in [
            (press(assignment(), "F1"), Input::Start(HomeLine::Play)),
            (press(assignment(), "s F1"), Input::Row(Row::Length)),
            (playing("Esc"), Input::Act(Action::Type('Z'))),
            (playing("e o t z x v q s"), Input::Choose(0)),
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
            let row = |input: &Input| matches!(input, Input::Row(_));
            let silent: Vec<_> = meant.iter().filter(|(of, says)| !says && !row(of)).collect();
            assert!(silent.is_empty(), "{name} at {size:?}: {silent:?}");
            // From 60×16 on, each screen can be left with the mouse alone.
            assert!(!meant.is_empty() || size.1 < 16, "{name} at {size:?}");
        }
    }
}

#[test]
fn the_wheel_turns_what_it_is_over() {
    let lines = [Action::Previous, Action::Next];
    for (app, acts) in [
        (story(""), lines),
        (story("Tab"), lines),
        (real_round("e F4 s"), lines),
        (playing("F1"), [Action::ReadBack, Action::ReadOn]),
    ] {
        let (_, targets) = targets(&app, &UNICODE, (40, 16));
        let turned = [false, true].map(|down| targets.wheel(Position::new(20, 8), down));
        assert_eq!(turned, acts.map(|act| Some(Input::Act(act))));
    }
}
