//! Owns [`Seat`], the built-in players, which answer messages. The caller provides the word list; they use no files and no
//! clock.

use std::sync::Arc;

use super::line::{FromPlayer, ToPlayer, VERSION};
use crate::counted;
use crate::engine::{GuessError, Opponent, Reply, Rule, Setter};
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
    #[error("the list has no word of {}", counted(*.0, "letter"))]
    NoSuchLength(usize),
    /// The message is for the other side.
    #[error("this message is for the other side")]
    NotMine,
    /// The guesser has no letters left.
    #[error("there is no letter left to guess")]
    NoLetter,
    /// No word fits the answers.
    #[error("no word fits the answers")]
    NoWord,
    /// The letter cannot be guessed.
    #[error(transparent)]
    Guess(#[from] GuessError),
}

/// What a built-in setter holds.
#[derive(Clone, Debug, PartialEq)]
pub enum InHand {
    /// What an opponent of the game holds. Only the opponent that keeps the largest family uses the rule.
    Opponent(Opponent, Rule),
    /// This word, whatever the seed.
    Word(Word),
}

impl InHand {
    fn name(&self) -> String {
        match self {
            Self::Opponent(opponent, _) => opponent.to_string(),
            Self::Word(_) => String::from("one word"),
        }
    }

    fn round(
        &self,
        list: Option<&WordList>,
        length: usize,
        lives: Lives,
        seed: u64,
    ) -> Result<Round, SeatError> {
        Ok(match self {
            Self::Opponent(opponent, rule) => {
                let words = of_length(list, length)?.candidates();
                Round::new(*opponent, words, lives, seed).with_rule(*rule)
            }
            // The referee may go on to the end of the word, however many letters are missed.
            Self::Word(word) => {
                let lives = Lives::at_least_one(word.alphabet().len() as u32);
                Round::with_friend(word, None, lives, seed)
            }
        })
    }
}

/// A built-in player, which answers messages.
pub struct Seat {
    list: Option<Arc<WordList>>,
    player: Player,
}

#[expect(clippy::large_enum_variant, reason = "a game has two players")]
enum Player {
    Guesser { kind: GuesserKind, guesser: Box<dyn Guesser + Send>, game: Option<Position> },
    Setter { holds: InHand, setter: Setter, seed: u64, game: Option<Round> },
}

impl Seat {
    /// Creates a guesser without a word list.
    pub fn guesser(kind: GuesserKind) -> Self {
        let player = Player::Guesser { kind, guesser: kind.guesser(), game: None };
        Self { list: None, player }
    }

    /// Creates a setter without a word list.
    pub fn setter(holds: InHand) -> Self {
        let player = Player::Setter { holds, setter: Setter::default(), seed: 0, game: None };
        Self { list: None, player }
    }

    /// Sets the word list.
    pub fn bring(&mut self, list: Arc<WordList>) {
        self.list = Some(list);
    }

    /// Processes a message, and returns the answer if it expects one. If `halt` ends a setter's search for it, this is the
    /// answer that needs none; a guesser takes the time that it needs.
    ///
    /// # Errors
    /// Returns [`SeatError`] if the message is for the other side, comes before a list or a game, or names a letter that
    /// can't be guessed.
    pub fn hear(
        &mut self,
        message: &ToPlayer,
        halt: Halt<'_>,
    ) -> Result<Option<FromPlayer>, SeatError> {
        let list = self.list.as_deref();
        match (message, &mut self.player) {
            (ToPlayer::Hangman(..), player) => {
                let name = match player {
                    Player::Guesser { kind, .. } => kind.to_string(),
                    Player::Setter { holds, .. } => holds.name(),
                };
                return Ok(Some(FromPlayer::Hangman(VERSION, name)));
            }
            (ToPlayer::Words(_), _) => return Ok(Some(FromPlayer::Ready)),
            (ToPlayer::Game(length, misses), Player::Guesser { game, .. }) => {
                *game = Some(Position::new(of_length(list, *length)?, *misses));
            }
            (ToPlayer::Answer(letter, places), Player::Guesser { game, .. }) => {
                game.as_mut().ok_or(SeatError::NoGame)?.answer(*letter, *places);
            }
            (ToPlayer::Turn(_, left), Player::Guesser { guesser, game, .. }) => {
                let position = game.as_mut().ok_or(SeatError::NoGame)?;
                position.set_misses_left((*left).max(1));
                let letter = guesser.letter(position).ok_or(SeatError::NoLetter)?;
                return Ok(Some(FromPlayer::Guess(letter)));
            }
            (ToPlayer::Seed(drawn), Player::Setter { seed, .. }) => *seed = *drawn,
            (ToPlayer::Game(length, misses), Player::Setter { holds, seed, game, .. }) => {
                let lives = Lives::at_least_one(*misses);
                *game = Some(holds.round(list, *length, lives, *seed)?);
            }
            (ToPlayer::Guess(letter), Player::Setter { setter, game, .. }) => {
                let game = game.as_mut().ok_or(SeatError::NoGame)?;
                let searched = game.guess_with(setter, *letter, halt)?.map(Reply::places);
                let places = match searched {
                    Some(places) => places,
                    None => {
                        let reply = game.question(*letter)?.at_once();
                        game.take(reply.ok_or(SeatError::NoWord)?)?.places()
                    }
                };
                return Ok(Some(FromPlayer::Answer(Some(*letter), places)));
            }
            (ToPlayer::Reveal, Player::Setter { game, .. }) => {
                let game = game.clone().ok_or(SeatError::NoGame)?;
                return Ok(Some(FromPlayer::Word(game.finish().word)));
            }
            (ToPlayer::Guess(_) | ToPlayer::Reveal, Player::Guesser { .. })
            | (ToPlayer::Turn(..) | ToPlayer::Answer(..), Player::Setter { .. }) => {
                return Err(SeatError::NotMine);
            }
            (ToPlayer::Seed(_), Player::Guesser { .. })
            | (ToPlayer::Alphabet(_) | ToPlayer::Result(..) | ToPlayer::Quit, _) => {}
        }
        Ok(None)
    }
}

fn of_length(list: Option<&WordList>, length: usize) -> Result<&Arc<WordsOfLength>, SeatError> {
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
        let mut seats = [Seat::guesser(kind), Seat::setter(holds)];
        seats.iter_mut().for_each(|seat| seat.bring(Arc::clone(&list)));
        let mut referee =
            Referee::new(list.of_length(4).unwrap(), Lives::at_least_one(allowed), seed);
        loop {
            match referee.step() {
                Step::Over(ending) => return (ending, referee.misses()),
                Step::Send(role, message) => {
                    let said = seats[role as usize].hear(&message, &|| false).unwrap();
                    assert_eq!(said.is_some(), message.wants().is_some());
                    said.iter().for_each(|said| referee.hear(&said.line(&ENGLISH)));
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
    fn a_list_without_words_of_one_letter_lacks_one_letter_and_not_one_letters() {
        let mut setter = Seat::setter(InHand::Opponent(Opponent::Fair, Rule::default()));
        setter.bring(list());
        let error = setter.hear(&ToPlayer::Game(1, 3), &|| false).unwrap_err();
        assert_eq!(error.to_string(), "the list has no word of 1 letter");
    }

    #[test]
    fn a_setter_whose_time_is_over_answers_without_a_search() {
        let mut setter = Seat::setter(InHand::Opponent(Opponent::Merciless, Rule::default()));
        setter.bring(list());
        setter.hear(&ToPlayer::Game(4, 3), &|| true).unwrap();
        for (c, expected) in [('e', "miss e"), ('o', "hit o 2 3"), ('o', "")] {
            let guess = ToPlayer::Guess(ENGLISH.letter(c).unwrap());
            let said = setter.hear(&guess, &|| true).map(|said| said.unwrap().line(&ENGLISH));
            assert_eq!(said.unwrap_or_default(), expected, "{c}");
        }
    }

    #[test]
    fn a_setter_of_one_word_holds_it() {
        let word = Word::parse("ibex", &ENGLISH).unwrap();
        let (ending, misses) = game(GuesserKind::Frequency, InHand::Word(word.clone()), 6, 1);
        assert_eq!((ending, misses), (GameEnding::Found(word.clone()), 0));
        let mut setter = Seat::setter(InHand::Word(word));
        setter.hear(&ToPlayer::Game(4, 1), &|| false).unwrap();
        for c in "zqi".chars() {
            let guess = ToPlayer::Guess(ENGLISH.letter(c).unwrap());
            assert!(setter.hear(&guess, &|| false).unwrap().is_some(), "{c}");
        }
    }
}
