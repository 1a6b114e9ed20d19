//! Owns [`Timed`]: how long a guesser thinks.

use std::cell::Cell;
use std::time::Duration;

use crate::guesser::{Advice, Guesser, Rated, View};
use crate::system::cpu_time;
use crate::words::{Candidates, Letter, LetterSet};

/// A guesser whose time is taken.
pub(super) struct Timed<'a> {
    pub guesser: &'a mut dyn Guesser,
    /// The time that it has thought.
    pub spent: &'a Cell<Duration>,
}

impl Timed<'_> {
    fn time<T>(&mut self, think: impl FnOnce(&mut dyn Guesser) -> T) -> T {
        let start = cpu_time();
        let thought = think(self.guesser);
        self.spent.set(self.spent.get() + cpu_time().saturating_sub(start));
        thought
    }
}

impl Guesser for Timed<'_> {
    fn keeps_to_list(&self) -> bool {
        self.guesser.keeps_to_list()
    }

    fn rate(&mut self, candidates: &Candidates, guessed: LetterSet, left: u32) -> Vec<Rated> {
        self.time(|guesser| guesser.rate(candidates, guessed, left))
    }

    fn letter(&mut self, candidates: &Candidates, guessed: LetterSet, left: u32) -> Option<Letter> {
        self.time(|guesser| guesser.letter(candidates, guessed, left))
    }

    fn advise(&mut self, view: &View) -> Option<Advice> {
        self.time(|guesser| guesser.advise(view))
    }
}
