//! Owns [`Statistics`]: the figures of the rounds that count.

use serde::Serialize;

use super::figures::Figures;
use crate::game::Outcome;

/// The figures of all rounds that count, with help or without.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Statistics {
    /// Rounds played.
    pub played: usize,
    /// Rounds won.
    pub won: usize,
    /// Rounds given up.
    pub given_up: usize,
    /// The latest rounds won in a row.
    pub streak: usize,
    /// The most rounds won in a row.
    pub longest_streak: usize,
    /// The misses beyond perfect play of each round won against a perfect opponent, oldest first.
    pub beyond_perfect: Vec<i64>,
}

impl Statistics {
    /// Returns the share of rounds won in percent, rounded; 0 without rounds.
    pub const fn percent(&self) -> u8 {
        match self.played {
            0 => 0,
            played => ((self.won * 100 + played / 2) / played) as u8,
        }
    }

    /// Counts a round. One that was given up before the first guess is none.
    pub(super) fn add(&mut self, round: &Figures) {
        let is_played = round.guesses > 0 || round.outcome != Outcome::GivenUp;
        if !is_played || !round.occasion.counts() {
            return;
        }
        let won = round.outcome == Outcome::Won;
        self.played += 1;
        self.won += usize::from(won);
        self.given_up += usize::from(round.outcome == Outcome::GivenUp);
        self.streak = if won { self.streak + 1 } else { 0 };
        self.longest_streak = self.longest_streak.max(self.streak);
        self.beyond_perfect.extend(round.beyond_perfect);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::occasion::Occasion;
    use crate::game::opening::Book;
    use crate::history::{Career, Ended, Record};
    use crate::tests::records::played;
    use crate::words::EmbeddedList;

    fn record(round: &str) -> Record {
        played(&format!("eh1 en/everyday {round}"), Occasion::Free)
    }

    #[test]
    fn rounds_that_count_are_counted_and_no_others() {
        let helped = Ended { peeked: true, ..record("greedy 4 3 1 - Z- E*").ended };
        let records = [
            record("greedy 4 3 1 - Z- Q- E*"),
            Record::new(helped, 0),
            played("eh1 en/everyday greedy 4 3 1 - E*", Occasion::Free.again()),
            record("merciless 8 3 1 - Z- Q- X-"),
            record("fair 4 3 1 - E*"),
            record("fair 4 3 1 -"),
            record("fair 4 3 1 - Z-"),
        ];
        let all = Career::of(&records, 0).statistics;
        assert_eq!((all.played, all.won, all.given_up), (5, 3, 1));
        assert_eq!((all.streak, all.longest_streak, all.percent()), (0, 2, 60));
        assert_eq!(Career::of(&[], 0).statistics, Statistics::default());
    }

    #[test]
    fn wins_against_a_perfect_opponent_are_compared_with_perfect_play() {
        let par = Book::value_of_all(EmbeddedList::EVERYDAY, 8).unwrap();
        let misses = |count: usize| {
            ('F'..='Z').take(count).map(|letter| format!("{letter}- ")).collect::<String>()
        };
        let records = [
            record(&format!("merciless 8 20 1 - {}E*", misses(par))),
            record(&format!("greedy 8 20 1 - {}E*", misses(par))),
            record(&format!("merciless 8 20 1 - {}E*", misses(par + 2))),
        ];
        assert_eq!(Career::of(&records, 0).statistics.beyond_perfect, [0, 2]);
    }
}
