//! Tests that untrusted names and texts are escaped in all output: nothing that a terminal or a spreadsheet
//! would obey, and nothing invisible.

use crate::support::Place;
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
    let player = "player\u{202e}.sh";
    let theme = "theme = \"\u{202e}\u{1b}[31m\"\n\u{202e} = 1\n";
    let place = Place::with(&[(NAME, WORDS), ("odd.toml", theme)]);
    place.program(player, PLAYER);
    let player = &format!("cmd:./{player}");
    let checked = |arguments: &str, typed: &str| {
        let ran = place.fed(arguments, typed);
        let said = ran.out + &ran.err;
        let unseen = said.chars().find(|&c| c != '\n' && !is_seen(c));
        assert_eq!(unseen, None, "{arguments:?}: {said:?}");
        assert!(!said.trim().is_empty(), "{arguments:?} says nothing");
        said
    };
    // A game in plain sentences, played to its end.
    let words = format!("--words {NAME}");
    let game = format!("--line {words} --length 4 --lives 2 --seed 3");
    checked(&game, "e\n\u{202e}\u{1b}[31m\nt\nstory\nwords\nstatistics\nn\n");
    let kept = place.read("evil-hangman/history.jsonl");
    assert!(kept.contains("=1+1"), "the name is kept: {kept}");
    for arguments in [
        "stats",
        "stats --json",
        "replay WORDS",
        "replay WORDS --json",
        "share",
        "solve WORDS",
        "solve WORDS --length 9",
        "oracle --letters e,a --length 4 WORDS",
        "evaluate WORDS --length 4 --guesser frequency",
        "match WORDS --length 4 --setter greedy --guesser PLAYER",
        "match WORDS --length 4 --setter greedy --guesser PLAYER --json",
        "match WORDS --length 4 --setter PLAYER --guesser frequency",
        "check --guesser PLAYER --cases 2",
        "verify NAME",
        "solve WORDS --without \u{1b}",
        "solve WORDS --without \u{202e}",
        "--print-theme \u{202e}\u{1b}[31m",
        "--config odd.toml --line",
        "--theme \u{202e}\u{1b}[31m --line",
        "--words \u{202e}\u{1b}[31m --line",
        "--line --game eh1 \u{202e}\u{1b}[31m fair 4 6 1 -",
        "\u{202e}\u{1b}[31m",
    ] {
        let arguments = arguments.replace("WORDS", &words).replace("NAME", NAME);
        checked(&arguments.replace("PLAYER", player), "");
    }
    let table = checked("stats --export csv", "");
    for cell in table.lines().flat_map(|line| line.split(',')) {
        let cell = cell.trim_matches('"').trim_start();
        assert!(!cell.starts_with(['=', '+', '-', '@']), "{cell:?} is a formula in {table}");
    }
}
