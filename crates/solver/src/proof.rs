//! Owns proofs of values: the file format, and the meaning of its two halves.
//!
//! A proof shows that the value of a word list is v.
//!
//! **The guesser's half** shows that v misses are enough. It is a tree of letters in preorder, one byte each.
//! At a position with t misses left, the letter splits the words into families. The families follow in
//! ascending order of their places (as a number, bit 0 leftmost), so the words without the letter come
//! first. They have t − 1 misses left, the other families t. A family of at most t + 1 words is left
//! out: any informative letter eliminates at least one word.
//!
//! **The setter's half** shows that v misses can be forced. It is a list of claims, each of which says that
//! the words of a *span* are worth k misses or more. A span is all words of the list whose letters are in a
//! given set and that have given letters fixed at given places. A claim holds if either
//! - the span has a word, k is 0 or each of its words has an open letter, and no k letters hit every word
//!   outside the fixed places (the setter denies each of them and still has a word), or
//! - the span has at least two words, so that something must be guessed, and for every letter of the set that
//!   is not fixed, some earlier claim lies within the span, does not have that letter, and says k − 1 or
//!   more (the setter denies the letter and keeps that part; letters outside the set and fixed letters leave
//!   the span unchanged).
//!
//! By monotonicity, a claim about a span holds for every superset. The last claim says v.
//!
//! ```text
//! magic  "EHproof1"
//! header word length, number of words, list hash (16 bytes), v
//! half 1 number of bytes, then the letter codes
//! half 2 number of claims, then the claims:
//!        letters, number of fixed letters, (code, places) of each,
//!        number of parts; without parts k, otherwise how many claims back each is
//! end    checksum (8 bytes, little-endian) of everything before
//! ```
//!
//! Numbers are varints (LEB128) unless a size is given.

mod bytes;
mod claims;
mod guesser;
mod setter;
#[cfg(test)]
mod tests;
mod verify;

pub use bytes::list_hash;
pub use verify::{PathStep, Proven, length, verify};

use bytes::Writer;

use super::{Limit, Solver};

pub(crate) const MAGIC: &[u8; 8] = b"EHproof1";

/// The maximum length of a proof in bytes. The longest one of an embedded list has a few hundred thousand.
pub const MOST_BYTES: u64 = 64 << 20;

/// The reason why a proof could not be made.
#[derive(Debug, Clone, Copy, thiserror::Error, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unproven {
    /// The limit was reached.
    #[error("stopped before the proof was complete")]
    Limit,
    /// The list has no words.
    #[error("no words, nothing to prove")]
    Empty,
}

/// The reason why bytes do not prove a value.
#[derive(Debug, Clone, thiserror::Error, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProofError {
    /// The bytes are not a proof, or one of another version.
    #[error("not a proof, or one of another version")]
    Magic,
    /// The bytes end prematurely, at this offset.
    #[error("the proof breaks off at byte {0}")]
    Truncated(usize),
    /// There are extra bytes, from this offset on.
    #[error("there is more after the end of the proof, from byte {0} on")]
    Trailing(usize),
    /// A number at this offset is too large or malformed.
    #[error("an impossible number at byte {0}")]
    Number(usize),
    /// The checksum does not match: the file is damaged.
    #[error("the proof is damaged: its checksum does not match")]
    Checksum,
    /// The proof is about another word list.
    #[error("the proof is about another word list")]
    OtherList,
    /// The given words do not have the length that the proof states.
    #[error("the words do not have the length that the proof states")]
    Words,
    /// The file is longer than [`MOST_BYTES`].
    #[error("longer than any proof: no more than {MOST_BYTES} bytes are read")]
    TooLong,
    /// The guesser's half fails at the position reached by these answers.
    #[error("the guesser's half fails after {} answers: {flaw}", .path.len())]
    Guesser {
        /// The letters guessed and their answers, from the start.
        path: Vec<PathStep>,
        /// The flaw at that position.
        flaw: Flaw,
    },
    /// The setter's half fails at this claim (counted from 0).
    #[error("the setter's half fails at claim {claim}: {flaw}")]
    Setter {
        /// The number of the claim.
        claim: usize,
        /// The flaw of that claim.
        flaw: Flaw,
    },
}

/// A flaw of a position or claim in a proof.
#[derive(Debug, Clone, Copy, thiserror::Error, PartialEq, Eq)]
#[non_exhaustive]
pub enum Flaw {
    /// The letter does not distinguish the words.
    #[error("the letter does not distinguish the words")]
    TellsNothing,
    /// No misses are left for the words without the letter.
    #[error("one miss more than the value allows")]
    NoMissesLeft,
    /// The letter code does not exist.
    #[error("no such letter")]
    Letter,
    /// No part of the claim answers this letter code.
    #[error("letter {0} is not answered")]
    Unanswered(u8),
    /// The part (counted from 0) is not an earlier claim within this one.
    #[error("part {0} does not lie within")]
    Part(usize),
    /// The word is known there, so nothing need be guessed.
    #[error("the word is known there")]
    Over,
    /// The span has no words.
    #[error("there are no such words")]
    Empty,
    /// This many letters hit every word.
    #[error("{0} letters hit every word")]
    Hit(usize),
    /// It takes too long to check.
    #[error("checking takes too long")]
    TooHard,
    /// The last claim says less than the value, or there is none.
    #[error("the claim falls short of the value")]
    Short,
}

/// Computes the value of the solver's whole list and writes a proof of it.
///
/// # Errors
/// Fails if the list is empty or a limit is reached; the limit applies to each question that the proof takes.
pub fn prove(solver: &mut Solver, limit: Limit<'_>) -> Result<Vec<u8>, Unproven> {
    let lexicon = std::sync::Arc::clone(solver.lexicon());
    if lexicon.words() == 0 {
        return Err(Unproven::Empty);
    }
    let value = solver.value_of_all(limit).value().ok_or(Unproven::Limit)?;
    let letters = guesser::strategy(solver, value, limit)?;
    let nodes = setter::strategy(solver, value, limit)?;
    let mut out = Writer::default();
    out.raw(MAGIC);
    out.number(lexicon.length() as u64);
    out.number(lexicon.words() as u64);
    out.raw(&list_hash(lexicon.rows(), lexicon.length()));
    out.number(value as u64);
    out.number(letters.len() as u64);
    out.raw(&letters);
    out.number(nodes.len() as u64);
    for (at, node) in nodes.iter().enumerate() {
        node.write(at, &mut out);
    }
    Ok(out.finish())
}
