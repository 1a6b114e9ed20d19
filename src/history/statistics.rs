//! Owns [`Statistics`]: the figures of many rounds.

use std::collections::BTreeMap;

use serde::Serialize;

use super::accuracy::{Accuracy, RoundAccuracy};
use super::daily::{ByDistance, by_distance};
use super::record::Record;
use super::trend::{TREND_POINTS, window};
use crate::engine::Opponent;
use crate::game::Outcome;

/// The figures of the rounds that were played; one that was left before its first letter does not count.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Statistics {
    /// Rounds without help.
    pub clean: Group,
    /// Rounds in which the player opened the X-ray, or took a hint.
    pub helped: Group,
}

/// The figures of some rounds.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Group {
    /// How many were played, and won.
    #[serde(flatten)]
    pub all: Wins,
    /// How many were lost.
    pub lost: usize,
    /// How many were given up.
    pub given_up: usize,
    /// How many in a row were won last.
    pub streak: usize,
    /// How many in a row were won at most.
    pub longest_streak: usize,
    /// How many misses the rounds took that were won or lost, the fewest first.
    pub misses: Vec<ByMisses>,
    /// How many rounds were won at each distance from par, the nearest first; of those about words of which
    /// par is known.
    pub by_distance: Vec<ByDistance>,
    /// Each opponent that was played against, in the order in which they are offered.
    pub opponents: Vec<ByOpponent>,
    /// Each length that was played, the shortest first.
    pub lengths: Vec<ByLength>,
    /// Each letter that was a miss at some time, the one that was most often first.
    pub letters: Vec<ByLetter>,
    /// For each of the last rounds, the last last: of the [`TREND_WINDOW`](super::TREND_WINDOW) rounds up to it,
    /// how many were won, in percent (0 ..= 100).
    pub trend: Vec<u8>,
    /// How good the guesses were.
    pub accuracy: Accuracy,
}

/// How many rounds were played and how many of them won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Wins {
    /// Played.
    pub played: usize,
    /// Won.
    pub won: usize,
}

/// Rounds that took as many misses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ByMisses {
    /// Misses.
    pub misses: usize,
    /// How many rounds took them.
    pub rounds: usize,
}

/// Rounds against an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ByOpponent {
    /// Who held the word.
    pub opponent: Opponent,
    /// The rounds.
    #[serde(flatten)]
    pub wins: Wins,
}

/// Rounds about words of a length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ByLength {
    /// Letters in the word.
    pub length: usize,
    /// The rounds.
    #[serde(flatten)]
    pub wins: Wins,
}

/// What a letter has cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ByLetter {
    /// The letter in upper case: lists may have different alphabets.
    pub letter: char,
    /// How often it was a miss.
    pub misses: usize,
    /// How often it was guessed.
    pub guessed: usize,
}

impl Wins {
    /// How many of the rounds were won, in percent (0 ..= 100), to the nearest; 0 where there are none.
    #[must_use]
    pub const fn percent(self) -> u8 {
        match self.played {
            0 => 0,
            played => ((self.won * 100 + played / 2) / played) as u8,
        }
    }

    fn add(&mut self, won: bool) {
        self.played += 1;
        self.won += usize::from(won);
    }
}

impl Statistics {
    /// The statistics of these records, the oldest first.
    #[must_use]
    pub fn of(records: &[Record]) -> Self {
        let [mut clean, mut helped] = [Counts::default(), Counts::default()];
        let played = |record: &&Record| {
            record.ended.letters() > 0 || record.ended.outcome != Outcome::GivenUp
        };
        for record in records.iter().filter(played) {
            if record.ended.is_clean() { &mut clean } else { &mut helped }.add(record);
        }
        Self { clean: clean.group(), helped: helped.group() }
    }
}

/// A group while rounds are being added.
#[derive(Default)]
struct Counts {
    group: Group,
    misses: BTreeMap<usize, usize>,
    opponents: [Wins; Opponent::ALL.len()],
    lengths: BTreeMap<usize, Wins>,
    /// For each letter, how often it was a miss and how often it was guessed.
    letters: BTreeMap<char, (usize, usize)>,
    /// For each round whether it was won.
    won: Vec<bool>,
    distances: BTreeMap<i64, usize>,
    accuracies: Vec<RoundAccuracy>,
}

impl Counts {
    fn add(&mut self, record: &Record) {
        let ended = &record.ended;
        self.accuracies.extend(record.accuracy);
        if let Some(distance) = ended.distance(&|list, length| list.par(length)) {
            *self.distances.entry(distance).or_default() += 1;
        }
        let won = ended.outcome == Outcome::Won;
        let group = &mut self.group;
        group.all.add(won);
        group.lost += usize::from(ended.outcome == Outcome::Lost);
        group.given_up += usize::from(ended.outcome == Outcome::GivenUp);
        group.streak = if won { group.streak + 1 } else { 0 };
        group.longest_streak = group.longest_streak.max(group.streak);
        if ended.outcome != Outcome::GivenUp {
            *self.misses.entry(ended.misses()).or_default() += 1;
        }
        let transcript = &ended.transcript;
        self.opponents[transcript.opponent as usize].add(won);
        self.lengths.entry(transcript.length).or_default().add(won);
        let alphabet = transcript.list.alphabet();
        for (letter, choice) in &transcript.answers {
            let (misses, guessed) = self.letters.entry(alphabet.upper(*letter)).or_default();
            *misses += usize::from(choice.places.is_empty());
            *guessed += 1;
        }
        self.won.push(won);
    }

    fn group(self) -> Group {
        let by_letter = |(letter, (misses, guessed))| {
            (misses > 0).then_some(ByLetter { letter, misses, guessed })
        };
        let mut letters: Vec<_> = self.letters.into_iter().filter_map(by_letter).collect();
        letters.sort_by_key(|by| std::cmp::Reverse(by.misses));
        let by_misses = |(misses, rounds)| ByMisses { misses, rounds };
        let by_length = |(length, wins)| ByLength { length, wins };
        let opponents = Opponent::ALL.into_iter();
        Group {
            misses: self.misses.into_iter().map(by_misses).collect(),
            opponents: opponents
                .map(|opponent| ByOpponent { opponent, wins: self.opponents[opponent as usize] })
                .filter(|by| by.wins.played > 0)
                .collect(),
            lengths: self.lengths.into_iter().map(by_length).collect(),
            letters,
            trend: trend(&self.won),
            by_distance: by_distance(self.distances),
            accuracy: Accuracy::of(&self.accuracies),
            ..self.group
        }
    }
}

fn trend(won: &[bool]) -> Vec<u8> {
    let first = won.len().saturating_sub(TREND_POINTS);
    let point = |last: usize| {
        let window = window(won, last);
        let wins = Wins { played: window.len(), won: window.iter().filter(|won| **won).count() };
        wins.percent()
    };
    (first..won.len()).map(point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::history::TREND_WINDOW;

    fn records(rounds: &[(&str, &str)]) -> Vec<Record> {
        let record = |(round, help): &(&str, &str)| {
            let mut record = Record::played(&format!("eh1 common {round}"));
            record.ended.peeked = *help == "peeked";
            record.ended.hinted = *help == "hinted";
            record
        };
        rounds.iter().map(record).collect()
    }

    #[test]
    fn rounds_are_counted_by_everything_and_those_with_help_apart() {
        let statistics = Statistics::of(&records(&[
            ("greedy 4 3 1 Z- Q- E*", ""),
            ("greedy 4 3 1 Z- E*", ""),
            ("merciless 8 3 1 Z- Q- X-", ""),
            ("fair 4 3 1 E*", ""),
            ("fair 4 3 1", ""),
            ("fair 4 3 1 Z-", ""),
            ("fair 5 3 1 A*", "peeked"),
            ("fair 5 1 1 A1 S-", "hinted"),
        ]));
        let clean = &statistics.clean;
        assert_eq!((clean.all.played, clean.all.won, clean.lost, clean.given_up), (5, 3, 1, 1));
        assert_eq!((clean.streak, clean.longest_streak, clean.all.percent()), (0, 2, 60));
        let misses: Vec<_> = clean.misses.iter().map(|by| (by.misses, by.rounds)).collect();
        assert_eq!(misses, [(0, 1), (1, 1), (2, 1), (3, 1)]);
        let opponents: Vec<_> =
            clean.opponents.iter().map(|by| (by.opponent, by.wins.played, by.wins.won)).collect();
        assert_eq!(
            opponents,
            [(Opponent::Merciless, 1, 0), (Opponent::Greedy, 2, 2), (Opponent::Fair, 2, 1)]
        );
        let lengths: Vec<_> =
            clean.lengths.iter().map(|by| (by.length, by.wins.played, by.wins.won)).collect();
        assert_eq!(lengths, [(4, 4, 3), (8, 1, 0)]);
        let letters: Vec<_> =
            clean.letters.iter().map(|by| (by.letter, by.misses, by.guessed)).collect();
        assert_eq!(letters, [('Z', 4, 4), ('Q', 2, 2), ('X', 1, 1)]);
        assert_eq!(clean.trend, [100, 100, 67, 75, 60]);
        let helped = &statistics.helped;
        assert_eq!((helped.all.played, helped.all.won, helped.streak), (2, 1, 0));
        assert_eq!((helped.lengths.len(), helped.letters.len()), (1, 1));
    }

    #[test]
    fn the_trend_goes_over_the_last_rounds_alone() {
        let mut won = vec![true; 100];
        won.extend([false; TREND_WINDOW]);
        let trend = trend(&won);
        assert_eq!((trend.len(), trend[0], trend[TREND_POINTS - 1]), (TREND_POINTS, 100, 0));
        assert_eq!(trend[TREND_POINTS - 1 - TREND_WINDOW / 2], 50);
    }

    #[test]
    fn nothing_comes_to_nothing() {
        assert_eq!(Statistics::of(&[]), Statistics::default());
        assert_eq!(Wins::default().percent(), 0);
    }
}
