//! Owns [`Node`] and the evaluation of all words at once: a guesser is a decision tree, and words with the
//! same answers share a node.

use std::sync::Arc;

use super::{Evaluation, PlayedRound, Stopped, play_on};
use crate::game::Lives;
use crate::guesser::Guesser;
use crate::position::Position;
use hangman_words::{Candidates, Family, Letter, WordsOfLength};

/// A node of a guesser's decision tree: a position, and the hidden words that lead to it. Nodes share no
/// state, so they can be played in any order and in parallel.
#[derive(Clone, Debug)]
pub struct Node {
    position: Position,
    hidden: Candidates,
    /// Whether the hidden words are exactly the candidates of the position.
    hides_all: bool,
    misses: u32,
}

impl Evaluation<'_> {
    /// Plays every hidden word with a guesser that knows the words `known`, which have the same length.
    ///
    /// The guesser is asked once per position, however many words lead there. It is not asked if only one
    /// word fits and that is the hidden one; the remaining hits are counted.
    ///
    /// # Errors
    /// Returns [`Stopped`] if the guesser breaks a rule or the watch ends the evaluation. The words finished
    /// by then are counted.
    pub fn tree(
        &mut self,
        guesser: &mut dyn Guesser,
        known: &Arc<WordsOfLength>,
        hidden: &Candidates,
    ) -> Result<(), Stopped> {
        self.whole(guesser, &Node::root(known, hidden, self.tally.allowed))
    }

    /// Plays every word of a node to its end.
    ///
    /// # Errors
    /// Returns [`Stopped`] if the guesser breaks a rule or the watch ends the evaluation.
    pub fn whole(&mut self, guesser: &mut dyn Guesser, node: &Node) -> Result<(), Stopped> {
        // The recursion is at most as deep as the alphabet is long.
        self.next(guesser, node)?.iter().try_for_each(|node| self.whole(guesser, node))
    }

    /// Plays one letter and returns the nodes of its answers. If the node is an end, counts it and returns
    /// none.
    ///
    /// # Errors
    /// Returns [`Stopped`] if the guesser breaks a rule or the watch ends the evaluation.
    pub fn next(&mut self, guesser: &mut dyn Guesser, node: &Node) -> Result<Vec<Node>, Stopped> {
        if let Some(guesses) = node.only_spelling_left(guesser.keeps_to_list()) {
            self.tally.add(PlayedRound { misses: node.misses, guesses, words: 1 });
            return Ok(Vec::new());
        }
        let letter = self.ask(guesser, &node.position)?;
        Ok(node.after(letter))
    }
}

impl Node {
    /// Creates the root: no letters are guessed, and any word in `hidden` may be the right one.
    pub fn root(known: &Arc<WordsOfLength>, hidden: &Candidates, lives: Lives) -> Self {
        Self {
            position: Position::new(known, lives.get()),
            hidden: hidden.clone(),
            hides_all: Arc::ptr_eq(known, hidden.listed()) && known.len() == hidden.len(),
            misses: 0,
        }
    }

    /// Returns the number of hidden words that lead here.
    pub fn words(&self) -> usize {
        self.hidden.len()
    }

    /// Returns the words that the guesser knows.
    pub const fn known(&self) -> &Arc<WordsOfLength> {
        self.position.listed()
    }

    /// Returns the total number of guesses at the end of the round if it is certain: the word is complete, or
    /// it is the only one that fits and the guesser keeps to its list.
    fn only_spelling_left(&self, keeps_to_list: bool) -> Option<u32> {
        let [number] = *self.hidden.numbers() else { return None };
        let is_the_only_one = || match self.position.candidates() {
            _ if self.hides_all => true,
            Some(words) => words.len() == 1 && words.words().next() == self.hidden.words().next(),
            None => false,
        };
        let certain = self.position.pattern().is_complete() || keeps_to_list && is_the_only_one();
        certain.then(|| {
            let guessed = self.position.guessed();
            let open = self.hidden.listed().letters(number).without(guessed);
            (guessed.len() + open.len()) as u32
        })
    }

    /// Returns the nodes of the answers to a letter.
    fn after(&self, letter: Letter) -> Vec<Self> {
        let hidden = self.hidden.split(letter);
        // Splitting once is faster than filtering for each answer.
        let mut known = match self.position.candidates() {
            Some(words) if !self.hides_all && hidden.len() > 1 => words.split(letter),
            _ => Vec::new(),
        };
        let is_alone = hidden.len() == 1;
        let node = |(Family { places, .. }, hidden): (Family, Candidates)| {
            let mut position = if self.hides_all {
                self.position.after_keeping(&letter.into(), places, Some(hidden.clone()))
            } else if is_alone {
                self.position.after(letter, places)
            } else {
                let at = known.iter().position(|(family, _)| family.places == places);
                let kept = at.map(|at| known.swap_remove(at).1);
                self.position.after_keeping(&letter.into(), places, kept)
            };
            play_on(&mut position);
            Self {
                position,
                hidden,
                hides_all: self.hides_all,
                misses: self.misses + u32::from(places.is_empty()),
            }
        };
        hidden.into_iter().map(node).collect()
    }
}
