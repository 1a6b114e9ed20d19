//! Measures loading word lists: the embedded ones, and a file of ten million words.
//!
//! Targets: the default list in at most 6 ms; ten million words in at most 1.5 s and 400 MB.

use std::io::{BufWriter, Write};
use std::time::{Duration, Instant};

use evil_hangman::wordfile;
use evil_hangman::words::{ENGLISH, EmbeddedList};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

fn main() {
    let measuring = std::env::args().any(|arg| arg == "--bench");
    let (rounds, words) = if measuring { (51, 10_000_000) } else { (1, 10_000) };
    for embedded in [EmbeddedList::EVERYDAY, EmbeddedList::FULL] {
        let mut times: Vec<Duration> = (0..rounds).map(|_| load(embedded)).collect();
        times.sort_unstable();
        let first = times.last().copied().unwrap_or_default();
        println!("{embedded:<12} median {:?}, slowest {first:?} of {rounds}", times[rounds / 2]);
    }
    let file = tempfile::NamedTempFile::new().expect("a temporary file");
    write_list(words, BufWriter::new(&file)).expect("room for the list");
    let start = Instant::now();
    let (list, _) = wordfile::read(file.path(), Some(&ENGLISH)).expect("a list");
    let took = start.elapsed();
    println!("{words} lines, {} words: {took:?}, peak memory {}", list.total(), peak_memory());
}

/// Loads the words of all lengths, which a game does not need.
fn load(embedded: EmbeddedList) -> Duration {
    let start = Instant::now();
    let list = embedded.load();
    for length in list.lengths() {
        std::hint::black_box(list.of_length(length));
    }
    start.elapsed()
}

/// Writes random words of 3 to 15 letters in random order.
fn write_list(words: usize, mut to: impl Write) -> std::io::Result<()> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..words {
        let length = rng.random_range(3..=15);
        let mut line = [b'\n'; 16];
        line[..length].fill_with(|| rng.random_range(b'a'..=b'z'));
        to.write_all(&line[..=length])?;
    }
    to.flush()
}

/// Returns the peak memory of the process, if the system reports it.
fn peak_memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM"));
    line.map_or_else(|| String::from("unknown"), |line| line[6..].trim().to_owned())
}
