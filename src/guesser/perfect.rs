//! Owns [`Perfect`], the guesser with the best worst case there is.

use std::sync::Arc;

use super::balanced::{ranked, rated};
use super::split::Table;
use super::{Frequency, Guesser, Merit, Rated};
use crate::solver::{Limit, Settings, Solver, playout};
use crate::words::{Candidates, Letter, LetterSet, Shelf};

/// The guesser whose worst case is the best there is: never more misses than the value of the
/// position.
///
/// The letters that it would name instead are rated by a plain guesser's worst case after them.
#[derive(Default)]
pub struct Perfect {
    solver: Option<(Arc<Shelf>, Solver)>,
    table: Option<Table>,
}

impl Perfect {
    /// The solver for the words of a shelf; what was known of another shelf is forgotten.
    fn solver(&mut self, shelf: &Arc<Shelf>) -> Option<&mut Solver> {
        if !self.solver.as_ref().is_some_and(|(known, _)| Arc::ptr_eq(known, shelf)) {
            let lexicon = crate::solver::Lexicon::new(shelf.blocks(), shelf.length()).ok()?;
            let solver = Solver::new(Arc::new(lexicon), Settings::default());
            self.solver = Some((Arc::clone(shelf), solver));
        }
        self.solver.as_mut().map(|(_, solver)| solver)
    }

    /// The letters that can be guessed, the best balanced first.
    fn balanced(&mut self, candidates: &Candidates, guessed: LetterSet, left: u32) -> Vec<Rated> {
        let Some(table) = Table::kept(&mut self.table, candidates.shelf()) else {
            return Frequency.rate(candidates, guessed, left);
        };
        let splits = ranked(table.splits(candidates.numbers()));
        rated(&splits, candidates, guessed).collect()
    }

    /// The letter that the solver names; where any that tells something will do, the first.
    fn best_of(&mut self, letters: &[Rated], candidates: &Candidates) -> Option<Letter> {
        let named = self
            .solver(candidates.shelf())
            .and_then(|solver| solver.best_letter(candidates.numbers(), Limit::NONE))
            .and_then(Letter::new);
        named.or_else(|| letters.first().map(|rated| rated.letter))
    }
}

impl Guesser for Perfect {
    fn rate(&mut self, candidates: &Candidates, guessed: LetterSet, left: u32) -> Vec<Rated> {
        let mut letters = self.balanced(candidates, guessed, left);
        let best = self.best_of(&letters, candidates);
        let Some(solver) = self.solver(candidates.shelf()) else { return letters };
        let bounds = solver.value(candidates.numbers(), Limit::NONE, &mut |_| ());
        for rated in &mut letters {
            rated.merit = Merit::AtMost(worst(solver, candidates, rated.letter));
        }
        // Whichever letter the solver named comes first, also where another plays out as well.
        letters.sort_by_key(|rated| match rated.merit {
            _ if Some(rated.letter) == best => 0,
            Merit::AtMost(misses) => misses + 1,
            _ => usize::MAX,
        });
        if let Some(first) = letters.first_mut() {
            first.merit = Merit::AtMost(bounds.upper);
        }
        letters
    }

    fn letter(&mut self, candidates: &Candidates, guessed: LetterSet, left: u32) -> Option<Letter> {
        let letters = self.balanced(candidates, guessed, left);
        self.best_of(&letters, candidates)
    }
}

/// The misses that a plain guesser suffers at most who guesses this letter first.
fn worst(solver: &Solver, candidates: &Candidates, letter: Letter) -> usize {
    let families = candidates.split(letter).into_iter();
    let worst = families.map(|(family, words)| {
        usize::from(family.positions.is_empty()) + playout(solver.lexicon(), words.numbers())
    });
    worst.max().unwrap_or(0)
}
