//! Makes the game that a page begins with, from its link and from what was chosen and left.

use evil_hangman::app::{App, Offer, Preferences};
use evil_hangman::engine::Opponent;
use evil_hangman::game::{Day, Difficulty, Library, ListChoice, OpeningChoice, Transcript};

use crate::chosen::Chosen;
use crate::link::{Link, LinkError};
use crate::own;
use crate::storage::{Keeper, Storage};
use crate::text;

/// A game that can begin.
pub struct Start {
    /// The game.
    pub app: App,
    /// Whether the game of the day is to begin.
    pub daily: bool,
    /// What to say first: why a link opens nothing, or what became of a duel.
    pub news: Option<String>,
}

impl Start {
    /// The game of a link. Where the link opens nothing, the form says why.
    pub fn of<S: Storage>(link: &str, keeper: &mut Keeper<S>, seed: u64) -> Self {
        let read = Link::read(link);
        Self::by(read, keeper, seed).unwrap_or_else(|error| {
            let plain = Self::plain(keeper, seed);
            Self { news: Some(text::bad_link(&error.to_string())), ..plain }
        })
    }

    fn by<S: Storage>(
        link: Result<Link, LinkError>,
        keeper: &mut Keeper<S>,
        seed: u64,
    ) -> Result<Self, LinkError> {
        Ok(match link? {
            Link::Nothing => Self::plain(keeper, seed),
            Link::Daily => {
                let start = Self::plain(keeper, seed);
                ask_for_daily(&start.app, Day::at(keeper.storage().now()));
                Self { daily: true, ..start }
            }
            Link::Game(game) => {
                let library = own::library(keeper.storage()).with_clean(game.clean);
                let preferences = preferences(&game, &library)?;
                let begin = Transcript { answers: Vec::new(), ..game.clone() };
                let candidates = library.candidates(preferences.list, game.length);
                begin.replay(candidates.map_err(|_| none(&game))?)?;
                let mut app = App::new(library, preferences, game.seed);
                app.begin();
                Self { app, daily: false, news: None }
            }
            Link::Replay(played) => {
                let library = own::library(keeper.storage());
                let preferences = preferences(&played, &library)?;
                let candidates = library.candidates(preferences.list, played.length);
                let mut round = played.replay(candidates.map_err(|_| none(&played))?)?;
                round.take_on_trust(played.check(&round)?);
                let mut app = App::new(library, preferences, seed);
                app.replay(round, played.list.clone());
                Self { app, daily: false, news: None }
            }
            Link::Result(challenge, result) => {
                let played = challenge.check(&result)?;
                let said = text::result(&played, &challenge);
                let plain = Self::plain(keeper, seed);
                Self { news: Some(said), ..plain }
            }
            Link::Duel(challenge) => {
                let library = own::library(keeper.storage());
                let preferences = Preferences {
                    opponent: Opponent::Friend.into(),
                    length: challenge.word().letters().len(),
                    lives: challenge.lives(),
                    difficulty: Difficulty::Custom,
                    opening: OpeningChoice::None,
                    ..Chosen::read(keeper.storage()).preferences(library.has_own())
                };
                let mut app = App::new(library, preferences, seed);
                app.begin_challenge(&challenge);
                Self { app, daily: false, news: None }
            }
        })
    }

    /// The form, in front of it the round that was interrupted.
    fn plain<S: Storage>(keeper: &mut Keeper<S>, seed: u64) -> Self {
        let is_new = keeper.history().is_empty();
        let start = Self::in_sentences(keeper, seed);
        Self { app: start.app.ready(is_new), ..start }
    }

    /// The questions before a round, and before them the round that was interrupted.
    pub fn in_sentences<S: Storage>(keeper: &mut Keeper<S>, seed: u64) -> Self {
        let library = own::library(keeper.storage());
        let chosen = Chosen::read(keeper.storage());
        let mut preferences = chosen.preferences(library.has_own());
        if preferences.list == ListChoice::User {
            // The list may be another one than last time, without words of that length.
            preferences.length = library.nearest_length(preferences.list, preferences.length);
        }
        let offer = keeper.find(|kept| Offer::of(kept, &library));
        let mut app = App::new(library, preferences, seed).with_any_length(chosen.any_length);
        if let Some(offer) = offer {
            app.offer(offer);
        }
        Self { app, daily: false, news: None }
    }
}

/// Looks for the words of the game of a day, so that missing files are recorded before it begins.
pub fn ask_for_daily(app: &App, day: Day) {
    let game = day.game_in(app.daily_language());
    if let Some(game) = game
        && let Some(list) = app.library().find(&game.list)
    {
        let _ = app.library().candidates(list, game.length);
    }
}

/// The choices that a shared game makes.
fn preferences(game: &Transcript, library: &Library) -> Result<Preferences, LinkError> {
    let list = library.find(&game.list).filter(|list| match list {
        ListChoice::Embedded(tier) => tier.is_built_in(),
        ListChoice::User => true,
    });
    Ok(Preferences {
        opponent: game.opponent.into(),
        list: list.ok_or_else(|| none(game))?,
        length: game.length,
        lives: game.lives,
        difficulty: Difficulty::Custom,
        shows_words_left: true,
        opening: game.opening.map_or(OpeningChoice::None, |opening| {
            OpeningChoice::This(opening.text(game.list.alphabet()))
        }),
    })
}

fn none(game: &Transcript) -> LinkError {
    LinkError::NoWords(game.list.name().into_owned())
}
