//! Tests of the players in `examples/players/`, if their interpreters are installed.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::support::*;

/// Lets a guesser and a setter play all built-in ones without a fault, and checks that the setter follows its
/// rule.
fn play(guesser: &str, setter: &str) {
    let [theirs, other] = [guesser, setter].map(|command| format!("them=cmd:{command}"));
    let game = "match --guesser frequency --setter greedy --games 4 --json";
    let report = json((game, ANIMALS, ["--guesser", &theirs, "--setter", &other]));
    no_fault(report["games"].as_array().unwrap());
    // Both follow the classic rule, so the same guesser gets the same results.
    let won = |at: usize| &report["pairings"][at]["guesser_won"];
    assert_eq!((won(0), won(2)), (won(1), won(3)), "{setter}");
    for (role, player) in [("--setter", setter), ("--guesser", guesser)] {
        // The last game is about all words in a sweep, which take most of the time.
        let check = ["check", role, &format!("cmd:{player}")];
        let ran = run((check, "--cases 3", swept(&ANIMALS[..], &[])));
        assert_eq!(ran.status, Some(0), "{ran:?}");
    }
}

/// Lets the adapter for a course's class play without a fault, with two numbers of misses.
fn adapt(command: &str) {
    let command = format!("cmd:{command}");
    for lives in ["6", "3"] {
        let game = "match --setter fair --setter greedy --games 4 --json";
        let report = json((game, ANIMALS, ["--guesser", &command, "--lives", lives]));
        no_fault(report["games"].as_array().unwrap());
    }
}

fn players(path: &str) -> String {
    project("examples/players").join(path).display().to_string()
}

fn build(folder: &Path, program: &str, arguments: &[&str], sources: &[&str]) {
    let sources: Vec<_> = sources.iter().map(|source| players(source)).collect();
    let output =
        Command::new(program).current_dir(folder).args(arguments).args(sources).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "built without a warning");
}

#[test]
fn python() {
    if there_is("python3", "--version") {
        let of = |name: &str| format!("python3 {}", players(name));
        play(&of("python/guesser.py"), &of("python/setter.py"));
        adapt(&format!("{} {}", of("adapters/adapter.py"), players("adapters/hangman_player.py")));
        // The same as a notebook, with what only a notebook has, on a disk of its author.
        let module = players("adapters/hangman_api_user.py");
        let source = fs::read_to_string(&module)
            .unwrap()
            .replace("words_250000", "/drive/My Drive/words_250000");
        let cell =
            |kind: &str, lines: &[&str]| serde_json::json!({"cell_type": kind, "source": lines});
        let cells = [
            cell("markdown", &["# The contest"]),
            cell(
                "code",
                &[
                    "from google.colab import drive\n",
                    "drive.mount('/drive')\n",
                    "%matplotlib inline",
                ],
            ),
            cell("code", &source.split_inclusive('\n').collect::<Vec<_>>()),
            cell("code", &["HangmanAPI('TOKEN').no_such_method()"]),
        ];
        let folder = tempfile::tempdir().unwrap();
        let notebook = folder.path().join("contest.ipynb");
        fs::write(&notebook, serde_json::json!({"cells": cells}).to_string()).unwrap();
        for solution in [module, notebook.display().to_string()] {
            adapt(&format!("{} '{solution}'", of("adapters/hangman_api.py")));
        }
    }
}

#[test]
fn javascript() {
    if there_is("node", "--version") {
        let of = |name: &str| format!("node {}", players(name));
        play(&of("javascript/guesser.js"), &of("javascript/setter.js"));
        adapt(&format!("{} {}", of("adapters/adapter.js"), players("adapters/HangmanPlayer.js")));
    }
}

#[test]
fn c() {
    if there_is("cc", "--version") {
        let folder = tempfile::tempdir().unwrap();
        for (name, sources) in [
            ("guesser", &["c/guesser.c"][..]),
            ("setter", &["c/setter.c"]),
            ("adapted", &["adapters/adapter.c", "adapters/hangmanPlayer.c"]),
        ] {
            build(folder.path(), "cc", &["-O1", "-Wall", "-Wextra", "-o", name], sources);
        }
        let of = |name: &str| folder.path().join(name).display().to_string();
        play(&of("guesser"), &of("setter"));
        adapt(&of("adapted"));
    }
}

#[test]
fn java() {
    if there_is("javac", "-version") && there_is("java", "-version") {
        let folder = tempfile::tempdir().unwrap();
        let sources = [
            "java/Guesser.java",
            "java/Setter.java",
            "adapters/Adapter.java",
            "adapters/HangmanPlayer.java",
        ];
        let quick = ["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "-d", "."];
        build(folder.path(), "javac", &quick, &sources);
        let of = |class: &str| {
            format!(
                // Games this short are over before compiling anything pays.
                "exec java -Xint -XX:+UseSerialGC -cp {} {class}",
                folder.path().display()
            )
        };
        play(&of("Guesser"), &of("Setter"));
        adapt(&of("Adapter"));
    }
}

#[test]
fn examples_are_short() {
    for language in ["python", "c", "java", "javascript"] {
        for entry in fs::read_dir(players(language)).unwrap() {
            let path = entry.unwrap().path();
            let lines = fs::read_to_string(&path).unwrap().lines().count();
            assert!(lines < 80, "{path:?} has {lines} lines");
        }
    }
}
