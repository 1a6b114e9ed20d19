//! Owns [`Given`]: a game, with its settings and seed, that a flag names by its text or its date.

use super::surroundings::Surroundings;
use crate::cli::Cli;
use crate::config::{Config, Letters};
use crate::game::{
    Day, Library, LibraryError, ListName, OpeningChoice, Transcript, TranscriptError,
};
use crate::history::Career;
use crate::system::clock::now;
use crate::text::Medium;
use crate::text::career::begun;
use crate::words::Alphabet;

/// A game that a flag names.
#[derive(Clone, Debug)]
pub(super) struct Given {
    /// Its settings and its seed; its letters, if any, are ignored.
    pub(super) game: Transcript,
    /// The date, if it is a game of the day.
    pub(super) day: Option<Day>,
}

/// The reason why a named game can't be started.
#[derive(Debug, thiserror::Error)]
pub enum GivenError {
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
    pub(super) fn by(cli: &Cli, language: &Alphabet) -> Option<Self> {
        if cli.daily {
            let day = today();
            // If there is no list for the language, the error comes from the settings.
            return day.game_in(language).map(|game| Self { game, day: Some(day) });
        }
        cli.game.clone().map(|game| Self { game, day: None })
    }

    /// Returns the settings of the game, which override those of other flags.
    pub(super) fn settings(&self, flags: Config) -> Config {
        let Transcript { list, opponent, length, lives, .. } = &self.game;
        Config {
            opponent: Some((*opponent).into()),
            list: match list {
                ListName::Embedded(tier) => Some(tier.grade()),
                ListName::Own { .. } => None,
            },
            language: Some(list.alphabet()),
            length: Some(Letters::Exactly(*length)),
            guesses: Some(*lives),
            // Everybody starts the game of the day with the same settings.
            words_left: flags.words_left.or(self.day.map(|_| false)),
            ..flags
        }
    }

    /// Returns what is revealed before the first guess.
    pub(super) fn opening(&self) -> OpeningChoice {
        let opening = self.game.opening.map(|opening| opening.text(self.game.list.alphabet()));
        opening.map_or(OpeningChoice::None, OpeningChoice::This)
    }

    /// Checks that the words of the game are available.
    ///
    /// # Errors
    /// Returns [`GivenError`], which says what is missing and how to provide it.
    pub(super) fn check(&self, library: &Library) -> Result<(), GivenError> {
        let Transcript { list, opponent, length, .. } = &self.game;
        if opponent.is_friend() {
            return Err(GivenError::Friend);
        }
        // An embedded list overrides words from the configuration, so if there still are any, they come from
        // a flag.
        let own = library.has_own();
        if own && matches!(list, ListName::Embedded(_)) {
            return Err(GivenError::NotThese(list.name().into_owned()));
        }
        let choice = library.find(list);
        let choice = choice.ok_or_else(|| GivenError::NoWords(list.name().into_owned()))?;
        let begin = self.game.without_answers();
        begin.replay(library.candidates(choice, *length)?)?;
        Ok(())
    }

    /// Returns the remark before the first letter, if any.
    pub(super) fn remark(&self, around: &Surroundings) -> Option<String> {
        let day = self.day?;
        let kept = around.history().unwrap_or_default();
        let career = Career::of(&kept.records, now());
        let language = self.game.list.alphabet();
        let practice = career.daily_of(language).today.is_some();
        Some(begun(day, practice, language, Medium::Screen).swap_remove(0))
    }
}

/// Returns the date (UTC); 1970-01-01 if the clock is set before that.
fn today() -> Day {
    Day::at(now())
}
