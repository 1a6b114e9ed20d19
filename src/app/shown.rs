//! What a front end sees of the game.

use super::keys::{Action, Context};
use super::{App, Help, Lesson, Offer, Preferences, Screen};
use crate::engine::Opponent;
use crate::game::{Library, ListChoice};
use crate::history::{Career, Wins};

impl App {
    /// The screen that is shown.
    #[must_use]
    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// The help, if it is in front of it.
    #[must_use]
    pub const fn help(&self) -> Option<Help> {
        self.help
    }

    /// The pages on how the computer cheats, if they are in front of the screen.
    #[must_use]
    pub const fn lesson(&self) -> Option<&Lesson> {
        self.lesson.as_ref()
    }

    /// The interrupted round that is offered in front of the form, if one is.
    #[must_use]
    pub const fn offered(&self) -> Option<&Offer> {
        self.offer.as_ref()
    }

    /// The guesses that a perfect player needs for a list and a length (letters), if that is known.
    #[must_use]
    pub fn par(&self, list: ListChoice, length: usize) -> Option<usize> {
        self.stock.par(list, length)
    }

    /// How many rounds were played against an opponent and how many of them won, once that has been read.
    #[must_use]
    pub fn record(&self, opponent: Opponent) -> Option<Wins> {
        self.stock.record(opponent)
    }

    /// What the kept rounds come to, once they have been read.
    #[must_use]
    pub fn career(&self) -> Option<&Career> {
        self.stock.career.as_deref()
    }

    /// What there is to tell before the first round.
    #[must_use]
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// The lists to play with.
    #[must_use]
    pub const fn library(&self) -> &Library {
        &self.stock.library
    }

    /// What the player chose last.
    #[must_use]
    pub const fn preferences(&self) -> &Preferences {
        &self.stock.preferences
    }

    /// Whether clicks mean something on the screen that is shown.
    #[must_use]
    pub const fn takes_clicks(&self) -> bool {
        self.help.is_none() && self.lesson.is_none() && matches!(self.screen, Screen::Holding(_))
    }

    /// What keys mean at the moment.
    #[must_use]
    pub fn context(&self) -> Context {
        if self.help.is_some() { Context::Help } else { self.screen_context() }
    }

    /// What keys mean on the screen, with or without the help in front of it.
    #[must_use]
    pub fn screen_context(&self) -> Context {
        match &self.screen {
            _ if self.lesson.is_some() => Context::Lesson,
            _ if self.sure.is_some() => Context::Sure,
            _ if self.offer.is_some() => Context::Offer,
            Screen::Setup(setup) => setup.context(),
            Screen::Playing(playing) => playing.context(),
            Screen::Story(_) => Context::Story,
            Screen::GameOver(over) => over.context(),
            Screen::Statistics(screen) => screen.context(),
            Screen::Holding(holding) => holding.context(),
            Screen::HeldOver(over) => over.context(),
        }
    }

    /// Whether an action means something on the screen that is shown, of those that mean something on others of
    /// its kind.
    #[must_use]
    pub(crate) fn heeds(&self, action: Action) -> bool {
        match &self.screen {
            Screen::Story(story) => story.heeds(action),
            Screen::GameOver(over) => over.heeds(action),
            _ => true,
        }
    }
}
