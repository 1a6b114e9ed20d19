//! Owns the construction of the setter's half: the cores that support a value.

use rustc_hash::FxHashMap;

use super::super::hitting::Hitting;
use super::super::lexicon::{Letters, each};
use super::super::search::Finding;
use super::super::span::Span;
use super::super::{Limit, Solver};
use super::Unproven;
use super::bytes::Claim;

/// The steps for a hitting bound; if they are not enough, parts are used.
const EFFORT: u32 = 20_000;

struct Builder<'a, 'b> {
    solver: &'a mut Solver,
    limit: Limit<'b>,
    hitting: Hitting,
    nodes: Vec<Claim>,
    /// Spans that have a node, by level (claim − 1).
    known: Vec<Vec<Span>>,
    numbers: FxHashMap<(usize, (u64, u64)), usize>,
}

/// Returns the nodes, each after its parts; the last one claims the value.
pub fn strategy(
    solver: &mut Solver,
    value: usize,
    limit: Limit<'_>,
) -> Result<Vec<Claim>, Unproven> {
    let all = solver.lexicon().all();
    let mut builder = Builder {
        solver,
        limit,
        hitting: Hitting::default(),
        nodes: Vec::new(),
        known: vec![Vec::new(); 65],
        numbers: FxHashMap::default(),
    };
    let core = builder.refute(&all, value)?;
    builder.node(core, value)?;
    Ok(builder.nodes)
}

impl Builder<'_, '_> {
    /// Returns the index of a node that claims `claim` for the span, and creates it if necessary.
    fn node(&mut self, span: Span, claim: usize) -> Result<usize, Unproven> {
        let name = (claim, span.key(self.solver.lexicon()));
        if let Some(&number) = self.numbers.get(&name) {
            return Ok(number);
        }
        let lexicon = std::sync::Arc::clone(self.solver.lexicon());
        let words: Vec<u32> = span.words(&lexicon).collect();
        let mut masks: Vec<Letters> =
            words.iter().map(|&word| lexicon.letters(word) & !span.fixed).collect();
        masks.sort_unstable();
        masks.dedup();
        let parts = if self.hitting.exceeds(&masks, claim, EFFORT) == Some(true) {
            Vec::new()
        } else {
            self.parts(&span, &words, claim)?
        };
        let placed = |letter| (letter as u8 + 1, lexicon.places(letter, span.sample));
        let fixed = each(span.fixed).map(placed).collect();
        let number = self.nodes.len();
        self.nodes.push(Claim { letters: span.letters, fixed, parts, worth: claim });
        self.known[claim].push(span);
        self.numbers.insert(name, number);
        Ok(number)
    }

    /// Returns cores that claim one miss less and answer every letter, preferring those that already have a
    /// node, then those that answer more letters.
    fn parts(&mut self, span: &Span, words: &[u32], claim: usize) -> Result<Vec<usize>, Unproven> {
        let lexicon = std::sync::Arc::clone(self.solver.lexicon());
        let lies_within = |core: &Span| span.contains(core, &lexicon);
        let old: Vec<Span> = self.known[claim - 1].iter().copied().filter(lies_within).collect();
        let learned: Vec<Span> = self.solver.cores(claim).filter(lies_within).collect();
        let mut open = span.open();
        let mut chosen: Vec<Span> = Vec::new();
        while open != 0 {
            let gain = |core: &&Span| (open & !core.letters).count_ones();
            let best_old = old.iter().max_by_key(gain).filter(|core| gain(core) > 0);
            let best_new = learned.iter().max_by_key(gain).filter(|core| gain(core) > 0);
            let core = match (best_old, best_new) {
                (Some(old), Some(new)) => {
                    Some(if gain(&old) + 2 >= gain(&new) { *old } else { *new })
                }
                (core, other) => core.or(other).copied(),
            };
            let core = match core {
                Some(core) => core,
                None => {
                    // The search refuted this letter without storing a core, or the core was dropped.
                    let letter = open.trailing_zeros() as usize;
                    let without: Vec<u32> = words
                        .iter()
                        .copied()
                        .filter(|&word| lexicon.letters(word) >> letter & 1 == 0)
                        .collect();
                    self.refute(&without, claim - 1)?
                }
            };
            open &= core.letters;
            chosen.push(core);
        }
        chosen.into_iter().map(|core| self.node(core, claim - 1)).collect()
    }

    /// Returns a core that claims `claim` within words that are all of their span.
    fn refute(&mut self, words: &[u32], claim: usize) -> Result<Span, Unproven> {
        if claim == 0 {
            let word = words.first().ok_or(Unproven::Limit)?;
            return Ok(Span::word(self.solver.lexicon(), *word));
        }
        match self.solver.ask(words, claim - 1, self.limit) {
            Finding::No(core) => Ok(core),
            _ => Err(Unproven::Limit),
        }
    }
}
