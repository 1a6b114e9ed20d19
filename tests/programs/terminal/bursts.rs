//! Tests of input and conditions that are unusual for a terminal.

use std::time::Instant;

use super::support::number;
use super::*;
use evil_hangman::text::round::NO_PASTE;

#[test]
fn a_burst_of_any_length_is_read_to_its_end() {
    for burst in ["q".repeat(3000), "\x1b[<35;10;10M".repeat(240), "hello\r".repeat(600)] {
        let mut terminal = begun(NINE);
        terminal.press(&burst);
        terminal.interrupt();
    }
}

#[test]
fn what_is_never_ended_does_not_hold_up_ctrl_c_or_a_new_size() {
    for begun_with in
        [&b"\x1b[1;"[..], b"\x1b[<0;1", b"\x1bO", b"\xe7\x95", b"\xf0", b"\x1b]11;rgb"]
    {
        let mut terminal = begun(NINE);
        terminal.press(begun_with);
        terminal.resize(19, 5);
        terminal.expect(&too_small(16));
        terminal.interrupt();
    }
    // A paste may contain anything, so it ends with a pause.
    let mut terminal = begun(NINE);
    terminal.press_for("\x1b[200~etaoin", NO_PASTE);
    terminal.interrupt();
}

#[test]
fn a_terminal_that_takes_no_more_output_does_not_hold_up_the_end() {
    for (signal, status) in [("TERM", 143), ("HUP", 129), ("INT", 130)] {
        let mut terminal = begun(NINE);
        terminal.stop_output();
        // A frame that cannot be written.
        terminal.press("e");
        terminal.wait_until("a thread is stuck in a write", Terminal::is_stuck_in_a_write);
        let began = Instant::now();
        terminal.signal(signal);
        assert_eq!(terminal.only_ends(), Ok(status), "{signal}");
        let took = began.elapsed();
        // It should take half a second at most; the rest allows for a busy machine.
        assert!(took < Duration::from_secs(2), "{signal} took {took:?}");
    }
}

/// Returns what a terminal shows that has one screen only, full of a text before this is written to it.
fn on_one_screen(text: &str, written: &[u8]) -> String {
    let written = String::from_utf8_lossy(written).replace("\x1b[?1049", "\x1b[?9999");
    let mut emulator = vt100::Parser::new(number(24), number(80), 0);
    emulator.process(text.repeat(24 * 80).as_bytes());
    emulator.process(written.as_bytes());
    emulator.screen().contents()
}

#[test]
fn a_terminal_with_one_screen_shows_the_game_alone_and_afterwards_nothing_of_it() {
    let mut terminal = begun(NINE);
    let begun = on_one_screen("@", &terminal.bytes());
    assert!(!begun.is_empty() && !begun.contains('@'), "{begun}");
    terminal.interrupt();
    assert_eq!(on_one_screen("@", &terminal.bytes()), "");
}

#[test]
fn a_machine_that_is_only_slow_restores_the_terminal() {
    let slow = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "inject=write:delay_enter=150000"];
    if !there_is("strace", (&slow[1..], ["true"])) {
        return;
    }
    let mut terminal = Terminal::start((slow, [GAME], NINE), &[]);
    terminal.expect(BEGUN);
    terminal.interrupt();
}

#[test]
#[cfg(target_os = "linux")]
fn a_terminal_of_any_size_takes_little_memory() {
    let limited = "ulimit -v 2000000; exec \"$@\"";
    for (columns, rows) in [(65_535, 65_535), (65_535, 1), (1, 65_535)] {
        let mut terminal = shell(limited, NINE);
        terminal.expect(BEGUN);
        // The emulator keeps its own size, since it would need memory for each cell.
        terminal.resize_for_the_program_only(columns, rows);
        terminal.press("e\x03");
        terminal.ends(130);
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_terminal_that_says_it_has_no_cells_shows_the_game() {
    let mut terminal = shell("stty rows 0 cols 0; exec \"$@\"", NINE);
    terminal.expect(BEGUN);
    terminal.interrupt();
}

#[test]
#[cfg(target_os = "linux")]
fn where_memory_may_not_be_enough_the_full_screen_says_so_before_it_takes_the_terminal() {
    let terminal = shell("ulimit -v 30000; \"$@\"; echo \"ended $?.\"", NINE);
    terminal.expect("ended 1.");
    let said = terminal.contents();
    assert!(said.contains(" MiB ") && said.contains("--line"), "{said}");
    terminal.assert_restored();
}

#[test]
#[cfg(target_os = "linux")]
fn three_threads_are_enough_for_the_full_screen() {
    // The limit on threads does not apply to root, which can become another user.
    let limits = "--reuid=61234 --regid=61234 --clear-groups prlimit --nproc=3";
    if !there_is("setpriv", (limits, [GAME, "--version"])) {
        return;
    }
    let game = ([GAME], "--no-history --no-config --length 4 --lives 14");
    let mut terminal = Terminal::start(("setpriv", limits, game), &[]);
    terminal.expect(BEGUN);
    terminal.interrupt();
}

/// There is no room for a stack of this size, so no thread can be started.
const NO_THREADS: [(&str, &str); 1] = [("RUST_MIN_STACK", "200000000000000")];

#[test]
fn where_no_thread_can_be_started_the_full_screen_says_so() {
    let terminal = Terminal::start(([GAME], NINE), &NO_THREADS);
    assert_eq!(terminal.only_ends(), Ok(1));
    terminal.expect("thread");
    terminal.assert_restored();
}

#[test]
fn where_no_thread_can_be_started_all_else_goes_on_with_one() {
    for (command, said) in [
        ("--line --opponent merciless --lives 3", YOUR_LETTER),
        ("solve", "4       9      2      3"),
        ("evaluate --guesser frequency", "mean"),
        ("match --guesser frequency --setter greedy", "greedy"),
    ] {
        let list = "--words words.txt --length 4";
        let mut terminal = Terminal::start(([GAME], command, list), &NO_THREADS);
        terminal.expect(said);
        if command.starts_with("--line") {
            terminal.press("e\no\nt\na\n\x04\x04");
        }
        assert_eq!(terminal.only_ends(), Ok(0), "{command:?}: {}", terminal.contents());
    }
}
