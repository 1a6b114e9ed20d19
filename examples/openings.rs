//! Finds the openings that are worth dealing: `cargo run --release --example openings -- FOLDER [LIST ...]`
//!
//! Writes `LIST.openings` for each list, the book that is part of the program; LIST is a name such as `common` or
//! `de/full`; by default, the three English lists. An opening is left out if perfect play from there costs fewer
//! misses than [`Book::least`] asks for.

use std::error::Error;
use std::path::PathBuf;
use std::time::Instant;
use std::{env, fs};

use evil_hangman::game::Book;
use evil_hangman::words::Tier;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("usage: openings FOLDER [LIST ...]")?);
    fs::create_dir_all(&folder)?;
    let mut named: Vec<String> = arguments.collect();
    if named.is_empty() {
        named = Tier::ENGLISH.map(|tier| tier.name().to_owned()).to_vec();
    }
    let wanted = |tier: &Tier| named.iter().any(|name| name == tier.name());
    for tier in Tier::ALL.into_iter().filter(|tier| tier.is_built_in()).filter(wanted) {
        let list = tier.load();
        let mut lines = String::new();
        for length in list.lengths().filter(|length| Book::LENGTHS.contains(length)) {
            let start = Instant::now();
            let solved =
                list.of_length(length).and_then(|words| Some((words, Book::solved(tier, words)?)));
            let Some((words, openings)) = solved else { continue };
            let seconds = start.elapsed().as_secs_f64();
            eprintln!("{tier} {length}: {} openings, {seconds:.1} s", openings.len());
            lines.push_str(&Book::line(words, &openings));
            let name = format!("{}.openings", tier.name().replace('/', "-"));
            fs::write(folder.join(name), &lines)?;
        }
    }
    Ok(())
}
