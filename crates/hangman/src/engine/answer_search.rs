//! Owns [`AnswerSearch`], with which an opponent searches for its answer, from quick bounds to proven values.

use std::cmp::Reverse;

use super::answer::Choice;
use hangman_solver::{Limit, Solver, Verdict};
use hangman_words::{Candidates, Family, Letter};

/// The search for the reply to one question. Its solver always starts from the same state, so that the same
/// question is always searched in the same way.
pub struct AnswerSearch<'a> {
    pub solver: Solver,
    searches: bool,
    pub limit: Limit<'a>,
    /// A second thread makes the reply come sooner, but never changes it.
    pub threads: usize,
}

/// Chooses among the families of a letter, of which there is at least one, largest first. The number is how
/// many misses lose the round from here.
pub type Strategy = fn(&mut AnswerSearch<'_>, Vec<Branch>, usize) -> Choice;

/// A family, with bounds on its value.
pub struct Branch {
    pub family: Family,
    pub words: Candidates,
    /// 1 if the answer is a miss, otherwise 0.
    pub miss: usize,
    /// Bounds on the misses that the best guesser suffers in this answer and after it.
    pub lower: usize,
    pub upper: usize,
}

impl<'a> AnswerSearch<'a> {
    /// Creates a search within `limit`; if `searches` is false, it uses quick bounds alone.
    pub const fn new(solver: Solver, searches: bool, limit: Limit<'a>, threads: usize) -> Self {
        Self { solver, searches, limit, threads }
    }

    /// Returns whether it may search, rather than use quick bounds alone.
    pub const fn searches(&self) -> bool {
        self.searches
    }

    pub fn searched(&self) -> u64 {
        self.solver.nodes()
    }

    /// Narrows the bounds of each family without a search.
    pub fn glance(&self, branches: &mut [Branch]) {
        let words: Vec<_> = branches.iter().map(|branch| branch.words.numbers()).collect();
        let bounds = self.solver.glances(&words, self.threads);
        for (branch, bounds) in branches.iter_mut().zip(bounds) {
            let claimed = self.solver.claimed(branch.words.numbers());
            branch.lower = branch.miss + bounds.lower.max(claimed);
            branch.upper = branch.miss + bounds.upper;
        }
    }

    /// Returns the most misses that an answer costs, and raises the lower bound of every answer that costs as
    /// many to that number. Returns `None` if the node limit is reached.
    ///
    /// The exact cost of cheaper answers is not computed: it might take long and is not needed.
    pub fn most(&mut self, branches: &mut [Branch]) -> Option<usize> {
        let mut most = branches.iter().map(|branch| branch.lower).max()?;
        let mut order: Vec<&mut Branch> = branches.iter_mut().collect();
        // The potentially most expensive answer goes first: its cost is often found at once, and rules most
        // others out.
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

    /// Returns whether an answer costs more than this number of misses, which is within its bounds; narrows
    /// them.
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

/// Returns the families of a letter, at least one, largest first, with trivial bounds.
pub fn branches(candidates: &Candidates, letter: Letter) -> Vec<Branch> {
    let branch = |(family, words): (Family, Candidates)| {
        let miss = usize::from(family.places.is_empty());
        let upper = miss + words.len() - 1;
        Branch { family, words, miss, lower: miss, upper }
    };
    candidates.split(letter).into_iter().map(branch).collect()
}
