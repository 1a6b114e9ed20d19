//! No player can spoil a game for another, or find out what only the other is sent.

use std::collections::BTreeSet;
use std::fs;

use super::misbehaviour::HELLO;
use super::support::*;

#[cfg(unix)]
#[test]
fn a_player_that_writes_to_the_words_loses_and_nobody_else() {
    let honest = format!("honest=cmd:'{GAME}' seat --guesser frequency");
    let setter = format!("right=cmd:'{GAME}' seat --setter greedy");
    for spoil in [": >\"$w\"", "rm -f \"$w\"", "echo zzzz >>\"$w\"", "rm -f \"$w\"; mkfifo \"$w\""]
    {
        // It plays on as if nothing had been, and breaks no other rule.
        let bad = format!(
            "bad=cmd:read l; echo hangman 1 bad; read l; read l; w=${{l#words }}; chmod u+w \"$w\"; {spoil}; \
             echo ready; for c in e o l a; do while read l; do case $l in turn*) break;; esac; done; \
             echo guess $c; done; while read l; do :; done"
        );
        let more = ["--guesser", &honest, "--guesser", &bad, "--setter", &setter];
        let games = games(("--games 2 --lives 1 --jobs 2", more));
        for game in &games {
            let is_bad = game["guesser"] == "bad";
            assert_eq!(game["fault"].is_null(), !is_bad || game["game"] == 1, "{spoil}: {game}");
        }
        let last = &games[3];
        assert_eq!(last["fault_by"], "guesser");
        assert_eq!(last["fault"], "words_changed");
        let said = "the guesser bad changed its copy of the word list, which it may only read.";
        assert_eq!(last["sentence"], said);
    }
    // A setter that has emptied its list has no word that fits: the fault that is reported is the reason.
    let empty = "cmd:read l; echo hangman 1 s; read l; read l; w=${l#words }; chmod u+w \"$w\"; : >\"$w\"; \
                 echo ready; while read l; do case $l in guess*) echo hit 1 2 3 4;; esac; done";
    for game in games(("--guesser frequency --games 2 --setter", [empty])) {
        assert_eq!(game["fault_by"], "setter");
        assert_eq!(game["fault"], "words_changed");
    }
}

#[test]
fn each_role_has_a_seed_of_its_own_and_hidden_words_come_in_no_order() {
    let folder = tempfile::tempdir().unwrap();
    let said = folder.path().join("said");
    let transcripts = ["--transcripts", said.to_str().unwrap()];
    let played = games(("--guesser frequency --setter fair --games 8", transcripts));
    let mut seeds = BTreeSet::new();
    for game in 1..=8 {
        let text = fs::read_to_string(said.join(format!("1-1-{game}.txt"))).unwrap();
        for role in ["guesser", "setter"] {
            let told = text.lines().find_map(|line| line.strip_prefix(&format!("{role} < seed ")));
            seeds.insert(told.unwrap().to_owned());
        }
        seeds.insert(played[game - 1]["seed"].to_string());
    }
    assert_eq!(seeds.len(), 24, "those of the games, of their guessers and of their setters");
    // A guesser that hears its seed cannot have a fair setter say the word for it.
    let hidden = |seed: &str| {
        let stranger = format!("cmd:'{GAME}' seat --guesser frequency");
        let guesser = ["--guesser", &stranger, "--seed", seed];
        let report = json(("evaluate --json --sample 9", NINE, guesser));
        let games = report["games"].as_array().unwrap().iter();
        games.map(|game| game["word"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let orders = ["1", "2", "3"].map(hidden);
    assert!(orders.iter().all(|order| !order.is_sorted()), "{orders:?}");
    assert_eq!(hidden("1"), orders[0]);
    assert_ne!(orders[0], orders[1]);
}

#[cfg(unix)]
#[test]
fn what_a_player_wrote_last_is_kept_whatever_runs_beside_it() {
    let bad = format!("cmd:{HELLO} echo why >&2; echo 'half a line' | tr -d '\\n' >&2; exit 3");
    let play = |jobs: &str| {
        let more = ["--guesser", &bad, "--jobs", jobs];
        games(("--setter greedy --games 30 --series 2", more))
    };
    let played = play("6");
    for game in &played {
        let transcript = game["transcript"].to_string();
        assert!(transcript.contains("guesser . stderr: why"), "{transcript}");
        assert!(transcript.contains("guesser . stderr: half a line"), "{transcript}");
    }
    assert_eq!(play("1"), played);
}

#[cfg(target_os = "linux")]
#[test]
fn memory_that_processes_share_counts_once() {
    let Some(place) = with_python() else { return };
    let source = format!(
        "import os, time\ntable = b'x' * (120 << 20)\nfor _ in range(5):\n    if os.fork() == 0:\n        \
         sum(table[::4096]); time.sleep(100); os._exit(0)\n\
         time.sleep(0.5)\nos.execv('{GAME}', ['evil-hangman', 'seat', '--guesser', 'frequency'])\n"
    );
    place.write("forks.py", source);
    let command = format!("cmd:python3 {}", place.path("forks.py").display());
    no_fault(&games(("--setter greedy --games 2 --memory 400 --guesser", [command])));
}

#[cfg(unix)]
#[test]
fn messages_say_when_a_program_ended_and_that_nobody_starts_it_again() {
    let sentences = |guesser: &str, number: &str| -> Vec<String> {
        let more = ["--guesser", guesser, "--games", number];
        let games = games(("--setter greedy --lives 1", more)).into_iter();
        games.map(|game| game["sentence"].as_str().unwrap_or("none").to_owned()).collect()
    };
    let once = "echo guess z; while read l; do case $l in result*) exit 0;; esac; done";
    let said = sentences(&format!("once=cmd:{HELLO} {once}"), "2");
    let ended =
        "the guesser once ended between two games, before it was told to quit (exit status 0).";
    assert_eq!(said, ["none", ended]);
    let said = sentences("gone=cmd:/no/such/program --fast", "5");
    let cannot = "cannot be started: the shell finds no such program (exit status 127).";
    let never = "failed to start three times in a row and was not started again in this series; the last time it";
    assert_eq!(said[0], format!("the guesser gone {cannot}"));
    assert_eq!(said[4], format!("the guesser gone {never} {cannot}"));
    // The shell, or the program in its place, tells the signal.
    let place = Place::new();
    place.program("dies", "#!/bin/sh\nkill -SEGV $$\n");
    let said = sentences(&format!("dies=cmd:{}", place.path("dies").display()), "1");
    for told in ["ended before it was ready", "signal 11 SIGSEGV"] {
        assert!(said[0].contains(told), "{}", said[0]);
    }
    let mute = ["--guesser", &format!("mute=cmd:{HELLO} sleep 100")];
    let text = run(("match --setter greedy --games 1 --move-time 200ms", NINE, mute)).out;
    assert!(text.contains("does it flush its output after each line?"), "{text}");
}
