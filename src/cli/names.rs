//! Names that flags take, so that shells can complete them.

use super::Or;
use super::settings::Named;
use crate::config::parse;
use crate::engine::Opponent;
use crate::guesser::GuesserKind;
use crate::words::Tier;

/// A built-in list.
pub(super) const TIER: Named<Tier> =
    Named { parse: parse::tier, names: || Tier::ALL.map(Tier::name).to_vec() };

/// Who guesses.
pub(super) const GUESSER: Named<Or<GuesserKind>> =
    Named { parse: Or::guesser, names: || GuesserKind::ALL.map(GuesserKind::name).to_vec() };

/// What the computer does that holds the word.
pub(super) const OPPONENT: Named<Or<Opponent>> =
    Named { parse: Or::opponent, names: || Opponent::ALL.map(Opponent::name).to_vec() };
