//! Owns [`Ladder`]: the rungs that a player has climbed, derived from the saved rounds alone.

use serde::{Serialize, Serializer};

use super::Figures;
use crate::engine::Opponent;
use crate::game::{Difficulty, Outcome};

/// A task on the ladder: to win [`Rung::WINS`] rounds against an opponent, without help, at a difficulty. Only rounds that
/// were started as [`Occasion::Climb`](crate::game::Occasion::Climb) count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// Its number, from 0.
    pub number: usize,
    pub name: &'static str,
    /// The opponent to beat.
    pub opponent: Opponent,
    /// The difficulty at which it is played.
    pub difficulty: Difficulty,
}

impl Rung {
    /// The wins that a rung takes.
    pub const WINS: usize = 2;
}

/// The lengths (letters) that count on the ladder. Few words are longer, and most shorter words are
/// abbreviations.
pub const LADDER_LENGTHS: std::ops::RangeInclusive<usize> = 5..=12;

/// The nine rungs, lowest first.
pub const RUNGS: [Rung; 9] = {
    use Difficulty::{Even, Gentle, Perfect, Sharp};
    const fn rung(
        number: usize,
        name: &'static str,
        opponent: Opponent,
        difficulty: Difficulty,
    ) -> Rung {
        Rung { number, name, opponent, difficulty }
    }
    [
        rung(0, "First Steps", Opponent::Merciful, Gentle),
        rung(1, "An Honest Word", Opponent::Fair, Gentle),
        rung(2, "Word Perfect", Opponent::Fair, Perfect),
        rung(3, "The Crowd", Opponent::Greedy, Gentle),
        rung(4, "The Crowd Outwitted", Opponent::Greedy, Perfect),
        rung(5, "First Blood", Opponent::Merciless, Gentle),
        rung(6, "Even Ground", Opponent::Merciless, Even),
        rung(7, "The Knife's Edge", Opponent::Merciless, Sharp),
        rung(8, "Perfection", Opponent::Merciless, Perfect),
    ]
};

/// The wins of a player for each rung.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ladder {
    /// The wins for each of [`RUNGS`].
    wins: [usize; RUNGS.len()],
}

impl Ladder {
    /// The value that an opening needs in order to count: with less, luck decides too much.
    pub const LEAST_VALUE: usize = 3;

    /// Counts a round that was won without help for the rung that it was played for. Returns whether it was.
    pub(super) fn climb(&mut self, round: &Figures) -> bool {
        let wins = round.occasion.rung().and_then(|number| self.wins.get_mut(number));
        let counts = round.outcome == Outcome::Won && round.is_clean;
        let Some(wins) = wins.filter(|_| counts) else { return false };
        *wins += 1;
        true
    }

    /// Returns whether a rung has been reached.
    #[must_use]
    pub fn has(&self, rung: &Rung) -> bool {
        self.wins(rung) >= Rung::WINS
    }

    /// Returns the number of rungs reached (0 ..= 9).
    #[must_use]
    pub fn height(&self) -> usize {
        RUNGS.iter().filter(|rung| self.has(rung)).count()
    }

    /// Returns the wins for a rung.
    #[must_use]
    pub const fn wins(&self, rung: &Rung) -> usize {
        self.wins[rung.number]
    }

    /// Returns the lowest rung that was not reached; `None` at the top.
    #[must_use]
    pub fn next(&self) -> Option<&'static Rung> {
        RUNGS.iter().find(|rung| !self.has(rung))
    }
}

#[derive(Serialize)]
struct RungReached {
    name: &'static str,
    opponent: Opponent,
    beyond_par: u32,
    reached: bool,
}

impl Serialize for Ladder {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(RUNGS.iter().map(|rung| RungReached {
            name: rung.name,
            opponent: rung.opponent,
            beyond_par: rung.difficulty.beyond_par(),
            reached: self.has(rung),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Occasion;
    use crate::history::{Ended, Record};

    fn record(round: &str) -> Record {
        Record::played(&format!("eh1 en/everyday {round}"))
    }

    #[test]
    fn two_wins_without_help_of_rounds_for_a_rung_reach_it_and_no_other() {
        let won = record("merciful 8 11 1 - E*").played_for(Occasion::Climb(0)).ended;
        let mut ladder = Ladder::default();
        for ended in [
            record("merciless 8 5 1 - E*").ended,
            Ended { hinted: true, ..won.clone() },
            Ended { occasion: won.occasion.clone().again(), ..won.clone() },
            record("merciful 8 1 1 - E-").played_for(Occasion::Climb(0)).ended,
            record("merciful 8 1 1 - E*").played_for(Occasion::Climb(9)).ended,
        ] {
            assert!(!ladder.climb(&Figures::from(&ended)), "{}", ended.transcript);
        }
        for (wins, height) in [(1, 0), (2, 1)] {
            assert!(ladder.climb(&Figures::from(&won)));
            assert_eq!((ladder.wins(&RUNGS[0]), ladder.height()), (wins, height));
        }
        assert_eq!(ladder.next().map(|rung| rung.name), Some("An Honest Word"));
    }

    #[test]
    fn every_rung_is_named_in_order_and_none_is_easier_than_the_one_below_against_the_same() {
        assert!(RUNGS.windows(2).all(|two| two[0].number + 1 == two[1].number));
        for two in RUNGS.windows(2).filter(|two| two[0].opponent == two[1].opponent) {
            assert!(two[0].difficulty.beyond_par() > two[1].difficulty.beyond_par());
        }
        let top = RUNGS[8];
        assert_eq!((top.opponent, top.difficulty), (Opponent::Merciless, Difficulty::Perfect));
    }
}
