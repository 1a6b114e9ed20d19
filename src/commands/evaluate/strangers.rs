//! An evaluation in which a stranger's program plays: each word, or each length of a setter, is a game at
//! the referee's table.

use std::io::{self, Write};
use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::CommandError;
use super::ground::Material;
use crate::cli::EvaluateArguments;
use crate::commands::matches::{MatchReport, play_all, text_of};
use crate::players::{Arena, Game, Tournament};

/// Plays every game and prints the results, as `match` does.
pub(super) fn play(ground: &Material, arguments: &EvaluateArguments) -> Result<u8, CommandError> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(arguments.seed);
    let mut games = Vec::new();
    if arguments.opponent.own().is_evil() {
        for listed in ground.lengths() {
            let (number, seed) = (games.len(), rng.random_range(0..=u64::MAX));
            games.push(Game { number, listed: Arc::clone(listed), seed, word: None });
        }
    } else {
        for (_, hidden) in &ground.hidden {
            for word in hidden.words() {
                let (number, seed) = (games.len(), rng.random_range(0..=u64::MAX));
                let listed = Arc::clone(hidden.listed());
                games.push(Game { number, listed, seed, word: Some(word) });
            }
        }
    }
    let (guessers, setters) = ([arguments.guesser.spec()], [arguments.opponent.spec()]);
    let arena = Arena::open()?;
    let words = arena.write(&text_of(&ground.words_of_list))?;
    let tournament = Tournament {
        guessers: &guessers,
        setters: &setters,
        games: &games,
        list: &ground.words_of_list,
        words: &words,
        lives: ground.lives,
        limits: arguments.table.limits.limits(),
        series: arguments.table.series.get(),
        jobs: arguments.table.jobs.get(),
        stop: arena.stop(),
    };
    let records = play_all(&tournament);
    let report = MatchReport {
        guessers: &guessers,
        setters: &setters,
        list: &ground.list,
        lives: ground.lives.get(),
        seed: arguments.seed,
        asked: tournament.games(),
        records: &records,
    };
    let out = &mut io::stdout().lock();
    if arguments.json {
        report.json(out)?;
    } else {
        report.text(out)?;
    }
    out.flush()?;
    Ok(arena.stopped().unwrap_or(0))
}
