//! The unseen-words contest on its own words: builds the hidden half from the two files of the contest, which you
//! download yourself (their terms do not allow shipping them), checks all three, and plays.
//!
//! ```sh
//! cargo run --release --example contest -- words.txt words_250000_train.txt [WORDS] [SEED]
//! ```
//!
//! `words.txt` is from github.com/dwyl/english-words; `words_250000_train.txt` is in public repositories about the
//! contest. WORDS are drawn from the hidden half (default: 4,000) with SEED (default: 1).

mod hidden;

use std::error::Error;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use evil_hangman::evaluation::{Evaluation, sample};
use evil_hangman::guesser::Learned;
use evil_hangman::words::{Candidates, ENGLISH, ListBuilder, WordList};
use sha2::{Digest, Sha256};

/// The SHA-256 of the public list, the training file, and the hidden half.
const HASHES: [&str; 3] = [
    "5bef207ef2a954ce7df13cee21e8a181ac6a6f9ccb663a0671fc42dc86fc68c0",
    "6d196481d229ceb349b8e61e9b3d727b90e88e081240fd170b33567769f20f86",
    "9f2968ee765ef1df1d0598a4a9d30fd42c2abd7c3fb199de26a2a236f62ab89c",
];

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [words, training, rest @ ..] = arguments.as_slice() else {
        return Err("name the two files: words.txt words_250000_train.txt [WORDS] [SEED]".into());
    };
    let number = |at: usize, default: u64| rest.get(at).map_or(Ok(default), |text| text.parse());
    let (count, seed) = (number(0, 4_000)?, number(1, 1)?);

    let public = hidden::public(&checked(words, HASHES[0])?);
    let training = checked(training, HASHES[1])?;
    let hidden = hidden::hidden(&public, &training);
    check("the hidden half", hidden.as_bytes(), HASHES[2])?;
    println!("{} words are hidden, {} are known", hidden.lines().count(), training.lines().count());

    let (known, hidden) = (list(&training)?, list(&hidden)?);
    let by_length = hidden.lengths().filter(|length| known.count(*length) > 0);
    let by_length: Vec<Candidates> = by_length
        .filter_map(|length| hidden.of_length(length))
        .map(|words| words.candidates())
        .collect();
    let mut always = |_: &_| true;
    let mut evaluation = Evaluation::new("6".parse()?, &mut always);
    let mut guesser = Learned::default();
    for words in sample(&by_length, usize::try_from(count)?, seed) {
        let listed = known.of_length(words.listed().length()).ok_or("an unknown length")?;
        evaluation.tree(&mut guesser, listed, &words)?;
    }
    let tally = evaluation.tally;
    let (won, rounds) = (tally.share_won(), tally.rounds() as f64);
    // The normal approximation of a binomial share, at 95%.
    let margin = 1.96 * (won * (1.0 - won) / rounds).sqrt();
    println!(
        "learned: {:.1}% ± {:.1} of {rounds} words won, six misses, seed {seed}",
        100.0 * won,
        100.0 * margin
    );
    Ok(())
}

/// Reads a file and checks its SHA-256.
fn checked(path: &str, hash: &str) -> Result<String, Box<dyn Error>> {
    let bytes = fs::read(Path::new(path)).map_err(|error| format!("{path}: {error}"))?;
    check(path, &bytes, hash)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn check(name: &str, bytes: &[u8], expected: &str) -> Result<(), String> {
    let hash = Sha256::digest(bytes).iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    });
    if hash == expected {
        return Ok(());
    }
    Err(format!(
        "{name} is another version: its SHA-256 is {hash}, and that of the contest's is {expected}"
    ))
}

fn list(words: &str) -> Result<WordList, Box<dyn Error>> {
    let mut builder = ListBuilder::new(&ENGLISH);
    builder.feed(words.as_bytes())?;
    Ok(builder.finish()?.0)
}
