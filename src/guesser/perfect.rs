//! Owns [`Perfect`], the guesser with the best worst case there is.

use std::sync::Arc;

use super::balanced::{ranked, rated};
use super::split::Table;
use super::{Frequency, Guesser, Merit, Rated};
use crate::solver::{Limit, Settings, Solver, playout};
use crate::words::{Candidates, LetterSet, Shelf};

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
}

impl Guesser for Perfect {
    fn rate(&mut self, candidates: &Candidates, guessed: LetterSet, left: u32) -> Vec<Rated> {
        let mut others = match Table::kept(&mut self.table, candidates.shelf()) {
            Some(table) => {
                let splits = ranked(table.splits(candidates.numbers()));
                rated(&splits, candidates, guessed).collect()
            }
            None => Frequency.rate(candidates, guessed, left),
        };
        let Some(solver) = self.solver(candidates.shelf()) else { return others };
        let bounds = solver.value(candidates.numbers(), Limit::NONE, &mut |_| ());
        let best = solver.best_letter(candidates.numbers(), Limit::NONE);
        let best = best
            .and_then(|best| others.iter().position(|other| other.letter.index() == best))
            .unwrap_or(0);
        others[..=best].rotate_right(1);
        for (place, rated) in others.iter_mut().enumerate() {
            let at_most = if place == 0 { bounds.upper } else { worst(solver, candidates, rated) };
            rated.merit = Merit::AtMost(at_most);
        }
        // Whichever letter the solver named comes first, also where another plays out as well.
        if let Some(rest) = others.get_mut(1..) {
            rest.sort_by_key(|rated| match rated.merit {
                Merit::AtMost(misses) => misses,
                _ => usize::MAX,
            });
        }
        others
    }
}

/// The misses that a plain guesser suffers at most who guesses this letter first.
fn worst(solver: &Solver, candidates: &Candidates, rated: &Rated) -> usize {
    let families = candidates.split(rated.letter).into_iter();
    let worst = families.map(|(family, words)| {
        usize::from(family.positions.is_empty()) + playout(solver.lexicon(), words.numbers())
    });
    worst.max().unwrap_or(0)
}
