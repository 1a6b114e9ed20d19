//! Owns what goes into an answer and what comes out: [`Position`], [`Choice`], [`Reason`].

use crate::words::{Candidates, LetterSet, Places};

/// Where a round stands, as far as an opponent needs to know.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The words that fit every answer so far.
    pub candidates: Candidates,
    /// The letters that were guessed.
    pub guessed: LetterSet,
    /// How many misses more lose the round (at least one).
    pub misses_left: u32,
}

/// An opponent's answer to a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Where the letter is said to stand: the places of one of its families.
    pub places: Places,
    /// Why there.
    pub reason: Reason,
    /// Whether this is known to be the right choice for this opponent. One that has to search may reach
    /// its limit, and then takes the best it has found.
    pub proven: bool,
}

/// Why an opponent keeps a family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// It is the largest, or there is no other.
    Largest,
    /// The player loses, whatever they do from here on.
    Lost,
    /// It costs a perfect player this many misses, this answer included: no other family costs more. Where
    /// that is not proven, it is what a player who goes by frequency misses when it is played out.
    Most(usize),
    /// It costs a perfect player this many misses, this answer included: no other family costs less.
    Fewest(usize),
}
