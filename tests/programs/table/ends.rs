//! Tests of what remains after a match, however it ends: no players, no temporary files, and the requested
//! output if it could be written.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use super::misbehaviour::{HELLO, runs};
use super::support::*;

/// Starts a match with this guesser, with its temporary files in a folder.
fn playing(guesser: &str, temporary: &Path) -> Child {
    Command::new(GAME)
        .args(("match --setter greedy --move-time 100s --json", NINE).all())
        .args(["--guesser", &format!("cmd:{guesser}")])
        .env("TMPDIR", temporary)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn no_player_and_no_file_outlives_a_match_whatever_ends_it() {
    for (number, signal) in ["KILL", "INT", "QUIT", "XCPU", "ABRT"].into_iter().enumerate() {
        let mark = format!("96{number}{}", std::process::id());
        let temporary = tempfile::tempdir().unwrap();
        let files = || names(temporary.path()).len();
        // A child in the process group whose parent has ended, and the player itself.
        let guesser = format!("{HELLO} (sh -c 'sleep {mark} & exit' &); sleep {mark}");
        let child = playing(&guesser, temporary.path());
        wait_until("the player sleeps", || runs(&mark));
        assert_eq!(files(), 1, "a folder for its words");
        kill(signal, child.id());
        let ran = Ran::from(child.wait_with_output().unwrap());
        wait_until("no player is left", || !runs(&mark));
        wait_until("no file is left", || files() == 0);
        if !matches!(signal, "KILL" | "ABRT") {
            assert_eq!(ran.json()["finished"], false, "{signal}: what was played is reported");
            assert!(ran.status.is_some_and(|status| status > 128), "{signal}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_match_within_a_match_leaves_no_player_and_no_word_list() {
    for (number, signal) in ["KILL", "TERM"].into_iter().enumerate() {
        let mark = format!("92{number}{}", std::process::id());
        let folder = tempfile::tempdir().unwrap();
        // The folder's name is no line of what the guard reads.
        let temporary = folder.path().join("a\n\n");
        fs::create_dir(&temporary).unwrap();
        let (inner, program) = (folder.path().join("inner"), GAME);
        let game = format!("match --words '{}' --setter greedy --move-time 100s", NINE[1]);
        let nested = format!("'{program}' {game} --guesser 'cmd:{HELLO} sleep {mark}'");
        fs::write(&inner, &nested).unwrap();
        let mut child = playing(&format!("{HELLO} sh '{}'", inner.display()), &temporary);
        wait_until("the inner player sleeps", || runs(&mark));
        kill(signal, child.id());
        child.wait().unwrap();
        wait_until("no player is left", || !runs(&mark));
        wait_until("no file is left", || names(&temporary).is_empty());
    }
}

#[cfg(target_os = "linux")]
#[test]
fn what_this_program_lacks_is_no_fault_of_a_player() {
    let guesser = ["--guesser", &format!("cmd:{HELLO} sleep 100")];
    for arguments in ["match --setter greedy --json", "check --cases 2 --format gradescope"] {
        let limited = "ulimit -n 8; exec \"$0\" \"$@\"";
        let ran = Place::new().shell(limited, (arguments, NINE, guesser));
        assert_eq!((ran.status, ran.out.as_str()), (Some(1), ""), "{ran:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn while_the_referee_is_stopped_no_time_passes_for_a_player() {
    let letters = "set -- e o a l d s b h f i g p t w c n x k y";
    // The player thinks meanwhile, or the whole machine is stopped.
    for (limit, nap, is_stopped) in [("5s", "0.2", false), ("200ms", "0.1", true)] {
        let place = Place::new();
        let turn = place.path("turn");
        let guesser = format!(
            "cmd:{HELLO} {letters}; echo $$ > '{}'; sleep {nap}; echo guess $1; \
             while read k l; do [ $k != turn ] || {{ shift; echo guess $1; }}; done",
            turn.display()
        );
        let limits = "match --setter greedy --games 1 --lives 26 --game-time 2s --json --move-time";
        let mut command = place.command(GAME, (limits, [limit, "--guesser", &guesser], NINE));
        let child = command.stdout(Stdio::piped()).spawn().unwrap();
        let player = || fs::read_to_string(&turn).ok()?.trim_end().parse().ok();
        wait_until("it is the player's turn", || player().is_some());
        let stopped = [Some(child.id()), player().filter(|_| is_stopped)];
        stopped.into_iter().flatten().for_each(|process| kill("STOP", process));
        std::thread::sleep(std::time::Duration::from_secs(3));
        stopped.into_iter().flatten().for_each(|process| kill("CONT", process));
        let ran = Ran::from(child.wait_with_output().unwrap());
        assert_eq!(ran.json()["games"][0]["fault"], serde_json::Value::Null, "{limit}: {ran:?}");
    }
}

#[test]
fn a_match_between_built_in_players_needs_no_temporary_folder() {
    let place = Place::new();
    let game = "match --setter greedy --guesser frequency --games 2";
    let mut command = place.command(GAME, (game, NINE));
    let ran = Ran::of(command.env("TMPDIR", "/nowhere").env("TMP", "/nowhere"), "");
    assert_eq!(ran.status, Some(0));
}

#[cfg(unix)]
#[test]
fn other_users_can_read_the_words_if_they_know_where_and_nothing_else() {
    let place = Place::new();
    let guesser = "cmd:read l; echo hangman 1 s; read l; read w; w=${w#words }; \
                   ls -ld \"$w\" \"$(dirname \"$w\")\" | cut -c1-10 >seen; echo ready; read l";
    place.run(("match --setter greedy --games 1 --guesser", [guesser], NINE));
    assert_eq!(place.read("seen"), "drwx--x--x\n-r--r--r--\n");
}

#[test]
fn transcripts_that_cannot_be_written_are_reported_before_a_game_and_never_instead_of_results() {
    let place = Place::with(&[("file", ""), ("said/7-1-12.txt", "old")]);
    let play = |to: &str, guesser: &str| {
        let more = ["--guesser", guesser, "--transcripts", to];
        place.run(("match --setter greedy --games 2", NINE, more))
    };
    let ran = play("file/below", "frequency");
    assert!(ran.err.contains("cannot be written") && ran.out.is_empty(), "{ran:?}");
    // An existing file is never overwritten; transcripts of earlier games are not in the way.
    play("said", "frequency").refused(&["7-1-12.txt", "remove it first"]);
    fs::remove_file(place.path("said/7-1-12.txt")).unwrap();
    // The folder is removed while the games are played.
    let guesser = format!("cmd:rm -r '{}'; exit 0", place.path("said").display());
    let ran = play("said", &guesser);
    assert_ne!(ran.status, Some(0), "{ran:?}");
    assert!(ran.out.contains("2 games") && ran.err.contains("1-1-1.txt"), "{ran:?}");
}
