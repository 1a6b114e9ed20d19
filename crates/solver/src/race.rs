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
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Race {
    /// The first family found in which the player has lost, if any.
    pub lost: Option<usize>,
    /// The verdict on each family. Some are unknown if a lost family ended the race or the limit was reached.
    pub verdicts: Vec<Verdict>,
}

impl Race {
    /// Returns whether it is decided that the player has lost, or has not.
    pub fn settled(&self) -> bool {
        self.lost.is_some() || self.verdicts.iter().all(|&verdict| verdict == Verdict::Survives)
    }
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
        let mut verdicts = vec![Verdict::Unknown; questions.len()];
        let start = self.nodes();
        let mut budget = FIRST_ROUND;
        let mut running = in_order(questions);
        while !running.is_empty() {
            for &number in &running {
                if (limit.halt)() {
                    return Race { lost: None, verdicts };
                }
                let question = &questions[number];
                let spent = self.nodes() - start;
                let left = limit.nodes.saturating_sub(spent);
                let verdict = match question.misses {
                    None => Verdict::Lost,
                    Some(misses) => self.can_survive(
                        &question.words,
                        misses,
                        Limit { nodes: budget.min(left), halt: limit.halt },
                    ),
                };
                verdicts[number] = verdict;
                if verdict == Verdict::Lost {
                    return Race { lost: Some(number), verdicts };
                }
            }
            if self.nodes() - start >= limit.nodes || (limit.halt)() {
                break;
            }
            running.retain(|&number| verdicts[number] == Verdict::Unknown);
            budget = budget.saturating_mul(4);
        }
        Race { lost: None, verdicts }
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
