//! What some rounds come to, in sentences: for `stats`, for the statistics on the screen and for a listener.

use super::Medium;
use super::count;
use super::names;
use super::values::{capital, counted, grouped, in_words, listed, sentence};
use crate::history::{
    Accuracy, ByDistance, ByLanguage, ByLength, ByLetter, ByMisses, ByOpening, FromPar, Group,
    TREND_WINDOW, Wins,
};

/// Says what some rounds come to, a sentence for each fact; empty if there are none.
pub(super) fn told(group: &Group, helped: bool, to: Medium) -> Vec<String> {
    if group.all.played == 0 {
        return Vec::new();
    }
    let Group { opponents, languages, lengths, accuracy, .. } = group;
    let opponents =
        opponents.iter().map(|by| (format!("against {}", names::opponent(by.opponent)), by.wins));
    // Of one round, the first sentence says it.
    let opponents = opponents.filter(|_| group.all.played > 1);
    let several = if languages.len() > 1 { &languages[..] } else { &[] };
    let several = several.iter().map(|by| (format!("in {}", by.language.language()), by.wins));
    let by_length =
        lengths.iter().map(|by| (format!("with {}", count::letters(by.length)), by.wins));
    let by_length = by_length.filter(|_| group.all.played > 1);
    let told = [
        Some(played(group, helped, to)),
        began(&group.openings),
        streak(group),
        lately(group, to),
        missed(&group.misses),
        by_distance(&group.by_distance, |won| format!("{} against Merciless", count::rounds(won))),
        from_par(group),
        best_available(accuracy, to),
        best_available_lately(accuracy, to),
        avoidable(accuracy),
        won_by(opponents),
        won_by(several),
        won_by(by_length),
        from_par_by_length(lengths),
        costliest(&group.letters, languages, to),
    ];
    std::iter::once(kind(helped)).chain(told.into_iter().flatten()).collect()
}

/// The same in a few sentences, above charts.
pub fn in_short(group: &Group, helped: bool, to: Medium) -> String {
    let few = group.all.played < CHARTS_FROM;
    let charts = few.then(|| String::from("Charts appear after three rounds."));
    let streak = streak(group).filter(|_| group.all.played > 1);
    let told = [
        Some(played(group, helped, to)),
        streak,
        lately(group, to),
        best_available(&group.accuracy, to),
        charts,
        practised(&group.openings),
    ];
    told.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The number of rounds from which there are charts.
pub const CHARTS_FROM: usize = 3;

/// The number of letters shown, those that cost most.
const LETTERS: usize = 10;

/// Returns the letters that cost most. One that was a miss only once says nothing yet.
pub fn costly(letters: &[ByLetter]) -> impl Iterator<Item = &ByLetter> {
    letters.iter().filter(|by| by.misses > 1).take(LETTERS)
}

/// Says which rounds the sentences that follow are about.
fn kind(helped: bool) -> String {
    String::from(match helped {
        true => "These are your rounds with help, such as a hint or the X-ray.",
        false => "These are your rounds without help.",
    })
}

/// "You won 60% of 5 rounds: 3 won, 1 lost and 1 given up."
fn played(group: &Group, helped: bool, to: Medium) -> String {
    let Group { all, lost, given_up, .. } = group;
    if all.played == 1 {
        let ended = match (all.won, *lost) {
            (1, _) => "won",
            (_, 1) => "lost",
            _ => "gave up",
        };
        let help = if helped { "with help" } else { "without help" };
        let opponent =
            group.opponents.first().map(|by| format!(" against {}", names::opponent(by.opponent)));
        let length = group.lengths.first().map(|by| format!(" with {}", count::letters(by.length)));
        return format!(
            "You {ended} your only round {help} so far,{}{}.",
            opponent.unwrap_or_default(),
            length.unwrap_or_default()
        );
    }
    let ended = [(all.won, "won"), (*lost, "lost"), (*given_up, "given up")].into_iter();
    let ended: Vec<_> = ended.filter(|(rounds, _)| *rounds > 0).collect();
    if let [(_, how)] = ended[..] {
        return match all.played {
            2 => format!("You have {how} both rounds."),
            rounds => format!("You have {how} all {}.", count::rounds(rounds)),
        };
    }
    let ended: Vec<_> =
        ended.iter().map(|(rounds, how)| format!("{} {how}", grouped(*rounds))).collect();
    let (percent, rounds) = (to.hundredths(all.percent()), count::rounds(all.played));
    format!("You won {percent} of {rounds}: {}.", listed(&ended, "and"))
}

/// "Wins where letters were shown at the start: 41 of 80; where none were: 3 of 7."
fn began(by: &ByOpening) -> Option<String> {
    let wins =
        [("where letters were shown at the start", by.opened), ("where none were", by.blank)];
    let of_some = wins.into_iter().filter(|(_, wins)| by.opened.played > 0 && wins.played > 0);
    let told = won_by(of_some.map(|(when, wins)| (when.to_owned(), wins)));
    let told: Vec<_> = told.into_iter().chain(practised(by)).collect();
    (!told.is_empty()).then(|| told.join(" "))
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

/// "You won the last 2 rounds; your longest winning streak is 7 rounds."; none without a win.
fn streak(group: &Group) -> Option<String> {
    let last = match group.streak {
        rounds if rounds == group.all.played => return None,
        0 => None,
        1 => Some(String::from("you won the last round")),
        rounds => Some(format!("you won the last {}", count::rounds(rounds))),
    };
    let longest = match group.longest_streak {
        0 => return None,
        best if best == group.streak => None,
        best => Some(format!("your longest winning streak is {}", count::rounds(best))),
    };
    Some(sentence(&last.into_iter().chain(longest).collect::<Vec<_>>().join("; ")))
}

/// "Of the last 20 rounds you won 35%."; of fewer rounds, the percentage of all says the same.
fn lately(group: &Group, to: Medium) -> Option<String> {
    let percent = group.trend.last().copied().unwrap_or_default();
    (group.all.played > TREND_WINDOW)
        .then(|| format!("Of the last {TREND_WINDOW} you won {}.", to.hundredths(percent)))
}

/// "You made no miss in 2 rounds, 7 misses in 1 and 8 misses in 1."
fn missed(by: &[ByMisses]) -> Option<String> {
    let told = by.iter().enumerate().map(|(index, by)| {
        let misses = match by.misses {
            0 => String::from("no miss"),
            misses => count::misses(misses),
        };
        match index {
            0 => format!("{misses} in {}", count::rounds(by.rounds)),
            _ => format!("{misses} in {}", grouped(by.rounds)),
        }
    });
    let told: Vec<_> = told.collect();
    (!told.is_empty()).then(|| format!("You made {}.", listed(&told, "and")))
}

/// Distances from perfect play that are told one by one.
const DISTANCES: usize = 6;

/// "You won 1 round with 1 miss fewer than perfect play would have needed, and 2 with 3 misses more."
pub(super) fn by_distance(won: &[ByDistance], counted: fn(usize) -> String) -> Option<String> {
    let alone = if won.len() > DISTANCES { DISTANCES - 1 } else { won.len() };
    let (near, far) = won.split_at(alone);
    let told = near.iter().enumerate().map(|(index, by)| match index {
        0 => {
            let than = than_perfect_play(by.distance as f64);
            format!("{} with {than}", counted(by.games))
        }
        _ => format!("{} with {}", grouped(by.games), than(by.distance as f64)),
    });
    let more = far.iter().map(|by| by.games).sum();
    let more = (more > 0).then(|| format!("{} with more than that", grouped(more)));
    let told: Vec<_> = told.chain(more).collect();
    (!told.is_empty()).then(|| format!("You won {}.", listed(&told, "and")))
}

/// "1 miss fewer than perfect play would have needed".
pub(super) fn than_perfect_play(distance: f64) -> String {
    match in_tenths(distance) {
        0.0 => String::from("as many misses as perfect play would have needed"),
        _ => format!("{} than perfect play would have needed", than(distance)),
    }
}

/// "1 miss fewer", "1.5 misses more", "as many misses".
fn than(distance: f64) -> String {
    let tenths = in_tenths(distance);
    let side = if tenths < 0.0 { "fewer" } else { "more" };
    match tenths.abs() {
        0.0 => String::from("as many misses"),
        1.0 => format!("1 miss {side}"),
        misses => format!("{misses} misses {side}"),
    }
}

fn in_tenths(distance: f64) -> f64 {
    (distance * 10.0).round() / 10.0
}

/// "Your last 2 wins took 3 misses fewer than perfect play would have needed, the one before 1 miss more."
fn from_par(group: &Group) -> Option<String> {
    let (now, before) = FromPar::lately(&group.from_par_lately);
    let mean = now.mean()?;
    // Of one win that has been said.
    if now.rounds < 2 {
        return None;
    }
    let before = before.mean().map(|mean| match before.rounds {
        1 => format!(", and the one before {}", than(mean)),
        wins => format!(", and the {wins} before {}", than(mean)),
    });
    let last = now.rounds;
    let needed = than_perfect_play(mean);
    Some(format!(
        "On average your last {last} wins against Merciless took {needed}{}.",
        before.unwrap_or_default()
    ))
}

/// "Your wins with 8 letters took 7 misses fewer than perfect play would have needed, with 9 letters 1 miss more."
fn from_par_by_length(lengths: &[ByLength]) -> Option<String> {
    let known = lengths.iter().filter_map(|by| Some((by.length, by.from_par.mean()?)));
    let told = known.enumerate().map(|(index, (length, mean))| match index {
        0 => format!("with {} took {}", count::letters(length), than_perfect_play(mean)),
        _ => format!("those with {}, {}", count::letters(length), than(mean)),
    });
    let told: Vec<_> = told.collect();
    (!told.is_empty())
        .then(|| format!("On average your wins against Merciless {}.", told.join("; ")))
}

/// "81% of 120 guesses were the best available."; none if no round was judged.
fn best_available(of: &Accuracy, to: Medium) -> Option<String> {
    let guesses = counted(of.guesses, "guess was", "guesses were");
    (of.rounds > 0)
        .then(|| format!("{} of {guesses} the best available.", to.hundredths(of.percent())))
}

/// "It was 90% over the last 20 rounds, 81% over the 20 before."; of one round, that has been said.
fn best_available_lately(of: &Accuracy, to: Medium) -> Option<String> {
    let (now, before) = of.lately().filter(|_| of.rounds > 1)?;
    let before =
        before.map(|before| format!(", {} over the {TREND_WINDOW} before", to.hundredths(before)));
    let (now, last) = (to.hundredths(now), of.rounds.min(TREND_WINDOW));
    Some(format!("It was {now} over the last {last} rounds{}.", before.unwrap_or_default()))
}

/// "On average your guesses cost you 1.5 misses a round that the best ones would have saved."; none if no guess could give one away.
fn avoidable(of: &Accuracy) -> Option<String> {
    let mean = of.mean_given_away()?;
    Some(format!(
        "On average your guesses cost you {mean:.1} misses a round that the best ones would have saved."
    ))
}

/// "Wins against Merciless: 1 of 2; against Greedy: 0 of 1."
fn won_by(by: impl Iterator<Item = (String, Wins)>) -> Option<String> {
    let told =
        by.map(|(what, wins)| format!("{what}: {} of {}", grouped(wins.won), grouped(wins.played)));
    let told: Vec<_> = told.collect();
    (!told.is_empty()).then(|| format!("Wins {}.", told.join("; ")))
}

/// "These letters were a miss most often: Q 3 times out of 3, and S 2 out of 5."
fn costliest(letters: &[ByLetter], languages: &[ByLanguage], to: Medium) -> Option<String> {
    let name = |c: char| {
        // An alphabet may take a letter of another for one of its own.
        let of = |by: &ByLanguage| {
            let letter = by.language.letter(c).filter(|it| by.language.upper(*it) == c)?;
            Some(to.letter(letter, by.language))
        };
        languages.iter().find_map(of).unwrap_or_else(|| c.to_string())
    };
    let told = costly(letters).enumerate().map(|(index, by)| {
        let (letter, guessed) = (name(by.letter), grouped(by.guessed));
        match index {
            0 => format!("{letter}, {} out of {guessed}", count::times(by.misses)),
            _ => format!("{letter}, {} out of {guessed}", grouped(by.misses)),
        }
    });
    let told: Vec<_> = told.collect();
    (!told.is_empty())
        .then(|| format!("These letters were misses most often: {}.", told.join("; ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Opponent;
    use crate::history::ByOpponent;
    use crate::text::Medium::{Screen, Speech};
    use crate::words::ENGLISH;

    #[test]
    fn some_rounds_are_told_in_a_few_sentences_and_no_rounds_in_none() {
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
        insta::assert_snapshot!(told(&group, false, Screen).join("\n"), @r"
        These are your rounds without help.
        You won 0% of 1,200 rounds: 3 won, 1,190 lost and 7 given up.
        Your longest winning streak is 2 rounds.
        Of the last 20 you won 15%.
        You made 3 misses in 1 round and 8 misses in 1,192.
        You won 1 round against Merciless with as many misses as perfect play would have needed and 1,200 with 2 misses more.
        On average your last 20 wins against Merciless took 2 misses more than perfect play would have needed, and the one before 22 misses more.
        81% of 400 guesses were the best available.
        It was 90% over the last 20 rounds, 50% over the 20 before.
        On average your guesses cost you 1.5 misses a round that the best ones would have saved.
        Wins against Fair: 3 of 1,200.
        Wins with 8 letters: 3 of 1,200.
        On average your wins against Merciless with 8 letters took 1.5 misses more than perfect play would have needed.
        These letters were misses most often: A, 5 times out of 9; B, 5 out of 9; C, 5 out of 9; D, 5 out of 9; E, 5 out of 9; F, 5 out of 9; G, 5 out of 9; H, 5 out of 9; I, 5 out of 9; J, 5 out of 9.
        ");
        assert!(told(&group, true, Speech)[1].contains("0 percent"));
        assert_eq!(told(&Group::default(), false, Screen), [""; 0]);
    }
}
