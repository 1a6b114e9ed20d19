//! Tests of the mouse in a real terminal: with --mouse it works everywhere, and it is released at the end.

use std::time::Duration;

use super::support::{GAME, Terminal};
use super::{BEGUN, NINE};

#[test]
#[ignore = "to be brought in line with the new title, settings and sentences"]
fn a_round_is_played_with_the_mouse_alone() {
    let program = [&[GAME, "--mouse", "--words", "words.txt", "--lives", "3"][..]].concat();
    let mut terminal = Terminal::start(&program, &[]);
    terminal.expect("Home");
    terminal.expect_mouse(true);
    let click = |terminal: &mut Terminal, text: &str, within: usize| {
        // The frame may still be on its way.
        terminal.expect(text);
        let (column, row) = terminal.find(text);
        terminal.click(column + within, row);
    };
    // At first only the button is shown; any key shows the rest.
    terminal.press_for("\x1b[A", "OPPONENT");
    // Rows move until the records are read and par is known.
    terminal.expect("perfect play");
    terminal.settle(Duration::from_millis(300));
    click(&mut terminal, "Greedy", 0);
    terminal.expect("▸Greedy");
    click(&mut terminal, "PLAY", 1);
    terminal.expect(BEGUN);
    for (key, said) in [
        (" e ", "There are three E's."),
        (" s ", "There are three S's."),
        (" v ", "There is one V."),
        (" n ", "You found SEVENSES"),
    ] {
        click(&mut terminal, key, 1);
        terminal.expect(said);
    }
    click(&mut terminal, "Quit", 0);
    terminal.ends(0);
    let bytes = String::from_utf8_lossy(&terminal.bytes()).into_owned();
    assert!(bytes.contains("\x1b[?1000h\x1b[?1006h"));
    // Reports of movement are never requested.
    for mode in ["1002", "1003", "1015", "1005"] {
        assert!(!bytes.contains(&format!("\x1b[?{mode}h")), "{mode}");
    }
}

#[test]
fn the_wheel_scrolls_and_without_the_setting_the_mouse_is_the_terminals() {
    let flags = [&["--mouse"], &NINE[..]].concat();
    let mut terminal = Terminal::play(&flags);
    terminal.expect(BEGUN);
    terminal.press_for("\x1bOP", "guess that letter");
    let (column, row) = terminal.find("guess that letter");
    terminal.wheel(column, row);
    terminal.expect(" ↑");
    terminal.press("\x03");
    terminal.ends(130);
    let mut terminal = Terminal::play(&NINE);
    terminal.expect(BEGUN);
    terminal.expect_mouse(false);
    terminal.press("\x03");
    terminal.ends(130);
}
