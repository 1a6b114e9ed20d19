//! An evaluation with an external program: each word, or each length of a setter, is a game at the referee's
//! table.

use std::slice;
use std::sync::Arc;
use std::time::Duration;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::material::Material;
use super::report::EvaluationReport;
use crate::commands::matches::{MatchReport, text_of};
use crate::commands::progress;
use crate::error::Error;
use crate::evaluation::{PlayedRound, Tally};
use crate::players::{Arena, Game, Tournament};
use crate::referee::{GameRecord, Side};
use crate::text::Medium;
use crate::text::commands::matches;

/// Plays every game, and prints the results with the faults of the programs. Returns the exit status: 1 if there was one.
pub fn play(material: &Material<'_>, to: Medium) -> Result<u8, Error> {
    let arguments = material.arguments;
    let arena = Arena::open(arguments.table.limits.environment(), None)?;
    let games = games(material, arguments.seed());
    let words = &arena.copies(text_of(&material.list), &arena.environment, &arena.stop);
    let series = arguments.table.series.get();
    let of = |games| Tournament {
        players: [slice::from_ref(&arguments.guesser), slice::from_ref(&arguments.opponent)],
        games,
        list: &material.list,
        words,
        lives: arguments.lives,
        // Games against a setter end with the last life.
        to_the_end: !material.cheats,
        series,
        jobs: arguments.table.jobs.get(),
    };
    let is_played = |record: &&GameRecord| record.ending.fault().is_none();
    let (first, others) = games.split_at(series.min(games.len()));
    let progress = progress::counting(games.len(), matches::GAMES);
    let mut records = of(first).play(|_| progress.inc(1));
    // A program that fails in all games of a series would do so in thousands, for hours if it doesn't answer.
    if records.iter().any(|record| is_played(&record)) {
        records.extend(of(others).play(|_| progress.inc(1)));
    }
    progress.finish_and_clear();
    let mut tally = Tally::new(arguments.lives);
    for record in &records {
        let misses = match record.ending.fault() {
            None => record.misses,
            // It loses the round by that, if it hadn't lost it before.
            Some((Side::Guesser, _)) => record.misses.max(arguments.lives.get()),
            Some((Side::Setter, _)) => continue,
        };
        tally.add(PlayedRound { misses, guesses: record.letters as u32, words: 1 });
    }
    // The costs of the guesser if it is a program, or else of the setter.
    let is_guesser = arguments.guesser.command().is_some();
    let side = if is_guesser { Side::Guesser } else { Side::Setter };
    let costs: Vec<_> = records.iter().filter_map(|record| record.costs[side as usize]).collect();
    let cpu: Duration = costs.iter().map(|costs| costs.cpu).sum();
    let tournament = of(&games);
    let report = EvaluationReport {
        material,
        finished: records.len() == games.len(),
        decisions: records.iter().map(|record| record.letters as u64).sum(),
        cpu: (!costs.is_empty()).then_some(cpu),
        bytes: costs.iter().map(|costs| costs.bytes).max(),
        tally,
        table: Some(&MatchReport::new(&tournament, arguments.seed(), &records)),
    };
    report.print(to)?;
    Ok(arena.stop.status(report.finished).unwrap_or(u8::from(report.faults() > 0)))
}

/// Returns a game for each hidden word, or for each length.
fn games(material: &Material<'_>, seed: u64) -> Vec<Game> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut games = Vec::new();
    if material.cheats {
        games.extend(material.by_length.iter().map(|listed| (Arc::clone(listed), None)));
    } else {
        for (_, hidden) in &material.hidden {
            games.extend(hidden.words().map(|word| (Arc::clone(hidden.listed()), Some(word))));
        }
        // Shuffled, because in the list's order each word would hint at the next.
        for at in (1..games.len()).rev() {
            games.swap(at, rng.random_range(0..=at as u64) as usize);
        }
    }
    let game = |(number, (listed, word))| {
        let seed = rng.random_range(0..=u64::MAX);
        Game { number, listed, seed, word }
    };
    games.into_iter().enumerate().map(game).collect()
}
