//! How a front end sets up the game before its first input.

use super::{App, Figure, Spoken};
use crate::history::{Career, InPlay};
use crate::puzzles::Progress;

impl App {
    /// Sets a notice for the title, such as what was left out of a list.
    pub fn with_notice(mut self, notice: Option<String>) -> Self {
        self.notice = notice;
        self
    }

    /// Adds a sentence to the notice.
    pub fn add_notice(&mut self, sentence: &str) {
        let notice = self.notice.take().map(|notice| notice + " ").unwrap_or_default();
        self.notice = Some(notice + sentence);
    }

    /// Sets what earlier games left: the puzzle that comes next, and what the opponent said last, which it does not repeat.
    pub fn remembering(mut self, puzzles: Progress, spoken: Spoken) -> Self {
        self.state.puzzles = puzzles;
        self.spoken = spoken;
        self
    }

    /// Makes a bell ring at misses and at the end of a round, as [`Event::Ring`].
    pub const fn with_bell(mut self, bell: bool) -> Self {
        self.bell = bell;
        self
    }

    /// Sets whether the opponent [talks](App::spoken).
    pub const fn with_voice(mut self, voice: bool) -> Self {
        self.state.voice = voice;
        self
    }

    /// Sets whether rounds show the number of words left from the start.
    pub const fn showing_words_left(mut self, shows: bool) -> Self {
        self.state.shows_words_left = shows;
        self
    }

    /// Makes the game ask before a round is given up and before help that spoils something. A front end that
    /// does not call this has to ask or warn by itself.
    pub const fn asking_first(mut self) -> Self {
        self.asks_first = true;
        self
    }

    /// Sets the names of the themes, and the one in use, which is the first if there is none of this name.
    pub fn with_themes(mut self, names: Vec<String>, used: &str) -> Self {
        self.state.theme = names.iter().find(|name| *name == used).or(names.first()).cloned();
        self.state.themes = names;
        self
    }

    /// Sets the figure in use, for a front end that has figures.
    pub const fn with_figure(mut self, figure: Figure) -> Self {
        self.state.figure = Some(figure);
        self
    }

    /// Sets the statistics of past rounds, which need not be requested then, and an interrupted round.
    pub fn know(&mut self, career: Career, left: Option<&InPlay>) {
        self.state.wants_records = false;
        self.state.career = Some(Box::new(career));
        let left = left.and_then(|kept| kept.resume(&self.state.library));
        self.state.interrupted = left.map(Box::new);
    }
}
