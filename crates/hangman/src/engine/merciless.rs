//! Owns [`AnswerSearch`], with which the merciless opponent finds its answer: it wins wherever it can and otherwise sets
//! traps.

use std::cmp::Reverse;

use super::answer::{Choice, Reason};
use super::swindle;
use hangman_solver::{Entrant, Limit, Race, Solver, Verdict};
use hangman_words::{Candidates, Family, Letter};

/// The search for the reply to one question. Its solver always starts from the same state, so that the same
/// question is always searched in the same way.
pub struct AnswerSearch<'a> {
    pub solver: Solver,
    /// Whether it may search, rather than use quick bounds alone.
    pub searches: bool,
    /// Its nodes are those that the solver may have searched since it was created.
    pub limit: Limit<'a>,
    /// A second thread makes the reply come sooner, but never changes it.
    pub threads: usize,
}

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
    /// Chooses among the families of a letter, of which there is at least one, largest first. `left` misses lose the round
    /// from here.
    ///
    /// It chooses one in which the player has lost, if there is one. Otherwise, it chooses the family that
    /// costs a perfect player the most misses, and among those the one that costs other players the most. If the
    /// node limit is reached, it chooses the one that [costs most played out](Self::played_out).
    ///
    /// A win found without a search is never lost again, since one is found after every further letter
    /// ([`lost_at_sight`](hangman_solver::Solver::lost_at_sight)). A win found by a search is not lost either: the number
    /// of words only decreases, so all later positions are searched, too.
    pub fn answer(&mut self, mut branches: Vec<Branch>, left: usize) -> Choice {
        if let [alone] = &branches[..] {
            let places = alone.family.places;
            return Choice { places, reason: Reason::Unclaimed, proven: true };
        }
        let lost = |branch: &Branch| Choice {
            places: branch.family.places,
            reason: Reason::Lost,
            proven: true,
        };
        let questions = questions(&branches, left);
        if let Some(found) = self.solver.lost_at_sight(&questions) {
            return lost(&branches[found]);
        }
        if !self.searches {
            return self.played_out(&branches);
        }
        self.glance(&mut branches);
        // A family that frequency play survives needs no search.
        let (open, questions): (Vec<_>, Vec<_>) = questions
            .into_iter()
            .enumerate()
            .filter(|(number, _)| branches[*number].upper >= left)
            .unzip();
        match self.solver.race(&questions, self.rest()) {
            Race::Lost(found) => return lost(&branches[open[found]]),
            Race::Unknown => return self.played_out(&branches),
            Race::Survives => {}
        }
        for number in open {
            branches[number].upper = left - 1;
        }
        let Some(most) = self.most(&mut branches) else {
            return self.played_out(&branches);
        };
        branches.retain(|branch| branch.lower == most);
        let families = branches.iter();
        let families: Vec<_> =
            families.map(|branch| (branch.words.numbers(), left - branch.miss)).collect();
        let hardest = swindle::hardest(self.solver.lexicon(), &families, self.threads);
        let places = branches[hardest].family.places;
        Choice { places, reason: Reason::Most(most), proven: true }
    }

    /// Chooses the family in which a frequency player suffers most if the largest family is kept from then on;
    /// the largest of all if no other costs more. It never chooses one that is known to cost less than the
    /// largest.
    ///
    /// So that player suffers at least as much as from a setter that always keeps the largest family: after each
    /// letter, the family kept by the last playout is among the new ones, and another is kept only if it costs
    /// more (policy improvement by rollout: Bertsekas, Tsitsiklis and Wu, "Rollout algorithms for
    /// combinatorial optimization", Journal of Heuristics 3, 1997).
    fn played_out(&self, branches: &[Branch]) -> Choice {
        let least = branches[0].lower;
        let open = branches.iter().enumerate().filter(|(_, branch)| branch.upper >= least);
        let (open, families): (Vec<_>, Vec<_>) = open
            .map(|(number, branch)| (number, (branch.words.numbers(), branch.miss, branch.upper)))
            .unzip();
        let (dearest, misses) = swindle::dearest(self.solver.lexicon(), families);
        let kept = open.get(dearest).copied().unwrap_or(0);
        let reason = if kept == 0 { Reason::Unclaimed } else { Reason::Most(misses) };
        Choice { places: branches[kept].family.places, reason, proven: false }
    }

    /// Narrows the bounds of each family without a search.
    fn glance(&self, branches: &mut [Branch]) {
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
    fn most(&mut self, branches: &mut [Branch]) -> Option<usize> {
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
        let (after, rest) = (misses - branch.miss, self.rest());
        match self.solver.can_survive(branch.words.numbers(), after, rest) {
            Verdict::Survives => branch.upper = misses,
            Verdict::Lost => branch.lower = misses + 1,
            Verdict::Unknown => return None,
        }
        Some(branch.lower > misses)
    }

    /// Returns what is left of the limit.
    fn rest(&self) -> Limit<'a> {
        Limit { nodes: self.limit.nodes.saturating_sub(self.solver.nodes()), ..self.limit }
    }
}

/// Asks for each family whether the player has lost in it.
fn questions(branches: &[Branch], left: usize) -> Vec<Entrant> {
    let question = |branch: &Branch| Entrant {
        words: branch.words.numbers().to_vec(),
        // This answer's miss may be the last one.
        misses: left.checked_sub(1 + branch.miss),
    };
    branches.iter().map(question).collect()
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
