//! Owns [`Judged`], the result of a game with a program under test, and [`Marks`], the result of many, in
//! points.

use super::Failure;
use crate::cli::Weights;
use crate::referee::Fault;
use crate::text::commands::check as told;

/// A number of right ones out of a total.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Share {
    pub right: usize,
    pub of: usize,
}

impl Share {
    /// Counts one more.
    pub fn count(&mut self, right: bool) {
        self.right += usize::from(right);
        self.of += 1;
    }

    /// Counts a game, which is right if all of it was.
    fn add(&mut self, game: Self, is_legal: bool) {
        if game.of > 0 || !is_legal {
            self.count(is_legal && game.right == game.of);
        }
    }
}

/// The result of a game.
#[derive(Clone, Debug, Default)]
pub struct Judged {
    /// The first mistake of each kind.
    pub failures: Vec<Failure>,
    /// The fault that lost the game, if any.
    pub fault: Option<Fault>,
    /// Whether a class broke the contract of its handout.
    pub breaks_contract: bool,
    /// For a setter: answers that kept a family of the right size, of those with a choice of sizes. For a
    /// guesser: letters that are in some word that fits.
    pub main: Share,
    /// For a setter: answers that kept the right family, of those with a choice. For a guesser: letters that
    /// the rule would have named.
    pub fine: Share,
}

impl Judged {
    /// Adds a mistake unless the game has one of its kind already.
    pub fn fail(&mut self, failure: Failure) {
        if self.failures.iter().all(|other| other.kind != failure.kind) {
            self.failures.push(failure);
        }
    }
}

/// A part of the score.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Part {
    pub name: &'static str,
    /// From 0 to `most`, rounded to hundredths.
    pub points: f64,
    pub most: f64,
    /// The games that were right, of those that count for this part.
    pub games: Share,
}

/// The results of many games. A game lost by a fault counts as wrong in every part, so nobody gains by giving up.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks {
    /// Games played by the rules.
    by_the_rules: Share,
    /// Games that no fault lost.
    legal: Share,
    /// Games in which every answer was as good as the right one.
    main: Share,
    /// Games in which every answer was right.
    fine: Share,
    /// The game with a large dictionary, played by the rules.
    large: Share,
    wrong: usize,
}

/// The points for a program without a mistake.
pub const POINTS: f64 = 10.0;

impl Marks {
    pub fn add(&mut self, judged: &Judged) {
        let is_legal = judged.fault.is_none();
        self.by_the_rules.count(is_legal && !judged.breaks_contract);
        self.legal.count(is_legal);
        self.main.add(judged.main, is_legal);
        self.fine.add(judged.fine, is_legal);
        self.wrong += usize::from(!judged.failures.is_empty());
    }

    /// Adds the game with the large dictionary.
    pub fn add_large(&mut self, judged: &Judged) {
        self.large.count(judged.fault.is_none() && !judged.breaks_contract);
        self.wrong += usize::from(!judged.failures.is_empty());
    }

    /// Returns the number of games played, without the one with the large dictionary.
    pub const fn games(&self) -> usize {
        self.legal.of
    }

    /// Returns the number of games played.
    pub const fn all_games(&self) -> usize {
        self.legal.of + self.large.of
    }

    /// Returns the number of games with a mistake.
    pub const fn wrong(&self) -> usize {
        self.wrong
    }

    /// Returns the points for each part of `asked` games and, if `with_large`, the large dictionary; games that were
    /// not played count as lost. Parts that can't be judged, such as ties if any of the largest families is accepted,
    /// are left out, and the others are scaled up.
    pub fn parts(
        &self,
        (asked, with_large): (usize, bool),
        weights: Weights,
        is_setter: bool,
    ) -> Vec<Part> {
        let lost = asked.saturating_sub(self.games());
        let names = if is_setter { told::SETTER_PARTS } else { told::GUESSER_PARTS };
        let with_lost = |share: Share| Share { of: share.of + lost, ..share };
        let judges_ties = self.fine.of > self.legal.of - self.legal.right;
        let shares = [
            with_lost(self.by_the_rules),
            with_lost(self.main),
            if judges_ties { with_lost(self.fine) } else { Share::default() },
            Share { of: usize::from(with_large), ..self.large },
        ];
        let parts = names.into_iter().zip(shares).zip(weights.0);
        let parts: Vec<_> =
            parts.filter(|((_, games), weight)| games.of > 0 && *weight > 0.0).collect();
        let sum: f64 = parts.iter().map(|(_, weight)| weight).sum();
        // Only a program without a mistake gets full points.
        let part = |((name, games), weight): ((_, Share), f64)| {
            let most = hundredths(POINTS * weight / sum);
            let share = games.right as f64 / games.of as f64;
            let points = (most * share * 100.0 + 1e-9).floor() / 100.0;
            Part { name, points, most, games }
        };
        parts.into_iter().map(part).collect()
    }
}

/// Rounds to two decimals.
pub fn hundredths(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
