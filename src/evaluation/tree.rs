//! Every word at once: a guesser is the tree of its decisions, and words that have been answered alike
//! share a branch.

use std::sync::Arc;

use super::{Evaluation, Fitting, Played, Seen, Stopped};
use crate::guesser::Guesser;
use crate::words::{Candidates, Letter, LetterSet, Places, WordsOfLength};

/// Where the guesser stands, and the words for which it stands there. Branches can be played in any
/// order, and beside each other: none knows of another.
#[derive(Clone, Debug)]
pub struct Node {
    /// All words that the guesser goes by.
    known: Arc<WordsOfLength>,
    hidden: Candidates,
    fitting: Fitting,
    guessed: LetterSet,
    misses: u32,
    /// How many places are revealed.
    revealed: usize,
}

impl Evaluation<'_> {
    /// Plays every hidden word; the guesser goes by all words of the shelf `known`, which are as long.
    ///
    /// The guesser is asked once in each position, however many words lead there, and not at all where
    /// only one word fits and is the hidden one: then nothing but hits follow, which are counted.
    ///
    /// # Errors
    /// [`Stopped`] where the guesser breaks a rule or the evaluation is to stop; the words whose end was reached are
    /// counted.
    pub fn tree(
        &mut self,
        guesser: &mut dyn Guesser,
        known: &Arc<WordsOfLength>,
        hidden: &Candidates,
    ) -> Result<(), Stopped> {
        self.whole(guesser, &Node::root(known, hidden))
    }

    /// Plays a branch to the end of each of its words.
    ///
    /// # Errors
    /// [`Stopped`] where the guesser breaks a rule or the evaluation is to stop; the words whose end was reached are
    /// counted.
    pub fn whole(&mut self, guesser: &mut dyn Guesser, node: &Node) -> Result<(), Stopped> {
        // No deeper than the alphabet has letters.
        self.next(guesser, node)?.iter().try_for_each(|node| self.whole(guesser, node))
    }

    /// Plays one letter, and hands out the branches that its answers lead to; none where the branch had
    /// come to its end, which is counted.
    ///
    /// # Errors
    /// [`Stopped`] where the guesser breaks a rule or the evaluation is to stop.
    pub fn next(&mut self, guesser: &mut dyn Guesser, node: &Node) -> Result<Vec<Node>, Stopped> {
        if let Some(guesses) = node.only_spelling_left(guesser.keeps_to_list()) {
            self.tally.add(Played { misses: node.misses, guesses, words: 1 });
            return Ok(Vec::new());
        }
        let Node { known, hidden, fitting, guessed, misses, .. } = node;
        let seen = Seen { known, fitting, hidden, guessed: *guessed };
        let letter = self.ask(guesser, &seen, *misses)?;
        Ok(node.after(letter))
    }
}

impl Node {
    /// The beginning: nothing is guessed yet, and any of these words may be the hidden one.
    #[must_use]
    pub fn root(known: &Arc<WordsOfLength>, hidden: &Candidates) -> Self {
        let all = Arc::ptr_eq(known, hidden.listed()) && known.len() == hidden.len();
        Self {
            known: Arc::clone(known),
            hidden: hidden.clone(),
            fitting: if all { Fitting::Hidden } else { Fitting::Words(known.candidates()) },
            guessed: LetterSet::EMPTY,
            misses: 0,
            revealed: 0,
        }
    }

    /// How many words are hidden there.
    #[must_use]
    pub fn words(&self) -> usize {
        self.hidden.len()
    }

    /// All words that the guesser goes by.
    #[must_use]
    pub const fn known(&self) -> &Arc<WordsOfLength> {
        &self.known
    }

    /// How many letters will have been guessed at the end, if that is certain: the word is spelled out,
    /// or it is the only one that fits and the guesser keeps to its list.
    fn only_spelling_left(&self, keeps_to_list: bool) -> Option<u32> {
        let listed = self.hidden.listed();
        let [number] = *self.hidden.numbers() else { return None };
        let is_the_only_one = || match &self.fitting {
            Fitting::Hidden => true,
            Fitting::Words(words) => {
                words.len() == 1 && words.words().next() == self.hidden.words().next()
            }
            Fitting::None => false,
        };
        let spelled_out = self.revealed == listed.length();
        (spelled_out || keeps_to_list && is_the_only_one()).then(|| {
            let open = listed.letters(number);
            let open = open.iter().filter(|letter| !self.guessed.contains(*letter)).count();
            (self.guessed.len() + open) as u32
        })
    }

    /// The branches that the answers to a letter lead to.
    fn after(&self, letter: Letter) -> Vec<Self> {
        let mut guessed = self.guessed;
        guessed.insert(letter);
        let hidden = self.hidden.split(letter);
        let mut parts = self.parts(letter, hidden.len());
        let mut nodes = Vec::with_capacity(hidden.len());
        for (family, hidden) in hidden {
            let fitting = parts.take(letter, family.places);
            nodes.push(Self {
                known: Arc::clone(&self.known),
                hidden,
                fitting,
                guessed,
                misses: self.misses + u32::from(family.places.is_empty()),
                revealed: self.revealed + family.places.count(),
            });
        }
        nodes
    }

    /// What fits after the answers to a letter, and how many of them are wanted.
    fn parts(&self, letter: Letter, answers: usize) -> Parts<'_> {
        match &self.fitting {
            Fitting::Hidden => Parts::Hidden,
            Fitting::None => Parts::None,
            Fitting::Words(words) if answers == 1 => Parts::Whole(words),
            Fitting::Words(words) => {
                let parts = words.split(letter).into_iter();
                Parts::Split(parts.map(|(family, words)| (family.places, words)).collect())
            }
        }
    }
}

/// What fits after each answer to a letter.
enum Parts<'a> {
    Hidden,
    /// The words, of which those of one answer are kept.
    Whole(&'a Candidates),
    Split(Vec<(Places, Candidates)>),
    None,
}

impl Parts<'_> {
    /// What fits after one answer, which is asked for once.
    fn take(&mut self, letter: Letter, places: Places) -> Fitting {
        let words = match self {
            Self::Hidden => return Fitting::Hidden,
            Self::None => None,
            Self::Whole(words) => {
                let mut words = words.clone();
                words.keep(letter, places).then_some(words)
            }
            Self::Split(parts) => {
                let at = parts.iter().position(|(known, _)| *known == places);
                at.map(|at| parts.swap_remove(at).1)
            }
        };
        words.map_or(Fitting::None, Fitting::Words)
    }
}
