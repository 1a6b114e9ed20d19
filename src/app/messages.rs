//! Owns [`Effect`]: what comes out of the game, an [`Event`] or a [`Request`]; and [`Ticket`], which matches the
//! answer to the request.

use std::sync::Arc;

use super::Preferences;
use crate::engine::{Opponent, Question};
use crate::game::{AnalysisInput, Answer, ListChoice, Round};
use crate::guesser::GuesserKind;
use crate::history::{Ended, InPlay, RoundAccuracy};
use crate::position::Position;
use crate::words::{Letter, Places, Word, WordsOfLength};

/// Tells the answer to one question from the answer to another, such as one of a round that has been
/// given up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ticket(u64);

impl Ticket {
    /// One that is different from this one and all before it.
    pub(crate) const fn next(self) -> Self {
        Self(self.0.wrapping_add(1))
    }
}

/// What comes of an [`Input`](super::Input).
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// For the front end.
    Event(Event),
    /// For what is behind the game, whatever the front end.
    Request(Request),
}

/// What a front end learns of an input: what it has to do, and what has happened. It then shows the
/// [`App`](super::App) as it is now, or tells what has happened and asks the screens for the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// End the program, as the player asked.
    Quit,
    /// End the program as an interrupt does.
    Interrupt,
    /// Give the terminal back to the shell until it continues the program.
    Suspend,
    /// Redraw everything, whatever is on the screen.
    Redraw,
    /// Put the [result to share](super::GameOver::ended) on the clipboard, in which it was asked for.
    Copy,
    /// The opponent has answered a letter in [`Playing`](super::Playing).
    Answered {
        /// The letter that was guessed.
        letter: Letter,
        /// Where it is in the word; nowhere for a miss.
        places: Places,
    },
    /// The player has had help for the first time in this round.
    Helped,
    /// The player has answered a letter in [`Holding`](super::Holding).
    Told(Answer),
    /// The player has taken these answers back, from the earliest.
    TookBack(Vec<Answer>),
    /// A round has ended; its end is on the screen.
    Ended,
    /// Something went wrong outside that the player should know of; a sentence.
    Notice(String),
}

/// What is to be done behind the game, whatever the front end.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Have the opponent think about a question, and hand its answer in with the ticket.
    Think(Box<Question>, Ticket),
    /// Have the opponent think about what may come, until there is something else to do.
    LookAhead(Opponent, Box<Position>),
    /// Have a guesser of this kind think about what to guess, and hand its advice in with the ticket.
    Advise(GuesserKind, Box<Position>, Ticket),
    /// Find out how good the guesses of a round were, and hand that in with the ticket.
    Judge(Box<AnalysisInput>, Ticket),
    /// Play the letters of a round against [others](crate::game::Round::COMPARED), and hand in what they come to
    /// with the ticket.
    Compare(Box<Round>, Ticket),
    /// Find par for all words of a list and a length (letters), unless there is something else to do, and
    /// hand it in.
    FindPar(ListChoice, usize, Arc<WordsOfLength>),
    /// Keep a round that has ended. Nobody sees how it ended before that.
    Keep(Box<Ended>),
    /// Keep how good the guesses of a round were that was kept, by its [moment](Ended::moment).
    KeepAccuracy((u64, usize), RoundAccuracy),
    /// Keep a round as it stands, in case the program is interrupted.
    Save(Box<InPlay>),
    /// Remember what was chosen for the round that begins, until the next choice.
    Choose(Box<Preferences>),
    /// Remember the theme of this name, until another is tried.
    ChooseTheme(String),
    /// The interrupted round that was offered is this session's now.
    TakeOver,
    /// The interrupted round that was offered is for another session.
    Leave,
    /// Find the interrupted round of today's game, if there is one, and hand it in. It is held until it is taken
    /// over or left.
    FindToday,
    /// Read what was kept, and hand in what it comes to with the ticket.
    ReadStatistics(Ticket),
    /// Write a word down in the player's own list, and hand in what became of that.
    Remember(Word),
}
