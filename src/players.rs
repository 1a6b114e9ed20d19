//! Players at a table: other people's programs, within limits, and this program's own; and the games that
//! two of them play. Knows the protocol and processes, but no list of flags and no report.

mod arena;
mod child;
mod copies;
mod inside;
mod os;
mod sitting;
mod spec;
mod tournament;

pub use arena::Arena;
pub use child::{Child, Limits};
pub use copies::Copies;
pub use inside::{InsideGuesser, InsideSetter};
pub use sitting::{Game, Seated, Sitting};
pub use spec::{Spec, SpecError};
pub use tournament::Tournament;

use crate::referee::{Fault, ToPlayer};

/// Somebody who hears orders and answers them.
pub trait Player {
    /// Tells an order that asks nothing. It may be kept until the next one that asks.
    ///
    /// # Errors
    /// [`Fault`], for a player that does not hear.
    fn tell(&mut self, message: &ToPlayer) -> Result<(), Fault>;

    /// Tells an order that asks, and returns the line that answers it.
    ///
    /// # Errors
    /// [`Fault`], for a player that does not answer, within its limits.
    fn ask(&mut self, message: &ToPlayer) -> Result<String, Fault>;

    /// What else the player wrote since this was last asked: comments, and what it told its error output.
    fn notes(&mut self) -> Vec<String> {
        Vec::new()
    }
}
