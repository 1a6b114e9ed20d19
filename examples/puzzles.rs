//! Makes the puzzles of the program: `cargo run --release --example puzzles -- [FOLDER [CODE ...]]`
//!
//! Writes `CODE.puzzles` for each language: [`COUNT`] puzzles of the list of everyday words, one of each level in turn.
//! The same lists give the same files.

use std::error::Error;
use std::path::PathBuf;
use std::time::Instant;
use std::{env, fs};

use evil_hangman::puzzles::{Apart, COUNT, Generator, LEVELS, Puzzle, level_of, packed};
use evil_hangman::words::{Alphabet, EmbeddedList};

/// The seed of the puzzles.
const SEED: u64 = 1;

/// The first level with a trap. Its puzzles are rare, and so are those of all levels above it.
const RARE: u8 = 3;

/// Returns the puzzles of a list, in order: the rare ones are chosen first.
fn chosen(embedded: EmbeddedList) -> Vec<Puzzle> {
    let list = embedded.load();
    let mut apart = Apart::default();
    let mut chosen: Vec<Vec<Puzzle>> = vec![Vec::new(); LEVELS.into()];
    let wanted = |level: u8| (1..=COUNT).filter(|number| level_of(*number) == level).count();
    for levels in [RARE..=LEVELS, 1..=RARE - 1] {
        let mut generator = Generator::new(&list, levels.clone(), SEED);
        let has_room = |chosen: &[Vec<Puzzle>], level: u8| {
            chosen[usize::from(level) - 1].len() < wanted(level)
        };
        while levels.clone().any(|level| has_room(&chosen, level)) {
            let fits = |it: &Puzzle| has_room(&chosen, it.level()) && apart.take(it);
            let Some(puzzle) = generator.find(fits) else { break };
            chosen[usize::from(puzzle.level()) - 1].push(puzzle);
        }
    }
    let mut chosen: Vec<_> = chosen.into_iter().map(Vec::into_iter).collect();
    (1..=COUNT).map_while(|number| chosen[usize::from(level_of(number)) - 1].next()).collect()
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let folder = PathBuf::from(
        arguments.next().unwrap_or_else(|| "crates/hangman/assets/puzzles".to_owned()),
    );
    fs::create_dir_all(&folder)?;
    let named: Vec<String> = arguments.collect();
    for alphabet in Alphabet::ALL {
        let code = alphabet.code();
        // The list of everyday words is the smallest.
        let Some(embedded) = EmbeddedList::of(alphabet).next() else { continue };
        if !named.is_empty() && !named.iter().any(|name| name == code) {
            continue;
        }
        let start = Instant::now();
        let puzzles = chosen(embedded);
        let bytes = packed(&puzzles);
        let seconds = start.elapsed().as_secs_f64();
        eprintln!("{embedded}: {} puzzles, {} bytes, {seconds:.1} s", puzzles.len(), bytes.len());
        fs::write(folder.join(format!("{code}.puzzles")), bytes)?;
    }
    Ok(())
}
