//! Tests that `check` finds bugs in programs, and says the same in every format.

use std::fs;
use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::grades::{self, class, right};
use super::misbehaviour::runs;
use super::support::*;

/// Writes a Python player with a modification and checks it. Returns the exit status and the report.
fn checked(player: &str, replaced: [&str; 2], more: impl Arguments) -> Option<(i32, Value)> {
    let place = with_python()?;
    let source = fs::read_to_string(project(&format!("examples/players/python/{player}"))).unwrap();
    let [from, to] = replaced;
    assert!(source.contains(from), "{from}");
    place.write(player, source.replace(from, to));
    let role = if player == "setter.py" { "--setter" } else { "--guesser" };
    let command = format!("cmd:python3 -S {player}");
    let ran = place.run(("check --format json", more, [role, &command]));
    Some((ran.status.unwrap(), ran.json()))
}

fn kinds(report: &Value) -> Vec<&str> {
    let mistakes = report["mistakes"].as_array().unwrap().iter();
    mistakes.map(|mistake| mistake["kind"].as_str().unwrap()).collect()
}

/// What each mistake leads to has tests beside the code; these are about programs.
#[test]
fn programs_are_found_out() {
    let smallest = ["(len(families[p]),", "(-len(families[p]),"];
    let repeats = ["guessed.add(best)", "pass"];
    // Only adapters say what is wrong with a program; in one itself these are comments.
    let says = "say('# contracts f'); say('# mistake size: x'); say('# unseen all'); \
                print('x . # mistake size: x', file=sys.stderr, flush=True); say('ready')";
    let comments = ["say(\"ready\")", says];
    // Right ones are in `examples.rs`.
    for (player, replaced, more, expected) in [
        ("setter.py", smallest, "--cases 12 --ties any", &["size"][..]),
        ("guesser.py", repeats, "--cases 6 --frequency", &["repeated"]),
        ("setter.py", comments, "--cases 2", &[]),
    ] {
        // A large list takes most of the time; programs/languages.rs has one.
        let Some((status, report)) = checked(player, replaced, (more, ANIMALS)) else { return };
        assert_eq!(kinds(&report), expected, "{more}: {report}");
        assert_eq!(status, i32::from(!expected.is_empty()));
        assert_eq!(report["lengths"], "2..20");
    }
    for wrong in ["--guesser cmd:x --rule byu", "--setter cmd:x --frequency", "--setter greedy"] {
        run(("check", wrong)).refused(&[]);
    }
}

#[test]
fn a_submission_that_hangs_gets_its_grade_soon_and_the_smallest_example() {
    let mute = "cmd:read l; echo hangman 1 mute; read l; read l; echo ready; sleep 100";
    let check = ["check", "--setter", mute, "--format", "gradescope"];
    let start = Instant::now();
    let ran = run((check, "--move-time 300ms"));
    assert!(start.elapsed() < Duration::from_secs(60));
    let results = ran.json();
    assert_eq!((ran.status, &results["score"]), (Some(1), &0.0.into()));
    for test in results["tests"].as_array().unwrap() {
        assert_ne!(test["output"], "", "a part that lost points says why: {test}");
    }
    // So does one that is only slow, when the time is over.
    let ran = run((check, "--move-time 100s --total-time 1s"));
    assert_eq!((ran.status, &ran.json()["score"]), (Some(124), &0.0.into()));
}

#[cfg(unix)]
#[test]
fn a_check_that_is_stopped_prints_what_it_has() {
    let mark = format!("95{}", std::process::id());
    let mute = format!(
        "cmd:read l; echo hangman 1 mute; read l; read l; echo ready; read l; sleep {mark}"
    );
    for signal in ["TERM", "XCPU"] {
        let check = ["check", "--setter", &mute, "--format", "gradescope", "--move-time", "100s"];
        let place = Place::new();
        let child = place.command(GAME, check).stdout(Stdio::piped()).spawn().unwrap();
        wait_until("the program sleeps", || runs(&mark));
        kill(signal, child.id());
        let ran = Ran::from(child.wait_with_output().unwrap());
        assert_eq!(ran.json()["score"], 0.0, "{signal}");
        assert!(ran.status.is_some_and(|status| status > 128), "{signal}");
    }
}

#[test]
fn it_is_said_when_a_program_ended_and_that_it_was_with_the_large_dictionary() {
    let right = right();
    let fails = |from: &str, to: &str| {
        assert!(right.contains(from));
        right.replacen(from, &format!("{from}{to}"), 1)
    };
    let at_once = fails("import sys\n", "sys.exit('no words')\n");
    let large = fails("letter = parts[1]\n", "        len(words) < 900 or sys.exit(3)\n");
    let second = fails("letter = parts[1]\n", "        len(games) < 2 or sys.exit(3)\n");
    let second = second.replace("family = [word", "games.append(1); family = [word");
    let second = second.replace("import sys\n", "import sys\ngames = []\n");
    let programs = [("at-once", &*at_once), ("large", &*large), ("second", &*second)];
    let Some(place) = class(&programs) else { return };
    let letters = || "abcdefghij".chars();
    let words = letters().flat_map(|a| letters().map(move |b| (a, b)));
    let words = words.flat_map(|(a, b)| letters().map(move |c| format!("{a}{b}{c}\n")));
    place.write("words.txt", words.collect::<String>());
    let ran = grades::check(&place, programs.map(|(name, _)| name), "");
    for (name, screen, table) in [
        ("at-once", "before it was ready (exit status 1). It wrote \"no words\" (", "no words"),
        ("large", "too early with the large dictionary (1)", "With the large dictionary ("),
        ("second", "something of the game before", "first answer in the next game (exit status 3)"),
    ] {
        let line = ran.out.lines().find(|line| line.starts_with(name)).unwrap_or_default();
        assert!(line.contains(screen), "{ran:?}");
        assert!(rows(&place)[name].1.contains(table), "{:?}", rows(&place));
    }
}
