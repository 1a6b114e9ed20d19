//! The hangman protocol and its referee, without processes: the lines of the protocol, a game as a state
//! machine over them, the built-in players, and the standings of a tournament.
//!
//! `docs/protocol.md` describes the protocol.
//! - [`ToPlayer`] is a line to a player, [`FromPlayer`] one from a player.
//! - [`Referee`] says whose turn it is in a game, and enforces the rules.
//! - [`Seat`] is a built-in player, which speaks the same lines.
//! - [`GameRecord`] is a finished game, [`Standings`] the result of many.

mod fault;
mod game;
mod line;
mod oracle;
mod record;
mod seat;
mod standings;

pub use fault::{Fault, Moment};
pub use game::{Answered, Referee, Step};
pub use line::{FromPlayer, NotALine, Side, ToPlayer, VERSION};
pub use oracle::{OracleFamily, OracleTurn, turns};
pub use record::{Costs, GameEnding, GameRecord, LogKind, LogLine};
pub use seat::{InHand, Seat, SeatError};
pub use standings::{Rates, Standings};
