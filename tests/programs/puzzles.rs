//! Tests of `puzzles`, with a list of four words that is a puzzle as it stands.

use std::process::{Command, Output};

fn puzzles(arguments: &[&str]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("words.txt");
    std::fs::write(&list, "vicar\nsugar\nlunar\ncigar\n").unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_evil-hangman"));
    command.arg("puzzles").arg("--words").arg(&list).args(arguments).output().unwrap()
}

#[test]
fn a_puzzle_is_an_object_for_programs() {
    let output = puzzles(&["--count", "1", "--json"]);
    assert!(output.status.success(), "{output:?}");
    let puzzle: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let words = serde_json::json!(["cigar", "lunar", "sugar", "vicar"]);
    assert_eq!((&puzzle["pattern"], &puzzle["words"]), (&"---ar".into(), &words));
    assert_eq!((&puzzle["lives"], &puzzle["solution"]), (&2.into(), &"u".into()));
    assert_eq!((&puzzle["trap"], &puzzle["level"]), (&false.into(), &1.into()));
}

#[test]
fn a_worksheet_has_its_solutions_at_the_end() {
    for flags in [&["--count", "1", "--markdown"][..], &["--count", "1"]] {
        let output = puzzles(flags);
        assert!(output.status.success(), "{output:?}");
        let text = String::from_utf8(output.stdout).unwrap();
        let words = text.find("CIGAR LUNAR SUGAR VICAR").expect("the words");
        assert!(text[words..].trim_end().ends_with("1: U"), "{text}");
    }
}

#[test]
fn a_list_without_so_many_puzzles_is_refused_after_those_that_it_has() {
    let output = puzzles(&["--count", "2", "--json"]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8(output.stdout).unwrap().lines().count(), 1);
    assert!(puzzles(&["--level", "9"]).stdout.is_empty());
    assert_eq!(puzzles(&["--level", "10"]).status.code(), Some(2));
}
