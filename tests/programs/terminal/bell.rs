//! Tests of the terminal's bell: it rings when it is asked for, and never otherwise.

use super::*;
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
    let round = (NINE, "--opponent greedy");
    for (bell, rings) in [("--bell", 3), ("", 0)] {
        // E, Z and X are misses. The last one ends the round, and rings once.
        let mut terminal = begun((round, bell));
        guess_until_over(&mut terminal, "eozx");
        assert_eq!(bells(&terminal), rings, "{bell:?}");
        let mut terminal = Terminal::play((round, "--line", bell));
        terminal.expect(YOUR_LETTER);
        terminal.press_for("e\no\nz\nx\n", WHAT_NEXT);
        assert_eq!(bells(&terminal), rings, "{bell:?} --line");
    }
}
