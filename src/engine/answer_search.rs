//! Owns [`AnswerSearch`]: what an opponent searches an answer with, from what is known at a glance to what is
//! proven.

use std::cmp::Reverse;

use super::answer::Choice;
use crate::solver::{Limit, Solver, Verdict};
use crate::words::{Candidates, Family, Letter};

/// Thinks about one question. Its solver knows at first what it knows at the first question, so that the same
/// question is always thought about in the same way.
pub(super) struct AnswerSearch<'a> {
    pub(super) solver: Solver,
    searches: bool,
    pub(super) limit: Limit<'a>,
    /// Two make an answer come sooner than one, and are no reason for another.
    pub(super) threads: usize,
}

/// How an opponent finds its answer among the families of a letter, of which there is one at least, the largest
/// first. The number is that of the misses which lose the round from here.
pub(super) type Strategy = fn(&mut AnswerSearch<'_>, Vec<Branch>, usize) -> Choice;

/// A family, as the thinking sees it.
pub(super) struct Branch {
    pub(super) family: Family,
    pub(super) words: Candidates,
    /// 1 if the answer is a miss, 0 if it is a hit.
    pub(super) miss: usize,
    /// What the best guesser still suffers in this answer and after it, at the least and at the most,
    /// as far as is known.
    pub(super) lower: usize,
    pub(super) upper: usize,
}

impl<'a> AnswerSearch<'a> {
    /// A thought that may search as many nodes as the limit says, if it searches at all.
    pub(super) const fn new(
        solver: Solver,
        searches: bool,
        limit: Limit<'a>,
        threads: usize,
    ) -> Self {
        Self { solver, searches, limit, threads }
    }

    /// Whether it searches, or goes by what is seen at once.
    pub(super) const fn searches(&self) -> bool {
        self.searches
    }

    /// The nodes that were searched.
    pub(super) fn searched(&self) -> u64 {
        self.solver.nodes()
    }

    /// What is known of each family without a search.
    pub(super) fn glance(&self, branches: &mut [Branch]) {
        let words: Vec<_> = branches.iter().map(|branch| branch.words.numbers()).collect();
        let bounds = self.solver.glances(&words, self.threads);
        for (branch, bounds) in branches.iter_mut().zip(bounds) {
            let claimed = self.solver.claimed(branch.words.numbers());
            branch.lower = branch.miss + bounds.lower.max(claimed);
            branch.upper = branch.miss + bounds.upper;
        }
    }

    /// The most misses that an answer costs; those that cost as many have it for their lower bound.
    /// `None` where the nodes are not enough.
    ///
    /// What an answer costs that costs fewer is not found out: that might take long, for nothing.
    pub(super) fn most(&mut self, branches: &mut [Branch]) -> Option<usize> {
        let mut most = branches.iter().map(|branch| branch.lower).max()?;
        let mut order: Vec<&mut Branch> = branches.iter_mut().collect();
        // The one that may be the dearest first: what it costs is often found at once, and shows that
        // most others cannot be as dear.
        order.sort_by_key(|branch| Reverse(branch.upper));
        for branch in order {
            while branch.upper > most {
                if self.costs_more_than(branch, most)? {
                    most += 1;
                }
            }
            if branch.upper == most && branch.lower < most {
                self.costs_more_than(branch, most - 1)?;
            }
        }
        Some(most)
    }

    /// The fewest misses that an answer costs; those that cost as few have it for their upper bound.
    /// `None` where the nodes are not enough.
    pub(super) fn fewest(&mut self, branches: &mut [Branch]) -> Option<usize> {
        let mut fewest = branches.iter().map(|branch| branch.upper).min()?;
        for branch in branches {
            while branch.lower < fewest {
                if !self.costs_more_than(branch, fewest - 1)? {
                    fewest -= 1;
                }
            }
            if branch.lower == fewest && branch.upper > fewest {
                self.costs_more_than(branch, fewest)?;
            }
        }
        Some(fewest)
    }

    /// Whether an answer costs more than this number of misses, which lies within its bounds; narrows them.
    fn costs_more_than(&mut self, branch: &mut Branch, misses: usize) -> Option<bool> {
        let rest = self.limit.nodes.saturating_sub(self.solver.nodes());
        let limit = Limit { nodes: rest, halt: self.limit.halt };
        let after = misses - branch.miss;
        match self.solver.can_survive(branch.words.numbers(), after, limit) {
            Verdict::Survives => branch.upper = misses,
            Verdict::Lost => branch.lower = misses + 1,
            Verdict::Unknown => return None,
        }
        Some(branch.lower > misses)
    }
}

/// The families of a letter, the largest first, with what is true of any: never none.
pub(super) fn branches(candidates: &Candidates, letter: Letter) -> Vec<Branch> {
    let branch = |(family, words): (Family, Candidates)| {
        let miss = usize::from(family.places.is_empty());
        let upper = miss + words.len() - 1;
        Branch { family, words, miss, lower: miss, upper }
    };
    candidates.split(letter).into_iter().map(branch).collect()
}
