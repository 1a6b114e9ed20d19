//! Owns [`Ladder`] and [`Scoreboard`]: a player's progress, derived from the saved rounds alone.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use serde::{Serialize, Serializer};

use super::distance::Pars;
use super::{Ended, Record};
use crate::engine::Opponent;
use crate::game::{Difficulty, Outcome};

/// A task on the ladder: to win [`Rung::WINS`] rounds against an opponent, without help, with `beyond_par` more misses
/// allowed than par. Only rounds that were started as [`Occasion::Climb`](crate::game::Occasion::Climb) count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Rung {
    /// The name of the rung.
    pub name: RungName,
    /// The opponent to beat.
    pub opponent: Opponent,
    /// The misses allowed beyond par; negative for fewer.
    pub beyond_par: i64,
}

impl Rung {
    /// The wins that a rung takes.
    pub const WINS: usize = 2;

    /// Returns the difficulty at which the rung is played.
    #[must_use]
    pub fn difficulty(&self) -> Difficulty {
        let is_this = |it: &Difficulty| i64::from(it.beyond_par()) == self.beyond_par;
        Difficulty::ALL.into_iter().find(is_this).unwrap_or_default()
    }
}

/// The rungs by name, lowest first. The names shown to players are in `text`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RungName {
    /// Merciful, five guesses beyond par.
    FirstSteps,
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

/// The lengths (letters) that count on the ladder. Few words are longer, and most shorter words are
/// abbreviations.
pub const LADDER_LENGTHS: std::ops::RangeInclusive<usize> = 5..=12;

/// The nine rungs, lowest first.
pub const RUNGS: [Rung; 9] = {
    use RungName::{
        AnHonestWord, EvenGround, FirstBlood, FirstSteps, Perfection, TheCrowd, TheCrowdOutwitted,
        TheKnifesEdge, WordPerfect,
    };
    const fn rung(name: RungName, opponent: Opponent, beyond_par: i64) -> Rung {
        Rung { name, opponent, beyond_par }
    }
    [
        rung(FirstSteps, Opponent::Merciful, 5),
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

/// The wins of a player for each rung.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ladder {
    /// The wins for each of [`RUNGS`].
    wins: [usize; RUNGS.len()],
}

/// The best result for each length and opponent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scoreboard {
    /// Results without help, and with help.
    best: [BTreeMap<(usize, usize), i64>; 2],
}

/// An achievement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Badge {
    /// Won a round against the merciless opponent at par, which is the best possible result.
    Par,
    /// Won a round against an opponent that cheats the player without a miss.
    Untouched,
    /// Won at eight different lengths against the merciless opponent.
    EightLengths,
    /// Won a hundred rounds.
    Hundred,
}

/// Returns how many misses beyond par did not lose a round yet, if par is known.
fn beyond_par(ended: &Ended, par: Pars<'_>) -> Option<i64> {
    let transcript = &ended.transcript;
    let par = par(ended)?;
    Some(i64::from(transcript.lives.get()) - 1 - par as i64)
}

fn won(records: &[Record]) -> impl Iterator<Item = &Ended> {
    let won = |ended: &&Ended| ended.outcome == Outcome::Won && ended.occasion.counts();
    records.iter().map(|record| &record.ended).filter(won)
}

impl Ladder {
    /// The value that an opening needs in order to count: with less, luck decides too much.
    pub const LEAST_VALUE: usize = 3;

    /// Derives the rungs reached from the records.
    #[must_use]
    pub fn of(records: &[Record]) -> Self {
        let mut ladder = Self::default();
        for record in records {
            ladder.climb(&record.ended);
        }
        ladder
    }

    /// Counts a round that was won without help for the rung that it was played for. Returns that rung and its wins by now.
    pub(super) fn climb(&mut self, ended: &Ended) -> Option<(&'static Rung, usize)> {
        let number = ended.occasion.rung()?;
        let rung = RUNGS.get(number).filter(|_| counts(ended))?;
        let wins = self.wins.get_mut(number)?;
        *wins += 1;
        Some((rung, *wins))
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
        self.wins[rung.name as usize]
    }

    /// Returns the lowest rung that was not reached; `None` at the top.
    #[must_use]
    pub fn next(&self) -> Option<&'static Rung> {
        RUNGS.iter().find(|rung| !self.has(rung))
    }
}

/// Returns whether a round was won without help.
fn counts(ended: &Ended) -> bool {
    ended.outcome == Outcome::Won && ended.is_clean()
}

impl Scoreboard {
    /// The lengths (letters) on the board.
    pub(crate) const LENGTHS: std::ops::RangeInclusive<usize> = 2..=20;

    /// Returns the opponents on the board, hardest first: those that take their words from a list.
    #[must_use]
    pub fn opponents() -> Vec<Opponent> {
        let mut opponents: Vec<_> = Opponent::without_friend().collect();
        opponents.sort_by_key(|opponent| Reverse(opponent.hardness()));
        opponents
    }

    /// Derives the board from the records.
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

    /// Returns whether no round was won.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.best.iter().all(BTreeMap::is_empty)
    }

    /// Returns the fewest misses allowed, relative to par, with which a round was won without help; `None` if
    /// none was won. 0 is par, and against the merciless opponent the best possible result.
    #[must_use]
    pub fn best(&self, length: usize, opponent: Opponent) -> Option<i64> {
        self.best[0].get(&(length, opponent as usize)).copied()
    }

    /// Returns the same for rounds won with help.
    #[must_use]
    pub fn best_with_help(&self, length: usize, opponent: Opponent) -> Option<i64> {
        self.best[1].get(&(length, opponent as usize)).copied()
    }
}

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

/// A cell of the board with a win.
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

    /// Returns the badges earned in these rounds. Rounds with help earn none.
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
            if opponent.is_hostile() && ended.misses() == 0 {
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
    use crate::game::Occasion;

    fn record(round: &str) -> Record {
        Record::played(&format!("eh1 common {round}"))
    }

    /// Returns 5 as par of every round, so that six misses lose it without one to spare.
    fn five(_: &Ended) -> Option<usize> {
        Some(5)
    }

    #[test]
    fn two_wins_without_help_of_rounds_for_a_rung_reach_it_and_no_other() {
        let won = record("merciful 8 11 1 E*").played_for(Occasion::Climb(0)).ended;
        let mut ladder = Ladder::default();
        for ended in [
            record("merciless 8 5 1 E*").ended,
            Ended { hinted: true, ..won.clone() },
            Ended { occasion: won.occasion.clone().again(), ..won.clone() },
            record("merciful 8 1 1 E-").played_for(Occasion::Climb(0)).ended,
            record("merciful 8 1 1 E*").played_for(Occasion::Climb(9)).ended,
        ] {
            assert_eq!(ladder.climb(&ended), None, "{}", ended.transcript);
        }
        for (wins, height) in [(1, 0), (2, 1)] {
            let (rung, by_now) = ladder.climb(&won).unwrap();
            assert_eq!((rung.name, by_now, ladder.height()), (RungName::FirstSteps, wins, height));
        }
        assert_eq!(ladder.next().map(|rung| rung.name), Some(RungName::AnHonestWord));
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
        let board = Scoreboard::of(&records, &five);
        assert_eq!(board.best(8, Opponent::Greedy), Some(1));
        assert_eq!(board.best_with_help(8, Opponent::Greedy), Some(-1));
        assert_eq!(board.best(8, Opponent::Merciless), None);
        assert_eq!(Scoreboard::of(&records, &|_| None), Scoreboard::default());
    }

    #[test]
    fn badges_are_earned_by_what_was_done() {
        let earned =
            |records: &[Record]| Badge::earned(records, &five).into_iter().collect::<Vec<_>>();
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
