//! Owns [`Effect`], the game's output: an [`Event`] or a [`Request`]; and [`Ticket`], which matches an answer
//! to its request.

use super::{Pick, Spoken};
use crate::engine::Question;
use crate::game::judgement::AnalysisInput;
use crate::game::library::StartingWords;
use crate::guesser::GuesserKind;
use crate::history::{Ended, InPlay};
use crate::position::Position;
use crate::puzzles::Tried;
use crate::words::{Candidates, Guess, Places};

/// Identifies a request, so that an answer to an older one, such as one of an abandoned round, is ignored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ticket(u64);

impl Ticket {
    /// Returns a ticket that differs from this one and all before it.
    pub(crate) const fn next(self) -> Self {
        Self(self.0.wrapping_add(1))
    }
}

/// An effect of an [`Input`](super::Input).
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// For the front end.
    Event(Event),
    /// For the host.
    Request(Request),
}

/// What a front end has to do, or what has happened. It then shows the [`App`](super::App), or reports the
/// event and queries the screens for details.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Quit, as the player asked.
    Quit,
    /// Quit as after an interrupt.
    Interrupt,
    /// Suspend the program.
    Suspend,
    /// Redraw everything, even what seems unchanged.
    Redraw,
    /// Copy the [result](super::GameOver::ended) to the clipboard.
    Copy,
    /// The opponent has answered a guess in [`Playing`](super::Playing).
    Answered {
        /// The letter or the word that was guessed.
        guess: Guess,
        /// The places of the letter, or all places for the right word; none for a miss.
        places: Places,
    },
    /// A round has ended; its end is on the screen.
    Ended,
    /// Ring the bell, because the player has asked for one: a guess was a miss, or a round has ended.
    Ring,
    /// Something went wrong outside the game; a sentence for the player.
    Notice(String),
}

/// What the player has chosen for the rounds to come, in this session and later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Preference {
    /// The value of a setting.
    Setting(Pick),
    /// Whether the number of words left is shown from the start.
    WordsLeft(bool),
    /// What the opponent said last.
    Spoken(Spoken),
    /// What was done with a puzzle.
    Puzzles(Tried),
}

/// A request that a host executes for any front end.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Find the opponent's reply to a question, and answer with the ticket.
    Think(Box<Question>, Ticket),
    /// Find replies to the letters that may come next, until the next request.
    LookAhead(Box<Position>),
    /// Have a guesser of this kind choose a letter, and answer with the ticket.
    Advise(GuesserKind, Box<Position>, Ticket),
    /// Judge the guesses of a round, and answer with the ticket, perhaps several times.
    Judge(Box<AnalysisInput>, Ticket),
    /// Find par for these words, unless another request comes first.
    FindPar(StartingWords, Candidates),
    /// Save a round that has ended. This happens before the end is shown.
    Keep(Box<Ended>),
    /// Save a round in play, in case the program is interrupted.
    Save(Box<InPlay>),
    /// Remember what the player has chosen.
    Remember(Preference),
    /// Take over the interrupted round that was found last.
    TakeOver,
    /// Find the interrupted game of a day: today's, or one whose place today's takes.
    FindDaily,
    /// Find the last interrupted round.
    FindInterrupted,
    /// Read the saved rounds, and answer with their statistics and the ticket.
    ReadStatistics(Ticket),
}
