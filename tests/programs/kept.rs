//! Tests that what an earlier version wrote is refused with a sentence, and stays as it is.

use std::fs;

use crate::support::{Place, project};

#[test]
fn rounds_of_an_earlier_version_are_counted_as_skipped_and_stay() {
    let text = fs::read_to_string(project("tests/kept/history.jsonl")).unwrap();
    let place = Place::with(&[("evil-hangman/history.jsonl", &text)]);
    let ran = place.run("stats --export csv");
    assert_eq!((ran.status, ran.err.lines().count()), (Some(0), 1));
    assert_eq!(ran.out.lines().count(), 1, "only the names of the columns");
    assert_eq!(place.read("evil-hangman/history.jsonl"), text);
}
