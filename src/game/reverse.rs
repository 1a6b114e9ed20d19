//! Owns [`ReverseRound`]: a round in which the player holds the word and the computer guesses.
//!
//! The round is its answers and what it began with. Everything else is worked out from them, so taking
//! answers back is leaving them out.

use std::sync::Arc;

use super::lives::Lives;
use super::round::Standing;
use crate::guesser::View;
use crate::words::{
    Alphabet, Candidates, Letter, LetterSet, NotAWord, Pattern, Places, Word, WordsOfLength,
};

/// A round in which the player holds the word.
#[derive(Clone, Debug, PartialEq)]
pub struct ReverseRound {
    listed: Arc<WordsOfLength>,
    lives: Lives,
    answers: Vec<Answer>,
    off_list: bool,
}

/// What the player said to a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The letter that the computer guessed.
    pub letter: Letter,
    /// Where it stands, as the player says: nowhere if it is not in the word.
    pub places: Places,
}

/// Why an answer cannot be taken. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slip {
    /// What was said.
    pub answer: Answer,
    /// Where the letter really stands in the word.
    pub truth: Places,
}

/// An answer that may have been a slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// Which answer, from 0.
    pub index: usize,
    /// What was said.
    pub answer: Answer,
    /// How many words fit all the other answers.
    pub words: usize,
}

impl ReverseRound {
    /// Begins a round with a computer that goes by the words of this shelf, about a word as long as those.
    #[must_use]
    pub const fn new(listed: Arc<WordsOfLength>, lives: Lives) -> Self {
        Self { listed, lives, answers: Vec::new(), off_list: false }
    }

    /// Takes an answer.
    ///
    /// # Errors
    /// [`AnswerError`] where the round is over, or the letter was answered before or cannot stand there; nothing
    /// has changed then.
    pub fn answer(&mut self, letter: Letter, places: Places) -> Result<(), AnswerError> {
        if self.standing() != Standing::InPlay {
            return Err(AnswerError::RoundOver);
        }
        if !self.alphabet().contains(letter) {
            return Err(AnswerError::NotInAlphabet);
        }
        if self.asked().contains(letter) {
            return Err(AnswerError::AlreadyAnswered);
        }
        places.iter().try_for_each(|place| self.check_free(place))?;
        self.answers.push(Answer { letter, places });
        Ok(())
    }

    /// Whether a letter may be marked at a place (from 0).
    ///
    /// # Errors
    /// [`AnswerError::Taken`] where another letter stands there, and [`AnswerError::NoSuchPlace`] where the word
    /// is shorter.
    pub(crate) fn check_free(&self, place: usize) -> Result<(), AnswerError> {
        match self.pattern().letters().get(place) {
            None => Err(AnswerError::NoSuchPlace(place)),
            Some(Some(letter)) => Err(AnswerError::Taken(place, *letter)),
            Some(None) => Ok(()),
        }
    }

    /// Takes back the answer with this number (from 0) and all that came after it.
    pub(crate) fn back_to(&mut self, index: usize) {
        self.answers.truncate(index);
        self.off_list = self.off_list && self.candidates().is_none();
    }

    /// The player says that the word is not on the list: from now on it is no contradiction that no word
    /// fits.
    pub(crate) fn go_off_list(&mut self) {
        self.off_list = self.candidates().is_none();
    }

    /// Whether no word fits, and the player has said that this is as it should be.
    #[must_use]
    pub const fn is_off_list(&self) -> bool {
        self.off_list
    }

    /// Whether no word fits, and the player has not said yet what to make of it.
    #[must_use]
    pub(crate) fn is_contradiction(&self) -> bool {
        !self.off_list && self.candidates().is_none()
    }

    /// Every answer so far, the first first.
    #[must_use]
    pub fn answers(&self) -> &[Answer] {
        &self.answers
    }

    /// What the words are written in.
    #[must_use]
    pub fn alphabet(&self) -> &'static Alphabet {
        self.listed.alphabet()
    }

    /// Letters in the word.
    #[must_use]
    pub fn length(&self) -> usize {
        self.listed.length()
    }

    /// What the computer knows of the word.
    #[must_use]
    pub fn pattern(&self) -> Pattern {
        self.pattern_without(None)
    }

    /// The letters that were answered.
    #[must_use]
    pub fn asked(&self) -> LetterSet {
        self.answers.iter().map(|answer| answer.letter).collect()
    }

    /// How many misses lose the round for the computer.
    #[must_use]
    pub const fn lives(&self) -> Lives {
        self.lives
    }

    /// How many letters were misses so far.
    #[must_use]
    pub fn misses(&self) -> u32 {
        self.answers.iter().map(|answer| u32::from(answer.places.is_empty())).sum()
    }

    /// How many misses more lose the round.
    #[must_use]
    pub fn misses_left(&self) -> u32 {
        self.lives.get().saturating_sub(self.misses())
    }

    /// How the round stands for the computer. It has lost, too, where every letter has been asked and a
    /// place is still blank.
    #[must_use]
    pub fn standing(&self) -> Standing {
        if self.pattern().is_complete() {
            Standing::Won
        } else if self.misses_left() == 0 || self.answers.len() >= self.alphabet().len() {
            Standing::Lost
        } else {
            Standing::InPlay
        }
    }

    /// The words that fit every answer, the commonest first; `None` where none does.
    #[must_use]
    pub fn candidates(&self) -> Option<Candidates> {
        Candidates::fitting(&self.listed, &self.pattern(), self.asked())
    }

    /// What a guesser sees of the round.
    #[must_use]
    pub fn view(&self) -> View {
        View::new(&self.listed, self.pattern(), self.asked(), self.misses_left())
    }

    /// Every answer as a possible slip, the likeliest first: the more words there are that would have
    /// needed this one answer to be another, the likelier it was. Of equals the newest.
    #[must_use]
    pub(crate) fn doubts(&self) -> Vec<Doubt> {
        let doubt = |(index, answer): (usize, &Answer)| {
            let others = self.asked().iter().filter(|letter| *letter != answer.letter).collect();
            let pattern = self.pattern_without(Some(index));
            let words = Candidates::fitting(&self.listed, &pattern, others);
            Doubt { index, answer: *answer, words: words.map_or(0, |words| words.len()) }
        };
        let mut doubts: Vec<_> = self.answers.iter().enumerate().rev().map(doubt).collect();
        doubts.sort_by_key(|doubt| std::cmp::Reverse(doubt.words));
        doubts
    }

    /// The word of a complete pattern.
    #[must_use]
    pub fn found(&self) -> Option<Word> {
        Word::parse(&self.pattern().to_string(), self.alphabet()).ok()
    }

    /// Reads the word that the player says to have held.
    ///
    /// # Errors
    /// [`NotTheWord`], where it is no word or not as long.
    pub(crate) fn read_word(&self, text: &str) -> Result<Word, NotTheWord> {
        let word = Word::parse(text.trim(), self.alphabet())?;
        match word.letters().len() == self.length() {
            true => Ok(word),
            false => Err(NotTheWord::Length { word, length: self.length() }),
        }
    }

    /// The answers that were wrong if this was the word, the first first.
    #[must_use]
    pub fn check(&self, word: &Word) -> Vec<Slip> {
        let slip = |&answer: &Answer| {
            let truth = word.places_of(answer.letter);
            (truth != answer.places).then_some(Slip { answer, truth })
        };
        self.answers.iter().filter_map(slip).collect()
    }

    /// Whether the computer knows this word.
    #[must_use]
    pub fn knows(&self, word: &Word) -> bool {
        self.listed.has(word)
    }

    /// The pattern that all answers make, but for the one with this number.
    fn pattern_without(&self, left_out: Option<usize>) -> Pattern {
        let mut pattern = Pattern::hidden(self.alphabet(), self.length());
        for (index, answer) in self.answers.iter().enumerate() {
            if Some(index) != left_out {
                pattern.reveal(answer.letter, answer.places);
            }
        }
        pattern
    }
}

#[cfg(test)]
mod tests;
