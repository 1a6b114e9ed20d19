//! [`ReverseRound`]: a round in which the player holds the word and the computer guesses.
//!
//! A round consists of its start and the answers. Everything else is computed from them, so taking an answer back
//! means dropping it.

use std::sync::Arc;

use super::round::Lives;
use crate::counted;
use crate::position::{Position, Standing};
use hangman_words::{Alphabet, Guess, Letter, NotAWord, Pattern, Places, Word, WordsOfLength};

/// A round in which the player holds the word.
#[derive(Clone, Debug, PartialEq)]
pub struct ReverseRound {
    start: Position,
    answers: Vec<Answer>,
    /// The position after all answers.
    position: Position,
}

/// The player's answer to a letter, or to the whole word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What the computer guessed.
    pub guess: Guess,
    /// The places of the letter, or all places for the right word; none for a miss.
    pub places: Places,
}

/// The reason why an answer is refused. The round is unchanged then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AnswerError {
    /// The letter was answered before.
    #[error("this letter has been answered already")]
    AlreadyAnswered,
    /// The letter is not in the alphabet of the words.
    #[error("the words have no such letter")]
    NotInAlphabet,
    /// The place (from 0) already has this letter.
    #[error("place {} has a letter already", .0 + 1)]
    Taken(usize, Letter),
    /// It completes a [barred](WordsOfLength::bars) word.
    #[error("that word isn't in the list")]
    NotListed,
    /// The word has no such place (from 0).
    #[error("the word has no place {}", .0 + 1)]
    NoSuchPlace(usize),
    /// There is nothing left to answer.
    #[error("the round is over")]
    RoundOver,
}

/// The reason why a text cannot be the word that the player held.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotTheWord {
    /// It is not a word.
    #[error(transparent)]
    NotAWord(#[from] NotAWord),
    /// It is [barred](WordsOfLength::bars).
    #[error("that word isn't in the list")]
    NotListed,
    /// It has another length than the word of the round.
    #[error("your word has {}, and {word} has {}", counted(*.length, "letter"), counted(.word.letters().len(), "letter"))]
    Length {
        /// The word that was typed.
        word: Word,
        /// The number of letters in the word of the round.
        length: usize,
    },
}

impl ReverseRound {
    /// Begins a round about a word of this length. The computer guesses with the listed words.
    pub fn new(listed: &Arc<WordsOfLength>, lives: Lives) -> Self {
        let start = Position::new(listed, lives.get());
        Self { position: start.clone(), start, answers: Vec::new() }
    }

    /// Records the answer that `letter` is at `places` and nowhere else.
    ///
    /// # Errors
    /// Returns [`AnswerError`] if the round is over, if the letter was answered before or cannot be there, or if the word
    /// is barred. The round is unchanged then.
    pub fn answer(&mut self, letter: Letter, places: Places) -> Result<(), AnswerError> {
        if self.standing() != Standing::InPlay {
            return Err(AnswerError::RoundOver);
        }
        if !self.alphabet().contains(letter) {
            return Err(AnswerError::NotInAlphabet);
        }
        if self.position.guessed().contains(letter) {
            return Err(AnswerError::AlreadyAnswered);
        }
        places.iter().try_for_each(|place| self.check_free(place))?;
        let after = self.position.after(letter, places);
        if after.pattern().word().is_some_and(|word| self.start.listed().bars(&word)) {
            return Err(AnswerError::NotListed);
        }
        self.answers.push(Answer { guess: letter.into(), places });
        self.position = after;
        Ok(())
    }

    /// Records whether the word is this one, which must fit all answers. Does nothing once the round is over.
    pub fn answer_word(&mut self, word: Word, is_right: bool) {
        if self.standing() == Standing::InPlay {
            let places = if is_right { Places::all(self.length()) } else { Places::NONE };
            let guess = Guess::from(word);
            self.position.answer(guess.clone(), places);
            self.answers.push(Answer { guess, places });
        }
    }

    /// Returns the last listed word that fits; `None` if none or several do.
    pub fn last_word(&self) -> Option<Word> {
        let left = self.position.candidates().filter(|words| words.len() == 1)?;
        left.words().next()
    }

    /// Checks that a letter may be marked at a place (from 0).
    ///
    /// # Errors
    /// Returns [`AnswerError::Taken`] if another letter is there, and [`AnswerError::NoSuchPlace`] if the word is shorter.
    pub fn check_free(&self, place: usize) -> Result<(), AnswerError> {
        match self.pattern().letters().get(place) {
            None => Err(AnswerError::NoSuchPlace(place)),
            Some(Some(letter)) => Err(AnswerError::Taken(place, *letter)),
            Some(None) => Ok(()),
        }
    }

    /// Takes the last answer back, and returns it; `None` if there is none.
    pub fn undo(&mut self) -> Option<Answer> {
        let undone = self.answers.pop();
        self.position = self.start.clone();
        for answer in &self.answers {
            self.position.answer(answer.guess.clone(), answer.places);
        }
        undone
    }

    /// Returns every answer so far.
    pub fn answers(&self) -> &[Answer] {
        &self.answers
    }

    /// Returns what the computer knows.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the alphabet of the words.
    pub fn alphabet(&self) -> &'static Alphabet {
        self.start.alphabet()
    }

    /// Returns the number of letters in the word.
    pub const fn length(&self) -> usize {
        self.pattern().length()
    }

    /// Returns the letters revealed so far.
    pub const fn pattern(&self) -> &Pattern {
        self.position.pattern()
    }

    /// Returns the number of misses with which the computer loses.
    pub const fn lives(&self) -> Lives {
        Lives::at_least_one(self.start.misses_left())
    }

    /// Returns the number of misses so far.
    pub const fn misses(&self) -> u32 {
        self.start.misses_left() - self.position.misses_left()
    }

    /// Returns the number of further misses with which the computer loses.
    pub const fn misses_left(&self) -> u32 {
        self.position.misses_left()
    }

    /// Returns whether the computer has won, has lost or is still guessing.
    pub fn standing(&self) -> Standing {
        self.position.standing()
    }

    /// Returns the word, once every place is revealed.
    pub fn found(&self) -> Option<Word> {
        self.pattern().word()
    }

    /// Parses the word that the player claims to have held.
    ///
    /// # Errors
    /// Returns [`NotTheWord`] if the text is not a word, is barred or has another length.
    pub fn read_word(&self, text: &str) -> Result<Word, NotTheWord> {
        let word = Word::parse(text.trim(), self.alphabet())?;
        match word.letters().len() == self.length() {
            _ if self.start.listed().bars(&word) => Err(NotTheWord::NotListed),
            true => Ok(word),
            false => Err(NotTheWord::Length { word, length: self.length() }),
        }
    }

    /// Returns the answers that were wrong if this was the word, in order.
    pub fn check(&self, word: &Word) -> Vec<&Answer> {
        let is_wrong = |answer: &&Answer| answer.guess.answer_for(word) != answer.places;
        self.answers.iter().filter(is_wrong).collect()
    }
}

#[cfg(test)]
mod tests;
