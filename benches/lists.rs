//! Reading word lists: the embedded ones, and a user's list of ten million words; and reading a hundred
//! thousand rounds that were kept.
//!
//! Criteria of the project: the default list is ready in ≤ 6 ms; ten million words in ≤ 1.5 s and
//! ≤ 400 MB; the rounds are read and counted in ≤ 200 ms.

use std::io::{BufWriter, Write};
use std::sync::Arc;
use std::time::{Duration, Instant};

use evil_hangman::engine::Opponent;
use evil_hangman::game::{ListName, Round};
use evil_hangman::history::{Ended, Record, Statistics};
use evil_hangman::historyfile::Store;
use evil_hangman::wordfile;
use evil_hangman::words::{ENGLISH, Shelf, Tier, Word};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

fn main() {
    let measuring = std::env::args().any(|arg| arg == "--bench");
    let (rounds, words) = if measuring { (51, 10_000_000) } else { (1, 10_000) };
    for tier in Tier::ALL {
        let mut times: Vec<Duration> = (0..rounds).map(|_| load(tier)).collect();
        times.sort_unstable();
        let first = times.last().copied().unwrap_or_default();
        println!("{tier:<12} median {:?}, slowest {first:?} of {rounds}", times[rounds / 2]);
    }
    let kept = if measuring { 100_000 } else { 100 };
    println!("{kept} rounds kept: {:?}", rounds_kept(kept, 5));
    let file = tempfile::NamedTempFile::new().expect("a temporary file");
    write_list(words, BufWriter::new(&file)).expect("room for the list");
    let start = Instant::now();
    let (list, _) = wordfile::read(file.path(), &ENGLISH).expect("a list");
    let took = start.elapsed();
    println!("{words} lines, {} words: {took:?}, peak memory {}", list.total(), peak_memory());
}

fn load(tier: Tier) -> Duration {
    let start = Instant::now();
    std::hint::black_box(tier.load());
    start.elapsed()
}

/// The best of some times that it takes to read rounds that were kept, and to count them.
fn rounds_kept(rounds: usize, times: usize) -> Duration {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::at(folder.path().to_owned());
    let shelf = Arc::new(Shelf::of_one(&Word::parse("ace", &ENGLISH).expect("a word")));
    let guesses = "10".parse().expect("above zero");
    let mut round = Round::new(Opponent::Greedy, shelf.candidates(), guesses, 0);
    for letter in ENGLISH.letters() {
        let _ = round.guess(letter);
    }
    let template = Ended::of(&round.finish(), ListName::Embedded(Tier::Unabridged));
    let mut file = BufWriter::new(std::fs::File::create(store.path()).expect("a file"));
    for number in 0..rounds {
        let text = format!(
            "eh1 unabridged merciless {} 10 {} E- A1 S08 T- R- I10 O- N- L20 U- D- C4?",
            4 + number % 12,
            (number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        );
        let ended = Ended {
            transcript: text.parse().expect("a transcript"),
            peeked: number % 7 == 0,
            hinted: number % 11 == 0,
            ..template.clone()
        };
        let line = Record::new(ended, 1_700_000_000 + number as u64).to_line();
        file.write_all(line.as_bytes()).expect("room for the rounds");
    }
    file.flush().expect("room for the rounds");
    let time = || {
        let start = Instant::now();
        let history = store.read().expect("rounds");
        let statistics = Statistics::of(&history.records);
        let took = start.elapsed();
        assert_eq!(statistics.clean.all.played + statistics.helped.all.played, rounds);
        took
    };
    (0..times).map(|_| time()).min().unwrap_or_default()
}

/// Random words of 3 to 15 letters, in no order.
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

/// The most memory that the process has had, where the system tells.
fn peak_memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM"));
    line.map_or_else(|| String::from("unknown"), |line| line[6..].trim().to_owned())
}
