//! The game of the day, the levels and the player's rounds in words.

use super::values::grouped;
use super::{Medium, count, puzzle};
use crate::game::occasion::{Day, Level, Occasion};
use crate::game::{Lives, Outcome};
use crate::history::{Attempt, Career, Levels, News};
use crate::puzzles::Progress;
use crate::words::Alphabet;

/// A fact about the player: what it is about, and what it is.
type Fact = (String, String);

fn fact(about: impl Into<String>, fact: impl Into<String>) -> Fact {
    (about.into(), fact.into())
}

/// Says that the history is being read.
pub const READING: &str = "Reading your history …";

/// The days of the week.
pub const WEEKDAYS: [&str; 7] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/// "Level 5".
pub fn numbered(level: usize) -> String {
    format!("Level {level}")
}

/// "Level 5", "Level 5 in German".
pub fn level(level: Level, language: &Alphabet) -> String {
    numbered(level.number) + &in_language(language)
}

/// "level 5 of 12".
pub fn of_all(level: Level) -> String {
    format!("level {} of {}", level.number, level.last)
}

/// Says what a level is: "6 letters, 8 lives"; the lives are known of the round that is dealt.
pub fn about(level: Level, lives: Option<Lives>) -> String {
    let letters = count::letters(level.length);
    lives.map_or_else(|| letters.clone(), |lives| format!("{letters}, {}", count::lives_of(lives)))
}

/// "7 at best", of a player who has been higher up.
pub fn best(of: &Career, language: &Alphabet) -> Option<String> {
    let (best, next) = (of.levels.best(language), of.levels.next(language)?);
    (best > next.number).then(|| format!("{} at best", grouped(best)))
}

/// Returns the rows about the player's rounds and puzzles. The level of a language may be said apart.
pub fn facts(of: &Career, apart: Option<&Alphabet>, puzzles: Progress, to: Medium) -> Vec<Fact> {
    let mut rows = rounds(of, apart, to);
    if puzzles != Progress::default() {
        rows.push(fact("Puzzles", puzzle::standing(puzzles, true, to)));
    }
    rows
}

fn rounds(of: &Career, apart: Option<&Alphabet>, to: Medium) -> Vec<Fact> {
    let all = &of.statistics;
    if all.played == 0 {
        return vec![fact("Rounds", "none yet")];
    }
    let streak = |label, now: usize, most: usize| {
        let streak = format!("{} now, best {}", grouped(now), grouped(most));
        (most > 1).then(|| fact(label, streak))
    };
    let won = format!("{} ({})", grouped(all.won), to.hundredths(all.percent()));
    let languages = of.levels.languages().filter(|language| Some(*language) != apart);
    let named = |language: &Alphabet| match apart {
        // Beside the level in another language.
        Some(_) => format!("Level in {}", language.language()),
        None => format!("Level{}", in_language(language)),
    };
    let level = |language: &Alphabet| Some(fact(named(language), level_in(of, language)?));
    let mut rows: Vec<_> = languages.filter_map(level).collect();
    rows.extend([fact("Rounds", grouped(all.played)), fact("Won", won)]);
    rows.extend(streak("Won in a row", all.streak, all.longest_streak));
    let days = &of.daily;
    if days.played > 0 {
        let played = format!("{} won of {}", grouped(days.won), grouped(days.played));
        rows.push(fact("Daily games", played));
        rows.extend(streak("Days played in a row", days.streak, days.best_streak));
    }
    let beyond = &all.beyond_perfect;
    if let Some(last) = beyond.last() {
        let mean = beyond.iter().map(|misses| *misses as f64).sum::<f64>() / beyond.len() as f64;
        let digits = usize::from(mean.fract() != 0.0);
        let value = format!("{last} in your last win, {mean:.digits$} on average");
        rows.push(fact("Lives you could have saved", value));
    }
    rows
}

/// Returns the level in a language: "3 of 12, best 5".
fn level_in(of: &Career, language: &Alphabet) -> Option<String> {
    let Level { number: now, last: all, .. } = of.levels.next(language)?;
    let best = of.levels.best(language);
    let best = if best > now { format!(", best {best}") } else { String::new() };
    Some(format!("{now} of {all}{best}"))
}

/// Heads the chart of the level in each round, and says the same in a sentence: "Your level, round by round", "In 41 rounds, your
/// level reached 7. Now it is 5." `None` before the second round that was played for a level, and on the first level.
pub fn chart(levels: &Levels, language: &Alphabet) -> Option<[String; 2]> {
    let (rounds, best) = (levels.rounds(language).len(), levels.best(language));
    if rounds < 2 || best < 2 {
        return None;
    }
    let (count, of) = (grouped(rounds), in_language(language));
    let now = levels.next(language)?.number;
    Some([
        format!("Your level{of}, round by round"),
        format!("In {count} rounds{of}, your level reached {best}. Now it is {now}."),
    ])
}

/// Says everything to a listener or on paper, a sentence each.
pub fn tell_all(of: &Career, has_begun: bool, puzzles: Progress, to: Medium) -> Vec<String> {
    let today = fact("Today", home(of, has_begun, to));
    let chart = of.levels.last().and_then(|language| chart(&of.levels, language));
    let all = facts(of, None, puzzles, to).into_iter().chain([today]);
    all.map(|(about, fact)| format!("{about}: {fact}."))
        .chain(chart.map(|[_, spoken]| spoken))
        .collect()
}

/// Returns the name of a day's game.
pub fn name(day: Day, to: Medium) -> String {
    format!("Evil Hangman {}", to.number(day.number()))
}

/// " in German"; nothing for the language that is never named.
pub(super) fn in_language(language: &Alphabet) -> String {
    match language == Alphabet::UNSAID {
        true => String::new(),
        false => format!(" in {}", language.language()),
    }
}

/// The code of a language after something, such as " --language de"; nothing for the language that is never named.
pub(super) fn by_code(before: &str, language: &Alphabet) -> String {
    match language == Alphabet::UNSAID {
        true => String::new(),
        false => format!("{before}{}", language.code()),
    }
}

/// Says which game of a day begins, and whether it counts.
pub fn begun(day: Day, counts: bool, language: &Alphabet, to: Medium) -> String {
    let counts_for = if counts { "This attempt counts." } else { COUNTS_NOWHERE };
    // Above the board it says which game this is.
    if to.is_screen() && counts && language == Alphabet::UNSAID {
        return counts_for.to_owned();
    }
    format!("{}{}. {counts_for}", name(day, to), in_language(language))
}

/// Said of a round that does not count.
pub const COUNTS_NOWHERE: &str = "This round doesn't count.";

/// Returns the name of a day's game for a header.
pub fn game_of(day: Day, today: Option<Day>) -> String {
    if Some(day) == today { String::from("Today's game") } else { name(day, Medium::Screen) }
}

/// Sums up today's game: "no. 34, one try", "no. 34, in progress", "no. 34 · 4 days played in a row", "no. 34, won with 7 of 9
/// lives left · 5 days played in a row".
pub fn home(career: &Career, has_begun: bool, to: Medium) -> String {
    let between = if to == Medium::Screen { " · " } else { ", " };
    let streak = streak(career.daily.streak).map(|days| format!("{between}{days}"));
    let number = to.number(career.today().number());
    match &career.daily.today {
        Some(attempt) => {
            let how = if attempt.outcome == Outcome::Won { "won with " } else { "" };
            format!("{number}, {how}{}{}", ended(attempt), streak.unwrap_or_default())
        }
        None if has_begun => number + ", in progress",
        None => number + &streak.unwrap_or_else(|| String::from(", one try")),
    }
}

/// Says the same in fewer words: "no. 34 · 4 days played in a row", "7 of 9 lives left".
pub fn home_in_short(career: &Career, has_begun: bool, to: Medium) -> String {
    career.daily.today.as_ref().map_or_else(|| home(career, has_begun, to), ended)
}

/// Says in which other language today's game was begun: "no. 34, begun in English".
pub fn begun_in(career: &Career, language: &Alphabet, to: Medium) -> String {
    format!("{}, begun in {}", to.number(career.today().number()), language.language())
}

/// Says how the game of a day ended: "7 of 9 lives left".
pub(super) fn ended(attempt: &Attempt) -> String {
    match attempt.outcome {
        Outcome::Won => format!("{} of {} left", attempt.left, count::lives(attempt.lives)),
        Outcome::Lost => String::from("lost"),
        Outcome::GivenUp => String::from("given up"),
    }
}

/// "4 days played in a row"; `None` if there is no row.
pub(super) fn streak(days: usize) -> Option<String> {
    (days > 1).then(|| format!("{} days played in a row", grouped(days)))
}

/// Says which level a round has led to: "Up to level 5 of 12."
pub fn news(news: &News, played: &Occasion, stays_for_help: bool) -> Option<String> {
    let Level { number: next, last, .. } = news.level?;
    let way = match *played {
        // Until the first loss.
        Occasion::Level(level) if next > level.saturating_add(1) => "Up two levels, to",
        Occasion::Level(level) if next > level => "Up to",
        Occasion::Level(level) if next < level => "Down to",
        Occasion::Level(1) if next == 1 && !stays_for_help => return None,
        _ if stays_for_help => {
            return Some(format!("You used help, so you stay at level {next} of {last}."));
        }
        Occasion::Level(level) if level == last => return Some(AT_THE_TOP.to_owned()),
        _ => "Still",
    };
    Some(format!("{way} level {next} of {last}."))
}

/// Said of a win at the last level.
const AT_THE_TOP: &str = "You have won at the top. Nothing is harder than this level.";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::occasion::Occasion;
    use crate::puzzles::Tried;
    use crate::tests::records::played;
    use crate::words::ENGLISH;

    #[test]
    fn every_row_is_a_sentence_and_the_level_is_one_of_them() {
        let at = 20_782 * 86_400;
        let fresh = Career::of(&[], at);
        assert_eq!(home(&fresh, false, Medium::Screen), "no. 1, one try");
        let record = |occasion| played("eh1 en/everyday merciless 5 9 1 - Z- Q- E*", occasion);
        let records = [Occasion::Today(Day::at(at)), Occasion::Level(1)].map(record);
        let career = Career::of(&records, at);
        assert_eq!(home(&career, false, Medium::Screen), "no. 1, won with 7 of 9 lives left");
        let all =
            tell_all(&career, false, Progress::default().with(Tried::First(true)), Medium::Screen);
        assert!(all.contains(&"Level: 3 of 12.".to_owned()), "{all:?}");
        let is_right = |line: &String| line.ends_with('.') && !line.starts_with("Days");
        assert!(all.iter().all(is_right), "one is no row: {all:?}");
        assert!(all.contains(&"Puzzles: level 1 · 1 solved.".to_owned()), "{all:?}");
        assert!(tell_all(&career, false, Progress::default(), Medium::Screen).len() < all.len());
    }

    #[test]
    fn beside_the_level_in_another_language_english_is_named() {
        let level = |list| {
            let round = format!("eh1 {list}/everyday merciless 5 9 1 - E*");
            played(&round, Occasion::Level(1))
        };
        let career = Career::of(&["en", "de"].map(level), 0);
        let german = career.levels.last();
        let (about, _) = &facts(&career, german, Progress::default(), Medium::Screen)[0];
        assert_eq!(about, "Level in English");
    }

    #[test]
    fn the_streak_of_days_is_seen_before_the_game_of_the_day_is_played() {
        let won = |day: u64| {
            let today = Occasion::Today(Day::at(day * 86_400));
            played("eh1 en/everyday merciless 5 9 1 - E*", today)
        };
        let days: Vec<_> = (20_782..20_785).map(won).collect();
        let on = |day: u64| home(&Career::of(&days, day * 86_400), false, Medium::Screen);
        assert_eq!(on(20_784), "no. 3, won with 9 of 9 lives left · 3 days played in a row");
        assert_eq!(on(20_785), "no. 4 · 3 days played in a row");
        assert_eq!(on(20_786), "no. 5, one try");
        assert_eq!(on(20_781 + 1_558), "no. 1,558, one try");
    }

    #[test]
    fn the_chart_has_the_level_of_each_round() {
        let level = |guess: &str| {
            let round = format!("eh1 en/everyday merciless 5 1 1 - {guess}");
            played(&round, Occasion::Level(1))
        };
        let rounds = [level("E*"), level("E*"), level("E-")];
        assert!(chart(&Career::of(&rounds[..1], 0).levels, &ENGLISH).is_none());
        let career = Career::of(&rounds, 0);
        let levels = career.levels.rounds(&ENGLISH).iter().map(|round| round.level);
        assert_eq!(levels.collect::<Vec<_>>(), [1, 3, 5]);
        let spoken = "In 3 rounds, your level reached 5. Now it is 4.";
        let [title, said] = chart(&career.levels, &ENGLISH).unwrap();
        assert_eq!((title.as_str(), said.as_str()), ("Your level, round by round", spoken));
        let all = tell_all(&career, false, Progress::default(), Medium::Screen);
        assert!(all.contains(&spoken.into()), "{all:?}");
    }
}
