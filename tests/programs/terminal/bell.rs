//! Tests of the terminal's bell: it rings when it is asked for, and never otherwise.

use super::support::Terminal;
use super::{BEGUN, NINE, OVER, YOUR_LETTER};
use evil_hangman::text::conversation::WHAT_NEXT;

/// Returns how often the bell has rung.
fn bells(terminal: &Terminal) -> usize {
    let bytes = terminal.bytes();
    // A title ends with the same byte.
    let titles = bytes.windows(4).filter(|begin| *begin == b"\x1b]0;").count();
    bytes.iter().filter(|byte| **byte == 7).count() - titles
}

#[test]
fn the_bell_rings_at_misses_and_at_the_end_if_it_is_asked_for() {
    let round = [&NINE[..], &["--opponent", "greedy"]].concat();
    for (bell, rings) in [(&["--bell"][..], 1), (&[], 0)] {
        let mut terminal = Terminal::play(&[&round[..], bell].concat());
        terminal.expect(BEGUN);
        // The last miss ends the round, and rings once.
        let letters = [("e", 1), ("o", 1), ("z", 2), ("x", 3)];
        for ((key, times), mark) in
            letters.into_iter().zip(["Playing 1", "Playing 2", "Playing 3", OVER])
        {
            terminal.press_for(key, mark);
            assert_eq!(bells(&terminal), times * rings, "{key} {bell:?}");
        }
        terminal.press("\x03");
        terminal.ends(130);
        assert_eq!(bells(&terminal), 3 * rings, "{bell:?}");

        let mut terminal = Terminal::play(&[&round[..], &["--line"], bell].concat());
        for (asked, (key, times)) in (1..).zip(letters) {
            terminal.wait_until("a letter is asked for", |terminal| {
                terminal.contents().matches(YOUR_LETTER).count() == asked
            });
            terminal.press(&format!("{key}\n"));
            if times < 3 {
                continue;
            }
            terminal.expect(WHAT_NEXT);
            assert_eq!(bells(&terminal), times * rings, "{bell:?} --line");
        }
        terminal.press("quit\n");
        terminal.ends(0);
    }
}
