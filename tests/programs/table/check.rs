//! Tests that `check` finds bugs in players and shrinks the failing games.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::misbehaviour::runs;
use super::support::{project, run, there_is};

/// Writes a Python player with a modification, and checks it.
fn checked(player: &str, replaced: [&str; 2], arguments: &[&str]) -> Option<(i32, String)> {
    if !there_is("python3", &["--version"]) {
        return None;
    }
    let source =
        std::fs::read_to_string(project(&format!("examples/players/python/{player}"))).unwrap();
    let [from, to] = replaced;
    assert!(source.contains(from), "{from}");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(player);
    std::fs::write(&path, source.replace(from, to)).unwrap();
    let role = if player == "setter.py" { "--setter" } else { "--guesser" };
    let command = format!("cmd:python3 {}", path.display());
    let output = run(&[&["check", role, &command][..], arguments].concat());
    let text = String::from_utf8(output.stdout).unwrap();
    Some((output.status.code().unwrap(), text))
}

#[test]
fn a_setter_that_follows_its_rule_has_no_mistake() {
    let Some((status, text)) = checked("setter.py", ["", ""], &["--cases", "10"]) else { return };
    assert!(status == 0 && text.starts_with("No mistake of the setter"), "{text}");
    let Some((status, text)) =
        checked("setter.py", ["", ""], &["--cases", "25", "--rule", "washington"])
    else {
        return;
    };
    assert!(status == 1 && text.contains("another family of 1 than the rule's ties say"), "{text}");
}

#[test]
fn the_first_difference_is_shrunk_to_the_smallest_dictionary() {
    // Of equals the one with the most letters: two words are enough to see it.
    let wrong = ["-len(p), p[::-1]", "len(p), p[::-1]"];
    let Some((status, text)) = checked("setter.py", wrong, &["--cases", "60"]) else { return };
    assert_eq!(status, 1, "{text}");
    let words = text.lines().find_map(|line| line.trim().strip_prefix("words ")).unwrap();
    assert_eq!(words.split_whitespace().count(), 2, "{text}");
    let letters = text.lines().find_map(|line| line.trim().strip_prefix("letters ")).unwrap();
    assert_eq!(letters.len(), 1, "{text}");
    assert!(
        text.contains("<- the rule keeps this") && text.contains("<- the setter kept this"),
        "{text}"
    );
    // Any of the largest families is as good where only sizes count.
    let Some((status, text)) = checked("setter.py", wrong, &["--cases", "12", "--sizes-only"])
    else {
        return;
    };
    assert_eq!(status, 0, "{text}");
    let smallest = ["(len(families[p]),", "(-len(families[p]),"];
    let Some((status, text)) = checked("setter.py", smallest, &["--cases", "60", "--sizes-only"])
    else {
        return;
    };
    assert!(status == 1 && text.contains("a family of 1 where there is one of 2"), "{text}");
    let words = text.lines().find_map(|line| line.trim().strip_prefix("words ")).unwrap();
    assert_eq!(words.split_whitespace().count(), 3, "{text}");
}

#[test]
fn guessers_are_found_out() {
    for (replaced, message) in [
        (["", ""], "No mistake of the guesser"),
        (["guessed.add(best)", "pass"], "again, which had already been answered"),
        (
            ["if positions(word, letter) == where]", "if True]"],
            "which is in none of the words that fit what it was told",
        ),
        (["length = int(parts[1])", "length = int(parts[1]); 1 // (length - 1)"], "ended b"),
    ] {
        let Some((status, text)) = checked("guesser.py", replaced, &["--cases", "20"]) else {
            return;
        };
        assert!(text.contains(message), "{text}");
        assert_eq!(status, i32::from(!replaced[0].is_empty()), "{text}");
    }
}

#[test]
fn a_submission_that_hangs_gets_its_grade_soon() {
    let mute = "cmd:read l; echo hangman 1 mute; read l; read l; echo ready; sleep 100";
    let check = ["check", "--setter", mute, "--format", "gradescope"];
    let start = Instant::now();
    let output = run(&[&check[..], &["--move-time", "300ms"]].concat());
    assert!(
        start.elapsed() < Duration::from_secs(60),
        "three answers, and a few more to make it small"
    );
    let results: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((output.status.code(), &results["score"]), (Some(1), &0.0.into()));
    let text = results["output"].as_str().unwrap();
    assert!(
        text.contains("three games in a row ended like this, so the 97 other games count as lost"),
        "{text}"
    );
    // So does one that is only slow, when the time is over.
    let output = run(&[&check[..], &["--move-time", "100s", "--total-time", "1s"]].concat());
    let results: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((output.status.code(), &results["score"]), (Some(124), &0.0.into()));
    assert!(
        results["output"].as_str().unwrap().starts_with("Unfinished: 100 games were not played.")
    );
}

#[cfg(unix)]
#[test]
fn a_check_that_is_stopped_prints_what_it_has() {
    let mark = format!("95{}", std::process::id());
    let mute = format!(
        "cmd:read l; echo hangman 1 mute; read l; read l; echo ready; read l; sleep {mark}"
    );
    for signal in ["TERM", "QUIT", "XCPU"] {
        let child = Command::new(env!("CARGO_BIN_EXE_evil-hangman"))
            .args(["check", "--setter", &mute, "--format", "gradescope", "--move-time", "100s"])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        while !runs(&mark) {
            std::thread::sleep(Duration::from_millis(5));
        }
        let kill = format!("kill -{signal} {}", child.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
        let output = child.wait_with_output().unwrap();
        let results: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(results["score"], 0.0, "{signal}");
        assert!(output.status.code().is_some_and(|status| status > 128), "{signal}");
    }
}

#[test]
fn a_guesser_can_be_held_to_the_most_frequent_letter() {
    let rule = ["--cases", "20", "--rule", "frequency"];
    let Some((status, text)) = checked("guesser.py", ["", ""], &rule) else { return };
    assert_eq!(status, 0, "{text}");
    assert!(text.contains("(a letter that most of the fitting words have)"), "{text}");
    let by_letters = ["for c in set(word):", "for c in word:"];
    let Some((status, text)) = checked("guesser.py", by_letters, &rule) else { return };
    assert!(status == 1 && text.contains("of those that fit"), "{text}");
    for wrong in
        [["--guesser", "cmd:x", "--rule", "byu"], ["--setter", "cmd:x", "--rule", "frequency"]]
    {
        let output = run(&[&["check"], &wrong[..]].concat());
        assert_eq!(output.status.code(), Some(2));
    }
}

#[test]
fn points_have_weights_and_few_digits() {
    let fair = "import sys\nfor line in sys.stdin:\n    p = line.split()\n    if p[0] == 'hangman': print('hangman 1 x', flush=True)\n    \
                if p[0] == 'words': words = open(line[6:].strip()).read().split(); print('ready', flush=True)\n    \
                if p[0] == 'game': w = [x for x in words if len(x) == int(p[1])][0]\n    \
                if p[0] == 'guess': print('hit ' + ' '.join(str(i + 1) for i, c in enumerate(w) if c == p[1]) if p[1] in w else 'miss', flush=True)\n    \
                if p[0] == 'reveal': print('word ' + w, flush=True)\n";
    if !there_is("python3", &["--version"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fair.py");
    std::fs::write(&path, fair).unwrap();
    let command = format!("cmd:python3 {}", path.display());
    let score = |weights: &str| {
        let check = ["check", "--setter", &command, "--format", "gradescope", "--cases", "20"];
        let output = run(&[&check[..], &["--weights", weights]].concat());
        serde_json::from_slice::<serde_json::Value>(&output.stdout).unwrap()
    };
    let results = score("3,4,2,1");
    let points = results["score"].as_f64().unwrap();
    assert!((3.0..6.0).contains(&points), "{results}");
    assert!(results["score"].to_string().len() <= 4, "{results}");
    assert_eq!(results["tests"].as_array().unwrap().len(), 4);
    assert_eq!(results["tests"][0]["score"], 3.0);
    assert_eq!(score("1,0,0,0")["score"], 10.0, "it plays by the rules");
}
