//! Detects whether there is a terminal to play on.

use std::io::{self, IsTerminal};

use crate::system;

/// Returns whether there is a terminal to read keys from and to draw on.
pub fn has_full_screen(words_from_stdin: bool) -> bool {
    let keys = io::stdin().is_terminal() || words_from_stdin && system::terminal_input().is_ok();
    let dumb = set("TERM").is_some_and(|term| term == "dumb");
    keys && io::stdout().is_terminal() && !dumb
}

/// Returns an environment variable, unless it is empty.
fn set(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}
