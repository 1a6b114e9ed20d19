//! Tests that `check` finds bugs in players and shrinks the failing games.

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
        (["guessed.add(best)", "pass"], "guessed a again"),
        (
            ["if positions(word, letter) == where]", "if True]"],
            "which is in none of the words that fit what it was told",
        ),
        (
            ["length = int(parts[1])", "length = int(parts[1]); 1 // (length - 1)"],
            "ended in the middle of a game",
        ),
    ] {
        let Some((status, text)) = checked("guesser.py", replaced, &["--cases", "20"]) else {
            return;
        };
        assert!(text.contains(message), "{text}");
        assert_eq!(status, i32::from(!replaced[0].is_empty()), "{text}");
    }
}
