//! Makes the game that a page begins with, from its link and from what was chosen and left.

use evil_hangman::app::App;
use evil_hangman::game::library::ListChoice;
use evil_hangman::game::occasion::Day;
use evil_hangman::game::spec::Length;
use evil_hangman::words::Alphabet;

use crate::chosen::Chosen;
use crate::link::{Link, LinkError};
use crate::own;
use crate::storage::{Keeper, Storage};

/// A game that can begin.
pub struct Start {
    /// The game.
    pub app: App,
    /// Whether the game of the day is to begin.
    pub daily: bool,
    /// What somebody sent, to be shown when the game begins.
    pub sent: Option<String>,
    /// What to say first: why a link opens nothing.
    pub news: Option<String>,
}

impl Start {
    /// The game of a link. Where the link opens nothing, the form says why.
    pub fn of<S: Storage>(link: &str, keeper: &mut Keeper<S>, seed: u64) -> Self {
        let read = Link::read(link);
        Self::by(read, keeper, seed).unwrap_or_else(|error| {
            let plain = Self::plain(keeper, seed);
            Self { news: Some(error.to_string()), ..plain }
        })
    }

    fn by<S: Storage>(
        link: Result<Link, LinkError>,
        keeper: &mut Keeper<S>,
        seed: u64,
    ) -> Result<Self, LinkError> {
        Ok(match link? {
            Link::Nothing => Self::plain(keeper, seed),
            Link::Daily(language) => {
                let start = Self::in_language(language, keeper, seed);
                ask_for_daily(&start.app, Day::at(keeper.storage().now()));
                Self { daily: true, ..start }
            }
            Link::Puzzle(number, puzzle) => {
                let mut start = Self::plain(keeper, seed);
                start.app.show_puzzle(number, puzzle);
                start
            }
            Link::Game(game) => {
                let mut start = Self::plain(keeper, seed);
                start.app.begin_game(&game)?;
                start
            }
            Link::Replay(played) => {
                let mut start = Self::plain(keeper, seed);
                let mut round = start.app.library().replay(&played)?;
                round.on_trust = played.check_without_search(&round)?;
                start.app.replay(round);
                start
            }
            // The friend sees what they are in for, and who sent it how that went.
            Link::Sent(lines) => Self { sent: Some(lines), ..Self::plain(keeper, seed) },
        })
    }

    /// The title.
    pub fn plain<S: Storage>(keeper: &mut Keeper<S>, seed: u64) -> Self {
        Self::in_language(None, keeper, seed)
    }

    /// The title with the words of a language, or with those that the player has chosen.
    fn in_language<S: Storage>(
        language: Option<&'static Alphabet>,
        keeper: &mut Keeper<S>,
        seed: u64,
    ) -> Self {
        let library = own::library(keeper.storage());
        let chosen = Chosen::read(keeper.storage());
        let mut spec = chosen.spec(library.has_own());
        if let Some(language) = language {
            spec.list = library.in_language(ListChoice::default(), language);
        }
        if let (ListChoice::User, Length::Letters(letters)) = (spec.list, spec.length) {
            // The list may be another one than last time, without words of that length.
            spec.length = Length::Letters(library.nearest_length(spec.list, letters));
        }
        // Missing files with the words of an interrupted round are recorded before the title offers to continue it.
        let _ = keeper.find(|kept| kept.resume(&library));
        let app = App::new(library, spec, seed)
            .showing_words_left(chosen.shows_words_left())
            .with_voice(chosen.voice.unwrap_or(true));
        Self { app, daily: false, sent: None, news: None }
    }
}

/// Looks for the words of the game of a day, so that missing files are recorded before it begins.
pub fn ask_for_daily(app: &App, day: Day) {
    let game = day.game(app.daily_language());
    if let Some(game) = game
        && let Some(list) = app.library().find(&game.list)
    {
        let _ = app.library().candidates(list, game.length);
    }
}
