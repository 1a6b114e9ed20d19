//! What a round is played for besides itself: the first attempt at the game of the day.

use crate::app::App;
use crate::game::{Day, Round, Transcript};

/// Whether a round is the attempt at today's game that counts.
pub(super) fn is_todays_attempt(app: &App, round: &Round) -> bool {
    let length = round.engine().pattern().length();
    let list = app.library().written(app.preferences().list, length);
    let day = Day::of_game(&Transcript::of(round, list)).filter(|_| round.what_if().is_none());
    app.career().is_some_and(|career| {
        career.keeps && career.daily.today.is_none() && day == Some(career.today())
    })
}
