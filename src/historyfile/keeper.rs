//! Owns [`Keeper`]: what a session does with its rounds.

use std::io;
use std::sync::mpsc::Sender;
use std::time::SystemTime;

use super::{KeepError, Kept, Notice, Slot, Store, notice, seconds};
use crate::game::Day;
use crate::history::{Career, Ended, InPlay, Record, RoundAccuracy};

/// Keeps the rounds of a session. A failure is told, as a message that is no sentence yet, and never ends
/// the game; a round that could not be kept is tried again with the next one and at the end.
#[derive(Debug, Default)]
pub struct Keeper {
    store: Option<Store>,
    /// Where the round in play is, and how it was when it was kept.
    slot: Option<Slot>,
    kept: Option<InPlay>,
    /// An interrupted round that nobody has decided about yet.
    found: Option<Slot>,
    /// Rounds that have ended and could not be kept.
    unkept: Vec<Unkept>,
    /// Whether a failure to keep the round in play has been told.
    told: bool,
    /// Whether it has been told that nothing can be locked.
    told_unlocked: bool,
    /// The rounds of a guest, which nobody remembers once the session is over.
    guests: Option<Vec<Record>>,
    /// Who wants to know of every round that ends, whether rounds are kept or not.
    witness: Option<Sender<Ended>>,
}

/// Rounds of a guest that count: more than anybody plays, and no more memory than a picture takes.
const GUESTS_MOST: usize = 1_000;

/// A round that has ended and could not be kept.
#[derive(Debug)]
struct Unkept {
    /// Its file as one in play: if the program is stopped, that is what is left of it.
    slot: Option<Slot>,
    ended: Ended,
    /// When it was first tried to keep it, in seconds since the beginning of 1970, UTC.
    tried: Option<u64>,
}

impl Keeper {
    /// A keeper that keeps rounds in this store, or none at all.
    #[must_use]
    pub fn new(store: Option<Store>) -> Self {
        let mut keeper = Self::default();
        keeper.store = store;
        keeper
    }

    /// A keeper that writes nothing down, and tells a guest what their rounds come to as long as they stay.
    #[must_use]
    pub fn of_a_guest() -> Self {
        let mut keeper = Self::default();
        keeper.guests = Some(Vec::new());
        keeper
    }

    /// What was chosen last, as text, where anything is kept.
    #[must_use]
    pub fn choices(&self) -> Option<String> {
        self.store.as_ref()?.choices()
    }

    /// Keeps what has been chosen, a text. A player who cannot be reminded of what they chose loses
    /// nothing by it, so a failure is not told.
    pub fn choose(&self, choices: &str) {
        let _ = self.store.as_ref().map(|store| store.choose(choices));
    }

    /// Whether nothing was ever kept.
    #[must_use]
    pub(crate) fn is_new(&self) -> bool {
        self.store.as_ref().is_none_or(Store::is_new)
    }

    /// The same, and somebody is handed every round that ends.
    #[must_use]
    pub(crate) fn with_witness(self, witness: Sender<Ended>) -> Self {
        let mut keeper = self;
        keeper.witness = Some(witness);
        keeper
    }

    /// Looks for an interrupted round that can be used. It is held until it is taken over or left.
    pub fn find<T>(&mut self, usable: impl Fn(&InPlay) -> Option<T>) -> Option<T> {
        let mut rounds = self.store.iter().flat_map(|store| store.interrupted());
        let (slot, found) = rounds.find_map(|(slot, round)| Some((slot, usable(&round)?)))?;
        self.found = Some(slot);
        Some(found)
    }

    /// Looks for an interrupted round of today's game. It is held until it is taken over or left.
    pub fn find_today(&mut self) -> Option<InPlay> {
        let today = Day::at(seconds(SystemTime::now()));
        let is_todays = |kept: &InPlay| Day::of_game(&kept.transcript) == Some(today);
        self.find(|kept| is_todays(kept).then(|| kept.clone()))
    }

    /// Makes the round that was found the one of this session.
    pub(crate) fn take_over(&mut self) {
        self.slot = self.found.take();
    }

    /// Leaves the round that was found to another session.
    pub fn leave(&mut self) {
        self.found = None;
    }

    /// Keeps the round in play, if it has changed. Returns what there is to tell the player.
    pub fn save(&mut self, round: Option<InPlay>) -> Option<String> {
        let store = self.store.as_ref()?;
        let round = round.filter(|round| self.kept.as_ref() != Some(round))?;
        let slot = self.slot.get_or_insert_with(|| store.slot());
        let saved = slot.save(&round);
        self.kept = Some(round);
        let error = saved.err()?;
        (!std::mem::replace(&mut self.told, true)).then(|| error.to_string())
    }

    /// Keeps a round that has ended, and forgets it as one in play; before it, those that could not be
    /// kept. Returns what there is to tell the player.
    pub fn keep(&mut self, ended: Ended) -> Option<Notice> {
        if let Some(witness) = &self.witness {
            // Nobody may want to know any more.
            let _ = witness.send(ended.clone());
        }
        if let Some(guests) = self.guests.as_mut().filter(|guests| guests.len() < GUESTS_MOST) {
            guests.push(Record::new(ended.clone(), seconds(SystemTime::now())));
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

    /// Keeps how good the guesses of a round were. Nobody misses what could not be kept, so a failure is not
    /// told; nor is it kept of a round that is not kept itself.
    pub fn judge(&mut self, moment: (u64, usize), accuracy: RoundAccuracy) {
        let guests = self.guests.iter_mut().flatten();
        if let Some(record) = guests.rev().find(|record| record.ended.moment() == moment) {
            record.accuracy = Some(accuracy);
        }
        let is_waiting = self.unkept.iter().any(|unkept| unkept.ended.moment() == moment);
        if let Some(store) = self.store.as_ref().filter(|_| !is_waiting) {
            let _ = store.judge(moment, accuracy);
        }
    }

    /// What there is to tell about a file that cannot be locked, the first time.
    fn unlocked(&mut self, error: io::Error) -> Option<Notice> {
        let path = self.store.as_ref()?.path();
        let first = !std::mem::replace(&mut self.told_unlocked, true);
        first.then_some(Notice::Unlocked(path, error))
    }

    /// Keeps the rounds that have ended, in their order, up to the first that cannot be kept. Says how the
    /// last was kept.
    fn keep_all(&mut self) -> Result<Kept, KeepError> {
        let mut kept = Kept::Locked;
        let Some(store) = &self.store else { return Ok(kept) };
        while let Some(Unkept { slot, ended, tried }) = self.unkept.first_mut() {
            kept = match *tried {
                Some(since) => store.append_again(ended, since)?,
                None => {
                    *tried = Some(seconds(SystemTime::now()));
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

    /// What reads the rounds and works out what they come to by now, on any thread, with what there is to
    /// tell about that.
    pub fn career(&self) -> impl FnOnce() -> (Career, Option<Notice>) + Send + use<> {
        let store = self.store.clone();
        let guests = self.guests.clone();
        move || {
            let now = seconds(SystemTime::now());
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
        // What cannot be kept now either is offered for resuming the next time.
        let _ = self.keep_all();
    }
}
