//! Owns [`Race`]: finds which of several families wins for the setter, with growing budgets, so that a hard
//! family never delays an easy win.

use super::{Limit, Solver, Verdict};

/// A family in a race, and the misses with which the best guesser must get by.
#[derive(Debug, Clone)]
pub struct Entrant {
    /// Distinct words of the list, in ascending order.
    pub words: Vec<u32>,
    /// The misses that the player can still suffer without losing; `None` if they have already lost, whatever
    /// the words are.
    pub misses: Option<usize>,
}

/// The result of a race.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Race {
    /// The player has lost in this family, the first that was found.
    Lost(usize),
    /// The player has lost in no family.
    Survives,
    /// The limit was reached.
    Unknown,
}

/// The nodes for each family in the first round; each later round has four times as many.
const FIRST_ROUND: u64 = 16;

impl Solver {
    /// Returns the first family, in the order of a race, in which the player has provably lost without any
    /// search.
    ///
    /// A cluster that shows this keeps showing it after every guess: if the letter fills the gap, the words
    /// without it are a cluster with one word less, for one miss; any other letter leaves it whole in one
    /// family. So a setter that follows this wins, however little it searches.
    pub fn lost_at_sight(&self, questions: &[Entrant]) -> Option<usize> {
        let most = self.most_of_any();
        let mut largest = None;
        let mut lost_at_sight = |question: &Entrant| {
            let Some(misses) = question.misses else { return true };
            // Each miss takes a word and a letter, and no subset is worth more than the whole.
            if question.words.len() <= misses.saturating_add(1) || misses >= most {
                return false;
            }
            // The clusters are not computed if a known claim is enough.
            self.claimed(&question.words) > misses
                || largest.get_or_insert_with(|| self.lexicon().clusters().largest())(
                    &question.words,
                ) > misses + 1
        };
        in_order(questions).into_iter().find(|&number| lost_at_sight(&questions[number]))
    }

    /// Searches for a family in which the player has lost, after [`Solver::lost_at_sight`] has found none.
    /// The limit's nodes are for all families together. Which of several lost families is found depends on
    /// what the solver has learned before; a fresh one always finds the same.
    pub fn race(&mut self, questions: &[Entrant], limit: Limit<'_>) -> Race {
        let start = self.nodes();
        let mut budget = FIRST_ROUND;
        let mut running = in_order(questions);
        while !running.is_empty() {
            let mut unknown = Vec::new();
            for number in running {
                if (limit.halt)() {
                    return Race::Unknown;
                }
                let Entrant { words, misses } = &questions[number];
                let Some(misses) = *misses else { return Race::Lost(number) };
                let left = limit.nodes.saturating_sub(self.nodes() - start);
                let limit = Limit { nodes: budget.min(left), halt: limit.halt };
                match self.can_survive(words, misses, limit) {
                    Verdict::Survives => {}
                    Verdict::Lost => return Race::Lost(number),
                    Verdict::Unknown => unknown.push(number),
                }
            }
            let is_over = self.nodes() - start >= limit.nodes || (limit.halt)();
            if is_over && !unknown.is_empty() {
                return Race::Unknown;
            }
            running = unknown;
            budget = budget.saturating_mul(4);
        }
        Race::Survives
    }
}

/// Returns the indices of the questions, the likeliest losses first: fewer misses left, then more words.
fn in_order(questions: &[Entrant]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..questions.len()).collect();
    order.sort_by_key(|&number| {
        (questions[number].misses, std::cmp::Reverse(questions[number].words.len()))
    });
    order
}
