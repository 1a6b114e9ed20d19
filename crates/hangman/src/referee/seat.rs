//! Owns the built-in players, [`GuesserSeat`] and [`SetterSeat`], which answer messages. The caller provides
//! the word list; they use no files and no clock.

use std::sync::Arc;

use super::line::{FromPlayer, ToPlayer, VERSION};
use crate::engine::{GuessError, Opponent, Rule, Setter};
use crate::game::{Lives, Round};
use crate::guesser::{Guesser, GuesserKind};
use crate::position::Position;
use hangman_solver::Halt;
use hangman_words::{Word, WordList, WordsOfLength};

/// The reason why a built-in player can't go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeatError {
    /// No game has begun, or there is no word list yet.
    #[error("a game has words and a length first: words PATH, then game LENGTH MISSES")]
    NoGame,
    /// The list has no word of this length.
    #[error("the list has no word of {0} letters")]
    NoSuchLength(usize),
    /// The message is for the other side.
    #[error("this message is for the other side")]
    NotMine,
    /// The guesser has no letters left.
    #[error("there is no letter left to guess")]
    NoLetter,
    /// The letter cannot be guessed.
    #[error(transparent)]
    Guess(#[from] GuessError),
}

/// A player that answers messages.
pub trait Seat {
    /// Sets the word list.
    fn bring(&mut self, list: Arc<WordList>);

    /// Processes a message, and returns the answer if it expects one and `halt` does not end the search for it.
    ///
    /// # Errors
    /// Returns [`SeatError`] if the message is for the other side, comes before a list or a game, or names a letter that
    /// can't be guessed.
    fn hear(&mut self, message: &ToPlayer, halt: Halt<'_>)
    -> Result<Option<FromPlayer>, SeatError>;
}

/// A built-in guesser.
pub struct GuesserSeat {
    kind: GuesserKind,
    guesser: Box<dyn Guesser + Send>,
    list: Option<Arc<WordList>>,
    position: Option<Position>,
}

impl GuesserSeat {
    /// Creates a guesser without a word list.
    pub fn new(kind: GuesserKind) -> Self {
        Self { kind, guesser: kind.guesser(), list: None, position: None }
    }
}

impl Seat for GuesserSeat {
    fn bring(&mut self, list: Arc<WordList>) {
        self.list = Some(list);
    }

    fn hear(&mut self, message: &ToPlayer, _: Halt<'_>) -> Result<Option<FromPlayer>, SeatError> {
        match message {
            ToPlayer::Hangman(..) => {
                return Ok(Some(FromPlayer::Hangman(VERSION, self.kind.to_string())));
            }
            ToPlayer::Words(_) => return Ok(Some(FromPlayer::Ready)),
            ToPlayer::Game(length, misses) => {
                let listed = of_length(self.list.as_ref(), *length)?;
                self.position = Some(Position::new(listed, *misses));
            }
            ToPlayer::Answer(letter, places) => {
                let position = self.position.as_mut().ok_or(SeatError::NoGame)?;
                position.answer(*letter, *places);
            }
            ToPlayer::Turn(_, left) => {
                let position = self.position.as_mut().ok_or(SeatError::NoGame)?;
                position.set_misses_left((*left).max(1));
                let letter = self.guesser.letter(position).ok_or(SeatError::NoLetter)?;
                return Ok(Some(FromPlayer::Guess(letter)));
            }
            ToPlayer::Guess(_) | ToPlayer::Reveal => return Err(SeatError::NotMine),
            ToPlayer::Alphabet(_) | ToPlayer::Seed(_) | ToPlayer::Result(..) | ToPlayer::Quit => {}
        }
        Ok(None)
    }
}

/// What a built-in setter holds.
#[derive(Clone, Debug, PartialEq)]
pub enum InHand {
    /// What an opponent of the game holds. Only the opponent that keeps the largest family uses the rule.
    Opponent(Opponent, Rule),
    /// This word, whatever the seed.
    Word(Word),
}

/// A built-in setter.
pub struct SetterSeat {
    holds: InHand,
    list: Option<Arc<WordList>>,
    setter: Setter,
    seed: u64,
    game: Option<Round>,
}

impl SetterSeat {
    /// Creates a setter without a word list.
    pub fn new(holds: InHand) -> Self {
        Self { holds, list: None, setter: Setter::default(), seed: 0, game: None }
    }

    fn name(&self) -> String {
        match &self.holds {
            InHand::Opponent(opponent, _) => opponent.to_string(),
            InHand::Word(_) => String::from("one word"),
        }
    }

    fn round(&self, length: usize, lives: Lives) -> Result<Round, SeatError> {
        Ok(match &self.holds {
            InHand::Opponent(opponent, rule) => {
                let words = of_length(self.list.as_ref(), length)?.candidates();
                Round::new(*opponent, words, lives, self.seed).with_rule(*rule)
            }
            // The referee may go on to the end of the word, however many letters are missed.
            InHand::Word(word) => {
                let lives = Lives::at_least_one(word.alphabet().len() as u32);
                Round::with_friend(word, None, lives, self.seed)
            }
        })
    }
}

impl Seat for SetterSeat {
    fn bring(&mut self, list: Arc<WordList>) {
        self.list = Some(list);
    }

    fn hear(
        &mut self,
        message: &ToPlayer,
        halt: Halt<'_>,
    ) -> Result<Option<FromPlayer>, SeatError> {
        match message {
            ToPlayer::Hangman(..) => return Ok(Some(FromPlayer::Hangman(VERSION, self.name()))),
            ToPlayer::Words(_) => return Ok(Some(FromPlayer::Ready)),
            ToPlayer::Seed(seed) => self.seed = *seed,
            ToPlayer::Game(length, misses) => {
                self.game = Some(self.round(*length, Lives::at_least_one(*misses))?);
            }
            ToPlayer::Guess(letter) => {
                let game = self.game.as_mut().ok_or(SeatError::NoGame)?;
                let reply = game.guess_with(&mut self.setter, *letter, halt)?;
                return Ok(reply.map(|reply| FromPlayer::Answer(Some(*letter), reply.places())));
            }
            ToPlayer::Reveal => {
                let game = self.game.clone().ok_or(SeatError::NoGame)?;
                return Ok(Some(FromPlayer::Word(game.finish().word)));
            }
            ToPlayer::Turn(..) | ToPlayer::Answer(..) => return Err(SeatError::NotMine),
            ToPlayer::Alphabet(_) | ToPlayer::Result(..) | ToPlayer::Quit => {}
        }
        Ok(None)
    }
}

fn of_length(
    list: Option<&Arc<WordList>>,
    length: usize,
) -> Result<&Arc<WordsOfLength>, SeatError> {
    list.ok_or(SeatError::NoGame)?.of_length(length).ok_or(SeatError::NoSuchLength(length))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::referee::{GameEnding, Referee, Step};
    use hangman_words::{ENGLISH, nine_words};

    fn list() -> Arc<WordList> {
        Arc::new(nine_words())
    }

    /// Plays a game of two built-in players; one that breaks the rules fails the test.
    fn game(kind: GuesserKind, holds: InHand, allowed: u32, seed: u64) -> (GameEnding, u32) {
        let list = list();
        let mut seats: [Box<dyn Seat>; 2] =
            [Box::new(GuesserSeat::new(kind)), Box::new(SetterSeat::new(holds))];
        seats.iter_mut().for_each(|seat| seat.bring(Arc::clone(&list)));
        let mut referee =
            Referee::new(list.of_length(4).unwrap(), Lives::at_least_one(allowed), seed);
        loop {
            for (role, message) in referee.take_messages() {
                assert_eq!(seats[role as usize].hear(&message, &|| false), Ok(None));
            }
            match referee.next().clone() {
                Step::Over(ending) => return (ending, referee.misses()),
                Step::Ask(role, message) => {
                    let said = seats[role as usize].hear(&message, &|| false);
                    referee.hear(&said.unwrap().unwrap().line(&ENGLISH));
                }
            }
        }
    }

    #[test]
    fn every_built_in_player_plays_by_the_rules() {
        for kind in GuesserKind::ALL {
            for opponent in [Opponent::Merciless, Opponent::Greedy, Opponent::Fair] {
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
        assert_eq!((ending, misses), (GameEnding::Found(word.clone()), 0));
        let mut setter = SetterSeat::new(InHand::Word(word));
        setter.hear(&ToPlayer::Game(4, 1), &|| false).unwrap();
        for c in "zqi".chars() {
            let guess = ToPlayer::Guess(ENGLISH.letter(c).unwrap());
            assert!(setter.hear(&guess, &|| false).unwrap().is_some(), "{c}");
        }
    }
}
