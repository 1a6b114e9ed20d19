//! Owns [`Round`]: misses left, who has won, which help was taken, and what was answered.

use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use super::lives::Lives;
use super::seal::{Salt, Seal};
use crate::engine::{
    Choice, EvilEngine, GuessError, Holds, Opponent, Position, Question, Reply, Rule,
};
use crate::guesser::View;
use crate::words::{Candidates, Letter, LetterSet, Word, WordsOfLength};

/// A round that has begun.
///
/// # Examples
/// ```
/// use evil_hangman::engine::Opponent;
/// use evil_hangman::game::{Outcome, Round, Standing};
/// use evil_hangman::words::{ENGLISH, Tier};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let list = Tier::Common.load();
/// let words = list.of_length(8).ok_or("no such words")?.candidates();
/// let mut round = Round::new(Opponent::Greedy, words, "1".parse()?, 42);
/// let reply = round.guess(ENGLISH.letter('e').ok_or("not English")?)?;
/// assert!(reply.is_miss());
/// assert_eq!(round.standing(), Standing::Lost);
/// assert_eq!(round.finish().outcome, Outcome::Lost);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    engine: EvilEngine,
    lives: Lives,
    replies: Vec<Reply>,
    thinkable: Thinkable,
    /// The words that the player may think of; none where the list has no word of a friend's length.
    listed: Option<Arc<WordsOfLength>>,
    words_at_start: usize,
    /// Only where one word is held from the start is there anything to seal.
    seal: Option<Seal>,
    peeked: bool,
    hinted: bool,
    said: LetterSet,
    /// In a round that was gone back in: how many letters are those that were guessed before.
    what_if: Option<usize>,
    seed: u64,
    rng: Xoshiro256PlusPlus,
}

/// What a player can know: the words of the list that fit every answer.
#[derive(Clone, Debug, PartialEq)]
enum Thinkable {
    /// They are the engine's own candidates: the opponent holds every one of them.
    TheEngines,
    /// The opponent holds one word, but the player cannot tell it from these.
    Words(Candidates),
    /// The opponent holds a word that is not on the list.
    None,
}

/// How a round stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The player has guesses and letters left.
    InPlay,
    /// Every letter is revealed.
    Won,
    /// No guess is left.
    Lost,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The player found the word.
    Won,
    /// The player ran out of guesses.
    Lost,
    /// The player gave up.
    GivenUp,
}

/// A round that has ended, and the word that is shown for it.
#[derive(Clone, Debug)]
pub struct Finished {
    /// Who won.
    pub outcome: Outcome,
    /// A word that fits every answer.
    pub word: Word,
    /// What opens the round's seal, where it has one.
    pub salt: Option<Salt>,
    /// The round as it was left.
    pub round: Round,
}

impl Round {
    /// Begins a round against an opponent that moves among `candidates`: a fair one draws one of
    /// them, the seed deciding which.
    #[must_use]
    pub fn new(opponent: Opponent, mut candidates: Candidates, lives: Lives, seed: u64) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let words_at_start = candidates.len();
        let listed = Some(Arc::clone(candidates.listed()));
        let mut thinkable = Thinkable::TheEngines;
        let mut seal = None;
        if opponent.holds() == Holds::DrawnWord {
            thinkable = Thinkable::Words(candidates.clone());
            candidates.keep_one(&mut rng);
            seal = candidates.words().next().map(|word| Seal::of(&word, Salt::of_seed(seed)));
        }
        let engine = EvilEngine::new(candidates, opponent);
        Self {
            engine,
            lives,
            replies: Vec::new(),
            thinkable,
            listed,
            words_at_start,
            seal,
            peeked: false,
            hinted: false,
            said: LetterSet::EMPTY,
            what_if: None,
            seed,
            rng,
        }
    }

    /// The same round with a rule for the setter that keeps the largest family; what it draws comes from
    /// the round's seed.
    #[must_use]
    pub(crate) fn with_rule(mut self, rule: Rule) -> Self {
        self.engine = self.engine.with_rule(rule.with_seed(self.seed));
        self
    }

    /// Begins a round about a word that a friend typed in. `known` are the words that the player
    /// may think of: those of a list that are as long; the friend's need not be one of them.
    #[must_use]
    pub fn with_friend(word: &Word, known: Option<Candidates>, lives: Lives, seed: u64) -> Self {
        let own = Arc::new(WordsOfLength::of_one(word)).candidates();
        let mut round = Self::new(Opponent::Friend, own, lives, seed);
        round.listed = known.as_ref().map(|known| Arc::clone(known.listed()));
        round.words_at_start = known.as_ref().map_or(0, Candidates::len);
        round.thinkable = known.map_or(Thinkable::None, Thinkable::Words);
        round
    }

    /// Answers a letter with what the opponent says at once. A hit costs nothing, a miss costs a guess.
    ///
    /// # Errors
    /// [`GuessError`] where the round is over, or the letter was guessed before or is not in the words' alphabet;
    /// nothing has changed and nothing is lost then.
    pub fn guess(&mut self, letter: Letter) -> Result<&Reply, GuessError> {
        self.check_in_play()?;
        let reply = self.engine.guess(letter)?;
        Ok(self.take(reply))
    }

    /// What an opponent that thinks must answer for this letter.
    ///
    /// # Errors
    /// [`GuessError`], as [`Round::guess`] has it.
    pub fn question(&self, letter: Letter) -> Result<Question, GuessError> {
        self.check_in_play()?;
        self.engine.families(letter)?;
        Ok(Question { opponent: self.engine.opponent(), position: self.position(), letter })
    }

    /// Where the round stands, for an opponent to think about.
    #[must_use]
    pub fn position(&self) -> Position {
        let candidates = self.engine.candidates().clone();
        Position { candidates, guessed: self.guessed(), misses_left: self.misses_left() }
    }

    /// What the player sees, for somebody who gives advice; `None` where the list has no word as long as
    /// a friend's, and so nothing to go by.
    #[must_use]
    pub fn view(&self) -> Option<View> {
        let candidates = match &self.thinkable {
            Thinkable::TheEngines => Some(self.engine.candidates().clone()),
            Thinkable::Words(words) => Some(words.clone()),
            Thinkable::None => None,
        };
        Some(View {
            pattern: self.engine.pattern().clone(),
            guessed: self.guessed(),
            misses_left: self.misses_left(),
            candidates,
            listed: Arc::clone(self.listed.as_ref()?),
        })
    }

    /// Answers a letter with a choice that was thought about.
    ///
    /// # Errors
    /// [`GuessError`] where the letter cannot be guessed, as for [`Round::guess`], or no word has it in just the
    /// places of the choice; nothing has changed and nothing is lost then.
    pub fn answer(&mut self, letter: Letter, choice: Choice) -> Result<&Reply, GuessError> {
        self.check_in_play()?;
        let reply = self.engine.answer(letter, choice)?;
        Ok(self.take(reply))
    }

    fn check_in_play(&self) -> Result<(), GuessError> {
        match self.standing() {
            Standing::InPlay => Ok(()),
            Standing::Won | Standing::Lost => Err(GuessError::RoundOver),
        }
    }

    /// Remembers a reply, and what the player can know from it.
    fn take(&mut self, reply: Reply) -> &Reply {
        if let Thinkable::Words(words) = &mut self.thinkable
            && !words.keep(reply.letter, reply.places())
        {
            self.thinkable = Thinkable::None;
        }
        self.replies.push(reply);
        &self.replies[self.replies.len() - 1]
    }

    /// Ends the round: shows a word, and takes a round still in play as given up.
    #[must_use]
    pub fn finish(mut self) -> Finished {
        let outcome = match self.standing() {
            Standing::Won => Outcome::Won,
            Standing::Lost => Outcome::Lost,
            Standing::InPlay => Outcome::GivenUp,
        };
        let word = self.engine.reveal(&mut self.rng);
        let salt = self.seal.map(|_| Salt::of_seed(self.seed));
        Finished { outcome, word, salt, round: self }
    }

    /// The seal of the word, if the opponent is fair. An evil one holds no word that it could seal, and a
    /// friend's word is known to somebody who can be asked.
    #[must_use]
    pub const fn seal(&self) -> Option<Seal> {
        self.seal
    }

    /// The words that the player may think of; none where the list has no word of a friend's length.
    #[must_use]
    pub const fn known(&self) -> Option<&Arc<WordsOfLength>> {
        self.listed.as_ref()
    }

    /// Remembers that the player has seen which words are left.
    pub const fn peek(&mut self) {
        self.peeked = true;
    }

    /// Whether the player has seen which words are left at any time of the round: the X-ray names some. How
    /// many there are is a part of the board and no help; up to version 0.1 it was.
    #[must_use]
    pub const fn peeked(&self) -> bool {
        self.peeked
    }

    /// Remembers that the player has been told what to guess.
    pub const fn hint(&mut self) {
        self.hinted = true;
    }

    /// Remembers that nothing but a transcript says why these letters were answered as they were.
    pub const fn take_on_trust(&mut self, letters: LetterSet) {
        self.said = letters;
    }

    /// The letters of which nothing but a transcript says why they were answered as they were.
    #[must_use]
    pub const fn on_trust(&self) -> LetterSet {
        self.said
    }

    /// Makes this round one that asks what would have been after this many letters.
    pub(super) const fn goes_another_way(&mut self, after: usize) {
        self.what_if = Some(after);
    }

    /// In a round that asks what would have been, how many of its letters are those that were really
    /// guessed. Such a round counts nowhere.
    #[must_use]
    pub const fn what_if(&self) -> Option<usize> {
        self.what_if
    }

    /// Whether the player has been told what to guess at any time of the round.
    #[must_use]
    pub const fn hinted(&self) -> bool {
        self.hinted
    }

    /// How the round stands.
    #[must_use]
    pub fn standing(&self) -> Standing {
        if self.engine.pattern().is_complete() {
            Standing::Won
        } else if self.misses_left() == 0 {
            Standing::Lost
        } else {
            Standing::InPlay
        }
    }

    /// The engine that answers.
    #[must_use]
    pub const fn engine(&self) -> &EvilEngine {
        &self.engine
    }

    /// Every answer so far, the first first.
    #[must_use]
    pub fn replies(&self) -> &[Reply] {
        &self.replies
    }

    /// How many misses the round allows.
    #[must_use]
    pub const fn lives(&self) -> Lives {
        self.lives
    }

    /// How many letters were misses so far.
    #[must_use]
    pub fn misses(&self) -> u32 {
        self.replies.iter().map(|reply| u32::from(reply.is_miss())).sum()
    }

    /// How many misses more lose the round.
    #[must_use]
    pub fn misses_left(&self) -> u32 {
        self.lives.get() - self.misses()
    }

    /// The letters guessed so far, in the order of the alphabet.
    #[must_use]
    pub fn guessed(&self) -> LetterSet {
        self.engine.guessed()
    }

    /// How many words of the list fit every answer. None may be left where a friend's word is not on
    /// the list.
    #[must_use]
    pub fn words_left(&self) -> usize {
        match &self.thinkable {
            Thinkable::TheEngines => self.engine.candidates().len(),
            Thinkable::Words(words) => words.len(),
            Thinkable::None => 0,
        }
    }

    /// Whether it is sure that the word is one of the list's: of a friend's it is not.
    #[must_use]
    pub(crate) fn is_about_the_list(&self) -> bool {
        !self.engine.opponent().is_friend()
    }

    /// How many words of the list there were to begin with.
    #[must_use]
    pub const fn words_at_start(&self) -> usize {
        self.words_at_start
    }

    /// What the round's chance is drawn from: the same seed and the same letters are the same round.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{ENGLISH, ListBuilder};

    fn letter(c: char) -> Letter {
        ENGLISH.letter(c).unwrap()
    }

    fn candidates(words: &str) -> Candidates {
        let mut list = ListBuilder::new(&ENGLISH);
        list.feed(words.replace(' ', "\n").as_bytes()).unwrap();
        list.finish().unwrap().0.of_length(4).unwrap().candidates()
    }

    fn round(opponent: Opponent, words: &str, lives: &str, seed: u64) -> Round {
        Round::new(opponent, candidates(words), lives.parse().unwrap(), seed)
    }

    /// Plays the letters and says what is left after each.
    fn play(round: &mut Round, letters: &str) -> Vec<(u32, usize)> {
        let each = letters.chars().map(|c| {
            round.guess(letter(c)).unwrap();
            (round.misses_left(), round.words_left())
        });
        each.collect()
    }

    #[test]
    fn a_miss_costs_a_guess_and_a_hit_nothing() {
        let mut round =
            round(Opponent::Greedy, "ally beta cool deal else flew good hope ibex", "2", 0);
        assert_eq!(play(&mut round, "eo"), [(1, 3), (1, 2)]);
        assert_eq!(round.standing(), Standing::InPlay);
        assert_eq!(play(&mut round, "t"), [(0, 2)]);
        assert_eq!((round.standing(), round.misses()), (Standing::Lost, 2));
        assert_eq!(round.guess(letter('c')), Err(GuessError::RoundOver));
        let finished = round.finish();
        assert_eq!(finished.outcome, Outcome::Lost);
        assert!(["COOL", "GOOD"].contains(&finished.word.to_string().as_str()));
    }

    #[test]
    fn a_round_is_won_when_every_place_is_revealed() {
        let mut round = round(Opponent::Greedy, "deal", "1", 0);
        assert_eq!(play(&mut round, "lead"), [(1, 1); 4]);
        assert_eq!(round.guess(letter('z')), Err(GuessError::RoundOver));
        let finished = round.finish();
        assert_eq!((finished.outcome, finished.word.to_string()), (Outcome::Won, "DEAL".into()));
    }

    #[test]
    fn leaving_a_round_in_play_is_giving_up() {
        assert_eq!(round(Opponent::Greedy, "deal monk", "3", 0).finish().outcome, Outcome::GivenUp);
    }

    #[test]
    fn a_letter_guessed_before_costs_nothing() {
        let mut round = round(Opponent::Greedy, "deal monk", "3", 0);
        play(&mut round, "e");
        let left = round.misses_left();
        assert_eq!(round.guess(letter('e')), Err(GuessError::AlreadyGuessed));
        assert_eq!((round.misses_left(), round.replies().len()), (left, 1));
    }

    #[test]
    fn against_a_fair_opponent_the_words_left_are_those_that_fit() {
        let words = "deal tear monk";
        let mut drawn = std::collections::BTreeSet::new();
        for seed in 0..50 {
            let mut round = round(Opponent::Fair, words, "9", seed);
            assert_eq!((round.words_left(), round.words_at_start()), (3, 3));
            let word = round.engine().candidates().words().next().unwrap();
            drawn.insert(word.to_string());
            let expected = if word.to_string() == "MONK" { 1 } else { 2 };
            assert_eq!(play(&mut round, "e")[0].1, expected);
            assert_eq!(round.finish().word, word);
        }
        assert_eq!(drawn.len(), 3, "each word is drawn sometimes: {drawn:?}");
    }

    #[test]
    fn a_friends_word_need_not_be_on_the_list() {
        let word = Word::parse("qoph", &ENGLISH).unwrap();
        let known = Some(candidates("deal monk"));
        let mut round = Round::with_friend(&word, known, "9".parse().unwrap(), 0);
        assert_eq!((round.words_at_start(), round.words_left()), (2, 2));
        assert_eq!(play(&mut round, "oqph"), [(9, 1), (9, 0), (9, 0), (9, 0)]);
        assert_eq!(round.standing(), Standing::Won);
    }

    #[test]
    fn a_fair_round_is_sealed_and_its_salt_opens_the_seal_at_the_end() {
        for seed in 0..50 {
            let mut round = round(Opponent::Fair, "deal tear monk", "2", seed);
            let seal = round.seal().unwrap();
            play(&mut round, "ek");
            assert_eq!(round.seal(), Some(seal), "it is the same to the end");
            let finished = round.finish();
            assert_eq!(Seal::of(&finished.word, finished.salt.unwrap()), seal);
        }
    }

    #[test]
    fn an_opponent_without_a_word_shows_no_seal() {
        let evil = Opponent::ALL.into_iter().filter(|opponent| opponent.is_evil());
        for opponent in evil {
            let round = round(opponent, "deal", "2", 1);
            assert_eq!((round.seal(), round.finish().salt), (None, None), "{opponent}");
        }
        let word = Word::parse("deal", &ENGLISH).unwrap();
        let friend = Round::with_friend(&word, None, "2".parse().unwrap(), 1);
        assert_eq!((friend.seal(), friend.finish().salt), (None, None));
    }

    #[test]
    fn the_same_seed_is_the_same_round() {
        let words = "bold cold fold gold hold mold sold told";
        let word = |seed| round(Opponent::Greedy, words, "1", seed).finish().word.to_string();
        assert_eq!(word(5), word(5));
        assert!((0..20).any(|seed| word(seed) != word(5)));
    }
}
