//! The game of the day, the ladder, the board and the badges in words.

use super::Medium::{self, Screen, Speech};
use super::values::{capital, counted, grouped};
use super::{count, names};
use crate::engine::Opponent;
use crate::game::{Day, ListName, Outcome, Transcript};
use crate::history::{
    Attempt, Badge, ByDistance, ByWeekday, Career, Dailies, Ladder, News, RUNGS, Rung, RungName,
};
use crate::words::Alphabet;

/// Says what a game of a day is called: "Evil Hangman #12", or by its date before there were numbers.
pub fn name(day: Day, to: Medium) -> String {
    match day.number() {
        Some(number) => format!("Evil Hangman {}", to.number(number)),
        None => format!("Evil Hangman of {}", to.date(day)),
    }
}

/// " in German" behind the name of a game; nothing for English, which games were in before there were languages.
pub(super) fn in_language(language: &Alphabet) -> String {
    match language == Alphabet::UNSAID {
        true => String::new(),
        false => format!(" in {}", language.language()),
    }
}

/// The first remark of the game of a day, and whether this attempt counts.
pub fn begun(day: Day, counts: bool, language: &Alphabet, to: Medium) -> Vec<String> {
    let name = name(day, to) + &in_language(language) + &to.aside(to.date(day));
    let attempt = if counts { "This attempt counts." } else { COUNTS_NOWHERE };
    vec![format!("{name}. {attempt}"), attempt.to_owned()]
}

/// The first remark of a round that somebody chose.
pub const COUNTS_NOWHERE: &str = "This round doesn't count.";

/// Says which day's game a round is, in the line above it.
pub fn game_of(day: Day, today: Option<Day>) -> String {
    if Some(day) == today { String::from("Today's game") } else { name(day, Screen) }
}

/// Says which rung a round is played for, in the line above it.
pub fn on_rung(rung: RungName) -> String {
    format!("Ladder: {}", rung_name(rung))
}

/// Whom a game is against, and how long its word is: "merciless, 8 letters".
pub fn against(opponent: Opponent, length: usize) -> String {
    format!("{opponent}, {}", count::letters(length))
}

/// The same with the list: "Merciless, 8 letters, unabridged words".
pub(super) fn game(of: &Transcript) -> String {
    let list = match of.list {
        ListName::Embedded(tier) => format!(", {} words", names::tier(tier)),
        _ => String::new(),
    };
    capital(&against(of.opponent, of.length)) + &list
}

/// Says what the title shows of today's game: "no. 34, not played yet", "no. 34: won with 3 misses, 4 days in a row".
pub fn home(career: &Career, language: &Alphabet, to: Medium) -> String {
    let daily = career.daily_of(language);
    let number = career.today().number().map_or_else(String::new, |number| to.number(number));
    let Some(attempt) = &daily.today else { return format!("{number}, not played yet") };
    let streak = match daily.streak {
        0 | 1 => String::new(),
        days => format!(", {}", in_a_row(days)),
    };
    format!("{number}, {}{streak}", done(attempt, to))
}

/// Says what the title shows of the ladder: "rung 3 of 9: beat Greedy on Gentle".
pub fn next_rung(ladder: &Ladder) -> String {
    match ladder.next() {
        None => String::from("you are at the top"),
        Some(rung) => {
            let number = rung_number(rung.name);
            format!("rung {number} of {}: {}", RUNGS.len(), rung_task(rung))
        }
    }
}

/// "done: 1 over perfect play", "done: lost".
fn done(attempt: &Attempt, to: Medium) -> String {
    let helped = if attempt.helped { " with help" } else { "" };
    match (attempt.outcome, attempt.distance) {
        (Outcome::Won, Some(distance)) => format!("done: won, {}{helped}", to.from_par(distance)),
        (Outcome::Won, None) => format!("done: won{helped}"),
        (Outcome::Lost, _) => format!("done: lost{helped}"),
        (Outcome::GivenUp, _) => format!("done: given up{helped}"),
    }
}

/// Says how today's game stands, and when the next one begins.
pub fn todays(career: &Career, to: Medium) -> Vec<String> {
    let Dailies { number, today, .. } = &career.daily;
    let about = number.map_or_else(|| to.date(career.today()), |number| to.number(number));
    let now = match today {
        None => format!("has not been played yet: {}", game(&career.today().game())),
        Some(attempt) => format!("is {}", done(attempt, to)),
    };
    let next = to.duration(Day::seconds_until_next(career.at));
    vec![format!("Today's game, {about}, {now}."), format!("The next one begins in {next}.")]
}

/// Says what the games of the days come to, those of other languages apart.
pub fn days(career: &Career) -> Vec<String> {
    let others = career.daily_in.iter();
    let others = others.filter_map(|(code, daily)| {
        Some((format!("In {} you", Alphabet::of(code)?.language()), daily))
    });
    let all = std::iter::once((String::from("You"), &career.daily)).chain(others);
    all.filter(|(_, daily)| daily.played > 0)
        .map(|(who, daily)| {
            let played = counted(daily.played, "daily game", "daily games");
            let won = match (daily.played, daily.won) {
                (1, 1) => String::from("it"),
                (_, won) => grouped(won),
            };
            let streak = match (daily.streak, daily.best_streak) {
                (0, 0) => String::new(),
                (now, best) if now == best => format!("; your streak is {}", count::days(now)),
                (0, best) => format!("; your longest streak is {}", count::days(best)),
                (now, best) => {
                    format!("; your streak is {}, your longest {}", count::days(now), grouped(best))
                }
            };
            format!("{who} have played {played} and won {won}{streak}.")
        })
        .collect()
}

/// "2 days in a row".
pub(super) fn in_a_row(days: usize) -> String {
    format!("{} in a row", count::days(days))
}

/// Says how the games of the days were won, by their distance from par, the nearest first, and last how many
/// were not: what each is called, and how many.
pub fn distribution(daily: &Dailies, to: Medium) -> Vec<(String, usize)> {
    let mut bars = distances(&daily.by_distance, to);
    let lost = daily.played - daily.won;
    bars.extend((lost > 0).then(|| (String::from("not won"), lost)));
    bars
}

/// Says how the games of the days went on each day of the week that was played: its name, and what they come to.
pub fn weekdays(daily: &Dailies, to: Medium) -> Vec<(&'static str, String)> {
    let told = |by: &ByWeekday| (weekday(by.weekday), on_a_weekday(by, to));
    daily.weekdays.iter().map(told).collect()
}

/// "won 3 of 4, +1.5 each", or without the distance if no such game was played to its end.
fn on_a_weekday(by: &ByWeekday, to: Medium) -> String {
    let mean = by.from_par.mean().map(|mean| format!(", {} each", to.mean_from_par(mean)));
    let (won, played) = (grouped(by.wins.won), grouped(by.wins.played));
    format!("won {won} of {played}{}", mean.unwrap_or_default())
}

/// Returns the name of a day of the week (0 is Monday).
pub(super) const fn weekday(number: usize) -> &'static str {
    match number {
        0 => "Monday",
        1 => "Tuesday",
        2 => "Wednesday",
        3 => "Thursday",
        4 => "Friday",
        5 => "Saturday",
        _ => "Sunday",
    }
}

/// Distances from par that are told one by one, where there are more.
const DISTANCES: usize = 10;

/// Says how many games were won at each distance from par, those that are far from it together.
fn distances(won: &[ByDistance], to: Medium) -> Vec<(String, usize)> {
    let alone = if won.len() > DISTANCES { DISTANCES - 1 } else { won.len() };
    let (near, far) = won.split_at(alone);
    let name = |distance| match to {
        Screen => on_the_scale(distance),
        Speech => to.from_par(distance),
    };
    let mut all: Vec<_> = near.iter().map(|by| (name(by.distance), by.games)).collect();
    if let Some(first) = far.first() {
        let games = far.iter().map(|by| by.games).sum();
        all.push((format!("{} and more", name(first.distance)), games));
    }
    all
}

/// Says what a round that has ended changes on the ladder, if it does. [`day`](super::day) is about the daily game.
pub fn news(news: &News) -> Option<String> {
    let (rung, wins) = news.rung()?;
    let name = rung_name(rung.name);
    if wins < Rung::WINS {
        let number = rung_number(rung.name);
        let still = if news.step.is_some() { "" } else { "still " };
        return Some(format!("Rung {number}, {name}: {still}{}.", wins_of(wins)));
    }
    Some(format!(
        "You climbed to rung {} of {} on the ladder of challenges: {name}.",
        rung_number(rung.name),
        RUNGS.len()
    ))
}

/// The name of a rung.
pub const fn rung_name(name: RungName) -> &'static str {
    match name {
        RungName::FirstSteps => "First Steps",
        RungName::AnHonestWord => "An Honest Word",
        RungName::WordPerfect => "Word Perfect",
        RungName::TheCrowd => "The Crowd",
        RungName::TheCrowdOutwitted => "The Crowd Outwitted",
        RungName::FirstBlood => "First Blood",
        RungName::EvenGround => "Even Ground",
        RungName::TheKnifesEdge => "The Knife's Edge",
        RungName::Perfection => "Perfection",
    }
}

/// Says what a rung asks for: "beat Greedy on Gentle".
pub fn rung_task(rung: &Rung) -> String {
    let difficulty = names::difficulty(rung.difficulty());
    format!("beat {} on {difficulty}", names::opponent(rung.opponent))
}

/// "1 of 2 wins".
fn wins_of(wins: usize) -> String {
    format!("{wins} of {} wins", Rung::WINS)
}

/// Says the same of a rung of the list; then with the wins so far if there is still something to win for it; and then with what
/// the opponent does: "beat Merciful on Gentle     0/2  it says yes whenever it can".
pub fn rung_in_list(rung: &Rung, ladder: &Ladder) -> [String; 3] {
    let wins = match ladder.has(rung) {
        true => String::new(),
        false => format!("{}/{}", ladder.wins(rung), Rung::WINS),
    };
    let with_wins = format!("{:<35} {wins:>3}", rung_task(rung));
    let whole = format!("{with_wins}  it {}", rung.opponent.about_in_short());
    [rung_task(rung), with_wins.trim_end().to_owned(), whole]
}

/// The first remark of a round that climbs a rung, from the longest wording to the shortest.
pub fn climbing_now(rung: &Rung, to: Medium) -> Vec<String> {
    let does = format!("{} {}.", names::opponent(rung.opponent), rung.opponent.about_in_short());
    match to {
        Screen => {
            let name = rung_name(rung.name);
            let task = format!("{name}: {}, without help.", rung_task(rung));
            vec![format!("{task} {does}"), task, format!("{}.", capital(&rung_task(rung)))]
        }
        Speech => vec![format!("Rung {}, without help.", numbered_rung(rung))],
    }
}

/// "4, The Crowd: beat Greedy on Gentle".
pub fn numbered_rung(rung: &Rung) -> String {
    let (number, name) = (rung_number(rung.name), rung_name(rung.name));
    format!("{number}, {name}: {}", rung_task(rung))
}

/// The number of a rung, from 1.
fn rung_number(name: RungName) -> usize {
    1 + RUNGS.iter().take_while(|other| other.name != name).count()
}

/// Says how a rung is climbed.
pub const RUNGS_ASK: &str = "Each rung takes two wins without help, in rounds that you start here.";

/// The name of a badge.
pub const fn badge_name(badge: Badge) -> &'static str {
    match badge {
        Badge::Par => "Flawless",
        Badge::Untouched => "Untouched",
        Badge::EightLengths => "Eight Lengths",
        Badge::Hundred => "A Hundred",
    }
}

/// Says what a badge is for.
pub const fn badge_task(badge: Badge) -> &'static str {
    match badge {
        Badge::Par => "beat Merciless with no more misses than perfect play",
        Badge::Untouched => "beat Merciless or Greedy without a miss",
        Badge::EightLengths => "beat Merciless at eight lengths",
        Badge::Hundred => "win a hundred rounds",
    }
}

/// Returns a distance from par under a title that says so: "0", "+3", "-1".
pub fn on_the_scale(distance: i64) -> String {
    if distance == 0 { String::from("0") } else { format!("{distance:+}") }
}

/// "4 of 9 rungs climbed; the next is The Crowd: beat Greedy on Gentle".
pub fn height(ladder: &Ladder) -> String {
    let rungs = counted(RUNGS.len(), "rung", "rungs");
    let reached = format!("{} of {rungs} climbed", ladder.height());
    match ladder.next() {
        None => format!("{reached}: you are at the top"),
        Some(rung) => {
            let (name, task) = (rung_name(rung.name), rung_task(rung));
            let wins = wins_of(ladder.wins(rung));
            format!("{reached}; the next is {name}: {task} ({wins})")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::history::Record;
    use crate::words::ENGLISH;

    const NOON: u64 = 1_795_219_200 + 43_200;

    fn career(rounds: &[&str]) -> Career {
        let record = |round: &&str| Record { at: NOON, ..Record::played(round) };
        let records: Vec<_> = rounds.iter().map(record).collect();
        Career::of(&records, NOON)
    }

    #[test]
    fn the_wins_of_the_rungs_stand_in_one_column() {
        let lengths = RUNGS.iter().map(|rung| rung_in_list(rung, &Ladder::default())[1].len());
        assert_eq!(lengths.collect::<std::collections::HashSet<_>>().len(), 1);
    }

    #[test]
    fn the_title_says_whether_todays_game_was_played_and_what_the_next_rung_is() {
        let fresh = career(&[]);
        assert_eq!(home(&fresh, &ENGLISH, Screen), "#1, not played yet");
        let game = Day::at(NOON).game();
        let won = career(&[&format!("{game} Z- Q- X- J- V- K- W- E*")]);
        assert!(home(&won, &ENGLISH, Screen).starts_with("#1, done: won"));
        assert_eq!(next_rung(&fresh.ladder), "rung 1 of 9: beat Merciful on Gentle");
    }

    #[test]
    fn a_game_of_a_day_is_called_by_its_number() {
        let begun = |counts, to| begun(Day::FIRST, counts, &ENGLISH, to).swap_remove(0);
        assert!(begun(true, Screen).starts_with("Evil Hangman #1 (2026-11-21)"));
        assert!(begun(false, Speech).starts_with("Evil Hangman number 1, 21 November 2026"));
        assert_eq!(name(Day::at(0), Screen), "Evil Hangman of 1970-01-01");
    }
}
