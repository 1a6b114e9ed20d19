//! Tests of animation in a real terminal: how much is written, for how long, and that nothing runs
//! afterwards.

use std::time::{Duration, Instant};

use super::support::{GAME, Terminal};
use super::{BEGUN, NINE, OVER, guess_until_over};

/// Starts a round with animation as these variables and flags configure it.
fn begun(flags: &[&str], variables: &[(&str, &str)]) -> Terminal {
    // Greedy answers immediately, so no frame shows it searching.
    let greedy = ["--opponent", "greedy"];
    let terminal = Terminal::start(&[&[GAME], &NINE[..], &greedy, flags].concat(), variables);
    terminal.expect(BEGUN);
    terminal.settle(Duration::from_millis(300));
    terminal
}

/// What was written after some point: the number of frames and bytes, the most bytes of animation in any
/// second, and the time from the first byte to the last.
struct Written {
    pictures: usize,
    bytes: usize,
    most: usize,
    time: Duration,
}

/// The sequence that shows the cursor.
const SHOWN: &[u8] = b"\x1b[?25h";

/// Presses a key, and returns what was written until all is quiet.
fn written_after(terminal: &mut Terminal, key: &str) -> Written {
    let before = terminal.bytes().len();
    terminal.press(key);
    terminal.settle(Duration::from_millis(400));
    let bytes = terminal.bytes().split_off(before);
    // Each frame ends by showing the cursor.
    let pictures = bytes.windows(6).filter(|window| *window == SHOWN).count();
    // The first frame is the key's own.
    let own = bytes.windows(6).position(|window| window == SHOWN).unwrap_or(0);
    let mut seen = before + own;
    let mut pieces: Vec<(Instant, usize)> = Vec::new();
    for (when, so_far) in terminal.times() {
        if so_far <= seen {
            continue;
        }
        pieces.push((when, so_far - seen));
        seen = so_far;
    }
    let within = |from: Instant| {
        let in_time = pieces.iter().filter(|(when, _)| {
            *when >= from && when.duration_since(from) < Duration::from_secs(1)
        });
        in_time.map(|(_, count)| count).sum()
    };
    let most = pieces.iter().map(|(when, _)| within(*when)).max().unwrap_or(0);
    let time = match (pieces.first(), pieces.last()) {
        (Some((first, _)), Some((last, _))) => last.duration_since(*first),
        _ => Duration::ZERO,
    };
    Written { pictures, bytes: bytes.len(), most, time }
}

#[test]
fn a_letter_and_an_ending_move_briefly_and_write_little() {
    for (columns, rows) in [(80, 24), (200, 60)] {
        let mut terminal =
            begun(&["--motion", "on", "--words-left"], &[("COLORTERM", "truecolor")]);
        terminal.resize(columns, rows);
        terminal.settle(Duration::from_millis(300));
        let letter = written_after(&mut terminal, "o");
        assert!(letter.pictures >= 3, "{} pictures at {columns}x{rows}", letter.pictures);
        // 30 frames per second, and the one of the key itself; a busy machine may show fewer.
        let most = 2 + (letter.time.as_secs_f64() * 30.0).ceil() as usize;
        assert!(letter.pictures <= most, "{} pictures in {:?}", letter.pictures, letter.time);
        assert!(letter.bytes <= 8_000, "{} bytes at {columns}x{rows}", letter.bytes);
        assert!(letter.time < Duration::from_millis(900), "{:?}", letter.time);
        terminal.press("z");
        terminal.settle(Duration::from_millis(400));
        let ending = written_after(&mut terminal, "q");
        terminal.expect(OVER);
        assert!(ending.pictures >= 6, "{} pictures at {columns}x{rows}", ending.pictures);
        assert!(ending.most <= 20_000, "{} bytes in a second at {columns}x{rows}", ending.most);
        assert!(ending.time < Duration::from_millis(2_500), "{:?}", ending.time);
    }
}

#[test]
#[cfg(target_os = "linux")]
fn after_a_motion_nothing_wakes_any_more() {
    let mut terminal = begun(&["--motion", "on"], &[]);
    assert!(written_after(&mut terminal, "o").pictures >= 3);
    let mut efforts = Vec::new();
    let idles = (0..3).any(|_| {
        let before = super::effort(terminal.process());
        let quiet = terminal.is_quiet_for(Duration::from_millis(400));
        let after = super::effort(terminal.process());
        efforts.push((before, after));
        quiet && before == after
    });
    assert!(idles, "(woken, ticks) before and after: {efforts:?}");
}

#[test]
fn without_motion_a_letter_is_one_picture() {
    for (flags, variables) in [
        (&["--motion", "off"][..], &[][..]),
        (&["--motion", "auto"][..], &[("NO_MOTION", "1")][..]),
        (&["--motion", "auto"][..], &[("REDUCE_MOTION", "1")][..]),
        (&["--motion", "auto"][..], &[("NO_COLOR", "1")][..]),
    ] {
        let mut terminal = begun(flags, variables);
        let letter = written_after(&mut terminal, "o");
        assert_eq!(letter.pictures, 1, "{flags:?} {variables:?}");
        assert!(letter.bytes <= 2_500, "{} bytes", letter.bytes);
    }
}

#[test]
fn the_next_key_skips_what_moves() {
    let mut terminal = begun(&["--motion", "on"], &[]);
    guess_until_over(&mut terminal, "tzx");
    // The word is revealed at the end of the scene, or with the next key.
    terminal.press("\x1b[C");
    terminal.expect(OVER);
    terminal.press_for("\x1b[D\r", BEGUN);
    terminal.press("\x03");
    terminal.ends(130);
}

#[test]
fn on_a_terminal_that_takes_long_things_stop_moving() {
    let mut terminal = begun(&["--motion", "auto"], &[]);
    // A terminal that takes no output blocks a frame; when it continues, the game has noticed.
    terminal.stop_output();
    terminal.press("o");
    terminal.wait_until("it is stuck", Terminal::is_stuck_in_a_write);
    assert!(terminal.is_quiet_for(Duration::from_millis(150)), "it is held up");
    terminal.go_on_with_output();
    terminal.expect("There is no O.");
    terminal.settle(Duration::from_millis(400));
    assert_eq!(written_after(&mut terminal, "e").pictures, 1);
}
