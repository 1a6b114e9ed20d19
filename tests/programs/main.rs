//! Tests that start the real program, through pipes or in a pseudo-terminal.

#[path = "../support/mod.rs"]
mod support;

mod challenge;
mod documents;
mod evaluate;
#[cfg(unix)]
mod external;
mod history;
mod languages;
mod line;
mod own_lists;
mod packaging;
mod pages;
mod puzzles;
mod replay;
mod settings;
mod solve;
mod table;
#[cfg(unix)]
mod terminal;
