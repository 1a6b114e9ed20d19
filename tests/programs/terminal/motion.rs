//! Tests of animation in a real terminal: how much is written, and when nothing moves.

use super::*;

/// Starts a round with these flags.
fn begun(flags: impl Arguments) -> Terminal {
    // Greedy answers immediately, so no frame shows it searching.
    let terminal = super::begun((NINE, "--opponent greedy", flags));
    terminal.settle(Duration::from_millis(300));
    terminal
}

/// Presses a key, and returns the number of frames and bytes that were written until all was quiet.
fn written_after(terminal: &mut Terminal, key: &str) -> (usize, usize) {
    let before = terminal.bytes().len();
    terminal.press(key);
    terminal.settle(Duration::from_millis(400));
    let bytes = terminal.bytes().split_off(before);
    // Each frame ends by showing the cursor.
    (bytes.windows(6).filter(|window| *window == b"\x1b[?25h").count(), bytes.len())
}

#[test]
fn a_letter_and_an_ending_move_briefly_and_write_little() {
    let mut terminal = begun("--motion on --words-left");
    terminal.resize(200, 60);
    terminal.settle(Duration::from_millis(300));
    // 30 frames per second for less than a second, and the one of the key itself; a busy machine may show fewer.
    let (pictures, bytes) = written_after(&mut terminal, "o");
    assert!((3..=28).contains(&pictures) && bytes <= 8_000, "{pictures} pictures, {bytes} bytes");
    terminal.press("z");
    terminal.settle(Duration::from_millis(400));
    let (pictures, bytes) = written_after(&mut terminal, "q");
    terminal.expect(OVER);
    assert!((6..=80).contains(&pictures) && bytes <= 50_000, "{pictures} pictures, {bytes} bytes");
}

#[test]
fn without_motion_a_letter_is_one_picture() {
    assert_eq!(written_after(&mut begun("--motion off"), "o").0, 1);
    // Also if the computer thinks for a moment; on a busy machine that may take longer.
    let mut terminal = super::begun((NINE, "--opponent merciless --motion off"));
    terminal.settle(Duration::from_millis(300));
    assert!(["o", "z", "q"].iter().any(|key| written_after(&mut terminal, key).0 == 1));
}

#[test]
fn the_next_key_skips_what_moves() {
    let mut terminal = begun("--motion on");
    guess_until_over(&mut terminal, "tzx");
    // The word is revealed at the end of the scene, or with the next key.
    terminal.press("\x1b[C");
    terminal.expect(OVER);
    terminal.press_for("\x1b[D\r", BEGUN);
    terminal.interrupt();
}

#[test]
fn on_a_terminal_that_takes_long_things_stop_moving() {
    let mut terminal = begun("--motion auto");
    // A terminal that takes no output blocks a frame; when it continues, the game has noticed.
    terminal.stop_output();
    terminal.press("o");
    terminal.wait_until("it is stuck", Terminal::is_stuck_in_a_write);
    assert!(terminal.is_quiet_for(Duration::from_millis(150)), "it is held up");
    terminal.go_on_with_output();
    terminal.expect("Playing 1");
    terminal.settle(Duration::from_millis(400));
    assert_eq!(written_after(&mut terminal, "e").0, 1);
}
