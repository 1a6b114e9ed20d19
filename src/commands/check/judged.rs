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
pub(super) struct Judged {
    /// The first mistake, if any.
    pub failure: Option<Failure>,
    /// The fault that lost the game, if any.
    pub fault: Option<Fault>,
    /// For a setter: answers that kept a family of the right size, of those with a choice of sizes. For a
    /// guesser: letters that are in some word that fits.
    pub main: Share,
    /// For a setter: answers that kept the right family, of those with a choice. For a guesser: letters that
    /// the rule would have named.
    pub fine: Share,
}

/// A part of the score.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Part {
    pub name: &'static str,
    /// From 0 to `most`, rounded to hundredths.
    pub points: f64,
    pub most: f64,
}

/// The results of many games. A game lost by a fault counts as wrong in every part, and a wrong size counts
/// as a broken rule, too, so getting less right never earns more points.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Marks {
    /// Games played by the rules.
    legal: Share,
    /// Games in which every answer was as good as the right one.
    main: Share,
    /// Games in which every answer was right.
    fine: Share,
    /// The number of games before the first mistake.
    until_wrong: usize,
    wrong: usize,
}

/// The power of the share of right sizes by which what rests on them is multiplied: a program that sometimes keeps a wrong
/// size gets fewer points than one that only breaks ties in another way.
const STRICT: i32 = 12;

/// The points for a program without a mistake.
pub(super) const POINTS: f64 = 10.0;

impl Marks {
    pub fn add(&mut self, judged: &Judged) {
        let is_legal = judged.fault.is_none();
        self.legal.count(is_legal);
        self.main.add(judged.main, is_legal);
        self.fine.add(judged.fine, is_legal);
        self.wrong += usize::from(judged.failure.is_some());
        if self.wrong == 0 {
            self.until_wrong += 1;
        }
    }

    /// Returns the number of games played.
    pub const fn games(&self) -> usize {
        self.legal.of
    }

    /// Returns the number of games with a mistake.
    pub const fn wrong(&self) -> usize {
        self.wrong
    }

    /// Returns the points for each part of `asked` games; games that were not played count as lost. Parts
    /// that can't be judged, such as ties if any of the largest families is accepted, are left out, and the
    /// others are scaled up.
    pub fn parts(&self, asked: usize, weights: Weights, is_setter: bool) -> Vec<Part> {
        let lost = asked.saturating_sub(self.games());
        let share = |share: Share| {
            let of = share.of + lost;
            (of > 0).then(|| share.right as f64 / of as f64)
        };
        let names = if is_setter { told::SETTER_PARTS } else { told::GUESSER_PARTS };
        let fine = Some(self.fine).filter(|fine| fine.of > self.legal.of - self.legal.right);
        // Ties among families of a wrong size prove little.
        let sizes = share(self.main).unwrap_or(1.0).powi(STRICT);
        let shares = [
            share(self.legal),
            share(self.main),
            fine.and_then(share).map(|share| share * sizes),
            Some(sizes * self.until_wrong as f64 / asked.max(1) as f64),
        ];
        let parts = names.into_iter().zip(shares).zip(weights.0);
        let parts: Vec<_> = parts
            .filter_map(|((name, share), weight)| Some((name, share?, weight)))
            .filter(|(.., weight)| *weight > 0.0)
            .collect();
        let sum: f64 = parts.iter().map(|(.., weight)| weight).sum();
        // Only a program without a mistake gets full points.
        let part = |(name, share, weight): (_, f64, f64)| {
            let most = hundredths(POINTS * weight / sum);
            let points = (most * share * 100.0 + 1e-9).floor() / 100.0;
            Part { name, points, most }
        };
        parts.into_iter().map(part).collect()
    }
}

/// Rounds to two decimals.
pub(super) fn hundredths(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
