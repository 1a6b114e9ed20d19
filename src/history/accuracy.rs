//! Owns [`RoundAccuracy`], the accuracy of one round as a line of text, and [`Accuracy`], the accuracy of
//! many rounds.

use serde::{Deserialize, Serialize};

use super::line::{VERSION, line};
use super::trend::{TREND_POINTS, TREND_WINDOW, window};
use crate::game::Judgement;
use crate::words::Letter;

/// The accuracy of the guesses of a round. It is computed after the round has been saved, and is expensive to
/// compute again, so it is saved on a line of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundAccuracy {
    /// The number of guesses judged: those for which some listed word fitted.
    pub guesses: usize,
    /// How many of them were among the best available.
    pub good: usize,
    /// The avoidable misses in total; `None` against an opponent that holds one word, where probabilities
    /// count instead of misses.
    pub given_away: Option<usize>,
}

/// The JSON form. The line is about the last round before it with this seed and number of letters.
#[derive(Serialize, Deserialize)]
struct AccuracyLine {
    v: u32,
    seed: u64,
    letters: usize,
    judged: usize,
    good: usize,
    given_away: Option<usize>,
}

impl RoundAccuracy {
    /// Returns the accuracy of a judged round; `None` if some guess has not been judged yet.
    #[must_use]
    pub fn of(judgement: &Judgement) -> Option<Self> {
        let good = judgement.good()?;
        let given_away = judgement.misses_given_away();
        Some(Self { guesses: judgement.guesses.len(), good, given_away })
    }

    /// Returns the line about the round with this final [moment](crate::game::Round::moment).
    #[must_use]
    pub fn to_line(&self, (seed, letters): (u64, usize)) -> String {
        let Self { guesses, good, given_away } = *self;
        line(&AccuracyLine { v: VERSION, seed, letters, judged: guesses, good, given_away })
    }

    /// Parses such a line into the round's moment and its accuracy; `None` if it is malformed.
    #[must_use]
    pub fn parse(line: &[u8]) -> Option<((u64, usize), Self)> {
        let AccuracyLine { v, seed, letters, judged, good, given_away } =
            serde_json::from_slice(line).ok()?;
        // No letter is guessed twice, and no guess gives away more misses than there are letters.
        let most = Letter::MAX;
        let holds = v == VERSION
            && letters <= most
            && (1..=letters).contains(&judged)
            && good <= judged
            && given_away.is_none_or(|misses| misses <= judged * most);
        holds.then_some(((seed, letters), Self { guesses: judged, good, given_away }))
    }
}

/// The accuracy of many rounds, as far as they have been judged.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Accuracy {
    /// The number of rounds judged.
    pub rounds: usize,
    /// The number of guesses in these rounds.
    pub guesses: usize,
    /// How many of these guesses were among the best available.
    pub good: usize,
    /// The number of these rounds in which guesses can give misses away.
    pub counted_in_misses: usize,
    /// The misses given away in those.
    pub given_away: usize,
    /// For each of the latest rounds, oldest first: the percentage (0 ..= 100) of good guesses in the
    /// [`TREND_WINDOW`] rounds up to it.
    pub trend: Vec<u8>,
    /// For each of the latest rounds in which guesses can give misses away, oldest first: the misses given
    /// away.
    pub given_away_lately: Vec<usize>,
}

impl Accuracy {
    /// Aggregates the accuracies of rounds, oldest first.
    #[must_use]
    pub(super) fn of(accuracies: &[RoundAccuracy]) -> Self {
        let sums = |accuracies: &[RoundAccuracy]| {
            accuracies.iter().fold((0, 0), |(good, all), accuracy| {
                (good + accuracy.good, all + accuracy.guesses)
            })
        };
        let given_away: Vec<usize> =
            accuracies.iter().filter_map(|accuracy| accuracy.given_away).collect();
        let first = accuracies.len().saturating_sub(TREND_POINTS);
        let (good, guesses) = sums(accuracies);
        let point = |last: usize| {
            let (good, guesses) = sums(window(accuracies, last));
            percent(good, guesses)
        };
        Self {
            rounds: accuracies.len(),
            guesses,
            good,
            counted_in_misses: given_away.len(),
            given_away: given_away.iter().sum(),
            trend: (first..accuracies.len()).map(point).collect(),
            given_away_lately: given_away[given_away.len().saturating_sub(TREND_POINTS)..].to_vec(),
        }
    }

    /// Returns the percentage (0 ..= 100) of good guesses, rounded to the nearest.
    #[must_use]
    pub(crate) fn percent(&self) -> u8 {
        percent(self.good, self.guesses)
    }

    /// Returns the mean number of misses given away per round; `None` if there is no such round.
    #[must_use]
    pub(crate) fn mean_given_away(&self) -> Option<f64> {
        let rounds = self.counted_in_misses;
        (rounds > 0).then(|| self.given_away as f64 / rounds as f64)
    }

    /// Returns the latest trend value, and the one a full window earlier if there are enough rounds.
    #[must_use]
    pub(crate) fn lately(&self) -> Option<(u8, Option<u8>)> {
        let now = *self.trend.last()?;
        let before = self.trend.len().checked_sub(TREND_WINDOW + 1);
        Some((now, before.and_then(|at| self.trend.get(at).copied())))
    }
}

const fn percent(part: usize, all: usize) -> u8 {
    match all {
        0 => 0,
        all => ((part * 100 + all / 2) / all) as u8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn round(guesses: usize, good: usize, given_away: Option<usize>) -> RoundAccuracy {
        RoundAccuracy { guesses, good, given_away }
    }

    #[test]
    fn a_line_is_read_as_the_same_and_nonsense_is_none() {
        for of in [round(7, 5, Some(3)), round(1, 0, None)] {
            let line = of.to_line((u64::MAX, 7));
            assert_eq!((line.matches('\n').count(), line.ends_with('\n')), (1, true));
            assert_eq!(RoundAccuracy::parse(line.as_bytes()), Some(((u64::MAX, 7), of)));
        }
        let line = round(7, 5, Some(3)).to_line((1, 7));
        for (from, to) in [
            ("\"v\":1", "\"v\":2"),
            ("\"judged\":7", "\"judged\":8"),
            ("\"judged\":7", "\"judged\":0"),
            ("\"good\":5", "\"good\":9"),
            ("\"good\":5", "\"good\":-1"),
            ("\"given_away\":3", "\"given_away\":18446744073709551615"),
            ("\"given_away\":3", "\"given_away\":449"),
            ("\"letters\":7", "\"letters\":65"),
        ] {
            assert!(line.contains(from));
            assert_eq!(RoundAccuracy::parse(line.replace(from, to).as_bytes()), None, "{to}");
        }
    }

    #[test]
    fn many_come_to_a_share_a_mean_and_a_trend() {
        let accuracy =
            Accuracy::of(&[round(4, 4, Some(0)), round(4, 1, Some(3)), round(2, 1, None)]);
        assert_eq!((accuracy.rounds, accuracy.percent()), (3, 60));
        assert_eq!((accuracy.mean_given_away(), accuracy.counted_in_misses), (Some(1.5), 2));
        assert_eq!(
            (accuracy.trend.as_slice(), accuracy.lately()),
            (&[100, 63, 60][..], Some((60, None)))
        );
        assert_eq!(accuracy.given_away_lately, [0, 3]);
        let nothing = Accuracy::of(&[]);
        assert_eq!(
            (nothing.percent(), nothing.mean_given_away(), nothing.lately()),
            (0, None, None)
        );
        let mut better = vec![round(2, 0, Some(2)); TREND_WINDOW];
        better.extend([round(2, 2, Some(0)); TREND_WINDOW]);
        assert_eq!(Accuracy::of(&better).lately(), Some((100, Some(0))));
    }
}
