//! Tests that untrusted names and texts are escaped in all output: nothing that a terminal or a spreadsheet
//! would obey, and nothing invisible.

use std::fs;
use std::io::Write;
use std::process::Stdio;

use crate::support::{program, run};
use evil_hangman::words::is_seen;

/// A formula, right-to-left text, an invisible character, and a terminal command.
const NAME: &str = "=1+1\u{202e}\u{200b}\u{1b}[31m.txt";

const WORDS: &str = "ally\nbeta\ncool\ndeal\nelse\nflew\ngood\nhope\nibex\n\u{202e}\u{1b}[2Jtaeb\n";

/// A player that prints such things at every turn.
const PLAYER: &str = "#!/bin/sh
while read -r order; do
    case $order in
    hangman*) printf 'hangman 1 =\\342\\200\\256eman\\033[2J\\n' ;;
    words*) printf 'ready\\n' ;;
    *) printf '# \\342\\200\\256eton\\n\\342\\200\\256\\033[2Jwhat\\n'; printf '\\342\\200\\256rorre\\n' >&2 ;;
    esac
done
";

#[test]
fn nothing_that_others_chose_is_obeyed_or_unseen() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join(NAME), WORDS).unwrap();
    fs::write(folder.join("player\u{202e}.sh"), PLAYER).unwrap();
    fs::write(folder.join("odd.toml"), "theme = \"\u{202e}\u{1b}[31m\"\n\u{202e} = 1\n").unwrap();
    let player = "cmd:sh player\u{202e}.sh";
    let checked = |name: &[&str], output: &std::process::Output| {
        let said = [&output.stdout[..], &output.stderr].concat();
        let said = String::from_utf8(said).unwrap();
        let unseen = said.chars().find(|&c| c != '\n' && !is_seen(c));
        assert_eq!(unseen, None, "{name:?}: {said:?}");
        assert!(!said.trim().is_empty(), "{name:?} says nothing");
        said
    };
    // A game in plain sentences, played to its end.
    let game = ["--line", "--words", NAME, "--length", "4", "--lives", "2", "--seed", "3"];
    let mut playing = program(&game, folder);
    let mut playing = playing
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let typed = "e\n\u{202e}\u{1b}[31m\nt\nstory\nwords\nstatistics\nn\n";
    playing.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    checked(&game, &playing.wait_with_output().unwrap());
    let kept = fs::read_to_string(folder.join("history.jsonl")).unwrap();
    assert!(kept.contains("=1+1"), "the name is kept: {kept}");
    for arguments in [
        &["stats"][..],
        &["stats", "--json"],
        &["replay", "--words", NAME],
        &["replay", "--words", NAME, "--json"],
        &["share"],
        &["solve", "--words", NAME],
        &["solve", "--words", NAME, "--length", "9"],
        &["oracle", "--letters", "e,a", "--length", "4", "--words", NAME],
        &["evaluate", "--words", NAME, "--length", "4", "--guesser", "frequency"],
        &["match", "--words", NAME, "--length", "4", "--guesser", player, "--setter", "greedy"],
        &[
            "match",
            "--words",
            NAME,
            "--length",
            "4",
            "--guesser",
            player,
            "--setter",
            "greedy",
            "--json",
        ],
        &["match", "--words", NAME, "--length", "4", "--guesser", "frequency", "--setter", player],
        &["check", "--guesser", player, "--cases", "2"],
        &["verify", NAME],
        &["solve", "--words", NAME, "--without", "\u{1b}"],
        &["solve", "--words", NAME, "--without", "\u{202e}"],
        &["--print-theme", "\u{202e}\u{1b}[31m"],
        &["--config", "odd.toml", "--line"],
        &["--theme", "\u{202e}\u{1b}[31m", "--line"],
        &["--words", "\u{202e}\u{1b}[31m", "--line"],
        &["--game", "eh1 \u{202e}\u{1b}[31m fair 4 6 1 -", "--line"],
        &["\u{202e}\u{1b}[31m"],
    ] {
        checked(arguments, &run(arguments, folder));
    }
    let table = checked(&["csv"], &run(&["stats", "--export", "csv"], folder));
    for cell in table.lines().flat_map(|line| line.split(',')) {
        let cell = cell.trim_matches('"').trim_start();
        assert!(!cell.starts_with(['=', '+', '-', '@']), "{cell:?} is a formula in {table}");
    }
}
