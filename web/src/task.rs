//! Owns [`Task`] and [`Finding`], what the page and its workers send each other, as text.
//!
//! Positions travel as their answers: the words are in the lists, which a worker has itself.

use std::sync::Arc;

use evil_hangman::engine::{Choice, Question};
use evil_hangman::game::judgement::{AnalysisInput, Judgement, Metric};
use evil_hangman::game::library::StartingWords;
use evil_hangman::guesser::{Advice, GuesserKind};
use evil_hangman::position::Position;
use evil_hangman::words::{Alphabet, Candidates, Guess, Letter, Places, Word, WordsOfLength};
use serde::{Deserialize, Serialize};

/// The words that a task is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Words {
    /// The code of their alphabet, so that lists of other languages need not be loaded to find them.
    pub language: String,
    /// Their number of letters.
    pub length: usize,
    /// What no other words of this length have.
    pub fingerprint: u64,
}

impl Words {
    fn of(listed: &Arc<WordsOfLength>) -> Self {
        let listed = listed.whole();
        Self {
            language: listed.alphabet().code().to_owned(),
            length: listed.length(),
            fingerprint: listed.fingerprint(),
        }
    }
}

/// What is known in a position of these words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known {
    answers: Vec<(Letter, Places)>,
    /// The words that were guessed and are not the one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    struck: Vec<String>,
    misses_left: u32,
}

impl Known {
    fn of(position: &Position) -> Self {
        let places = |letter| (letter, position.pattern().places_of(letter));
        let answers = position.guessed().iter().map(places).collect();
        let (listed, left) = (position.listed(), position.candidates());
        let struck = match left.is_some() && Arc::ptr_eq(listed, listed.whole()) {
            true => Vec::new(),
            false => {
                let fit =
                    Candidates::fitting(listed.whole(), position.pattern(), position.guessed());
                let is_struck = |word: &Word| !left.is_some_and(|left| left.has(word));
                let fit = fit.iter().flat_map(Candidates::words);
                fit.filter(is_struck).map(|word| word.played()).collect()
            }
        };
        Self { answers, struck, misses_left: position.misses_left() }
    }

    /// Returns the position.
    #[must_use]
    pub fn position(&self, listed: &Arc<WordsOfLength>) -> Position {
        let mut position = Position::new(listed, self.misses_left);
        for (letter, places) in &self.answers {
            position.answer(*letter, *places);
        }
        for word in self.struck.iter().filter_map(|word| Word::parse(word, listed.alphabet()).ok())
        {
            position = position.after(word, Places::NONE);
        }
        position.set_misses_left(self.misses_left);
        position
    }
}

/// What a player guessed, as it travels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Guessed {
    /// A letter.
    Letter(Letter),
    /// The whole word.
    Word(String),
}

impl Guessed {
    fn of(guess: &Guess) -> Self {
        match guess {
            Guess::Letter(letter) => Self::Letter(*letter),
            Guess::Word(word) => Self::Word(word.played()),
        }
    }

    /// Returns the guess; `None` if it is no word of this alphabet.
    #[must_use]
    pub fn guess(&self, alphabet: &'static Alphabet) -> Option<Guess> {
        match self {
            Self::Letter(letter) => Some((*letter).into()),
            Self::Word(word) => Word::parse(word, alphabet).ok().map(Guess::from),
        }
    }
}

/// What a worker is asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Which family the opponent that searches keeps.
    Think(Words, Known, Letter),
    /// Nothing: it thinks about what may come.
    LookAhead(Words, Known),
    /// What a guesser would guess.
    Advise(GuesserKind, Words, Known),
    /// How good the guesses of a round were.
    Judge(Words, Vec<Known>, Vec<Guessed>, Metric),
    /// The misses that perfect play costs, if that is quick to find.
    Par(Words, Known),
}

impl Task {
    /// The task that a question is.
    #[must_use]
    pub fn think(question: &Question) -> Self {
        let Question { position, letter } = question;
        Self::Think(Words::of(position.listed()), Known::of(position), *letter)
    }

    /// Has an opponent think about a position.
    #[must_use]
    pub fn look_ahead(position: &Position) -> Self {
        Self::LookAhead(Words::of(position.listed()), Known::of(position))
    }

    /// Asks a guesser.
    #[must_use]
    pub fn advise(kind: GuesserKind, position: &Position) -> Self {
        Self::Advise(kind, Words::of(position.listed()), Known::of(position))
    }

    /// Asks for par of these words, which a round begins with.
    #[must_use]
    pub fn par(start: StartingWords, words: &Candidates) -> Self {
        let answers = start.opening.iter().flat_map(|opening| opening.answers()).collect();
        Self::Par(Words::of(words.listed()), Known { answers, struck: Vec::new(), misses_left: 0 })
    }

    /// Has a round judged; `None` if nothing can be measured.
    #[must_use]
    pub fn judge(input: &AnalysisInput) -> Option<Self> {
        let words = Words::of(input.positions.first()?.listed());
        let known = input.positions.iter().map(Known::of).collect();
        let guesses = input.guesses.iter().map(Guessed::of).collect();
        Some(Self::Judge(words, known, guesses, input.by))
    }
}

/// What comes of a task.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Finding {
    /// The family that is kept.
    Choice(Choice),
    /// What a guesser says; nothing if no letter is left.
    Advice(Option<Advice>),
    /// How good the guesses were.
    Judgement(Judgement),
    /// The misses that perfect play costs.
    Par(usize),
    /// Nothing: the task asks for nothing, or is about words that are not there.
    Nothing,
}
