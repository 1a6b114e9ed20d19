//! Queries: what the form shows.

use super::Setup;
use crate::app::FormError;
use crate::app::input::Row;
use crate::app::state::SessionState;
use crate::game::{Difficulty, Holder, ListChoice, OpeningChoice, StartingWords};
use crate::words::{Alphabet, Word};

impl Setup {
    /// Returns the current row.
    pub const fn focus(&self) -> Row {
        self.focus
    }

    pub const fn opponent(&self) -> Holder {
        self.opponent
    }

    pub const fn list(&self) -> ListChoice {
        self.list
    }

    /// Returns the length as it was typed.
    pub fn length(&self) -> &str {
        self.length.text()
    }

    /// Returns the number of misses as it was typed.
    pub fn lives(&self) -> &str {
        self.lives.text()
    }

    pub const fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// Returns how many letters of the friend's word have been typed.
    pub fn word_letters(&self) -> usize {
        self.word.text().chars().count()
    }

    /// Returns the friend's word, if what has been typed is one.
    pub(in crate::app) fn friends_word(&self, alphabet: &'static Alphabet) -> Option<Word> {
        Word::parse(self.word.text(), alphabet).ok()
    }

    /// Returns whether the number of words left will be shown.
    pub const fn shows_words_left(&self) -> bool {
        self.shows_words_left
    }

    /// Returns whether that was changed by the last key.
    pub const fn has_toggled(&self) -> bool {
        self.toggled
    }

    /// Returns what rounds are to begin with.
    pub const fn opening(&self) -> OpeningChoice {
        self.opening
    }

    /// Returns what rounds can begin with: an opening or nothing, and anything else that a flag chose.
    pub fn openings(&self) -> impl Iterator<Item = OpeningChoice> + use<> {
        let usual = [OpeningChoice::Book, OpeningChoice::None];
        let own = Some(self.given_opening).filter(move |own| !usual.contains(own));
        usual.into_iter().chain(own)
    }

    /// Returns what is wrong with a value, if anything.
    pub const fn error(&self) -> Option<&FormError> {
        self.error.as_ref()
    }

    /// Sets what is wrong.
    pub(in crate::app) fn complain(&mut self, error: FormError) {
        self.error = Some(error);
    }

    /// Returns the words that the round would be about; `None` if the computer does not choose one or the length is
    /// missing.
    pub(in crate::app) fn words(&self, state: &SessionState) -> Option<StartingWords> {
        let length = self.length.text().parse().ok();
        let length = length.filter(|_| self.opponent.usual_lives().is_none())?;
        let list = self.list;
        let opening = state.upcoming(self.opponent, list, length, self.opening).opening;
        Some(StartingWords { list, length, opening })
    }

    /// The misses that a perfect player needs for what the form asks for, where that is known. The worst case says nothing
    /// about a word that somebody thinks of.
    pub(in crate::app) fn par(&self, state: &SessionState) -> Option<usize> {
        state.par(self.words(state)?)
    }
}
