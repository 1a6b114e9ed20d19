//! Minds that choose a letter. They see what a player sees: the words that can still be meant, and
//! the letters guessed.

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::solver::{Lexicon, LexiconError, Limit, Settings, Solver};
use crate::words::{Candidates, Letter, LetterSet, Shelf};

/// A mind that chooses a letter.
pub trait Guesser {
    /// The letter to guess next, one that has not been guessed and is in some candidate; `None` where
    /// there is none, since every candidate is spelled out.
    fn letter(&mut self, candidates: &Candidates, guessed: LetterSet) -> Option<Letter>;
}

/// The letter that is in most candidates; of several the first of the alphabet.
#[derive(Clone, Copy, Debug, Default)]
pub struct Frequency;

impl Guesser for Frequency {
    fn letter(&mut self, candidates: &Candidates, guessed: LetterSet) -> Option<Letter> {
        most(candidates, guessed, f64::from)
    }
}

/// The letter that feels as if it were in most candidates: each count is off by up to a part of it, as
/// people's are.
#[derive(Clone, Debug)]
pub struct NoisyFrequency {
    noise: f64,
    rng: Xoshiro256PlusPlus,
}

impl NoisyFrequency {
    /// A guesser whose counts are off by up to `noise` (0 ..= 1) of what they are, as the seed says.
    #[must_use]
    pub fn new(noise: f64, seed: u64) -> Self {
        Self { noise, rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl Guesser for NoisyFrequency {
    fn letter(&mut self, candidates: &Candidates, guessed: LetterSet) -> Option<Letter> {
        let Self { noise, rng } = self;
        most(candidates, guessed, |count| {
            f64::from(count) * (1.0 + *noise * rng.random_range(-1.0..=1.0))
        })
    }
}

/// The open letter whose count of candidates weighs most.
fn most(
    candidates: &Candidates,
    guessed: LetterSet,
    mut weight: impl FnMut(u32) -> f64,
) -> Option<Letter> {
    let counts = candidates.letter_counts();
    let open = counts.iter().enumerate().filter_map(|(index, &count)| {
        let letter = Letter::new(index).filter(|letter| !guessed.contains(*letter) && count > 0)?;
        Some((weight(count), letter))
    });
    open.rev().max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, letter)| letter)
}

/// The guesser whose worst case is the best there is: never more misses than the value of the
/// position.
pub struct Perfect {
    shelf: Arc<Shelf>,
    solver: Solver,
}

impl Perfect {
    /// The perfect guesser for the words of a shelf.
    ///
    /// # Errors
    /// None for the shelves of a word list: their words are different and well formed.
    pub fn new(shelf: &Arc<Shelf>) -> Result<Self, LexiconError> {
        let lexicon = Lexicon::new(shelf.blocks(), shelf.length())?;
        let solver = Solver::new(Arc::new(lexicon), Settings::default());
        Ok(Self { shelf: Arc::clone(shelf), solver })
    }
}

impl Guesser for Perfect {
    /// Words of another shelf than the guesser's own are guessed by frequency.
    fn letter(&mut self, candidates: &Candidates, guessed: LetterSet) -> Option<Letter> {
        if Arc::ptr_eq(candidates.shelf(), &self.shelf) {
            let best = self.solver.best_letter(candidates.numbers(), Limit::NONE);
            let letter = best.and_then(Letter::new);
            if let Some(letter) = letter.filter(|letter| !guessed.contains(*letter)) {
                return Some(letter);
            }
        }
        Frequency.letter(candidates, guessed)
    }
}
