//! Owns [`Keeper`], which saves the rounds of a session.

use std::io;
use std::sync::mpsc::Sender;

use super::{KeepError, Kept, Notice, Slot, Store, notice};
use crate::game::Day;
use crate::history::{Career, Ended, InPlay, Record};
use crate::system::clock::now;

/// Saves the rounds of a session. A failure is reported as a [`Notice`] and never ends the game; a round that
/// could not be saved is tried again with the next one and at the end.
#[derive(Debug, Default)]
pub struct Keeper {
    store: Option<Store>,
    /// The slot of the round in play, and the round as it was last saved.
    slot: Option<Slot>,
    kept: Option<InPlay>,
    /// An interrupted round that the player has not decided about yet.
    found: Option<Slot>,
    unkept: Vec<Unkept>,
    /// Whether a failure to save the round in play has been reported.
    reported_failure: bool,
    /// Whether it has been reported that the file cannot be locked.
    reported_unlocked: bool,
    /// The rounds of a guest, which are dropped at the end of the session.
    guests: Option<Vec<Record>>,
    /// Receives every finished round, whether rounds are saved or not.
    witness: Option<Sender<Ended>>,
}

/// The maximum number of rounds of a guest that count: more than anyone plays, and little memory.
const GUESTS_MOST: usize = 1_000;

/// A finished round that could not be saved.
#[derive(Debug)]
struct Unkept {
    /// Its slot from when it was in play, which remains if the program is stopped.
    slot: Option<Slot>,
    ended: Ended,
    /// When it was first tried, in seconds since 1970-01-01 00:00:00 UTC.
    tried: Option<u64>,
}

impl Keeper {
    /// Creates a keeper that saves rounds in this store, or not at all.
    #[must_use]
    pub fn new(store: Option<Store>) -> Self {
        let mut keeper = Self::default();
        keeper.store = store;
        keeper
    }

    /// Creates a keeper for a guest, which writes nothing and remembers rounds until the end of the session.
    #[must_use]
    pub(crate) fn of_a_guest() -> Self {
        let mut keeper = Self::default();
        keeper.guests = Some(Vec::new());
        keeper
    }

    /// Returns the player's last choices as text, if anything is saved.
    #[must_use]
    pub fn choices(&self) -> Option<String> {
        self.store.as_ref()?.choices()
    }

    /// Saves the player's choices. Failures are not reported, since they cost the player nothing but a
    /// reminder.
    pub fn choose(&self, choices: &str) {
        let _ = self.store.as_ref().map(|store| store.choose(choices));
    }

    /// Returns the keeper that also sends every finished round to `witness`.
    #[must_use]
    pub(crate) fn with_witness(self, witness: Sender<Ended>) -> Self {
        let mut keeper = self;
        keeper.witness = Some(witness);
        keeper
    }

    /// Finds an interrupted round that is usable. It is held until it is taken over or left.
    pub fn find<T>(&mut self, usable: impl Fn(&InPlay) -> Option<T>) -> Option<T> {
        let mut rounds = self.store.iter().flat_map(|store| store.interrupted());
        let (slot, found) = rounds.find_map(|(slot, round)| Some((slot, usable(&round)?)))?;
        self.found = Some(slot);
        Some(found)
    }

    /// Finds an interrupted round of today's game. It is held until it is taken over or left.
    pub fn find_today(&mut self) -> Option<InPlay> {
        let today = Day::at(now());
        let is_todays = |kept: &InPlay| kept.occasion.day() == Some(today);
        self.find(|kept| is_todays(kept).then(|| kept.clone()))
    }

    /// Makes the round that was found the one of this session.
    pub(crate) fn take_over(&mut self) {
        self.slot = self.found.take();
    }

    /// Leaves the round that was found to other sessions.
    pub fn leave(&mut self) {
        self.found = None;
    }

    /// Saves the round in play if it has changed. Returns a message for the player, if there is one.
    pub fn save(&mut self, round: Option<InPlay>) -> Option<String> {
        let store = self.store.as_ref()?;
        let round = round.filter(|round| self.kept.as_ref() != Some(round))?;
        let slot = self.slot.get_or_insert_with(|| store.slot());
        let saved = slot.save(&round);
        self.kept = Some(round);
        let error = saved.err()?;
        (!std::mem::replace(&mut self.reported_failure, true)).then(|| error.to_string())
    }

    /// Saves a finished round, after those that could not be saved before, and clears its slot. Returns a
    /// message for the player, if there is one.
    pub fn keep(&mut self, ended: Ended) -> Option<Notice> {
        if let Some(witness) = &self.witness {
            // The receiver may be gone.
            let _ = witness.send(ended.clone());
        }
        if let Some(guests) = self.guests.as_mut().filter(|guests| guests.len() < GUESTS_MOST) {
            guests.push(Record::new(ended.clone(), now()));
        }
        self.store.as_ref()?;
        let waiting = self.unkept.len();
        self.unkept.push(Unkept { slot: self.slot.take(), ended, tried: None });
        self.kept = None;
        match (self.keep_all(), waiting) {
            (Err(error), _) => Some(Notice::NotYet(error)),
            (Ok(Kept::Unlocked(error)), 0) => self.unlocked(error),
            (Ok(_), 0) => None,
            (Ok(_), 1) => Some(Notice::KeptOne),
            (Ok(_), _) => Some(Notice::Kept(waiting)),
        }
    }

    /// Returns the message about a file that cannot be locked, the first time.
    fn unlocked(&mut self, error: io::Error) -> Option<Notice> {
        let path = self.store.as_ref()?.path();
        let first = !std::mem::replace(&mut self.reported_unlocked, true);
        first.then_some(Notice::Unlocked(path, error))
    }

    /// Saves the finished rounds in order, up to the first that fails. Returns how the last one was saved.
    fn keep_all(&mut self) -> Result<Kept, KeepError> {
        let mut kept = Kept::Locked;
        let Some(store) = &self.store else { return Ok(kept) };
        while let Some(Unkept { slot, ended, tried }) = self.unkept.first_mut() {
            kept = match *tried {
                Some(since) => store.append_again(ended, since)?,
                None => {
                    *tried = Some(now());
                    store.append(ended)?
                }
            };
            if let Some(slot) = slot {
                slot.forget();
            }
            self.unkept.remove(0);
        }
        Ok(kept)
    }

    /// Returns a function that reads the rounds and derives the career, on any thread, with a message for the
    /// player if there is one.
    pub fn career(&self) -> impl FnOnce() -> (Career, Option<Notice>) + Send + use<> {
        let store = self.store.clone();
        let guests = self.guests.clone();
        move || {
            let now = now();
            if let Some(records) = guests {
                let career = Career { keeps: false, ..Career::of(&records, now) };
                return (career, Some(Notice::Guest));
            }
            let Some(store) = store else {
                let career = Career { keeps: false, ..Career::of(&[], now) };
                return (career, Some(Notice::NotKept));
            };
            match store.read() {
                Ok(history) => (Career::of(&history.records, now), notice(&history)),
                Err(error) => (Career::of(&[], now), Some(error.into())),
            }
        }
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        // A round that cannot be saved now is offered for resuming the next time.
        let _ = self.keep_all();
    }
}
