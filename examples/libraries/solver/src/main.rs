//! Says how many misses the words of the arguments cost the best guesser, which letter it names first, and checks a proof:
//! `cargo run -p uses-hangman-solver -- bat cat hat rat`

use std::env;
use std::error::Error;

use hangman_solver::{BestLetter, Lexicon, Limit, Solver, SolverSettings, proof};

/// Positions to search before giving up.
const NODES: u64 = 1_000_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words: Vec<String> = env::args().skip(1).collect();
    if words.is_empty() {
        words = ["batch", "catch", "hatch", "latch", "match"].map(String::from).to_vec();
    }
    let lexicon = Lexicon::from_ascii(words.iter().map(String::as_str))?;
    let mut solver = Solver::new(lexicon.into(), SolverSettings::default());
    let bounds = solver.value_of_all(Limit::nodes(NODES));
    let Some(value) = bounds.value() else {
        println!("{} to {} misses", bounds.lower, bounds.upper);
        return Ok(());
    };
    println!("The best guesser suffers {value} misses.");

    let all: Vec<u32> = (0..).take(words.len()).collect();
    match solver.best_letter(&all, Limit::nodes(NODES)) {
        BestLetter::Letter(letter) => {
            println!("Letter number {} of the alphabet is a good start.", letter + 1)
        }
        BestLetter::Any => println!("Every letter that tells words apart is as good."),
        BestLetter::Unknown => println!("It takes longer to find a good letter."),
    }

    let proof = proof::prove(&mut solver, Limit::nodes(NODES))?;
    assert_eq!(proof::verify(&proof, solver.lexicon().rows())?.value, value);
    println!("The proof has {} bytes and holds.", proof.len());
    Ok(())
}
