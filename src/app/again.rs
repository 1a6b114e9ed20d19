//! How a round begins after another one: with its opening, or with nothing known.

use super::state::{Dealt, Preferences, Series};
use super::{App, Next, Remark, Screen};
use crate::game::OpeningChoice;
use crate::history::Career;

impl App {
    /// The same, where the first seed was asked for: it decides the opening, whatever was played before.
    #[must_use]
    pub fn with_fixed_seed(mut self) -> Self {
        self.state.seeds.fix();
        if let Screen::Setup(form) = &mut self.screen {
            form.follow_par(&self.state);
        }
        self
    }

    /// Leaves the length of every round to chance, if asked to.
    #[must_use]
    pub fn with_any_length(mut self, any: bool) -> Self {
        self.state.left_to_chance = any.then_some(self.state.preferences.length);
        if let Screen::Setup(form) = &mut self.screen {
            form.follow_chance(&self.state);
        }
        self
    }

    /// Begins another round with the same settings; on the ladder, one for the rung that is next by now, and in
    /// practice, one about what costs the player most by now.
    pub(super) fn begin_again(&mut self) {
        // A word that somebody sent is played once. What follows has the settings from before.
        if matches!(&self.screen, Screen::GameOver(over) if over.duel().is_some()) {
            self.state.play_as_chosen();
        }
        let is_left = |career: &Career| career.ladder.next().is_some();
        let has_begun = match self.state.series {
            Series::Ladder if self.state.career.as_deref().is_some_and(is_left) => {
                self.climb();
                true
            }
            Series::Practice => self.practise(),
            _ => false,
        };
        if !has_begun {
            self.begin();
        }
    }

    /// Begins the round that has ended once more, with its opening and its seed. It counts as practice. A round that
    /// asks what if begins where it went back to.
    pub(super) fn begin_same(&mut self) {
        let Screen::GameOver(over) = &self.screen else { return };
        let round = &over.finished().round;
        if let Some(turn) = round.what_if() {
            self.go(Next::BackToStory);
            return self.go_back_to(turn);
        }
        let Some(round) = round.afresh(round.engine().opponent()) else { return };
        let preferences = self.state.preferences.clone();
        let dealt = Dealt::Round(Box::new(round.as_practice()));
        let screen = self.dealt(dealt, &preferences, Some(Remark::Practice(None)));
        self.show(screen);
    }

    /// Begins a round with the same settings but for the opening: nothing is known.
    pub(super) fn begin_blank(&mut self) {
        let opening = OpeningChoice::None;
        let mut preferences = Preferences { opening, ..self.state.preferences.clone() };
        preferences.length = self.state.next_length(preferences.list, preferences.length);
        preferences.lives = self.state.lives(&preferences);
        if let Ok(dealt) = self.state.deal(&preferences, None) {
            let screen = self.dealt(dealt, &preferences, None);
            self.show(screen);
        }
    }

    /// Learns what the kept rounds come to, where a round begins before anybody has asked.
    pub fn know(&mut self, career: Career) {
        self.state.career = Some(Box::new(career));
    }
}
