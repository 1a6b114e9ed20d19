//! Tests of replayed rounds: the real binary, with golden transcripts.

use crate::support::{Arguments, GAME, Place, Ran};

const LOST: &str = "eh1 en/everyday merciless 5 6 7 - E-! S-! A-=6? O4! I-! U-! T-!";

fn replay(place: &Place, arguments: impl Arguments) -> Ran {
    place.run(("replay", arguments))
}

#[test]
fn a_transcript_or_a_file_with_one_is_shown_guess_by_guess_and_can_be_gone_back_in() {
    let place = Place::new();
    let shown = replay(&place, [LOST]).ok();
    insta::assert_snapshot!("replay_lost", shown);
    // A file may hold it.
    place.write("round.txt", format!("\n{LOST}\nand what else there is\n"));
    assert_eq!(replay(&place, "round.txt").ok(), shown);
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStrExt;
        // Its name need not be text.
        let name = std::ffi::OsStr::from_bytes(b"round-\xff.txt");
        std::fs::write(place.path("").join(name), LOST).unwrap();
        assert_eq!(Ran::of(place.command(GAME, "replay").arg(name), "").ok(), shown);
    }
    let said = place.fed(["replay", LOST, "--what-if", "4"], "o\ni\nu\nt\nquit\n").out;
    assert!(said.contains("guess 4"), "{said}");
    let kept = place.names("evil-hangman");
    assert!(!kept.contains(&"history.jsonl".into()), "it counts nowhere");
    replay(&place, [LOST, "--what-if", "8"]).refused(&[]);
}

#[test]
fn the_transcripts_that_are_shown_as_examples_can_be_replayed() {
    let documented = include_str!("../../docs/transcripts.md");
    let examples: Vec<_> = documented.lines().filter(|line| line.starts_with("    eh1 ")).collect();
    assert_eq!(examples.len(), 4);
    let refused = replay(&Place::new(), ["none"]).err;
    let shown = refused.rsplit('"').nth(1).unwrap();
    for example in examples.into_iter().chain([shown]) {
        replay(&Place::new(), [example.trim()]).ok();
    }
}

#[test]
fn without_a_transcript_the_last_round_that_was_kept_is_shown() {
    let place = Place::new();
    let nothing = replay(&place, "");
    nothing.refused(&[]);
    place.write("evil-hangman/history.jsonl", "{}\n");
    for command in ["replay", "share"] {
        let damaged = place.run([command]).err;
        assert!(damaged != nothing.err && damaged.contains("history.jsonl"), "{damaged}");
    }
    let flags = "--opponent greedy --length 5 --lives 1 --list everyday";
    assert_eq!(place.fed(flags, "q\n").status, Some(0));
    let told = replay(&place, "").ok();
    assert!(told.contains("1. Q"), "{told}");
}

#[test]
fn a_round_about_ones_own_words_needs_them_and_no_others() {
    let place = Place::with(&[("pets.txt", "cat\ndog\nowl\n"), ("other.txt", "cat\ndog\nhen\n")]);
    // The transcript's name for the list comes from a round that was really played.
    let game = "--words pets.txt --opponent greedy --length 3 --lives 5";
    place.fed(game, "e\ngive up\nyes\n").ok();
    let shared = place.run("share").ok();
    let text = format!("{} E- O-", shared.split('"').nth(1).unwrap());
    replay(&place, [&text, "--words", "pets.txt"]).ok();
    replay(&place, [&text, "--words", "other.txt"]).refused(&[]);
    replay(&place, [&text]).refused(&["--words"]);
    // A configuration names them as well.
    place.write("evil-hangman/config.toml", "words = \"../pets.txt\"\n");
    replay(&place, [&text]).ok();
}

#[test]
fn what_is_no_transcript_or_was_never_played_is_named() {
    let guessed = "guess 2 of the transcript: it has been guessed already";
    let listed = "guess 1 of the transcript: the word is not in the list";
    let largest = "guess 1 of the transcript: the opponent greedy keeps another family here (the largest has 1186";
    for (text, complaint) in [
        ("nowhere.txt", "neither a file nor a transcript"),
        ("eh9 en/everyday greedy 4 6 1", "\"eh9\" begins no transcript"),
        ("eh1 en/everyday greedy 4 6 1 - E", "\"E\" isn't an answer"),
        ("eh1 en/everyday greedy 4 6 1 - E- E-", guessed),
        ("eh1 en/everyday greedy 4 6 1 - :ZZZZ:-", listed),
        ("eh1 en/everyday greedy 4 6 1 - Qf", "no word has the letter at exactly these places"),
        ("eh1 en/everyday friend 4 6 1 - E-", "does not contain the word"),
        ("eh1 en/everyday greedy 5 6 7 - E10", largest),
        ("eh1 en/everyday merciless 5 6 7 - E10=99", "costs a perfect player"),
        ("eh1 en/everyday merciless 5 20 7 - E10!", "the player can still win"),
        ("eh1 en/everyday greedy 5 6 7 - E-!", "the opponent greedy never gives this reason"),
        ("eh1 en/everyday greedy 60 6 1 -", "no word of the list en/everyday has 60 letters"),
    ] {
        replay(&Place::new(), [text]).refused(&[complaint]);
    }
    // Only a greedy opponent has a rule.
    for (opponent, has_rule) in [("greedy", true), ("merciless", false)] {
        let refused = replay(&Place::new(), [format!("eh1 en/everyday {opponent} 5 6 7 - E10")]);
        assert_eq!(refused.err.contains("--rule"), has_rule, "{}", refused.err);
    }
}

#[test]
fn a_round_can_be_read_by_programs_with_what_each_guess_was_worth() {
    let place = Place::new();
    let round = replay(&place, [LOST, "--json"]).json();
    assert_eq!((&round["round"], &round["outcome"]), (&LOST.into(), &"lost".into()));
    let turns = round["turns"].as_array().unwrap();
    assert_eq!(turns.len(), 7);
    assert_eq!((&turns[2]["letter"], &turns[2]["words_before"]), (&"A".into(), &837.into()));
    let mut given_away = 0;
    for turn in turns {
        let worth = &turn["worth"]["misses"];
        let cost = worth["this"].as_u64().unwrap() - worth["best"].as_u64().unwrap();
        assert_eq!(turn["mistake"], cost > 0);
        given_away += cost;
    }
    assert_eq!(round["misses_given_away"], given_away);
    let fair = "--opponent fair --list everyday --length 6 --lives 8";
    place.fed(fair, "e\na\nr\nt\ngive up\nyes\n").ok();
    let fair = replay(&place, "--json").json();
    let chance = &fair["turns"][0]["worth"]["chance"];
    assert!(chance["best"].as_f64() >= chance["this"].as_f64(), "{fair}");
    assert!(fair["accuracy"].is_number() && fair["misses_given_away"].is_null(), "{fair}");
}

#[test]
fn a_round_with_blocked_words_is_not_replayed_for_pupils() {
    let place = Place::with(&[("w.txt", "cock\nrape\nrock\nsock\nlock\ntape\n")]);
    let round = "eh1 w.txt#9de34c6ce9fb1fd1 greedy 4 5 1 - E- R- :COCK:-";
    let told = |flags: &str| replay(&place, ([round, "--words", "w.txt"], flags));
    assert!(told("--json").ok().contains("COCK"));
    told("--clean").refused(&["this game was played with words that are left out here"]);
}
