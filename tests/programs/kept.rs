//! Tests that what an earlier version wrote is refused with a sentence, and stays as it is.

use std::fs;
use std::path::Path;

use crate::support::{error, out, run};
use evil_hangman::game::{Transcript, TranscriptError};

/// Returns a folder with a copy of a file that an earlier version wrote, and what is in it.
fn folder(name: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept").join(name);
    let text = fs::read_to_string(kept).unwrap();
    fs::write(folder.path().join(name), &text).unwrap();
    (folder, text)
}

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
    let (folder, text) = folder("history.jsonl");
    let output = run(&["stats", "--export", "csv"], folder.path());
    assert_eq!((output.status.code(), error(&output).lines().count()), (Some(0), 1));
    assert_eq!(out(&output).lines().count(), 1, "only the names of the columns");
    assert_eq!(fs::read_to_string(folder.path().join("history.jsonl")).unwrap(), text);
}
