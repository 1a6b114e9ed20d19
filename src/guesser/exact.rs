//! Owns [`Exact`], what perfect play comes to from a position and after each letter, and [`Coach`], who
//! gives hints by it. Judgements go by it, too, so no hint is ever judged a slip.

use std::cmp::Reverse;
use std::sync::Arc;

use super::balanced::{ranked, rated};
use super::perfect::plain_worst;
use super::split::Splits;
use super::{Frequency, Guesser, Merit, Rated};
use crate::lexicons::lexicon;
use crate::position::Position;
use crate::solver::{Bounds, Halt, Limit, Solver, SolverSettings, Verdict};
use crate::words::{Candidates, Family, Letter, LetterSet, WordsOfLength};

/// Teaches a solver what is known of its words before any question; says whether that is anything.
pub type Teach = fn(&mut Solver) -> bool;

/// What perfect play comes to. Remembers what it has learned about the words of one length.
///
/// Values, and with them the letter that is named, depend on the position alone, unless the nodes are not
/// enough, or a length has more words than are looked into: then nothing is said.
pub struct Exact {
    teach: Teach,
    nodes: u64,
    ground: Option<TaughtWords>,
}

/// The words of a shelf, and what is known about them.
struct TaughtWords {
    listed: Arc<WordsOfLength>,
    /// As it was before the first question.
    start: Solver,
    solver: Solver,
}

impl Exact {
    /// The most words of one length that are looked into. A word takes some 250 bytes here, and of more words
    /// nodes that anybody would wait for are hardly ever enough to find a value.
    pub const MOST_WORDS: usize = 1_000_000;

    /// One that has not seen any word yet. Each question to the solver may take this many nodes.
    #[must_use]
    pub const fn new(teach: Teach, nodes: u64) -> Self {
        Self { teach, nodes, ground: None }
    }

    /// Forgets what was learned from questions: where nodes are not enough for everything, that would
    /// decide what they are enough for.
    pub fn forget(&mut self) {
        if let Some(ground) = &mut self.ground {
            ground.solver = ground.start.clone();
        }
    }

    /// The misses that perfect play costs from here, as far as they can be found out; `None` for words
    /// that no list makes, and where there are too many of them.
    pub fn value(&mut self, words: &Candidates, halt: Halt<'_>) -> Option<Bounds> {
        let limit = Limit { nodes: self.nodes, halt };
        Some(self.solver(words)?.value(words.numbers(), limit, &mut |_| ()))
    }

    /// The misses that perfect play costs after a letter, in the worst case, the miss that it may be
    /// included; `at_least` is known to be no more than that. `None` where the nodes are not enough.
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

    /// The letter that a perfect player would guess, where `value` is what the position is worth: of those
    /// that cost no more, the one whose largest family is the smallest, words without the letter counted
    /// twice. `None` where any letter that tells something will do, or the nodes are not enough.
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
        let open = words.listed().alphabet().letters().filter(|letter| !guessed.contains(*letter));
        let weighed = open.filter_map(|letter| Some((weight(&words.families(letter))?, letter)));
        let mut letters: Vec<(usize, Letter)> = weighed.collect();
        letters.sort_unstable();
        let costs_nothing = |&(_, letter): &(usize, Letter)| {
            let mut families = words.split(letter);
            // What refutes a letter is most likely the largest.
            families.sort_by_key(|(family, _)| Reverse(doubled(family)));
            let mut worst = |(family, words): &(Family, Candidates)| {
                survives(solver, family, words, value, limit)
            };
            families.iter().all(|family| worst(family) == Verdict::Survives)
        };
        letters.into_iter().find(costs_nothing).map(|(_, letter)| letter)
    }

    /// The fewest misses (fewer than `than`) that perfect play costs after the kindest answer to one of these letters, the
    /// miss that this may be included, with the letter; `than` and no letter where none costs fewer. `None` where the
    /// nodes are not enough.
    pub fn kinder(
        &mut self,
        words: &Candidates,
        letters: impl Iterator<Item = Letter>,
        than: usize,
        halt: Halt<'_>,
    ) -> Option<(usize, Option<Letter>)> {
        let limit = Limit { nodes: self.nodes, halt };
        let families =
            |letter: Letter| words.families(letter).into_iter().map(move |family| (letter, family));
        let mut families: Vec<_> = letters.flat_map(families).collect();
        // What costs nothing is most likely the smallest.
        families.sort_by_key(|(_, family)| family.size);
        let solver = self.solver(words)?;
        let mut is_known = true;
        for misses in 0..than {
            for (letter, family) in &families {
                let mut kept = words.clone();
                kept.keep(*letter, family.places);
                match survives(solver, family, &kept, misses, limit) {
                    Verdict::Survives => return is_known.then_some((misses, Some(*letter))),
                    Verdict::Lost => {}
                    Verdict::Unknown => is_known = false,
                }
            }
        }
        is_known.then_some((than, None))
    }

    fn solver(&mut self, words: &Candidates) -> Option<&mut Solver> {
        let listed = words.listed();
        if listed.len() > Self::MOST_WORDS {
            return None;
        }
        if !self.ground.as_ref().is_some_and(|ground| Arc::ptr_eq(&ground.listed, listed)) {
            let mut start = Solver::new(lexicon(listed).ok()?, SolverSettings::default());
            (self.teach)(&mut start);
            let solver = start.clone();
            self.ground = Some(TaughtWords { listed: Arc::clone(listed), start, solver });
        }
        self.ground.as_mut().map(|ground| &mut ground.solver)
    }
}

/// Whether perfect play gets by with this many misses after the answer that leaves this family.
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

/// The size of a family, twice that where it costs a miss.
fn doubled(family: &Family) -> usize {
    if family.places.is_empty() { 2 * family.size } else { family.size }
}

/// What a letter is tried by; nothing for one that tells nothing.
fn weight(families: &[Family]) -> Option<usize> {
    if families.len() < 2 { None } else { families.iter().map(doubled).max() }
}

/// The guesser who gives hints against opponents that keep families: names the letter that judgements call
/// the best. The others are rated by a plain guesser's worst case after them.
pub struct Coach {
    exact: Exact,
    table: Option<Splits>,
}

impl Coach {
    /// One that goes by this, and by nothing that it was asked before.
    #[must_use]
    pub const fn new(exact: Exact) -> Self {
        Self { exact, table: None }
    }
}

impl Guesser for Coach {
    fn rate(&mut self, position: &Position) -> Vec<Rated> {
        let Some(candidates) = position.candidates() else { return Vec::new() };
        let Some(table) = Splits::kept(&mut self.table, candidates.listed()) else {
            return Frequency.rate(position);
        };
        let splits = ranked(table.splits(candidates.numbers()));
        let letters = rated(&splits, position);
        self.exact.forget();
        let halt: Halt<'_> = &|| false;
        let bounds = self.exact.value(candidates, halt);
        let value = bounds.and_then(|bounds| bounds.value());
        let named =
            value.and_then(|value| self.exact.best(candidates, position.guessed(), value, halt));
        let worst_after = |letter| match (bounds, named) {
            (Some(bounds), Some(named)) if named == letter => bounds.upper,
            _ => plain_worst(&table.lexicon, candidates, letter),
        };
        let mut letters: Vec<_> = letters.map(|rated| (worst_after(rated.letter), rated)).collect();
        // The letter that is named comes first, also where another plays out as well.
        letters.sort_by_key(|(worst, rated)| (Some(rated.letter) != named, *worst));
        let with_merit = |(worst, rated)| Rated { merit: Merit::AtMost(worst), ..rated };
        letters.into_iter().map(with_merit).collect()
    }
}
