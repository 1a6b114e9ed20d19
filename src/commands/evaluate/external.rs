//! An evaluation with an external program: each word, or each length of a setter, is a game at the referee's
//! table.

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::material::Material;
use crate::cli::EvaluateArguments;
use crate::commands::matches::{Figures, MatchReport, Names, PlayedWords, play_all, text_of};
use crate::commands::output::Output;
use crate::error::Error;
use crate::evaluation::{PlayedRound, Tally, score};
use crate::game::Lives;
use crate::players::{Arena, Game, Spec, Tournament};
use crate::referee::{GameRecord, Side};
use crate::text::commands::evaluate as told;

/// Plays every game and prints the results in the form of `match`, with the figures of an evaluation.
pub fn play(material: &Material, arguments: &EvaluateArguments) -> Result<u8, Error> {
    let arena = Arena::open()?;
    let (guesser, setter) = (arguments.guesser.spec(), arguments.opponent.spec());
    // Whether an external setter holds a word isn't visible, so it is treated as one that doesn't.
    let cheats = !matches!(setter, Spec::Setter(opponent, ..) if !opponent.cheats());
    let games = games(material, arguments.seed, cheats);
    let is_outside = guesser.command().is_some();
    let (guessers, setters) = ([guesser], [setter]);
    let tournament = Tournament {
        guessers: &guessers,
        setters: &setters,
        games: &games,
        list: &material.words_of_list,
        words: &arena.copies(text_of(&material.words_of_list)),
        lives: material.lives,
        to_the_end: !cheats,
        limits: arguments.table.limits.limits(),
        series: arguments.table.series.get(),
        jobs: arguments.table.jobs.get(),
        clean: arguments.table.pupils.clean,
        stop: arena.stop(),
    };
    let records = play_all(&tournament);
    let mut played = played_words(material, cheats);
    played.figures = figures(&records, material.lives, cheats, is_outside);
    let report = MatchReport {
        guessers: &guessers,
        setters: &setters,
        list: &material.list,
        lives: material.lives.get(),
        seed: arguments.seed,
        played: Some(played),
        names: Names::of(&guessers, &setters, &records),
        asked: tournament.games(),
        records: &records,
    };
    let out = &mut Output::new(arguments.table.pupils.clean);
    if arguments.json {
        report.json(out)?
    } else {
        report.text(out)?
    }
    out.flush()?;
    Ok(arena.stopped().unwrap_or(0))
}

/// Returns the figures of the games without a fault; the costs are those of the guesser if it is a program, or else of
/// the setter.
fn figures(records: &[GameRecord], lives: Lives, cheats: bool, is_outside: bool) -> Figures {
    let mut tally = Tally::new(lives);
    let legal = records.iter().filter(|record| record.ending.fault().is_none());
    for record in legal {
        let (misses, guesses) = (record.misses, record.letters as u32);
        tally.add(PlayedRound { misses, guesses, words: 1 });
    }
    let side = if is_outside { Side::Guesser } else { Side::Setter };
    let costs: Vec<_> = records.iter().filter_map(|record| record.costs[side as usize]).collect();
    let cpu: Duration = costs.iter().map(|costs| costs.cpu).sum();
    let cpu_seconds = (!costs.is_empty()).then_some(cpu.as_secs_f64());
    let guesses: usize = records.iter().map(|record| record.letters).sum();
    let each = cpu_seconds.filter(|_| guesses > 0).map(|seconds| seconds / guesses as f64);
    let peak_bytes = costs.iter().map(|costs| costs.bytes).max();
    let rates = each.zip(peak_bytes).filter(|_| is_outside);
    Figures {
        mean_misses: (!cheats).then(|| tally.mean_misses()),
        mean_misses_in_round: tally.mean_misses_in_round(),
        accuracy: tally.accuracy(),
        cpu_seconds,
        cpu_seconds_per_guess: each,
        peak_bytes,
        score: rates.and_then(|(each, bytes)| score(tally.accuracy(), each, bytes)),
    }
}

/// Returns a game for each hidden word, or for each length.
fn games(material: &Material, seed: u64, cheats: bool) -> Vec<Game> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut games = Vec::new();
    if cheats {
        for listed in material.lengths() {
            let (number, seed) = (games.len(), rng.random_range(0..=u64::MAX));
            games.push(Game { number, listed: Arc::clone(listed), seed, word: None });
        }
        return games;
    }
    let words = material
        .hidden
        .iter()
        .flat_map(|(_, hidden)| hidden.words().map(|word| (Arc::clone(hidden.listed()), word)));
    let mut words: Vec<_> = words.collect();
    // Shuffled, because in the list's order each word would hint at the next.
    for at in (1..words.len()).rev() {
        words.swap(at, rng.random_range(0..=at as u64) as usize);
    }
    for (listed, word) in words {
        let (number, seed) = (games.len(), rng.random_range(0..=u64::MAX));
        games.push(Game { number, listed, seed, word: Some(word) });
    }
    games
}

/// Describes the words of the games if they aren't simply the whole list.
fn played_words(material: &Material, cheats: bool) -> PlayedWords {
    let source = match (&material.hidden_file, material.hold_out) {
        _ if cheats => told::Source::Lengths(material.lengths().len()),
        (Some(hidden), _) => told::Source::Hidden(material.words(), hidden),
        (None, Some(share)) => told::Source::HeldOut(material.words(), share, material.families),
        (None, None) => told::Source::List(material.words()),
    };
    let mut text = told::played_about(source, &material.list, material.seed);
    if material.skipped > 0 && !cheats {
        text += &format!("\n{}", told::hidden_skipped(material.skipped));
    }
    PlayedWords {
        hidden: material.hidden_file.clone(),
        hold_out: material.hold_out,
        hold_out_families: material.families,
        skipped: material.skipped,
        description: text,
        figures: Figures::default(),
    }
}
