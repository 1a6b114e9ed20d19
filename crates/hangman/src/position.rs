//! Owns [`Position`]: what the answers of a round have revealed, and which listed words still fit them.
//!
//! Everything that walks through a round does so with [`Position::after`]: the game itself, guessers and
//! setters, the judgement and the story of a round, evaluations and the referee.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use hangman_words::{
    Alphabet, Candidates, Guess, Letter, LetterSet, Pattern, Places, WordsOfLength,
};

/// A position in a round: the pattern, the letters guessed, the misses left and the listed words that fit.
///
/// # Examples
/// ```
/// use hangman_core::position::{Position, Standing};
/// use hangman_words::{EmbeddedList, ENGLISH, Places};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let list = EmbeddedList::EVERYDAY.load();
/// let start = Position::new(list.of_length(8).ok_or("no such words")?, 1);
/// let after = start.after(ENGLISH.letter('e').ok_or("not English")?, Places::NONE);
/// assert!(after.words_left() < start.words_left());
/// assert_eq!(after.standing(), Standing::Lost);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    listed: Arc<WordsOfLength>,
    pattern: Pattern,
    guessed: LetterSet,
    candidates: Option<Candidates>,
    misses_left: u32,
}

/// The outcome of a round so far, from the guesser's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// At least one miss is left and at least one place is hidden.
    InPlay,
    /// Every place is revealed.
    Won,
    /// No misses are left, or every letter has been guessed.
    Lost,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The player found the word.
    Won,
    /// The player ran out of misses.
    Lost,
    /// The player gave up.
    GivenUp,
}

impl From<Standing> for Outcome {
    /// Converts the state of a round; one that is still in play counts as given up.
    fn from(standing: Standing) -> Self {
        match standing {
            Standing::Won => Self::Won,
            Standing::Lost => Self::Lost,
            Standing::InPlay => Self::GivenUp,
        }
    }
}

impl Position {
    /// Creates the position before the first answer, in which every listed word fits. The miss that brings
    /// `misses_left` down to 0 loses the round.
    pub fn new(listed: &Arc<WordsOfLength>, misses_left: u32) -> Self {
        let pattern = Pattern::hidden(listed.alphabet(), listed.length());
        let candidates = (!listed.is_empty()).then(|| listed.candidates());
        let listed = Arc::clone(listed);
        Self { listed, pattern, guessed: LetterSet::EMPTY, candidates, misses_left }
    }

    /// Creates the position in which `candidates` are left; all of them must have the guessed letters at the
    /// same places.
    pub fn among(candidates: Candidates, guessed: LetterSet, misses_left: u32) -> Self {
        let listed = Arc::clone(candidates.listed());
        let mut pattern = Pattern::hidden(listed.alphabet(), listed.length());
        if let Some(word) = candidates.words().next() {
            guessed.iter().for_each(|letter| pattern.reveal(letter, word.places_of(letter)));
        }
        Self { listed, pattern, guessed, candidates: Some(candidates), misses_left }
    }

    /// Returns the position after the answer that a letter is at `places` and nowhere else, or that a word is right or
    /// wrong. An answer without places is a miss.
    pub fn after(&self, guess: impl Into<Guess>, places: Places) -> Self {
        let mut after = self.clone();
        after.answer(guess, places);
        after
    }

    /// Applies an answer in place, as [`Position::after`] does. A wrong word is struck: the words left are then words of a
    /// list of their own, which is all that [`Position::listed`] has from there on.
    pub fn answer(&mut self, guess: impl Into<Guess>, places: Places) {
        let guess = guess.into();
        self.candidates.take_if(|candidates| !candidates.keep_guess(&guess, places));
        self.learn(&guess, places);
    }

    /// Returns the position after an answer, given the candidates that the caller has already computed
    /// for it.
    pub(crate) fn after_keeping(
        &self,
        guess: &Guess,
        places: Places,
        candidates: Option<Candidates>,
    ) -> Self {
        let mut after = Self { candidates, ..self.clone() };
        after.learn(guess, places);
        after
    }

    /// Sets the number of further misses that lose the round, for callers that count misses themselves.
    pub const fn set_misses_left(&mut self, misses_left: u32) {
        self.misses_left = misses_left;
    }

    fn learn(&mut self, guess: &Guess, places: Places) {
        if let (Guess::Word(_), Some(candidates)) = (guess, &self.candidates) {
            self.listed = Arc::clone(candidates.listed());
        }
        guess.reveal(&mut self.pattern, places);
        self.guessed = self.guessed.with(guess.letters(places));
        self.misses_left = self.misses_left.saturating_sub(u32::from(places.is_empty()));
    }

    /// Returns all listed words of this length, or, once a word was struck, those that were left then; there may be
    /// none.
    pub const fn listed(&self) -> &Arc<WordsOfLength> {
        &self.listed
    }

    /// Returns the alphabet of the words.
    pub fn alphabet(&self) -> &'static Alphabet {
        self.listed.alphabet()
    }

    /// Returns what is revealed of each place.
    pub const fn pattern(&self) -> &Pattern {
        &self.pattern
    }

    /// Returns the letters answered so far.
    pub const fn guessed(&self) -> LetterSet {
        self.guessed
    }

    /// Returns the letters not answered yet, in alphabetical order.
    pub fn open(&self) -> impl Iterator<Item = Letter> + use<> {
        let guessed = self.guessed;
        self.alphabet().letters().filter(move |letter| !guessed.contains(*letter))
    }

    /// Returns the listed words that fit every answer; `None` if no word fits.
    pub const fn candidates(&self) -> Option<&Candidates> {
        self.candidates.as_ref()
    }

    /// Returns the number of listed words that fit every answer.
    pub fn words_left(&self) -> usize {
        self.candidates.as_ref().map_or(0, Candidates::len)
    }

    /// Returns the number of further misses that lose the round.
    pub const fn misses_left(&self) -> u32 {
        self.misses_left
    }

    /// Returns whether the round is won, lost or still in play.
    pub fn standing(&self) -> Standing {
        if self.pattern.is_complete() {
            Standing::Won
        } else if self.misses_left == 0 || self.guessed.len() >= self.alphabet().len() {
            Standing::Lost
        } else {
            Standing::InPlay
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{NINE, letter, word, words};
    use hangman_words::ENGLISH;

    fn start(misses_left: u32) -> Position {
        Position::new(words(NINE).listed(), misses_left)
    }

    fn places(at: &[usize]) -> Places {
        at.iter().copied().collect()
    }

    #[test]
    fn an_answer_reveals_places_keeps_words_and_may_cost_a_miss() {
        let start = start(2);
        let after = start.after(letter('e'), Places::NONE);
        assert_eq!((after.misses_left(), after.words_left()), (1, 3));
        let after = after.after(letter('o'), places(&[1, 2]));
        assert_eq!((after.pattern().to_string(), after.words_left()), ("-OO-".into(), 2));
        assert_eq!((after.misses_left(), after.standing()), (1, Standing::InPlay));
        assert_eq!(after.open().count(), 24);
        assert_eq!(after.after(letter('t'), Places::NONE).standing(), Standing::Lost);
        assert_eq!((start.words_left(), start.guessed()), (9, LetterSet::EMPTY));
    }

    #[test]
    fn the_pattern_goes_on_if_no_word_fits() {
        let mut position = start(9);
        for (c, at) in [('q', &[0][..]), ('o', &[1]), ('p', &[2]), ('h', &[3])] {
            assert_eq!(position.standing(), Standing::InPlay);
            position.answer(letter(c), places(at));
            assert_eq!((position.candidates(), position.words_left()), (None, 0));
        }
        assert_eq!(position.pattern().to_string(), "QOPH");
        assert_eq!((position.standing(), position.misses_left()), (Standing::Won, 9));
    }

    #[test]
    fn a_position_may_have_no_letters_left_or_no_listed_words() {
        let word = word("a");
        let none = Arc::new(WordsOfLength::none(&ENGLISH, 1));
        let mut position = Position::new(&none, 99);
        assert_eq!(position.words_left(), 0);
        for letter in ENGLISH.letters().filter(|letter| *letter != word.letters()[0]) {
            position.answer(letter, Places::NONE);
            assert_eq!(position.standing(), Standing::InPlay);
        }
        position.answer(letter('a'), Places::NONE);
        assert_eq!(position.standing(), Standing::Lost);
    }

    #[test]
    fn candidates_show_what_was_answered() {
        let position =
            start(5).after(letter('e'), Places::NONE).after(letter('o'), places(&[1, 2]));
        let candidates = position.candidates().cloned().unwrap();
        assert_eq!(Position::among(candidates, position.guessed(), 4), position);
    }
}
