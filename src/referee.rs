//! The hangman protocol and its referee, without any process: lines that are said at a table, a game as a
//! state machine over them, seats that play by them, and the standings of many games.
//!
//! `docs/protocol.md` is the protocol for people. Here:
//! - [`ToPlayer`] is a line for a player, [`FromPlayer`] one from a player.
//! - [`Table`] is a game: it says whose turn it is, and holds both to the rules.
//! - [`GuesserSeat`] and [`SetterSeat`] are this program's own players, over the same lines.
//! - [`GameRecord`] is a game that was played, [`Standings`] the result of many.

mod fault;
mod line;
mod oracle;
mod record;
mod seat;
mod seeds;
mod standings;
mod table;

pub use fault::{Fault, Moment};
pub use line::{FromPlayer, NotALine, Side, ToPlayer, VERSION};
pub use oracle::{OracleFamily, OracleTurn, turns};
pub use record::{GameEnding, GameRecord};
pub use seat::{GuesserSeat, InHand, SeatError, SetterSeat};
pub use seeds::role_seed;
pub use standings::{Rates, Standings, share_interval};
pub use table::{Answered, Step, Table};
