//! Measures finding puzzles: 1,000 of an everyday list, of any level, and with a trap.
//!
//! Target: 1,000 puzzles in at most 60 s on two cores.

use std::time::Instant;

use evil_hangman::puzzles::{Apart, Generator, LEVELS};
use evil_hangman::words::{ENGLISH, EmbeddedList};

fn main() {
    let measuring = std::env::args().any(|arg| arg == "--bench");
    let count = if measuring { 1000 } else { 10 };
    let Some(list) = EmbeddedList::of(&ENGLISH).next().map(EmbeddedList::load) else { return };
    for (name, levels) in [("any level", 1..=LEVELS), ("with a trap", 3..=LEVELS)] {
        let mut apart = Apart::default();
        let mut generator = Generator::new(&list, levels, 1);
        let start = Instant::now();
        let found = (0..count).map_while(|_| generator.find(|puzzle| apart.take(puzzle))).count();
        println!("{name:<11} {found:>4} puzzles in {:.2} s", start.elapsed().as_secs_f64());
    }
}
