//! A game that `--game` names, as a transcript; its guesses, if any, are ignored.

use crate::cli::Cli;
use crate::config::Config;
use crate::game::library::{LibraryError, ListName, ReplayError};
use crate::game::transcript::TranscriptError;
use crate::game::{GameSpec, Library, Transcript};

/// The reason why a named game can't be started.
#[derive(Debug, thiserror::Error)]
pub enum GivenError {
    /// The text names no game.
    #[error(
        "{0}; a game is a version, list, opponent, length, number of lives and seed, such as \
         eh1 en/full merciless 8 10 42 -"
    )]
    NotAGame(#[source] TranscriptError),
    /// The round was about a word that somebody typed.
    #[error(
        "this game was about a friend's word, which its text does not contain; start with --opponent friend and have somebody type a word in"
    )]
    Friend,
    /// The game needs its owner's list, which is missing.
    #[error("this is about the words of \"{0}\"; give the same words with --words FILE")]
    NoWords(String),
    /// The game needs an embedded list, but another one was given.
    #[error("this is about the list {0}; leave --words out")]
    NotThese(String),
    /// The words given are not the words of the game.
    #[error("{0}; give the same ones with --words FILE")]
    OtherWords(#[from] TranscriptError),
    /// The list has no words of this length.
    #[error(transparent)]
    Length(#[from] LibraryError),
}

/// Returns the game that the flags name, if any.
///
/// # Errors
/// Returns [`GivenError::NotAGame`] for any other text.
pub fn by(cli: &Cli) -> Result<Option<Transcript>, GivenError> {
    let game = (!cli.game.is_empty()).then(|| Transcript::game(&cli.game.join(" ")));
    game.transpose().map_err(GivenError::NotAGame)
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
/// Returns [`GivenError`] if the words of the game are not available. It says what is missing and how to provide it.
pub fn spec(game: &Transcript, library: &Library) -> Result<GameSpec, GivenError> {
    let Transcript { list, opponent, .. } = game;
    if opponent.is_friend() {
        return Err(GivenError::Friend);
    }
    // An embedded list overrides words from the configuration, so if there still are any, they come from
    // a flag.
    if library.has_own() && matches!(list, ListName::Embedded(_)) {
        return Err(GivenError::NotThese(list.name().into_owned()));
    }
    let no_words = || GivenError::NoWords(list.name().into_owned());
    library.replay(&game.without_answers()).map_err(|error| match error {
        ReplayError::List(_) => no_words(),
        ReplayError::Words(error) => error.into(),
        ReplayError::Round(error) => error.into(),
    })?;
    GameSpec::of(game, library).ok_or_else(no_words)
}
