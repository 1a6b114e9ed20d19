//! Measures finding puzzles: 1,000 of an everyday list, of any level and as many of each level as the program has.
//!
//! Target: 1,000 puzzles in at most 60 s on two cores.

use std::time::Instant;

use evil_hangman::puzzles::{Apart, Generator, LEVELS};
use evil_hangman::words::{ENGLISH, Tier};

fn main() {
    let measuring = std::env::args().any(|arg| arg == "--bench");
    let count = if measuring { 1000 } else { 10 };
    let Some(list) = Tier::of(&ENGLISH).next().map(Tier::load) else { return };
    let mut all = 0.0;
    for level in std::iter::once(None).chain((1..=LEVELS).map(Some)) {
        let count = if level.is_some() { count / usize::from(LEVELS) } else { count };
        let mut apart = Apart::default();
        let start = Instant::now();
        let found = Generator::new(&list, level, 1, &mut apart).take(count).count();
        let seconds = start.elapsed().as_secs_f64();
        let name = level.map_or_else(|| "any level".to_owned(), |level| format!("level {level}"));
        println!("{name:<9} {found:>4} puzzles in {seconds:.2} s");
        all += if level.is_some() { seconds } else { 0.0 };
    }
    println!("all levels: {all:.2} s");
}
