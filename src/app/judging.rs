//! Owns [`Judging`]: rounds that are being judged and were saved, so that their accuracy is saved with them.

use super::messages::{Request, Ticket};
use super::{App, Screen};
use crate::game::{AnalysisInput, Judgement, Round};
use crate::history::RoundAccuracy;

/// Identifies a round by the time it began and the number of its letters.
type RoundMoment = (u64, usize);

/// The rounds that are being judged.
#[derive(Debug, Default)]
pub(super) struct Judging {
    pending: Vec<(Ticket, RoundMoment)>,
    /// The abandoned round that has been dealt with.
    left: Option<RoundMoment>,
}

impl App {
    /// Requests a judgement of a round that was saved and is no longer shown.
    pub(super) fn judge(&mut self, round: &Round) {
        let moment = round.moment();
        let is_asked = self.judging.pending.iter().any(|(_, asked)| *asked == moment);
        if round.occasion().what_if().is_none() && !round.replies().is_empty() && !is_asked {
            self.judging
                .pending
                .push((self.state.requests.judge(AnalysisInput::of(round)), moment));
        }
    }

    /// Requests a judgement of the last round if the program ended before it could be judged; only once.
    pub(super) fn judge_what_was_left(&mut self) {
        let left = self.state.career.as_ref().and_then(|career| career.left.clone());
        let Some(left) = left.filter(|left| self.judging.left != Some(left.moment())) else {
            return;
        };
        self.judging.left = Some(left.moment());
        let library = &self.state.library;
        let round = library
            .find(&left.transcript.list)
            .and_then(|list| library.candidates(list, left.transcript.length).ok())
            .and_then(|words| left.transcript.replay(words).ok());
        if let Some(round) = round {
            self.judge(&round);
        }
    }

    /// Requests a judgement of the round whose end is shown, and notes whether the round was saved.
    pub(super) fn judge_the_end(&mut self) {
        let Screen::GameOver(over) = &mut self.screen else { return };
        let round = &over.finished().round;
        let kept = round.occasion().what_if().is_none().then(|| round.moment());
        let asked = over.ask_for_judgement(&mut self.state.requests);
        self.judging.left = kept.or(self.judging.left);
        self.judging.pending.extend(asked.zip(kept));
    }

    /// Saves the accuracy of a saved round, once its judgement is complete.
    pub(super) fn keep_accuracy(&mut self, ticket: Ticket, judgement: &Judgement) {
        let about = |(asked, _): &(Ticket, _)| *asked == ticket;
        let Some(at) = self.judging.pending.iter().position(about).filter(|_| judgement.complete)
        else {
            return;
        };
        let (_, moment) = self.judging.pending.swap_remove(at);
        if let Some(accuracy) = RoundAccuracy::of(judgement) {
            self.state.wants_records = true;
            self.state.requests.send(Request::KeepAccuracy(moment, accuracy));
        }
    }
}
