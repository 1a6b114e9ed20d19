//! Tests that `check` finds bugs in programs, and says the same in every format.

use std::fs;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use super::misbehaviour::runs;
use super::support::{kill, line, project, run, there_is};

/// Writes a Python player with a modification and checks it. Returns the exit status and the report.
fn checked(player: &str, replaced: [&str; 2], more: &str) -> Option<(i32, Value)> {
    if !there_is("python3", &["--version"]) {
        return None;
    }
    let source = fs::read_to_string(project(&format!("examples/players/python/{player}"))).unwrap();
    let [from, to] = replaced;
    assert!(source.contains(from), "{from}");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(player);
    fs::write(&path, source.replace(from, to)).unwrap();
    let role = if player == "setter.py" { "--setter" } else { "--guesser" };
    let command = format!("cmd:python3 {}", path.display());
    let output =
        run(&[&line(&format!("check --format json {more}"), &[]), &[role, &command][..]].concat());
    let report = serde_json::from_slice(&output.stdout);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    Some((output.status.code().unwrap(), report.unwrap_or_else(|_| panic!("{error}"))))
}

fn kinds(report: &Value) -> Vec<&str> {
    let mistakes = report["mistakes"].as_array().unwrap().iter();
    mistakes.map(|mistake| mistake["kind"].as_str().unwrap()).collect()
}

#[test]
fn setters_are_found_out() {
    let most_letters = ["-len(p), p[::-1]", "len(p), p[::-1]"];
    let smallest = ["(len(families[p]),", "(-len(families[p]),"];
    for (replaced, more, expected) in [
        (["", ""], "--cases 25", &[][..]),
        (["", ""], "--cases 25 --rule washington", &["tie"]),
        (most_letters, "--cases 60", &["tie"]),
        (most_letters, "--cases 12 --ties any", &[]),
        (smallest, "--cases 30 --ties any", &["size"]),
    ] {
        let Some((status, report)) = checked("setter.py", replaced, more) else { return };
        assert_eq!(kinds(&report), expected, "{more}: {report}");
        assert_eq!(status, i32::from(!expected.is_empty()));
        assert!(report["large"]["words"].as_u64() > Some(10_000), "{report}");
        assert_eq!(report["lengths"], "2..20");
    }
}

#[test]
fn guessers_are_found_out() {
    for (replaced, more, expected) in [
        (["", ""], "--cases 20 --frequency", None),
        (["guessed.add(best)", "pass"], "--cases 20", Some("repeated")),
        (["if positions(word, letter) == where]", "if True]"], "--cases 20", Some("wasted")),
        (["for c in set(word):", "for c in word:"], "--cases 20 --frequency", Some("frequency")),
    ] {
        let Some((status, report)) = checked("guesser.py", replaced, more) else { return };
        assert_eq!(kinds(&report).first().copied(), expected, "{report}");
        assert_eq!(status, i32::from(expected.is_some()));
    }
    for wrong in ["--guesser cmd:x --rule byu", "--setter cmd:x --frequency", "--setter greedy"] {
        assert_eq!(run(&line(&format!("check {wrong}"), &[])).status.code(), Some(2), "{wrong}");
    }
}

#[test]
fn a_submission_that_hangs_gets_its_grade_soon_and_the_smallest_example() {
    let mute = "cmd:read l; echo hangman 1 mute; read l; read l; echo ready; sleep 100";
    let check = ["check", "--setter", mute, "--format", "gradescope"];
    let start = Instant::now();
    let output = run(&[&check[..], &["--move-time", "300ms"]].concat());
    assert!(start.elapsed() < Duration::from_secs(60));
    let results: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((output.status.code(), &results["score"]), (Some(1), &0.0.into()));
    for test in results["tests"].as_array().unwrap() {
        assert_ne!(test["output"], "", "a part that lost points says why: {test}");
    }
    // So does one that is only slow, when the time is over.
    let output = run(&[&check[..], &["--move-time", "100s", "--total-time", "1s"]].concat());
    let results: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((output.status.code(), &results["score"]), (Some(124), &0.0.into()));
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_that_computes_is_not_told_to_flush() {
    let start = "read l; echo hangman 1 x; read l; read l; echo ready;";
    let sentence = |then: &str| {
        let setter = format!("cmd:{start} read l; {then}");
        let check = line("check --move-time 1s --format json --cases 3 --setter", &[&setter]);
        let report: Value = serde_json::from_slice(&run(&check).stdout).unwrap();
        report["mistakes"][0]["sentence"].as_str().unwrap().to_owned()
    };
    let (busy, waiting) = (sentence("while :; do :; done"), sentence("sleep 100"));
    assert_ne!(busy, waiting);
}

#[cfg(unix)]
#[test]
fn a_check_that_is_stopped_prints_what_it_has() {
    let mark = format!("95{}", std::process::id());
    let mute = format!(
        "cmd:read l; echo hangman 1 mute; read l; read l; echo ready; read l; sleep {mark}"
    );
    for signal in ["TERM", "XCPU"] {
        let child = Command::new(env!("CARGO_BIN_EXE_evil-hangman"))
            .args(["check", "--setter", &mute, "--format", "gradescope", "--move-time", "100s"])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        while !runs(&mark) {
            std::thread::sleep(Duration::from_millis(5));
        }
        kill(signal, &child);
        let output = child.wait_with_output().unwrap();
        let results: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(results["score"], 0.0, "{signal}");
        assert!(output.status.code().is_some_and(|status| status > 128), "{signal}");
    }
}
