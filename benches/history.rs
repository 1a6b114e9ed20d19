//! Measures reading the history: a hundred thousand rounds and their statistics.
//!
//! Target: at most 200 ms.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use evil_hangman::engine::Opponent;
use evil_hangman::game::{Round, Transcript};
use evil_hangman::history::{Ended, Record};
use evil_hangman::historyfile::Store;
use evil_hangman::words::{ENGLISH, EmbeddedList, Word};

fn main() {
    let measuring = std::env::args().any(|arg| arg == "--bench");
    let (turns, rounds) = if measuring { (21, 100_000) } else { (1, 1_000) };
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::at(folder.path().to_owned());
    write_rounds(&store.path(), rounds);
    let mut times: Vec<Duration> = (0..turns).map(|_| read(&store, rounds)).collect();
    times.sort_unstable();
    println!("{rounds} rounds: median {:?}", times[turns / 2]);
}

fn read(store: &Store, rounds: usize) -> Duration {
    let start = Instant::now();
    let (career, _) = store.career(0).expect("a history");
    let took = start.elapsed();
    assert_eq!(career.statistics.played, rounds);
    took
}

fn ended() -> Ended {
    let listed = EmbeddedList::EVERYDAY.load();
    let words = listed.of_length(4).expect("words of four letters").candidates();
    let lives = "3".parse().expect("a number");
    Ended::of(&Round::new(Opponent::Greedy, words, lives, 0).finish())
}

fn write_rounds(path: &Path, rounds: usize) {
    let transcript = |index: usize| {
        let text = format!(
            "eh1 en/full merciless {} 10 {} - E- A1 S8 T- R- I4 O- N- U- D- C-?",
            4 + index % 12,
            (index as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        );
        text.parse::<Transcript>().expect("a transcript")
    };
    let template = ended();
    let mut file = std::io::BufWriter::new(fs::File::create(path).expect("a file"));
    for index in 0..rounds {
        let transcript = transcript(index);
        let word = format!("abis{}", "b".repeat(transcript.length - 4));
        let ended = Ended {
            transcript,
            word: Word::parse(&word, &ENGLISH).expect("a word"),
            peeked: index % 7 == 0,
            hinted: index % 11 == 0,
            ..template.clone()
        };
        let record = Record::new(ended, 1_700_000_000 + index as u64);
        file.write_all(record.to_line().as_bytes()).expect("room for the rounds");
    }
    file.flush().expect("room for the rounds");
}
