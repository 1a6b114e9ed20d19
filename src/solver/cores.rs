//! What has been refuted: cores, and the lists of those that matter here.
//!
//! A core of level k is a span whose value is known to exceed k. By
//! monotonicity it refutes "k misses are enough" for every superset. The
//! search never asks again what a core answers, so this is its table of noes.
//!
//! Looking through all of them at every node would be most of the work.
//! Instead each node on the current path keeps the cores that lie within it,
//! drawn lazily from its parent's list: a core within a family lies within
//! the whole. Lists shrink fast on the way down.

use super::lexicon::Lexicon;
use super::span::Span;

/// Values stay below the 64 letters of the largest alphabet.
pub(crate) const LEVELS: usize = 65;

/// A node on the path: its span, and by level the cores known to lie within.
#[derive(Default)]
struct Frame {
    span: Option<Span>,
    lists: Vec<Vec<Span>>,
    /// By level: how many entries of the parent's list have been looked at.
    drawn: Vec<usize>,
    /// By level: the edition of the store that `lists` were drawn from.
    edition: Vec<u64>,
}

/// All cores known, by level.
pub(crate) struct Cores {
    levels: Vec<Vec<Span>>,
    edition: Vec<u64>,
    count: usize,
    limit: usize,
    path: Vec<Frame>,
    depth: usize,
}

impl Clone for Cores {
    /// What is known; the path of a search is its own.
    fn clone(&self) -> Self {
        let (levels, edition) = (self.levels.clone(), self.edition.clone());
        let (count, limit) = (self.count, self.limit);
        Self { levels, edition, count, limit, path: Vec::new(), depth: 0 }
    }
}

impl Cores {
    /// Keeps at most `limit` cores; beyond, the older half of the fullest
    /// level goes.
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

    /// The cores of a level, oldest first.
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

    /// A core of this level or above within the span, if one is known.
    pub(crate) fn refuting(&self, span: &Span, level: usize, lexicon: &Lexicon) -> Option<Span> {
        let mut cores = self.levels.iter().skip(level).flatten();
        cores.find(|core| span.contains(core, lexicon)).copied()
    }

    /// The most misses that a core within the span is known to be worth; 0
    /// where there is none.
    pub(crate) fn claimed(&self, span: &Span, lexicon: &Lexicon) -> usize {
        let within =
            |level: &usize| self.levels[*level].iter().any(|core| span.contains(core, lexicon));
        (0..LEVELS).rev().find(within).map_or(0, |level| level + 1)
    }

    /// Steps down to a family (or, at first, to where the search starts).
    pub fn enter(&mut self, span: Span) {
        if self.path.len() == self.depth {
            self.path.push(Frame {
                span: None,
                lists: vec![Vec::new(); LEVELS],
                drawn: vec![0; LEVELS],
                edition: vec![0; LEVELS],
            });
        }
        let frame = &mut self.path[self.depth];
        frame.span = Some(span);
        for list in &mut frame.lists {
            list.clear();
        }
        frame.drawn.fill(0);
        frame.edition.copy_from_slice(&self.edition);
        self.depth += 1;
    }

    /// Nodes on the path.
    pub fn depth(&self) -> usize {
        self.depth
    }

    /// Steps back up.
    pub fn leave(&mut self) {
        self.depth -= 1;
    }

    /// Forgets the path, after a search was broken off.
    pub(crate) fn leave_all(&mut self) {
        self.depth = 0;
    }

    /// The cores of a level within the current node, oldest first.
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
        let Some(span) = frame.span else { return };
        // Cores went: begin anew (the list above did so just now).
        if frame.edition[level] != self.edition[level] {
            frame.edition[level] = self.edition[level];
            frame.lists[level].clear();
            frame.drawn[level] = 0;
        }
        for core in &source[frame.drawn[level].min(source.len())..] {
            if span.contains(core, lexicon) {
                frame.lists[level].push(*core);
            }
        }
        frame.drawn[level] = source.len();
    }
}
