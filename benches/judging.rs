//! Measures judging a whole round from scratch, as the end of a round, its story and `replay` show it. The
//! rounds are those of imperfect frequency players against merciless and fair, with par and three more
//! misses, at each length of the full list from 3 to 14.
//!
//! Target: the first results at once, a whole round within a second on two idle cores.

use std::sync::Arc;
use std::time::{Duration, Instant};

use evil_hangman::engine::{Opponent, Setter};
use evil_hangman::game::judgement::{AnalysisInput, Judge};
use evil_hangman::game::opening::Book;
use evil_hangman::game::{Round, Standing};
use evil_hangman::guesser::{Guesser, NoisyFrequency};
use evil_hangman::words::{EmbeddedList, WordsOfLength};
use evil_hangman::worker::JUDGED_NODES;

/// The number of rounds for each length and opponent.
const ROUNDS: u64 = 12;

fn main() {
    let measuring = std::env::args().any(|arg| arg == "--bench");
    let asked: Option<usize> = std::env::args().skip(1).find_map(|arg| arg.parse().ok());
    let wanted = |length: usize| asked.map_or(measuring || length == 13, |asked| asked == length);
    let list = EmbeddedList::FULL.load();
    println!("opponent  letters  median ms   most ms   known");
    for opponent in [Opponent::Merciless, Opponent::Fair] {
        for length in (3..=14).filter(|length| wanted(*length)) {
            let Some(listed) = list.of_length(length) else { continue };
            let rounds = if measuring { ROUNDS } else { 1 };
            let par = Book::value_of_all(EmbeddedList::FULL, length).unwrap_or(5) as u32 + 1;
            let mut all = Vec::new();
            let (mut known, mut guesses) = (0, 0);
            for seed in 0..rounds {
                let round = played(opponent, listed, par + 3, seed);
                let start = Instant::now();
                let input = AnalysisInput::of(&round);
                let judgement = Judge::new(JUDGED_NODES).judge(&input, &|| false);
                all.push(start.elapsed());
                known += judgement.guesses.iter().filter(|guess| guess.value.is_some()).count();
                guesses += judgement.guesses.len();
            }
            println!(
                "{:<9} {length:>7} {:>10.0} {:>9.0} {:>5.0} %",
                opponent.name(),
                at(&mut all, 50),
                at(&mut all, 100),
                100.0 * known as f64 / f64::from(guesses.max(1) as u32)
            );
        }
    }
}

/// Returns the given percentile of the durations, in milliseconds.
fn at(durations: &mut [Duration], part: usize) -> f64 {
    durations.sort_unstable();
    durations[(durations.len() - 1) * part / 100].as_secs_f64() * 1e3
}

fn played(opponent: Opponent, listed: &Arc<WordsOfLength>, lives: u32, seed: u64) -> Round {
    let allowed = lives.to_string().parse().expect("above zero");
    let mut guesser = NoisyFrequency::new(0.6, seed);
    let mut setter = Setter::default();
    let mut round = Round::new(opponent, listed.candidates(), allowed, seed);
    while round.standing() == Standing::InPlay {
        let letter = guesser.letter(round.position()).expect("a letter is left");
        let reply = round.guess_with(&mut setter, letter, &|| false);
        reply.expect("a letter that can be guessed").expect("nothing ends the search");
    }
    round
}
