//! What some rounds come to, in sentences for a listener.

use crate::history::{
    Accuracy, ByDistance, ByLanguage, ByLength, ByLetter, ByMisses, ByOpening, FromPar, Group,
    TREND_WINDOW, Wins,
};
use crate::text::Medium::Speech;
use crate::text::count;
use crate::text::statistics;
use crate::text::values::{grouped, listed, sentence};

/// Says what some rounds come to, a sentence for each fact; empty if there are none.
pub(super) fn group(group: &Group, helped: bool) -> Vec<String> {
    if group.all.played == 0 {
        return Vec::new();
    }
    let Group { opponents, languages, lengths, accuracy, .. } = group;
    let opponents = opponents.iter().map(|by| (format!("against {}", by.opponent), by.wins));
    let several = if languages.len() > 1 { &languages[..] } else { &[] };
    let several = several.iter().map(|by| (format!("in {}", by.language.language()), by.wins));
    let by_length =
        lengths.iter().map(|by| (format!("with {}", count::letters(by.length)), by.wins));
    let told = [
        Some(played(group)),
        began(&group.openings),
        Some(streak(group)),
        lately(group),
        missed(&group.misses),
        by_distance(&group.by_distance, count::rounds),
        from_par(group),
        Some(statistics::accuracy(accuracy, Speech)).filter(|it| !it.is_empty()).map(|it| it + "."),
        accuracy_lately(accuracy),
        Some(statistics::given_away(accuracy))
            .filter(|it| !it.is_empty())
            .map(|it| format!("On average you could have avoided {it}.")),
        won_by(opponents),
        won_by(several),
        won_by(by_length),
        from_par_by_length(lengths),
        costly(&group.letters, languages),
    ];
    std::iter::once(kind(helped)).chain(told.into_iter().flatten()).collect()
}

/// Says which rounds the sentences that follow are about.
fn kind(helped: bool) -> String {
    String::from(match helped {
        true => "These are your rounds with help, such as a hint or the X-ray.",
        false => "These are your rounds without help.",
    })
}

/// "You played 5 rounds, and won 60 percent: you won 3, lost 1 and gave up 1."
fn played(group: &Group) -> String {
    let Group { all, lost, given_up, .. } = group;
    if all.played == 1 {
        let ended = match (all.won, *lost) {
            (1, _) => "won it",
            (_, 1) => "lost it",
            _ => "gave it up",
        };
        return format!("You played 1 round, and {ended}.");
    }
    let percent = Speech.hundredths(all.percent());
    let mut told = vec![format!("you won {}", grouped(all.won))];
    for (rounds, how) in [(*lost, "lost"), (*given_up, "gave up")] {
        told.extend((rounds > 0).then(|| format!("{how} {}", grouped(rounds))));
    }
    let (rounds, told) = (count::rounds(all.played), listed(&told, "and"));
    format!("You played {rounds}, and won {percent}: {told}.")
}

/// "Where letters were shown at the start, you won 41 of 80 rounds, where none were, 3 of 7."
fn began(by: &ByOpening) -> Option<String> {
    let wins =
        [("where letters were shown at the start", by.opened), ("where none were", by.blank)];
    let of_some = wins.into_iter().filter(|(_, wins)| by.opened.played > 0 && wins.played > 0);
    let told = won_by(of_some.map(|(when, wins)| (when.to_owned(), wins)));
    let told: Vec<_> = told.into_iter().chain(statistics::practised(by)).collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// "You have won the last 2 rounds; your longest streak is 7."
fn streak(group: &Group) -> String {
    let (now, best) = (group.streak, group.longest_streak);
    match (now, best) {
        (_, 0) => String::from("You haven't won yet."),
        (0, _) => format!("Your longest winning streak is {}.", count::rounds(best)),
        (1, _) => format!(
            "You won the last round; your longest winning streak is {}.",
            count::rounds(best)
        ),
        _ => format!(
            "You won the last {} rounds; your longest winning streak is {}.",
            grouped(now),
            grouped(best)
        ),
    }
}

/// "Of the last 20 rounds you won 35 percent."; of fewer rounds, the percentage of all says the same.
fn lately(group: &Group) -> Option<String> {
    let percent = group.trend.last().copied().unwrap_or_default();
    (group.all.played > TREND_WINDOW)
        .then(|| format!("Of the last {TREND_WINDOW} you won {}.", Speech.hundredths(percent)))
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
    Some(format!("On average your last {last} wins took {needed}{}.", before.unwrap_or_default()))
}

/// "Your wins with 8 letters took 7 misses fewer than perfect play would have needed, with 9 letters 1 miss more."
fn from_par_by_length(lengths: &[ByLength]) -> Option<String> {
    let known = lengths.iter().filter_map(|by| Some((by.length, by.from_par.mean()?)));
    let told = known.enumerate().map(|(index, (length, mean))| match index {
        0 => format!("with {} took {}", count::letters(length), than_perfect_play(mean)),
        _ => format!("those with {}, {}", count::letters(length), than(mean)),
    });
    let told: Vec<_> = told.collect();
    (!told.is_empty()).then(|| format!("On average your wins {}.", told.join("; ")))
}

/// "It was 90 percent over the last 20 rounds, 81 percent over the 20 before."; of one round, that has been said.
fn accuracy_lately(of: &Accuracy) -> Option<String> {
    let told = statistics::accuracy_lately(of, Speech);
    (of.rounds > 1 && !told.is_empty()).then(|| format!("It was {told}."))
}

/// "Against merciless you won 1 of 2 rounds, against greedy 0 of 1."
fn won_by(by: impl Iterator<Item = (String, Wins)>) -> Option<String> {
    let told = by.enumerate().map(|(index, (what, wins))| match index {
        0 => format!("{what} you won {} of {}", grouped(wins.won), count::rounds(wins.played)),
        _ => format!("{what} {} of {}", grouped(wins.won), grouped(wins.played)),
    });
    let told: Vec<_> = told.collect();
    (!told.is_empty()).then(|| sentence(&listed(&told, "and")))
}

/// "These letters were a miss most often: Q 3 times out of 3, and S 2 out of 5."
fn costly(letters: &[ByLetter], languages: &[ByLanguage]) -> Option<String> {
    let name = |c: char| {
        // An alphabet may take a letter of another for one of its own.
        let of = |by: &ByLanguage| {
            let letter = by.language.letter(c).filter(|it| by.language.upper(*it) == c)?;
            Some(Speech.letter(letter, by.language))
        };
        languages.iter().find_map(of).unwrap_or_else(|| c.to_string())
    };
    let told = statistics::costly(letters).enumerate().map(|(index, by)| {
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
