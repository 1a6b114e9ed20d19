//! [`EvilEngine`]: owns the candidates and answers a letter.
//!
//! Pure: knows words and families, but not how many guesses a player has, nor any screen.

mod answer;
mod answer_search;
mod openings;
mod opponent;
mod question;
mod rule;
mod searcher;
mod setter;
mod swindle;

pub use answer::{Choice, Reason, Reply};
pub use openings::teach;
pub use opponent::{Holds, Opponent};
pub use question::Question;
pub use rule::{PROFILES, Profile, Rule, RuleError, Tie};
pub use searcher::Searcher;
pub use setter::Setter;

use rand::Rng;

use crate::position::Position;
use crate::words::{Alphabet, Candidates, Family, Letter, LetterSet, Word};

/// The computer that holds the word, or rather every word that still fits.
///
/// # Examples
/// ```
/// use std::error::Error;
///
/// use evil_hangman::engine::{EvilEngine, Opponent};
/// use evil_hangman::words::{ENGLISH, ListBuilder};
///
/// # fn main() -> Result<(), Box<dyn Error>> {
/// let mut list = ListBuilder::new(&ENGLISH);
/// list.feed(b"ally\nbeta\ncool\ndeal\nelse\nflew\ngood\nhope\nibex\n")?;
/// let (list, _) = list.finish()?;
/// let candidates = list.of_length(4).ok_or("no words of four letters")?.candidates();
///
/// let mut engine = EvilEngine::new(candidates, Opponent::Greedy);
/// let reply = engine.guess(ENGLISH.letter('e').ok_or("not English")?)?;
/// assert!(reply.is_miss());
/// assert_eq!(engine.candidates().len(), 3); // ALLY, COOL and GOOD
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct EvilEngine {
    candidates: Candidates,
    opponent: Opponent,
    rule: Rule,
    guessed: LetterSet,
}

/// Why a guess was not answered. Such a guess changes nothing and costs nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GuessError {
    /// The letter was guessed before.
    #[error("this letter has been guessed already")]
    AlreadyGuessed,
    /// The letter is not in the alphabet of the words.
    #[error("the words have no such letter")]
    NotInAlphabet,
    /// There is nothing left to guess.
    #[error("the round is over")]
    RoundOver,
    /// The answer fits no candidate.
    #[error("no word has the letter just there")]
    NoSuchFamily,
}

impl EvilEngine {
    /// Creates an engine that holds these words, of which no letter has been guessed.
    #[must_use]
    pub fn new(candidates: Candidates, opponent: Opponent) -> Self {
        Self { candidates, opponent, rule: Rule::default(), guessed: LetterSet::EMPTY }
    }

    /// Returns the engine with another rule for an opponent that [has one](Opponent::has_rule).
    #[must_use]
    pub const fn with_rule(mut self, rule: Rule) -> Self {
        self.rule = rule;
        self
    }

    /// The rule by which an opponent that has one chooses among families.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// Answers a letter without a search: splits the candidates into families and keeps one. [`Setter`] answers
    /// with a search for the opponents that need one.
    ///
    /// # Errors
    /// [`GuessError`] if the letter cannot be guessed; nothing has changed then.
    pub fn guess(&mut self, letter: Letter) -> Result<Reply, GuessError> {
        self.reply(letter, |engine, families| match engine.opponent.has_rule() {
            true => engine.rule.choose(families, engine.guessed.len() as u32 + 1),
            false => engine.opponent.choose(families),
        })
    }

    /// Answers a letter with a choice that is given, as when a round is replayed.
    ///
    /// # Errors
    /// [`GuessError`] if the letter cannot be guessed, or if no candidate has it in just these places; nothing has
    /// changed then.
    pub fn answer(&mut self, letter: Letter, choice: Choice) -> Result<Reply, GuessError> {
        self.reply(letter, |_, _| choice)
    }

    fn reply(
        &mut self,
        letter: Letter,
        choose: impl Fn(&Self, &[Family]) -> Choice,
    ) -> Result<Reply, GuessError> {
        self.check(letter)?;
        let families = self.candidates.families(letter);
        let choice = choose(self, &families);
        let reply = Reply::of(letter, families, choice).ok_or(GuessError::NoSuchFamily)?;
        self.take(&reply)?;
        Ok(reply)
    }

    /// Takes a reply that was found elsewhere, to a [question](Self::question) of this engine.
    ///
    /// # Errors
    /// [`GuessError`] if the letter cannot be guessed, or if no candidate has it in just these places; nothing has
    /// changed then.
    pub fn take(&mut self, reply: &Reply) -> Result<(), GuessError> {
        self.check(reply.letter)?;
        if !self.candidates.keep(reply.letter, reply.places()) {
            return Err(GuessError::NoSuchFamily);
        }
        self.guessed.insert(reply.letter);
        Ok(())
    }

    /// Returns the question to which a search finds the reply.
    ///
    /// # Errors
    /// [`GuessError`] if the letter cannot be guessed.
    pub fn question(&self, letter: Letter, misses_left: u32) -> Result<Question, GuessError> {
        self.check(letter)?;
        let position = self.position(misses_left);
        Ok(Question { opponent: self.opponent, position, letter })
    }

    fn check(&self, letter: Letter) -> Result<(), GuessError> {
        if self.is_over() {
            Err(GuessError::RoundOver)
        } else if !self.alphabet().contains(letter) {
            Err(GuessError::NotInAlphabet)
        } else if self.guessed.contains(letter) {
            Err(GuessError::AlreadyGuessed)
        } else {
            Ok(())
        }
    }

    /// Whether every letter of the word has been guessed.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let letters = self.candidates.words().next().map(|word| word.letter_set());
        letters.is_none_or(|letters| letters.without(self.guessed).is_empty())
    }

    /// The engine's own position; its candidates are the words that the engine holds. A player may think of more.
    #[must_use]
    pub fn position(&self, misses_left: u32) -> Position {
        Position::among(self.candidates.clone(), self.guessed, misses_left)
    }

    /// The alphabet of the words.
    #[must_use]
    pub fn alphabet(&self) -> &'static Alphabet {
        self.candidates.listed().alphabet()
    }

    /// The opponent that answers.
    #[must_use]
    pub const fn opponent(&self) -> Opponent {
        self.opponent
    }

    /// The words that the engine holds: those that fit every answer so far. There is always one.
    #[must_use]
    pub const fn candidates(&self) -> &Candidates {
        &self.candidates
    }

    /// The letters answered so far.
    #[must_use]
    pub const fn guessed(&self) -> LetterSet {
        self.guessed
    }

    /// Draws one of the engine's words to show at the end, from the commonest class that is left.
    #[must_use]
    pub fn reveal(&self, rng: &mut impl Rng) -> Word {
        self.candidates.reveal(rng)
    }
}
