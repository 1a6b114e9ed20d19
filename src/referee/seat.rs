//! Owns the program's own players at a table: [`GuesserSeat`] and [`SetterSeat`] hear orders and say
//! answers. The word list is brought to them; they know no files and no clock.

use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::line::{FromPlayer, ToPlayer, VERSION};
use crate::engine::{EvilEngine, GuessError, Opponent, Position, Question, Rule, Searcher};
use crate::guesser::{Guesser, GuesserKind, View};
use crate::solver::Halt;
use crate::words::{Candidates, LetterSet, Pattern, Word, WordList, WordsOfLength};

/// Why a built-in player cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeatError {
    /// No game has begun, or no list has been brought.
    #[error("a game has words and a length first: words PATH, then game LENGTH MISSES")]
    NoGame,
    /// The list has no word of this length.
    #[error("the list has no word of {0} letters")]
    NoSuchLength(usize),
    /// An order that is for the other role.
    #[error("this is an order for the other side of the table")]
    NotMine,
    /// The guesser has no letter left to name.
    #[error("there is no letter left to guess")]
    NoLetter,
    /// The engine refuses the letter.
    #[error(transparent)]
    Guess(#[from] GuessError),
}

/// A guesser of this program.
pub struct GuesserSeat {
    kind: GuesserKind,
    guesser: Box<dyn Guesser + Send>,
    list: Option<Arc<WordList>>,
    view: Option<View>,
}

impl GuesserSeat {
    /// A guesser that has seen no list yet.
    #[must_use]
    pub fn new(kind: GuesserKind) -> Self {
        Self { kind, guesser: kind.guesser(), list: None, view: None }
    }

    /// Brings the word list.
    pub fn bring(&mut self, list: Arc<WordList>) {
        self.list = Some(list);
    }

    /// Hears an order and answers it, if it asks.
    ///
    /// # Errors
    /// [`SeatError`] where the order is for the other role, or comes before a list or a game.
    pub fn hear(&mut self, message: &ToPlayer) -> Result<Option<FromPlayer>, SeatError> {
        match message {
            ToPlayer::Hangman(..) => {
                return Ok(Some(FromPlayer::Hangman(VERSION, self.kind.to_string())));
            }
            ToPlayer::Words(_) => return Ok(Some(FromPlayer::Ready)),
            ToPlayer::Game(length, misses) => {
                let listed = listed(self.list.as_ref(), *length)?;
                let pattern = Pattern::hidden(listed.alphabet(), *length);
                self.view = Some(View::new(listed, pattern, LetterSet::EMPTY, *misses));
            }
            ToPlayer::Answer(letter, places) => {
                let view = self.view.as_mut().ok_or(SeatError::NoGame)?;
                view.guessed.insert(*letter);
                view.pattern.reveal(*letter, *places);
                if view.candidates.as_mut().is_some_and(|words| !words.keep(*letter, *places)) {
                    view.candidates = None;
                }
            }
            ToPlayer::Turn(_, left) => {
                let view = self.view.as_mut().ok_or(SeatError::NoGame)?;
                view.misses_left = (*left).max(1);
                let letter = match &view.candidates {
                    Some(words) => self.guesser.letter(words, view.guessed, view.misses_left),
                    None => self.guesser.advise(view).map(|advice| advice.best.letter),
                };
                return Ok(Some(FromPlayer::Guess(letter.ok_or(SeatError::NoLetter)?)));
            }
            ToPlayer::Guess(_) | ToPlayer::Reveal => return Err(SeatError::NotMine),
            ToPlayer::Alphabet(_) | ToPlayer::Seed(_) | ToPlayer::Result(..) | ToPlayer::Quit => {}
        }
        Ok(None)
    }
}

/// What a setter of this program holds.
#[derive(Clone, Debug, PartialEq)]
pub enum InHand {
    /// What an opponent of the game holds; the rule is for the one that keeps the largest family.
    Opponent(Opponent, Rule),
    /// One word, whatever the seed.
    Word(Word),
}

/// A setter of this program.
pub struct SetterSeat {
    holds: InHand,
    list: Option<Arc<WordList>>,
    searcher: Option<Searcher>,
    seed: u64,
    game: Option<Held>,
}

/// A game under way.
struct Held {
    engine: EvilEngine,
    /// Misses that lose the game.
    allowed: u32,
    misses: u32,
    rng: Xoshiro256PlusPlus,
}

impl SetterSeat {
    /// A setter that has seen no list yet.
    #[must_use]
    pub const fn new(holds: InHand) -> Self {
        Self { holds, list: None, searcher: None, seed: 0, game: None }
    }

    /// Brings the word list.
    pub fn bring(&mut self, list: Arc<WordList>) {
        self.list = Some(list);
        self.searcher = None;
    }

    /// Hears an order and answers it, if it asks and `halt` does not say that nobody waits any more.
    ///
    /// # Errors
    /// [`SeatError`] where the order is for the other role, comes before a list or a game, or names a letter
    /// that cannot be guessed.
    pub fn hear(
        &mut self,
        message: &ToPlayer,
        halt: Halt<'_>,
    ) -> Result<Option<FromPlayer>, SeatError> {
        match message {
            ToPlayer::Hangman(..) => return Ok(Some(FromPlayer::Hangman(VERSION, self.name()))),
            ToPlayer::Words(_) => return Ok(Some(FromPlayer::Ready)),
            ToPlayer::Seed(seed) => self.seed = *seed,
            ToPlayer::Game(length, misses) => self.begin(*length, *misses)?,
            ToPlayer::Guess(letter) => {
                let game = self.game.as_mut().ok_or(SeatError::NoGame)?;
                let opponent = game.engine.opponent();
                let reply = match &mut self.searcher {
                    Some(searcher) if opponent.thinks() => {
                        let position = Position {
                            candidates: game.engine.candidates().clone(),
                            guessed: game.engine.guessed(),
                            misses_left: game.allowed.saturating_sub(game.misses).max(1),
                        };
                        game.engine.families(*letter)?;
                        let question = Question { opponent, position, letter: *letter };
                        let Some(choice) = searcher.choose(&question, halt) else {
                            return Ok(None);
                        };
                        game.engine.answer(*letter, choice)?
                    }
                    _ => game.engine.guess(*letter)?,
                };
                game.misses += u32::from(reply.is_miss());
                return Ok(Some(FromPlayer::Answer(Some(*letter), reply.places())));
            }
            ToPlayer::Reveal => {
                let game = self.game.as_mut().ok_or(SeatError::NoGame)?;
                return Ok(Some(FromPlayer::Word(game.engine.reveal(&mut game.rng))));
            }
            ToPlayer::Turn(..) | ToPlayer::Answer(..) => return Err(SeatError::NotMine),
            ToPlayer::Alphabet(_) | ToPlayer::Result(..) | ToPlayer::Quit => {}
        }
        Ok(None)
    }

    fn name(&self) -> String {
        match &self.holds {
            InHand::Opponent(opponent, _) => opponent.to_string(),
            InHand::Word(_) => String::from("one word"),
        }
    }

    fn begin(&mut self, length: usize, allowed: u32) -> Result<(), SeatError> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let engine = match &self.holds {
            InHand::Opponent(opponent, rule) => {
                let listed = listed(self.list.as_ref(), length)?;
                let mut candidates = listed.candidates();
                if !opponent.is_evil() {
                    candidates.keep_one(&mut rng);
                }
                if opponent.thinks()
                    && !self.searcher.as_ref().is_some_and(|searcher| searcher.is_about(listed))
                {
                    self.searcher = Searcher::new(listed).ok();
                }
                EvilEngine::new(candidates, *opponent).with_rule(rule.with_seed(self.seed))
            }
            InHand::Word(word) => {
                let own: Candidates = Arc::new(WordsOfLength::of_one(word)).candidates();
                EvilEngine::new(own, Opponent::Friend)
            }
        };
        self.game = Some(Held { engine, allowed, misses: 0, rng });
        Ok(())
    }
}

fn listed(list: Option<&Arc<WordList>>, length: usize) -> Result<&Arc<WordsOfLength>, SeatError> {
    list.ok_or(SeatError::NoGame)?.of_length(length).ok_or(SeatError::NoSuchLength(length))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Lives;
    use crate::referee::{GameEnding, Side, Step, Table};
    use crate::words::{ENGLISH, nine_words};

    fn list() -> Arc<WordList> {
        Arc::new(nine_words())
    }

    /// Plays a game of two built-in players; one that breaks the rules fails the test.
    fn game(kind: GuesserKind, holds: InHand, allowed: u32, seed: u64) -> (GameEnding, u32) {
        let list = list();
        let mut guesser = GuesserSeat::new(kind);
        let mut setter = SetterSeat::new(holds);
        guesser.bring(Arc::clone(&list));
        setter.bring(Arc::clone(&list));
        let mut table = Table::new(list.of_length(4).unwrap(), Lives::at_least_one(allowed), seed);
        loop {
            for (role, message) in table.take_told() {
                let said = match role {
                    Side::Guesser => guesser.hear(&message),
                    Side::Setter => setter.hear(&message, &|| false),
                };
                assert_eq!(said, Ok(None));
            }
            match table.next().clone() {
                Step::Over(ending) => return (ending, table.misses()),
                Step::Ask(role, message) => {
                    let said = match role {
                        Side::Guesser => guesser.hear(&message),
                        Side::Setter => setter.hear(&message, &|| false),
                    };
                    table.hear(&said.unwrap().unwrap().line(&ENGLISH));
                }
            }
        }
    }

    #[test]
    fn every_built_in_player_plays_by_the_rules() {
        for kind in GuesserKind::ALL {
            for opponent in
                [Opponent::Merciless, Opponent::Greedy, Opponent::Merciful, Opponent::Fair]
            {
                for seed in 0..5 {
                    let holds = InHand::Opponent(opponent, Rule::default());
                    let (ending, misses) = game(kind, holds.clone(), 3, seed);
                    assert_eq!(ending.fault(), None, "{kind} {opponent}");
                    assert_eq!(matches!(ending, GameEnding::NotFound(_)), misses == 3);
                    assert_eq!(game(kind, holds, 3, seed), (ending, misses), "a seed is a game");
                }
            }
        }
    }

    #[test]
    fn a_setter_of_one_word_holds_it() {
        let word = Word::parse("ibex", &ENGLISH).unwrap();
        let (ending, misses) = game(GuesserKind::Frequency, InHand::Word(word.clone()), 6, 1);
        assert_eq!((ending, misses), (GameEnding::Found(word), 0));
    }
}
