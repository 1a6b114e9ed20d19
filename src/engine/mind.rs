//! Owns [`Mind`]: how an opponent that thinks finds its answer. Knows no clock, and nothing of the
//! letters before: the answer is a function of the question alone.

use std::sync::Arc;

use super::openings;
use super::opponent::{Choice, Opponent, Position, Question};
use super::thought::Thought;
use crate::solver::{Lexicon, LexiconError, Limit, Settings, Solver};
use crate::words::{Letter, Shelf};

/// Nodes that may be searched for an answer about a list of the player's own. About an embedded list every
/// search goes to its end: none is known that takes more than 21,000 (`cargo bench --bench live`).
const NODES: u64 = 60_000;

/// Nodes that may be searched for par.
const NODES_FOR_PAR: u64 = 200_000;

/// Nodes for each letter that may be guessed next, at first: the few hard ones come after the others.
const NODES_FOR_A_LOOK: u64 = 2_000;

/// Bytes for what is found out about a question, and forgotten with it.
const SETTINGS: Settings = Settings { memory: 192 << 20, threads: 1 };

/// Thinks about the words of one shelf.
///
/// Each question is searched by one thread, from what is known of the shelf before any question (the proof
/// of its value, where it is an embedded list's), and what the search costs is counted, not timed. So an answer depends neither on the machine nor on what was asked or thought
/// about before. What is kept are whole answers, found before anybody asked.
pub struct Mind {
    shelf: Arc<Shelf>,
    /// What each search begins with: what is known of the shelf before any question.
    start: Solver,
    /// Whether that is the proof of its value.
    plays_from_proof: bool,
    nodes: u64,
    ahead: Option<Ahead>,
    searched: u64,
}

/// Says that nobody waits for the answer any more; once it has said so it says nothing else.
pub type Halt<'a> = &'a (dyn Fn() -> bool + Sync);

/// Answers that were found ahead, all for one position.
struct Ahead {
    opponent: Opponent,
    position: Position,
    choices: Vec<(Letter, Choice)>,
}

impl Mind {
    /// A mind for the words of a shelf.
    ///
    /// # Errors
    /// None for the shelves of a word list: their words are different and well formed.
    pub fn new(shelf: &Arc<Shelf>) -> Result<Self, LexiconError> {
        let mut mind = Self::with_nodes(shelf, NODES)?;
        if mind.plays_from_proof {
            mind.nodes = u64::MAX;
        }
        Ok(mind)
    }

    /// A mind that may search this number of nodes for an answer.
    ///
    /// # Errors
    /// [`LexiconError`], as from [`Mind::new`], where the words cannot be searched.
    pub fn with_nodes(shelf: &Arc<Shelf>, nodes: u64) -> Result<Self, LexiconError> {
        let lexicon = Arc::new(Lexicon::new(shelf.blocks(), shelf.length())?);
        let mut start = Solver::new(lexicon, SETTINGS);
        let plays_from_proof = openings::teach(&mut start);
        let shelf = Arc::clone(shelf);
        Ok(Self { shelf, start, plays_from_proof, nodes, ahead: None, searched: 0 })
    }

    /// Whether this mind is about the words of that shelf.
    #[must_use]
    pub fn is_about(&self, shelf: &Arc<Shelf>) -> bool {
        Arc::ptr_eq(&self.shelf, shelf)
    }

    /// The nodes that were searched for the last answer.
    #[must_use]
    pub const fn searched(&self) -> u64 {
        self.searched
    }

    /// The guesses that a perfect player needs against the best setter who has all words of the shelf:
    /// one more than the misses that can be forced. `None` if that is too hard to find, or nobody waits.
    pub fn par(&mut self, halt: Halt<'_>) -> Option<usize> {
        let limit = Limit { nodes: NODES_FOR_PAR, halt };
        self.solver().value_of_all(limit, &mut |_| ()).value().map(|value| value + 1)
    }

    /// The answer of an opponent. `None` only where `halt` says that nobody waits for it.
    pub fn choose(&mut self, question: &Question, halt: Halt<'_>) -> Option<Choice> {
        let ahead = self.ahead.take_if(|ahead| ahead.is_for(question.opponent, &question.position));
        let known = ahead.as_ref().and_then(|ahead| ahead.choice(question.letter));
        self.ahead = ahead;
        known.or_else(|| {
            let (choice, searched) = self.think(question, self.nodes, halt)?;
            self.searched = searched;
            Some(choice)
        })
    }

    /// Finds the answers to the letters that may be guessed next, those that are in the most words first,
    /// and remembers them until it thinks about another position.
    pub fn look_ahead(&mut self, opponent: Opponent, position: &Position, halt: Halt<'_>) {
        let Position { candidates, guessed, .. } = position;
        let counts = candidates.letter_counts();
        let mut letters: Vec<Letter> = candidates
            .shelf()
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
        for nodes in [NODES_FOR_A_LOOK.min(self.nodes), self.nodes] {
            for &letter in &letters {
                if ahead.choice(letter).is_some() {
                    continue;
                }
                let question = Question { opponent, position: position.clone(), letter };
                match self.think(&question, nodes, halt) {
                    // A search that came to its end before its nodes did goes the same way with more.
                    Some((choice, searched))
                        if nodes == self.nodes || choice.proven && searched < nodes =>
                    {
                        ahead.choices.push((letter, choice));
                    }
                    _ => {}
                }
            }
        }
        self.ahead = Some(ahead);
    }

    /// The answer of an opponent that may search a number of nodes, and how many it did search.
    fn think(&self, question: &Question, nodes: u64, halt: Halt<'_>) -> Option<(Choice, u64)> {
        if halt() {
            return None;
        }
        let mut thought = Thought::new(self.solver(), Limit { nodes, halt });
        let choice = thought.choice(question);
        (!halt()).then_some((choice, thought.searched()))
    }

    fn solver(&self) -> Solver {
        self.start.clone()
    }
}

impl Ahead {
    fn is_for(&self, opponent: Opponent, position: &Position) -> bool {
        self.opponent == opponent
            && self.position.guesses_left == position.guesses_left
            && self.position.candidates.numbers() == position.candidates.numbers()
    }

    fn choice(&self, letter: Letter) -> Option<Choice> {
        self.choices.iter().find(|(known, _)| *known == letter).map(|(_, choice)| *choice)
    }
}
