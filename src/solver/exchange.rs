//! How threads on the same question tell each other what they refuted, and share a limit.
//!
//! A core is a fact, so it does not matter who found it or when it arrives:
//! timing moves the work about, never the value.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use super::cores::Cores;
use super::span::Span;

/// No more notes than these, of 32 bytes each, are taken.
const MOST: usize = 1 << 20;

/// Nodes that a thread takes at once from those that are left for all.
const BATCH: u64 = 16;

/// The nodes that are left for all threads on a question.
pub(crate) struct Purse(AtomicU64);

impl Purse {
    /// With this many nodes in it.
    pub(crate) const fn new(nodes: u64) -> Self {
        Self(AtomicU64::new(nodes))
    }

    /// Takes a few nodes, or what is left; `None` where nothing is.
    pub(crate) fn take(&self) -> Option<u64> {
        let rest = |left: u64| (left > 0).then(|| left.saturating_sub(BATCH));
        let before = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, rest);
        before.ok().map(|left| left.min(BATCH))
    }
}

#[derive(Clone, Copy)]
struct Note {
    author: u32,
    level: u32,
    core: Span,
}

/// The notice board.
#[derive(Default)]
pub(crate) struct Exchange {
    notes: Mutex<Vec<Note>>,
    /// Number of notes, readable without the lock.
    count: AtomicUsize,
}

/// One thread at the board.
pub(crate) struct Member<'a> {
    board: &'a Exchange,
    author: u32,
    members: u32,
    read: usize,
}

impl Exchange {
    /// Thread `author` of `members`, which has read nothing yet.
    pub(crate) fn member(&self, author: u32, members: u32) -> Member<'_> {
        Member { board: self, author, members, read: 0 }
    }
}

impl Member<'_> {
    /// The number of this thread, from 0.
    pub(crate) fn author(&self) -> u32 {
        self.author
    }

    /// How many threads there are.
    pub(crate) fn members(&self) -> u32 {
        self.members
    }

    /// Pins up a core.
    pub fn tell(&self, level: usize, core: Span) {
        // A thread that panicked cannot have left half a note: go on.
        let mut notes = self.board.notes.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if notes.len() < MOST {
            notes.push(Note { author: self.author, level: level as u32, core });
            self.board.count.store(notes.len(), Ordering::Release);
        }
    }

    /// Takes over what the others pinned up since.
    pub fn hear(&mut self, cores: &mut Cores) {
        if self.board.count.load(Ordering::Acquire) == self.read {
            return;
        }
        let notes = self.board.notes.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        for note in notes[self.read..].iter().filter(|note| note.author != self.author) {
            cores.add(note.level as usize, note.core);
        }
        self.read = notes.len();
    }
}
