//! Owns [`Perfect`], the guesser with the best worst case there is.

use std::sync::Arc;

use super::balanced::{ranked, rated};
use super::split::Splits;
use super::{Frequency, Guesser, Merit, Rated};
use crate::solver::{Limit, Settings, Solver, playout};
use crate::words::{Candidates, Letter, LetterSet};

/// The guesser whose worst case is the best there is: never more misses than the value of the
/// position.
///
/// The letters that it would name instead are rated by a plain guesser's worst case after them.
#[derive(Default)]
pub struct Perfect {
    solver: Option<Solver>,
    table: Option<Splits>,
    /// How many positions it may search for a letter, if that is limited.
    nodes: Option<u64>,
}

impl Perfect {
    /// A guesser that searches at most this many positions for a letter (each some 5 to 50
    /// microseconds), and then goes by what it knows: its worst case may not be the best any more.
    #[must_use]
    pub fn limited(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// The letters that can be guessed, the best balanced first.
    fn balanced(&mut self, candidates: &Candidates, guessed: LetterSet, left: u32) -> Vec<Rated> {
        let Some(table) = Splits::kept(&mut self.table, candidates.shelf()) else {
            return Frequency.rate(candidates, guessed, left);
        };
        // What was known of another shelf's words is forgotten. Where the search is limited, what was
        // learned before would decide what is found.
        let goes_on = |solver: &Solver| Arc::ptr_eq(solver.lexicon(), &table.lexicon);
        if self.nodes.is_some() || !self.solver.as_ref().is_some_and(goes_on) {
            self.solver = Some(Solver::new(Arc::clone(&table.lexicon), Settings::default()));
        }
        let splits = ranked(table.splits(candidates.numbers()));
        rated(&splits, candidates, guessed).collect()
    }

    fn limit(&self) -> Limit<'static> {
        self.nodes.map_or(Limit::NONE, Limit::nodes)
    }

    /// The letter that the solver names, unless any that tells something will do.
    fn named(&mut self, candidates: &Candidates) -> Option<Letter> {
        let limit = self.limit();
        let best = self.solver.as_mut()?.best_letter(candidates.numbers(), limit)?;
        Letter::new(best)
    }
}

impl Guesser for Perfect {
    fn rate(&mut self, candidates: &Candidates, guessed: LetterSet, left: u32) -> Vec<Rated> {
        let letters = self.balanced(candidates, guessed, left);
        let named = self.named(candidates);
        let limit = self.limit();
        let Some(solver) = &mut self.solver else { return letters };
        let value = solver.value(candidates.numbers(), limit, &mut |_| ()).upper;
        let worst_after = |letter| match named {
            Some(named) if named == letter => value,
            _ => worst(solver, candidates, letter),
        };
        let mut letters: Vec<_> =
            letters.into_iter().map(|rated| (worst_after(rated.letter), rated)).collect();
        // The letter that the solver named comes first, also where another plays out as well.
        letters.sort_by_key(|(worst, rated)| (Some(rated.letter) != named, *worst));
        let with_merit = |(worst, rated)| Rated { merit: Merit::AtMost(worst), ..rated };
        letters.into_iter().map(with_merit).collect()
    }

    fn letter(&mut self, candidates: &Candidates, guessed: LetterSet, left: u32) -> Option<Letter> {
        self.balanced(candidates, guessed, left);
        match self.named(candidates) {
            Some(letter) => Some(letter),
            // Few words are left, and whatever tells something is as good.
            None => self.rate(candidates, guessed, left).first().map(|rated| rated.letter),
        }
    }
}

/// The misses that a plain guesser suffers at most who guesses this letter first.
fn worst(solver: &Solver, candidates: &Candidates, letter: Letter) -> usize {
    let families = candidates.split(letter).into_iter();
    let worst = families.map(|(family, words)| {
        usize::from(family.places.is_empty()) + playout(solver.lexicon(), words.numbers())
    });
    worst.max().unwrap_or(0)
}
