//! Measures how long it takes to evaluate the frequency guesser on each embedded list.
//!
//! Target: the default list in at most 2 s.

use std::time::Instant;

use evil_hangman::evaluation::Evaluation;
use evil_hangman::guesser::Frequency;
use evil_hangman::words::EmbeddedList;

fn main() {
    let measuring = std::env::args().any(|arg| arg == "--bench");
    let lists = if measuring {
        &[EmbeddedList::EVERYDAY, EmbeddedList::FULL][..]
    } else {
        &[EmbeddedList::EVERYDAY][..]
    };
    println!("list            words   won %  misses   decisions  seconds");
    for embedded in lists {
        let start = Instant::now();
        let list = embedded.load();
        let lives = "6".parse().expect("above zero");
        let mut watch = |_: &_| true;
        let mut evaluation = Evaluation::new(lives, &mut watch);
        for listed in list.by_length() {
            evaluation.tree(&mut Frequency, listed, &listed.candidates()).expect("a sound guesser");
        }
        let took = start.elapsed().as_secs_f64();
        let tally = evaluation.tally;
        let (won, misses) = (100.0 * tally.share_won(), tally.mean_misses());
        let (words, decisions) = (tally.words, tally.decisions);
        println!("{embedded:<12} {words:>8} {won:>7.3} {misses:>7.4} {decisions:>11} {took:>8.2}");
    }
}
