//! Measures the first guess of a round (splitting, choosing and keeping a family) in total and per word.
//!
//! Targets, for the letter e: at most 80 µs for 26,448 words of 8 letters, 25 µs for 8,548 of 5, and 30 µs
//! for 5,194 of 12 (as many as in a list of 127,000 words). Further lists can be given as paths: `cargo bench
//! --bench families -- LIST`.

use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use evil_hangman::engine::{EvilEngine, Opponent};
use evil_hangman::wordfile;
use evil_hangman::words::{Candidates, ENGLISH, EmbeddedList, ListBuilder, WordList};

/// The number of rounds of which the median is taken.
const ROUNDS: usize = 301;

/// The targets: letters, words, and the maximum time in microseconds.
const CRITERIA: [(usize, usize, f64); 3] = [(8, 26_448, 80.0), (5, 8_548, 25.0), (12, 5_194, 30.0)];

fn main() {
    // `cargo test --benches` runs this, too, as a check that it still works; once is enough for that.
    let rounds = if std::env::args().any(|arg| arg == "--bench") { ROUNDS } else { 1 };
    let unabridged = EmbeddedList::FULL.load();
    println!("criteria: first guess of the letter e, median of {rounds}");
    for (length, words, allowed) in CRITERIA {
        let took = first_guess(&some_words(&unabridged, length, words), rounds).as_secs_f64() * 1e6;
        println!("{length:>6} {words:>7} {took:>9.2} µs, allowed {allowed} µs");
    }
    table("unabridged", &unabridged, rounds);
    for path in std::env::args().skip(1).filter(|arg| !arg.starts_with('-')) {
        let (list, _) = wordfile::read(Path::new(&path), Some(&ENGLISH)).expect("a word list");
        table(&path, &list, rounds);
    }
}

fn table(name: &str, list: &WordList, rounds: usize) {
    println!("\n{name}: first guess of the letter e, median of {rounds}");
    println!("length   words        µs   ns/word");
    for listed in list.by_length() {
        let (length, words) = (listed.length(), listed.len());
        let took = first_guess(&listed.candidates(), rounds).as_secs_f64();
        println!("{length:>6} {words:>7} {:>9.2} {:>9.2}", took * 1e6, took * 1e9 / words as f64);
    }
}

/// Returns `words` words of this length, evenly spaced over the list.
fn some_words(list: &WordList, length: usize, words: usize) -> Candidates {
    let all: Vec<_> = list.of_length(length).expect("words").words().collect();
    let mut some = ListBuilder::new(&ENGLISH);
    for index in 0..words {
        let word = format!("{}\n", all[index * all.len() / words]);
        some.feed(word.as_bytes()).expect("plain letters");
    }
    let (some, _) = some.finish().expect("words");
    let listed = some.of_length(length).expect("words");
    assert_eq!(listed.len(), words, "the list has enough words to take from");
    listed.candidates()
}

/// Returns the median time of a first guess of the letter e.
fn first_guess(candidates: &Candidates, rounds: usize) -> Duration {
    let e = ENGLISH.letter('e').expect("English has an e");
    let once = || {
        let mut engine = EvilEngine::new(candidates.clone(), Opponent::Greedy);
        let start = Instant::now();
        black_box(engine.guess(e)).expect("an answer");
        start.elapsed()
    };
    let mut times: Vec<_> = (0..rounds).map(|_| once()).collect();
    times.sort_unstable();
    times[rounds / 2]
}
