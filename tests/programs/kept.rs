//! Tests that files written by version 0.1.0 still work.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::{error, out, run};
use evil_hangman::game::{Library, ListName, Transcript};
use evil_hangman::history::InPlay;

fn kept(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept").join(name)
}

/// Returns a folder with those files, where the game finds them.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::copy(kept("history.jsonl"), folder.path().join("history.jsonl")).unwrap();
    for name in ["pets.txt", "config.toml", "common-9.proof"] {
        fs::copy(kept(name), folder.path().join(name)).unwrap();
    }
    folder
}

#[test]
fn every_transcript_is_told_with_its_word() {
    let folder = folder();
    let history = fs::read_to_string(kept("history.jsonl")).unwrap();
    let mut told = 0;
    for line in history.lines() {
        let record: serde_json::Value = serde_json::from_str(line).unwrap();
        let text = record["round"].as_str().unwrap();
        let transcript: Transcript = text.parse().unwrap();
        assert_eq!(transcript.to_string(), text);
        let words: &[&str] = match transcript.list {
            ListName::Own { .. } => &["--words", "pets.txt"],
            ListName::Embedded(_) => &[],
        };
        let output = run(&[&["replay", text], words].concat(), folder.path());
        assert_eq!((output.status.code(), error(&output).as_str()), (Some(0), ""), "{text}");
        let word = record["word"].as_str().unwrap();
        assert!(out(&output).contains(&format!("he word was {word}.")), "{}", out(&output));
        told += 1;
    }
    assert_eq!(told, 6);
}

#[test]
fn the_history_counts() {
    let folder = folder();
    let output = run(&["stats", "--export", "csv"], folder.path());
    assert_eq!((output.status.code(), error(&output).as_str()), (Some(0), ""));
    assert_eq!(out(&output).lines().count(), 1 + 6, "{}", out(&output));
}

#[test]
fn a_round_in_play_goes_on() {
    let line = fs::read(kept("round-in-play.json")).unwrap();
    let (round, _) = InPlay::parse(&line).unwrap().resume(&Library::new(None)).unwrap();
    assert_eq!((round.replies().len(), round.misses_left(), round.seed()), (2, 5, 11));
}

#[test]
fn a_proof_holds() {
    let output = run(&["verify", "common-9.proof", "--list", "common"], folder().path());
    assert_eq!((output.status.code(), error(&output).as_str()), (Some(0), ""));
    assert!(out(&output).starts_with("value 5 proven: both halves hold"), "{}", out(&output));
}

#[test]
fn a_configuration_is_read_as_it_was_meant() {
    let folder = folder();
    let output = run(&["--config", "config.toml", "--print-config"], folder.path());
    assert_eq!((output.status.code(), error(&output).as_str()), (Some(0), ""));
    let settings = |text: &str| text.parse::<toml::Table>().unwrap();
    let (was, is) = (fs::read_to_string(kept("config.toml")).unwrap(), out(&output));
    for (name, value) in settings(&was) {
        // The setting had another name then.
        let name = if name == "count" { "words_left" } else { &name };
        assert_eq!(settings(&is).get(name), Some(&value), "{name}");
    }
}
