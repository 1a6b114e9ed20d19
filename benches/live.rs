//! How long the merciless opponent takes to be sure of its answer, while people who guess by frequency
//! play: for each length of the unabridged list, and numbers of guesses from 1 to 26.
//!
//! Criterion of the project: 100 ms for 99 % of the answers, 500 ms for all. The game stops thinking
//! before that; what is counted here is how long it thinks, and how often it knows its answer then.

use std::time::{Duration, Instant};

use evil_hangman::engine::{Mind, Opponent};
use evil_hangman::game::Round;
use evil_hangman::guesser::{Guesser, NoisyFrequency};
use evil_hangman::solver::Settings;
use evil_hangman::words::{Candidates, Tier};

/// Rounds for each length.
const ROUNDS: u64 = 78;

/// What the game gives an answer.
const THINKING: Duration = Duration::from_millis(70);

fn main() {
    let measuring = std::env::args().any(|arg| arg == "--bench");
    let (lengths, rounds) = if measuring { (2..=25, ROUNDS) } else { (13..=13, 1) };
    let list = Tier::Unabridged.load();
    println!("letters  answers  median ms   99 % ms   most ms  proven within {THINKING:?}");
    let mut all = Vec::new();
    for length in lengths {
        let Some(shelf) = list.shelf(length) else { continue };
        let mut times = Vec::new();
        for number in 0..rounds {
            let guesses = 1 + number as u32 % 26;
            times.extend(round(&shelf.candidates(), guesses, number));
        }
        print(&length.to_string(), &mut times);
        all.append(&mut times);
    }
    print("all", &mut all);
}

fn print(name: &str, answers: &mut [Answer]) {
    answers.sort_unstable_by_key(|answer| answer.took);
    let at = |part: usize| answers[(answers.len() - 1) * part / 100].took.as_secs_f64() * 1e3;
    let proven = answers.iter().filter(|answer| answer.proven).count();
    let share = 100.0 * proven as f64 / answers.len() as f64;
    let (median, nearly, most) = (at(50), at(99), at(100));
    println!(
        "{name:>7} {:>8} {median:>10.2} {nearly:>9.2} {most:>9.2} {share:>9.2} %",
        answers.len()
    );
}

/// How long an answer took, and whether it was known to be right.
#[derive(Clone, Copy)]
struct Answer {
    took: Duration,
    proven: bool,
}

/// The answers of a round. As in the game, the first letter comes after the value of the list has been
/// found for the form; but nothing is thought ahead.
fn round(candidates: &Candidates, guesses: u32, seed: u64) -> Vec<Answer> {
    let mut mind = Mind::new(candidates.shelf(), Settings::default()).expect("well-formed words");
    mind.par(&|| false);
    let mut guesser = NoisyFrequency::new(0.6, seed);
    let allowed = guesses.to_string().parse().expect("above zero");
    let mut round = Round::new(Opponent::Merciless, candidates.clone(), allowed, seed);
    let mut answers = Vec::new();
    while round.guesses_left() > 0 {
        let candidates = round.engine().candidates();
        let Some(letter) = guesser.letter(candidates, round.guessed(), round.guesses_left()) else {
            break;
        };
        let question = round.question(letter).expect("a letter that can be guessed");
        let start = Instant::now();
        let choice = mind.choose(&question, &|| start.elapsed() > THINKING);
        answers.push(Answer { took: start.elapsed(), proven: choice.proven });
        round.answer(letter, choice).expect("a family that there is");
    }
    answers
}
