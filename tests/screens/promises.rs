//! Tests that what a screen says can be done is what its keys do, and that what matters is read whole.

use evil_hangman::app::{Request, Screen};
use evil_hangman::history::Career;

use super::*;

/// Returns what is written on the screen, without the figure beside it, as one line.
fn told(app: &App, size: (u16, u16)) -> String {
    let is_drawn = |c: char| ('\u{2580}'..='\u{259f}').contains(&c);
    let text = text(&picture(app, &UNICODE, size)).replace(is_drawn, " ");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the story of a lost round with a real list.
fn real_story(keys: &str) -> App {
    press(real_round("e s q x z j v w k y c"), keys)
}

#[test]
fn a_what_if_round_says_what_not_to_guess_and_that_it_does_not_count() {
    for size in [(120, 40), (80, 24), (60, 16), (40, 12)] {
        let told = told(&press(real_story("↓"), "w"), size);
        assert!(told.contains("doesn't count."), "{size:?}: {told}");
        assert!(told.contains("other than S") || told.contains("ot S"), "{size:?}: {told}");
    }
}

#[test]
fn a_word_that_is_typed_to_its_end_has_no_cursor_on_it() {
    for size in [(120, 40), (80, 24), (60, 16), (40, 12)] {
        let typed = |keys: &str| picture(&playing(&format!("Enter {keys}")), &UNICODE, size);
        let marks = |buffer: &Buffer| {
            let is_mark = |cell: &&ratatui::buffer::Cell| {
                cell.symbol() == "▴" || cell.modifier.contains(Modifier::REVERSED)
            };
            buffer.content.iter().filter(is_mark).count()
        };
        assert_eq!(marks(&typed("g o o")), 1 + marks(&typed("g o o d")), "{size:?}");
        assert_eq!(marks(&typed("g o o d")), marks(&typed("g o o d s")), "{size:?}");
    }
}

#[test]
fn an_answer_never_touches_the_keys_where_there_are_rows_between_those() {
    let shown = text(&picture(&real_round("e F4 F4"), &UNICODE, (80, 24)));
    let lines: Vec<_> = shown.lines().collect();
    let keys = lines.iter().position(|line| line.contains("w   ·e·")).unwrap();
    assert!(lines[keys - 1].chars().skip(22).all(|c| c == ' '), "{shown}");
}

#[test]
fn a_round_for_the_day_or_for_a_rung_says_so_above_it() {
    for size in [(120, 40), (80, 24), (60, 16)] {
        assert!(told(&game_of_the_day(), size).contains("Today's game"), "{size:?}");
        assert!(told(&game_of_the_day(), size).contains("This attempt counts."), "{size:?}");
        assert!(told(&on_a_rung(""), size).contains("Ladder: First Steps"), "{size:?}");
    }
    assert!(told(&game_of_the_day(), (40, 12)).contains("his attempt counts."));
}

#[test]
fn todays_game_begins_on_the_page_of_the_days() {
    let mut app = read(climbed(), "Tab Tab");
    assert!(told(&app, (80, 24)).contains("Enter today's game"));
    let ticket = asked(&mut app, "Enter", |request| match request {
        Request::ReadStatistics(ticket) => Some(ticket),
        _ => None,
    });
    let career = Career::of(&climbed(), NOW);
    let _ = app.handle(&Input::Statistics(ticket.unwrap(), Box::new(career), None));
    assert!(told(&app, (80, 24)).contains("This attempt counts."));
}

#[test]
fn home_and_end_go_to_the_ends_of_a_menu() {
    let selected = |keys: &str| {
        let shown = text(&picture(&playing(keys), &UNICODE, (80, 24)));
        shown.lines().find_map(|line| line.split("▸  ").nth(1).map(str::to_owned)).unwrap()
    };
    assert!(selected("e Esc End").starts_with("Save and quit"));
    assert!(selected("e Esc End Home").starts_with("Resume"));
}

#[test]
fn a_yes_without_a_place_is_answered_with_what_is_missing() {
    for size in [(80, 24), (60, 16), (40, 12)] {
        let told = told(&holding("y Enter"), size);
        assert!(told.contains("Mark a place first (Space), or press n."), "{size:?}: {told}");
    }
    assert!(told(&holding(""), (80, 24)).contains("y yes n no Backspace undo"));
}

#[test]
fn the_first_question_comes_after_the_word_is_thought_of() {
    for size in [(120, 40), (80, 24), (60, 16)] {
        let told = told(&holding(""), size);
        let at = |part: &str| told.find(part).unwrap_or_else(|| panic!("{part}: {told}"));
        assert!(at("Think of a word") < at("Is there a"), "{size:?}: {told}");
    }
}

#[test]
fn a_round_names_the_keys_for_the_whole_word_and_for_the_count_on_a_usual_screen() {
    for (size, expected) in [
        (
            (120, 40),
            "a–z guess Tab show words left F3 hint F4 words Enter whole word F1 help Esc pause",
        ),
        ((80, 24), "Tab show count F3 hint F4 words Enter word F1 help Esc pause"),
        ((60, 16), "F3 hint Enter word F1 help Esc pause"),
    ] {
        let told = told(&playing("e"), size);
        assert!(told.ends_with(expected), "{size:?}: {told}");
    }
}

#[test]
fn a_round_has_the_lives_that_the_title_shows() {
    let mut app = new_player();
    for _ in 0..3 {
        let shown = told(&app, (120, 40));
        app = press(app, "Enter");
        let Screen::Playing(playing) = app.screen() else { panic!("no round: {shown}") };
        let lives = playing.round().lives();
        assert!(shown.contains(&format!("{lives} lives")), "{lives}: {shown}");
        app = press(app, "q Esc ↓ Enter Esc");
    }
}

#[test]
fn every_guess_of_a_round_is_shown_or_counted_where_guesses_are_listed() {
    for size in [(200, 60), (120, 40), (100, 30), (96, 44), (80, 48)] {
        let app = press(misses_26(), "m n r u");
        let Screen::Playing(playing) = app.screen() else { panic!("it is not over") };
        let lefts = playing.round().words_left_by_turn().iter().skip(1);
        let letters = "z x q v j k m n r u".split(' ');
        let rows: Vec<_> =
            letters.clone().zip(lefts).map(|(c, left)| format!("·{c}· {left} ")).collect();
        let counts = told(&app, size);
        let are_shown = |told: &str, rows: &[String]| rows.iter().all(|row| told.contains(row));
        let counted = |told: &str| told.contains("earlier guess");
        assert!(are_shown(&counts, &rows) != counted(&counts), "{size:?}: {counts}");
        let guesses = told(&press(app, "Tab"), size);
        let rows: Vec<_> = letters.map(|c| format!("{c} no ")).collect();
        assert!(are_shown(&guesses, &rows) != counted(&guesses), "{size:?}: {guesses}");
        assert!(size != (120, 40) || !counted(&guesses), "there are rows for all");
    }
}

#[test]
fn the_key_for_the_counts_says_what_it_does_next() {
    for size in [(120, 40), (80, 24)] {
        let shown = told(&playing("e Tab"), size);
        assert!(
            shown.contains("Tab hide words left") || shown.contains("Tab hide count"),
            "{size:?}"
        );
    }
}
