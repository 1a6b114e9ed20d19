//! The statistics in words: for `stats`, and for screens without room for charts.

use super::Medium::{self, Screen, Speech};
use super::career::{daily, distances};
use super::count;
use super::names;
use super::values::{capital, counted, grouped, in_words, sentence};
use crate::history::{
    Accuracy, ByLanguage, ByLength, ByLetter, ByMisses, ByOpening, ByOpponent, Career, FromPar,
    Group, Statistics, TREND_WINDOW, Wins,
};

/// Returns the name of the rounds without help, or of those with help.
pub const fn kind(helped: bool) -> &'static str {
    match helped {
        true => "Rounds with help (hints, X-ray)",
        false => "Rounds without help",
    }
}

/// The names of the pages.
pub const WITHOUT_HELP: &str = "Without help";
/// See [`WITHOUT_HELP`].
pub const WITH_HELP: &str = "With help";
/// See [`WITHOUT_HELP`].
pub const PRACTICE: &str = "Practice";
/// See [`WITHOUT_HELP`].
pub const DAILY: &str = "Daily";
/// See [`WITHOUT_HELP`].
pub const LADDER: &str = "Ladder";
/// See [`WITHOUT_HELP`].
pub const BOARD: &str = "Board";
/// The title of the badges, below the ladder.
pub const BADGES: &str = "Badges";

/// The titles of charts.
pub const BY_OPPONENT: &str = "WON BY OPPONENT";
/// See [`BY_OPPONENT`].
pub const BY_LENGTH: &str = "WON BY LENGTH";
/// See [`BY_OPPONENT`].
pub const BY_LANGUAGE: &str = "WON BY LANGUAGE";
/// See [`BY_OPPONENT`].
pub const ABOVE_PAR: &str = "MISSES OVER PERFECT PLAY, WIN BY WIN";
/// See [`BY_OPPONENT`].
pub const ABOVE_PAR_BY_LENGTH: &str = "MISSES OVER PERFECT PLAY, BY LENGTH";
/// See [`BY_OPPONENT`].
pub const ABOVE_PAR_BY_WEEKDAY: &str = "MISSES OVER PERFECT PLAY, BY DAY (UTC)";
/// See [`BY_OPPONENT`].
pub const BY_LETTER: &str = "LETTERS THAT COST MOST";
/// See [`BY_OPPONENT`].
pub const FROM_PAR: &str = "DAYS BY MISSES OVER PERFECT PLAY";

/// See [`BY_OPPONENT`].
pub const BY_DISTANCE: &str = "ROUNDS WON, BY MISSES OVER PERFECT PLAY";
/// See [`BY_OPPONENT`].
pub const GIVEN_AWAY: &str = "AVOIDABLE MISSES, ROUND BY ROUND";

/// The title of the trend of guesses that cost nothing.
pub fn good_of_the_last(rounds: usize) -> String {
    format!("BEST GUESSES, LAST {}", counted(rounds, "ROUND", "ROUNDS"))
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
pub const TO_THE_FORM: &str = "back, and Enter plays";

/// "12 of 40 (30%)".
pub fn won_of(wins: Wins) -> String {
    format!("{} ({})", won(wins), Screen.hundredths(wins.percent()))
}

/// "5 misses in 9 guesses".
pub fn missed(by: &ByLetter) -> String {
    format!("{} in {}", count::misses(by.misses), count::guesses(by.guessed))
}

/// Returns the mark of a rung or a badge in a list, by whether it has been reached.
pub const fn reached(done: bool) -> &'static str {
    if done { "done" } else { "open" }
}

/// Combines a name and a fact: "Streak: 2 won in a row, 7 at best."
pub fn about(name: &str, fact: &str) -> String {
    sentence(&format!("{name}: {fact}"))
}

/// The title of the distances from par, in a list.
pub const DISTANCES: &str = "over perfect play";

/// Returns the title of the ladder, in a list.
pub fn ladder(height: &str) -> String {
    format!("{LADDER}, {height}")
}

/// Returns the title of the board, in a list.
pub fn board(about: &str) -> String {
    format!("{BOARD}. {about}")
}

/// The number of rounds from which there are charts.
pub const CHARTS_FROM: usize = 3;

/// The number of letters shown, those that cost most.
const LETTERS: usize = 10;

/// Returns the letters that cost most. One that was a miss only once says nothing yet.
pub fn costly(letters: &[ByLetter]) -> impl Iterator<Item = &ByLetter> {
    letters.iter().filter(|by| by.misses > 1).take(LETTERS)
}

/// Says that there are no such rounds.
pub const NONE: &str = "No such rounds yet.";

/// Returns the figures of some rounds, each with a name; empty if there are no rounds.
pub fn facts(group: &Group, to: Medium) -> Vec<(&'static str, String)> {
    if group.all.played == 0 {
        return Vec::new();
    }
    let Group { misses, opponents, lengths, letters, .. } = group;
    let facts = [
        ("rounds", rounds(group, to)),
        ("began", began(&group.openings)),
        ("streak", streak(group)),
        ("lately", lately(group, to)),
        ("misses", list(misses, |ByMisses { misses, rounds }| in_rounds(*misses, *rounds))),
        (
            "wins over perfect play",
            list(&distances(&group.by_distance, to), |(name, games)| {
                format!("{} at {name}", grouped(*games))
            }),
        ),
        ("misses over perfect play", from_par(group)),
        ("accuracy", accuracy(&group.accuracy, to)),
        ("accuracy lately", accuracy_lately(&group.accuracy, to)),
        ("avoidable", given_away(&group.accuracy)),
        (
            "wins by opponent",
            list(opponents, |ByOpponent { opponent, wins }| {
                format!("{} against {}", won(*wins), names::opponent(*opponent))
            }),
        ),
        ("won by language", by_language(&group.languages)),
        (
            "wins by length",
            list(lengths, |ByLength { length, wins, .. }| {
                format!("{} with {}", won(*wins), count::letters(*length))
            }),
        ),
        ("misses over perfect play by length", from_par_by_length(lengths)),
        ("letters that cost most", list(&costly(letters).collect::<Vec<_>>(), |by| cost(by))),
    ];
    facts.into_iter().filter(|(_, fact)| !fact.is_empty()).collect()
}

/// Returns how far from par the latest rounds were won, and those before them; empty if par isn't known of any.
fn from_par(group: &Group) -> String {
    let (now, before) = FromPar::lately(&group.from_par_lately);
    let told = |of: FromPar| of.mean().map(|mean| Speech.mean_from_par(mean));
    let Some(mean) = told(now) else { return String::new() };
    let last = match now.rounds {
        1 => String::from("in one win"),
        wins => format!("in the last {wins} wins"),
    };
    let before = told(before).map(|mean| match before.rounds {
        1 => format!(", {mean} in the one before"),
        wins => format!(", {mean} in the {wins} before"),
    });
    let average = if now.rounds == 1 { "" } else { "on average " };
    format!("{average}{mean} {last}{}", before.unwrap_or_default())
}

/// "1.5 misses over perfect play with 8 letters, 0.2 misses over perfect play with 9 letters".
fn from_par_by_length(lengths: &[ByLength]) -> String {
    let known: Vec<_> =
        lengths.iter().filter_map(|by| Some((by.length, by.from_par.mean()?))).collect();
    list(&known, |(length, mean)| {
        format!("{} with {}", Speech.mean_from_par(*mean), count::letters(*length))
    })
}

/// "+1.5 in 12 wins".
pub fn from_par_in(of: FromPar) -> Option<String> {
    Some(format!("{} in {}", Screen.mean_from_par(of.mean()?), counted(of.rounds, "win", "wins")))
}

/// Returns the wins by language: "3 of 5 in German, 2 of 4 in English"; empty if all rounds were in one
/// language.
fn by_language(languages: &[ByLanguage]) -> String {
    let several = if languages.len() > 1 { languages } else { &[] };
    list(several, |ByLanguage { language, wins }| {
        format!("{} in {}", won(*wins), language.language())
    })
}

/// Returns the wins by opening: "41 of 80 won with an opening, 3 of 7 with nothing known, 2 for practice";
/// empty if no round had an opening.
pub fn began(by: &ByOpening) -> String {
    let of = |wins: Wins| format!("{} of {}", grouped(wins.won), grouped(wins.played));
    let mut told = Vec::new();
    if by.opened.played > 0 {
        told.push(format!("{} won with an opening", of(by.opened)));
        if by.blank.played > 0 {
            told.push(format!("{} with nothing known", of(by.blank)));
        }
    }
    if by.practice.played > 0 {
        told.push(format!("{} for practice", grouped(by.practice.played)));
    }
    told.join(", ")
}

/// Says that other rounds are not counted, as they were for practice; `None` if there are none.
pub(super) fn practised(by: &ByOpening) -> Option<String> {
    match by.practice.played {
        0 => None,
        1 => Some(String::from("One other round was for practice and isn't counted here.")),
        rounds => Some(format!(
            "{} other rounds were for practice and aren't counted here.",
            capital(&in_words(rounds))
        )),
    }
}

/// Says how a win can be under perfect play.
const UNDER_PERFECT_PLAY: &str = "Under perfect play is fewer misses than it could be sure of: luck and easy answers can \
                                  beat it";

/// Summarizes some rounds in a few sentences.
pub fn in_short(group: &Group, to: Medium) -> String {
    let first = match group.all.played {
        1 => [one_round(group), String::new(), String::new()],
        _ => [rounds(group, to), streak(group), lately(group, to)],
    };
    let charts = match group.all.played {
        ..CHARTS_FROM => String::from("There are charts from the third round on"),
        _ => String::new(),
    };
    let is_under = group.by_distance.iter().any(|by| by.distance < 0);
    let under = if is_under { UNDER_PERFECT_PLAY.to_owned() } else { String::new() };
    let facts = first.into_iter().chain([accuracy(&group.accuracy, to), charts, under]);
    let facts = facts.filter(|fact| !fact.is_empty()).map(|fact| format!("{fact}."));
    facts.chain(practised(&group.openings)).collect::<Vec<_>>().join(" ")
}

/// Summarizes the daily games in sentences.
pub fn daily_in_short(of: &Career, to: Medium) -> String {
    let facts = daily(of, to);
    let facts: Vec<_> = facts.iter().map(|(name, fact)| about(name, fact)).collect();
    facts.join(" ")
}

/// "One round so far, lost: against Merciless, with 8 letters".
fn one_round(group: &Group) -> String {
    let ended = match (group.all.won, group.lost) {
        (1, _) => "won",
        (_, 1) => "lost",
        _ => "given up",
    };
    let opponent =
        group.opponents.first().map(|by| format!("against {}", names::opponent(by.opponent)));
    let length = group.lengths.first().map(|by| format!("with {}", count::letters(by.length)));
    let what: Vec<_> = opponent.into_iter().chain(length).collect();
    format!("One round so far, {ended} {}", what.join(", "))
}

/// "128 played, 41 won (32%), 80 lost, 7 given up", without what is zero.
fn rounds(group: &Group, to: Medium) -> String {
    let Group { all, lost, given_up, .. } = group;
    let Wins { played, won } = *all;
    let percent = to.aside(to.hundredths(all.percent()));
    let mut told = format!("{} played, {} won{percent}", grouped(played), grouped(won));
    for (rounds, how) in [(*lost, "lost"), (*given_up, "given up")] {
        if rounds > 0 {
            told += &format!(", {} {how}", grouped(rounds));
        }
    }
    told
}

/// "Winning streak 2, best 7", "Longest winning streak 7".
fn streak(group: &Group) -> String {
    let (now, best) = (group.streak, grouped(group.longest_streak));
    match (now, group.longest_streak) {
        (_, 0) => String::from("No wins yet"),
        (0, _) => format!("Longest winning streak {best}"),
        _ => format!("Winning streak {}, best {best}", grouped(now)),
    }
}

/// "35% of the last 20 won".
fn lately(group: &Group, to: Medium) -> String {
    let percent = group.trend.last().copied().unwrap_or_default();
    // Of fewer rounds, the percentage of all says the same.
    match group.all.played {
        ..=TREND_WINDOW => String::new(),
        _ => format!("{} of the last {TREND_WINDOW} won", to.hundredths(percent)),
    }
}

/// "81% of 120 guesses were the best available, in 12 rounds"; empty if no round was judged.
pub fn accuracy(of: &Accuracy, to: Medium) -> String {
    if of.rounds == 0 {
        return String::new();
    }
    let guesses = counted(of.guesses, "guess was", "guesses were");
    let rounds = count::rounds(of.rounds);
    let percent = to.hundredths(of.percent());
    match of.rounds {
        1 => format!("{percent} of {guesses} the best available"),
        _ => format!("{percent} of {guesses} the best available, in {rounds}"),
    }
}

/// "90% over the last 20 rounds, 81% over the 20 before"; empty if no round was judged.
pub(super) fn accuracy_lately(of: &Accuracy, to: Medium) -> String {
    let Some((now, before)) = of.lately() else { return String::new() };
    let last = match of.rounds {
        1 => String::from("in the last round"),
        rounds => format!("over the last {} rounds", rounds.min(TREND_WINDOW)),
    };
    let before =
        before.map(|before| format!(", {} over the {TREND_WINDOW} before", to.hundredths(before)));
    format!("{} {last}{}", to.hundredths(now), before.unwrap_or_default())
}

/// "1.5 misses a round"; empty if no guess could give one away.
pub fn given_away(of: &Accuracy) -> String {
    of.mean_given_away().map_or_else(String::new, |mean| format!("{mean:.1} misses a round"))
}

fn won(wins: Wins) -> String {
    format!("{} of {}", grouped(wins.won), grouped(wins.played))
}

fn in_rounds(misses: usize, rounds: usize) -> String {
    format!("{misses} in {}", count::rounds(rounds))
}

/// "S 40 of 61": how often it was a miss, of how often it was guessed.
fn cost(ByLetter { letter, misses, guessed }: &ByLetter) -> String {
    format!("{} {} of {}", letter, grouped(*misses), grouped(*guessed))
}

fn list<T>(of: &[T], each: impl Fn(&T) -> String) -> String {
    of.iter().map(each).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Opponent;
    use crate::history::ByDistance;
    use crate::words::ENGLISH;

    #[test]
    fn a_group_is_told_in_a_few_facts_and_an_empty_one_in_none() {
        let wins = |played, won| Wins { played, won };
        let group = Group {
            all: wins(1200, 3),
            lost: 1190,
            given_up: 7,
            streak: 0,
            longest_streak: 2,
            misses: vec![ByMisses { misses: 3, rounds: 1 }, ByMisses { misses: 8, rounds: 1192 }],
            opponents: vec![ByOpponent { opponent: Opponent::Fair, wins: wins(1200, 3) }],
            languages: vec![ByLanguage { language: &ENGLISH, wins: wins(1200, 3) }],
            lengths: vec![ByLength {
                length: 8,
                wins: wins(1200, 3),
                from_par: FromPar { rounds: 4, above: 6 },
            }],
            from_par: FromPar { rounds: 21, above: 62 },
            from_par_lately: [vec![22], vec![2; 20]].concat(),
            letters: ('A'..='Z').map(|letter| ByLetter { letter, misses: 5, guessed: 9 }).collect(),
            trend: vec![10, 15],
            by_distance: vec![
                ByDistance { distance: 0, games: 1 },
                ByDistance { distance: 2, games: 1200 },
            ],
            openings: ByOpening::default(),
            accuracy: Accuracy {
                rounds: 41,
                guesses: 400,
                good: 324,
                counted_in_misses: 2,
                given_away: 3,
                trend: [vec![50; 21], vec![90; 20]].concat(),
                given_away_lately: vec![3, 0],
            },
        };
        let facts = facts(&group, Screen);
        let fact = |about| facts.iter().find(|(name, _)| *name == about).unwrap().1.as_str();
        assert_eq!(fact("rounds"), "1,200 played, 3 won (0%), 1,190 lost, 7 given up");
        assert_eq!(fact("streak"), "Longest winning streak 2");
        assert_eq!(fact("lately"), "15% of the last 20 won");
        assert_eq!(fact("misses"), "3 in 1 round, 8 in 1,192 rounds");
        assert_eq!(fact("wins over perfect play"), "1 at 0, 1,200 at +2");
        assert_eq!(fact("accuracy"), "81% of 400 guesses were the best available, in 41 rounds");
        assert_eq!(fact("accuracy lately"), "90% over the last 20 rounds, 50% over the 20 before");
        assert_eq!(fact("avoidable"), "1.5 misses a round");
        assert_eq!(fact("wins by opponent"), "3 of 1,200 against Fair");
        assert_eq!(fact("wins by length"), "3 of 1,200 with 8 letters");
        assert_eq!(
            fact("misses over perfect play"),
            "on average 2 misses over perfect play in the last 20 wins, 22 misses over perfect play in the one before"
        );
        assert_eq!(
            fact("misses over perfect play by length"),
            "1.5 misses over perfect play with 8 letters"
        );
        assert!(fact("letters that cost most").starts_with("A 5 of 9, B 5 of 9"));
        assert_eq!(fact("letters that cost most").matches(',').count(), 9);
        assert_eq!(super::facts(&Group::default(), Screen), []);
    }
}
