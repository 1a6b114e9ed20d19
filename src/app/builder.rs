//! How a front end sets up the game before its first input.

use super::themes::Themes;
use super::{App, Screen};
use crate::history::Career;
use crate::words::Alphabet;

impl App {
    /// Sets a notice for the form, such as what was left out of a list.
    pub fn with_notice(mut self, notice: Option<String>) -> Self {
        self.notice = notice;
        self
    }

    /// Selects the last row of the form, so that Enter starts a round. The first time (for a player without
    /// rounds) the other rows are hidden until a key asks for them.
    pub fn ready(mut self, first_time: bool) -> Self {
        if let Screen::Setup(form) = &mut self.screen {
            form.make_ready(first_time);
        }
        self
    }

    /// Offers a language in the form, such as the one that the system speaks.
    pub fn suggesting(mut self, language: Option<&'static Alphabet>) -> Self {
        if let (Screen::Setup(form), Some(language)) = (&mut self.screen, language) {
            form.suggest(language, &self.state.library);
        }
        self
    }

    /// Makes a bell ring at misses and at the end of a round, as [`Event::Ring`].
    pub const fn with_bell(mut self, bell: bool) -> Self {
        self.bell = bell;
        self
    }

    /// Marks the first seed as chosen by the player: it alone decides the opening.
    pub fn with_fixed_seed(mut self) -> Self {
        self.state.seeds.fix();
        if let Screen::Setup(form) = &mut self.screen {
            form.follow_par(&self.state);
        }
        self
    }

    /// Leaves the length of every round to chance, if asked to.
    pub fn with_any_length(mut self, any: bool) -> Self {
        self.state.left_to_chance = any.then_some(self.state.preferences.length);
        if let Screen::Setup(form) = &mut self.screen {
            form.follow_chance(&self.state);
        }
        self
    }

    /// Makes the game ask before a round is given up and before help that spoils something. A front end that
    /// does not call this has to ask or warn by itself.
    pub const fn asking_first(mut self) -> Self {
        self.asks_first = true;
        self
    }

    /// Sets the names of the themes, and the one in use.
    pub fn with_themes(mut self, names: Vec<String>, used: &str) -> Self {
        self.themes = Themes::new(names, used);
        self
    }

    /// Sets the names of the figures, and the one in use.
    pub fn with_figures(mut self, names: Vec<String>, used: &str) -> Self {
        self.figures = Themes::new(names, used);
        self
    }

    /// Sets the statistics of past rounds, for a round that begins before they are requested.
    pub fn know(&mut self, career: Career) {
        self.state.career = Some(Box::new(career));
    }
}
