//! Owns [`StatisticsScreen`], the page about the player's progress.

use crate::app::input::Input;
use crate::app::keys::Action;
use crate::app::requests::Requests;
use crate::app::{Next, Screen, Ticket};

/// The player's progress, and the screen behind it.
#[derive(Clone, Debug)]
pub struct StatisticsScreen {
    /// The screen that it was opened on.
    pub origin: Box<Screen>,
    /// The ticket of the request, until what was asked for has been read.
    ticket: Option<Ticket>,
}

impl StatisticsScreen {
    pub(crate) fn new(origin: Screen, ticket: Ticket) -> Self {
        Self { origin: Box::new(origin), ticket: Some(ticket) }
    }

    /// Returns whether the rounds have been read.
    pub const fn is_read(&self) -> bool {
        self.ticket.is_none()
    }

    pub(crate) fn update(&mut self, input: &Input, requests: &mut Requests) -> Next {
        match (input, &mut *self.origin) {
            (Input::Act(Action::Back), _) => return Next::Back,
            (Input::Statistics(ticket, ..), _) if self.ticket == Some(*ticket) => {
                self.ticket = None;
            }
            (Input::Judged(..), Screen::GameOver(end)) => return end.update(input, requests),
            _ => {}
        }
        Next::Stay
    }
}
