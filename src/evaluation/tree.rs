//! Every word at once: a guesser is the tree of its decisions, and words that have been answered alike
//! share a branch.

use std::sync::Arc;

use super::{Evaluation, Played, Seen, Stopped};
use crate::guesser::Guesser;
use crate::words::{Candidates, Letter, LetterSet, Places, Shelf};

/// Where the guesser stands, and the words for which it stands there.
struct Branch {
    hidden: Candidates,
    fitting: Fitting,
    guessed: LetterSet,
    misses: u32,
    /// How many places are revealed.
    revealed: usize,
}

/// The words that fit, as the guesser sees it.
enum Fitting {
    /// They are the hidden ones.
    Hidden,
    /// These, among which a hidden one may be or not.
    Words(Candidates),
    /// None.
    None,
}

impl Evaluation<'_> {
    /// Plays every hidden word; the guesser goes by all words of the shelf `known`, which are as long.
    ///
    /// The guesser is asked once in each position, however many words lead there, and not at all where
    /// only one word fits and is the hidden one: then nothing but hits follow, which are counted.
    ///
    /// # Errors
    /// [`Stopped`]; the words whose end was reached are counted.
    pub fn tree(
        &mut self,
        guesser: &mut dyn Guesser,
        known: &Arc<Shelf>,
        hidden: &Candidates,
    ) -> Result<(), Stopped> {
        let all = Arc::ptr_eq(known, hidden.shelf()) && known.len() == hidden.len();
        let fitting = if all { Fitting::Hidden } else { Fitting::Words(known.candidates()) };
        let guessed = LetterSet::EMPTY;
        let root = Branch { hidden: hidden.clone(), fitting, guessed, misses: 0, revealed: 0 };
        self.walk(guesser, known, &root)
    }

    /// No deeper than the alphabet has letters.
    fn walk(
        &mut self,
        guesser: &mut dyn Guesser,
        known: &Arc<Shelf>,
        branch: &Branch,
    ) -> Result<(), Stopped> {
        if let Some(guesses) = branch.only_spelling_left(guesser.keeps_to_list()) {
            self.tally.add(Played { misses: branch.misses, guesses, words: 1 });
            return Ok(());
        }
        let seen = Seen {
            known,
            fitting: branch.fitting(),
            hidden: &branch.hidden,
            guessed: branch.guessed,
        };
        let letter = self.ask(guesser, &seen, branch.misses)?;
        for branch in branch.after(letter) {
            self.walk(guesser, known, &branch)?;
        }
        Ok(())
    }
}

impl Branch {
    fn fitting(&self) -> Option<&Candidates> {
        match &self.fitting {
            Fitting::Hidden => Some(&self.hidden),
            Fitting::Words(words) => Some(words),
            Fitting::None => None,
        }
    }

    /// How many letters will have been guessed at the end, if that is certain: the word is spelled out,
    /// or it is the only one that fits and the guesser keeps to its list.
    fn only_spelling_left(&self, keeps_to_list: bool) -> Option<u32> {
        let shelf = self.hidden.shelf();
        let [number] = *self.hidden.numbers() else { return None };
        let is_the_only_one = || match &self.fitting {
            Fitting::Hidden => true,
            Fitting::Words(words) => {
                words.len() == 1 && words.words().next() == self.hidden.words().next()
            }
            Fitting::None => false,
        };
        let spelled_out = self.revealed == shelf.length();
        (spelled_out || keeps_to_list && is_the_only_one()).then(|| {
            let open = shelf.letters(number);
            let open = open.iter().filter(|letter| !self.guessed.contains(*letter)).count();
            (self.guessed.len() + open) as u32
        })
    }

    /// The branches that the answers to a letter lead to.
    fn after(&self, letter: Letter) -> impl Iterator<Item = Self> {
        let mut guessed = self.guessed;
        guessed.insert(letter);
        let hidden = self.hidden.split(letter);
        let mut fitting = self.fitting.split(letter, hidden.len());
        hidden.into_iter().map(move |(family, hidden)| Self {
            hidden,
            fitting: fitting.part(letter, family.places),
            guessed,
            misses: self.misses + u32::from(family.places.is_empty()),
            revealed: self.revealed + family.places.count(),
        })
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

impl Fitting {
    /// What fits after the answers to a letter, of which so many are wanted.
    fn split(&self, letter: Letter, answers: usize) -> Parts<'_> {
        match self {
            Self::Hidden => Parts::Hidden,
            Self::None => Parts::None,
            Self::Words(words) if answers == 1 => Parts::Whole(words),
            Self::Words(words) => {
                let parts = words.split(letter).into_iter();
                Parts::Split(parts.map(|(family, words)| (family.places, words)).collect())
            }
        }
    }
}

impl Parts<'_> {
    /// What fits after one answer, which is asked for once.
    fn part(&mut self, letter: Letter, places: Places) -> Fitting {
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
