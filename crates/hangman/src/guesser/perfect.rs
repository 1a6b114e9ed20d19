//! Owns [`Perfect`], the guesser with the best possible worst case.

use super::{Balanced, Guesser, Merit, Rated};
use crate::kept::{Kept, lexicon};
use crate::position::Position;
use hangman_solver::{BestLetter, Lexicon, Limit, Solver, SolverSettings, playout};
use hangman_words::{Candidates, Letter};

/// A guesser with the best possible worst case: it never misses more often than the value of the position. It takes the
/// time it needs: milliseconds for dictionaries, with no bound for others.
///
/// The alternatives are rated by the worst case of frequency play after them.
#[derive(Default)]
pub struct Perfect {
    solver: Kept<Solver>,
    balanced: Balanced,
}

impl Perfect {
    /// Returns the solver of these words, and the letter that it recommends, or `None` if any informative letter will do.
    fn named(&mut self, candidates: &Candidates) -> (&mut Solver, Option<Letter>) {
        let listed = candidates.listed();
        let new = || Solver::new(lexicon(listed), SolverSettings::default());
        let solver = self.solver.about(listed, new);
        let named = match solver.best_letter(candidates.numbers(), Limit::NONE) {
            BestLetter::Letter(letter) => Letter::new(letter),
            BestLetter::Any | BestLetter::Unknown => None,
        };
        (solver, named)
    }
}

impl Guesser for Perfect {
    fn rate(&mut self, position: &Position) -> Vec<Rated> {
        let Some(candidates) = position.candidates() else { return Vec::new() };
        let letters = self.balanced.rate(position);
        let (solver, named) = self.named(candidates);
        let value = solver.value(candidates.numbers(), Limit::NONE).upper;
        let named = named.map(|named| (named, value));
        by_worst_case(letters, named, solver.lexicon(), candidates)
    }

    fn letter(&mut self, position: &Position) -> Option<Letter> {
        let Some(candidates) = position.candidates() else {
            return self.advise(position).map(|advice| advice.best.letter);
        };
        // If the solver recommends none, few words are left, and any informative letter is as good.
        let (_, named) = self.named(candidates);
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
