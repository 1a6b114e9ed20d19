//! Computes how many misses perfect play costs for each length of a word list, and checks a proof of each value:
//! `cargo run --release --example solver -- FILE`. The file has one English word per line.

use std::error::Error;
use std::{env, fs};

use evil_hangman::solver::{Lexicon, Limit, Solver, SolverSettings, proof};
use evil_hangman::words::{ENGLISH, ListBuilder};

/// The positions that are searched for one length before it is left open.
const NODES: u64 = 1_000_000;

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args().nth(1).unwrap_or_else(|| String::from("assets/lists/animals.txt"));
    let mut builder = ListBuilder::new(&ENGLISH);
    builder.feed(&fs::read(path)?)?;
    let (list, left_out) = builder.finish()?;
    if left_out.lines > 0 {
        println!("{} lines are not words", left_out.lines);
    }
    for length in list.lengths() {
        let words = list.of_length(length).ok_or("a length has words")?;
        let lexicon = Lexicon::new(words.blocks(), length)?;
        let mut solver = Solver::new(lexicon.into(), SolverSettings::default());
        let bounds = solver.value_of_all(Limit::nodes(NODES), &mut |_| ());
        match bounds.value() {
            Some(value) => {
                let proof = proof::prove(&mut solver, Limit::nodes(NODES))?;
                let proven = proof::verify(&proof, words.blocks())?;
                assert_eq!(proven.value, value);
                println!("{length} letters, {} words: {value} misses, proven", words.len());
            }
            None => println!("{length} letters: {} to {} misses", bounds.lower, bounds.upper),
        }
    }
    Ok(())
}
