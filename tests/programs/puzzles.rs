//! Tests of `puzzles`, with a list of four words that is itself a puzzle, and of what is counted.

use crate::support::{Arguments, Place, Ran};
use evil_hangman::puzzles::{PerfectPlay, shipped};
use evil_hangman::words::ENGLISH;

fn puzzles(arguments: impl Arguments) -> Ran {
    let place = Place::with(&[("words.txt", "vicar\nsugar\nlunar\ncigar\n")]);
    place.run(("puzzles --words words.txt", arguments))
}

#[test]
fn a_puzzle_is_an_object_for_programs() {
    let puzzle = puzzles("--count 1 --json").json();
    let words = serde_json::json!(["cigar", "lunar", "sugar", "vicar"]);
    assert_eq!((&puzzle["pattern"], &puzzle["words"]), (&"---ar".into(), &words));
    assert_eq!((&puzzle["lives"], &puzzle["solution"]), (&2.into(), &"u".into()));
    assert_eq!((&puzzle["trap"], &puzzle["level"]), (&false.into(), &1.into()));
}

#[test]
fn a_worksheet_has_its_solutions_at_the_end() {
    for flags in ["--count 1 --markdown", "--count 1"] {
        let text = puzzles(flags).ok();
        let words = text.find("CIGAR LUNAR SUGAR VICAR").expect("the words");
        assert!(text[words..].trim_end().ends_with("1: U"), "{text}");
    }
}

#[test]
fn a_list_with_fewer_puzzles_than_asked_for_is_refused_after_those_that_it_has() {
    let ran = puzzles("--count 2 --json");
    assert_eq!((ran.status, ran.out.lines().count()), (Some(2), 1));
    assert!(puzzles("--level 9").out.is_empty());
    assert_eq!(puzzles("--level 10").status, Some(2));
}

/// Returns the letters that solve a puzzle of the program, one on each line.
fn solution(number: usize) -> String {
    let puzzle = shipped(&ENGLISH, number).expect("a puzzle");
    let mut position = puzzle.position().clone();
    let mut perfect = PerfectPlay::of(position.candidates().expect("words")).expect("a few words");
    let mut letters = String::new();
    while position.words_left() > 1 {
        let right = perfect.winners(&position).iter().next().expect("it is won");
        letters.extend([ENGLISH.upper(right), '\n']);
        position = perfect.reply(&position, right).expect("an answer").position;
    }
    letters
}

#[test]
fn solved_puzzles_are_counted_where_they_are_seen_and_for_programs() {
    let place = Place::new();
    let play = |script: &str| place.fed("--line", script).ok();
    let stats = || place.run("stats --json").json()["puzzles"].clone();
    let json = |level, next, solved, streak| serde_json::json!({"level": level, "next": next, "solved": solved, "first_try_streak": streak});
    assert_eq!(stats(), json(1, 1, 0, 0));
    let told = play(&format!("puzzle\n{}next\n{}next\nquit\n", solution(1), solution(2)));
    assert!(told.contains("Level 1, 2 solved, 2 in a row at the first try."), "{told}");
    assert_eq!(stats(), json(1, 3, 2, 2));
    let third = shipped(&ENGLISH, 3).expect("a puzzle");
    let wrong = third.position().open().find(|letter| *letter != third.solution());
    let wrong = ENGLISH.upper(wrong.expect("one loses"));
    let told = play(&format!("puzzle\n{wrong}\nagain\n{}back\nquit\n", solution(3)));
    assert!(told.contains("a miss") || told.contains("last life"), "{told}");
    assert_eq!(stats(), json(1, 4, 3, 0));
    assert!(play("quit\n").contains("Puzzles: level 1, 3 solved."));
    assert!(place.run("stats").ok().contains("Puzzles: level 1 · 3 solved."));
}
