//! Owns [`Searcher`]: how an opponent that thinks finds its answer. Knows no clock, and nothing of the
//! letters before: the answer is a function of the question alone.

use std::sync::Arc;

use super::answer::{Choice, Position};
use super::answer_search::{AnswerSearch, branches};
use super::openings;
use super::opponent::{Opponent, Question};
use crate::solver::{Halt, Lexicon, LexiconError, Limit, Solver, SolverSettings};
use crate::words::{Letter, WordsOfLength};

/// Nodes that may be searched for the value of a list of the player's own. Where they are enough, the list is
/// played like an embedded one: every search goes to its end.
const NODES: u64 = 60_000;

/// Where they are not enough, only positions of at most this many words are searched.
const FEW: usize = 200;

/// Nodes for each letter that may be guessed next, at first: the few hard ones come after the others.
const NODES_FOR_A_LOOK: u64 = 2_000;

/// Threads for an answer.
const THREADS: usize = 2;

/// Bytes for what is found out about a question, and forgotten with it. What counts nodes is searched by one
/// thread, so that it counts the same everywhere.
const SETTINGS: SolverSettings = SolverSettings { memory: 192 << 20, threads: 1 };

/// Thinks about the words of one shelf.
///
/// Each question is searched by one thread, from what is known of the shelf before any question: the proof of its
/// value, where it is an embedded list's, or else what is learned from finding that value, if a counted number
/// of nodes is enough for it. So an answer depends neither on the machine nor on what was asked or
/// thought about before. What is kept are whole answers, found before anybody asked.
pub struct Searcher {
    listed: Arc<WordsOfLength>,
    /// What each search begins with: what is known of the shelf before any question.
    start: Solver,
    /// What is searched, once that is known.
    reach: Option<Reach>,
    /// What may be searched for the value of the shelf.
    nodes: u64,
    threads: usize,
    ahead: Option<Ahead>,
    searched: u64,
}

/// Which positions are searched.
#[derive(Clone, Copy)]
enum Reach {
    /// Every one.
    All,
    /// Those of at most this number of words.
    Words(usize),
}

/// Answers that were found ahead, all for one position.
struct Ahead {
    opponent: Opponent,
    position: Position,
    choices: Vec<(Letter, Choice)>,
}

impl Searcher {
    /// A mind for the words of a shelf.
    ///
    /// # Errors
    /// None for the shelves of a word list: their words are different and well formed.
    pub fn new(listed: &Arc<WordsOfLength>) -> Result<Self, LexiconError> {
        Self::with_nodes(listed, NODES)
    }

    /// A mind that may search this many nodes to find out what the words of a list of one's own are worth.
    /// Where they are not enough, it searches positions of no more words than that.
    ///
    /// # Errors
    /// [`LexiconError`], as from [`Searcher::new`], where the words cannot be searched.
    pub fn with_nodes(listed: &Arc<WordsOfLength>, nodes: u64) -> Result<Self, LexiconError> {
        let lexicon = Arc::new(Lexicon::new(listed.blocks(), listed.length())?);
        let mut start = Solver::new(lexicon, SETTINGS);
        let reach = openings::teach(&mut start).then_some(Reach::All);
        let listed = Arc::clone(listed);
        Ok(Self { listed, start, reach, nodes, threads: THREADS, ahead: None, searched: 0 })
    }

    /// The same mind with this many threads for an answer: more than one make it come sooner, and never
    /// make it another.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Whether this mind is about the words of that shelf.
    #[must_use]
    pub fn is_about(&self, listed: &Arc<WordsOfLength>) -> bool {
        Arc::ptr_eq(&self.listed, listed)
    }

    /// The nodes that were searched for the last answer.
    #[must_use]
    pub const fn searched(&self) -> u64 {
        self.searched
    }

    /// The guesses that a perfect player needs against the best setter who has all words of the shelf:
    /// one more than the misses that can be forced. `None` if that is too hard to find, or nobody waits.
    pub fn par(&mut self, halt: Halt<'_>) -> Option<usize> {
        match self.settle(halt)? {
            Reach::Words(_) => None,
            Reach::All => {
                let value =
                    self.start.clone().value_of_all(Limit { nodes: u64::MAX, halt }, &mut |_| ());
                value.value().map(|value| value + 1)
            }
        }
    }

    /// Finds out what is searched. `None` where nobody waits.
    fn settle(&mut self, halt: Halt<'_>) -> Option<Reach> {
        if self.reach.is_none() {
            let mut start = self.start.clone();
            let bounds = start.value_of_all(Limit { nodes: self.nodes, halt }, &mut |_| ());
            if bounds.value().is_some() {
                self.start = start;
                self.reach = Some(Reach::All);
            } else if !halt() {
                let few = usize::try_from(self.nodes).map_or(FEW, |nodes| nodes.min(FEW));
                self.reach = Some(Reach::Words(few));
            }
        }
        self.reach
    }

    /// The answer of an opponent. `None` only where `halt` says that nobody waits for it.
    pub fn choose(&mut self, question: &Question, halt: Halt<'_>) -> Option<Choice> {
        let ahead = self.ahead.take_if(|ahead| ahead.is_for(question.opponent, &question.position));
        let known = ahead.as_ref().and_then(|ahead| ahead.choice(question.letter));
        self.ahead = ahead;
        if known.is_some() {
            return known;
        }
        let reach = self.settle(halt)?;
        let (choice, searched) = self.think(question, reach, u64::MAX, halt)?;
        self.searched = searched;
        Some(choice)
    }

    /// Finds the answers to the letters that may be guessed next, those that are in the most words first,
    /// and remembers them until it thinks about another position.
    pub fn look_ahead(&mut self, opponent: Opponent, position: &Position, halt: Halt<'_>) {
        let Some(reach) = self.settle(halt) else { return };
        let Position { candidates, guessed, .. } = position;
        let counts = candidates.letter_counts();
        let mut letters: Vec<Letter> = candidates
            .listed()
            .alphabet()
            .letters()
            .filter(|letter| !guessed.contains(*letter))
            .collect();
        letters.sort_by_key(|letter| std::cmp::Reverse(counts[letter.index()]));
        let known = self.ahead.take_if(|ahead| ahead.is_for(opponent, position));
        let mut ahead = known.unwrap_or_else(|| Ahead {
            opponent,
            position: position.clone(),
            choices: Vec::new(),
        });
        for nodes in [NODES_FOR_A_LOOK, u64::MAX] {
            for &letter in &letters {
                if ahead.choice(letter).is_some() {
                    continue;
                }
                let question = Question { opponent, position: position.clone(), letter };
                match self.think(&question, reach, nodes, halt) {
                    // A search that came to its end before its nodes did goes the same way with more.
                    Some((choice, searched))
                        if nodes == u64::MAX || choice.proven && searched < nodes =>
                    {
                        ahead.choices.push((letter, choice));
                    }
                    _ => {}
                }
            }
        }
        self.ahead = Some(ahead);
    }

    /// The answer of an opponent that may search this many nodes, and how many it did search.
    fn think(
        &self,
        question: &Question,
        reach: Reach,
        nodes: u64,
        halt: Halt<'_>,
    ) -> Option<(Choice, u64)> {
        if halt() {
            return None;
        }
        let Question { opponent, position: Position { candidates, misses_left, .. }, letter } =
            question;
        let Some(strategy) = opponent.strategy() else {
            return Some((opponent.choose(&candidates.families(*letter)), 0));
        };
        let searches = match reach {
            Reach::All => true,
            Reach::Words(most) => candidates.len() <= most,
        };
        let before = self.start.nodes();
        let limit = Limit { nodes, halt };
        let mut search = AnswerSearch::new(self.start.clone(), searches, limit, self.threads);
        let choice = strategy(&mut search, branches(candidates, *letter), *misses_left as usize);
        (!halt()).then_some((choice, search.searched() - before))
    }
}

impl Ahead {
    fn is_for(&self, opponent: Opponent, position: &Position) -> bool {
        self.opponent == opponent
            && self.position.misses_left == position.misses_left
            && self.position.candidates.numbers() == position.candidates.numbers()
    }

    fn choice(&self, letter: Letter) -> Option<Choice> {
        self.choices.iter().find(|(known, _)| *known == letter).map(|(_, choice)| *choice)
    }
}
