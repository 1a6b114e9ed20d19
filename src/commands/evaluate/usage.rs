//! What an evaluation takes: time of the processor, and memory.

use std::cell::Cell;
use std::time::Duration;

use nix::sys::resource::{UsageWho, getrusage};
use nix::time::{ClockId, clock_gettime};

use crate::guesser::{Advice, Guesser, Rated, View};
use crate::words::{Candidates, Letter, LetterSet};

/// The time that this thread has kept a processor busy; nothing where the system does not tell.
pub(super) fn cpu_time() -> Duration {
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).map_or(Duration::ZERO, Duration::from)
}

/// The most memory that the program has had until now, in bytes, where the system tells.
pub(super) fn peak_bytes() -> Option<u64> {
    // Apple's systems count bytes, the others KiB.
    let unit = if cfg!(target_vendor = "apple") { 1 } else { 1024 };
    let usage = getrusage(UsageWho::RUSAGE_SELF).ok()?;
    u64::try_from(usage.max_rss()).ok().map(|rss| rss * unit)
}

/// A guesser whose time is taken.
pub(super) struct Timed<'a> {
    pub mind: &'a mut dyn Guesser,
    /// The time that it has thought.
    pub spent: &'a Cell<Duration>,
}

impl Timed<'_> {
    fn time<T>(&mut self, think: impl FnOnce(&mut dyn Guesser) -> T) -> T {
        let start = cpu_time();
        let thought = think(self.mind);
        self.spent.set(self.spent.get() + cpu_time().saturating_sub(start));
        thought
    }
}

impl Guesser for Timed<'_> {
    fn keeps_to_list(&self) -> bool {
        self.mind.keeps_to_list()
    }

    fn rate(&mut self, candidates: &Candidates, guessed: LetterSet, left: u32) -> Vec<Rated> {
        self.time(|mind| mind.rate(candidates, guessed, left))
    }

    fn letter(&mut self, candidates: &Candidates, guessed: LetterSet, left: u32) -> Option<Letter> {
        self.time(|mind| mind.letter(candidates, guessed, left))
    }

    fn advise(&mut self, view: &View) -> Option<Advice> {
        self.time(|mind| mind.advise(view))
    }
}
