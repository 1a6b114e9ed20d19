//! What the pages of statistics say around their charts. [`group`](super::group) has the sentences.

use super::Medium::{self, Screen};
use super::career::{days, todays};
use super::count;
use super::group::practised;
use super::values::{counted, grouped, sentence};
use crate::history::{ByLetter, Career, FromPar, Statistics, Wins};

/// The names of the pages.
pub const WITHOUT_HELP: &str = "Without help";
/// See [`WITHOUT_HELP`].
pub const WITH_HELP: &str = "With help";
/// See [`WITHOUT_HELP`].
/// See [`WITHOUT_HELP`].
pub const DAILY: &str = "Daily";
/// See [`WITHOUT_HELP`].
pub const LADDER: &str = "Ladder";
/// See [`WITHOUT_HELP`].
pub const BOARD: &str = "Records";
/// The title of the badges, below the ladder.
pub const BADGES: &str = "Badges";

/// The titles of charts.
pub const BY_OPPONENT: &str = "WON BY OPPONENT";
/// See [`BY_OPPONENT`].
pub const BY_LENGTH: &str = "WON BY LENGTH";
/// See [`BY_OPPONENT`].
pub const BY_LANGUAGE: &str = "WON BY LANGUAGE";
/// See [`BY_OPPONENT`].
pub const ABOVE_PAR: &str = "MISSES OVER PERFECT PLAY, AGAINST MERCILESS";
/// See [`BY_OPPONENT`].
pub const ABOVE_PAR_BY_LENGTH: &str = "MISSES OVER PERFECT PLAY, BY LENGTH";
/// See [`BY_OPPONENT`].
pub const ABOVE_PAR_BY_WEEKDAY: &str = "MISSES OVER PERFECT PLAY, BY DAY (UTC)";
/// See [`BY_OPPONENT`].
pub const BY_LETTER: &str = "LETTERS THAT COST MOST";
/// See [`BY_OPPONENT`].
pub const FROM_PAR: &str = "DAYS BY MISSES OVER PERFECT PLAY";

/// The title of the trend of guesses that cost nothing.
pub fn good_of_the_last(rounds: usize) -> String {
    format!("BEST GUESSES, AVERAGE OF THE LAST {rounds}")
}

/// The unit of a percentage.
pub const PERCENT: &str = "%";

/// The title of the trend of wins.
pub fn won_of_the_last(rounds: usize) -> String {
    format!("WON, AVERAGE OF THE LAST {rounds}")
}

/// Says that the history is being read.
pub const READING: &str = "Reading your history …";

/// The title of a page without rounds.
pub const NOTHING_YET: &str = "Nothing yet";

/// Invites somebody who has played no round with help, or none without, and says where rounds are counted that are not
/// counted here.
pub fn invitation(helped: bool, of: &Statistics) -> String {
    let (invites, here, on_the_next) = match helped {
        true => (HELP_INVITATION, &of.helped, 0),
        false => (INVITATION, &of.clean, of.helped.all.played),
    };
    let with_help = counted(on_the_next, "round with help is", "rounds with help are");
    let elsewhere = (on_the_next > 0).then(|| format!("{with_help} counted on the next page."));
    let told = elsewhere.into_iter().chain(practised(&here.openings));
    told.chain([invites.to_owned()]).collect::<Vec<_>>().join(" ")
}

/// Invites somebody who has played no round without help.
const INVITATION: &str = "Play a round without help, and this page will show how often you win and how close to perfect \
                              play, which letters cost you most, and whether you are getting better. Losses count too.";

/// The same for somebody who has taken no help.
const HELP_INVITATION: &str = "Rounds with a hint or the X-ray are counted here, apart from the others: take as much help \
                                   as you like.";

/// The footer's text for going back.
pub const TO_THE_FORM: &str = "back, then Enter to play";

/// "12 of 40 (30%)".
pub fn won_of(wins: Wins) -> String {
    let (won, played) = (grouped(wins.won), grouped(wins.played));
    format!("{won} of {played} ({})", Screen.hundredths(wins.percent()))
}

/// "5 misses in 9 guesses".
pub fn missed(by: &ByLetter) -> String {
    format!("{} in {}", count::misses(by.misses), count::guesses(by.guessed))
}

/// Combines a name and a fact: "Streak: 2 won in a row, 7 at best."
pub fn about(name: &str, fact: &str) -> String {
    sentence(&format!("{name}: {fact}"))
}

/// "12 wins, +1.5 each".
pub fn from_par_in(of: FromPar) -> Option<String> {
    let (wins, mean) = (counted(of.rounds, "win", "wins"), Screen.mean_from_par(of.mean()?));
    Some(format!("{wins}, {mean} each"))
}

/// Summarizes the daily games in sentences.
pub fn daily_in_short(of: &Career, to: Medium) -> String {
    [todays(of, to), days(of)].concat().join(" ")
}
