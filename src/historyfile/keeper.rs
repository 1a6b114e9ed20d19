//! Owns [`Keeper`], which saves the rounds of a session.

use std::io;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, PoisonError};

use super::{KeepError, MOMENT, Notice, PATIENCE, Rounds, Store, notice};
use crate::history::{Career, Ended, InPlay, Record};
use crate::system::clock::now;

/// Saves the rounds of a session. A failure never ends the game; a round that could not be saved is tried again with the next
/// one and at the end.
#[derive(Debug, Default)]
pub struct Keeper {
    store: Option<Store>,
    /// The unfinished rounds, once they are locked for this program.
    rounds: Option<Rounds>,
    /// The round in play as it was last saved.
    kept: Option<InPlay>,
    /// What has not been reported about unfinished rounds that were set aside.
    aside: Vec<Notice>,
    /// The finished rounds that could not be saved.
    unkept: Vec<Ended>,
    /// Why the round in play could not be saved.
    failed: Option<KeepError>,
    /// Whether another program has locked the file for too long.
    waited_in_vain: bool,
    /// Whether the last notice about saving said that rounds are not saved.
    told_failing: bool,
    /// Whether it has been reported that another window has the place of the round in play.
    told_in_use: bool,
    /// Whether it has been reported that the file cannot be locked.
    told_unlocked: bool,
    lost: Lost,
    /// The rounds of a guest, which are dropped at the end of the session.
    guests: Option<Vec<Record>>,
    /// Receives every finished round, whether rounds are saved or not.
    witness: Option<Sender<Ended>>,
}

/// The maximum number of rounds of a guest that count: more than anyone plays, and little memory.
const GUESTS_MOST: usize = 1_000;

/// A change in whether rounds are saved, for the player.
#[derive(Debug)]
pub struct Saving {
    /// Whether rounds are saved.
    pub works: bool,
    /// What there is to say about it.
    pub notice: Option<Notice>,
}

/// Says at the end of a session why something could not be saved; shared with the session's [`Keeper`].
#[derive(Clone, Debug, Default)]
pub struct Lost(Arc<Mutex<Option<KeepError>>>);

impl Lost {
    /// Takes the reason, if the session has ended without saving something.
    pub fn take(&self) -> Option<KeepError> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Keeper {
    /// Creates a keeper that saves rounds in this store, or not at all.
    pub fn new(store: Option<Store>) -> Self {
        let mut keeper = Self::default();
        keeper.store = store;
        keeper
    }

    /// Returns the keeper that says here at its end what could not be saved.
    pub fn with_lost(mut self, lost: Lost) -> Self {
        self.lost = lost;
        self
    }

    /// Creates a keeper for a guest, which writes nothing and remembers rounds until the end of the session.
    pub(crate) fn of_a_guest() -> Self {
        let mut keeper = Self::default();
        keeper.guests = Some(Vec::new());
        keeper
    }

    /// Returns the player's last choices as text, if anything is saved.
    pub fn choices(&self) -> Option<String> {
        self.store.as_ref()?.choices()
    }

    /// Changes the player's choices. Failures are not reported, since they cost the player nothing but a
    /// reminder.
    pub fn choose(&self, change: impl FnOnce(&str) -> String) {
        let _ = self.store.as_ref().map(|store| store.choose(change));
    }

    /// Returns the keeper that also sends every finished round to `witness`.
    pub(crate) fn with_witness(mut self, witness: Sender<Ended>) -> Self {
        self.witness = Some(witness);
        self
    }

    /// Keeps unfinished rounds that cannot be read from being replaced. Returns a message about each.
    pub fn set_aside(&mut self) -> Vec<Notice> {
        // A failure is reported when a round is to be saved.
        let _ = self.rounds();
        std::mem::take(&mut self.aside)
    }

    /// Finds an interrupted round that is usable. It stays until another one of its kind is saved or ends.
    pub fn find(&mut self, usable: impl Fn(&InPlay) -> bool) -> Option<InPlay> {
        let left: Vec<_> = self.rounds().ok()?.left().map(|(_, round)| round).collect();
        let has_ended =
            |round: &InPlay| self.unkept.iter().any(|ended| round.begins(&ended.transcript));
        left.into_iter().find(|round| !has_ended(round) && usable(round))
    }

    /// Finds the interrupted game of a day.
    pub fn find_daily(&mut self) -> Option<InPlay> {
        self.find(|kept| kept.occasion.day().is_some())
    }

    /// Returns the unfinished rounds, locked for this program. Those that cannot be read have been set aside.
    fn rounds(&mut self) -> Result<&Rounds, KeepError> {
        if self.rounds.is_none()
            && let Some(store) = &self.store
        {
            let rounds = Rounds::lock(store)?;
            self.aside.extend(rounds.set_aside());
            self.rounds = Some(rounds);
        }
        self.rounds.as_ref().ok_or(KeepError::Off)
    }

    /// Saves the round in play if it has changed. Returns whether that works, if it is news.
    pub fn save(&mut self, round: InPlay) -> Option<Saving> {
        if self.kept.as_ref() == Some(&round) {
            return None;
        }
        let saved = self.try_to_save(&round);
        self.kept = saved.is_ok().then_some(round);
        self.failed = saved.err();
        let works = self.failed.is_none();
        let was_failing = std::mem::replace(&mut self.told_failing, !works);
        if was_failing != works && (!works || self.aside.is_empty()) {
            return None;
        }
        let notice = match &self.failed {
            None => self.aside.pop(),
            Some(KeepError::Off) => None,
            Some(KeepError::InUse) => {
                let is_news = !std::mem::replace(&mut self.told_in_use, true);
                is_news.then_some(KeepError::InUse.into())
            }
            Some(error) => Some(Notice::NotKept(error.to_string())),
        };
        Some(Saving { works, notice })
    }

    fn try_to_save(&mut self, round: &InPlay) -> Result<(), KeepError> {
        // The file may be that of a round that has ended, until that is in the history.
        self.keep_all()?;
        if let Some(store) = &self.store {
            store.make_folder()?;
        }
        if self.rounds.is_none() && self.rounds()?.path(&round.occasion).exists() {
            // Another window has left a round since this one began its own: that is offered before this one replaces it.
            self.rounds = None;
            return Err(KeepError::InUse);
        }
        if self.kept.is_none() {
            let aside = self.rounds()?.make_room(round)?;
            self.aside.extend(aside);
        }
        self.rounds()?.save(round)
    }

    /// Saves a finished round, after those that could not be saved before, and removes its file. Returns whether that works,
    /// if it is news.
    pub fn keep(&mut self, ended: Ended) -> Option<Saving> {
        if let Some(witness) = &self.witness {
            // The receiver may be gone.
            let _ = witness.send(ended.clone());
        }
        if let Some(guests) = self.guests.as_mut().filter(|guests| guests.len() < GUESTS_MOST) {
            guests.push(Record::new(ended.clone(), now()));
        }
        self.store.as_ref()?;
        let waiting = self.unkept.len();
        self.unkept.push(ended);
        (self.kept, self.failed) = (None, None);
        let kept = self.keep_all();
        // Another window is soon done. Until the next attempt this is no news, and the end of the session reports what is lost.
        if waiting == 0 && matches!(kept, Err(KeepError::Busy(_))) {
            return None;
        }
        let was_failing = std::mem::replace(&mut self.told_failing, kept.is_err());
        match kept {
            Err(_) if was_failing => None,
            Err(error) => {
                Some(Saving { works: false, notice: Some(Notice::NotKept(error.to_string())) })
            }
            Ok(_) if waiting > 0 && was_failing => {
                Some(Saving { works: true, notice: Some(Notice::Kept(waiting)) })
            }
            Ok(Some(error)) if !std::mem::replace(&mut self.told_unlocked, true) => {
                let path = self.store.as_ref()?.path();
                Some(Saving { works: true, notice: Some(Notice::Unlocked(path, error)) })
            }
            Ok(_) => was_failing.then_some(Saving { works: true, notice: None }),
        }
    }

    /// Saves the finished rounds in order, up to the first that fails. Returns why the file cannot be locked, if it cannot.
    fn keep_all(&mut self) -> Result<Option<io::Error>, KeepError> {
        let mut unlocked = None;
        let Some(store) = &self.store else { return Ok(None) };
        while let Some(ended) = self.unkept.first() {
            // Where another program holds the file for good, the game does not stop at each letter.
            let patience = if self.waited_in_vain { MOMENT } else { PATIENCE };
            let appended = store.append(ended, patience);
            self.waited_in_vain = matches!(appended, Err(KeepError::Busy(_)));
            unlocked = appended?;
            if let Some(rounds) = &self.rounds {
                rounds.remove(&ended.transcript);
            }
            self.unkept.remove(0);
        }
        Ok(unlocked)
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
                return (career, Some(KeepError::Off.into()));
            };
            match store.career(now) {
                Ok((career, skipped)) => (career, notice(skipped)),
                Err(error) => (Career::of(&[], now), Some(error.into())),
            }
        }
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        // A round that cannot be saved now is offered for resuming the next time, if it was saved in play.
        let lost = self.keep_all().err().or(self.failed.take());
        let lost = lost.filter(|error| !matches!(error, KeepError::Off));
        *self.lost.0.lock().unwrap_or_else(PoisonError::into_inner) = lost;
    }
}
