//! The first guess of a round: partition, choice and keeping, in time and in nanoseconds a word.
//!
//! Criterion of the project: ≤ 80 µs for letter e over 26,448 8-letter words (about 3 ns a word).

use std::time::{Duration, Instant};

use evil_hangman::engine::{EvilEngine, Opponent};
use evil_hangman::words::{ENGLISH, Letter, ListBuilder, Tier, WordList};

/// Rounds to take the median of.
const ROUNDS: usize = 301;

fn main() {
    // `cargo test` runs benches too, as a check that they still work: once is enough for that.
    let rounds = if std::env::args().any(|arg| arg == "--bench") { ROUNDS } else { 1 };
    let mut lists = vec![(String::from("unabridged"), Tier::Unabridged.load())];
    for path in std::env::args().skip(1).filter(|arg| !arg.starts_with('-')) {
        let mut list = ListBuilder::new(&ENGLISH);
        list.feed(&std::fs::read(&path).expect("a list to read")).expect("UTF-8");
        lists.push((path, list.finish().expect("words").0));
    }
    for (name, list) in &lists {
        println!("{name}: first guess of the letter e, median of {rounds}");
        println!("length   words        µs   ns/word");
        for length in list.lengths() {
            let words = list.count(length);
            let took = first_guess(list, length, rounds).as_secs_f64();
            println!(
                "{length:>6} {words:>7} {:>9.2} {:>9.2}",
                took * 1e6,
                took * 1e9 / words as f64
            );
        }
    }
}

/// The median time of a first guess of the letter e.
fn first_guess(list: &WordList, length: usize, rounds: usize) -> Duration {
    let e: Letter = ENGLISH.letter('e').expect("English has an e");
    let candidates = list.shelf(length).expect("a shelf").candidates();
    let mut times: Vec<_> = (0..rounds)
        .map(|_| {
            let mut engine = EvilEngine::new(candidates.clone(), Opponent::Greedy);
            let start = Instant::now();
            std::hint::black_box(engine.guess(e)).expect("an answer");
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[rounds / 2]
}
