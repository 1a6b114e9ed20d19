//! Owns [`Timed`], which measures a guesser's time.

use std::cell::Cell;
use std::time::Duration;

use crate::guesser::{Advice, Guesser, Rated};
use crate::position::Position;
use crate::system::cpu_time;
use crate::words::Letter;

/// A guesser whose time is measured.
pub struct Timed<'a> {
    pub guesser: &'a mut dyn Guesser,
    /// Its time so far.
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

    fn rate(&mut self, position: &Position) -> Vec<Rated> {
        self.time(|guesser| guesser.rate(position))
    }

    fn letter(&mut self, position: &Position) -> Option<Letter> {
        self.time(|guesser| guesser.letter(position))
    }

    fn advise(&mut self, position: &Position) -> Option<Advice> {
        self.time(|guesser| guesser.advise(position))
    }
}
