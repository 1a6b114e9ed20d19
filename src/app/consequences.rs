//! Decides which actions need a confirmation, because they spoil or end something.

use super::keys::Action;
use super::overlays::Overlay;
use super::overlays::confirm::{Confirm, Consequence, Cost};
use super::{App, Screen};
use crate::game::occasion::Occasion;
use crate::game::spec::Holder;

impl App {
    /// Opens the confirmation if an action needs one, in place of the pause that it was chosen in. Returns whether it does.
    pub fn asks(&mut self, action: Action) -> bool {
        let Some(consequence) = self.consequence(action).filter(|_| self.asks_first) else {
            return false;
        };
        self.overlays.pop_if(|front| matches!(front, Overlay::Pause(_)));
        self.overlays.push(Overlay::Confirm(Confirm::new(consequence, action)));
        true
    }

    /// Guesses a letter although help is being confirmed: the player has decided to do without it.
    pub fn guess_without_help(&mut self, letter: char) {
        let is_help = |front: &mut Overlay| {
            matches!(front, Overlay::Confirm(Confirm { consequence: Consequence::Help { .. }, .. }))
        };
        if self.overlays.pop_if(is_help).is_some() {
            self.take(Action::Type(letter));
        }
    }

    /// Returns what an action would spoil or end; `None` if nothing. A front end that is not
    /// [`asking_first`](Self::asking_first) asks by itself.
    pub fn consequence(&self, action: Action) -> Option<Consequence> {
        let for_another = match action {
            Action::GiveUp => false,
            // It goes on later.
            Action::NewGame if self.is_saved() == Some(true) => return None,
            Action::NewGame => true,
            Action::Instead => {
                // A word that somebody holds or has typed is not saved in the place of a round.
                let Holder::Computer(opponent) = self.state.spec.opponent else { return None };
                let left = self.other_interrupted().filter(|_| !opponent.is_friend())?;
                return Some(Consequence::GivesUpLeft(Cost::of(left.round.occasion())));
            }
            Action::Today => {
                let is_first = self.career().is_some_and(|career| career.daily.today.is_none());
                let left = self.interrupted().filter(|_| is_first && !self.continues_today())?;
                left.round.occasion().day()?;
                return Some(Consequence::GivesUpLeft(Cost::of(left.round.occasion())));
            }
            _ => {
                let Screen::Playing(playing) = &self.screen else { return None };
                let of_level = playing.round.occasion().level().is_some();
                return playing.would_spoil(action).then_some(Consequence::Help { of_level });
            }
        };
        let round = match &self.screen {
            Screen::Playing(playing) => &playing.round,
            Screen::Holding(holding) if !holding.round.answers().is_empty() => {
                return Some(Consequence::EndsHeld { for_another });
            }
            _ => return None,
        };
        // A round without a guess counts for nothing, but a challenge's word is seen then and can't be guessed again.
        let occasion = round.occasion();
        let is_only_try =
            !for_another && matches!(occasion, Occasion::Challenge | Occasion::HandedOver);
        let is_something = !round.replies().is_empty() || is_only_try;
        (is_something && occasion.what_if().is_none())
            .then(|| Consequence::GivesUp { for_another, cost: Cost::of(occasion) })
    }
}
