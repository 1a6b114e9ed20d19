//! Owns [`Referee`]: one game between two players, as a state machine over their lines. It knows no
//! processes and no clocks; faults that only these can reveal are reported to it.

use std::collections::VecDeque;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use rustc_hash::FxHasher;
use sha2::{Digest, Sha256};

use super::fault::Fault;
use super::line::{FromPlayer, Side, ToPlayer};
use super::record::GameEnding;
use crate::counted;
use crate::game::Lives;
use crate::position::{Position, Standing};
use hangman_words::{Letter, Places, Word, WordsOfLength};

/// A letter and its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The letter.
    pub letter: Letter,
    /// Its places; none mean a miss.
    pub places: Places,
    /// The number of listed words that fit this answer and all earlier ones. It is 0 only for the last answer
    /// of a setter that broke the rules.
    pub fit: usize,
}

/// What has to happen next.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// This player must be sent this message, and its answer heard if it expects one.
    Send(Side, ToPlayer),
    /// The game is over.
    Over(GameEnding),
}

/// The referee of one game.
#[derive(Clone, Debug)]
pub struct Referee {
    position: Position,
    /// The number of misses that loses the game.
    lives: u32,
    answers: Vec<Answered>,
    /// Messages that expect no answer, in the order in which they must be sent.
    messages: VecDeque<(Side, ToPlayer)>,
    /// The question after them, or the end.
    next: Step,
}

impl Referee {
    /// Creates a game about these words, which the setter must keep to. Each player gets a seed of its own,
    /// derived from the game's.
    pub fn new(listed: &Arc<WordsOfLength>, allowed: Lives, seed: u64) -> Self {
        let position = Position::new(listed, allowed.get());
        let seeds = Side::ALL.map(|role| (role, ToPlayer::Seed(role_seed(role, seed))));
        let games = Side::ALL.map(|role| (role, ToPlayer::Game(listed.length(), allowed.get())));
        let messages = seeds.into_iter().chain(games).collect();
        let next = Self::turn(&position, allowed.get());
        Self { position, lives: allowed.get(), answers: Vec::new(), messages, next }
    }

    /// Lets the game go on to the end of the word. Beyond the misses that lose it, the guesser is asked as if one miss
    /// were left; the game is lost nevertheless.
    #[must_use]
    pub fn to_the_end(mut self) -> Self {
        self.position.set_misses_left(self.position.alphabet().len() as u32);
        self
    }

    /// Returns the question for the guesser's next letter.
    fn turn(position: &Position, left: u32) -> Step {
        Step::Send(Side::Guesser, ToPlayer::Turn(position.pattern().clone(), left))
    }

    /// Returns what has to happen next. A message is only returned once, unless it expects an answer that has not been heard.
    pub fn step(&mut self) -> Step {
        let message = self.messages.pop_front().map(|(role, message)| Step::Send(role, message));
        message.unwrap_or_else(|| self.next.clone())
    }

    /// Returns the ending of a game that is over, although messages may be left to be sent.
    pub const fn ending(&self) -> Option<&GameEnding> {
        match &self.next {
            Step::Over(ending) => Some(ending),
            Step::Send(..) => None,
        }
    }

    /// Returns the letters and their answers so far.
    pub fn answers(&self) -> &[Answered] {
        &self.answers
    }

    /// Returns the number of misses so far.
    pub fn misses(&self) -> u32 {
        self.answers.iter().map(|answer| u32::from(answer.places.is_empty())).sum()
    }

    /// Returns a hash of the length, the letters and their answers, which identifies repeated games.
    pub fn course(&self) -> u64 {
        let answers =
            self.answers.iter().map(|answer| (answer.letter.index(), answer.places.bits()));
        let mut hasher = FxHasher::default();
        (self.position.listed().length(), answers.collect::<Vec<_>>()).hash(&mut hasher);
        hasher.finish()
    }

    /// Takes the line of the player that was asked. A blank line or a comment changes nothing.
    pub fn hear(&mut self, line: &str) {
        let Step::Send(role, message) = &self.next else { return };
        let (role, message) = (*role, message.clone());
        let done = match (FromPlayer::parse(line, self.position.alphabet()), &message) {
            (Err(why), _) => Err(Fault::misfit(line, &message, Some(why))),
            (Ok(None), _) => return,
            (Ok(Some(FromPlayer::Guess(letter))), ToPlayer::Turn(..)) => self.guess(letter),
            (Ok(Some(FromPlayer::Answer(named, places))), ToPlayer::Guess(letter)) => {
                self.answer(*letter, named, places)
            }
            (Ok(Some(FromPlayer::Word(word))), ToPlayer::Reveal) => self.reveal(&word),
            (Ok(Some(_)), _) => Err(Fault::misfit(line, &message, None)),
        };
        if let Err(fault) = done {
            self.fail(role, fault);
        }
    }

    /// Ends the game for a fault that was detected elsewhere.
    pub fn fail(&mut self, by: Side, fault: Fault) {
        if self.ending().is_none() {
            self.end(GameEnding::Forfeit { by, fault });
        }
    }

    fn guess(&mut self, letter: Letter) -> Result<(), Fault> {
        if self.position.guessed().contains(letter) {
            return Err(Fault::Repeated(self.face(letter)));
        }
        self.next = Step::Send(Side::Setter, ToPlayer::Guess(letter));
        Ok(())
    }

    fn answer(
        &mut self,
        letter: Letter,
        named: Option<Letter>,
        places: Places,
    ) -> Result<(), Fault> {
        let length = self.position.listed().length();
        if let Some(other) = named.filter(|named| *named != letter) {
            return Err(Fault::WrongLetter {
                asked: self.face(letter),
                answered: self.face(other),
            });
        }
        if let Some(place) = places.iter().find(|place| *place >= length) {
            let letter = self.face(letter);
            return Err(Fault::PastTheEnd { letter, position: place + 1, length });
        }
        self.position.answer(letter, places);
        let fit = self.position.words_left();
        self.answers.push(Answered { letter, places, fit });
        if fit == 0 {
            return Err(Fault::NoWordFits(self.proof()));
        }
        self.messages.push_back((Side::Guesser, ToPlayer::Answer(letter, places)));
        self.next = match self.position.standing() {
            Standing::InPlay => {
                let left = self.lives.saturating_sub(self.misses()).max(1);
                Self::turn(&self.position, left)
            }
            Standing::Won | Standing::Lost => Step::Send(Side::Setter, ToPlayer::Reveal),
        };
        Ok(())
    }

    fn reveal(&mut self, word: &Word) -> Result<(), Fault> {
        let fits = |answer: &Answered| word.places_of(answer.letter) == answer.places;
        let length = self.position.listed().length();
        if word.letters().len() != length {
            let letters = word.letters().len();
            return Err(Fault::WrongLength { word: word.played_lower(), letters, length });
        }
        if !self.position.listed().has(word) {
            return Err(Fault::NotOnTheList(word.played_lower()));
        }
        if !self.answers.iter().all(fits) {
            return Err(Fault::DoesNotFit(word.played_lower()));
        }
        let word = word.clone();
        let is_found = self.position.pattern().is_complete() && self.misses() < self.lives;
        self.end(match is_found {
            true => GameEnding::Found(word),
            false => GameEnding::NotFound(word),
        });
        Ok(())
    }

    fn end(&mut self, ending: GameEnding) {
        let (winner, word) = (ending.winner(), ending.word());
        for role in Side::ALL {
            self.messages.push_back((role, ToPlayer::Result(role == winner, word.cloned())));
        }
        self.next = Step::Over(ending);
    }

    /// Lists the answers, each with the number of words that fit it and all earlier ones, so that anyone can
    /// check them.
    fn proof(&self) -> String {
        let answer = |answer: &Answered| {
            let line = FromPlayer::Answer(Some(answer.letter), answer.places)
                .line(self.position.alphabet());
            format!("{line} ({} left)", answer.fit)
        };
        let answers: Vec<_> = self.answers.iter().map(answer).collect();
        format!("{}; {}", counted(self.position.listed().len(), "word"), answers.join(", "))
    }

    fn face(&self, letter: Letter) -> char {
        self.position.alphabet().lower(letter)
    }
}

/// Returns the seed that a player gets in the game with this seed: the first 64 bits (big-endian) of the
/// SHA-256 of `evil-hangman ROLE SEED`, with the seed in decimal.
///
/// This is a hash rather than a reversible mix: otherwise each player could work out the game's seed, and
/// from it the other's, so a guesser would know what the setter draws.
fn role_seed(role: Side, game: u64) -> u64 {
    let hash = Sha256::digest(format!("evil-hangman {role} {game}").as_bytes());
    hash.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

#[cfg(test)]
mod tests {
    use super::*;
    use hangman_words::{ENGLISH, nine_words};

    fn referee(allowed: u32) -> Referee {
        Referee::new(nine_words().of_length(4).unwrap(), Lives::at_least_one(allowed), 7)
    }

    /// Passes on the lines, separated by slashes, in turn and records every message to a player.
    fn play(referee: &mut Referee, lines: &str) -> String {
        let mut log = Vec::new();
        let mut lines = lines.split('/');
        loop {
            match referee.step() {
                Step::Over(ending) => {
                    if let GameEnding::Forfeit { by, fault } = ending {
                        log.push(format!("the {by} {fault}"));
                    }
                    break;
                }
                Step::Send(role, message) => {
                    let asks = message.wants().is_some();
                    let Some(line) = (if asks { lines.next() } else { Some("") }) else { break };
                    log.push(format!("{role}: {}", message.line(&ENGLISH)));
                    referee.hear(line);
                }
            }
        }
        log.join("\n")
    }

    #[test]
    fn a_game_goes_from_the_first_letter_to_the_word() {
        let mut referee = referee(2);
        let said = "guess E/miss e/guess o/hit 2 3/guess z/MISS/word good";
        let log = "guesser: seed 15615706582723748822\nsetter: seed 9640274744770665321\nguesser: game 4 2\nsetter: game 4 2\n\
                   guesser: turn ---- 2\nsetter: guess e\nguesser: miss e\nguesser: turn ---- 1\n\
                   setter: guess o\nguesser: hit o 2 3\nguesser: turn -oo- 1\nsetter: guess z\n\
                   guesser: miss z\nsetter: reveal\nguesser: result lost good\nsetter: result won good";
        assert_eq!(play(&mut referee, said), log);
        assert_eq!(referee.misses(), 2);
    }

    #[test]
    fn a_game_is_won_when_every_place_is_revealed() {
        let mut referee = referee(1);
        let said = "guess i/hit 1/guess b/hit 2/guess e/hit 3/guess x/hit x 4/word ibex";
        let log = play(&mut referee, said);
        assert!(log.ends_with("guesser: result won ibex\nsetter: result lost ibex"), "{log}");
    }

    #[test]
    fn a_game_to_the_end_goes_on_as_if_one_miss_were_left_and_is_lost() {
        let mut referee = referee(1).to_the_end();
        let said =
            "guess e/miss/guess z/miss/guess o/hit 2 3/guess g/hit 1/guess d/hit 4/word good";
        let log = play(&mut referee, said);
        assert!(log.contains("miss z\nguesser: turn ---- 1\n"), "{log}");
        assert!(log.ends_with("guesser: result lost good\nsetter: result won good"), "{log}");
    }

    #[test]
    fn a_setter_is_held_to_its_words_with_proof() {
        let log = play(&mut referee(6), "guess e/miss/guess o/hit o 1");
        assert!(log.contains("guesser: result won\nsetter: result lost"), "{log}");
        let none_fits = "the setter gave answers that no word on the list fits: \
                         9 words; miss e (3 left), hit o 1 (0 left)";
        assert!(log.ends_with(none_fits), "{log}");
        for (said, message) in [
            ("hit 5", "put e at position 5 of a word of 4 letters"),
            ("hit a 1", "answered about a when it was asked about e"),
            ("guess e", "said \"guess e\" where it should have said \"hit POSITIONS or miss\""),
        ] {
            let log = play(&mut referee(6), &format!("guess e/{said}"));
            assert!(log.ends_with(&format!("the setter {message}")), "{log}");
        }
        for (word, message) in [
            ("word ibex", "revealed ibex, which does not fit its own answers"),
            ("word goods", "revealed goods, which has 5 letters in a game of 4"),
            ("word moon", "revealed moon, which is not on the list"),
            ("word foot", "revealed foot, which is not on the list"),
        ] {
            let log = play(&mut referee(1), &format!("guess e/miss/{word}"));
            assert!(log.ends_with(&format!("the setter {message}")), "{log}");
        }
    }

    #[test]
    fn a_guesser_is_held_to_legal_letters() {
        let no_letter = "said \"guess 7\" where it should have said \"guess LETTER\": \
                         \"guess\" needs one letter of the alphabet: guess e";
        for (said, message) in [
            ("guess e", "guessed e again, which had already been answered"),
            ("guess 7", no_letter),
        ] {
            let log = play(&mut referee(6), &format!("guess e/miss/{said}"));
            assert!(log.ends_with(&format!("the guesser {message}")), "{log}");
        }
    }

    #[test]
    fn what_says_nothing_changes_nothing_and_a_game_that_is_over_stays_so() {
        let mut referee = referee(6);
        let before = referee.next.clone();
        referee.hear("# hm");
        assert_eq!(referee.next, before);
        referee.fail(Side::Guesser, Fault::NotUtf8);
        let over = referee.next.clone();
        referee.hear("guess e");
        referee.fail(Side::Setter, Fault::NotUtf8);
        assert_eq!(referee.next, over);
    }

    #[test]
    fn a_seed_is_the_hash_that_it_is_said_to_be() {
        // printf 'evil-hangman guesser 7' | sha256sum | cut -c1-16
        assert_eq!(format!("{:016x}", role_seed(Side::Guesser, 7)), "d8b62266c3fa63d6");
        assert_eq!(format!("{:016x}", role_seed(Side::Setter, 7)), "85c922cdd3399b69");
    }
}
