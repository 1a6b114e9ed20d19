//! [`Round`], in which the player guesses: the replies, the misses left, the outcome and the help that was taken.

use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::occasion::Occasion;
use super::opening::Opening;
use super::seal::{Salt, Seal};
use crate::engine::{
    Choice, EvilEngine, GuessError, Holds, Opponent, Question, Reply, Rule, Setter,
};
use crate::position::{Outcome, Position, Standing};
use hangman_solver::Halt;
use hangman_words::{Alphabet, Candidates, Guess, Letter, LetterSet, Pattern, Word, WordsOfLength};

/// A round that has begun.
///
/// # Examples
/// ```
/// use hangman_core::engine::Opponent;
/// use hangman_core::game::{Outcome, Round, Standing};
/// use hangman_words::{EmbeddedList, ENGLISH};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let list = EmbeddedList::EVERYDAY.load();
/// let words = list.of_length(8).ok_or("no such words")?.candidates();
/// let mut round = Round::new(Opponent::Greedy, words, "1".parse()?, 42);
/// assert!(round.guess(ENGLISH.letter('e').ok_or("not English")?)?.is_miss());
/// assert_eq!(round.standing(), Standing::Lost);
/// assert_eq!(round.finish().outcome, Outcome::Lost);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    engine: EvilEngine,
    /// What was revealed before the first guess, if anything.
    opening: Option<Opening>,
    /// The words left after each letter of the opening.
    opened: Vec<WordsLeft>,
    /// Par, the misses that perfect play costs from the start, if it is known.
    pub par: Option<usize>,
    /// What the player knew before the first guess, and what they know now. An evil opponent holds these very
    /// candidates; against any other, they are the words that the player has to consider.
    start: Position,
    position: Position,
    replies: Vec<Reply>,
    /// The number of candidates left for the player before the first letter and after each reply.
    words_left: Vec<usize>,
    /// Only a fair opponent and a challenge have a word from the start that can be sealed.
    seal: Option<(Seal, Salt)>,
    occasion: Occasion,
    /// Whether the player has seen which words are left, as the X-ray shows some of them. Seeing how many are left is not
    /// help.
    pub peeked: bool,
    /// Whether the player has taken a hint.
    pub hinted: bool,
    /// The letters whose reasons are known from a transcript alone.
    pub on_trust: LetterSet,
    seed: u64,
}

/// A round that has ended, and the word that is shown for it.
#[derive(Clone, Debug)]
pub struct Finished {
    /// How the round ended.
    pub outcome: Outcome,
    /// A word that fits every answer.
    pub word: Word,
    /// The salt that opens the round's seal, if it has one.
    pub salt: Option<Salt>,
    /// The round as it ended.
    pub round: Round,
}

impl Round {
    /// Begins a round against an opponent that holds `candidates`. A fair opponent draws one of them, determined by
    /// the seed. A friend does not: [`Round::with_friend`] takes their word.
    pub fn new(opponent: Opponent, candidates: Candidates, lives: Lives, seed: u64) -> Self {
        let start = Position::among(candidates.clone(), LetterSet::EMPTY, lives.get());
        Self::begin(opponent, candidates, start, seed)
    }

    /// Begins a round about a word that a friend typed. `known` has the listed words of that length; the friend's
    /// word need not be one of them.
    pub fn with_friend(word: &Word, known: Option<Candidates>, lives: Lives, seed: u64) -> Self {
        let (alphabet, length) = (word.alphabet(), word.letters().len());
        let fits = |known: &Candidates| {
            known.listed().length() == length && *known.listed().alphabet() == *alphabet
        };
        let start = match known.filter(fits) {
            Some(known) => Position::among(known, LetterSet::EMPTY, lives.get()),
            None => {
                let none = Arc::new(WordsOfLength::none(alphabet, length));
                Position::new(&none, lives.get())
            }
        };
        let own = Arc::new(WordsOfLength::of_one(word)).candidates();
        Self::begin(Opponent::Friend, own, start, seed)
    }

    fn begin(opponent: Opponent, mut candidates: Candidates, start: Position, seed: u64) -> Self {
        let mut seal = None;
        if opponent.holds() == Holds::DrawnWord {
            candidates.keep_one(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
            let salt = Salt::of_seed(seed);
            seal = candidates.words().next().map(|word| (Seal::of(&word, salt), salt));
        }
        Self {
            engine: EvilEngine::opened(candidates, start.guessed(), opponent),
            opening: None,
            opened: Vec::new(),
            par: None,
            words_left: vec![start.words_left()],
            position: start.clone(),
            start,
            replies: Vec::new(),
            seal,
            occasion: Occasion::default(),
            peeked: false,
            hinted: false,
            on_trust: LetterSet::EMPTY,
            seed,
        }
    }

    /// Returns the round with a rule for the opponent that keeps the largest family; the rule draws from the
    /// round's seed.
    #[must_use]
    pub fn with_rule(mut self, rule: Rule) -> Self {
        self.engine = self.engine.with_rule(rule.with_seed(self.seed));
        self
    }

    /// Answers a guess without a search. A hit is free, a miss costs a life. The right word wins, and a wrong one is struck
    /// from the words left; a hostile opponent that holds several words says no.
    ///
    /// # Errors
    /// Returns [`GuessError::NeedsSearch`] for a letter if the opponent
    /// [searches](crate::engine::Opponent::is_perfect), which [`guess_with`](Self::guess_with) does, and another
    /// [`GuessError`] if this cannot be [guessed](Self::check). The round is unchanged then.
    pub fn guess(&mut self, guess: impl Into<Guess>) -> Result<&Reply, GuessError> {
        let guess = guess.into();
        self.check(&guess)?;
        let reply = self.engine.guess(guess)?;
        Ok(self.record(reply))
    }

    /// Answers a letter with a search if the opponent needs one. Returns `None` if `halt` ended the search; the
    /// round is unchanged then.
    ///
    /// # Errors
    /// Returns [`GuessError`] if the round is over or the letter cannot be guessed. The round is unchanged then.
    pub fn guess_with(
        &mut self,
        setter: &mut Setter,
        letter: Letter,
        halt: Halt<'_>,
    ) -> Result<Option<&Reply>, GuessError> {
        self.check_in_play()?;
        let misses_left = self.misses_left();
        let reply = setter.guess(&mut self.engine, letter, misses_left, halt)?;
        Ok(reply.map(|reply| self.record(reply)))
    }

    /// Returns the question whose reply a search can find, to be passed to [`Round::take`].
    ///
    /// # Errors
    /// Returns [`GuessError::NeedsNoSearch`] if [`guess`](Self::guess) answers, and another [`GuessError`] if the round is over
    /// or the letter cannot be guessed.
    pub fn question(&self, letter: Letter) -> Result<Question, GuessError> {
        self.check_in_play()?;
        self.engine.question(letter, self.misses_left())
    }

    /// Applies the reply to a [question](Round::question) of this round.
    ///
    /// # Errors
    /// Returns [`GuessError`] if the round is over, if the letter cannot be guessed, or if no word has it at exactly
    /// these places. The round is unchanged then.
    pub fn take(&mut self, reply: Reply) -> Result<&Reply, GuessError> {
        self.check_in_play()?;
        self.engine.take(&reply)?;
        Ok(self.record(reply))
    }

    /// Answers a guess with a given choice, as when a round is replayed.
    ///
    /// # Errors
    /// Returns [`GuessError`] if the round is over, if this cannot be guessed, or if no word fits the answer. The
    /// round is unchanged then.
    pub fn answer(&mut self, guess: &Guess, choice: Choice) -> Result<&Reply, GuessError> {
        self.check(guess)?;
        let reply = self.engine.answer(guess, choice)?;
        Ok(self.record(reply))
    }

    pub(super) fn check_in_play(&self) -> Result<(), GuessError> {
        match self.standing() {
            Standing::InPlay => Ok(()),
            Standing::Won | Standing::Lost => Err(GuessError::RoundOver),
        }
    }

    fn record(&mut self, reply: Reply) -> &Reply {
        let places = reply.places();
        if self.engine.opponent().cheats() {
            // The words that the player has to consider are those that the engine holds.
            let kept = Some(self.engine.candidates().clone());
            self.position = self.position.after_keeping(&reply.guess, places, kept);
        } else {
            self.position.answer(reply.guess.clone(), places);
        }
        self.words_left.push(self.position.words_left());
        self.replies.push(reply);
        &self.replies[self.replies.len() - 1]
    }

    /// Ends the round and shows a word. A round in play counts as given up.
    pub fn finish(self) -> Finished {
        let outcome = self.standing().into();
        // Of the one word that other opponents hold, nothing is left to chance.
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let word = self.engine.candidates().reveal(&mut rng);
        let salt = self.seal.map(|(_, salt)| salt);
        Finished { outcome, word, salt, round: self }
    }

    /// Returns what the player knows now. The candidates are the listed words that fit every answer, of which the
    /// opponent may hold only one.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns what the player knew before the first guess.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Returns the seal of the word, if it has one: that of a fair opponent, or of a challenge. An evil opponent has no
    /// word to seal.
    pub fn seal(&self) -> Option<Seal> {
        self.seal.map(|(seal, _)| seal)
    }

    /// Returns the round with the seal of its word, and the salt that opens it.
    #[must_use]
    pub(super) fn sealed(self, seal: Seal, salt: Salt) -> Self {
        Self { seal: Some((seal, salt)), ..self }
    }

    /// Returns the round as one that is played for this.
    #[must_use]
    pub fn played_for(self, occasion: Occasion) -> Self {
        Self { occasion, ..self }
    }

    /// Returns what the round is played for.
    pub const fn occasion(&self) -> &Occasion {
        &self.occasion
    }

    /// Returns whether the round is won, lost or still in play.
    pub fn standing(&self) -> Standing {
        self.position.standing()
    }

    /// Returns the engine that answers.
    pub const fn engine(&self) -> &EvilEngine {
        &self.engine
    }

    /// Returns the alphabet of the words.
    pub fn alphabet(&self) -> &'static Alphabet {
        self.start.alphabet()
    }

    /// Returns the letters revealed so far.
    pub const fn pattern(&self) -> &Pattern {
        self.position.pattern()
    }

    /// Returns the number of letters in the word.
    pub const fn length(&self) -> usize {
        self.pattern().length()
    }

    /// Returns every reply so far.
    pub fn replies(&self) -> &[Reply] {
        &self.replies
    }

    /// Returns the number of misses that lose the round.
    pub const fn lives(&self) -> Lives {
        Lives::at_least_one(self.start.misses_left())
    }

    /// Returns the number of misses so far.
    pub const fn misses(&self) -> u32 {
        self.start.misses_left() - self.position.misses_left()
    }

    /// Returns whether a perfect player would have lives left in the end, also if that is not known: without, every win is
    /// perfect.
    pub fn has_spare_lives(&self) -> bool {
        let par = self.par.filter(|_| self.engine.opponent().is_perfect());
        par.is_none_or(|par| self.lives().get() as usize > par + 1)
    }

    /// Returns the number of further misses that lose the round.
    pub const fn misses_left(&self) -> u32 {
        self.position.misses_left()
    }

    /// Returns the number of listed words that fit every answer. It can be 0, since a friend's word need not be
    /// listed.
    pub fn words_left(&self) -> usize {
        self.position.words_left()
    }

    /// Returns the number of listed words that fit before the first guess and after each reply.
    pub fn words_left_by_turn(&self) -> &[usize] {
        &self.words_left
    }

    /// Returns the seed of all random choices. The same seed and the same guesses give the same round.
    pub const fn seed(&self) -> u64 {
        self.seed
    }
}

mod course;
pub use course::WordsLeft;
mod lives;
pub use lives::{Lives, LivesError};
mod opened;
pub use opened::RuledOut;
mod what_if;
mod word;

#[cfg(test)]
mod tests;
