//! What the rounds come to that were played, in sentences.

use super::Medium;
use super::career::{self, RUNGS_ASK, badge_name, badge_task, numbered_rung, rung_name};
use super::count;
use super::group::{self, by_distance, than_perfect_play};
use super::names;
use super::statistics::{self, about};
use super::typed::LADDER;
use super::values::{grouped, listed, sentence};
use crate::engine::Opponent;
use crate::game::{Difficulty, Outcome};
use crate::history::{Badge, ByWeekday, Career, Dailies, Group, Ladder, RUNGS, Rung, Scoreboard};

/// A part that can be asked for alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The rounds, the days, and how far up the ladder.
    Summary,
    /// The rungs.
    Ladder,
    /// The best of each length.
    Board,
    /// The badges.
    Badges,
}

/// A part of what the rounds come to, the answer first.
pub fn tell(of: &Career, part: Part, to: Medium) -> Vec<String> {
    match part {
        Part::Summary => summary(of, to),
        Part::Ladder => ladder(&of.ladder),
        Part::Board => board(&of.board),
        Part::Badges => badges(of),
    }
}

/// All of it.
pub fn tell_all(of: &Career, to: Medium) -> Vec<String> {
    let parts = [Part::Ladder, Part::Board, Part::Badges].map(|part| tell(of, part, to));
    [&[rounds_and_days(of, to), figures(of, to)], &parts[..]].concat().join(&String::new())
}

/// The figures that the summary leaves out, a sentence each.
pub fn figures(of: &Career, to: Medium) -> Vec<String> {
    let mut told = group::told(&of.statistics.clean, false, to);
    told.extend(group::told(&of.statistics.helped, true, to));
    let days = career::days(of);
    if !days.is_empty() {
        told.push(sentence(statistics::DAILY));
        told.extend(days);
    }
    told.extend(by_distance(&of.daily.by_distance, count::games));
    told.extend(of.daily.weekdays.iter().map(on_a_weekday));
    told
}

/// "On Saturdays you won 1 of 1 game, on average with 1 miss more than perfect play would have needed."
fn on_a_weekday(by: &ByWeekday) -> String {
    let mean = by.from_par.mean();
    let mean = mean.map(|mean| format!(", on average with {}", than_perfect_play(mean)));
    let (won, games) = (grouped(by.wins.won), count::games(by.wins.played));
    let day = career::weekday(by.weekday);
    format!("On {day}s you won {won} of {games}{}.", mean.unwrap_or_default())
}

/// The lengths in which something was won.
fn board(board: &Scoreboard) -> Vec<String> {
    let mut told = Vec::new();
    for length in Scoreboard::LENGTHS {
        let mut won = Vec::new();
        for opponent in Scoreboard::opponents() {
            won.extend(board.best(length, opponent).map(|at| best(opponent, at, false)));
            won.extend(board.best_with_help(length, opponent).map(|at| best(opponent, at, true)));
        }
        if !won.is_empty() {
            told.push(about(&count::letters(length), &won.join(", ")));
        }
    }
    let first = if told.is_empty() { super::board::NOTHING_YET } else { BOARD };
    told.insert(0, first.to_owned());
    told
}

/// Says how to hear what has not been said yet.
pub fn the_rest(_: usize) -> String {
    String::from("Type more to hear the rest.")
}

/// Returns how many of the sentences of a part are news; the rest is heard on request.
pub const fn news(part: Part) -> usize {
    match part {
        Part::Summary => usize::MAX,
        Part::Ladder => 2,
        Part::Board | Part::Badges => 1,
    }
}

/// Says what the board is, before its lengths.
const BOARD: &str = "For each length in which you won: your hardest win, by how many more lives you had than a perfect player needs.";

/// A best on the board: "Fair with 3 more", with help or without.
fn best(opponent: Opponent, distance: i64, helped: bool) -> String {
    let misses = grouped(distance.unsigned_abs() as usize);
    let allowed = match distance {
        ..0 => format!("{misses} fewer"),
        0 => String::from("no more"),
        _ => format!("{misses} more"),
    };
    let help = if helped { ", with help" } else { "" };
    format!("{} with {allowed}{help}", names::opponent(opponent))
}

/// Says what all comes to: the rounds, today's game, the streak, the ladder.
fn summary(of: &Career, to: Medium) -> Vec<String> {
    let mut told = rounds_and_days(of, to);
    told.push(height(&of.ladder));
    // The ladder begins with the same sentence and the next rung.
    told.extend(of.ladder.next().map(|_| format!("Type {} to hear the next one.", LADDER.name())));
    told
}

/// The same without the ladder.
fn rounds_and_days(of: &Career, to: Medium) -> Vec<String> {
    let mut told = rounds(&of.statistics.clean, &of.statistics.helped);
    told.push(today(&of.daily, to));
    if of.daily.streak > 0 {
        let days = count::days(of.daily.streak);
        told.push(format!("Your streak: {days} played to the end."));
    }
    told
}

fn rounds(clean: &Group, helped: &Group) -> Vec<String> {
    let won = |group: &Group, how: &str| {
        let (won, played) = (group.all.won, group.all.played);
        match (won, played) {
            (0, 1) => format!("{how} you have played one round, and not won it."),
            (1, 1) => format!("{how} you have won your only round."),
            _ => format!("{how} you have won {} of {}.", grouped(won), count::rounds(played)),
        }
    };
    match (clean.all.played, helped.all.played) {
        (0, 0) => vec![String::from("No round of yours has counted yet.")],
        (_, 0) => vec![won(clean, "Without help")],
        (0, _) => vec![won(helped, "With help")],
        _ => vec![won(clean, "Without help"), won(helped, "With help")],
    }
}

/// "Today's game is done: won, 1 miss over perfect play, with help."
fn today(daily: &Dailies, to: Medium) -> String {
    let Some(attempt) = &daily.today else {
        return String::from("Today's game has not been played yet.");
    };
    let help = if attempt.helped { ", with help" } else { "" };
    let ended = match (attempt.outcome, attempt.distance) {
        (Outcome::Won, Some(distance)) => format!("won, {}", to.from_par(distance)),
        (Outcome::Won, None) => String::from("won"),
        (Outcome::Lost, _) => String::from("lost"),
        (Outcome::GivenUp, _) => String::from("given up"),
    };
    format!("Today's game is done: {ended}{help}.")
}

/// "You have climbed 4 of 9 rungs."
fn height(ladder: &Ladder) -> String {
    format!("You have climbed {} of {} rungs.", grouped(ladder.height()), RUNGS.len())
}

/// "The next is rung 4, The Crowd: beat Greedy on Gentle. You have 1 of 3 wins for it."
fn next(ladder: &Ladder) -> Option<String> {
    let rung = ladder.next()?;
    let next = format!("The next is rung {}.", numbered_rung(rung));
    Some(match ladder.wins(rung) {
        0 => next,
        wins => format!("{next} You have {wins} of {} wins for it.", Rung::WINS),
    })
}

/// The ladder: how high, the next rung, the others that are open, and those that are climbed.
fn ladder(ladder: &Ladder) -> Vec<String> {
    let mut told = vec![height(ladder)];
    let first = ladder.next();
    told.extend(next(ladder));
    let open = RUNGS.iter().filter(|rung| !ladder.has(rung));
    let open = open.filter(|rung| first.is_none_or(|first| first.name != rung.name));
    told.extend(open.map(|rung| format!("Rung {}.", numbered_rung(rung))));
    let climbed = RUNGS.iter().filter(|rung| ladder.has(rung));
    let climbed: Vec<_> = climbed.map(|rung| rung_name(rung.name)).collect();
    if !climbed.is_empty() {
        told.push(format!("Climbed: {}.", listed(&climbed, "and")));
    }
    told.push(difficulties());
    told.push(RUNGS_ASK.to_owned());
    told
}

/// "Gentle allows 5 misses more than perfect play needs, Even 3, Sharp 1 and Perfect none."
fn difficulties() -> String {
    let named = Difficulty::ALL.into_iter().map(|it| (it, it.beyond_par()));
    let told = named.enumerate().map(|(index, (difficulty, more))| {
        let name = names::difficulty(difficulty);
        match (index, more) {
            (0, more) => format!("{name} gives {more} lives more than a perfect player needs"),
            (_, 0) => format!("{name} none"),
            (_, more) => format!("{name} {more}"),
        }
    });
    format!("{}.", listed(&told.collect::<Vec<_>>(), "and"))
}

/// The badges: how many, those that are to be earned, and those that are.
fn badges(of: &Career) -> Vec<String> {
    let all = Badge::ALL.len();
    let mut told = vec![format!("You have {} of {all} badges.", of.badges.len())];
    let open = Badge::ALL.into_iter().filter(|badge| !of.badges.contains(badge));
    told.extend(open.map(|badge| format!("{}: {}.", badge_name(badge), badge_task(badge))));
    let earned: Vec<_> = of.badges.iter().map(|badge| badge_name(*badge)).collect();
    if !earned.is_empty() {
        told.push(format!("Earned: {}.", listed(&earned, "and")));
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::history::Record;
    use crate::text::Medium::Speech;

    fn career(rounds: &[&str]) -> Career {
        let records: Vec<_> = rounds.iter().map(|round| Record::played(round)).collect();
        Career::of(&records, 0)
    }

    #[test]
    fn the_answer_comes_first_and_no_rung_is_named_twice() {
        let none = career(&[]);
        assert_eq!(
            summary(&none, Speech),
            [
                "No round of yours has counted yet.",
                "Today's game has not been played yet.",
                "You have climbed 0 of 9 rungs.",
                "Type ladder to hear the next one.",
            ]
        );
        let par = crate::words::Tier::Common.value(8).unwrap();
        let won = career(&[&format!("eh1 common merciful 8 {} 1 E*", par + 1 + 5)]);
        assert_eq!(summary(&won, Speech)[0], "Without help you have won your only round.");
        for told in [ladder(&none.ladder), ladder(&won.ladder)] {
            let all = told.join(" ");
            for rung in &RUNGS {
                let name = rung_name(rung.name);
                let longer = all.matches("The Crowd Outwitted").count();
                let times = all.matches(name).count();
                assert_eq!(times - if name == "The Crowd" { longer } else { 0 }, 1, "{all}");
            }
        }
        assert!(ladder(&won.ladder).contains(&String::from("Climbed: First Steps.")));
        assert_eq!(badges(&none)[0], "You have 0 of 4 badges.");
    }

    #[test]
    fn letters_of_several_languages_have_names() {
        let played = career(&[
            "eh1 mine#1#de greedy 5 9 1 Ä- S-",
            "eh1 mine#1#de greedy 5 9 2 Ä-",
            "eh1 mine#1#es greedy 5 9 1 Ñ-",
            "eh1 mine#1#es greedy 5 9 2 Ñ-",
            "eh1 mine#1#tr greedy 5 9 1 Ğ-",
            "eh1 mine#1#tr greedy 5 9 2 Ğ-",
        ]);
        let told = figures(&played, Speech).join(" ");
        for name in ["A umlaut, ", "N with tilde, ", "soft G, "] {
            assert!(told.contains(name), "{name}: {told}");
        }
    }
}
