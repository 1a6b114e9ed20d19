//! Owns [`Member`] and [`NodeBudget`], by which threads on the same question share refutations and a number of nodes.
//!
//! A core is a fact, so it does not matter which thread found it or when it arrives: timing affects how the
//! work is divided, never the value.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, SyncSender};

use super::cores::Cores;
use super::span::Span;

/// The most cores that wait for a thread; each takes 40 bytes.
const MOST: usize = 1 << 14;

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

/// A thread on a question, which tells the others of the cores that it finds.
pub(crate) struct Member {
    /// Its number, from 0.
    pub(crate) number: usize,
    /// The number of threads.
    pub(crate) of: usize,
    others: Vec<SyncSender<(usize, Span)>>,
    inbox: Receiver<(usize, Span)>,
}

impl Member {
    /// Creates this many members of the same question.
    pub(crate) fn all(of: usize) -> impl Iterator<Item = Self> {
        let (senders, inboxes): (Vec<_>, Vec<_>) =
            (0..of).map(|_| mpsc::sync_channel(MOST)).unzip();
        inboxes.into_iter().enumerate().map(move |(number, inbox)| {
            let mut others = senders.clone();
            others.remove(number);
            Self { number, of, others, inbox }
        })
    }

    /// Tells the other threads of a core. One that has ended needs it no more, and one for which too many wait does without.
    pub fn publish(&self, level: usize, core: Span) {
        for other in &self.others {
            let _ = other.try_send((level, core));
        }
    }

    /// Adds the cores that other threads have found since the last call.
    pub fn receive(&self, cores: &mut Cores) {
        self.inbox.try_iter().for_each(|(level, core)| cores.add(level, core));
    }
}
