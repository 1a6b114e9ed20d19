//! Proves the value of every built-in list and length: `cargo run --release --example proofs -- FOLDER [LIST
//! ...]`
//!
//! It writes `LIST-LENGTH.proof` for each, checks each with the verifier, and compares its value with the one
//! embedded in the program. LIST is a name such as `de/full`; by default all lists are proven, each on two
//! threads. The exit status is 1 if a value differs or is not found within half an hour.

use std::error::Error;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use std::{env, fs};

use evil_hangman::solver::{Lexicon, Limit, Solver, SolverSettings, proof};
use evil_hangman::words::Tier;

/// The time limit for one length.
const PATIENCE: Duration = Duration::from_secs(30 * 60);

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("usage: proofs FOLDER [LIST ...]")?);
    fs::create_dir_all(&folder)?;
    let named: Vec<String> = arguments.collect();
    let wanted = |tier: &Tier| named.is_empty() || named.iter().any(|name| name == tier.name());
    let mut wrong = 0;
    for tier in Tier::ALL.into_iter().filter(|tier| tier.is_built_in()).filter(wanted) {
        let list = tier.load();
        for length in list.lengths() {
            let words = list.of_length(length).ok_or("a length has words")?;
            let start = Instant::now();
            let lexicon = Lexicon::new(words.blocks(), length)?;
            let settings = SolverSettings { threads: 2, memory: 1 << 30 };
            let mut solver = Solver::new(lexicon.into(), settings);
            let is_over = || start.elapsed() > PATIENCE;
            let limit = Limit { nodes: u64::MAX, halt: &is_over };
            let bounds = solver.value_of_all(limit, &mut |_| ());
            let proven = match bounds.value() {
                Some(_) => {
                    let bytes = proof::prove(&mut solver, limit)?;
                    let name = format!("{}-{length}.proof", tier.name().replace('/', "-"));
                    fs::write(folder.join(name), &bytes)?;
                    Some(proof::verify(&bytes, words.blocks())?.value)
                }
                None => None,
            };
            let differs = if proven == tier.value(length) { "" } else { " differs" };
            wrong += usize::from(!differs.is_empty());
            let (seconds, found) = (start.elapsed().as_secs_f64(), bounds.lower..=bounds.upper);
            println!("{tier} {length} {} {found:?} {seconds:.1} s{differs}", words.len());
        }
    }
    if wrong > 0 { Err(format!("{wrong} values differ").into()) } else { Ok(()) }
}
