//! Owns the construction of the guesser's half: the letter to guess at each position.

use std::collections::BTreeMap;

use super::super::search::Finding;
use super::super::{Limit, Solver};
use super::Unproven;

/// Returns letter codes in preorder; see the format in [`super`].
pub fn strategy(solver: &mut Solver, value: usize, limit: Limit<'_>) -> Result<Vec<u8>, Unproven> {
    let all = solver.lexicon().all();
    let mut letters = Vec::new();
    position(solver, &all, value, limit, &mut letters)?;
    Ok(letters)
}

/// Recurses at most as deep as the alphabet is long, since a letter is informative only once.
fn position(
    solver: &mut Solver,
    words: &[u32],
    misses: usize,
    limit: Limit<'_>,
    out: &mut Vec<u8>,
) -> Result<(), Unproven> {
    if words.len() <= misses + 1 {
        return Ok(());
    }
    let Finding::Yes(Some(letter)) = solver.ask(words, misses, limit) else {
        return Err(Unproven::Limit);
    };
    out.push(letter as u8 + 1);
    let mut families: BTreeMap<u64, Vec<u32>> = BTreeMap::new();
    for &word in words {
        families.entry(solver.lexicon().places(letter, word)).or_default().push(word);
    }
    for (places, family) in families {
        // With no misses left, the letter is in every word.
        let left = if places == 0 { misses.saturating_sub(1) } else { misses };
        position(solver, &family, left, limit, out)?;
    }
    Ok(())
}
