//! Makes everything that follows from the word lists:
//! `cargo run --release --example lists -- [--openings | --puzzles | --all FOLDER] [LIST ...]`.
//! With `--no-default-features --features languages`, it reads the lists from the folder, and need not be built again.
//!
//! For each length of each list it finds and proves the value, solves the openings, and writes both to
//! `crates/words/assets/openings`; it writes the proofs of the English lists to `crates/hangman/assets/proofs`, the
//! puzzles of the lists of everyday words to `crates/hangman/assets/puzzles`, and the values of all lists to
//! `assets/values` and `docs/perfect-play.md`. It says what changed, and skips lengths whose words are the same as before, in
//! whatever order, and the puzzles of lists without another length. With `--openings`, it solves the openings of all
//! lengths anew, which is for a change of what is dealt. With `--puzzles`, it makes the puzzles anew and nothing else. With
//! `--all`, it skips nothing and writes the proofs of all lists to FOLDER. LIST is a name such as `de/full`; by default, all
//! lists. The two tables have the values that the program was built with: run it again after a change, until it says
//! nothing.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;
use std::{env, fs};

use evil_hangman::game::opening::Book;
use evil_hangman::solver::proof::{Flaw, ProofError, list_hash};
use evil_hangman::solver::{Lexicon, Limit, Solver, SolverSettings, proof};
use evil_hangman::words::{EmbeddedList, Grade, WordsOfLength, set_asset_source};

mod choice;
mod mean;
mod openings;
mod puzzles;
mod values;

/// The lengths (letters) of English words whose proofs are part of the program.
const PROVEN: std::ops::RangeInclusive<usize> = 2..=16;

fn main() -> Result<(), Box<dyn Error>> {
    set_asset_source(|name| {
        let read = |of: &str| fs::read(asset(of).join(name)).ok();
        read("crates/words/assets").or_else(|| read("crates/hangman/assets"))
    });
    let mut named: Vec<String> = env::args().skip(1).collect();
    let mut flag = |flag: &str| {
        let is_given = named.first().is_some_and(|first| first == flag);
        named.drain(..usize::from(is_given));
        is_given
    };
    let (anew, only_puzzles) = (flag("--openings"), flag("--puzzles"));
    let mut folder = None;
    if named.first().is_some_and(|first| first == "--all") {
        folder = named.drain(..2.min(named.len())).nth(1).map(PathBuf::from);
        fs::create_dir_all(
            folder
                .as_ref()
                .ok_or("usage: lists [--openings | --puzzles | --all FOLDER] [LIST ...]")?,
        )?;
    }
    let wanted = |embedded: &EmbeddedList| {
        named.is_empty() || named.iter().any(|name| name == embedded.name())
    };
    let mut changed = Vec::new();
    for embedded in EmbeddedList::built_in().filter(wanted) {
        let has_changed = only_puzzles || make(embedded, folder.as_deref(), anew)?;
        if has_changed && embedded.grade() == Grade::Everyday {
            changed.push(embedded);
        }
    }
    puzzles::make(changed)?;
    if only_puzzles {
        return Ok(());
    }
    fs::write(asset(values::FILE), values::table()?)?;
    Ok(fs::write(asset(values::PAGE), values::page()?)?)
}

/// Returns the path of a file, which is given from the root of the repository.
fn asset(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(file)
}

/// Makes the file of a list, a line after each length, so that an interrupted run goes on where it was. Returns whether
/// the words of a length have changed.
fn make(embedded: EmbeddedList, folder: Option<&Path>, anew: bool) -> Result<bool, Box<dyn Error>> {
    let list = embedded.load();
    let name = embedded.file_stem();
    let file = asset(&format!("crates/words/assets/openings/{name}.openings"));
    let before = fs::read_to_string(&file).unwrap_or_default();
    let mut lines: Vec<String> = Vec::new();
    let mut has_changed = false;
    for length in list.lengths() {
        let words = list.of_length(length).ok_or("a length has words")?;
        let begins = format!("{length} ");
        let known = before.lines().find(|line| line.starts_with(&begins));
        let print = format!("{:x}", words.fingerprint());
        let known_print = known.and_then(|line| line.split(' ').nth(2));
        let is_same = known_print == Some(print.as_str()) || is_in_the_table(embedded, words)?;
        if let Some((line, known_print)) = known.zip(known_print)
            && is_same
            && folder.is_none()
        {
            has_changed |= known_print != print.as_str();
            lines.push(match Book::value_of_all(embedded, length).filter(|_| anew) {
                // Another order of commonness changes no value.
                None => format!("{}\n", line.replacen(known_print, &print, 1)),
                Some(value) => {
                    let openings = openings::solved(embedded.grade(), words);
                    openings::line(words, value, &openings.ok_or("every opening has a value")?)
                }
            });
            continue;
        }
        has_changed = true;
        let start = Instant::now();
        let (value, proof) = proven(words)?;
        if embedded.alphabet() == EmbeddedList::EVERYDAY.alphabet() && PROVEN.contains(&length) {
            fs::write(
                asset(&format!("crates/hangman/assets/proofs/{name}-{length}.proof")),
                &proof,
            )?;
        }
        if let Some(folder) = folder {
            fs::write(folder.join(format!("{name}-{length}.proof")), &proof)?;
        }
        let proving = start.elapsed().as_secs_f64();
        let openings =
            openings::solved(embedded.grade(), words).ok_or("every opening has a value")?;
        let old = known.and_then(|line| line.split(' ').nth(1)).unwrap_or("none");
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{embedded} {length}: {} words, value {old} to {value} ({proving:.1} s), {} openings ({seconds:.1} s)",
            words.len(),
            openings.len()
        );
        lines.push(openings::line(words, value, &openings));
        let later = before.lines().filter(|line| {
            let length_of = line.split(' ').next().and_then(|number| number.parse().ok());
            length_of.is_some_and(|other: usize| other > length)
        });
        let later: String = later.map(|line| format!("{line}\n")).collect();
        fs::write(&file, lines.concat() + &later)?;
    }
    fs::write(&file, lines.concat())?;
    Ok(has_changed)
}

/// Returns whether the table of values, as it is, has these words of a list.
fn is_in_the_table(embedded: EmbeddedList, words: &WordsOfLength) -> std::io::Result<bool> {
    let table = fs::read_to_string(asset(values::FILE))?;
    let begins = format!("{embedded},{},{},", words.length(), words.len());
    let hash = values::hexadecimal(&list_hash(words.blocks(), words.length()));
    Ok(table.lines().any(|row| row.starts_with(&begins) && row.contains(&hash)))
}

/// Returns the value of these words, and a proof of it that the verifier accepts.
fn proven(words: &Arc<WordsOfLength>) -> Result<(usize, Vec<u8>), Box<dyn Error>> {
    let limit = Limit { nodes: u64::MAX, halt: &|| false };
    // In alphabetical order, like words are together, and the search finds claims that are easier to verify.
    let mut rows: Vec<&[u64]> = words.packed_words().collect();
    rows.sort_unstable();
    let rows = rows.concat();
    let lexicon = Lexicon::new(&rows, words.length())?;
    let mut solver = Solver::new(lexicon.into(), SolverSettings { threads: 2, memory: 1 << 30 });
    let value = solver.value_of_all(limit).value().ok_or("the search has no limit")?;
    let bytes = proof::prove(&mut solver, limit)?;
    match proof::verify(&bytes, &rows) {
        Ok(proven) if proven.value == value => Ok((value, bytes)),
        Ok(proven) => Err(format!("{value} was found, and {} proven", proven.value).into()),
        Err(error @ ProofError::Setter { flaw: Flaw::TooHard, .. }) => {
            println!("{} letters: value {value} without a verified proof: {error}", words.length());
            Ok((value, bytes))
        }
        Err(error) => Err(error.into()),
    }
}
