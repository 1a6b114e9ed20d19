//! Owns [`ReverseRound`]: a round in which the player holds the word and the computer guesses.
//!
//! The round is where it began and its answers. Everything else follows from them, so taking answers back is
//! leaving them out.

use std::cmp::Reverse;
use std::sync::Arc;

use super::lives::Lives;
use crate::position::{Position, Standing};
use crate::words::{Alphabet, Guess, Letter, NotAWord, Pattern, Places, Word, WordsOfLength};

/// A round in which the player holds the word.
#[derive(Clone, Debug, PartialEq)]
pub struct ReverseRound {
    lives: Lives,
    start: Position,
    answers: Vec<Answer>,
    /// The position after all answers.
    position: Position,
    off_list: bool,
}

/// What the player said to a letter, or to the whole word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What the computer guessed.
    pub guess: Guess,
    /// Where the letter is, as the player says, or all places for the right word; none for a miss.
    pub places: Places,
}

/// Why an answer cannot be taken. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AnswerError {
    /// The letter was answered before.
    #[error("this letter has been answered already")]
    AlreadyAnswered,
    /// The letter is none of the words' alphabet.
    #[error("the words have no such letter")]
    NotInAlphabet,
    /// A place that has a letter already: its number from 0, and its letter.
    #[error("place {} has a letter already", .0 + 1)]
    Taken(usize, Letter),
    /// The word has no such place; the number counts from 0.
    #[error("the word has no place {}", .0 + 1)]
    NoSuchPlace(usize),
    /// There is nothing left to answer.
    #[error("the round is over")]
    RoundOver,
}

/// Why a text cannot be the word that the player held.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotTheWord {
    /// It is no word at all.
    #[error(transparent)]
    NotAWord(#[from] NotAWord),
    /// It is longer or shorter than the word was said to be.
    #[error("your word has {}, and {word} has {}", letters(*.length), letters(.word.letters().len()))]
    Length {
        /// What was typed.
        word: Word,
        /// Letters in the word of the round.
        length: usize,
    },
}

fn letters(length: usize) -> String {
    format!("{length} letter{}", if length == 1 { "" } else { "s" })
}

/// An answer that does not go with the word that the player names in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    /// What was said.
    pub answer: Answer,
    /// The answer that is true of the word.
    pub truth: Places,
}

/// An answer that may have been a slip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// Which answer, from 0.
    pub index: usize,
    /// What was said.
    pub answer: Answer,
    /// How many words fit all the other answers.
    pub words: usize,
    /// The places of the letter in all of these words, if they agree on them.
    pub instead: Option<Places>,
}

impl ReverseRound {
    /// Begins a round about a word as long as these, by which the computer goes.
    #[must_use]
    pub fn new(listed: &Arc<WordsOfLength>, lives: Lives) -> Self {
        let start = Position::new(listed, lives.get());
        Self { lives, position: start.clone(), start, answers: Vec::new(), off_list: false }
    }

    /// Returns a round that has just begun, for pupils if `clean`: the computer names no word that they must not see.
    #[must_use]
    pub(crate) fn clean(self, clean: bool) -> Self {
        let (start, position) = (self.start.clean(clean), self.position.clean(clean));
        Self { start, position, ..self }
    }

    /// Takes an answer: `letter` is at `places` and nowhere else.
    ///
    /// # Errors
    /// [`AnswerError`] if the round is over, or if the letter was answered before or cannot be there; nothing has
    /// changed then.
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
        self.answers.push(Answer { guess: letter.into(), places });
        self.position.answer(letter, places);
        Ok(())
    }

    /// Takes the answer to whether it is this word, which fits all answers. Once the round is over, nothing changes.
    pub fn answer_word(&mut self, word: Word, is_right: bool) {
        if self.standing() == Standing::InPlay {
            let places = if is_right { Places::all(self.length()) } else { Places::NONE };
            let guess = Guess::Word(word);
            self.position.answer_guess(&guess, places);
            self.answers.push(Answer { guess, places });
        }
    }

    /// Returns the only word of the list that fits, if there is just one.
    #[must_use]
    pub fn last_word(&self) -> Option<Word> {
        let left = self.position.candidates().filter(|words| words.len() == 1)?;
        left.words().next()
    }

    /// Checks that a letter may be marked at a place (from 0).
    ///
    /// # Errors
    /// [`AnswerError::Taken`] if another letter is there, and [`AnswerError::NoSuchPlace`] if the word is shorter.
    pub(crate) fn check_free(&self, place: usize) -> Result<(), AnswerError> {
        match self.pattern().letters().get(place) {
            None => Err(AnswerError::NoSuchPlace(place)),
            Some(Some(letter)) => Err(AnswerError::Taken(place, *letter)),
            Some(None) => Ok(()),
        }
    }

    /// Takes back the answer with this number (from 0) and all later ones.
    pub(crate) fn back_to(&mut self, index: usize) {
        self.answers.truncate(index);
        self.position = self.without(None);
        self.off_list = self.off_list && self.position.candidates().is_none();
    }

    /// Notes that the word is not listed, as the player says: it is no contradiction any more that no word fits.
    pub(crate) fn go_off_list(&mut self) {
        self.off_list = self.position.candidates().is_none();
    }

    /// Whether no word fits, and the player has said that the word is not listed.
    #[must_use]
    pub const fn is_off_list(&self) -> bool {
        self.off_list
    }

    /// Whether no word fits, and the player has not said yet what to make of it.
    #[must_use]
    pub(crate) const fn is_contradiction(&self) -> bool {
        !self.off_list && self.position.candidates().is_none()
    }

    /// Every answer so far.
    #[must_use]
    pub fn answers(&self) -> &[Answer] {
        &self.answers
    }

    /// What the computer knows.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The alphabet of the words.
    #[must_use]
    pub fn alphabet(&self) -> &'static Alphabet {
        self.start.alphabet()
    }

    /// Letters in the word.
    #[must_use]
    pub const fn length(&self) -> usize {
        self.pattern().length()
    }

    /// What the computer knows of the word.
    #[must_use]
    pub const fn pattern(&self) -> &Pattern {
        self.position.pattern()
    }

    /// The misses that lose the round for the computer.
    #[must_use]
    pub const fn lives(&self) -> Lives {
        self.lives
    }

    /// The misses so far.
    #[must_use]
    pub const fn misses(&self) -> u32 {
        self.start.misses_left() - self.position.misses_left()
    }

    /// The number of further misses that lose the round.
    #[must_use]
    pub const fn misses_left(&self) -> u32 {
        self.position.misses_left()
    }

    /// How the round stands for the computer.
    #[must_use]
    pub fn standing(&self) -> Standing {
        self.position.standing()
    }

    /// Returns every answer as a possible mistake, the likeliest first: the more words fit all the other answers,
    /// the likelier. Of equals the newest comes first.
    #[must_use]
    pub(crate) fn doubts(&self) -> Vec<Doubt> {
        let doubt = |(index, answer): (usize, &Answer)| {
            let others = self.without(Some(index));
            let letter = answer.guess.letter();
            let families =
                others.candidates().zip(letter).map(|(words, letter)| words.families(letter));
            let instead = match families.as_deref() {
                Some([family]) => Some(family.places),
                _ => None,
            };
            Doubt { index, answer: answer.clone(), words: others.words_left(), instead }
        };
        let mut doubts: Vec<_> = self.answers.iter().enumerate().rev().map(doubt).collect();
        doubts.sort_by_key(|doubt| Reverse(doubt.words));
        doubts
    }

    /// The word of a complete pattern.
    #[must_use]
    pub fn found(&self) -> Option<Word> {
        self.pattern().word()
    }

    /// Reads the word that the player says to have held.
    ///
    /// # Errors
    /// [`NotTheWord`], where it is no word or not as long.
    pub(crate) fn read_word(&self, text: &str) -> Result<Word, NotTheWord> {
        let word = Word::typed(text, self.alphabet(), self.start.is_clean())?;
        match word.letters().len() == self.length() {
            true => Ok(word),
            false => Err(NotTheWord::Length { word, length: self.length() }),
        }
    }

    /// The answers that were wrong if this was the word, the first first.
    #[must_use]
    pub fn check(&self, word: &Word) -> Vec<Slip> {
        let slip = |answer: &Answer| {
            let truth = answer.guess.answer_for(word);
            (truth != answer.places).then(|| Slip { answer: answer.clone(), truth })
        };
        self.answers.iter().filter_map(slip).collect()
    }

    /// Whether the computer knows this word.
    #[must_use]
    pub fn knows(&self, word: &Word) -> bool {
        self.start.listed().has(word)
    }

    /// The position after all answers but the one with this number.
    fn without(&self, left_out: Option<usize>) -> Position {
        let mut position = self.start.clone();
        let kept = self.answers.iter().enumerate().filter(|(index, _)| Some(*index) != left_out);
        kept.for_each(|(_, answer)| position.answer_guess(&answer.guess, answer.places));
        position
    }
}

#[cfg(test)]
mod tests;
