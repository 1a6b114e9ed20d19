//! Tests that what an earlier version wrote is refused with a sentence, and stays as it is.

use std::fs;

use crate::support::{Place, project};
use evil_hangman::game::{Transcript, TranscriptError};

#[test]
fn a_transcript_of_an_earlier_version_is_refused() {
    let read = |text: &str| text.parse::<Transcript>().unwrap_err();
    let version = read("eh2 common merciless 8 10 42 E2,5-S A1=8");
    assert_eq!(version, TranscriptError::Version("eh2".into()));
    let without_opening = read("eh1 en/everyday greedy 5 6 7 E- S-");
    assert_eq!(without_opening, TranscriptError::NoOpening("E-".into()));
}

#[test]
fn rounds_of_an_earlier_version_are_counted_as_skipped_and_stay() {
    let text = fs::read_to_string(project("tests/kept/history.jsonl")).unwrap();
    let place = Place::with(&[("evil-hangman/history.jsonl", &text)]);
    let ran = place.run(&["stats", "--export", "csv"]);
    assert_eq!((ran.status, ran.err.lines().count()), (Some(0), 1));
    assert_eq!(ran.out.lines().count(), 1, "only the names of the columns");
    assert_eq!(place.read("evil-hangman/history.jsonl"), text);
}
