//! The card at the end of a daily game.

use super::Medium::{self, Screen, Speech};
use super::end::result_to_share;
use super::values::{counted, grouped};
use super::{career, count, typed};
use crate::app::GameOver;
use crate::game::{Day, Outcome};
use crate::history::Played;

/// A row of the card: its wordings, the longest first.
pub type Row = Vec<String>;

/// Returns the rows of the card: the number and the result, a square for each guess, the streak and how the day
/// compares with others, and the time until the next game. Empty if the round was not the
/// first attempt at today's game.
pub fn card(over: &GameOver, unicode: bool) -> Vec<Row> {
    let Some(played) = over.news().today else { return Vec::new() };
    let next = Screen.duration(Day::seconds_until_next(over.at()));
    let [compared, in_short] = compared(&played);
    let streak = match streak(&played) {
        None => vec![compared, in_short],
        Some(streak) => {
            vec![format!("{streak}. {compared}"), format!("{streak}. {in_short}"), streak]
        }
    };
    let squares =
        result_to_share(over).squares(if unicode { ["■ ", "□ "] } else { ["+ ", "- "] });
    vec![
        result(over, &played, Screen).to_vec(),
        vec![squares.trim_end().to_owned()],
        streak,
        vec![
            format!("The next game is in {next}. Press s to share this one."),
            format!("Next game in {next}."),
            format!("next in {next}"),
        ],
    ]
}

/// Says the same to a listener, a sentence each.
pub fn card_aloud(over: &GameOver) -> Vec<String> {
    let Some(played) = over.news().today else { return Vec::new() };
    let [result, ..] = result(over, &played, Speech);
    let in_turn = result_to_share(over).in_turn();
    let [compared, _] = compared(&played);
    let streak = streak(&played).map(|streak| format!("{streak}."));
    let next = Speech.duration(Day::seconds_until_next(over.at()));
    let next =
        format!("The next game begins in {next}. Type {} to share this one.", typed::SHARE.name());
    [result, in_turn].into_iter().chain(streak).chain([compared, next]).collect()
}

/// "Evil Hangman #12: won with 8 misses, 2 over perfect play."
fn result(over: &GameOver, played: &Played, to: Medium) -> [String; 5] {
    let finished = over.finished();
    let language = career::in_language(finished.round.alphabet());
    let name = career::name(played.day, to) + &language;
    let number = played.day.number().map_or_else(|| to.date(played.day), |day| to.number(day));
    let misses = count::misses(played.attempt.misses);
    let par = over.ended().par();
    let ended = match played.attempt.outcome {
        Outcome::Won => "won",
        Outcome::Lost => "lost",
        Outcome::GivenUp => "given up",
    };
    let compared = match (played.attempt.distance, par) {
        (Some(distance), _) => format!(", {}", to.from_par(distance)),
        (None, Some(par)) => format!("; {}", count::would_have_missed(par)),
        (None, None) => String::new(),
    };
    [
        format!("{name}: {ended} with {misses}{compared}."),
        format!("{number}: {ended} with {misses}{compared}."),
        format!("{number}: {ended} with {misses}."),
        format!("{number}: {ended}, {misses}"),
        format!("{number}: {ended}"),
    ]
}

/// "3 days in a row"; `None` if the comparison says enough.
fn streak(played: &Played) -> Option<String> {
    match (played.streak, played.others) {
        (0, _) | (1, 0) => None,
        (1, _) => Some(String::from("A new streak")),
        (days, _) => Some(career::in_a_row(days)),
    }
}

/// How the day compares with the others, and the same in short.
fn compared(played: &Played) -> [String; 2] {
    let Played { others, others_won, better_than, as_good_as, .. } = *played;
    let (all, days) = (grouped(others + 1), counted(others, "other day", "other days"));
    let best = |how: &str| [format!("{how} of {all} days."), format!("{how} of {all}.")];
    match (played.attempt.outcome == Outcome::Won, others) {
        (_, 0) => [String::from("Your first daily game."), String::from("Your first.")],
        (true, _) if better_than == others => best("Your best"),
        (true, _) if better_than + as_good_as == others => best("As good as your best"),
        (true, 1) => ["Your other day was better.", "The other was better."].map(String::from),
        (true, _) => {
            let better = grouped(better_than);
            [
                format!("Better than {better} of your {days}."),
                format!("Better than {better} of {others}."),
            ]
        }
        (false, 1) if others_won == 1 => {
            ["You won your other day.", "The other was won."].map(String::from)
        }
        (false, _) if others_won == 0 => {
            ["You haven't won a day yet.", "None won yet."].map(String::from)
        }
        (false, _) => {
            let won = grouped(others_won);
            [format!("You have won {won} of your {days}."), format!("{won} of {others} won.")]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::history::Attempt;

    #[test]
    fn a_day_is_compared_in_words_that_are_true() {
        let attempt = |outcome| Attempt { outcome, misses: 6, helped: false, distance: Some(0) };
        let told = |outcome, (others, others_won, better_than, as_good_as)| {
            let (day, attempt) = (Day::FIRST, attempt(outcome));
            let (streak, best_streak) = (1, 1);
            let played = Played {
                day,
                attempt,
                streak,
                best_streak,
                others,
                others_won,
                better_than,
                as_good_as,
            };
            compared(&played).join(" / ")
        };
        use Outcome::{GivenUp, Lost, Won};
        for (outcome, days, expected) in [
            (Won, (0, 0, 0, 0), "Your first daily game. / Your first."),
            (Won, (7, 5, 7, 0), "Your best of 8 days. / Your best of 8."),
            (Won, (7, 5, 5, 2), "As good as your best of 8 days. / As good as your best of 8."),
            (Won, (7, 7, 5, 1), "Better than 5 of your 7 other days. / Better than 5 of 7."),
            (Won, (1, 1, 0, 0), "Your other day was better. / The other was better."),
            (Lost, (7, 3, 0, 0), "You have won 3 of your 7 other days. / 3 of 7 won."),
            (GivenUp, (1, 0, 0, 0), "You haven't won a day yet. / None won yet."),
            (Lost, (1, 1, 0, 0), "You won your other day. / The other was won."),
        ] {
            assert_eq!(told(outcome, days), expected);
        }
    }
}
