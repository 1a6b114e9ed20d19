//! Statistics in words: what `stats` prints, and what the screen says where there is no room for charts.

use super::Medium::{self, Screen};
use super::career::distances;
use super::count;
use super::values::{counted, grouped, sentence};
use crate::history::{
    Accuracy, ByLength, ByLetter, ByMisses, ByOpening, ByOpponent, Group, TREND_WINDOW, Wins,
};

/// What the rounds without help are called, or those with help.
#[must_use]
pub fn kind(helped: bool, to: Medium) -> String {
    match helped {
        true => format!("Rounds with help{}", to.aside("hints, X-ray")),
        false => String::from("Rounds without help"),
    }
}

/// The pages, by what they are about.
pub const WITHOUT_HELP: &str = "Without help";
/// See [`WITHOUT_HELP`].
pub const WITH_HELP: &str = "With help";
/// See [`WITHOUT_HELP`].
pub const DAILY: &str = "Daily";
/// See [`WITHOUT_HELP`].
pub const LADDER: &str = "Ladder";
/// See [`WITHOUT_HELP`].
pub const BOARD: &str = "Board";
/// The badges, below the ladder.
pub const BADGES: &str = "Badges";

/// Above charts.
pub const BY_OPPONENT: &str = "WON BY OPPONENT";
/// See [`BY_OPPONENT`].
pub const BY_LENGTH: &str = "WON BY LENGTH";
/// See [`BY_OPPONENT`].
pub const BY_LETTER: &str = "LETTERS THAT COST MOST";
/// See [`BY_OPPONENT`].
pub const FROM_PAR: &str = "DISTANCE FROM PAR";

/// See [`BY_OPPONENT`].
pub const BY_DISTANCE: &str = "WON BY DISTANCE FROM PAR";
/// See [`BY_OPPONENT`].
pub const GIVEN_AWAY: &str = "MISSES GIVEN AWAY, ROUND BY ROUND";

/// Above the trend of the letters that cost nothing.
#[must_use]
pub fn good_of_the_last(rounds: usize) -> String {
    format!("LETTERS AS GOOD AS THE BEST, LAST {}", counted(rounds, "ROUND", "ROUNDS"))
}

/// Behind a number of hundredths.
pub const PERCENT: &str = " %";

/// Above the trend.
#[must_use]
pub fn won_of_the_last(rounds: usize) -> String {
    format!("WON OF THE LAST {rounds}")
}

/// The history is being read.
pub const READING: &str = "Reading your history …";

/// The title where no round of a kind has been played.
pub const NOTHING_YET: &str = "Nothing yet";

/// What to say to somebody who has played no round without help.
pub const INVITATION: &str = "It has not beaten you once. Play a round, and this page begins: how often you win and \
                              how far from par, which letters cost you most, and whether you get better. Lost \
                              rounds count as well.";

/// The same to somebody who has taken no help.
pub const HELP_INVITATION: &str = "Rounds with a hint or a look at the X-ray are counted here, apart from the others: take \
                                   as many as you like.";

/// What a key does there.
pub const TO_THE_FORM: &str = "back, and Enter plays";

/// "12 of 40 (30 %)".
#[must_use]
pub fn won_of(wins: Wins) -> String {
    format!("{} ({})", won(wins), Screen.hundredths(wins.percent()))
}

/// "missed 5 of 9".
#[must_use]
pub fn missed(by: &ByLetter) -> String {
    format!("missed {} of {}", grouped(by.misses), grouped(by.guessed))
}

/// A rung or a badge, in a list: whether it has been reached.
#[must_use]
pub const fn reached(done: bool) -> &'static str {
    if done { "done" } else { "open" }
}

/// "Streak: 2 won in a row, 7 at best."
#[must_use]
pub fn about(name: &str, fact: &str) -> String {
    sentence(&format!("{name}: {fact}"))
}

/// The distances from par, in a list.
pub const DISTANCES: &str = "from par";

/// The title of the ladder in a list.
#[must_use]
pub fn ladder(height: &str) -> String {
    format!("{LADDER}, {height}")
}

/// The title of the board in a list.
#[must_use]
pub fn board(about: &str) -> String {
    format!("{BOARD}. {about}")
}

/// What to say where there is nothing to tell.
pub const NONE: &str = "No such round has been played yet.";

/// What some rounds come to: what each fact is about, and the fact. Nothing where there are no rounds.
#[must_use]
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
            "won from par",
            list(&distances(&group.by_distance, to), |(name, games)| {
                format!("{} at {name}", grouped(*games))
            }),
        ),
        ("accuracy", accuracy(&group.accuracy, to)),
        ("accuracy lately", accuracy_lately(&group.accuracy, to)),
        ("given away", given_away(&group.accuracy)),
        (
            "won by opponent",
            list(opponents, |ByOpponent { opponent, wins }| {
                format!("{} against {opponent}", won(*wins))
            }),
        ),
        (
            "won by length",
            list(lengths, |ByLength { length, wins }| {
                format!("{} with {}", won(*wins), count::letters(*length))
            }),
        ),
        ("letters that cost most", list(letters.get(..10).unwrap_or(letters), cost)),
    ];
    facts.into_iter().filter(|(_, fact)| !fact.is_empty()).collect()
}

/// "41 of 80 won with an opening, 3 of 7 with nothing known, 2 for practice". Empty where no round had an opening.
#[must_use]
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

/// "128 played, 41 won (32 %), 80 lost, 7 given up".
#[must_use]
pub fn rounds(group: &Group, to: Medium) -> String {
    let Group { all, lost, given_up, .. } = group;
    let Wins { played, won } = *all;
    let percent = to.aside(to.hundredths(all.percent()));
    let [played, won, lost, given_up] = [played, won, *lost, *given_up].map(grouped);
    format!("{played} played, {won} won{percent}, {lost} lost, {given_up} given up")
}

/// "Winning streak 2, best 7".
#[must_use]
pub fn streak(group: &Group) -> String {
    let (now, best) = (group.streak, grouped(group.longest_streak));
    match (now, group.longest_streak) {
        (_, 0) => String::from("No round won yet"),
        _ => format!("Winning streak {}, best {best}", grouped(now)),
    }
}

/// "35 % of the last 20 won".
#[must_use]
pub fn lately(group: &Group, to: Medium) -> String {
    let percent = group.trend.last().copied().unwrap_or_default();
    match group.all.played.min(TREND_WINDOW) {
        1 => String::from(if percent == 0 {
            "Only one round, not won"
        } else {
            "Only one round, and won"
        }),
        last => format!("{} of the last {last} won", to.hundredths(percent)),
    }
}

/// "81 % of 120 letters were as good as the best, in 12 rounds"; nothing where no round was judged.
#[must_use]
pub fn accuracy(of: &Accuracy, to: Medium) -> String {
    if of.rounds == 0 {
        return String::new();
    }
    let letters = counted(of.guesses, "letter was", "letters were");
    let rounds = counted(of.rounds, "round", "rounds");
    format!("{} of {letters} as good as the best, in {rounds}", to.hundredths(of.percent()))
}

/// "90 % over the last 20 rounds, 81 % over the 20 before"; nothing where no round was judged.
fn accuracy_lately(of: &Accuracy, to: Medium) -> String {
    let Some((now, before)) = of.lately() else { return String::new() };
    let last = match of.rounds {
        1 => String::from("in the last round"),
        rounds => format!("over the last {} rounds", rounds.min(TREND_WINDOW)),
    };
    let before =
        before.map(|before| format!(", {} over the {TREND_WINDOW} before", to.hundredths(before)));
    format!("{} {last}{}", to.hundredths(now), before.unwrap_or_default())
}

/// "1.5 misses a round"; nothing where no guess could give one away.
#[must_use]
pub fn given_away(of: &Accuracy) -> String {
    of.mean_given_away().map_or_else(String::new, |mean| format!("{mean:.1} misses a round"))
}

fn won(wins: Wins) -> String {
    format!("{} of {}", grouped(wins.won), grouped(wins.played))
}

fn in_rounds(misses: usize, rounds: usize) -> String {
    format!("{misses} in {}", counted(rounds, "round", "rounds"))
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
            lengths: vec![ByLength { length: 8, wins: wins(1200, 3) }],
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
        assert_eq!(fact("rounds"), "1,200 played, 3 won (0 %), 1,190 lost, 7 given up");
        assert_eq!(fact("streak"), "Winning streak 0, best 2");
        assert_eq!(fact("lately"), "15 % of the last 20 won");
        assert_eq!(fact("misses"), "3 in 1 round, 8 in 1,192 rounds");
        assert_eq!(fact("won from par"), "1 at par, 1,200 at par+2");
        assert_eq!(fact("accuracy"), "81 % of 400 letters were as good as the best, in 41 rounds");
        assert_eq!(
            fact("accuracy lately"),
            "90 % over the last 20 rounds, 50 % over the 20 before"
        );
        assert_eq!(fact("given away"), "1.5 misses a round");
        assert_eq!(fact("won by opponent"), "3 of 1,200 against fair");
        assert_eq!(fact("won by length"), "3 of 1,200 with 8 letters");
        assert!(fact("letters that cost most").starts_with("A 5 of 9, B 5 of 9"));
        assert_eq!(fact("letters that cost most").matches(',').count(), 9);
        assert_eq!(super::facts(&Group::default(), Screen), []);
    }
}
