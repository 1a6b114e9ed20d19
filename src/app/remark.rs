//! Owns [`Remark`] and [`FormError`]: what a screen has to say about what happened last, as data.

use crate::engine::GuessError;
use crate::game::{Answer, AnswerError, Day, LibraryError, LivesError, NotTheWord};
use crate::guesser::{Advice, Rated};
use crate::history::Rung;
use crate::words::{Family, Letter, NotAWord, Places, Word};

/// What the screen of a round has to say about what happened last. The floor above turns it into words.
#[derive(Clone, Debug, PartialEq)]
pub enum Remark {
    /// Something outside that the player should know of; a sentence.
    Notice(String),
    /// A round begins.
    Begin,
    /// A round goes on that was left.
    Resumed,
    /// The game of a day begins.
    Daily {
        /// The day.
        day: Day,
        /// Whether the first attempt has been, which is the one that counts.
        practice: bool,
    },
    /// A round begins that climbs this rung if it is won without help.
    Climb(&'static Rung),
    /// A round is gone back in.
    WhatIf {
        /// The letter that another one can take the place of.
        letter: Letter,
        /// Its turn, from 0.
        turn: usize,
    },
    /// A letter was answered.
    Answered {
        /// The letter.
        letter: Letter,
        /// Where it is in the word; nowhere for a miss.
        places: Places,
    },
    /// A guess was not answered.
    Refused(Letter, GuessError),
    /// What was typed is no letter.
    NotALetter,
    /// Text was pasted.
    Pasted,
    /// A hint is being looked for.
    LookingForHint,
    /// There are no words to go by for a hint.
    NoHint,
    /// The best letter.
    Hint(Box<Advice>),
    /// The letters after the best.
    NextBest(Box<Advice>),
    /// The words that the best letters would leave.
    Why(Vec<Leaves>),
    /// A round begins in which the player holds the word.
    HoldAWord,
    /// The player has answered a letter.
    Told(Answer),
    /// The player has said yes, and not where.
    MarkPlaces(Letter),
    /// What was typed is no part of an answer.
    MarkOrNo(Letter),
    /// A no where places are marked.
    AlreadyMarked(Letter),
    /// An answer that cannot be.
    WrongAnswer(AnswerError),
    /// All places have been gone through.
    LastPlace,
    /// An answer was taken back.
    Undone,
    /// There is no answer to take back.
    NothingToUndo,
    /// The player's word is on no list.
    OffList,
    /// What was told is not the word.
    NotTheWord(NotTheWord),
    /// The word was written down.
    Remembered(Word),
    /// The word could not be written down; a sentence.
    NotRemembered(String),
}

/// A letter, and the words that it would leave.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leaves {
    /// The letter, as the hint rates it.
    pub rated: Rated,
    /// The words that the opponent would keep; of one that holds a word, the likeliest.
    pub family: Family,
}

/// What is wrong with an answer in the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormError {
    /// Something else than a digit was typed into a number.
    NotADigit,
    /// Something else than a letter was typed into a word.
    NotALetter,
    /// More misses are allowed than can be made; the most that matter.
    TooManyLives(usize),
    /// The misses that lose are no such number.
    Lives(LivesError),
    /// The length is missing.
    NoLength,
    /// There are no words of that length.
    NoWords(LibraryError),
    /// The word of a friend is missing.
    NoWord,
    /// The word of a friend is none.
    NotAWord(NotAWord),
    /// The game of the day cannot begin; why.
    Daily(String),
}
