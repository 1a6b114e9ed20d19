//! Tests of the screen of a puzzle, and of puzzles in plain sentences.

use std::cell::RefCell;

use evil_hangman::app::keys::Context;
use evil_hangman::app::{Choice, Effect, PuzzleScreen, Request, Screen, Session};
use evil_hangman::puzzles::Progress;

use super::apps::*;
use super::*;

fn shown(app: &App) -> &PuzzleScreen {
    match app.screen() {
        Screen::Puzzle(screen) => screen,
        screen => panic!("{screen:?}"),
    }
}

/// Returns the puzzle that comes next after the first one with these keys.
fn next(keys: &str) -> Progress {
    puzzle(CIGAR, keys).puzzles()
}

#[test]
fn a_letter_that_loses_shows_what_it_leads_to_and_can_be_taken_back() {
    let lost = puzzle(CIGAR, "i");
    assert_eq!(lost.context(), Context::PuzzleOver);
    assert!(shown(&lost).position().words_left() > 1 && !shown(&lost).is_solved());
    let again = press(lost, "Enter");
    assert_eq!(again.context(), Context::Puzzle);
    assert_eq!(shown(&again).position(), shown(&again).puzzle().position());
    let solved = press(again, "u c");
    assert!(shown(&solved).is_solved() && !shown(&solved).is_first_try());
}

#[test]
fn only_words_that_are_ruled_out_are_struck_through() {
    let app = puzzle(CIGAR, "u");
    let left = shown(&app).position().candidates().unwrap().clone();
    let buffer = picture(&app, &UNICODE, (80, 24));
    let struck: String = buffer
        .content()
        .iter()
        .filter(|cell| cell.modifier.contains(ratatui::style::Modifier::CROSSED_OUT))
        .map(ratatui::buffer::Cell::symbol)
        .collect();
    let words = shown(&app).puzzle().words().filter(|word| !left.has(word));
    assert_eq!(struck, words.map(|word| word.spelling_lower()).collect::<String>());
}

#[test]
fn later_letters_count_too() {
    let app = puzzle(CIGAR, "u");
    assert_eq!((app.context(), app.puzzles()), (Context::Puzzle, Progress::default()));
    assert_eq!(next("u c"), Progress::default().after(true));
    assert_eq!(next("u z"), Progress::default().after(false));
}

#[test]
fn only_the_puzzle_that_comes_next_counts_and_only_once() {
    let failed = Progress::default().after(false);
    for keys in ["z", "z r u c", "i Enter i Enter i"] {
        assert_eq!(next(keys), failed, "{keys}");
    }
    let solved = Progress::default().after(true);
    for keys in ["u c", "u u c", "u ä c", "u c s Esc"] {
        assert_eq!(next(keys), solved, "{keys}");
    }
    let mut other = assignment();
    other.show_puzzle(58, shown(&puzzle(CIGAR, "")).puzzle().clone());
    assert_eq!(press(other, "u c").puzzles(), Progress::default());
}

#[test]
fn a_result_is_saved_once() {
    let mut app = puzzle(CIGAR, "u");
    let effects = app.handle(&Input::Key("c".parse().unwrap()));
    let next = Progress::default().after(true);
    assert!(effects.contains(&Effect::Request(Request::Choose(Choice::Puzzles(next)))));
    assert_eq!(press(press(app, "n"), "Esc").context(), Context::Home);
}

#[test]
fn every_word_the_lives_and_the_question_are_seen_on_a_small_screen() {
    for (line, keys) in [(CIGAR, ""), (LONG, ""), (CIGAR, "i"), (LONG, "a")] {
        let app = puzzle(line, keys);
        let left = shown(&app).position().candidates().cloned().unwrap();
        for (size, theme) in
            [((40, 16), &UNICODE), ((60, 16), &UNICODE), ((60, 16), &ASCII), ((80, 24), &ASCII)]
        {
            let buffer = picture(&app, theme, size);
            let text = text(&buffer);
            for word in shown(&app).puzzle().words() {
                let seen = if left.has(&word) { word.spelling() } else { word.spelling_lower() };
                assert!(text.contains(&seen), "{seen} at {size:?}:\n{text}");
            }
            assert!(!text.contains('…') && !text.contains("..."), "{size:?}:\n{text}");
        }
    }
}

#[test]
fn nothing_jumps_in_a_puzzle() {
    for size in [(120, 40), (80, 24), (60, 16), (40, 16)] {
        let row = |keys: &str| {
            // On large screens the words are drawn.
            let wanted = if size == (120, 40) { "●" } else { "LUNAR" };
            let text = text(&picture(&puzzle(CIGAR, keys), &UNICODE, size)).to_uppercase();
            text.lines().position(|line| line.contains(wanted)).unwrap()
        };
        for keys in ["i", "u", "u c", "z"] {
            assert_eq!(row(keys), row(""), "{keys} at {size:?}");
        }
    }
}

/// Plays the first puzzle in plain sentences; returns what was said, and the progress that was saved.
fn said(answers: &[&str]) -> (String, Option<Progress>) {
    let saved = RefCell::new(None);
    let host = |request| {
        if let Request::Choose(Choice::Puzzles(next)) = request {
            *saved.borrow_mut() = Some(next);
        }
        None
    };
    let text = said_to(Session::new(puzzle(CIGAR, ""), host), answers.iter().copied());
    (text, saved.into_inner())
}

#[test]
fn puzzles_are_played_in_plain_sentences() {
    let solved = Some(Progress::default().after(true));
    let (text, saved) = said(&["u", "c", "share", "quit"]);
    assert!(text.contains("CIGAR") && text.contains("--puzzle 1"), "{text}");
    assert_eq!(saved, solved);
    assert_eq!(said(&["help", "repeat", "nonsense", "u", "c", "back", "quit"]).1, solved);
    assert_eq!(said(&["i", "again", "u", "c"]).1, Some(Progress::default().after(false)));
    assert_eq!(said(&["back", "quit"]).1, None);
}
