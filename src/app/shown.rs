//! What a front end sees of the game.

use super::keys::{Action, Context};
use super::{App, Lesson, Offer, Overlay, Preferences, Screen};
use crate::engine::Opponent;
use crate::game::{Library, ListChoice};
use crate::history::{Career, Wins};

impl App {
    /// The screen that is shown.
    #[must_use]
    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// What is in front of the screen; the last is in front of all.
    #[must_use]
    pub fn overlays(&self) -> &[Overlay] {
        &self.overlays
    }

    /// The pages on how the computer cheats, if they are in front of the screen.
    #[must_use]
    pub fn lesson(&self) -> Option<&Lesson> {
        self.overlays.iter().find_map(|overlay| match overlay {
            Overlay::Lesson(lesson) => Some(lesson),
            _ => None,
        })
    }

    /// The interrupted round that is offered in front of the form, if one is.
    #[must_use]
    pub fn offered(&self) -> Option<&Offer> {
        self.overlays.iter().find_map(|overlay| match overlay {
            Overlay::Offer(offer) => Some(&**offer),
            _ => None,
        })
    }

    /// The guesses that a perfect player needs for a list and a length (letters), if that is known.
    #[must_use]
    pub fn par(&self, list: ListChoice, length: usize) -> Option<usize> {
        self.state.par(list, length)
    }

    /// How many rounds were played against an opponent and how many of them won, once that has been read.
    #[must_use]
    pub fn record(&self, opponent: Opponent) -> Option<Wins> {
        self.state.record(opponent)
    }

    /// What the kept rounds come to, once they have been read.
    #[must_use]
    pub fn career(&self) -> Option<&Career> {
        self.state.career.as_deref()
    }

    /// What there is to tell before the first round.
    #[must_use]
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// The lists to play with.
    #[must_use]
    pub const fn library(&self) -> &Library {
        &self.state.library
    }

    /// What the player chose last.
    #[must_use]
    pub const fn preferences(&self) -> &Preferences {
        &self.state.preferences
    }

    /// Whether clicks mean something on the screen that is shown.
    #[must_use]
    pub fn takes_clicks(&self) -> bool {
        matches!(self.screen, Screen::Holding(_)) && !self.overlays.iter().any(Overlay::explains)
    }

    /// What keys mean at the moment.
    #[must_use]
    pub fn context(&self) -> Context {
        self.overlays.last().map_or_else(|| self.screen.context(), Overlay::context)
    }

    /// What keys mean behind the help, if it is in front.
    #[must_use]
    pub fn context_behind_help(&self) -> Context {
        let behind = self.overlays.iter().rfind(|overlay| !matches!(overlay, Overlay::Help(_)));
        behind.map_or_else(|| self.screen.context(), Overlay::context)
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

impl Screen {
    fn context(&self) -> Context {
        match self {
            Self::Setup(setup) => setup.context(),
            Self::Playing(_) => Context::Playing,
            Self::GameOver(_) => Context::GameOver,
            Self::Story(_) => Context::Story,
            Self::Statistics(screen) => screen.context(),
            Self::Holding(holding) => holding.context(),
            Self::HeldOver(over) => over.context(),
        }
    }
}
