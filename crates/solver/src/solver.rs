//! Owns [`Solver`], which computes exact values of positions.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::exchange::{Member, NodeBudget};
use crate::hitting::EFFORT;
use crate::lexicon::Lexicon;
use crate::limit::Limit;
use crate::playout::playout;
use crate::search::{Finding, Memory, Search};
use crate::span::Span;
use crate::threads::{both, race};

/// The memory and threads that a [`Solver`] may use.
#[derive(Debug, Clone, Copy)]
pub struct SolverSettings {
    /// The approximate memory in bytes for what is learned, over all threads. When it is full, the oldest
    /// entries are forgotten, which costs time but never correctness.
    pub memory: usize,
    /// The number of threads on one question, at least 1.
    pub threads: usize,
}

impl Default for SolverSettings {
    fn default() -> Self {
        Self { memory: 256 << 20, threads: 1 }
    }
}

/// Bounds on the value of a position, in misses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    /// The best setter can force at least this many misses.
    pub lower: usize,
    /// The best guesser needs at most this many misses.
    pub upper: usize,
}

impl Bounds {
    /// Returns the value if the bounds are equal.
    pub fn value(&self) -> Option<usize> {
        (self.lower == self.upper).then_some(self.lower)
    }
}

/// Whether the best guesser can identify the word within a given number of misses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It can, whatever the setter answers.
    Survives,
    /// It cannot: the best setter forces more misses.
    Lost,
    /// The limit was reached before an answer was found.
    Unknown,
}

/// A letter for the best guesser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BestLetter {
    /// After this letter (code − 1), the guesser suffers no more than the value.
    Letter(usize),
    /// Every letter that tells two of the words apart is as good: each miss may leave out a single word.
    Any,
    /// The limit was reached before an answer was found.
    Unknown,
}

/// Answers questions about sets of words of one list, and keeps what it has learned for later questions.
///
/// # Examples
/// ```
/// use hangman_solver::{Lexicon, Limit, Solver, SolverSettings};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let lexicon = Lexicon::from_ascii(["bat", "cat", "hat"])?;
/// let mut solver = Solver::new(lexicon.into(), SolverSettings::default());
/// // B and C may both be misses; then only HAT is left.
/// let value = solver.value_of_all(Limit::NONE).value();
/// assert_eq!(value, Some(2));
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Solver {
    pub(crate) lexicon: Arc<Lexicon>,
    settings: SolverSettings,
    pub(crate) memories: Vec<Memory>,
    nodes: u64,
    /// An upper bound on the value of any set of words: the value of the whole list, once it is known.
    pub(crate) most: usize,
    /// Letters (code − 1) with the known value of the set of all words without that letter.
    known: Vec<(usize, usize)>,
}

impl std::fmt::Debug for Solver {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Solver({:?}, {} nodes)", self.lexicon, self.nodes)
    }
}

impl Solver {
    /// The largest number of words of one length that players give a solver. The memory grows with them (104 bytes per
    /// word for the columns alone, some 250 with its clusters), and with more, an acceptable number of nodes is hardly
    /// ever enough to find a value.
    pub const MOST_WORDS: usize = 1_000_000;

    /// Creates a solver that has learned nothing yet.
    pub fn new(lexicon: Arc<Lexicon>, settings: SolverSettings) -> Self {
        let threads = settings.threads.max(1);
        let memories =
            (0..threads).map(|_| Memory::new(settings.memory / threads, EFFORT)).collect();
        Self { lexicon, settings, memories, nodes: 0, most: usize::MAX, known: Vec::new() }
    }

    /// Assumes that the set of all words without this letter (code − 1) has exactly this value. The caller
    /// must know that from a proof.
    pub fn assume_without(&mut self, without: usize, value: usize) {
        self.known.push((without, value));
    }

    /// Returns the assumed value of these words if they are all words without some letter.
    fn known(&self, words: &[u32]) -> Option<usize> {
        let lacks =
            |letter: usize| words.iter().all(|&word| self.lexicon.letters(word) >> letter & 1 == 0);
        let known = self.known.iter().find(|&&(letter, _)| {
            let with = self.lexicon.frequency.get(letter).map_or(0, |&with| with as usize);
            words.len() + with == self.lexicon.words() && lacks(letter)
        });
        known.map(|&(_, value)| value)
    }

    /// Returns a lower bound on the value of a set of distinct words of the list, from claims that were
    /// assumed or learned, without searching.
    pub fn claimed(&self, words: &[u32]) -> usize {
        if let Some(value) = self.known(words) {
            return value;
        }
        let Some(span) = Span::of(words.iter().copied(), &self.lexicon) else { return 0 };
        let claims = self.memories.iter().map(|memory| memory.cores.claimed(&span, &self.lexicon));
        claims.max().unwrap_or(0)
    }

    /// Returns the words that questions are about.
    pub fn lexicon(&self) -> &Arc<Lexicon> {
        &self.lexicon
    }

    /// Returns an upper bound on the value of any set of words: no guesser misses more letters than there
    /// are, and no set is worth more than the whole list.
    pub(crate) fn most_of_any(&self) -> usize {
        self.lexicon.alphabet().min(self.most)
    }

    /// Returns the number of nodes searched since the solver was created, over all threads.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns quick bounds on the value of a set of distinct words of the list: its largest cluster from
    /// below, the playout from above. They never depend on what earlier searches learned.
    ///
    /// # Panics
    /// Panics if there is no word with one of the numbers.
    pub fn glance(&self, words: &[u32]) -> Bounds {
        self.glances(&[words], 1)[0]
    }

    /// Returns [`glance`](Self::glance) of several sets, on one or two threads.
    pub fn glances(&self, sets: &[&[u32]], threads: usize) -> Vec<Bounds> {
        let known: Vec<_> = sets.iter().map(|words| self.known(words)).collect();
        let unknown = || sets.iter().zip(&known).filter(|(_, known)| known.is_none());
        let below = || {
            let mut largest = self.lexicon.clusters().largest();
            unknown().map(|(words, _)| largest(words) - 1).collect::<Vec<_>>()
        };
        let above = || unknown().map(|(words, _)| playout(&self.lexicon, words).min(self.most));
        let (lower, upper) = both(threads, below, || above().collect::<Vec<_>>());
        let mut found = lower.into_iter().zip(upper);
        let bounds = |known: &Option<usize>| {
            let (lower, upper) =
                known.map_or_else(|| found.next(), |value| Some((value, value)))?;
            Some(Bounds { lower, upper })
        };
        known.iter().filter_map(bounds).collect()
    }

    /// Computes the value of the whole list, as [`Solver::value`] does.
    pub fn value_of_all(&mut self, limit: Limit<'_>) -> Bounds {
        self.value_of_all_with_progress(limit, &mut |_| ())
    }

    /// Computes the value of the whole list, and calls `progress` whenever the bounds improve.
    pub fn value_of_all_with_progress(
        &mut self,
        limit: Limit<'_>,
        progress: &mut dyn FnMut(Bounds),
    ) -> Bounds {
        let bounds = self.narrow(&self.lexicon.all(), limit, progress);
        self.most = self.most.min(bounds.upper);
        bounds
    }

    /// Computes the value of a set of words, given by their numbers in any order, as closely as the limit allows. The
    /// empty set has value 0.
    ///
    /// # Panics
    /// Panics if there is no word with one of the numbers.
    pub fn value(&mut self, words: &[u32], limit: Limit<'_>) -> Bounds {
        self.narrow(words, limit, &mut |_| ())
    }

    fn narrow(
        &mut self,
        words: &[u32],
        limit: Limit<'_>,
        progress: &mut dyn FnMut(Bounds),
    ) -> Bounds {
        let words = &*self.as_set(words);
        if words.len() < 2 {
            return Bounds { lower: 0, upper: 0 };
        }
        if let Some(mut part) = self.part(words) {
            let bounds = part.value_of_all_with_progress(limit, progress);
            self.nodes += part.nodes;
            return bounds;
        }
        let start = self.nodes;
        let mut bounds = self.glance(words);
        progress(bounds);
        while bounds.lower < bounds.upper {
            let left = limit.nodes.saturating_sub(self.nodes - start);
            let rest = Limit { nodes: left, halt: limit.halt };
            match self.ask(words, bounds.lower, rest) {
                Finding::Yes(_) => bounds.upper = bounds.lower,
                Finding::No(_) => bounds.lower += 1,
                Finding::Unknown => break,
            }
            progress(bounds);
        }
        bounds
    }

    /// Returns whether the best guesser can identify a word of this set, given by numbers in any order, with at
    /// most `misses` misses. A player who loses at the r-th miss from now has lost exactly if they cannot survive
    /// with r − 1.
    ///
    /// # Panics
    /// Panics if there is no word with one of the numbers.
    pub fn can_survive(&mut self, words: &[u32], misses: usize, limit: Limit<'_>) -> Verdict {
        let words = &*self.as_set(words);
        // Each miss eliminates at least one word.
        if words.len() <= misses.saturating_add(1) || misses >= self.most_of_any() {
            return Verdict::Survives;
        }
        if let Some(value) = self.known(words) {
            return if value <= misses { Verdict::Survives } else { Verdict::Lost };
        }
        if let Some(mut part) = self.part(words) {
            let verdict = part.can_survive(&part.lexicon.all(), misses, limit);
            self.nodes += part.nodes;
            return verdict;
        }
        match self.ask(words, misses, limit) {
            Finding::Yes(_) => Verdict::Survives,
            Finding::No(_) => Verdict::Lost,
            Finding::Unknown => Verdict::Unknown,
        }
    }

    /// Returns a letter after which the best guesser suffers no more than the value of this set of words, given by
    /// numbers in any order.
    ///
    /// # Panics
    /// Panics if there is no word with one of the numbers.
    pub fn best_letter(&mut self, words: &[u32], limit: Limit<'_>) -> BestLetter {
        let words = &*self.as_set(words);
        if let Some(mut part) = self.part(words) {
            let best = part.best_letter(&part.lexicon.all(), limit);
            self.nodes += part.nodes;
            return best;
        }
        let start = self.nodes;
        let Some(value) = self.value(words, limit).value() else {
            return BestLetter::Unknown;
        };
        if words.len() <= value + 1 {
            return BestLetter::Any;
        }
        let left = limit.nodes.saturating_sub(self.nodes - start);
        match self.ask(words, value, Limit { nodes: left, ..limit }) {
            Finding::Yes(letter) => letter.map_or(BestLetter::Any, BestLetter::Letter),
            Finding::No(_) | Finding::Unknown => BestLetter::Unknown,
        }
    }

    /// Returns a set of words in ascending order, each once.
    fn as_set<'a>(&self, words: &'a [u32]) -> Cow<'a, [u32]> {
        let words = match words.is_sorted_by(|word, next| word < next) {
            true => Cow::Borrowed(words),
            false => {
                let mut words = words.to_vec();
                words.sort_unstable();
                words.dedup();
                Cow::Owned(words)
            }
        };
        let last = words.last().map_or(0, |&last| last as usize + 1);
        assert!(last <= self.lexicon.words(), "there is no word {}", last.saturating_sub(1));
        words
    }

    /// Creates a solver for a set that play cannot reach from this list: it is not all of its span, so it
    /// needs a list of its own. Returns `None` for other sets.
    fn part(&self, words: &[u32]) -> Option<Self> {
        let span = Span::of(words.iter().copied(), &self.lexicon)?;
        if span.words(&self.lexicon).count() == words.len() {
            return None;
        }
        let rows: Vec<u64> =
            words.iter().flat_map(|&word| self.lexicon.row(word)).copied().collect();
        // A subset of a valid list is valid.
        let part = Lexicon::new(&rows, self.lexicon.length()).ok()?;
        Some(Self::new(Arc::new(part), self.settings))
    }

    /// Returns the known cores that claim this number of misses. A core learned by several threads is
    /// repeated.
    pub(crate) fn cores(&self, claim: usize) -> impl Iterator<Item = Span> {
        // Level k of the store holds what exceeds k; the parts of a node claim one miss less than the node.
        let level = claim.checked_sub(2);
        self.memories
            .iter()
            .flat_map(move |memory| level.map_or(&[][..], |level| memory.cores.level(level)))
            .copied()
    }

    pub(crate) fn ask(&mut self, words: &[u32], misses: usize, limit: Limit<'_>) -> Finding {
        let lexicon = &*self.lexicon;
        let budget = NodeBudget::new(limit.nodes);
        if let [memory] = &mut self.memories[..] {
            let mut search = Search::new(lexicon, memory, None, &budget, limit.halt);
            let answer = search.ask(words, misses);
            self.nodes += search.nodes;
            return answer;
        }
        let done = AtomicBool::new(false);
        let nodes = AtomicU64::new(0);
        let members = Member::all(self.memories.len());
        let halt = || done.load(Ordering::Relaxed) || (limit.halt)();
        let searches = self.memories.iter_mut().zip(members).map(|(memory, member)| {
            let (budget, halt, done, nodes) = (&budget, &halt, &done, &nodes);
            move || {
                let mut search = Search::new(lexicon, memory, Some(member), budget, halt);
                let answer = search.ask(words, misses);
                nodes.fetch_add(search.nodes, Ordering::Relaxed);
                if !matches!(answer, Finding::Unknown) {
                    done.store(true, Ordering::Relaxed);
                }
                answer
            }
        });
        let answers = race(searches);
        self.nodes += nodes.load(Ordering::Relaxed);
        answers
            .into_iter()
            .find(|answer| !matches!(answer, Finding::Unknown))
            .unwrap_or(Finding::Unknown)
    }
}
