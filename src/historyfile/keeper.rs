//! Owns [`Keeper`]: what a session does with its rounds.

use super::{KeepError, Slot, Store, notice};
use crate::history::{Ended, InPlay, Statistics};

/// Keeps the rounds of a session: whatever fails is told once, as a message that
/// is no sentence yet, and never ends the game.
#[derive(Debug, Default)]
pub struct Keeper {
    store: Option<Store>,
    /// Where the round in play is, and how it was when it was kept.
    slot: Option<Slot>,
    kept: Option<InPlay>,
    /// An interrupted round that nobody has decided about yet.
    found: Option<Slot>,
    /// Whether a failure has been told.
    told: bool,
}

impl Keeper {
    /// A keeper that keeps rounds in this store, or none at all.
    #[must_use]
    pub fn new(store: Option<Store>) -> Self {
        Self { store, ..Self::default() }
    }

    /// Looks for an interrupted round that can be used. It is held until it is taken over or left.
    pub fn find<T>(&mut self, usable: impl Fn(&InPlay) -> Option<T>) -> Option<T> {
        let mut rounds = self.store.iter().flat_map(|store| store.interrupted());
        let (slot, found) = rounds.find_map(|(slot, round)| Some((slot, usable(&round)?)))?;
        self.found = Some(slot);
        Some(found)
    }

    /// Makes the round that was found the one of this session.
    pub fn take_over(&mut self) {
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
        saved.err().and_then(|error| self.tell(&error))
    }

    /// Keeps a round that has ended, and forgets it as one in play. Returns what there is to tell the
    /// player.
    pub fn keep(&mut self, ended: Ended) -> Option<String> {
        let appended = self.store.as_ref()?.append(ended);
        self.kept = None;
        if let Some(slot) = &mut self.slot {
            slot.forget();
        }
        appended.err().and_then(|error| self.tell(&error))
    }

    /// What reads the statistics, on any thread, with what there is to tell about them.
    pub fn statistics(&self) -> impl FnOnce() -> (Statistics, Option<String>) + Send + use<> {
        let store = self.store.clone();
        move || {
            let Some(store) = store else {
                let notice = "rounds are not kept: the settings say so, or there is no home";
                return (Statistics::default(), Some(notice.to_owned()));
            };
            match store.read() {
                Ok(history) => (Statistics::of(&history.records), notice(&history)),
                Err(error) => (Statistics::default(), Some(error.to_string())),
            }
        }
    }

    fn tell(&mut self, error: &KeepError) -> Option<String> {
        (!std::mem::replace(&mut self.told, true)).then(|| error.to_string())
    }
}
