//! Players in games between programs: other people's programs, run within limits, and the built-in ones. It
//! knows the protocol and processes, but no flags and no reports.

mod arena;
mod build;
mod child;
mod environment;
mod os;
mod parallel;
mod sitting;
mod spec;
mod tournament;

pub use arena::{Arena, Copies};
pub use build::{NotBuilt, build};
pub use child::{Child, Limits};
pub use environment::{Environment, Start};
pub use os::{Exit, Sandbox, link};
pub use parallel::in_parallel;
pub use sitting::{Game, Seated};
pub use spec::Spec;
pub(crate) use spec::no_rule;
pub use tournament::Tournament;

use crate::referee::{Costs, Fault, LogKind, ToPlayer};

/// A player that reads messages and answers them.
pub trait Player {
    /// Sends a message, and returns the line that answers it if it expects an answer. Otherwise it may be buffered until one
    /// that does.
    ///
    /// # Errors
    /// Returns a [`Fault`] if the player doesn't read it or doesn't answer within its limits.
    fn hear(&mut self, message: &ToPlayer) -> Result<Option<String>, Fault>;

    /// Returns what the player's processes have used so far, if the system reports it.
    fn costs(&mut self) -> Option<Costs> {
        None
    }

    /// Returns what else the player has written since the last call: comments, and its error output.
    fn notes(&mut self) -> Vec<(LogKind, String)> {
        Vec::new()
    }
}
