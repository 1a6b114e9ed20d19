//! Tests of `puzzles`, with a list of four words that is a puzzle as it stands.

use crate::support::{Place, Ran};

fn puzzles(arguments: &[&str]) -> Ran {
    let place = Place::with(&[("words.txt", "vicar\nsugar\nlunar\ncigar\n")]);
    place.run(&[&["puzzles", "--words", "words.txt"], arguments].concat())
}

#[test]
fn a_puzzle_is_an_object_for_programs() {
    let puzzle = puzzles(&["--count", "1", "--json"]).json();
    let words = serde_json::json!(["cigar", "lunar", "sugar", "vicar"]);
    assert_eq!((&puzzle["pattern"], &puzzle["words"]), (&"---ar".into(), &words));
    assert_eq!((&puzzle["lives"], &puzzle["solution"]), (&2.into(), &"u".into()));
    assert_eq!((&puzzle["trap"], &puzzle["level"]), (&false.into(), &1.into()));
}

#[test]
fn a_worksheet_has_its_solutions_at_the_end() {
    for flags in [&["--count", "1", "--markdown"][..], &["--count", "1"]] {
        let text = puzzles(flags).ok();
        let words = text.find("CIGAR LUNAR SUGAR VICAR").expect("the words");
        assert!(text[words..].trim_end().ends_with("1: U"), "{text}");
    }
}

#[test]
fn a_list_without_so_many_puzzles_is_refused_after_those_that_it_has() {
    let ran = puzzles(&["--count", "2", "--json"]);
    assert_eq!((ran.status, ran.out.lines().count()), (Some(2), 1));
    assert!(puzzles(&["--level", "9"]).out.is_empty());
    assert_eq!(puzzles(&["--level", "10"]).status, Some(2));
}
