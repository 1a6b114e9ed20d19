//! Owns [`Exact`], the cost of perfect play from a position and after each letter, and [`Coach`], which gives
//! hints by it. Judgements use it, too, so no hint is ever judged a mistake.

use std::cmp::Reverse;

use super::perfect::by_worst_case;
use super::{Balanced, Guesser, Rated};
use crate::engine::assume_proofs;
use crate::kept::{Kept, lexicon};
use crate::position::Position;
use hangman_solver::{Bounds, Halt, Limit, Solver, SolverSettings, Verdict};
use hangman_words::{Candidates, Family, Letter, LetterSet};

/// Computes the cost of perfect play, and caches what it has learned about the words of one length.
///
/// Values, and the letter that is recommended, depend on the position alone. The exceptions are questions
/// that exceed the node limit and lengths with more than [`Solver::MOST_WORDS`] words: they have no answer.
pub struct Exact {
    nodes: u64,
    /// The solver's state before the first question, and now.
    solvers: Kept<[Solver; 2]>,
}

impl Exact {
    /// Creates an instance that knows no words yet. Each question to the solver may take `nodes` nodes.
    pub fn new(nodes: u64) -> Self {
        Self { nodes, solvers: Kept::default() }
    }

    /// Forgets what was learned from questions. Otherwise, earlier questions would affect which later ones
    /// stay within the node limit.
    pub fn forget(&mut self) {
        if let Some([start, solver]) = self.solvers.last_mut() {
            solver.clone_from(start);
        }
    }

    /// Returns bounds on the misses that perfect play costs from here. Returns `None` if there are too many words.
    pub fn value(&mut self, words: &Candidates, halt: Halt<'_>) -> Option<Bounds> {
        let limit = Limit { nodes: self.nodes, halt };
        Some(self.solver(words)?.value(words.numbers(), limit))
    }

    /// Returns the misses that perfect play costs after a letter in the worst case, including a possible miss
    /// of that letter. `at_least` is a known lower bound. Returns `None` if the node limit is reached.
    pub fn after(
        &mut self,
        words: &Candidates,
        letter: Letter,
        at_least: usize,
        halt: Halt<'_>,
    ) -> Option<usize> {
        let limit = Limit { nodes: self.nodes, halt };
        let solver = self.solver(words)?;
        let mut worst = at_least;
        for (family, words) in words.split(letter) {
            loop {
                match survives(solver, &family, &words, worst, limit) {
                    Verdict::Survives => break,
                    Verdict::Lost => worst += 1,
                    Verdict::Unknown => return None,
                }
            }
        }
        Some(worst)
    }

    /// Returns the letter that a perfect player would guess in a position of this value. Among the letters
    /// that cost no more, it is the one whose largest family is smallest, with the family without the letter
    /// counted twice. Returns `None` if every informative letter is as good, or if the node limit is reached.
    pub fn best(
        &mut self,
        words: &Candidates,
        guessed: LetterSet,
        value: usize,
        halt: Halt<'_>,
    ) -> Option<Letter> {
        if words.len() <= value + 1 {
            return None;
        }
        let limit = Limit { nodes: self.nodes, halt };
        let solver = self.solver(words)?;
        let costs_nothing = |letter: &Letter| {
            let mut families = words.split(*letter);
            // The family that refutes a letter is most likely the largest.
            families.sort_by_key(|(family, _)| Reverse(doubled(family)));
            let mut worst = |(family, words): &(Family, Candidates)| {
                survives(solver, family, words, value, limit)
            };
            families.iter().all(|family| worst(family) == Verdict::Survives)
        };
        Self::telling(words, guessed).into_iter().find(costs_nothing)
    }

    /// Returns the letters that tell words apart, the one whose largest family is smallest first, with the family
    /// without the letter counted twice.
    pub fn telling(words: &Candidates, guessed: LetterSet) -> Vec<Letter> {
        let open = words.listed().alphabet().letters().filter(|letter| !guessed.contains(*letter));
        let weighed = open.filter_map(|letter| Some((weight(&words.families(letter))?, letter)));
        let mut letters: Vec<(usize, Letter)> = weighed.collect();
        letters.sort_unstable();
        letters.into_iter().map(|(_, letter)| letter).collect()
    }

    /// Returns a letter that tells words apart, or one of the word if only one is left: that cannot be a miss.
    pub fn any(words: &Candidates, guessed: LetterSet) -> Option<Letter> {
        let of_the_only_word = || {
            let only = words.words().next().filter(|_| words.len() == 1)?;
            only.letters().iter().copied().find(|letter| !guessed.contains(*letter))
        };
        Self::telling(words, guessed).first().copied().or_else(of_the_only_word)
    }

    fn solver(&mut self, words: &Candidates) -> Option<&mut Solver> {
        let listed = words.listed();
        let new = || {
            let mut start = Solver::new(lexicon(listed), SolverSettings::default());
            assume_proofs(&mut start);
            [start.clone(), start]
        };
        let few = listed.len() <= Solver::MOST_WORDS;
        few.then(|| &mut self.solvers.about(listed, new)[1])
    }
}

/// Returns whether perfect play gets by with this many misses after the answer that leaves this family.
fn survives(
    solver: &mut Solver,
    family: &Family,
    words: &Candidates,
    misses: usize,
    limit: Limit<'_>,
) -> Verdict {
    match misses.checked_sub(usize::from(family.places.is_empty())) {
        None => Verdict::Lost,
        Some(misses) => solver.can_survive(words.numbers(), misses, limit),
    }
}

/// Returns the size of a family, doubled if it costs a miss.
fn doubled(family: &Family) -> usize {
    if family.places.is_empty() { 2 * family.size } else { family.size }
}

/// Returns the weight by which letters are ordered; `None` for a letter that is not informative.
fn weight(families: &[Family]) -> Option<usize> {
    if families.len() < 2 { None } else { families.iter().map(doubled).max() }
}

/// A guesser that gives hints against opponents that keep families: it recommends the letter that judgements
/// consider best. The others are rated by the worst case of frequency play after them.
pub struct Coach {
    exact: Exact,
    balanced: Balanced,
}

impl Coach {
    /// Creates a coach, whose hints depend on `exact` and the position alone.
    pub fn new(exact: Exact) -> Self {
        Self { exact, balanced: Balanced::default() }
    }
}

impl Guesser for Coach {
    fn rate(&mut self, position: &Position) -> Vec<Rated> {
        let Some(candidates) = position.candidates() else { return Vec::new() };
        let letters = self.balanced.rate(position);
        self.exact.forget();
        let halt: Halt<'_> = &|| false;
        let value = self.exact.value(candidates, halt).and_then(|bounds| bounds.value());
        let named = value.and_then(|value| {
            let letter = self.exact.best(candidates, position.guessed(), value, halt)?;
            Some((letter, value))
        });
        by_worst_case(letters, named, &lexicon(candidates.listed()), candidates)
    }
}
