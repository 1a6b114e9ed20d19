//! Owns [`Input`]: what comes into the game from outside.

mod pick;
mod row;

pub use pick::Pick;
pub use row::Row;

use super::keys::{Action, Key};
use super::messages::Ticket;
use crate::engine::Reply;
use crate::game::{Judgement, ListChoice, Round};
use crate::guesser::Advice;
use crate::history::{Career, InPlay};
use crate::words::{Places, Word};

/// What comes in from outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A front end is there, and shows the first screen.
    Begin,
    /// A key was pressed.
    Key(Key),
    /// A key was pressed so soon after a round had ended that it may have been meant for the round.
    Hasty(Key),
    /// The player asks for something without a key, such as in a sentence.
    Act(Action),
    /// A text takes the place of what is in the field, and is confirmed.
    Enter(String),
    /// The item with this number (from 0) of the menu or the list in front is selected and confirmed; the row
    /// of the form takes the value with this number; the story turns to the turn with this number.
    Choose(usize),
    /// The letter that is asked about stands there, or nowhere.
    Places(Places),
    /// Text was pasted.
    Paste(String),
    /// The player goes back in the round that has ended to before the letter with this number (from 0).
    GoBack(usize),
    /// The statistics are wanted as they are now, without their screen; [`App::career`](super::App::career) has them
    /// when they have been read.
    ReadStatistics,
    /// What [`Event::Copy`](super::Event::Copy) asked for was handed to the terminal.
    Copied,
    /// A place of the word (from 0) was clicked on.
    Click(usize),
    /// The line of the list in front, or the page, with this number (from 0) was clicked on.
    Select(usize),
    /// Something in the form was clicked on.
    Pick(Pick),
    /// An opponent has thought: the answer to [`Request::Think`](super::Request::Think) with the same ticket.
    Answer(Ticket, Reply),
    /// A guesser has thought: the answer to [`Request::Advise`](super::Request::Advise) with the same ticket; nothing
    /// where there is no letter left to guess.
    Advice(Ticket, Option<Advice>),
    /// It has been found out how a perfect player stood at each turn of a round: the answer to
    /// [`Request::Judge`](super::Request::Judge) with the same ticket.
    Judged(Ticket, Judgement),
    /// What the letters of a round come to against others: the answer to
    /// [`Request::Compare`](super::Request::Compare) with the same ticket.
    Compared(Ticket, Vec<Round>),
    /// The guesses that a perfect player needs for a list and a length (letters): the answer to
    /// [`Request::FindPar`](super::Request::FindPar).
    Par(ListChoice, usize, usize),
    /// The interrupted round of today's game: the answer to [`Request::FindToday`](super::Request::FindToday).
    Interrupted(Box<InPlay>),
    /// What the rounds come to that were kept, and by when: the answer to
    /// [`Request::ReadStatistics`](super::Request::ReadStatistics) with the same ticket, and what there is to tell
    /// about how they were read.
    Statistics(Ticket, Box<Career>, Option<String>),
    /// What has become of [`Request::Remember`](super::Request::Remember): the word that is written down, or why it
    /// is not.
    Remembered(Result<Word, String>),
    /// A day has begun since the rounds were read, with a game of its own.
    NewDay,
    /// Something went wrong outside that the player should know of; a sentence.
    Notice(String),
}

impl Input {
    /// Whether it comes from the player, and so is for what is in front.
    pub(super) const fn is_by_the_player(&self) -> bool {
        matches!(
            self,
            Self::Key(_)
                | Self::Hasty(_)
                | Self::Act(_)
                | Self::Enter(_)
                | Self::Choose(_)
                | Self::Places(_)
                | Self::Paste(_)
                | Self::Click(_)
                | Self::Select(_)
                | Self::Pick(_)
                | Self::GoBack(_)
        )
    }
}
