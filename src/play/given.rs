//! Owns [`Given`]: a game that a flag gives as a whole, settings and seed, by its text or by the date.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::cli::Cli;
use crate::config::Config;
use crate::game::{
    Day, Library, LibraryError, ListChoice, ListName, OpeningChoice, Transcript, TranscriptError,
};
use crate::history::Career;
use crate::historyfile::Store;
use crate::text::Medium;
use crate::text::career::begun;

/// A game that is not to be chosen any more.
#[derive(Clone, Debug)]
pub(super) struct Given {
    /// Its settings and its seed; letters, if there are any, count for nothing.
    pub(super) game: Transcript,
    /// The date that it belongs to, if it does.
    pub(super) day: Option<Day>,
}

/// Why a game cannot be started from its text.
#[derive(Debug, thiserror::Error)]
pub enum GivenError {
    /// The round was about a word that somebody typed in.
    #[error(
        "this was about a friend's word, which is not written down; start with --opponent friend and have somebody type a word in"
    )]
    Friend,
    /// The game is about somebody's own list, and there is none.
    #[error("this is about the words of \"{0}\"; give the same words with --words FILE")]
    NoWords(String),
    /// The game is about an embedded list, and another one was given.
    #[error("this is about the list {0}; leave --words out")]
    NotThese(String),
    /// The words given are not those of the game.
    #[error("{0}; give the same ones with --words FILE")]
    OtherWords(#[from] TranscriptError),
    /// There are no words of that length.
    #[error(transparent)]
    Length(#[from] LibraryError),
}

impl Given {
    /// The game that the flags give, if they give one.
    pub(super) fn by(cli: &Cli) -> Option<Self> {
        if cli.daily {
            let day = today();
            return Some(Self { game: day.game(), day: Some(day) });
        }
        cli.game.clone().map(|game| Self { game, day: None })
    }

    /// The settings of the game, over those that other flags give.
    pub(super) fn settings(&self, flags: Config) -> Config {
        let Transcript { list, opponent, length, lives, .. } = &self.game;
        Config {
            opponent: Some((*opponent).into()),
            list: match list {
                ListName::Embedded(tier) => Some(tier.grade()),
                ListName::Own { .. } => None,
            },
            language: Some(list.alphabet()),
            length: Some(*length),
            guesses: Some(*lives),
            // Everybody begins the game of a day with the same picture.
            words_left: flags.words_left.or(self.day.map(|_| false)),
            ..flags
        }
    }

    /// What the game begins with.
    pub(super) fn opening(&self) -> OpeningChoice {
        let opening = self.game.opening.map(|opening| opening.text(self.game.list.alphabet()));
        opening.map_or(OpeningChoice::None, OpeningChoice::This)
    }

    /// Makes sure that there are the words that the game is about.
    ///
    /// # Errors
    /// [`GivenError`] says what is missing and where it would come from.
    pub(super) fn check(&self, library: &Library) -> Result<(), GivenError> {
        let Transcript { list, opponent, length, .. } = &self.game;
        if opponent.is_friend() {
            return Err(GivenError::Friend);
        }
        // Words that the configuration names give way to an embedded list; only a flag's are left.
        let own = library.choices().any(|choice| choice == ListChoice::User);
        if own && matches!(list, ListName::Embedded(_)) {
            return Err(GivenError::NotThese(list.name().into_owned()));
        }
        let choice = library.find(list);
        let choice = choice.ok_or_else(|| GivenError::NoWords(list.name().into_owned()))?;
        let begin = self.game.without_answers();
        begin.replay(library.candidates(choice, *length)?)?;
        Ok(())
    }

    /// What there is to say before the first letter, if there is anything.
    pub(super) fn remark(&self) -> Option<String> {
        let day = self.day?;
        let kept = Store::own().and_then(|store| store.read().ok()).unwrap_or_default();
        let career = Career::of(&kept.records, now());
        Some(begun(day, career.daily.today.is_some(), Medium::Screen))
    }
}

/// The date (UTC); a clock that is set before 1970 shows its first day.
fn today() -> Day {
    Day::at(now())
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs()
}
