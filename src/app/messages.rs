//! Owns [`Input`] and [`Effect`]: what the app and the outside say to each other.

use super::{Key, Ticket};
use crate::engine::{Choice, Question};
use crate::game::{Judgement, ListChoice};
use crate::guesser::{Advice, GuesserKind, View};
use crate::history::{Ended, Statistics};
use crate::prose::Share;
use crate::words::Word;

/// What comes in from outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A key was pressed.
    Key(Key),
    /// Text was pasted.
    Paste(String),
    /// An opponent has thought: the answer to [`Effect::Think`] with the same ticket.
    Answer(Ticket, Choice),
    /// A guesser has thought: the answer to [`Effect::Advise`] with the same ticket; nothing where there
    /// is no letter left to guess.
    Advice(Ticket, Option<Advice>),
    /// It has been found out how a perfect player stood at each turn of the round of
    /// [`App::to_judge`](super::App::to_judge).
    Judged(Ticket, Judgement),
    /// What the rounds come to that were kept: the answer to [`Effect::ReadStatistics`], with what there
    /// is to tell about them.
    Statistics(Box<Statistics>, Option<String>),
    /// Something went wrong outside that the player should know of; a sentence.
    Notice(String),
    /// The guesses that a perfect player needs for a list and a length (letters) have been found out.
    Par(ListChoice, usize, usize),
    /// A place of the word (from 0) was clicked on.
    Click(usize),
    /// What has become of [`Effect::Remember`]: the word that is written down, or why it is not.
    Remembered(Result<Word, String>),
}

/// What is to be done outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// End the program, as the player asked.
    Quit,
    /// End the program as an interrupt does.
    Interrupt,
    /// Give the terminal back to the shell until it continues the program.
    Suspend,
    /// Have the opponent think about a question, and hand its answer in with the ticket.
    Think(Box<Question>, Ticket),
    /// Have a guesser of this kind think about what to guess, and hand its advice in with the ticket.
    Advise(GuesserKind, Box<View>, Ticket),
    /// Write a word down in the player's own list, and hand in what became of that.
    Remember(Word),
    /// Put what can be told of a round where the player can paste it from.
    Copy(Box<Share>),
    /// Keep a round that has ended.
    Keep(Box<Ended>),
    /// The interrupted round that was offered is this session's now.
    TakeOver,
    /// The interrupted round that was offered is for another session.
    Leave,
    /// Read what was kept, and hand in what it comes to.
    ReadStatistics,
}
