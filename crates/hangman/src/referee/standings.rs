//! Owns [`Standings`], the result of many games: the rates of every pairing, and ratings if they
//! are meaningful.

use std::collections::BTreeMap;

use super::line::Side;
use super::record::GameRecord;

/// The result of some games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rates {
    /// The number of games.
    pub games: usize,
    /// The number of distinct games: if two players repeat the same game of each length, each length counts
    /// once.
    pub independent: usize,
    /// The number of games that the guesser won, including those in which the setter broke the rules.
    pub won: usize,
    /// The number of misses in all games without a fault.
    pub misses: u64,
    /// The numbers of games that the guesser and the setter lost by a fault.
    pub faults: [usize; 2],
}

impl Rates {
    fn add(&mut self, record: &GameRecord) {
        self.games += 1;
        self.independent += 1;
        self.won += usize::from(record.ending.winner() == Side::Guesser);
        match record.ending.fault() {
            None => self.misses += u64::from(record.misses),
            Some((by, _)) => self.faults[by as usize] += 1,
        }
    }

    fn join(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.independent += other.independent;
        self.won += other.won;
        self.misses += other.misses;
        self.faults = [self.faults[0] + other.faults[0], self.faults[1] + other.faults[1]];
        self
    }

    /// Returns the share of games that the guesser won, 0 to 1.
    pub fn share(&self) -> f64 {
        self.won as f64 / self.games.max(1) as f64
    }

    /// Returns the 95% confidence interval of that share, where repeated games count once: Wilson's score interval (1927).
    pub fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.959_963_984_540_054;
        if self.independent == 0 {
            return (0.0, 1.0);
        }
        let (p, n) = (self.share(), self.independent as f64);
        let centre = p + Z * Z / (2.0 * n);
        let spread = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        // The formula gives 0 and 1 at the ends, except for rounding.
        let low = if p <= 0.0 { 0.0 } else { (centre - spread) / scale };
        let high = if p >= 1.0 { 1.0 } else { (centre + spread) / scale };
        (low, high)
    }

    /// Returns the average number of misses in games without a fault; `None` if there are none.
    pub fn mean_misses(&self) -> Option<f64> {
        let played = self.games - self.faults[0] - self.faults[1];
        (played > 0).then(|| self.misses as f64 / played as f64)
    }
}

/// The results of several guessers against several setters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// Indexed by guesser, then by setter.
    cells: Vec<Vec<Rates>>,
}

impl Standings {
    /// Counts the games of this many guessers and setters. Panics if a record names another one.
    pub fn of<'a>(
        [guessers, setters]: [usize; 2],
        records: impl IntoIterator<Item = &'a GameRecord>,
    ) -> Self {
        let mut cells = vec![vec![Rates::default(); setters]; guessers];
        // By pairing: the course of the games of each length, as long as it is always the same.
        let mut courses = vec![vec![Some(BTreeMap::new()); setters]; guessers];
        for record in records {
            let [guesser, setter] = record.pairing;
            cells[guesser][setter].add(record);
            let here = &mut courses[guesser][setter];
            let same = here.as_mut().is_some_and(|lengths: &mut BTreeMap<usize, u64>| {
                *lengths.entry(record.length).or_insert(record.course) == record.course
            });
            if !same || record.ending.fault().is_some() {
                *here = None;
            }
        }
        for (cells, courses) in cells.iter_mut().zip(courses) {
            for (cell, lengths) in cells.iter_mut().zip(courses) {
                cell.independent = lengths.map_or(cell.games, |lengths| lengths.len());
            }
        }
        Self { cells }
    }

    /// Returns the results of a guesser against a setter. Panics if there is no such player.
    pub fn cell(&self, [guesser, setter]: [usize; 2]) -> Rates {
        self.cells[guesser][setter]
    }

    /// Returns the results of a player against all of the other side. Panics if there is no such player.
    pub fn player(&self, side: Side, at: usize) -> Rates {
        match side {
            Side::Guesser => self.cells[at].iter().fold(Rates::default(), Rates::join),
            Side::Setter => self.cells.iter().fold(Rates::default(), |sum, row| sum.join(&row[at])),
        }
    }

    /// Computes ratings of the guessers and of the setters. As in chess, a difference of 400 means odds of
    /// ten to one, and the mean of all ratings is 0. Guessers and setters share one scale: with equal
    /// ratings, each side wins half of the games.
    ///
    /// These are the maximum likelihood estimates of the model of Bradley and Terry (1952), computed with
    /// Hunter's iteration (2004). They exist only if a chain of wins links every player to every other (Ford
    /// 1957). Returns `None` if it doesn't, and if there are only two players, for whom ratings would say no
    /// more than the win rate.
    pub fn ratings(&self) -> Option<[Vec<f64>; 2]> {
        const ROUNDS: usize = 10_000;
        let guessers = self.cells.len();
        let wins = self.wins();
        let players = wins.len();
        if players < 3 || !strongly_connected(&wins) {
            return None;
        }
        let mut strength = vec![1.0_f64; players];
        for _ in 0..ROUNDS {
            let next: Vec<f64> = (0..players)
                .map(|one| {
                    let won: f64 = wins[one].iter().sum();
                    let shared = |other: usize| {
                        (wins[one][other] + wins[other][one]) / (strength[one] + strength[other])
                    };
                    won / (0..players).map(shared).sum::<f64>()
                })
                .collect();
            let mean = next.iter().map(|strength| strength.ln()).sum::<f64>() / players as f64;
            let next: Vec<f64> = next.iter().map(|strength| strength / mean.exp()).collect();
            let moved = next.iter().zip(&strength).map(|(new, old)| (new / old).ln().abs());
            let most = moved.fold(0.0, f64::max);
            strength = next;
            if most < 1e-10 {
                break;
            }
        }
        let rating = |strength: &f64| 400.0 * strength.log10();
        let (one, other) = strength.split_at(guessers);
        Some([one, other].map(|side| side.iter().map(rating).collect()))
    }

    /// Returns how often each player beat each other one, guessers before setters.
    fn wins(&self) -> Vec<Vec<f64>> {
        let guessers = self.cells.len();
        let players = guessers + self.cells.first().map_or(0, Vec::len);
        let mut wins = vec![vec![0.0; players]; players];
        for (guesser, row) in self.cells.iter().enumerate() {
            for (setter, cell) in row.iter().enumerate() {
                wins[guesser][guessers + setter] = cell.won as f64;
                wins[guessers + setter][guesser] = (cell.games - cell.won) as f64;
            }
        }
        wins
    }
}

/// Returns whether a chain of wins links every player to every other (Warshall 1962).
fn strongly_connected(wins: &[Vec<f64>]) -> bool {
    let row = |row: &Vec<f64>| row.iter().map(|won| *won > 0.0).collect();
    let mut linked: Vec<Vec<bool>> = wins.iter().map(row).collect();
    for via in 0..wins.len() {
        let onward = linked[via].clone();
        for from in linked.iter_mut().filter(|from| from[via]) {
            from.iter_mut().zip(&onward).for_each(|(to, onward)| *to |= onward);
        }
    }
    linked.iter().flatten().all(|linked| *linked)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rates(&(won, games): &(usize, usize)) -> Rates {
        Rates { games, independent: games, won, ..Rates::default() }
    }

    fn standings(cells: &[&[(usize, usize)]]) -> Standings {
        Standings { cells: cells.iter().map(|row| row.iter().map(rates).collect()).collect() }
    }

    #[test]
    fn an_interval_is_wilsons() {
        // Worked out from the formula for 8 of 10, and the known ends of 0 of 10.
        let interval = |won, games| rates(&(won, games)).interval();
        let (low, high) = interval(8, 10);
        assert!((low - 0.4902).abs() < 1e-4 && (high - 0.9433).abs() < 1e-4, "{low} {high}");
        let (low, high) = interval(0, 10);
        assert!(low == 0.0 && (high - 0.2775).abs() < 1e-4, "{high}");
        assert_eq!((interval(0, 0), rates(&(0, 0)).share()), ((0.0, 1.0), 0.0));
        let outside = |games| interval(0, games).0 + 1.0 - interval(games, games).1;
        assert_eq!((1..60).map(outside).sum::<f64>(), 0.0);
    }

    #[test]
    fn ratings_give_back_the_odds_they_were_made_of() {
        // Strengths 1 and 3 against setters 1 and 2: shares of 1/2, 1/3, 3/4, 3/5.
        let [guessers, setters] =
            standings(&[&[(300, 600), (200, 600)], &[(450, 600), (360, 600)]]).ratings().unwrap();
        let gap = guessers[1] - guessers[0];
        assert!((gap - 400.0 * 3.0_f64.log10()).abs() < 1e-3, "{gap}");
        assert!((setters[0] - guessers[0]).abs() < 1e-3);
        let sum: f64 = guessers.iter().chain(&setters).sum();
        assert!(sum.abs() < 1e-6);
    }

    #[test]
    fn there_are_no_ratings_where_they_would_mean_nothing() {
        assert_eq!(standings(&[&[(5, 10)]]).ratings(), None, "two players");
        assert_eq!(standings(&[&[(0, 10), (5, 10)], &[(0, 10), (3, 10)]]).ratings(), None);
        assert_eq!(standings(&[&[(10, 10)], &[(5, 10)]]).ratings(), None);
    }
}
