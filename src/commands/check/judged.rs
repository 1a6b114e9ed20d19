//! Owns [`Judged`], what came of a game with a program that is checked, and [`Marks`], what came of many, in points.

use super::Failure;
use crate::cli::Weights;
use crate::referee::Fault;
use crate::text::commands::check as told;

/// How many of something were right.
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

    /// Counts a game: it is right if all of it was.
    fn add(&mut self, game: Self, is_legal: bool) {
        if game.of > 0 || !is_legal {
            self.count(is_legal && game.right == game.of);
        }
    }
}

/// What came of a game.
#[derive(Clone, Debug, Default)]
pub(super) struct Judged {
    /// The first mistake, if there was one.
    pub failure: Option<Failure>,
    /// What lost the game by the rules, if anything did.
    pub fault: Option<Fault>,
    /// Of a setter: answers that kept a family of the right size, where there was a choice of sizes. Of a guesser:
    /// letters that some word has that fits.
    pub main: Share,
    /// Of a setter: answers that kept the right family, where there was a choice. Of a guesser: letters that the
    /// rule would name.
    pub fine: Share,
}

/// A part of the points.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Part {
    pub name: &'static str,
    /// From 0 to `most`, in hundredths.
    pub points: f64,
    pub most: f64,
}

/// What came of many games. A game that was lost by a fault is wrong in every part, and one with a wrong size has not
/// followed the rule either: so less right is never more points.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Marks {
    /// Games that were played by the rules.
    legal: Share,
    /// Those whose answers were as good as the right ones.
    main: Share,
    /// Those whose answers were right.
    fine: Share,
    /// Games before the first with a mistake.
    until_wrong: usize,
    wrong: usize,
}

/// Points for a program without a mistake.
pub(super) const POINTS: f64 = 10.0;

impl Marks {
    /// Counts one more game.
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

    /// How many games were played.
    pub const fn games(&self) -> usize {
        self.legal.of
    }

    /// How many had a mistake.
    pub const fn wrong(&self) -> usize {
        self.wrong
    }

    /// The points for the parts of `asked` games; those that were not played count as lost. Parts of which there
    /// was nothing, as ties where any of the largest families is right, are left out, and the others are worth as
    /// much more.
    pub fn parts(&self, asked: usize, weights: Weights, is_setter: bool) -> Vec<Part> {
        let lost = asked.saturating_sub(self.games());
        let share = |share: Share| {
            let of = share.of + lost;
            (of > 0).then(|| share.right as f64 / of as f64)
        };
        let names = if is_setter { told::SETTER_PARTS } else { told::GUESSER_PARTS };
        let fine = Some(self.fine).filter(|fine| fine.of > self.legal.of - self.legal.right);
        let shares = [
            share(self.legal),
            share(self.main),
            fine.and_then(share),
            Some(self.until_wrong as f64 / asked.max(1) as f64),
        ];
        let parts = names.into_iter().zip(shares).zip(weights.0);
        let parts: Vec<_> = parts
            .filter_map(|((name, share), weight)| Some((name, share?, weight)))
            .filter(|(.., weight)| *weight > 0.0)
            .collect();
        let sum: f64 = parts.iter().map(|(.., weight)| weight).sum();
        // Nothing but a program without a mistake gets all points.
        let part = |(name, share, weight): (_, f64, f64)| {
            let most = hundredths(POINTS * weight / sum);
            let points = (most * share * 100.0 + 1e-9).floor() / 100.0;
            Part { name, points, most }
        };
        parts.into_iter().map(part).collect()
    }
}

/// A number without more than two digits after the point.
pub(super) fn hundredths(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
