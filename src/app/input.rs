//! Owns [`Input`]: everything that enters the game.

mod pick;
mod row;

pub use pick::Pick;
pub use row::{HomeLine, Row};

use super::keys::{Action, Key};
use super::messages::Ticket;
use crate::engine::Reply;
use crate::game::judgement::Judgement;
use crate::game::library::StartingWords;
use crate::guesser::Advice;
use crate::history::{Career, InPlay};
use crate::words::Places;

/// An input from the player, from a host or from the front end.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// The front end is ready and shows the first screen.
    Begin,
    /// A key was pressed.
    Key(Key),
    /// The player asks for an action without a key, for example in a sentence.
    Act(Action),
    /// Replaces the text in the current field, and confirms it.
    Enter(String),
    /// Selects the item with this number (from 0), and confirms it where that does something: of the menu, list or pages
    /// in front, of the turns of a story, or of the places of a word.
    Choose(usize),
    /// The places of the letter that is asked about; none for a miss.
    Places(Places),
    /// Text was pasted.
    Paste(String),
    /// Goes back to before the letter with this number (from 0) of the round that has ended.
    GoBack(usize),
    /// Requests current statistics without showing them. [`App::career`](super::App::career) returns them
    /// once they have been read.
    ReadStatistics,
    /// Asks for an interrupted round.
    FindInterrupted,
    /// The text for [`Event::Copy`](super::Event::Copy) was sent to the terminal.
    Copied,
    /// Chooses a value of a setting.
    Pick(Row, Pick),
    /// Selects a line of the title, and confirms it.
    Start(HomeLine),
    /// Selects a row of the settings.
    Row(Row),
    /// The opponent's reply, in answer to [`Request::Think`](super::Request::Think) with the same ticket.
    Answer(Ticket, Reply),
    /// A guesser's advice, in answer to [`Request::Advise`](super::Request::Advise) with the same ticket;
    /// `None` if no letter is left to guess.
    Advice(Ticket, Option<Advice>),
    /// A judgement of a round, in answer to [`Request::Judge`](super::Request::Judge) with the same ticket.
    Judged(Ticket, Judgement),
    /// Par (lives that a perfect player loses) for these words, in answer to
    /// [`Request::FindPar`](super::Request::FindPar).
    Par(StartingWords, usize),
    /// An interrupted round, in answer to [`Request::FindInterrupted`](super::Request::FindInterrupted) or
    /// [`Request::FindDaily`](super::Request::FindDaily).
    Interrupted(Box<InPlay>),
    /// The statistics, in answer to [`Request::ReadStatistics`](super::Request::ReadStatistics) with the same
    /// ticket, and a notice if something was wrong with the file.
    Statistics(Ticket, Box<Career>, Option<String>),
    /// The front end shows this page (from 0) of what is in front, because it has no later one.
    LastPage(u16),
    /// Midnight has passed since the rounds were read, so there is a new game of the day.
    NewDay,
    /// Something went wrong outside the game; a sentence for the player.
    Notice(String),
    /// Rounds are saved from now on, or aren't.
    Saving {
        /// Whether they are saved.
        works: bool,
        /// A sentence about it for the player.
        notice: Option<String>,
    },
}

impl Input {
    /// Returns the action that it asks for, if it does so without a key.
    pub(super) const fn action(&self) -> Option<Action> {
        let Self::Act(action) = self else { return None };
        Some(*action)
    }

    /// Returns whether it comes from the player, and so goes to the overlay or the screen in front.
    pub(super) const fn is_by_the_player(&self) -> bool {
        matches!(
            self,
            Self::Key(_)
                | Self::Act(_)
                | Self::Enter(_)
                | Self::Choose(_)
                | Self::Places(_)
                | Self::Paste(_)
                | Self::Pick(..)
                | Self::Start(_)
                | Self::Row(_)
                | Self::GoBack(_)
        )
    }
}
