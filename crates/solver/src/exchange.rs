//! Owns [`Exchange`], by which threads on the same question share refutations and a node budget.
//!
//! A core is a fact, so it does not matter which thread found it or when it arrives: timing affects how the
//! work is divided, never the value.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use super::cores::Cores;
use super::span::Span;

/// The maximum number of notes, of 32 bytes each.
const MOST: usize = 1 << 20;

/// The number of nodes that a thread takes from the shared budget at once.
const BATCH: u64 = 16;

/// The nodes left for all threads on a question.
pub(crate) struct NodeBudget(AtomicU64);

impl NodeBudget {
    pub(crate) const fn new(nodes: u64) -> Self {
        Self(AtomicU64::new(nodes))
    }

    /// Takes [`BATCH`] nodes, or what is left; `None` if nothing is.
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

/// The board on which threads post the cores they find.
#[derive(Default)]
pub(crate) struct Exchange {
    notes: Mutex<Vec<Note>>,
    /// The number of notes, readable without the lock.
    count: AtomicUsize,
}

/// The view that one thread has of the board.
pub(crate) struct Member<'a> {
    board: &'a Exchange,
    pub(crate) author: u32,
    pub(crate) members: u32,
    read: usize,
}

impl Exchange {
    /// Creates the view of thread `author` of `members`.
    pub(crate) fn member(&self, author: u32, members: u32) -> Member<'_> {
        Member { board: self, author, members, read: 0 }
    }
}

impl Member<'_> {
    /// Posts a core for the other threads.
    pub fn publish(&self, level: usize, core: Span) {
        // A push is complete or has not happened, so the notes of a poisoned lock are valid.
        let mut notes = self.board.notes.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if notes.len() < MOST {
            notes.push(Note { author: self.author, level: level as u32, core });
            self.board.count.store(notes.len(), Ordering::Release);
        }
    }

    /// Adds the cores that other threads have posted since the last call.
    pub fn receive(&mut self, cores: &mut Cores) {
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
