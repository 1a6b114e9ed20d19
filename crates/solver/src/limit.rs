//! Owns [`Limit`]: when to give up a question.

/// Returns `true` once the answer is no longer wanted, and from then on always.
pub type Halt<'a> = &'a (dyn Fn() -> bool + Sync);

/// When to give up a question without an answer.
#[derive(Clone, Copy)]
pub struct Limit<'a> {
    /// The maximum number of nodes to search, over all threads; each thread may exceed it by one. A node is
    /// one position and number of misses and takes some 5 to 50 µs. A node with very many words counts as
    /// several, in proportion to its time.
    pub nodes: u64,
    /// Polled about every millisecond of a search; `true` ends the question. The quick bounds before it
    /// ([`Solver::glance`](crate::Solver::glance)) are not interrupted: they take milliseconds, and for a million words that
    /// the solver has not seen before up to two seconds.
    pub halt: Halt<'a>,
}

impl std::fmt::Debug for Limit<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Limit({} nodes)", self.nodes)
    }
}

impl Limit<'static> {
    /// No limit.
    pub const NONE: Self = Self { nodes: u64::MAX, halt: &|| false };

    /// Limits the number of nodes, whatever time they take.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, halt: &|| false }
    }
}
