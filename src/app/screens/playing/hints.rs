//! Help that a player asks for: the best letter, the next best letters, and the words that the best would
//! leave.

use super::Playing;
use crate::app::requests::Requests;
use crate::app::{Leaves, Remark, Ticket};
use crate::engine::{Opponent, Reply};
use crate::game::Round;
use crate::guesser::{Advice, GuesserKind, Rated};
use crate::words::Letter;

/// A hint about the next letter.
#[derive(Clone, Debug)]
pub(super) enum Hint {
    /// It was requested with this ticket; what to show of it first.
    Asked(Ticket, HintPart),
    /// It has arrived; what is shown of it.
    Given(Advice, HintPart),
}

/// A part of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HintPart {
    Best,
    Others,
    Why,
}

/// The words that the best letters would leave, as far as they are known.
#[derive(Clone, Debug)]
pub(super) struct Why {
    /// The letters to ask the opponent about, the last one first.
    open: Vec<Rated>,
    /// The letter that the opponent is thinking about.
    asked: Option<(Rated, Ticket)>,
    found: Vec<Leaves>,
}

/// The number of letters that are explained.
const EXPLAINED: usize = 3;

impl Playing {
    /// Handles a hint if it answers the current request.
    pub(super) fn advised(
        &mut self,
        ticket: Ticket,
        advice: Option<&Advice>,
        requests: &mut Requests,
    ) {
        let Some(Hint::Asked(_, part)) =
            self.hint.take_if(|hint| matches!(hint, Hint::Asked(asked, _) if *asked == ticket))
        else {
            return;
        };
        if let Some(advice) = advice {
            self.help(Round::hint, requests);
            self.tell_hint(advice.clone(), part, requests);
        }
    }

    /// Returns whether there is more of the hint that is shown: the next best letters, and why.
    pub const fn has_more_of_hint(&self) -> bool {
        matches!(self.hint, Some(Hint::Given(_, HintPart::Best | HintPart::Others)))
    }

    /// Requests a hint. If it is there, shows the next part of it: the best letter, the next best, why, and
    /// again.
    pub(super) fn ask_for_hint(&mut self, requests: &mut Requests) {
        match self.hint.clone() {
            Some(Hint::Asked(..)) => {}
            Some(Hint::Given(advice, part)) => {
                let next = match part {
                    HintPart::Best => HintPart::Others,
                    HintPart::Others => HintPart::Why,
                    HintPart::Why => HintPart::Best,
                };
                self.tell_hint(advice, next, requests);
            }
            None => self.ask_adviser(HintPart::Best, requests),
        }
    }

    /// Asks which words the best letters would leave, after requesting a hint if there is none.
    pub(super) fn ask_why(&mut self, requests: &mut Requests) {
        match self.hint.clone() {
            Some(Hint::Asked(..)) => {}
            Some(Hint::Given(advice, _)) => self.tell_hint(advice, HintPart::Why, requests),
            None => self.ask_adviser(HintPart::Why, requests),
        }
    }

    fn ask_adviser(&mut self, part: HintPart, requests: &mut Requests) {
        let position = self.round.position();
        if position.listed().is_empty() {
            self.remark = Remark::NoHint;
            return;
        }
        self.remark = Remark::LookingForHint;
        let coach = coach(self.round.engine().opponent(), position.candidates().is_some());
        self.hint = Some(Hint::Asked(requests.advise(coach, position.clone()), part));
    }

    fn tell_hint(&mut self, advice: Advice, part: HintPart, requests: &mut Requests) {
        self.why = None;
        match part {
            HintPart::Others => self.remark = Remark::NextBest(Box::new(advice.clone())),
            // If no word fits, nothing is known about what a letter would leave.
            HintPart::Why if !advice.off_list => {
                let letters = std::iter::once(&advice.best).chain(&advice.others).take(EXPLAINED);
                let mut open: Vec<_> = letters.copied().collect();
                open.reverse();
                self.why = Some(Why { open, asked: None, found: Vec::new() });
                self.explain(requests);
            }
            HintPart::Best | HintPart::Why => self.remark = Remark::Hint(Box::new(advice.clone())),
        }
        self.hint = Some(Hint::Given(advice, part));
    }

    /// Returns the letter that the hint on the screen suggests.
    pub const fn suggested(&self) -> Option<Letter> {
        match &self.hint {
            Some(Hint::Given(advice, _)) => Some(advice.best.letter),
            _ => None,
        }
    }

    pub(super) fn forget_hint(&mut self) {
        self.hint = None;
        self.why = None;
    }

    /// Finds out what the remaining letters would leave, up to one that takes a request to the opponent, and
    /// shows the result when it is complete.
    fn explain(&mut self, requests: &mut Requests) {
        let opponent = self.round.engine().opponent();
        let Some(why) = &mut self.why else { return };
        while let Some(rated) = why.open.pop() {
            if opponent.thinks() {
                if let Ok(question) = self.round.question(rated.letter) {
                    why.asked = Some((rated, requests.think(question)));
                    self.remark = Remark::LookingForHint;
                    return;
                }
                continue;
            }
            let Some(words) = self.round.position().candidates() else { continue };
            let families = words.families(rated.letter);
            let kept = match opponent.is_evil() {
                true => self.round.clone().guess(rated.letter).ok().map(|reply| reply.places()),
                // An honest opponent's reply would give its word away.
                false => families.first().map(|family| family.places),
            };
            let kept = families.into_iter().find(|family| Some(family.places) == kept);
            why.found.extend(kept.map(|family| Leaves { rated, family }));
        }
        self.remark = Remark::Why(why.found.clone());
        // The opponent could not look ahead meanwhile.
        self.looked_ahead = None;
    }

    /// Handles the opponent's reply to a letter that is being explained.
    pub(super) fn explained(&mut self, ticket: Ticket, reply: &Reply, requests: &mut Requests) {
        let Some(why) = &mut self.why else { return };
        let Some((rated, _)) = why.asked.take_if(|(_, asked)| *asked == ticket) else { return };
        why.found.push(Leaves { rated, family: reply.family() });
        self.explain(requests);
    }
}

/// Returns the guesser that gives hints against an opponent, while words of the list fit or not. It is the
/// one by which guesses are judged; against an opponent that keeps families, the one with the best worst
/// case, unless every letter of a word left is a hit.
const fn coach(opponent: Opponent, fits: bool) -> GuesserKind {
    match opponent {
        // A friend may think of any word.
        _ if !fits && opponent.is_friend() => GuesserKind::Learned,
        _ if opponent.helps() => GuesserKind::Frequency,
        _ if opponent.is_evil() => GuesserKind::Perfect,
        _ => GuesserKind::LookaheadWins,
    }
}
