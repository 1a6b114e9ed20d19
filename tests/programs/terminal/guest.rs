//! Tests of guests on a public account: the game opens nothing but the terminal, starts nothing, and ends
//! when a guest is idle.

use evil_hangman::text::notices::IDLE;
use evil_hangman::text::reverse::WHAT_WAS_IT;

use super::*;

/// Variables with file names that a guest may have set.
const BROUGHT: [(&str, &str); 5] = [
    ("EVIL_HANGMAN_WORDS", "words.txt"),
    ("EVIL_HANGMAN_CONFIG", "config.toml"),
    ("EVIL_HANGMAN_THEME", "theme.toml"),
    ("EVIL_HANGMAN_SEED", "1"),
    ("TMPDIR", "/brought"),
];

/// Returns whether the loader or the C library opens a path before the program begins.
fn is_of_the_system(path: &str) -> bool {
    let is_library =
        path.starts_with("/etc/ld.so.") || path.contains(".so.") || path.ends_with(".so");
    is_library || ["/proc/self/maps", "/proc/sys/vm/overcommit_memory"].contains(&path)
}

/// Starts the game under `strace`, which writes every system call to a file.
fn watched(to: &str, flags: impl Arguments) -> Terminal {
    let strace =
        ["strace", "-f", "-qq", "-e", "trace=file,process,network", "-o", to, GAME, "--guest"];
    Terminal::start((strace, flags), &BROUGHT)
}

#[test]
fn nothing_is_opened_but_the_terminal_and_nothing_is_started() {
    if !there_is("strace", ["-f", "true"]) {
        return;
    }
    let log = tempfile::tempdir().unwrap();
    let path = log.path().join("log");
    // A round to its end with everything that can be asked meanwhile, the statistics, a theme, and the daily
    // game.
    let mut terminal = watched(path.to_str().unwrap(), "--length 4 --lives 3");
    terminal.expect(BEGUN);
    terminal.press("\x1a\x1bOR\x1bOS\x1bOQ");
    guess_until_over(&mut terminal, "qzjxkv");
    terminal.press_for("\x1b[15~", "Statistics");
    terminal.press_for("\t", "Statistics");
    terminal.press_for("\x1b", OVER);
    terminal.press_for("\x1b", "Home");
    terminal.press("\x1b[19~");
    terminal.press_for("\x1b[B\r", BEGUN);
    terminal.press("\x03");
    terminal.ends(130);
    assert_eq!(names(terminal.folder()), ["words.txt"], "nothing is made beside the words");
    // In plain sentences, with a hidden word.
    let lines = log.path().join("lines");
    let flags = "--line --opponent you --length 4 --lives 9";
    let mut terminal = watched(lines.to_str().unwrap(), flags);
    terminal.expect(&lives_left(9));
    terminal.press_for("give up\n", WHAT_WAS_IT);
    terminal.press_for("qoph\n", "QOPH");
    terminal.press("\x04\x04");
    terminal.only_ends().unwrap();
    for path in [path, lines] {
        let log = std::fs::read_to_string(path).unwrap();
        let mut programs = 0;
        for line in log.lines() {
            let call = line.split_once(' ').map_or(line, |(_, call)| call.trim_start());
            programs += usize::from(call.starts_with("execve("));
            let forks =
                ["fork(", "vfork(", "clone(", "clone3("].iter().any(|fork| call.starts_with(fork));
            assert!(!forks || call.contains("CLONE_THREAD"), "something is started: {line}");
            assert!(!call.starts_with("socket("), "something is called: {line}");
            let opened = call.split('"').nth(1).filter(|path| !path.is_empty());
            let Some(opened) = opened.filter(|_| !call.starts_with("execve(")) else { continue };
            let allowed = is_of_the_system(opened) || opened == "/dev/tty";
            assert!(allowed, "{opened} is touched: {line}");
        }
        assert_eq!(programs, 1, "the game itself");
    }
}

#[test]
fn nothing_that_names_a_file_or_a_command_goes_with_a_guest() {
    for flags in ["--words words.txt", "--config x", "--theme a/b.toml", "solve"] {
        let terminal = Terminal::start(([GAME], "--guest", flags), &[]);
        assert_eq!(terminal.only_ends(), Ok(2), "{flags:?}: {}", terminal.contents());
    }
}

#[test]
fn a_guest_is_waited_for_and_then_not_any_more() {
    let mut terminal = Terminal::play("--guest --idle 1s");
    terminal.expect("Home");
    assert!(terminal.ends(0).contains(IDLE));
    let mut terminal = Terminal::play("--guest --idle 1s --line");
    assert!(terminal.ends(0).contains(GOODBYE));
    let friend = "--guest --idle 1s --line --opponent friend --lives 1";
    let mut terminal = Terminal::play(friend);
    begin_in_sentences(&mut terminal);
    terminal.expect(YOUR_WORD);
    terminal.press("qu");
    terminal.ends(0);
}

#[test]
fn a_guest_cannot_suspend_the_game() {
    for flags in ["--guest --length 4 --lives 14 --opening none", "--guest --line"] {
        let mut terminal = shell(SUSPENDING, flags);
        let begun = if flags.contains("--line") { PLAY_OR_TYPE } else { BEGUN };
        terminal.expect(begun);
        terminal.press("\x1a");
        terminal.signal_child("TSTP");
        if flags.contains("--line") {
            terminal.press_for("\n", YOUR_LETTER);
        } else {
            terminal.press_for("e", "Playing 1");
            terminal.press("\x03");
        }
        assert!(!terminal.contents().contains("stopped"));
    }
}
