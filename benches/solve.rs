//! Measures solving every length of a list: the time and the nodes searched, over all lengths.
//!
//! Targets, on two cores and at most 1 GB: a list of 127,000 words in at most 8 s, the full list in at
//! most 20 s. Further lists can be given as paths: `cargo bench --bench solve -- LIST`.

use std::path::Path;
use std::time::Instant;

use evil_hangman::solver::{Lexicon, Limit, Solver, SolverSettings};
use evil_hangman::wordfile;
use evil_hangman::words::{ENGLISH, EmbeddedList, WordList};

fn main() {
    let measuring = std::env::args().any(|arg| arg == "--bench");
    let lists = if measuring {
        &[EmbeddedList::EVERYDAY, EmbeddedList::FULL][..]
    } else {
        &[EmbeddedList::EVERYDAY][..]
    };
    println!("list            words  threads   seconds   positions");
    for embedded in lists {
        measure(embedded.name(), &embedded.load());
    }
    for path in std::env::args().skip(1).filter(|arg| !arg.starts_with('-')) {
        let (list, _) = wordfile::read(Path::new(&path), Some(&ENGLISH)).expect("a word list");
        measure(&path, &list);
    }
}

fn measure(name: &str, list: &WordList) {
    for threads in [1, 2] {
        let start = Instant::now();
        let nodes: u64 = list.lengths().map(|length| nodes(list, length, threads)).sum();
        let took = start.elapsed().as_secs_f64();
        println!("{name:<12} {:>8} {threads:>8} {took:>9.2} {nodes:>11}", list.total());
    }
}

fn nodes(list: &WordList, length: usize, threads: usize) -> u64 {
    let listed = list.of_length(length).expect("a length with words");
    let lexicon = Lexicon::new(listed.blocks(), length).expect("well-formed words");
    let settings = SolverSettings { threads, ..SolverSettings::default() };
    let mut solver = Solver::new(lexicon.into(), settings);
    let bounds = solver.value_of_all(Limit::NONE);
    assert!(bounds.value().is_some(), "no limit, no open value");
    solver.nodes()
}
