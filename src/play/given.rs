//! A game that `--game` names, as a transcript; its guesses, if any, are ignored.

use std::fmt::Display;

use crate::cli::Cli;
use crate::config::Config;
use crate::error::Error;
use crate::game::{GameSpec, Library, ListName, Transcript};

/// Returns the game that the flags name, if any.
///
/// # Errors
/// Returns [`Error`] for any other text.
pub fn by(cli: &Cli) -> Result<Option<Transcript>, Error> {
    let game = (!cli.game.is_empty()).then(|| Transcript::game(&cli.game.join(" ")));
    game.transpose().map_err(|error| {
        wrong(format!(
            "{error}; a game is a version, list, opponent, length, number of misses and seed, such as eh1 en/full merciless 8 10 42 -"
        ))
    })
}

fn wrong(why: impl Display) -> Error {
    Error::usage(format!("--game: {why}"))
}

/// Returns settings with the list of a game, which overrides that of other flags.
pub fn settings(game: &Transcript, flags: Config) -> Config {
    let grade = match game.list {
        ListName::Embedded(embedded) => Some(embedded.grade()),
        ListName::Own { .. } => None,
    };
    Config { list: grade, language: Some(Some(game.list.alphabet())), ..flags }
}

/// Returns what the round of a game is to be like.
///
/// # Errors
/// Returns [`Error`] if the words of the game are not available. It says what is missing and how to provide it.
pub fn spec(game: &Transcript, library: &Library) -> Result<GameSpec, Error> {
    let Transcript { list, opponent, .. } = game;
    if opponent.is_friend() {
        return Err(wrong(
            "this game was about a friend's word, which its text does not contain; start with --opponent friend and have \
             somebody type a word in",
        ));
    }
    // An embedded list overrides words from the configuration, so if there still are any, they come from
    // a flag.
    if library.has_own() && matches!(list, ListName::Embedded(_)) {
        let list = list.name();
        return Err(wrong(format!("this is about the list {list}; leave --words out")));
    }
    let spec = GameSpec::of(game, library);
    let spec = spec.ok_or_else(|| {
        let list = list.name();
        wrong(format!(
            "this is about the words of \"{list}\"; give the same words with --words FILE"
        ))
    })?;
    let candidates = library.candidates_of(spec.list, game).map_err(wrong)?;
    let replayed = game.without_answers().replay(candidates);
    replayed.map_err(|error| wrong(format!("{error}; give the same ones with --words FILE")))?;
    Ok(spec)
}
