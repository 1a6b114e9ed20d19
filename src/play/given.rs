//! Owns [`Given`]: a game that `--game` names.

use crate::cli::Cli;
use crate::config::Config;
use crate::game::{GameSpec, Library, LibraryError, ListName, Transcript, TranscriptError};

/// A game that a flag names; its guesses, if any, are ignored.
#[derive(Clone, Debug)]
pub struct Given(pub(super) Transcript);

/// The reason why a named game can't be started.
#[derive(Debug, thiserror::Error)]
pub enum GivenError {
    /// The text names no game.
    #[error(
        "{0}; a game is a version, list, opponent, length, number of misses and seed, such as \
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

impl Given {
    /// Returns the game that the flags name, if any.
    ///
    /// # Errors
    /// Returns [`GivenError::NotAGame`] for any other text.
    pub fn by(cli: &Cli) -> Result<Option<Self>, GivenError> {
        match &cli.game[..] {
            [] => Ok(None),
            parts => match Transcript::game(&parts.join(" ")) {
                Ok(game) => Ok(Some(Self(game))),
                Err(error) => Err(GivenError::NotAGame(error)),
            },
        }
    }

    /// Returns settings with the list of the game, which overrides that of other flags.
    pub fn settings(&self, flags: Config) -> Config {
        let list = &self.0.list;
        let grade = match list {
            ListName::Embedded(embedded) => Some(embedded.grade()),
            ListName::Own { .. } => None,
        };
        Config { list: grade, language: Some(Some(list.alphabet())), ..flags }
    }

    /// Returns what the round is to be like.
    ///
    /// # Errors
    /// Returns [`GivenError`] if the words of the game are not available. It says what is missing and how to provide it.
    pub fn spec(&self, library: &Library) -> Result<GameSpec, GivenError> {
        let Transcript { list, opponent, .. } = &self.0;
        if opponent.is_friend() {
            return Err(GivenError::Friend);
        }
        // An embedded list overrides words from the configuration, so if there still are any, they come from
        // a flag.
        if library.has_own() && matches!(list, ListName::Embedded(_)) {
            return Err(GivenError::NotThese(list.name().into_owned()));
        }
        let spec = GameSpec::of(&self.0, library);
        let spec = spec.ok_or_else(|| GivenError::NoWords(list.name().into_owned()))?;
        self.0.without_answers().replay(library.candidates_of(spec.list, &self.0)?)?;
        Ok(spec)
    }
}
