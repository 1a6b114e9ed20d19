//! Queries for front ends.

use super::keys::{Action, Context};
use super::{App, Duel, Lesson, Offer, Overlay, Preferences, Screen};
use crate::app::Setup;
use crate::game::{Library, ListChoice, Occasion, Opening};
use crate::history::Career;
use crate::words::{Alphabet, Tier, Word};

impl App {
    /// Returns the current screen.
    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// Returns the overlays, the one in front last.
    pub fn overlays(&self) -> &[Overlay] {
        &self.overlays
    }

    /// Returns the lesson, if it is in front.
    pub fn lesson(&self) -> Option<&Lesson> {
        self.overlays.iter().find_map(|overlay| match overlay {
            Overlay::Lesson(lesson) => Some(lesson),
            _ => None,
        })
    }

    /// Returns the offer to resume a round, if it is in front.
    pub fn offered(&self) -> Option<&Offer> {
        self.overlays.iter().find_map(|overlay| match overlay {
            Overlay::Offer(offer) => Some(&**offer),
            _ => None,
        })
    }

    /// Returns the duel whose steps are in front, if any.
    pub fn duel(&self) -> Option<&Duel> {
        match self.overlays.last() {
            Some(Overlay::Duel(duel)) => Some(&**duel),
            _ => None,
        }
    }

    /// Returns whether a word is on the default list.
    pub fn is_listed(&self, word: &Word) -> bool {
        let listed = self.state.library.of_length(ListChoice::default(), word.letters().len());
        listed.is_ok_and(|listed| listed.has(word))
    }

    /// Returns whether the friend's word that was typed into a form is on the form's list.
    pub fn knows_friends_word(&self, form: &Setup) -> bool {
        let list = self.state.library.list(form.list());
        let word = form.friends_word(list.alphabet());
        word.is_some_and(|word| {
            list.of_length(word.letters().len()).is_some_and(|listed| listed.has(&word))
        })
    }

    /// Returns par (misses) for what a form asks for, if it is known.
    pub fn par(&self, form: &Setup) -> Option<usize> {
        form.par(&self.state)
    }

    /// What the round that a form asks for would begin with, if it is anything.
    pub fn opening(&self, form: &Setup) -> Option<Opening> {
        form.words(&self.state)?.opening
    }

    /// Returns how many words the round that a form asks for would begin with.
    pub fn words_to_begin(&self, form: &Setup) -> Option<usize> {
        self.state.library.words(form.words(&self.state)?).map(|words| words.len())
    }

    /// Returns the language of the game of the day: that of the chosen list if it has built-in lists, else English.
    pub fn daily_language(&self) -> &'static Alphabet {
        let list = match &self.screen {
            Screen::Setup(form) => form.list(),
            _ => self.state.preferences.list,
        };
        let language = self.state.library.alphabet(list);
        if Tier::of(language).next().is_some() { language } else { Alphabet::UNSAID }
    }

    /// Returns the statistics of past rounds, once they have been read.
    pub fn career(&self) -> Option<&Career> {
        self.state.career.as_deref()
    }

    /// Returns the notice for the form, if any.
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// Returns the lists.
    pub const fn library(&self) -> &Library {
        &self.state.library
    }

    /// Returns the settings of the last round.
    pub const fn preferences(&self) -> &Preferences {
        &self.state.preferences
    }

    /// Returns whether the current screen reacts to clicks.
    pub fn takes_clicks(&self) -> bool {
        matches!(self.screen, Screen::Holding(_)) && !self.overlays.iter().any(Overlay::explains)
    }

    /// Returns the context of the keys.
    pub fn context(&self) -> Context {
        self.overlays.last().map_or_else(|| self.screen.context(), Overlay::context)
    }

    /// Returns the context of the keys behind the help, if that is in front.
    pub fn context_behind_help(&self) -> Context {
        let behind = self.overlays.iter().rfind(|overlay| !matches!(overlay, Overlay::Help(_)));
        behind.map_or_else(|| self.screen.context(), Overlay::context)
    }

    /// Returns whether the length of each round is left to chance.
    pub const fn has_any_length(&self) -> bool {
        self.state.left_to_chance.is_some()
    }

    /// Returns whether the help is about a duel.
    pub fn is_duel_behind_help(&self) -> bool {
        self.overlays.iter().any(|overlay| matches!(overlay, Overlay::Duel(_)))
    }

    /// Returns what the round on the screen is played for, or was.
    pub fn occasion(&self) -> Option<&Occasion> {
        let round = match &self.screen {
            Screen::Playing(playing) => playing.round(),
            Screen::GameOver(over) => &over.finished().round,
            Screen::Story(story) => &story.finished().round,
            _ => return None,
        };
        Some(round.occasion())
    }

    /// Returns the list of the round on the screen, or the one that is chosen.
    pub fn list(&self) -> ListChoice {
        let list = match &self.screen {
            Screen::Playing(playing) => Some(playing.list()),
            Screen::GameOver(over) => Some(over.list()),
            Screen::Story(story) => Some(story.end().list()),
            _ => None,
        };
        let list = list.and_then(|list| self.state.library.find(list));
        list.unwrap_or(self.state.preferences.list)
    }

    /// Returns the name of the figure in use, if the front end has figures.
    pub fn figure(&self) -> Option<&str> {
        self.figures.used()
    }

    /// Returns the name of the theme in use, if the front end has themes.
    pub fn theme(&self) -> Option<&str> {
        self.themes.used()
    }

    /// Returns the alphabet whose letters are guessed or asked about; English if there is no round.
    pub fn alphabet(&self) -> &'static Alphabet {
        match &self.screen {
            Screen::Playing(playing) => playing.round().alphabet(),
            Screen::Holding(holding) => holding.round().alphabet(),
            _ => Alphabet::UNSAID,
        }
    }

    /// Returns whether an action does something on the current screen, for actions that do so on some screens
    /// of its kind.
    pub fn heeds(&self, action: Action) -> bool {
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
            Self::Playing(playing) => playing.context(),
            Self::GameOver(_) => Context::GameOver,
            Self::Story(story) => story.context(),
            Self::Statistics(screen) => screen.context(),
            Self::Holding(holding) => holding.context(),
            Self::HeldOver(over) => over.context(),
        }
    }
}
