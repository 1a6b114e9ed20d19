//! Tests of the terminal's bell: it rings when it is asked for, and never otherwise.

use super::support::Terminal;
use super::{BEGUN, NINE, OVER};

/// Returns how often the bell has rung.
fn bells(terminal: &Terminal) -> usize {
    terminal.bytes().iter().filter(|byte| **byte == 7).count()
}

#[test]
#[ignore = "to be brought in line with the new title, settings and sentences"]
fn the_bell_rings_at_misses_and_at_the_end_if_it_is_asked_for() {
    let round = [&NINE[..], &["--opponent", "greedy"]].concat();
    for (bell, rings) in [(&["--bell"][..], 1), (&[], 0)] {
        let mut terminal = Terminal::play(&[&round[..], bell].concat());
        terminal.expect(BEGUN);
        // The last miss ends the round, and rings once.
        let letters = [("e", "Playing 1", 1), ("o", "There are two O's", 1)];
        for (key, said, times) in
            [letters[0], letters[1], ("z", "There is no Z.", 2), ("x", OVER, 3)]
        {
            terminal.press_for(key, said);
            assert_eq!(bells(&terminal), times * rings, "{key} {bell:?}");
        }
        terminal.press("\x03");
        terminal.ends(130);
        assert_eq!(bells(&terminal), 3 * rings, "{bell:?}");

        let mut terminal = Terminal::play(&[&round[..], &["--line"], bell].concat());
        terminal.expect("Your letter");
        for (key, said, times) in
            [letters[0], letters[1], ("z", "There is no Z.", 2), ("x", "What next?", 3)]
        {
            terminal.press_for(&format!("{key}\n"), said);
            assert_eq!(bells(&terminal), times * rings, "{key} {bell:?} --line");
        }
        terminal.press("quit\n");
        terminal.ends(0);
    }
}

#[test]
fn no_bell_is_written_where_the_output_is_no_terminal() {
    let command =
        "printf 'e\\nz\\nx\\n' | \"$@\" --line --bell > out; tr -cd '\\007' < out | wc -c";
    let round = [&NINE[..], &["--opponent", "greedy"]].concat();
    let mut terminal = super::shell(command, &round);
    terminal.expect("0");
    terminal.ends(0);
}
