//! Tests of the full screen: the real binary in a pseudo-terminal, which is restored whatever happens.

use std::io::{Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::thread;
use std::time::Duration;

use evil_hangman::historyfile::Keeper;
use evil_hangman::text::Medium;
use evil_hangman::text::challenge::{HAND_OVER, YOUR_WORD};
use evil_hangman::text::conversation::{GOODBYE, PLAY_OR_TYPE, YOUR_LETTER};
use evil_hangman::text::round::not_a_letter;
use evil_hangman::text::screens::{self, lives_left};
use evil_hangman::tui;
use evil_hangman::ui::{BuiltIn, Depth, Glyphs, Theme};
use evil_hangman::words::ENGLISH;
use portable_pty::CommandBuilder;

mod bell;
mod bursts;
mod guest;
mod held;
mod kept;
mod motion;
mod mouse;
mod share;
mod stopped;
mod support;
mod thinking;

use crate::support::{Arguments, Place, game, names, there_is};
use support::{GAME, Terminal};

/// The flags for a round with the nine words that begins at once.
const NINE: &str = "--words words.txt --length 4 --lives 3";

/// Marks of screens: what is in front, and in a round the number of guesses.
const BEGUN: &str = "Playing 0";
const OVER: &str = "GameOver";

/// Returns what a terminal says that is too small for the game, as far as this many columns and one row have room for it.
fn too_small(columns: usize) -> String {
    screens::too_small(20, 5).chars().take(columns).collect()
}

/// The flags for a word that a friend types in plain sentences.
const FRIEND: &str = "--line --opponent friend --lives 1";

/// Starts a round and waits for its first screen.
fn begun(flags: impl Arguments) -> Terminal {
    let terminal = Terminal::play(flags);
    terminal.expect(BEGUN);
    terminal
}

/// Guesses these letters until the round is over.
fn guess_until_over(terminal: &mut Terminal, letters: &str) {
    for letter in letters.chars() {
        terminal.press(letter.to_string());
    }
    terminal.expect(OVER);
}

/// Waits until a game in plain sentences can begin, and begins it.
fn begin_in_sentences(terminal: &mut Terminal) {
    terminal.expect(PLAY_OR_TYPE);
    terminal.press("\n");
}

/// Plays a game in which a friend is asked for a word.
fn asking_a_friend() -> Terminal {
    let mut terminal = Terminal::play(FRIEND);
    begin_in_sentences(&mut terminal);
    terminal.expect(YOUR_WORD);
    terminal
}

/// Runs shell commands in a terminal; `"$@"` is the game with these flags.
fn shell(commands: &str, flags: impl Arguments) -> Terminal {
    Terminal::start((["/bin/sh", "-c", commands, "sh", GAME], flags), &[])
}

#[test]
fn the_first_game_begins_with_enter_and_is_lost_with_letters() {
    let mut terminal = Terminal::play("--seed 1");
    terminal.expect("Home");
    // The first time there is nothing else to choose.
    terminal.press_for("\r", BEGUN);
    terminal.expect(&lives_left(7));
    guess_until_over(&mut terminal, "etaoinshrdlucmfwypvbgkjqxz");
    terminal.expect(OVER);
    terminal.press_for("\r", BEGUN);
    terminal.expect(&lives_left(7));
    assert_eq!(terminal.interrupt(), "", "nothing is drawn on the screen that was there before");
}

#[test]
fn a_new_size_right_after_the_first_picture_is_not_missed() {
    for _ in 0..3 {
        let mut terminal = begun(NINE);
        terminal.resize(1, 1);
        terminal.expect(&too_small(1));
        terminal.interrupt();
    }
}

#[test]
fn every_size_is_drawn_and_the_old_one_comes_back_the_same() {
    let mut terminal = begun(NINE);
    let remark = not_a_letter('!', &ENGLISH, Medium::Screen);
    terminal.press_for("!", &remark);
    let before = terminal.contents();
    for (columns, rows, seen) in [
        (1, 1, &*too_small(1)),
        (20, 5, &lives_left(3)),
        (1, 24, &too_small(5)[4..]),
        (19, 5, &too_small(16)),
        (200, 1, &too_small(200)),
        (40, 12, &lives_left(3)),
        (120, 40, &remark),
        (300, 100, &remark),
        (1, 1, &too_small(1)),
    ] {
        terminal.resize(columns, rows);
        terminal.expect(seen);
    }
    terminal.resize(80, 24);
    terminal.expect_whole(&before);
    terminal.press_for("e", "Playing 1");
    terminal.interrupt();
}

#[test]
fn sentences_fit_a_terminal_that_does_not_know_its_size() {
    for (columns, most) in [("", 80), ("COLUMNS=40", 40)] {
        let commands = format!(r#"stty rows 0 cols 0; {columns} "$@"; echo "ended.""#);
        for command in ["--line", "stats"] {
            let mut terminal = shell(&commands, command);
            if command == "--line" {
                begin_in_sentences(&mut terminal);
                terminal.expect(YOUR_LETTER);
                terminal.press("quit\n");
            }
            terminal.expect("ended.");
            let contents = terminal.contents();
            let longest = contents.lines().map(str::len).max().unwrap();
            let least = if command == "stats" { 1 } else { most / 2 };
            assert!((least..=most).contains(&longest), "{columns} {command:?}:\n{contents}");
        }
    }
}

#[test]
fn a_signal_ends_the_program_as_shells_report_it_and_gives_the_terminal_back() {
    for (signal, status) in [("TERM", 143), ("HUP", 129), ("QUIT", 131)] {
        let mut terminal = begun(NINE);
        terminal.signal(signal);
        assert_eq!(terminal.ends(status), "", "{signal}");
    }
}

/// A shell script that reports when the game has stopped, and continues it after a line break.
const SUSPENDING: &str = r#"
    set -m; "$@"; status=$?; times=0
    while [ $status = 147 ] || [ $status = 148 ]; do
        times=$((times + 1)); echo "stopped $times."; read go; fg; status=$?
    done
    echo "ended: $status."
"#;

#[test]
fn ctrl_z_gives_the_terminal_back_and_continuing_repaints_it() {
    let mut terminal = shell(SUSPENDING, NINE);
    terminal.expect(BEGUN);
    terminal.press_for("e", "Playing 1");
    let before = terminal.contents();
    for times in ["stopped 1.", "stopped 2."] {
        terminal.press_for("\x1a", times);
        terminal.assert_restored();
        terminal.press("\n");
        terminal.expect_whole(&before);
    }
    // A terminal resized meanwhile is painted in its new size.
    terminal.press_for("\x1a", "stopped 3.");
    terminal.resize(19, 5);
    terminal.press_for("\n", &too_small(16));
    terminal.resize(80, 24);
    terminal.press_for("o", "Playing 2");
    terminal.press("\x03");
    let left = terminal.ends(0);
    assert!(left.contains("ended: 130."), "{left}");
}

#[test]
fn quitting_right_after_ctrl_z_leaves_nothing_behind() {
    for _ in 0..3 {
        let mut terminal = begun(NINE);
        terminal.press("\x1a\x03");
        // It may be suspended before it has seen the second key, or end at once.
        terminal.continue_until_it_ends(130);
    }
}

/// Returns what is written until everything is painted again, after this was typed.
fn painted_anew(typed: &str) -> String {
    let mut terminal = begun(NINE);
    terminal.settle(Duration::from_millis(300));
    let before = terminal.bytes().len();
    terminal.press(typed);
    let written = |terminal: &Terminal| {
        String::from_utf8_lossy(&terminal.bytes().split_off(before)).into_owned()
    };
    terminal.wait_until("everything painted again", |terminal| {
        let written = written(terminal);
        written.contains("\x1b[J") && written.contains("EVIL HANGMAN")
    });
    let written = written(&terminal);
    terminal.interrupt();
    written
}

#[test]
fn ctrl_l_paints_everything_anew() {
    painted_anew("\x0c");
}

#[test]
fn a_late_answer_that_changes_the_characters_paints_everything_anew() {
    assert!(painted_anew("\x1b[1;5R").is_ascii());
}

#[test]
fn a_signal_that_comes_while_it_is_suspended_ends_the_program_when_it_goes_on() {
    let commands = r#"set -m; "$@"; echo stopped; kill -TERM %1; fg; echo "ended: $?.""#;
    let mut terminal = shell(commands, NINE);
    terminal.expect(BEGUN);
    terminal.press("\x1a");
    let left = terminal.ends(0);
    assert!(left.contains("ended: 143."), "{left}");
}

#[test]
fn words_can_come_through_a_pipe_while_keys_come_from_the_terminal() {
    let mut terminal = shell(r#"cat words.txt | "$@" --words - --length 4 --lives 3"#, "");
    terminal.expect(BEGUN);
    guess_until_over(&mut terminal, "etrs");
    assert_eq!(terminal.interrupt(), "");
}

#[test]
fn with_words_through_a_pipe_a_replayed_round_is_played_on_from_the_terminal() {
    const ROUND: &str = "eh1 en/everyday merciless 5 6 7 - E-! S-! A-=6? O4! I-! U-! T-!";
    let fed = |typed: &str| Place::new().fed(["replay", ROUND, "--what-if", "4"], typed).out;
    let (played, left_alone) = (fed("o\nquit\n"), fed(""));
    let answer = played.lines().find(|line| !left_alone.contains(line)).unwrap();
    let commands = format!(
        r#"cat words.txt | "$@" replay "{ROUND}" --what-if 4 --words - > said; echo "ended: $?."; cat said"#
    );
    let mut terminal = shell(&commands, "");
    terminal.press("o\nquit\n");
    let left = terminal.ends(0);
    assert!(left.contains("ended: 0.") && left.contains(answer), "{answer:?} in {left}");
}

#[test]
fn words_through_a_pipe_without_any_terminal_end_politely() {
    let commands = r#"cat words.txt | "$@" --words - > said; echo "ended: $?."; cat said"#;
    let program = ["/bin/sh", "-c", commands, "sh", GAME].map(Into::into).to_vec();
    let mut command = CommandBuilder::from_argv(program);
    command.set_controlling_tty(false);
    let left = Terminal::spawn(command, &[]).ends(0);
    assert!(left.contains("ended: 0.") && left.contains(GOODBYE), "{left}");
}

/// Returns the cost of idling so far: the number of wake-ups of all threads, and CPU time.
#[cfg(target_os = "linux")]
fn effort(process: u32) -> (u64, u64) {
    let read = |path: &std::path::Path| std::fs::read_to_string(path).unwrap();
    // A thread may end in the meantime.
    let status = |task: std::fs::DirEntry| std::fs::read_to_string(task.path().join("status"));
    let folder = std::path::PathBuf::from(format!("/proc/{process}"));
    let stat = read(&folder.join("stat"));
    // The name may contain anything; after it come the state (field 3) and utime, stime (14, 15).
    let fields: Vec<_> = stat.rsplit_once(')').unwrap().1.split_whitespace().collect();
    let ticks = fields[11..13].iter().map(|ticks| ticks.parse::<u64>().unwrap()).sum();
    let woken = std::fs::read_dir(folder.join("task")).unwrap().map(|task| {
        let status = status(task.unwrap()).unwrap_or_default();
        let count = status.lines().find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"));
        count.map_or(0, |count| count.trim().parse::<u64>().unwrap())
    });
    (woken.sum(), ticks)
}

#[test]
#[cfg(target_os = "linux")]
fn a_game_that_waits_for_a_key_does_nothing_at_all() {
    let mut terminal = begun((NINE, "--motion on"));
    terminal.press_for("e", "Playing 1");
    let mut efforts = Vec::new();
    // Something moves, and work from the start may still be running at first, on a busy machine for a while.
    let idles = (0..100).any(|_| {
        let before = effort(terminal.process());
        let quiet = terminal.is_quiet_for(Duration::from_millis(300));
        let after = effort(terminal.process());
        efforts.push((before, after));
        quiet && before == after
    });
    assert!(idles, "(woken, ticks) before and after: {efforts:?}");
}

/// Uses every part of the game briefly with these variables, and returns every byte written.
fn everything_written(variables: &[(&str, &str)]) -> Vec<u8> {
    let program = [GAME, "--words", "words.txt", "--lives", "3", "--words-left"];
    let variables = [variables, &[("EVIL_HANGMAN_LENGTH", "4")]].concat();
    let mut terminal = Terminal::start(program, &variables);
    terminal.expect("Home");
    for (key, mark) in [
        ("?", "Help"),
        ("?", "Home"),
        ("s", "SETTINGS"),
        ("\r", "Home"),
        ("\r", BEGUN),
        ("e", "Playing 1"),
        ("o", "Playing 2"),
        ("\x1b", "Pause"),
    ] {
        terminal.press_for(key, mark);
    }
    terminal.press("\x1b");
    terminal.expect_gone("Pause");
    guess_until_over(&mut terminal, "tzx");
    terminal.interrupt();
    terminal.bytes()
}

/// Returns the parameters of every SGR sequence.
fn looks(bytes: &[u8]) -> Vec<u16> {
    let text = String::from_utf8_lossy(bytes);
    let sequences = text.split("\x1b[").skip(1).filter_map(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != ';')?;
        rest[end..].starts_with('m').then(|| &rest[..end])
    });
    let numbers =
        sequences.flat_map(|sequence| sequence.split(';').map(str::to_owned).collect::<Vec<_>>());
    numbers.map(|number| number.parse().unwrap_or(0)).collect()
}

/// Returns whether an SGR parameter sets a colour; 39, 49 and 59 reset to the terminal's own.
fn is_colour(number: &u16) -> bool {
    matches!(number, 30..=38 | 40..=48 | 58 | 90..=107)
}

#[test]
fn without_colours_and_signs_what_is_selected_is_marked_all_the_same() {
    let usual = everything_written(&[]);
    assert!(looks(&usual).iter().any(is_colour) && !usual.is_ascii(), "by itself there are both");
    let plain = everything_written(&[("NO_COLOR", "1"), ("LC_ALL", "C")]);
    assert!(plain.is_ascii(), "{}", String::from_utf8_lossy(&plain));
    let looks = looks(&plain);
    assert!(!looks.iter().any(is_colour), "{looks:?}");
    assert!(looks.contains(&7) && looks.contains(&1), "reverse and bold are no colours: {looks:?}");
}

#[test]
fn a_dumb_terminal_gets_plain_sentences() {
    let mut terminal = Terminal::start([GAME, "--words", "words.txt"], &[("TERM", "dumb")]);
    for (question, typed) in [(PLAY_OR_TYPE, "\n"), (YOUR_LETTER, "e\n"), (YOUR_LETTER, "quit\n")] {
        terminal.expect(question);
        terminal.press(typed);
    }
    terminal.ends(0);
    assert!(!terminal.bytes().contains(&0x1b));
}

#[test]
fn ctrl_c_where_a_friend_is_asked_gives_the_terminal_back() {
    let mut terminal = asking_a_friend();
    terminal.press("qu\x03");
    let left = terminal.ends(130);
    assert!(left.contains(GOODBYE), "{left}");
}

#[test]
fn a_signal_where_a_friend_is_asked_gives_the_terminal_back_without_the_word() {
    for (signal, name) in [("TERM", "Terminated"), ("USR1", "User defined signal 1")] {
        let mut terminal = asking_a_friend();
        terminal.press("qui");
        terminal.signal(signal);
        terminal.dies_of(name);
    }
    // A core dump would contain the word, so the program exits instead of dying of these signals.
    // Typed input is not left for the shell, either.
    let commands = "\"$@\"; echo \"status $?.\"; read rest; echo \"rest: $rest.\"";
    let mut terminal = shell(commands, FRIEND);
    begin_in_sentences(&mut terminal);
    terminal.expect(YOUR_WORD);
    terminal.press("qui");
    terminal.signal_child("QUIT");
    terminal.expect("status 131.");
    terminal.press_for("\n", "rest: .");
    terminal.ends(0);
}

#[test]
fn a_friend_is_asked_again_after_the_game_was_suspended() {
    let mut terminal = shell("set -m; \"$@\"; stty -a; echo suspended.; read go; fg", FRIEND);
    begin_in_sentences(&mut terminal);
    terminal.expect(YOUR_WORD);
    terminal.press("qui\x1a");
    terminal.expect("suspended.");
    assert!(terminal.contents().contains(" echo "), "{}", terminal.contents());
    terminal.press("\n");
    terminal.wait_until("it asks again", |terminal| {
        terminal.contents().matches(YOUR_WORD).count() == 2
    });
    terminal.press_for("zebra\n", HAND_OVER);
    assert!(!terminal.contents().contains("zebra"), "{}", terminal.contents());
    terminal.press_for("\n", YOUR_LETTER);
    terminal.press_for("x\n", "ZEBRA");
    terminal.interrupt();
}

/// The variable with the socket that tells the panicking program when to panic.
const PANIC_WHEN: &str = "PANIC_WHEN";

#[test]
fn a_panic_on_any_thread_gives_the_terminal_back_and_ends_with_101() {
    let folder = tempfile::tempdir().unwrap();
    let socket = folder.path().join("now");
    let listener = UnixListener::bind(&socket).unwrap();
    let me = std::env::current_exe().unwrap();
    let program =
        [me.to_str().unwrap(), "--exact", "terminal::the_program_that_panics", "--nocapture"];
    let mut terminal = Terminal::start(program, &[(PANIC_WHEN, socket.to_str().unwrap())]);
    terminal.expect("Home");
    listener.accept().unwrap().0.write_all(b"!").unwrap();
    let left = terminal.ends(101);
    assert!(left.contains("told to panic"), "what happened can be read: {left}");
}

/// Not a test of its own: the program that the test above runs in a terminal.
#[test]
fn the_program_that_panics() {
    let Some(socket) = std::env::var_os(PANIC_WHEN) else { return };
    thread::spawn(move || {
        let told = UnixStream::connect(socket).unwrap().read(&mut [0]).unwrap();
        assert_eq!(told, 0, "told to panic");
    });
    let app = game::app(|_| {});
    let theme = Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE);
    tui::run(app, &tui::Appearance::only(theme), Keeper::default()).unwrap();
}
