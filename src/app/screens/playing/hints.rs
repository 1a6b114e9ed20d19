//! Help that a player asks for: the best letter, and the next best letters.

use super::Playing;
use crate::app::requests::Requests;
use crate::app::{Remark, Ticket};
use crate::engine::Opponent;
use crate::guesser::{Advice, GuesserKind};
use crate::words::Letter;

/// A hint about the next letter.
#[derive(Clone, Debug)]
pub enum Hint {
    /// It was requested with this ticket.
    Asked(Ticket),
    /// The best letter is shown.
    Best(Box<Advice>),
    /// The next best letters are shown, too.
    Others(Box<Advice>),
}

impl Playing {
    /// Handles a hint if it answers the current request.
    pub(super) fn advised(
        &mut self,
        ticket: Ticket,
        advice: Option<&Advice>,
        requests: &mut Requests,
    ) {
        if !matches!(self.hint, Some(Hint::Asked(asked)) if asked == ticket) {
            return;
        }
        self.hint = advice.map(|advice| Hint::Best(Box::new(advice.clone())));
        if let Some(advice) = advice {
            self.round.hinted = true;
            self.save(requests);
            self.remark = Remark::Hint(Box::new(advice.clone()));
        }
    }

    /// Requests a hint; if it is there, shows the next best letters, and the best again.
    pub(super) fn ask_for_hint(&mut self, requests: &mut Requests) {
        self.hint = match self.hint.take() {
            None => return self.ask_adviser(requests),
            Some(Hint::Best(advice)) => {
                self.remark = Remark::NextBest(advice.clone());
                Some(Hint::Others(advice))
            }
            Some(Hint::Others(advice)) => {
                self.remark = Remark::Hint(advice.clone());
                Some(Hint::Best(advice))
            }
            asked => asked,
        };
    }

    fn ask_adviser(&mut self, requests: &mut Requests) {
        let position = self.round.position();
        if position.listed().is_empty() {
            self.remark = Remark::NoHint;
            return;
        }
        self.remark = Remark::LookingForHint;
        let coach = coach(self.round.engine().opponent(), position.candidates().is_some());
        self.hint = Some(Hint::Asked(requests.advise(coach, position.clone())));
    }

    /// Returns the letter that the hint on the screen suggests.
    pub fn suggested(&self) -> Option<Letter> {
        let Some(Hint::Best(advice) | Hint::Others(advice)) = &self.hint else { return None };
        Some(advice.best.letter)
    }
}

/// Returns the guesser that gives hints against an opponent, while words of the list fit or not. It is the
/// one by which guesses are judged; against an opponent that keeps families, the one with the best worst
/// case.
const fn coach(opponent: Opponent, fits: bool) -> GuesserKind {
    match opponent {
        // A friend may think of any word.
        _ if !fits && opponent.is_friend() => GuesserKind::Learned,
        _ if opponent.cheats() => GuesserKind::Perfect,
        _ => GuesserKind::LookaheadWins,
    }
}
