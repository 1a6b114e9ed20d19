//! Owns [`Progress`]: how far a player has come with puzzles, and the one that comes next.

use std::fmt;
use std::str::FromStr;

use super::shipped::OF_A_LEVEL;
use super::{COUNT, LEVELS};

/// The puzzles solved at the first try, in a row, after which the level goes up.
const UP: i8 = 3;
/// The puzzles not solved, in a row, after which it goes down.
const DOWN: i8 = -2;
/// The runs that lead to no other level.
const RUNS: std::ops::Range<i8> = DOWN + 1..UP;

/// How far a player has come. The level goes up and down; within a level, puzzles come in order. A level of which all were
/// met is passed over; once all of all levels were met, they come again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    level: u8,
    /// The puzzles in a row that were solved at the first try; negative for those that were not. Begins anew with a level.
    run: i8,
    solved: usize,
    streak: usize,
    /// How many puzzles of each level the player has met.
    met: [usize; LEVELS as usize],
}

/// What a player has done with a puzzle. It counts in whichever progress it is added to, also that of another window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// Whether the first try solved it.
    First(bool),
    /// It was solved after all.
    Again,
}

impl Default for Progress {
    fn default() -> Self {
        Self { level: 1, run: 0, solved: 0, streak: 0, met: [0; LEVELS as usize] }
    }
}

impl Progress {
    /// Returns the number of the next puzzle.
    pub const fn number(self) -> usize {
        let below = self.level as usize - 1;
        below * OF_A_LEVEL + self.met[below] % OF_A_LEVEL + 1
    }

    /// Returns the level of the next puzzle, from 1.
    pub const fn level(self) -> u8 {
        self.level
    }

    /// Returns this level, or the nearest one that has puzzles left: in the direction in which the player goes, if there is one.
    fn or_nearest(self, level: u8, goes_up: bool) -> u8 {
        let fewest = self.met.iter().min().map(|met| met / OF_A_LEVEL);
        let is_left = |level: &u8| {
            let met = self.met.get(usize::from(*level) - 1);
            met.map(|met| met / OF_A_LEVEL) == fewest
        };
        let (mut above, mut below) = (level..=LEVELS, (1..=level).rev());
        let found = match goes_up {
            true => above.find(is_left).or_else(|| below.find(is_left)),
            false => below.find(is_left).or_else(|| above.find(is_left)),
        };
        found.unwrap_or(level)
    }

    /// Returns how many puzzles were met; from [`COUNT`] on, they come again.
    pub fn met(self) -> usize {
        self.met.iter().sum()
    }

    /// Returns whether the last puzzle was the last of all.
    pub fn ends(self) -> bool {
        self.met().is_multiple_of(COUNT)
    }

    /// Returns how many puzzles were solved, at whichever try. One that comes again counts no second time.
    pub const fn solved(self) -> usize {
        self.solved
    }

    /// Returns how many puzzles in a row, up to the last, were solved at the first try.
    pub const fn streak(self) -> usize {
        self.streak
    }

    /// Returns the progress after this as well.
    #[must_use]
    pub fn with(mut self, tried: Tried) -> Self {
        self.met[usize::from(self.level) - 1] += usize::from(tried != Tried::Again);
        self.solved += usize::from(tried != Tried::First(false) && self.met() <= COUNT);
        let Tried::First(first_try) = tried else { return self };
        (self.streak, self.run) = match first_try {
            true => (self.streak + 1, self.run.max(0) + 1),
            false => (0, self.run.min(0) - 1),
        };
        let next = match self.run {
            UP.. => (self.level + 1).min(LEVELS),
            ..=DOWN => self.level.saturating_sub(1).max(1),
            _ => self.level,
        };
        let next = self.or_nearest(next, self.run >= UP);
        if next != self.level || !RUNS.contains(&self.run) {
            self.run = 0;
        }
        self.level = next;
        self
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.level, self.run, self.solved, self.streak)?;
        self.met.iter().try_for_each(|met| write!(f, " {met}"))
    }
}

impl FromStr for Progress {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut fields = text.split(' ');
        let level = fields.next().and_then(|field| field.parse().ok()).ok_or(())?;
        let run = fields.next().and_then(|field| field.parse().ok()).ok_or(())?;
        let counts: Result<Vec<usize>, _> = fields.map(str::parse).collect();
        let [solved, streak, met @ ..] = &counts.map_err(drop)?[..] else { return Err(()) };
        let met: [usize; LEVELS as usize] = met.try_into().map_err(drop)?;
        // Beyond these, somebody else wrote the file.
        let is_valid = (1..=LEVELS).contains(&level)
            && RUNS.contains(&run)
            && [*solved, *streak].iter().chain(&met).all(|count| *count <= COUNT * COUNT);
        if !is_valid {
            return Err(());
        }
        // So many more of one level than of another were never offered.
        let most = (met.iter().min().unwrap_or(&0) / OF_A_LEVEL + 1) * OF_A_LEVEL;
        let met = met.map(|met| met.min(most));
        let progress = Self { level, run, solved: *solved, streak: *streak, met };
        let level = progress.or_nearest(level, false);
        Ok(Self { level, ..progress })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::tests::level_of;

    fn after(results: &[bool]) -> Progress {
        results
            .iter()
            .fold(Progress::default(), |progress, first| progress.with(Tried::First(*first)))
    }

    #[test]
    fn the_level_goes_up_after_three_and_down_after_two_in_a_row() {
        let level = |results: &[bool]| {
            let progress = after(results);
            assert_eq!(progress.level(), level_of(progress.number()));
            progress.level()
        };
        for (results, reached) in [
            ("++", 1),
            ("+++", 2),
            ("++-+", 1),
            ("-+++", 2),
            ("+++-+-", 2),
            ("+++--", 1),
            ("++++--", 1),
            // A run begins anew with a level.
            ("+++++", 2),
            ("++++++--", 2),
            ("+++--++", 1),
        ] {
            let first: Vec<_> = results.chars().map(|result| result == '+').collect();
            assert_eq!(level(&first), reached, "{results}");
        }
        assert_eq!((level(&[false; 9]), level(&[true; 99])), (1, LEVELS));
    }

    #[test]
    fn a_level_of_which_all_were_met_is_passed_over_and_the_next_is_as_near_as_ever() {
        let met_above: Progress = "5 0 0 0 0 0 0 0 0 100 100 100 100 100".parse().unwrap();
        let met_below: Progress = "6 0 0 0 100 100 100 100 100 0 0 0 0 0".parse().unwrap();
        let met_between: Progress = "5 0 0 0 0 0 0 0 0 100 0 0 0 0".parse().unwrap();
        let after = |progress: Progress, first_try, times| {
            (0..times).fold(progress, |now, _| now.with(Tried::First(first_try))).level()
        };
        assert_eq!([2, 4].map(|times| after(met_above, false, times)), [4, 3]);
        assert_eq!([3, 6].map(|times| after(met_above, true, times)), [5, 5]);
        assert_eq!([3, 6].map(|times| after(met_below, true, times)), [7, 8]);
        assert_eq!([2, 4].map(|times| after(met_below, false, times)), [6, 6]);
        assert_eq!((after(met_between, true, 3), after(met_between, false, 2)), (7, 4));
        let last: Progress = "5 1 0 0 0 0 0 0 99 0 0 0 0 0".parse().unwrap();
        assert_eq!([true, false].map(|first_try| after(last, first_try, 1)), [4, 4]);
    }

    #[test]
    fn puzzles_that_came_again_before_all_were_met_are_counted_once() {
        let progress: Progress = "1 0 300 0 1200 0 0 0 0 0 0 0 0 0".parse().unwrap();
        assert_eq!((progress.met(), progress.level()), (OF_A_LEVEL, 2));
        assert_eq!(progress.with(Tried::First(true)).solved(), 301);
    }

    #[test]
    fn solved_puzzles_are_counted_and_those_at_the_first_try_in_a_row() {
        let counts = |progress: Progress| (progress.solved(), progress.streak());
        assert_eq!(counts(after(&[true; 5])), (5, 5));
        assert_eq!(counts(after(&[true, true, false, true])), (3, 1));
        assert_eq!(counts(after(&[true, false]).with(Tried::Again)), (2, 0));
        assert_eq!(after(&[false]).with(Tried::Again).number(), after(&[false]).number());
    }

    #[test]
    fn no_puzzle_comes_twice_before_all_of_its_level_and_progress_is_read_as_it_was_written() {
        let mut progress = Progress::default();
        let mut met = std::collections::HashSet::new();
        for first_try in [true, true, false, true, true, true, false, false].repeat(9) {
            assert!(met.insert(progress.number()), "{progress}");
            progress = progress.with(Tried::First(first_try));
            assert_eq!(progress.to_string().parse(), Ok(progress));
        }
        for player in [progress, Progress::default()] {
            let left = COUNT - player.met();
            let last = (0..left).fold(player, |progress, _| {
                met.insert(progress.number());
                progress.with(Tried::First(true))
            });
            assert_eq!(
                (met.len(), last.met(), last.solved()),
                (COUNT, COUNT, player.solved() + left)
            );
            let again = last.with(Tried::First(true)).with(Tried::First(false)).with(Tried::Again);
            assert_eq!((again.met(), again.solved()), (COUNT + 2, last.solved()));
            met.clear();
        }
        let fresh = Progress::default().to_string();
        let broken = [
            fresh.replacen('1', "0", 1),
            fresh.replacen('1', "11", 1),
            fresh.replacen('0', "3", 1),
            format!("{fresh} 0"),
            fresh.replacen(" 0", "", 1),
            fresh.replacen(" 0", " x", 1),
        ];
        for broken in broken.iter().map(String::as_str).chain(["", "5 0"]) {
            assert_eq!(broken.parse::<Progress>(), Err(()), "{broken}");
        }
    }
}
