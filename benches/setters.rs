//! Compares setters: for each length of the full list and for numbers of misses around par, prints the
//! misses and the lost rounds of three guessers against two setters as a table.

use evil_hangman::engine::{Opponent, Setter};
use evil_hangman::game::Round;
use evil_hangman::guesser::{Frequency, Guesser, NoisyFrequency, Perfect};
use evil_hangman::solver::{Lexicon, Limit, Solver, SolverSettings};
use evil_hangman::words::{Candidates, EmbeddedList, WordList};

/// The number of rounds of the imperfect guesser.
const NOISY_ROUNDS: u64 = 40;

/// Its error: up to 30% of each count.
const NOISE: f64 = 0.3;

fn main() {
    let measuring = std::env::args().any(|arg| arg == "--bench");
    let (lengths, rounds) = if measuring { (3..=14, NOISY_ROUNDS) } else { (13..=13, 1) };
    let list = EmbeddedList::FULL.load();
    println!("Misses (lost rounds in %) of a guesser against greedy | merciless.\n");
    println!("| letters | guesses | perfect | frequency | noisy frequency |");
    println!("|---:|---:|---:|---:|---:|");
    let mut all = [[Tally::default(); 2]; 3];
    let mut missed_wins = 0;
    for length in lengths {
        let (candidates, value) = position(&list, length);
        let mut games = Rounds::new(&candidates);
        for lives in value.saturating_sub(2).max(1)..=value + 3 {
            let mut row = [[Tally::default(); 2]; 3];
            for (column, opponent) in
                [Opponent::Greedy, Opponent::Merciless].into_iter().enumerate()
            {
                let mut play = |guesser: &mut dyn Guesser| games.play(guesser, opponent, lives);
                row[0][column].add(play(&mut Perfect::default()), lives);
                row[1][column].add(play(&mut Frequency), lives);
                for seed in 0..rounds {
                    row[2][column].add(play(&mut NoisyFrequency::new(NOISE, seed)), lives);
                }
            }
            assert!(row[0][1].misses >= row[0][0].misses, "merciless is never below greedy");
            missed_wins += row.iter().map(|row| row[1].rounds - row[1].lost).sum::<u32>()
                * u32::from(lives <= value);
            let cell = |row: &[Tally; 2]| format!("{} \\| {}", row[0], row[1]);
            let cells: Vec<_> = row.iter().map(cell).collect();
            let par = if lives == value + 1 { " (par + 1)" } else { "" };
            println!("| {length} | {lives}{par} | {} |", cells.join(" | "));
            for (all, row) in all.iter_mut().flatten().zip(row.iter().flatten()) {
                all.merge(row);
            }
        }
    }
    let cell = |row: &[Tally; 2]| format!("{} \\| {}", row[0], row[1]);
    println!("| all | | {} |", all.iter().map(cell).collect::<Vec<_>>().join(" | "));
    println!("\nRounds that merciless could have won by force and did not: {missed_wins}");
}

fn position(list: &WordList, length: usize) -> (Candidates, u32) {
    let listed = list.of_length(length).expect("words of this length");
    let lexicon = Lexicon::new(listed.blocks(), length).expect("well-formed words");
    let mut solver = Solver::new(lexicon.into(), SolverSettings::default());
    let bounds = solver.value_of_all(Limit::NONE);
    let value = bounds.value().expect("no limit");
    (listed.candidates(), value as u32)
}

struct Rounds {
    candidates: Candidates,
    setter: Setter,
}

impl Rounds {
    fn new(candidates: &Candidates) -> Self {
        Self { candidates: candidates.clone(), setter: Setter::default() }
    }

    fn play(&mut self, guesser: &mut dyn Guesser, opponent: Opponent, lives: u32) -> u32 {
        let allowed = lives.to_string().parse().expect("above zero");
        let mut round = Round::new(opponent, self.candidates.clone(), allowed, 1);
        while round.misses_left() > 0 {
            let Some(letter) = guesser.letter(round.position()) else { break };
            let reply = round.guess_with(&mut self.setter, letter, &|| false);
            reply.expect("a letter that can be guessed").expect("nothing ends the search");
        }
        round.misses()
    }
}

#[derive(Clone, Copy, Default)]
struct Tally {
    rounds: u32,
    misses: u32,
    lost: u32,
}

impl Tally {
    fn add(&mut self, misses: u32, lives: u32) {
        self.merge(&Self { rounds: 1, misses, lost: u32::from(misses >= lives) });
    }

    fn merge(&mut self, other: &Self) {
        self.rounds += other.rounds;
        self.misses += other.misses;
        self.lost += other.lost;
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let each = |sum: u32| f64::from(sum) / f64::from(self.rounds.max(1));
        write!(f, "{:.1} ({:.0})", each(self.misses), 100.0 * each(self.lost))
    }
}
