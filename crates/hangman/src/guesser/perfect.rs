//! Owns [`Perfect`], the guesser with the best possible worst case.

use super::{Balanced, Guesser, Merit, Rated};
use crate::kept::{Kept, lexicon};
use crate::position::Position;
use hangman_solver::{BestLetter, Lexicon, Limit, Solver, SolverSettings, playout};
use hangman_words::{Candidates, Letter};

/// A guesser with the best possible worst case: it never misses more often than the value of the position.
///
/// The alternatives are rated by the worst case of frequency play after them.
pub struct Perfect {
    nodes: u64,
    solver: Kept<Solver>,
    balanced: Balanced,
}

impl Default for Perfect {
    /// Creates a guesser that takes the time it needs: milliseconds for dictionaries, with no bound for others.
    fn default() -> Self {
        Self::within(u64::MAX)
    }
}

impl Perfect {
    /// Creates a guesser that searches at most this many nodes for a letter. If they are not enough, it guesses the one
    /// with the best worst case of frequency play.
    pub fn within(nodes: u64) -> Self {
        Self { nodes, solver: Kept::default(), balanced: Balanced::default() }
    }

    /// Returns the solver of these words, and the letter that it recommends, or `None` if any informative letter will do.
    fn named(&mut self, candidates: &Candidates) -> Option<(&mut Solver, Option<Letter>)> {
        let listed = candidates.listed();
        let new = || Some(Solver::new(lexicon(listed).ok()?, SolverSettings::default()));
        let solver = self.solver.about(listed, new)?;
        let named = match solver.best_letter(candidates.numbers(), Limit::nodes(self.nodes)) {
            BestLetter::Letter(letter) => Letter::new(letter),
            BestLetter::Any | BestLetter::Unknown => None,
        };
        Some((solver, named))
    }
}

impl Guesser for Perfect {
    fn rate(&mut self, position: &Position) -> Vec<Rated> {
        let Some(candidates) = position.candidates() else { return Vec::new() };
        let (letters, limit) = (self.balanced.rate(position), Limit::nodes(self.nodes));
        let Some((solver, named)) = self.named(candidates) else { return letters };
        let value = solver.value(candidates.numbers(), limit).upper;
        let named = named.map(|named| (named, value));
        by_worst_case(letters, named, solver.lexicon(), candidates)
    }

    fn letter(&mut self, position: &Position) -> Option<Letter> {
        let Some(candidates) = position.candidates() else {
            return self.advise(position).map(|advice| advice.best.letter);
        };
        // If the solver recommends none, few words are left, and any informative letter is as good.
        let named = self.named(candidates).and_then(|(_, named)| named);
        named.or_else(|| self.rate(position).first().map(|rated| rated.letter))
    }
}

/// Rates letters by the worst case of frequency play after them, best first. The recommended letter, given with the
/// misses that it costs, comes before all others, even if another plays out as well.
pub fn by_worst_case(
    letters: impl IntoIterator<Item = Rated>,
    named: Option<(Letter, usize)>,
    lexicon: &Lexicon,
    candidates: &Candidates,
) -> Vec<Rated> {
    let rate = |rated: Rated| match named {
        Some((letter, value)) if letter == rated.letter => (false, value, rated),
        _ => (true, plain_worst(lexicon, candidates, rated.letter), rated),
    };
    let mut letters: Vec<_> = letters.into_iter().map(rate).collect();
    letters.sort_by_key(|(is_other, worst, _)| (*is_other, *worst));
    let with_merit = |(_, worst, rated)| Rated { merit: Merit::AtMost(worst), ..rated };
    letters.into_iter().map(with_merit).collect()
}

/// Returns the most misses of a frequency player who guesses this letter first.
fn plain_worst(lexicon: &Lexicon, candidates: &Candidates, letter: Letter) -> usize {
    let families = candidates.split(letter).into_iter();
    let worst = families.map(|(family, words)| {
        usize::from(family.places.is_empty()) + playout(lexicon, words.numbers())
    });
    worst.max().unwrap_or(0)
}
