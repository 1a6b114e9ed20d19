//! Owns the parser of the setter's half of a proof, for a solver that is to start from it. It checks that the
//! proof is about the solver's words, but not that the claims hold; [`verify`](super::verify()) does that.

use rustc_hash::FxHashMap;

use super::super::Solver;
use super::super::lexicon::Lexicon;
use super::super::span::Span;
use super::bytes::{Claim, Header, Reader, list_hash};
use super::{Flaw, ProofError};

impl Solver {
    /// Learns the value of the whole list, and every claim of the setter's half, from a proof. The proof is
    /// not checked: only assume what [`verify`](super::verify()) accepts.
    ///
    /// # Errors
    /// Fails if the proof cannot be parsed or is about other words. Then nothing is learned.
    pub fn assume_proof(&mut self, proof: &[u8]) -> Result<(), ProofError> {
        let (value, claims) = claims(proof, &self.lexicon)?;
        self.most = value;
        for memory in &mut self.memories {
            for (claim, span) in claims.iter().filter(|(claim, _)| claim.worth > 0) {
                memory.cores.add(claim.worth - 1, *span);
                if claim.parts.is_empty() {
                    memory.patterns.keep(span, &self.lexicon);
                }
            }
        }
        Ok(())
    }
}

/// Returns the value and every claim of a proof about the words of the lexicon, with its span.
fn claims(bytes: &[u8], lexicon: &Lexicon) -> Result<(usize, Vec<(Claim, Span)>), ProofError> {
    let (mut reader, Header { length, words, hash, value }) = Reader::open(bytes)?;
    if (length, words) != (lexicon.length(), lexicon.words())
        || list_hash(lexicon.rows(), length) != hash
    {
        return Err(ProofError::OtherList);
    }
    let letters = reader.below(usize::MAX)?;
    reader.raw(letters)?;
    let index = Index::new(lexicon);
    let mut claims: Vec<(Claim, Span)> = Vec::new();
    for number in 0..reader.below(usize::MAX)? {
        let mut claim = Claim::read(&mut reader, number)?;
        let fails = |flaw| ProofError::Setter { claim: number, flaw };
        for (part, earlier) in claim.parts.iter().enumerate() {
            let (earlier, _) = claims.get(*earlier).ok_or(fails(Flaw::Part(part)))?;
            // More than the letters that there can be is forged.
            let worth = (earlier.worth + 1).min(64);
            claim.worth = if part == 0 { worth } else { claim.worth.min(worth) };
        }
        let span = index.span(claim.letters, &claim.fixed).ok_or(fails(Flaw::Empty))?;
        claims.push((claim, span));
    }
    Ok((value, claims))
}

/// Finds the placements of a lexicon by letter and places.
struct Index<'a> {
    lexicon: &'a Lexicon,
    numbers: FxHashMap<(usize, u64), u32>,
}

impl<'a> Index<'a> {
    fn new(lexicon: &'a Lexicon) -> Self {
        let named = |placement| {
            let letter = lexicon.letter_of(placement);
            let word = lexicon.words_with(placement).first()?;
            Some(((letter, lexicon.places(letter, *word)), placement))
        };
        let numbers = (0..lexicon.placement_count() as u32).filter_map(named).collect();
        Self { lexicon, numbers }
    }

    /// Returns the span with these letters and these fixed codes and places; `None` if no word has them
    /// there.
    fn span(&self, letters: u64, places: &[(u8, u64)]) -> Option<Span> {
        let mut fixed = 0;
        let mut rarest: &[u32] = &[0];
        for (at, &(code, places)) in places.iter().enumerate() {
            let letter = usize::from(code) - 1;
            fixed |= 1 << letter;
            let words = self.lexicon.words_with(*self.numbers.get(&(letter, places))?);
            if at == 0 || words.len() < rarest.len() {
                rarest = words;
            }
        }
        let fits = |word: u32| {
            places.iter().all(|&(code, at)| self.lexicon.places(usize::from(code) - 1, word) == at)
        };
        let sample = rarest.iter().copied().find(|&word| fits(word))?;
        Some(Span { letters, fixed, sample })
    }
}
