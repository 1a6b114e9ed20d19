//! Owns [`turns`]: how a rule answers a sequence of letters, with all families.

use crate::engine::{EvilEngine, GuessError, Opponent, Rule};
use hangman_words::{Candidates, Family, Letter, Pattern};

/// A letter, and how the rule answers it.
#[derive(Clone, Debug)]
pub struct OracleTurn {
    /// The letter.
    pub letter: Letter,
    /// The families in the order of the rule, ignoring its level: largest first.
    pub families: Vec<OracleFamily>,
    /// The index of the family that is kept.
    pub kept: usize,
}

/// A family with its words.
#[derive(Clone, Debug)]
pub struct OracleFamily {
    /// The places of the letter, and the number of words.
    pub family: Family,
    /// The pattern that would be shown if this family were kept.
    pub pattern: Pattern,
    /// The words of the family.
    pub words: Candidates,
}

/// Returns how the rule answers these letters, in order. Ends early once every place is revealed.
///
/// # Errors
/// Returns [`GuessError`] if a letter can't be guessed.
pub fn turns(
    candidates: &Candidates,
    letters: &[Letter],
    rule: Rule,
) -> Result<Vec<OracleTurn>, GuessError> {
    let mut engine = EvilEngine::new(candidates.clone(), Opponent::Greedy).with_rule(rule);
    let mut turns = Vec::new();
    for &letter in letters {
        if engine.is_over() {
            break;
        }
        let before = engine.position(1);
        let split = engine.candidates().split(letter).into_iter();
        let mut families: Vec<_> = split
            .map(|(family, words)| {
                let mut pattern = before.pattern().clone();
                pattern.reveal(letter, family.places);
                OracleFamily { family, pattern, words }
            })
            .collect();
        let mut order: Vec<_> = families.iter().map(|one| one.family).collect();
        rule.with_level(0).sort(&mut order, turns.len() as u32 + 1);
        let rank = |one: &OracleFamily| order.iter().position(|family| *family == one.family);
        families.sort_by_key(rank);
        let reply = engine.guess(letter)?;
        let kept = families.iter().position(|one| one.family.places == reply.places());
        turns.push(OracleTurn { letter, families, kept: kept.unwrap_or(0) });
    }
    Ok(turns)
}
