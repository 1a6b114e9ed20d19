//! Owns [`Remark`] and [`HoldingRemark`]: what a screen says about the last event, as data.

use crate::engine::GuessError;
use crate::game::reverse::{AnswerError, NotTheWord};
use crate::guesser::Advice;
use crate::words::{Guess, Letter, NotAWord};

/// What the screen of a round in which the player guesses says about the last event. The layer `text` turns it into words.
#[derive(Clone, Debug, PartialEq)]
pub enum Remark {
    /// A round has begun.
    Begin {
        /// A sentence about what went wrong outside the game before.
        notice: Option<String>,
        /// Whether it says how the computer cheats.
        explains: bool,
    },
    /// An interrupted round has been resumed.
    Resumed,
    /// The player has gone back in a round.
    WhatIf {
        /// The guess to be replaced.
        guess: Guess,
        /// Its turn (from 0).
        turn: usize,
    },
    /// The last guess was answered.
    Answered,
    Refused(Guess, GuessError),
    /// The whole word can be typed.
    NameTheWord,
    /// The word that was typed has no place left.
    NameIsFull,
    /// The word that was sent still has this number of gaps.
    NameHasGaps(usize),
    /// The text typed is not a word.
    NotAWord(NotAWord),
    /// The character typed is not a letter of the words.
    NotALetter(char),
    /// Text was pasted.
    Pasted,
    /// The X-ray was requested, and no letter has been guessed.
    NoXrayYet,
    /// The X-ray was requested of a friend's word that is not listed.
    NotListed,
    /// A hint was requested and is on its way.
    LookingForHint,
    /// No word fits, so there is no hint.
    NoHint,
    /// The best letter.
    Hint(Box<Advice>),
    /// The letters after the best.
    NextBest(Box<Advice>),
}

/// What the screens of a round in which the player holds the word say about the last event.
#[derive(Clone, Debug, PartialEq)]
pub enum HoldingRemark {
    /// A round has begun; perhaps with a sentence about what went wrong outside the game before.
    Begin(Option<String>),
    /// The player has answered a letter.
    Answered,
    /// The player has said yes, but not where.
    MarkPlaces(Letter),
    /// The character typed is not part of an answer.
    MarkOrNo(Letter),
    /// The answer is impossible.
    WrongAnswer(AnswerError),
    /// An answer was taken back.
    Undone,
    /// There is no answer to take back.
    NothingToUndo,
    /// The answer is not the word.
    NotTheWord(NotTheWord),
}
