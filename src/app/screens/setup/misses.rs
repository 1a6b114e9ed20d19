//! Lets the number of misses follow from the other settings, unless the player chose it.

use super::Setup;
use crate::app::state::SessionState;
use crate::game::{Difficulty, Holder, ListChoice, Lives};

/// The settings that decide how many misses can be enough: who holds the word, the list, and the length as it was typed.
pub(super) type LivesAreFor = (Holder, ListChoice, String);

impl Setup {
    /// Follows par: a named difficulty keeps its distance from it.
    pub(in crate::app) fn follow_par(&mut self, state: &SessionState) {
        if self.difficulty == Difficulty::Custom {
            return self.keep_own_lives(state);
        }
        let named = match self.opponent.usual_lives() {
            Some(usual) => Some(usual),
            None => self.par(state).and_then(|par| self.difficulty.lives(par)),
        };
        if let Some(lives) = named {
            self.lives.set(lives.to_string());
        }
    }

    /// Keeps the number of misses that the player chose, except for other settings with which it cannot win.
    fn keep_own_lives(&mut self, state: &SessionState) {
        if self.own_lives.1 == self.lives_are_for() {
            return self.lives.text().clone_into(&mut self.own_lives.0);
        }
        let own = self.own_lives.0.parse::<Lives>().ok();
        let par = self.par(state).filter(|par| {
            self.opponent.is_perfect() && own.is_some_and(|own| own.get() as usize <= *par)
        });
        let winnable = par.and_then(|par| Difficulty::default().lives(par));
        let lives = winnable.map_or_else(|| self.own_lives.0.clone(), |lives| lives.to_string());
        self.lives.set(lives);
    }

    pub(super) fn lives_are_for(&self) -> LivesAreFor {
        (self.opponent, self.list, self.length.text().to_owned())
    }
}
