//! Tests of the mouse in a real terminal: with --mouse it works everywhere, and it is released at the end.

use super::*;

/// Starts a game in which the mouse works, and waits for its title.
fn with_mouse() -> Terminal {
    let terminal = Terminal::play("--mouse --words words.txt --lives 3");
    terminal.expect("Home");
    terminal
}

#[test]
fn a_round_is_played_with_the_mouse_alone() {
    let mut terminal = with_mouse();
    terminal.expect_mouse(true);
    let click = |terminal: &mut Terminal, text: &str, within: usize| {
        // The frame may still be on its way.
        terminal.expect(text);
        let (column, row) = terminal.find(text);
        terminal.click(column + within, row);
    };
    click(&mut terminal, "PLAY", 1);
    terminal.expect(BEGUN);
    for (key, mark) in
        [(" e ", "Playing 1"), (" s ", "Playing 2"), (" v ", "Playing 3"), (" n ", OVER)]
    {
        click(&mut terminal, key, 1);
        terminal.expect(mark);
    }
    click(&mut terminal, "home", 0);
    terminal.expect("Home");
    terminal.interrupt();
    let bytes = String::from_utf8_lossy(&terminal.bytes()).into_owned();
    assert!(bytes.contains("\x1b[?1000h\x1b[?1006h"));
    // Reports of movement are never requested.
    for mode in ["1002", "1003", "1015", "1005"] {
        assert!(!bytes.contains(&format!("\x1b[?{mode}h")), "{mode}");
    }
}

#[test]
fn a_click_means_the_key_that_the_player_saw_even_right_after_a_letter() {
    let mut terminal = with_mouse();
    terminal.press_for("\r", BEGUN);
    let place = |key: &str| terminal.find(key);
    let clicks = [place(" s "), place(" n ")];
    // One piece each, so that the game reads the click before it draws the letter.
    for (letter, (column, row), mark) in [("e", clicks[0], "Playing 2"), ("v", clicks[1], OVER)] {
        terminal.press(format!("{letter}\x1b[<0;{};{row}M", column + 1));
        terminal.expect(mark);
    }
    terminal.interrupt();
}

#[test]
fn the_wheel_scrolls_and_without_the_setting_the_mouse_is_the_terminals() {
    let mut terminal = begun(("--mouse", NINE));
    terminal.press_for("\x1bOP", "Help");
    // In the middle of the screen, where the card is.
    terminal.wheel(40, 12);
    terminal.expect(" ↑");
    terminal.interrupt();
    let mut terminal = begun(NINE);
    terminal.expect_mouse(false);
    terminal.interrupt();
}
