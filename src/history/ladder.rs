//! Owns [`Ladder`] and [`Scoreboard`]: how far a player has come, worked out from the kept rounds alone.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use serde::{Serialize, Serializer};

use super::daily::Pars;
use super::{Ended, Record};
use crate::engine::Opponent;
use crate::game::Outcome;

/// A task of the ladder: win a round against an opponent, without help, with no more guesses than some
/// beyond par.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Rung {
    /// What it is called.
    pub name: RungName,
    /// Who has to be beaten.
    pub opponent: Opponent,
    /// Guesses allowed beyond par (those that a perfect player needs); negative for fewer.
    pub beyond_par: i64,
}

/// The rungs by name, the lowest first. What players read is in `text`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RungName {
    /// Merciful, five guesses beyond par.
    AHelpingHand,
    /// Fair, five beyond par.
    AnHonestWord,
    /// Fair at par.
    WordPerfect,
    /// Greedy, five beyond par.
    TheCrowd,
    /// Greedy at par.
    TheCrowdOutwitted,
    /// Merciless, five beyond par.
    FirstBlood,
    /// Merciless, three beyond par.
    EvenGround,
    /// Merciless, one beyond par.
    TheKnifesEdge,
    /// Merciless at par.
    Perfection,
}

/// The lengths (letters) that count for the ladder: shorter words are lists of their own, longer ones
/// are few.
pub const LADDER_LENGTHS: std::ops::RangeInclusive<usize> = 5..=12;

/// The nine rungs, the lowest first.
pub const RUNGS: [Rung; 9] = {
    use RungName::{
        AHelpingHand, AnHonestWord, EvenGround, FirstBlood, Perfection, TheCrowd,
        TheCrowdOutwitted, TheKnifesEdge, WordPerfect,
    };
    const fn rung(name: RungName, opponent: Opponent, beyond_par: i64) -> Rung {
        Rung { name, opponent, beyond_par }
    }
    [
        rung(AHelpingHand, Opponent::Merciful, 5),
        rung(AnHonestWord, Opponent::Fair, 5),
        rung(WordPerfect, Opponent::Fair, 0),
        rung(TheCrowd, Opponent::Greedy, 5),
        rung(TheCrowdOutwitted, Opponent::Greedy, 0),
        rung(FirstBlood, Opponent::Merciless, 5),
        rung(EvenGround, Opponent::Merciless, 3),
        rung(TheKnifesEdge, Opponent::Merciless, 1),
        rung(Perfection, Opponent::Merciless, 0),
    ]
};

/// Which rungs a player has reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ladder {
    reached: BTreeSet<RungName>,
}

/// The best that was reached at each length against each opponent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scoreboard {
    /// Without help, and with it.
    best: [BTreeMap<(usize, usize), i64>; 2],
}

/// Something that a player has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Badge {
    /// Won a round against the merciless opponent at par: nobody can do better.
    Par,
    /// Won a round against a cheating opponent (not the merciful one) without a miss.
    Untouched,
    /// Won at eight lengths against the merciless opponent.
    EightLengths,
    /// Won a hundred rounds.
    Hundred,
}

/// How many guesses beyond par a round allowed, if par is known.
fn beyond_par(ended: &Ended, par: Pars<'_>) -> Option<i64> {
    let transcript = &ended.transcript;
    let par = par(&transcript.list, transcript.length)?;
    Some(i64::from(transcript.lives.get()) - par as i64)
}

fn won(records: &[Record]) -> impl Iterator<Item = &Ended> {
    records.iter().map(|record| &record.ended).filter(|ended| ended.outcome == Outcome::Won)
}

impl Ladder {
    /// The rungs that these rounds have reached. A player who wins with fewer guesses has also done what
    /// more would have allowed.
    #[must_use]
    pub fn of(records: &[Record], par: Pars<'_>) -> Self {
        let mut ladder = Self::default();
        won(records).for_each(|ended| drop(ladder.climb(ended, par)));
        ladder
    }

    /// Climbs the rungs that a round reaches; returns those that had not been reached, the lowest first.
    pub(super) fn climb(&mut self, ended: &Ended, par: Pars<'_>) -> Vec<&'static Rung> {
        let transcript = &ended.transcript;
        let counts = ended.outcome == Outcome::Won
            && ended.is_clean()
            && LADDER_LENGTHS.contains(&transcript.length);
        let Some(beyond) = beyond_par(ended, par).filter(|_| counts) else { return Vec::new() };
        RUNGS
            .iter()
            .filter(|rung| rung.opponent == transcript.opponent && rung.beyond_par >= beyond)
            .filter(|rung| self.reached.insert(rung.name))
            .collect()
    }

    /// Whether a rung is reached.
    #[must_use]
    pub fn has(&self, rung: &Rung) -> bool {
        self.reached.contains(&rung.name)
    }

    /// How many rungs are reached (0 ..= 9).
    #[must_use]
    pub fn height(&self) -> usize {
        self.reached.len()
    }

    /// The lowest rung that is not reached.
    #[must_use]
    pub fn next(&self) -> Option<&'static Rung> {
        RUNGS.iter().find(|rung| !self.has(rung))
    }
}

impl Scoreboard {
    /// The lengths (letters) of the board.
    pub(crate) const LENGTHS: std::ops::RangeInclusive<usize> = 2..=20;

    /// The opponents of the board, the hardest first: those who answer from a list.
    #[must_use]
    pub fn opponents() -> Vec<Opponent> {
        let mut opponents: Vec<_> = Opponent::without_friend().collect();
        opponents.sort_by_key(|opponent| Reverse(opponent.hardness()));
        opponents
    }

    /// What these rounds have reached.
    #[must_use]
    pub fn of(records: &[Record], par: Pars<'_>) -> Self {
        let mut board = Self::default();
        for ended in won(records) {
            let Some(beyond) = beyond_par(ended, par) else { continue };
            let key = (ended.transcript.length, ended.transcript.opponent as usize);
            let best = &mut board.best[usize::from(!ended.is_clean())];
            let cell = best.entry(key).or_insert(beyond);
            *cell = beyond.min(*cell);
        }
        board
    }

    /// The fewest guesses, counted from par, with which a round was won without help: 0 is par, and
    /// against the merciless opponent nobody does better. `None` where none was won.
    #[must_use]
    pub fn best(&self, length: usize, opponent: Opponent) -> Option<i64> {
        self.best[0].get(&(length, opponent as usize)).copied()
    }

    /// The same of rounds won with help.
    #[must_use]
    pub fn best_with_help(&self, length: usize, opponent: Opponent) -> Option<i64> {
        self.best[1].get(&(length, opponent as usize)).copied()
    }
}

/// A rung, and whether it is reached.
#[derive(Serialize)]
struct RungReached {
    #[serde(flatten)]
    rung: Rung,
    reached: bool,
}

impl Serialize for Ladder {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(
            RUNGS.iter().map(|rung| RungReached { rung: *rung, reached: self.has(rung) }),
        )
    }
}

/// A cell of the board in which something was won.
#[derive(Serialize)]
struct Cell {
    length: usize,
    opponent: Opponent,
    best: Option<i64>,
    best_with_help: Option<i64>,
}

impl Serialize for Scoreboard {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let cells = Self::LENGTHS.flat_map(|length| {
            Self::opponents().into_iter().map(move |opponent| Cell {
                length,
                opponent,
                best: self.best(length, opponent),
                best_with_help: self.best_with_help(length, opponent),
            })
        });
        to.collect_seq(cells.filter(|cell| cell.best.is_some() || cell.best_with_help.is_some()))
    }
}

impl Badge {
    /// Every badge.
    pub const ALL: [Self; 4] = [Self::Par, Self::Untouched, Self::EightLengths, Self::Hundred];

    /// What these rounds have earned, each once; help earns none.
    #[must_use]
    pub(crate) fn earned(records: &[Record], par: Pars<'_>) -> BTreeSet<Self> {
        let mut earned = BTreeSet::new();
        let mut lengths = BTreeSet::new();
        let mut wins = 0;
        for ended in won(records).filter(|ended| ended.is_clean()) {
            let opponent = ended.transcript.opponent;
            wins += 1;
            if opponent == Opponent::Merciless {
                lengths.insert(ended.transcript.length);
                if beyond_par(ended, par).is_some_and(|beyond| beyond <= 0) {
                    earned.insert(Self::Par);
                }
            }
            let evil = opponent.is_evil() && !opponent.helps();
            if evil && ended.misses() == 0 {
                earned.insert(Self::Untouched);
            }
        }
        if lengths.len() >= 8 {
            earned.insert(Self::EightLengths);
        }
        if wins >= 100 {
            earned.insert(Self::Hundred);
        }
        earned
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(round: &str) -> Record {
        Record::played(&format!("eh1 common {round}"))
    }

    /// Par is 6 for every length.
    fn six(_: &crate::game::ListName, _: usize) -> Option<usize> {
        Some(6)
    }

    #[test]
    fn a_rung_is_news_once() {
        let won = record("greedy 8 11 1 E*").ended;
        let mut ladder = Ladder::default();
        let climbed: Vec<_> = ladder.climb(&won, &six).iter().map(|rung| rung.name).collect();
        assert_eq!(climbed, [RungName::TheCrowd]);
        assert_eq!(ladder.climb(&won, &six), [] as [&Rung; 0]);
    }

    #[test]
    fn a_round_reaches_its_rung_and_the_easier_ones_against_the_same_opponent() {
        let height = |round: &str| Ladder::of(&[record(round)], &six).height();
        assert_eq!(height("merciless 8 6 1 E*"), 4, "at par");
        assert_eq!(height("merciless 8 7 1 E*"), 3);
        assert_eq!(height("merciless 8 8 1 E*"), 2);
        assert_eq!(height("merciless 8 12 1 E*"), 0, "too many guesses");
        assert_eq!(height("fair 8 5 1 E*"), 2, "below par is harder");
        assert_eq!(height("merciless 4 6 1 E*"), 0, "short words are another game");
        let lost = Ladder::of(&[record("greedy 8 6 1 E- A- I- O- U- S-")], &six);
        let helped = Ladder::of(&[record("greedy 8 6 1 E*").with_help()], &six);
        assert_eq!((lost.height(), helped.height()), (0, 0));
        assert_eq!(lost.next().map(|rung| rung.name), Some(RungName::AHelpingHand));
    }

    #[test]
    fn every_rung_is_named_in_order_and_none_is_easier_than_the_one_below_against_the_same() {
        assert!(RUNGS.windows(2).all(|two| two[0].name < two[1].name));
        for two in RUNGS.windows(2).filter(|two| two[0].opponent == two[1].opponent) {
            assert!(two[0].beyond_par > two[1].beyond_par);
        }
        let top = RUNGS[8];
        assert_eq!((top.opponent, top.beyond_par), (Opponent::Merciless, 0));
    }

    #[test]
    fn the_board_has_the_best_of_each_cell_and_help_apart() {
        let records = [
            record("greedy 8 9 1 E*"),
            record("greedy 8 7 1 E*"),
            record("greedy 8 6 1 E- A- I- O- U- S-"),
            record("greedy 8 5 1 E*").with_help(),
        ];
        let board = Scoreboard::of(&records, &six);
        assert_eq!(board.best(8, Opponent::Greedy), Some(1));
        assert_eq!(board.best_with_help(8, Opponent::Greedy), Some(-1));
        assert_eq!(board.best(8, Opponent::Merciless), None);
        assert_eq!(Scoreboard::of(&records, &|_, _| None), Scoreboard::default());
    }

    #[test]
    fn badges_are_earned_by_what_was_done() {
        let earned =
            |records: &[Record]| Badge::earned(records, &six).into_iter().collect::<Vec<_>>();
        assert_eq!(earned(&[record("greedy 8 9 1 E*")]), [Badge::Untouched]);
        assert_eq!(earned(&[record("merciless 8 6 1 Z- E*")]), [Badge::Par]);
        assert_eq!(earned(&[record("merciful 8 6 1 E*")]), []);
        let lengths: Vec<_> =
            (5..13).map(|n| record(&format!("merciless {n} 9 1 Z- E*"))).collect();
        assert_eq!(earned(&lengths), [Badge::EightLengths]);
        let many = vec![record("fair 8 9 1 Z- E*"); 100];
        assert_eq!(earned(&many), [Badge::Hundred]);
    }
}
