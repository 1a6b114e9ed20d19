//! An evaluation with an external program: each word, or each length of a setter, is a game at the referee's
//! table.

use std::io::Write;
use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::CommandError;
use super::material::Material;
use crate::cli::EvaluateArguments;
use crate::commands::matches::{MatchReport, Names, PlayedWords, play_all, text_of};
use crate::commands::output::Output;
use crate::players::{Arena, Game, Spec, Tournament};
use crate::text::commands::evaluate as told;

/// Plays every game and prints the results in the form of `match`.
pub(super) fn play(material: &Material, arguments: &EvaluateArguments) -> Result<u8, CommandError> {
    let arena = Arena::open()?;
    let players = (&arguments.guesser.spec(), &arguments.opponent.spec());
    let out = &mut Output::new(arguments.table.pupils.clean);
    pairing(material, arguments, players, &arena, |report| {
        if arguments.json { report.json(out) } else { report.text(out) }
    })?;
    out.flush()?;
    Ok(arena.stopped().unwrap_or(0))
}

/// Plays every game of a guesser and a setter, and passes the records to `then`.
pub(super) fn pairing<T>(
    material: &Material,
    arguments: &EvaluateArguments,
    (guesser, setter): (&Spec, &Spec),
    arena: &Arena,
    then: impl FnOnce(&MatchReport<'_>) -> T,
) -> T {
    // Whether an external setter holds a word isn't visible, so it is treated as one that doesn't.
    let is_evil = !matches!(setter, Spec::Setter(opponent, ..) if !opponent.is_evil());
    let games = games(material, arguments.seed, is_evil);
    let (guessers, setters) = ([guesser.clone()], [setter.clone()]);
    let tournament = Tournament {
        guessers: &guessers,
        setters: &setters,
        games: &games,
        list: &material.words_of_list,
        words: &arena.copies(text_of(&material.words_of_list)),
        lives: material.lives,
        limits: arguments.table.limits.limits(),
        series: arguments.table.series.get(),
        jobs: arguments.table.jobs.get(),
        clean: arguments.table.pupils.clean,
        stop: arena.stop(),
    };
    let records = play_all(&tournament);
    then(&MatchReport {
        guessers: &guessers,
        setters: &setters,
        list: &material.list,
        lives: material.lives.get(),
        seed: arguments.seed,
        played: Some(played_words(material, is_evil)),
        names: Names::of(&guessers, &setters, &records),
        asked: tournament.games(),
        records: &records,
    })
}

/// Returns a game for each hidden word, or for each length.
fn games(material: &Material, seed: u64, is_evil: bool) -> Vec<Game> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut games = Vec::new();
    if is_evil {
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
fn played_words(material: &Material, is_evil: bool) -> PlayedWords {
    let source = match (&material.hidden_file, material.hold_out) {
        _ if is_evil => told::Source::Lengths(material.lengths().len()),
        (Some(hidden), _) => told::Source::Hidden(material.words(), hidden),
        (None, Some(share)) => told::Source::HeldOut(material.words(), share, material.families),
        (None, None) => told::Source::List(material.words()),
    };
    let mut text = told::played_about(source, &material.list, material.seed);
    if material.skipped > 0 && !is_evil {
        text += &format!("\n{}", told::hidden_skipped(material.skipped));
    }
    PlayedWords {
        hidden: material.hidden_file.clone(),
        hold_out: material.hold_out,
        hold_out_families: material.families,
        skipped: material.skipped,
        description: text,
    }
}
