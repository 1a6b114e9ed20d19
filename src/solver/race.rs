//! Which of several families wins for the setter? A race with growing
//! budgets, so that a hard family never holds up an easy winning one.

use super::{Limit, Solver, Verdict};

/// A family in a race: does the best guesser get by with its misses?
#[derive(Debug, Clone)]
pub struct Entrant {
    /// Different words of the list, in rising order.
    pub words: Vec<u32>,
    /// Misses that the player can still suffer without losing; `None` where
    /// they have lost already, whatever the words are.
    pub misses: Option<usize>,
}

/// How a race went.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Race {
    /// The first family found in which the player is lost, if any.
    pub lost: Option<usize>,
    /// What is known of each; complete unless a lost one ended the race or
    /// the limit came.
    pub verdicts: Vec<Verdict>,
}

impl Race {
    /// Whether it is settled that the player is lost, or that they are not.
    pub(crate) fn settled(&self) -> bool {
        self.lost.is_some() || self.verdicts.iter().all(|&verdict| verdict == Verdict::Survives)
    }
}

/// Nodes for each family in the first round; four times as many in each that
/// follows.
const FIRST_ROUND: u64 = 16;

impl Solver {
    /// The first family, in the order of a race, in which the player is seen to be lost without a search.
    ///
    /// A cluster that shows it goes on to show it whatever is guessed next: if the letter fills the gap, the
    /// words without it are a cluster of one word less, for one miss; any other letter leaves it whole in
    /// one family. So who keeps to this wins, however little is searched.
    pub(crate) fn lost_at_sight(&self, questions: &[Entrant]) -> Option<usize> {
        let most = self.most_of_any();
        let mut largest = None;
        let mut lost_at_sight = |question: &Entrant| {
            let Some(misses) = question.misses else { return true };
            // A word and a letter go with each miss, and no part is worth more than the whole.
            if question.words.len() <= misses.saturating_add(1) || misses >= most {
                return false;
            }
            // The clusters are not made where a claim is enough.
            self.claimed(&question.words) > misses
                || largest.get_or_insert_with(|| self.lexicon().clusters().largest())(
                    &question.words,
                ) > misses + 1
        };
        in_order(questions).into_iter().find(|&number| lost_at_sight(&questions[number]))
    }

    /// Searches for a family in which the player is lost; [`Solver::lost_at_sight`] has looked already. The
    /// limit's nodes are for all families together. Which of several is found depends on what the
    /// solver learned before; one that knows nothing yet always finds the same.
    pub(crate) fn race(&mut self, questions: &[Entrant], limit: Limit<'_>) -> Race {
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

/// The numbers of the questions, those first that are more likely lost: more words, fewer misses left.
fn in_order(questions: &[Entrant]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..questions.len()).collect();
    order.sort_by_key(|&number| {
        (questions[number].misses, std::cmp::Reverse(questions[number].words.len()))
    });
    order
}
