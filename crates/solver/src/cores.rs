//! Owns [`Cores`]: the refuted spans, and for each node of the search the ones that matter there.
//!
//! A core of level k is a span whose value is known to exceed k. By monotonicity it refutes "k misses are
//! enough" for every superset, so this is the search's table of refutations.
//!
//! Scanning all cores at every node would dominate the running time. Instead, each node on the current path
//! keeps the cores that lie within it, drawn lazily from its parent's list, since a core within a family
//! lies within the parent. These lists shrink fast with depth.

use super::lexicon::Lexicon;
use super::span::Span;

/// Values stay below 64, the size of the largest alphabet.
pub(crate) const LEVELS: usize = 65;

/// A node on the path: its span and, by level, the known cores that lie within it.
struct Frame {
    span: Span,
    lists: Vec<Vec<Span>>,
    /// By level: how many entries of the parent's list have been examined.
    drawn: Vec<usize>,
    /// By level: the store's edition from which `lists` were drawn.
    edition: Vec<u64>,
}

/// All known cores, by level.
pub(crate) struct Cores {
    levels: Vec<Vec<Span>>,
    edition: Vec<u64>,
    count: usize,
    limit: usize,
    path: Vec<Frame>,
    depth: usize,
}

impl Clone for Cores {
    /// Clones what is known, but not the path of the current search.
    fn clone(&self) -> Self {
        let (levels, edition) = (self.levels.clone(), self.edition.clone());
        let (count, limit) = (self.count, self.limit);
        Self { levels, edition, count, limit, path: Vec::new(), depth: 0 }
    }
}

impl Cores {
    /// Creates a store of at most `limit` cores. When it is full, the older half of the fullest level is
    /// dropped.
    pub fn new(limit: usize) -> Self {
        Self {
            levels: vec![Vec::new(); LEVELS],
            edition: vec![0; LEVELS],
            count: 0,
            limit: limit.max(64),
            path: Vec::new(),
            depth: 0,
        }
    }

    /// Returns the cores of a level, oldest first.
    pub fn level(&self, level: usize) -> &[Span] {
        &self.levels[level]
    }

    pub fn add(&mut self, level: usize, core: Span) {
        self.levels[level].push(core);
        self.count += 1;
        if self.count > self.limit {
            let fullest =
                (0..LEVELS).max_by_key(|&level| self.levels[level].len()).unwrap_or(level);
            let half = self.levels[fullest].len().div_ceil(2);
            self.levels[fullest].drain(..half);
            self.edition[fullest] += 1;
            self.count -= half;
        }
    }

    /// Returns a core of this level or above that lies within the span, if one is known.
    pub(crate) fn refuting(&self, span: &Span, level: usize, lexicon: &Lexicon) -> Option<Span> {
        let mut cores = self.levels.iter().skip(level).flatten();
        cores.find(|core| span.contains(core, lexicon)).copied()
    }

    /// Returns the most misses that a core within the span is known to force; 0 if there is none.
    pub(crate) fn claimed(&self, span: &Span, lexicon: &Lexicon) -> usize {
        let within =
            |level: &usize| self.levels[*level].iter().any(|core| span.contains(core, lexicon));
        (0..LEVELS).rev().find(within).map_or(0, |level| level + 1)
    }

    /// Descends to a family, or to the root of a search.
    pub fn enter(&mut self, span: Span) {
        if self.path.len() == self.depth {
            self.path.push(Frame {
                span,
                lists: vec![Vec::new(); LEVELS],
                drawn: vec![0; LEVELS],
                edition: vec![0; LEVELS],
            });
        }
        let frame = &mut self.path[self.depth];
        frame.span = span;
        for list in &mut frame.lists {
            list.clear();
        }
        frame.drawn.fill(0);
        frame.edition.copy_from_slice(&self.edition);
        self.depth += 1;
    }

    pub fn depth(&self) -> usize {
        self.depth
    }

    pub fn leave(&mut self) {
        self.depth -= 1;
    }

    /// Clears the path after an aborted search.
    pub(crate) fn leave_all(&mut self) {
        self.depth = 0;
    }

    /// Returns the cores of a level within the current node, oldest first.
    pub fn within(&mut self, level: usize, lexicon: &Lexicon) -> &[Span] {
        self.draw(self.depth, level, lexicon);
        match self.depth {
            0 => &self.levels[level],
            depth => &self.path[depth - 1].lists[level],
        }
    }

    fn draw(&mut self, depth: usize, level: usize, lexicon: &Lexicon) {
        if depth == 0 {
            return;
        }
        self.draw(depth - 1, level, lexicon);
        let (above, here) = self.path.split_at_mut(depth - 1);
        let source = above.last().map_or(&self.levels[level], |frame| &frame.lists[level]);
        let Some(frame) = here.first_mut() else {
            return;
        };
        // Cores were dropped: start over, as the parent's list has just done.
        if frame.edition[level] != self.edition[level] {
            frame.edition[level] = self.edition[level];
            frame.lists[level].clear();
            frame.drawn[level] = 0;
        }
        for core in &source[frame.drawn[level].min(source.len())..] {
            if frame.span.contains(core, lexicon) {
                frame.lists[level].push(*core);
            }
        }
        frame.drawn[level] = source.len();
    }
}
