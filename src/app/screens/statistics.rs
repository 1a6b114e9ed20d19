//! Owns [`StatisticsScreen`], the page about the player's progress.

use crate::app::input::Input;
use crate::app::keys::Action;
use crate::app::{Next, Ticket};

/// The player's progress.
#[derive(Clone, Debug)]
pub struct StatisticsScreen {
    /// The ticket of the request, until what was asked for has been read.
    ticket: Option<Ticket>,
}

impl StatisticsScreen {
    pub(crate) const fn new(ticket: Ticket) -> Self {
        Self { ticket: Some(ticket) }
    }

    /// Returns whether the rounds have been read.
    pub const fn is_read(&self) -> bool {
        self.ticket.is_none()
    }

    pub(crate) fn update(&mut self, input: &Input) -> Next {
        match input {
            Input::Act(Action::Back) => return Next::Back,
            Input::Statistics(ticket, ..) if self.ticket == Some(*ticket) => self.ticket = None,
            _ => {}
        }
        Next::Stay
    }
}
