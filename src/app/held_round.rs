//! What the app does about rounds in which the player holds the word, whatever the screen.

use super::{App, HeldOver, Screen, Setup, Ticket};
use crate::guesser::View;
use crate::prose::held::remembered;
use crate::words::Word;

impl App {
    /// What a guesser shall think about for a round in which the player holds the word: its letter is to
    /// come as [`Input::Advice`](super::Input::Advice) with this ticket. It is not an effect, since such
    /// a round can begin without a key.
    #[must_use]
    pub fn wanted_letter(&self) -> Option<(View, Ticket)> {
        match &self.screen {
            Screen::Holding(holding) => holding.wanted(),
            _ => None,
        }
    }

    /// The ticket of [`App::wanted_letter`].
    #[must_use]
    pub const fn waits_for(&self) -> Option<Ticket> {
        match &self.screen {
            Screen::Holding(holding) => holding.waits_for(),
            _ => None,
        }
    }

    /// Whether clicks mean something on the screen that is shown.
    #[must_use]
    pub const fn takes_clicks(&self) -> bool {
        self.help.is_none() && matches!(self.screen, Screen::Holding(_))
    }

    /// Marks a place (from 0) that was clicked on.
    pub(super) fn clicked(&mut self, place: usize) {
        if let (Screen::Holding(holding), None) = (&mut self.screen, self.help) {
            holding.click(place);
        }
    }

    /// Tells what has become of a word that was to be remembered, and goes by it from now on.
    pub(super) fn remembered(&mut self, result: &Result<Word, String>) {
        let remark = match result {
            Ok(word) => {
                self.stock.library.teach(word.clone());
                remembered(word)
            }
            Err(message) => message.clone(),
        };
        if let Screen::HeldOver(over) = &mut self.screen {
            over.remembered(remark);
        }
    }

    /// The round's screen gives way to the one that tells how it ended, and hands over the round.
    pub(super) fn end_held_round(&mut self) {
        let next = Screen::Setup(Setup::new(&self.stock.preferences));
        if let Screen::Holding(holding) = std::mem::replace(&mut self.screen, next) {
            self.screen = Screen::HeldOver(HeldOver::new(holding.into_round()));
        }
    }
}
