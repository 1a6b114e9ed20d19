//! Owns [`Searcher`], which finds the replies of opponents that look ahead. It reads no clock, and each reply
//! is a function of the question alone.

use std::cmp::Reverse;
use std::sync::Arc;

use super::answer::{Question, Reply};
use super::merciless::{AnswerSearch, branches};
use super::proofs;
use crate::kept::lexicon;
use crate::position::Position;
use hangman_solver::{Halt, Limit, Solver, SolverSettings};
use hangman_words::{Candidates, Letter, WordsOfLength};

/// The maximum number of nodes for the value of a list without a proof. If they are enough, every search
/// about the list runs to completion.
const NODES: u64 = 60_000;

/// Otherwise only positions of at most this many words are searched.
const FEW: u64 = 200;

/// The nodes per letter in the first pass of looking ahead, so that the few hard letters come last.
const NODES_FOR_A_LOOK: u64 = 2_000;

/// The number of threads that work on one reply.
const THREADS: usize = 2;

/// The solver's settings for one question. A search with a node limit runs on one thread, so that it counts
/// the same on every machine.
const SETTINGS: SolverSettings = SolverSettings { memory: 192 << 20, threads: 1 };

/// Searches for replies about the words of one length.
///
/// Each search starts from the same knowledge of the words: the proof of their value for an embedded list, or
/// what was learned from finding that value if a fixed number of nodes suffices. So a reply doesn't depend
/// on the machine or on earlier questions. The only things cached are whole replies, found while looking
/// ahead.
pub struct Searcher {
    /// The solver's state before any question; each search starts from a copy.
    start: Solver,
    /// The most words of a position that is searched, once this has been decided.
    reach: Option<usize>,
    /// The maximum number of nodes for the value of all words.
    nodes: u64,
    threads: usize,
    ahead: Option<Ahead>,
    searched: u64,
}

/// Replies found by looking ahead, all for one position.
struct Ahead {
    candidates: Candidates,
    misses_left: u32,
    replies: Vec<Reply>,
}

impl Searcher {
    /// Creates a searcher for the words of one length.
    pub fn new(listed: &Arc<WordsOfLength>) -> Self {
        Self::with_nodes(listed, NODES)
    }

    /// Creates a searcher that searches at most `nodes` nodes for the value of a list without a proof. If
    /// they are not enough, it only searches positions of up to 200 words.
    pub fn with_nodes(listed: &Arc<WordsOfLength>, nodes: u64) -> Self {
        let mut start = Solver::new(lexicon(listed), SETTINGS);
        let reach = proofs::assume_proofs(&mut start).then_some(usize::MAX);
        Self { start, reach, nodes, threads: THREADS, ahead: None, searched: 0 }
    }

    /// Sets the number of threads for one reply. They affect how soon it comes, never what it is.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Returns the number of nodes searched for the last reply.
    pub const fn searched(&self) -> u64 {
        self.searched
    }

    /// Returns the misses that the best setter who holds these words can force. `None` if that takes too many nodes,
    /// or if `halt` ended the search. Panics if the words are of another list.
    pub fn value(&mut self, words: &Candidates, halt: Halt<'_>) -> Option<usize> {
        if self.settle(halt)? < usize::MAX {
            return None;
        }
        let limit = Limit { nodes: u64::MAX, halt };
        let mut solver = self.start.clone();
        match words.len() == self.start.lexicon().words() {
            true => solver.value_of_all(limit).value(),
            false => solver.value(words.numbers(), limit).value(),
        }
    }

    /// Decides which positions are searched; `None` if `halt` ended the search.
    fn settle(&mut self, halt: Halt<'_>) -> Option<usize> {
        if self.reach.is_none() {
            let mut start = self.start.clone();
            let bounds = start.value_of_all(Limit { nodes: self.nodes, halt });
            if bounds.value().is_some() {
                self.start = start;
                self.reach = Some(usize::MAX);
            } else if !halt() {
                self.reach = Some(self.nodes.min(FEW) as usize);
            }
        }
        self.reach
    }

    /// Returns the reply to a question; `None` if `halt` ended the search, or if no word fits the position.
    pub fn reply(&mut self, question: &Question, halt: Halt<'_>) -> Option<Reply> {
        self.ahead.take_if(|ahead| !ahead.is_for(&question.position));
        if let Some(known) = self.ahead.as_ref().and_then(|ahead| ahead.reply(question.letter)) {
            return Some(known.clone());
        }
        let reach = self.settle(halt)?;
        let limit = Limit { nodes: u64::MAX, halt };
        let (reply, searched) = self.search(&question.position, question.letter, reach, limit)?;
        self.searched = searched;
        Some(reply)
    }

    /// Searches for the replies to the letters that may come next, starting with those in the most words.
    /// They are kept until the next call for another position.
    pub fn look_ahead(&mut self, position: &Position, halt: Halt<'_>) {
        let Some(candidates) = position.candidates() else { return };
        let Some(reach) = self.settle(halt) else { return };
        let counts = candidates.letter_counts();
        let mut letters: Vec<Letter> = position.open().collect();
        letters.sort_by_key(|letter| Reverse(counts[letter.index()]));
        let known = self.ahead.take_if(|ahead| ahead.is_for(position));
        let mut ahead = known.unwrap_or_else(|| Ahead {
            candidates: candidates.clone(),
            misses_left: position.misses_left(),
            replies: Vec::new(),
        });
        for nodes in [NODES_FOR_A_LOOK, u64::MAX] {
            for &letter in &letters {
                if ahead.reply(letter).is_some() {
                    continue;
                }
                let found = self.search(position, letter, reach, Limit { nodes, halt });
                // A search that finished below its limit would have the same result with a higher one.
                let ended = |(reply, searched): &(Reply, u64)| {
                    nodes == u64::MAX || reply.proven && *searched < nodes
                };
                ahead.replies.extend(found.filter(ended).map(|(reply, _)| reply));
            }
        }
        self.ahead = Some(ahead);
    }

    /// Searches for the reply to a letter, and returns it with the number of nodes searched.
    fn search(
        &self,
        position: &Position,
        letter: Letter,
        reach: usize,
        limit: Limit<'_>,
    ) -> Option<(Reply, u64)> {
        if (limit.halt)() {
            return None;
        }
        let candidates = position.candidates()?;
        let (solver, searches) = (self.start.clone(), candidates.len() <= reach);
        let limit = Limit { nodes: limit.nodes.saturating_add(solver.nodes()), ..limit };
        let mut search = AnswerSearch { solver, searches, limit, threads: self.threads };
        let branches = branches(candidates, letter);
        let families = branches.iter().map(|branch| branch.family).collect();
        let choice = search.answer(branches, position.misses_left().max(1) as usize);
        let reply = Reply::of(letter, families, choice).filter(|_| !(limit.halt)())?;
        Some((reply, search.solver.nodes() - self.start.nodes()))
    }
}

impl Ahead {
    fn is_for(&self, position: &Position) -> bool {
        let candidates = position.candidates().map(Candidates::numbers);
        self.misses_left == position.misses_left() && candidates == Some(self.candidates.numbers())
    }

    fn reply(&self, letter: Letter) -> Option<&Reply> {
        self.replies.iter().find(|reply| reply.letter() == Some(letter))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{chaos, words};

    #[test]
    fn a_limit_that_is_just_enough_is_enough_whatever_the_value_took() {
        let words = words(&chaos(3, 400, 5, 12));
        let mut searcher = Searcher::new(words.listed());
        let reach = searcher.settle(&|| false).unwrap();
        let position = Position::among(words, Default::default(), 9);
        let mut compared = 0;
        for letter in position.open() {
            let search = |limit| searcher.search(&position, letter, reach, limit).unwrap();
            let (reply, searched) = search(Limit::NONE);
            if searched < searcher.start.nodes() {
                assert_eq!(search(Limit::nodes(searched + 1)), (reply, searched), "{letter:?}");
                compared += usize::from(searched > 0);
            }
        }
        assert!(compared > 3, "{compared} of {}", searcher.start.nodes());
    }
}
