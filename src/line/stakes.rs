//! What a round is played for besides itself: the first attempt at the game of the day, and rungs of the ladder.

use crate::app::App;
use crate::game::{Day, ListName, Outcome, Round, Transcript};
use crate::history::{Career, Ended};

/// What it comes to that help was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spoilt {
    /// The attempt at today's game.
    Today,
    /// A rung that could have been climbed.
    Rung,
}

/// Whether a round is the attempt at today's game that counts.
pub(super) fn is_todays_attempt(app: &App, round: &Round) -> bool {
    let day = Day::of_game(&Transcript::of(round, list(app, round)));
    counting(app, round)
        .is_some_and(|career| career.daily.today.is_none() && day == Some(career.today()))
}

/// What help in a round spoils, if it spoils anything.
pub(super) fn spoilt(app: &App, round: &Round) -> Option<Spoilt> {
    if is_todays_attempt(app, round) {
        return Some(Spoilt::Today);
    }
    let career = counting(app, round)?;
    let ended = Ended::of(&round.clone().finish(), list(app, round));
    let won = Ended { outcome: Outcome::Won, peeked: false, hinted: false, ..ended };
    (!career.clone().go_on(&won).rungs.is_empty()).then_some(Spoilt::Rung)
}

/// What has been played so far, where this round is to count for it.
fn counting<'a>(app: &'a App, round: &Round) -> Option<&'a Career> {
    app.career().filter(|career| career.keeps && round.what_if().is_none())
}

/// What transcripts call the words of a round.
fn list(app: &App, round: &Round) -> ListName {
    app.library().written(app.preferences().list, round.engine().pattern().length())
}
