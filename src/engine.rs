//! [`EvilEngine`]: owns the candidates and answers a letter.
//!
//! Pure: knows words and families, but not how many guesses a player has, nor any screen.

mod answer;
mod answer_search;
mod openings;
mod opponent;
mod rule;
mod searcher;
mod swindle;

pub use answer::{Choice, Position, Reason};
pub use openings::teach;
pub use opponent::{Holds, Opponent, Question};
pub use rule::{PROFILES, Profile, Rule, RuleError, Tie};
pub use searcher::Searcher;

use rand::Rng;

use crate::words::{Alphabet, Candidates, Family, Letter, LetterSet, Pattern, Places, Word};

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
    pattern: Pattern,
    guessed: LetterSet,
}

/// What the engine answered to a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The letter that was guessed.
    pub letter: Letter,
    /// Every family that the letter made of the candidates, in the order of [`Candidates::families`].
    pub families: Vec<Family>,
    /// The index of the family that was kept.
    pub kept: usize,
    /// Why it was.
    pub reason: Reason,
    /// Whether the choice is proven: see [`Choice::proven`].
    pub proven: bool,
}

impl Reply {
    /// Where the letter stands: nowhere if it is a miss.
    #[must_use]
    pub fn places(&self) -> Places {
        self.families[self.kept].places
    }

    /// Whether the word is said not to have the letter.
    #[must_use]
    pub fn is_miss(&self) -> bool {
        self.places().is_empty()
    }

    /// What was answered, and why.
    #[must_use]
    pub fn choice(&self) -> Choice {
        Choice { places: self.places(), reason: self.reason, proven: self.proven }
    }

    /// How many candidates were kept.
    #[must_use]
    pub fn candidates_after(&self) -> usize {
        self.families[self.kept].size
    }
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
    /// An engine at the start of a round about these words.
    #[must_use]
    pub fn new(candidates: Candidates, opponent: Opponent) -> Self {
        let listed = candidates.listed();
        let pattern = Pattern::hidden(listed.alphabet(), listed.length());
        let rule = Rule::default();
        Self { candidates, opponent, rule, pattern, guessed: LetterSet::EMPTY }
    }

    /// The same engine with another rule for an opponent that [has one](Opponent::has_rule).
    #[must_use]
    pub const fn with_rule(mut self, rule: Rule) -> Self {
        self.rule = rule;
        self
    }

    /// What an opponent that has a rule keeps of families.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// Answers a letter: makes the families and keeps the one that the opponent chooses at once.
    ///
    /// # Errors
    /// [`GuessError`] where the word is found already, or the letter was guessed before or is not in the words'
    /// alphabet; nothing has changed then.
    pub fn guess(&mut self, letter: Letter) -> Result<Reply, GuessError> {
        let families = self.families(letter)?;
        let choice = match self.opponent.has_rule() {
            true => self.rule.choose(&families, self.guessed.len() as u32 + 1),
            false => self.opponent.choose(&families),
        };
        self.keep(letter, families, choice)
    }

    /// Answers a letter with a choice that was made elsewhere: by an opponent that needed time, or in
    /// a round that is played again.
    ///
    /// # Errors
    /// [`GuessError`] where the letter cannot be guessed, as for [`EvilEngine::guess`], or no word has it in just
    /// these places; nothing has changed then.
    pub fn answer(&mut self, letter: Letter, choice: Choice) -> Result<Reply, GuessError> {
        let families = self.families(letter)?;
        self.keep(letter, families, choice)
    }

    /// The families of a letter that can be guessed.
    ///
    /// # Errors
    /// [`GuessError`] where the letter cannot be guessed: it was before, or the words have no such letter.
    pub fn families(&self, letter: Letter) -> Result<Vec<Family>, GuessError> {
        if self.pattern.is_complete() {
            return Err(GuessError::RoundOver);
        }
        if !self.alphabet().contains(letter) {
            return Err(GuessError::NotInAlphabet);
        }
        if self.guessed.contains(letter) {
            return Err(GuessError::AlreadyGuessed);
        }
        Ok(self.candidates.families(letter))
    }

    fn keep(
        &mut self,
        letter: Letter,
        families: Vec<Family>,
        choice: Choice,
    ) -> Result<Reply, GuessError> {
        let Choice { places, reason, proven } = choice;
        let kept = families.iter().position(|family| family.places == places);
        let kept = kept.ok_or(GuessError::NoSuchFamily)?;
        self.guessed.insert(letter);
        self.pattern.reveal(letter, places);
        self.candidates.keep(letter, places);
        Ok(Reply { letter, families, kept, reason, proven })
    }

    /// What the words are written in.
    #[must_use]
    pub fn alphabet(&self) -> &'static Alphabet {
        self.candidates.listed().alphabet()
    }

    /// Who answers.
    #[must_use]
    pub const fn opponent(&self) -> Opponent {
        self.opponent
    }

    /// The words that fit every answer so far; never none.
    #[must_use]
    pub const fn candidates(&self) -> &Candidates {
        &self.candidates
    }

    /// What the player sees of the word.
    #[must_use]
    pub const fn pattern(&self) -> &Pattern {
        &self.pattern
    }

    /// The letters that have been answered.
    #[must_use]
    pub const fn guessed(&self) -> LetterSet {
        self.guessed
    }

    /// A word that fits every answer, to show at the end: of the commonest class that is left.
    #[must_use]
    pub fn reveal(&self, rng: &mut impl Rng) -> Word {
        self.candidates.reveal(rng)
    }
}
