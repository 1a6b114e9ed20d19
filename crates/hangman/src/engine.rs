//! Owns [`EvilEngine`], which holds the candidates and answers letters.
//!
//! It knows words and families, but no screens, and not how many misses a player has left.

mod answer;
mod merciless;
mod opponent;
mod proofs;
mod rule;
mod searcher;
mod setter;
mod swindle;

pub use answer::{Choice, Question, Reason, Reply};
pub use opponent::{Holds, Opponent};
pub(crate) use proofs::assume_proofs;
pub use rule::{PROFILES, Profile, Rule, RuleError, Tie};
pub use searcher::Searcher;
pub use setter::Setter;

use crate::counted;
use crate::position::Position;
use hangman_words::{Alphabet, Candidates, Family, Guess, Letter, LetterSet};

/// The setter: holds every word that still fits the answers so far.
///
/// # Examples
/// ```
/// use std::error::Error;
///
/// use hangman_core::engine::{EvilEngine, Opponent};
/// use hangman_words::{ENGLISH, ListBuilder};
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
    /// The letters that were answered before the first guess.
    given: LetterSet,
    guessed: LetterSet,
}

/// The reason why a guess was not answered. Such a guess changes nothing and costs nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GuessError {
    /// The letter or the word was guessed before.
    #[error("it has been guessed already")]
    AlreadyGuessed,
    /// The letter or the word is not in the alphabet of the words.
    #[error("the words have no such letter")]
    NotInAlphabet,
    /// The opponent searches for its answers, so it has none without a search.
    #[error("this opponent searches for its answers, so a search must answer it")]
    NeedsSearch,
    /// The opponent answers without a search.
    #[error("this opponent answers without a search")]
    NeedsNoSearch,
    /// All letters of the word have been revealed, or no lives are left.
    #[error("the round is over")]
    RoundOver,
    /// The given answer fits no candidate.
    #[error("no word has the letter at exactly these places")]
    NoSuchFamily,
    /// The word has another length.
    #[error("the word has {}", counted(*.0, "letter"))]
    WrongLength(usize),
    /// The word is not in the list.
    #[error("the word is not in the list")]
    NotListed,
    /// An earlier answer rules the word out.
    #[error("the answer to an earlier letter rules the word out")]
    RuledOut(Letter),
}

impl EvilEngine {
    /// Creates an engine that holds these words and has answered no letters.
    pub fn new(candidates: Candidates, opponent: Opponent) -> Self {
        Self::opened(candidates, LetterSet::EMPTY, opponent)
    }

    /// Creates an engine that holds these words, all of which have the `given` letters in the same places. Those
    /// letters are known before the first guess.
    pub fn opened(candidates: Candidates, given: LetterSet, opponent: Opponent) -> Self {
        Self { candidates, opponent, rule: Rule::default(), given, guessed: given }
    }

    /// Returns the engine with another rule if the opponent [has one](Opponent::has_rule).
    #[must_use]
    pub const fn with_rule(mut self, rule: Rule) -> Self {
        if self.opponent.has_rule() {
            self.rule = rule;
        }
        self
    }

    /// Returns the rule by which an opponent that has one chooses among families.
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// Answers a guess without a search: splits the candidates into families and keeps one. A whole word is right if the
    /// engine holds no other word; otherwise, an engine that holds several says no, and drops the word. [`Setter`] also
    /// answers letters for the opponents that search.
    ///
    /// # Errors
    /// Returns [`GuessError::NeedsSearch`] for a letter if the opponent [searches](Opponent::is_perfect), and another
    /// [`GuessError`] if this cannot be guessed. The engine is unchanged then.
    pub fn guess(&mut self, guess: impl Into<Guess>) -> Result<Reply, GuessError> {
        let guess = guess.into();
        let rule = match &guess {
            Guess::Letter(_) if self.opponent.is_perfect() => return Err(GuessError::NeedsSearch),
            // An opponent that holds one word has one family.
            Guess::Letter(_) => self.rule,
            // The first family, if there are two, is that of the other words.
            Guess::Word(_) => Rule::default(),
        };
        self.reply(&guess, |engine, families| rule.choose(families, engine.turn()))
    }

    /// Answers a guess with a given choice, as when a round is replayed.
    ///
    /// # Errors
    /// Returns [`GuessError`] if this cannot be guessed, or if no candidate fits the answer. The engine is unchanged
    /// then.
    pub fn answer(&mut self, guess: &Guess, choice: Choice) -> Result<Reply, GuessError> {
        self.reply(guess, |_, _| choice)
    }

    fn reply(
        &mut self,
        guess: &Guess,
        choose: impl Fn(&Self, &[Family]) -> Choice,
    ) -> Result<Reply, GuessError> {
        self.check(guess)?;
        let families = self.candidates.families_of(guess);
        let choice = choose(self, &families);
        let reply = Reply::of(guess.clone(), families, choice);
        let reply = reply.ok_or(GuessError::NoSuchFamily)?;
        self.take(&reply)?;
        Ok(reply)
    }

    /// Applies a reply to a [question](Self::question) of this engine that was found elsewhere.
    ///
    /// # Errors
    /// Returns [`GuessError`] if the letter cannot be guessed, or if no candidate has it at exactly these
    /// places. The engine is unchanged then.
    pub fn take(&mut self, reply: &Reply) -> Result<(), GuessError> {
        self.check(&reply.guess)?;
        if !self.candidates.keep_guess(&reply.guess, reply.places()) {
            return Err(GuessError::NoSuchFamily);
        }
        self.guessed = self.guessed.with(reply.guess.letters(reply.places()));
        Ok(())
    }

    /// Returns the question whose reply a search can find, where `misses_left` further misses lose the round.
    ///
    /// # Errors
    /// Returns [`GuessError::NeedsNoSearch`] if the opponent does not [search](Opponent::is_perfect), and another
    /// [`GuessError`] if the letter cannot be guessed.
    pub fn question(&self, letter: Letter, misses_left: u32) -> Result<Question, GuessError> {
        if !self.opponent.is_perfect() {
            return Err(GuessError::NeedsNoSearch);
        }
        self.check(&letter.into())?;
        Ok(Question { position: self.position(misses_left), letter })
    }

    /// Returns the number of the next guess, from 1.
    fn turn(&self) -> u32 {
        (self.guessed.len() - self.given.len()) as u32 + 1
    }

    pub(crate) fn check(&self, guess: &Guess) -> Result<(), GuessError> {
        let length = self.candidates.listed().length();
        Err(match guess {
            _ if self.is_over() => GuessError::RoundOver,
            Guess::Letter(letter) if !self.alphabet().contains(*letter) => {
                GuessError::NotInAlphabet
            }
            Guess::Letter(letter) if self.guessed.contains(*letter) => GuessError::AlreadyGuessed,
            Guess::Word(word) if word.alphabet() != self.alphabet() => GuessError::NotInAlphabet,
            Guess::Word(word) if word.letters().len() != length => GuessError::WrongLength(length),
            Guess::Letter(_) | Guess::Word(_) => return Ok(()),
        })
    }

    /// Returns whether every letter of the word has been guessed.
    pub fn is_over(&self) -> bool {
        let letters = self.candidates.words().next().map(|word| word.letter_set());
        letters.is_none_or(|letters| letters.without(self.guessed).is_empty())
    }

    /// Returns the engine's own position. Its candidates are the words that the engine holds; a player may
    /// have to consider more.
    pub fn position(&self, misses_left: u32) -> Position {
        Position::among(self.candidates.clone(), self.guessed, misses_left)
    }

    /// Returns the alphabet of the words.
    pub fn alphabet(&self) -> &'static Alphabet {
        self.candidates.listed().alphabet()
    }

    /// Returns the opponent that answers.
    pub const fn opponent(&self) -> Opponent {
        self.opponent
    }

    /// Returns the words that the engine holds: those that fit every answer so far, at least one.
    pub const fn candidates(&self) -> &Candidates {
        &self.candidates
    }

    /// Returns the letters answered so far.
    pub const fn guessed(&self) -> LetterSet {
        self.guessed
    }
}
