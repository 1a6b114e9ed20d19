//! Tests of replayed rounds: the real binary, with golden transcripts.

use std::fs;
use std::path::Path;

use evil_hangman::engine::Opponent;
use evil_hangman::game::{Library, ListChoice, ListName, Round, Transcript, UserList};
use evil_hangman::wordfile;
use evil_hangman::words::{ENGLISH, EmbeddedList};
use tempfile::TempDir;

use crate::support;

const LOST: &str = "eh1 en/everyday merciless 5 6 7 - E-! S-! A-=6? O4! I-! U-! T-!";

struct Told {
    status: Option<i32>,
    said: String,
    complaint: String,
}

fn replay(arguments: &[&str], folder: &Path) -> Told {
    let output = support::run(&[&["replay"], arguments].concat(), folder);
    Told {
        status: output.status.code(),
        said: support::out(&output),
        complaint: support::error(&output),
    }
}

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// Runs the program in a folder, which is its home, and returns its output for this input.
fn play(arguments: &[&str], input: &str, folder: &Path) -> String {
    let output = support::with_input(arguments, folder, input);
    assert!(output.status.success());
    support::out(&output)
}

#[test]
fn a_transcript_is_told_guess_by_guess_and_can_be_gone_back_in() {
    let folder = folder();
    let told = replay(&[LOST], folder.path());
    assert_eq!((told.status, told.complaint.as_str()), (Some(0), ""));
    insta::assert_snapshot!("replay_lost", told.said);
    let said = play(&["replay", LOST, "--what-if", "4"], "o\ni\nu\nt\nquit\n", folder.path());
    assert!(said.contains("guess 4"), "{said}");
    assert!(!folder.path().join("history.jsonl").exists(), "it counts nowhere");
    let wrong = replay(&[LOST, "--what-if", "8"], folder.path());
    assert_eq!(wrong.status, Some(2));
}

/// Returns the transcript of a round against a fair opponent.
fn fair_round() -> String {
    let words = EmbeddedList::EVERYDAY.load().of_length(6).unwrap().candidates();
    let mut round = Round::new(Opponent::Fair, words, "8".parse().unwrap(), 3);
    for c in "eart".chars() {
        round.guess(ENGLISH.letter(c).unwrap()).unwrap();
    }
    Transcript::of(&round, ListName::Embedded(EmbeddedList::EVERYDAY)).to_string()
}

#[test]
fn a_file_may_hold_the_transcript() {
    let folder = folder();
    fs::write(folder.path().join("round.txt"), format!("\n{LOST}\nand what else there is\n"))
        .unwrap();
    let told = replay(&["round.txt"], folder.path());
    assert_eq!(told.said, replay(&[LOST], folder.path()).said);
}

#[test]
fn without_a_transcript_the_last_round_that_was_kept_is_told() {
    let folder = folder();
    assert_eq!(replay(&[], folder.path()).status, Some(2));
    let flags = ["--opponent", "greedy", "--length", "5", "--lives", "1", "--list", "everyday"];
    play(&flags, "q\n", folder.path());
    let told = replay(&[], folder.path());
    assert_eq!((told.status, told.complaint.as_str()), (Some(0), ""));
    assert!(told.said.contains("1. Q"), "{}", told.said);
}

#[test]
fn a_round_about_ones_own_words_needs_them_and_no_others() {
    let folder = folder();
    fs::write(folder.path().join("pets.txt"), "cat\ndog\nowl\n").unwrap();
    fs::write(folder.path().join("other.txt"), "cat\ndog\nhen\n").unwrap();
    // The transcript's name for the list comes from a round that was really played.
    let name = |file: &str| {
        let path = folder.path().join(file);
        let (words, _) = wordfile::read(&path, Some(&ENGLISH)).unwrap();
        let user = UserList { name: wordfile::name(&path), words };
        Library::new(Some(user)).written(ListChoice::User, 3).to_string()
    };
    let text = format!("eh1 {} greedy 3 5 1 - E- O-", name("pets.txt"));
    let told = replay(&[&text, "--words", "pets.txt"], folder.path());
    assert_eq!((told.status, told.complaint.as_str()), (Some(0), ""));
    let without = replay(&[&text], folder.path());
    assert!(without.complaint.contains("--words"), "{}", without.complaint);
    let other = replay(&[&text, "--words", "other.txt"], folder.path());
    assert_eq!((without.status, other.status), (Some(2), Some(2)));
    // A configuration names them as well.
    fs::write(folder.path().join("mine.toml"), "words = \"pets.txt\"\n").unwrap();
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_evil-hangman"))
        .args(["replay", &text])
        .current_dir(folder.path())
        .env_clear()
        .env("EVIL_HANGMAN_CONFIG", "mine.toml")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", support::error(&output));
}

#[test]
fn what_is_no_transcript_or_was_never_played_is_named() {
    for (text, complaint) in [
        ("nowhere.txt", "neither a file nor a transcript"),
        ("eh9 en/everyday greedy 4 6 1", "\"eh9\" begins no transcript"),
        ("eh1 en/everyday greedy 4 6 1 - E", "\"E\" is no part of a transcript"),
        ("eh1 en/everyday greedy 4 6 1 - E- E-", "letter 2 of the transcript"),
        ("eh1 en/everyday greedy 4 6 1 - Qf", "no word has the letter at exactly these places"),
        ("eh1 en/everyday friend 4 6 1 - E-", "does not contain the word"),
        (
            "eh1 en/everyday greedy 5 6 7 - E10",
            "letter 1 of the transcript: the opponent greedy keeps another family here (the largest has 1062",
        ),
        ("eh1 en/everyday merciless 5 6 7 - E10=99", "costs a perfect player"),
        ("eh1 en/everyday merciless 5 20 7 - E10!", "the player can still win"),
        ("eh1 en/everyday greedy 5 6 7 - E-!", "the opponent greedy never gives this reason"),
        ("eh1 en/everyday greedy 60 6 1 -", "no word of the list en/everyday has 60 letters"),
    ] {
        let told = replay(&[text], folder().path());
        assert_eq!(told.status, Some(2), "{text}: {}", told.said);
        assert!(told.complaint.contains(complaint), "{text}: {}", told.complaint);
    }
}

#[test]
fn a_round_can_be_read_by_programs_with_what_each_guess_was_worth() {
    let told = replay(&[LOST, "--json"], folder().path());
    assert_eq!((told.status, told.complaint.as_str()), (Some(0), ""));
    let round: serde_json::Value = serde_json::from_str(&told.said).unwrap();
    assert_eq!((&round["round"], &round["outcome"]), (&LOST.into(), &"lost".into()));
    let turns = round["turns"].as_array().unwrap();
    assert_eq!(turns.len(), 7);
    assert_eq!((&turns[2]["letter"], &turns[2]["words_before"]), (&"A".into(), &752.into()));
    let mut given_away = 0;
    for turn in turns {
        let worth = &turn["worth"]["misses"];
        let cost = worth["this"].as_u64().unwrap() - worth["best"].as_u64().unwrap();
        assert_eq!(turn["mistake"], cost > 0);
        given_away += cost;
    }
    assert_eq!(round["misses_given_away"], given_away);
    let fair: serde_json::Value =
        serde_json::from_str(&replay(&[&fair_round(), "--json"], folder().path()).said).unwrap();
    let chance = &fair["turns"][0]["worth"]["chance"];
    assert!(chance["best"].as_f64() >= chance["this"].as_f64(), "{fair}");
    assert!(fair["accuracy"].is_number() && fair["misses_given_away"].is_null(), "{fair}");
}

#[test]
fn pupils_are_shown_no_blocked_word_of_a_round() {
    let folder = folder();
    std::fs::write(folder.path().join("w.txt"), "cock\nrape\nrock\nsock\nlock\ntape\n").unwrap();
    let told = |flags: &[&str]| {
        let round = "eh1 w.txt#9de34c6ce9fb1fd1 greedy 4 5 1 - E- R- :COCK:-";
        let told = replay(&[&[round, "--words", "w.txt"], flags].concat(), folder.path());
        assert_eq!(told.status, Some(0), "{}", told.complaint);
        // The transcript itself has every word.
        told.said.replace(":COCK:", "").to_lowercase()
    };
    for flags in [&[][..], &["--json"]] {
        let clean = told(&[flags, &["--clean"]].concat());
        assert!(!clean.contains("cock") && !clean.contains("rape"), "{clean}");
    }
    assert!(told(&["--json"]).contains("cock"));
}
