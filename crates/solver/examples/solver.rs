//! Computes how many misses perfect play costs for each length of a word list, and checks a proof of each value:
//! `cargo run --release -p hangman-solver --example solver -- FILE`. The file has one English word per line.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::{env, fs};

use hangman_solver::{Lexicon, Limit, Solver, SolverSettings, proof};

/// The positions that are searched for one length before it is left open.
const NODES: u64 = 1_000_000;

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args().nth(1).ok_or("name a file with a word on each line")?;
    let text = fs::read_to_string(path)?.to_ascii_lowercase();
    let mut lengths = BTreeMap::<_, BTreeSet<_>>::new();
    for word in text.lines().filter(|line| line.bytes().all(|byte| byte.is_ascii_lowercase())) {
        lengths.entry(word.len()).or_default().insert(word);
    }
    for (length, words) in lengths.into_iter().filter(|(length, _)| (1..=64).contains(length)) {
        let count = words.len();
        let lexicon = Lexicon::from_ascii(words)?;
        let mut solver = Solver::new(lexicon.into(), SolverSettings::default());
        let bounds = solver.value_of_all(Limit::nodes(NODES));
        match bounds.value() {
            Some(value) => {
                let proof = proof::prove(&mut solver, Limit::nodes(NODES))?;
                assert_eq!(proof::verify(&proof, solver.lexicon().rows())?.value, value);
                println!("{length} letters, {count} words: {value} misses, proven");
            }
            None => println!("{length} letters: {} to {} misses", bounds.lower, bounds.upper),
        }
    }
    Ok(())
}
