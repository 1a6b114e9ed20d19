//! Decides which actions need a confirmation, because they spoil or end something.

use super::keys::Action;
use super::overlays::Overlay;
use super::overlays::confirm::{Confirm, Consequence, Cost};
use super::{App, Next, Screen};
use crate::game::Round;
use crate::game::occasion::Occasion;
use crate::game::spec::Holder;
use crate::history::InPlay;

impl App {
    /// Opens the confirmation if an action needs one, in place of the pause that it was chosen in. Returns whether it does.
    pub fn asks(&mut self, action: Action) -> bool {
        let Some(consequence) = self.consequence(action).filter(|_| self.asks_first) else {
            return false;
        };
        self.overlays.pop_if(|front| matches!(front, Overlay::Pause(_)));
        self.overlays.push(Overlay::Confirm(Confirm::new(consequence, Next::Confirmed(action))));
        true
    }

    /// Shows a new round, after a confirmation if the interrupted one is given up for it.
    pub fn play(&mut self, round: Round) {
        let given_up = self.gives_up_left(round.occasion().day().is_some());
        match given_up.filter(|_| self.asks_first && InPlay::has_place(&round)) {
            None => self.show_dealt(round),
            Some(consequence) => {
                let confirm = Confirm::new(consequence, Next::Begin(Box::new(round)));
                self.overlays.push(Overlay::Confirm(confirm));
            }
        }
    }

    /// Returns the consequence of a round that is saved in the place of the interrupted one, if it is: games of a day have one,
    /// and all other rounds.
    pub fn gives_up_left(&self, is_of_a_day: bool) -> Option<Consequence> {
        let occasion = self.interrupted()?.occasion();
        let is_there = occasion.day().is_some() == is_of_a_day;
        is_there.then(|| Consequence::GivesUpLeft(Cost::of(occasion)))
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
                return self.gives_up_left(false).filter(|_| !opponent.is_friend());
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
