//! Owns [`Ladder`] and [`Scoreboard`]: a player's progress, derived from the saved rounds alone.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use serde::{Serialize, Serializer};

use super::distance::Pars;
use super::{Ended, Record};
use crate::engine::Opponent;
use crate::game::{Difficulty, Outcome};

/// A task on the ladder: to win [`Rung::wins`] rounds against an opponent, without help, with at most `beyond_par` more
/// misses allowed than par. The game deals their openings, and only the first attempt counts.
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
    /// Returns the wins that the rung takes. The first takes one, so that everybody soon sees what a rung is.
    #[must_use]
    pub const fn wins(&self) -> usize {
        match self.name {
            RungName::FirstSteps => 1,
            _ => 3,
        }
    }

    /// Returns the difficulty at which the rung is played.
    #[must_use]
    pub fn difficulty(&self) -> Difficulty {
        let named = |difficulty: &Difficulty| difficulty.beyond_par().map(i64::from);
        let is_this = |difficulty: &Difficulty| named(difficulty) == Some(self.beyond_par);
        Difficulty::ALL.into_iter().find(is_this).unwrap_or(Difficulty::Custom)
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

/// The wins of a player for each rung, and the rungs reached by the rule of old.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ladder {
    reached: BTreeSet<RungName>,
    /// For each of [`RUNGS`], the wins for it or for a higher one.
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
    let won = |ended: &&Ended| ended.outcome == Outcome::Won && !ended.practice;
    records.iter().map(|record| &record.ended).filter(won)
}

impl Ladder {
    /// The value that an opening needs in order to count: with less, luck decides too much.
    pub const LEAST_VALUE: usize = 3;

    /// Until the end of 2026-11-22, in seconds since 1970-01-01 00:00:00 UTC, one win without an opening reached a rung
    /// and the easier ones against the same opponent. What was reached then stays.
    const ONE_WIN_UNTIL: u64 = 1_795_392_000;

    /// Derives the rungs reached from the records.
    #[must_use]
    pub fn of(records: &[Record], par: Pars<'_>) -> Self {
        let mut ladder = Self::default();
        for Record { at, ended, .. } in records {
            match *at < Self::ONE_WIN_UNTIL {
                true => ladder.climb_at_once(ended, par),
                false => drop(ladder.climb(ended, par)),
            }
        }
        ladder
    }

    /// Counts a round as a win for the highest rung that it is hard enough for, and for every one below. Returns the highest
    /// rung that this reached or else the next one, and its wins by now; [`Rung::wins`] of them reach it. `None` if it is no
    /// win for a rung that was still open.
    pub(super) fn climb(&mut self, ended: &Ended, par: Pars<'_>) -> Option<(&'static Rung, usize)> {
        let (beyond, next) = (Self::beyond_par(ended, par)?, self.next()?);
        let highest = RUNGS.iter().rposition(|rung| is_for(rung, ended, beyond))?;
        self.wins[..=highest].iter_mut().for_each(|wins| *wins += 1);
        let open = RUNGS[..=highest].iter().filter(|rung| rung.name >= next.name);
        let told = open.clone().rfind(|rung| self.has(rung)).or_else(|| open.clone().next())?;
        Some((told, self.wins(told)))
    }

    /// Returns how many misses beyond par a round allowed, if it is one that can count for a rung.
    fn beyond_par(ended: &Ended, par: Pars<'_>) -> Option<i64> {
        let is_hard_enough = par(ended).is_some_and(|par| par >= Self::LEAST_VALUE);
        beyond_par(ended, par).filter(|_| {
            counts(ended) && ended.dealt && ended.transcript.opening.is_some() && is_hard_enough
        })
    }

    /// Adds the rungs that a round reaches by the rule of old.
    fn climb_at_once(&mut self, ended: &Ended, par: Pars<'_>) {
        let Some(beyond) = beyond_par(ended, par).filter(|_| counts(ended)) else { return };
        let rungs = RUNGS.iter().filter(|rung| is_for(rung, ended, beyond));
        self.reached.extend(rungs.map(|rung| rung.name));
    }

    /// Returns whether a rung has been reached.
    #[must_use]
    pub fn has(&self, rung: &Rung) -> bool {
        self.reached.contains(&rung.name) || self.wins(rung) >= rung.wins()
    }

    /// Returns the number of rungs reached (0 ..= 9).
    #[must_use]
    pub fn height(&self) -> usize {
        RUNGS.iter().filter(|rung| self.has(rung)).count()
    }

    /// Returns the wins for a rung or a higher one.
    #[must_use]
    pub const fn wins(&self, rung: &Rung) -> usize {
        self.wins[rung.name as usize]
    }

    /// Returns the rung above the highest that was reached; `None` at the top.
    #[must_use]
    pub fn next(&self) -> Option<&'static Rung> {
        match RUNGS.iter().rposition(|rung| self.has(rung)) {
            Some(highest) => RUNGS.get(highest + 1),
            None => RUNGS.first(),
        }
    }
}

/// Returns whether a round was won without help at a length that counts.
fn counts(ended: &Ended) -> bool {
    ended.outcome == Outcome::Won
        && ended.is_clean()
        && LADDER_LENGTHS.contains(&ended.transcript.length)
}

/// Returns whether a round is as hard as a rung asks for.
fn is_for(rung: &Rung, ended: &Ended, beyond: i64) -> bool {
    rung.opponent == ended.transcript.opponent && rung.beyond_par >= beyond
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

    fn record(round: &str) -> Record {
        Record::played(&format!("eh1 common {round}"))
    }

    /// Returns 5 as par of every round, so that six misses lose it without one to spare.
    fn five(_: &Ended) -> Option<usize> {
        Some(5)
    }

    /// Returns a round of today with an opening that the game dealt, which is worth 5.
    fn dealt(round: &str) -> Record {
        let (settings, letters) = round.split_once(" / ").unwrap();
        let mut record = Record::played(&format!("eh2 common {settings} T5 {letters}")).dealt();
        record.at = Ladder::ONE_WIN_UNTIL;
        record.ended.value = Some(5);
        record
    }

    #[test]
    fn wins_in_dealt_openings_reach_the_next_rung() {
        let won = dealt("merciful 8 11 1 / Eef").ended;
        let mut ladder = Ladder::default();
        let mut climb = |ended: &Ended| {
            let (rung, wins) = ladder.climb(ended, &five)?;
            Some((rung.name, wins, ladder.next().unwrap().name))
        };
        use RungName::{AnHonestWord, FirstSteps, WordPerfect};
        for ended in [
            record("merciful 8 11 1 E*").ended,
            Ended { dealt: false, ..won.clone() },
            Ended { hinted: true, ..won.clone() },
            dealt("merciful 8 12 1 / Eef").ended,
        ] {
            assert_eq!(climb(&ended), None, "{}", ended.transcript);
        }
        assert_eq!(climb(&won), Some((FirstSteps, 1, AnHonestWord)), "the first takes one win");
        assert_eq!(climb(&won), None);
        let won = dealt("fair 8 11 1 / Eef").ended;
        assert_eq!(climb(&won), Some((AnHonestWord, 1, AnHonestWord)));
        assert_eq!(climb(&won), Some((AnHonestWord, 2, AnHonestWord)));
        assert_eq!(climb(&won), Some((AnHonestWord, 3, WordPerfect)));
    }

    #[test]
    fn a_win_counts_for_every_rung_up_to_the_one_that_it_is_hard_enough_for() {
        let mut ladder = Ladder::default();
        let mut climb = |round: &str| {
            let told = ladder.climb(&dealt(round).ended, &five);
            (told.map(|(rung, wins)| (rung.name, wins)), ladder.wins, ladder.height())
        };
        use RungName::{AnHonestWord, EvenGround, FirstBlood, FirstSteps, TheCrowdOutwitted};
        for (round, told, wins, height) in [
            ("merciless 8 12 1 / Eef", None, [0; 9], 0),
            ("merciless 8 9 1 / Eef", Some((FirstSteps, 1)), [1, 1, 1, 1, 1, 1, 1, 0, 0], 1),
            ("greedy 8 6 1 / Eef", Some((AnHonestWord, 2)), [2, 2, 2, 2, 2, 1, 1, 0, 0], 1),
            ("merciful 8 6 1 / Eef", None, [3, 2, 2, 2, 2, 1, 1, 0, 0], 1),
            (
                "merciless 8 11 1 / Eef",
                Some((TheCrowdOutwitted, 3)),
                [4, 3, 3, 3, 3, 2, 1, 0, 0],
                5,
            ),
            ("fair 8 6 1 / Eef", None, [5, 4, 4, 3, 3, 2, 1, 0, 0], 5),
            ("merciless 8 6 1 / Eef", Some((FirstBlood, 3)), [6, 5, 5, 4, 4, 3, 2, 1, 1], 6),
            ("merciless 8 9 1 / Eef", Some((EvenGround, 3)), [7, 6, 6, 5, 5, 4, 3, 1, 1], 7),
        ] {
            assert_eq!(climb(round), (told, wins, height), "{round}");
        }
    }

    #[test]
    fn what_was_reached_with_one_win_stays() {
        let height = |round: &str| Ladder::of(&[record(round)], &five).height();
        assert_eq!(height("merciless 8 6 1 E*"), 4, "at par");
        assert_eq!(height("merciless 8 7 1 E*"), 3);
        assert_eq!(height("merciless 8 8 1 E*"), 2);
        assert_eq!(height("merciless 8 12 1 E*"), 0, "too many guesses");
        assert_eq!(height("fair 8 5 1 E*"), 2, "below par is harder");
        assert_eq!(height("merciless 4 6 1 E*"), 0, "short words are another game");
        let lost = Ladder::of(&[record("greedy 8 6 1 E- A- I- O- U- S-")], &five);
        let helped = Ladder::of(&[record("greedy 8 6 1 E*").with_help()], &five);
        assert_eq!((lost.height(), helped.height()), (0, 0));
        assert_eq!(lost.next().map(|rung| rung.name), Some(RungName::FirstSteps));
        // A player at the top is not sent down again, and what was skipped is not next.
        let top = Ladder::of(&[record("merciless 8 6 1 E*")], &five);
        assert_eq!((top.next(), top.wins), (None, [0; 9]));
        let later = Record { at: Ladder::ONE_WIN_UNTIL, ..record("merciful 8 6 1 E*") };
        assert_eq!(Ladder::of(&[later], &five).height(), 0, "one win is not enough any more");
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
