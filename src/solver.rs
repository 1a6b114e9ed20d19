//! Exact values of positions: what the best guesser suffers against the best
//! setter. Knows the words of one length and nothing of the game around it:
//! no files, no clock (the caller's [`Limit::halt`] may have one), no printing.
//!
//! - `lexicon`: the words, and those that are alike; `span`: sets of them, by letters
//! - `search`: the threshold search; `hitting`, `cores`, `table`: its bounds
//! - `playout`: upper bounds; `race`: which of several families wins
//! - `exchange`: several threads on one question; `both`: two tasks at once
//! - `proof`: values that can be checked without trusting any of this

pub(crate) mod both;
pub(crate) mod cores;
pub(crate) mod exchange;
pub(crate) mod hitting;
pub mod lexicon;
pub(crate) mod patterns;
pub mod playout;
pub mod proof;
pub mod race;
pub(crate) mod search;
pub(crate) mod span;
pub(crate) mod table;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

pub use lexicon::{Letters, Lexicon, LexiconError};
pub use playout::playout;
pub use race::{Entrant, Race};

use both::both;
use exchange::{Exchange, Purse};
use hitting::EFFORT;
use proof::ProofError;
use search::{Finding, Memory, Search};
use span::Span;

/// What a solver may use.
#[derive(Debug, Clone, Copy)]
pub struct SolverSettings {
    /// Bytes for what it learns, roughly, all threads together. Beyond, it
    /// forgets the oldest: slower, never wrong.
    pub memory: usize,
    /// Threads on one question, at least 1.
    pub threads: usize,
}

impl Default for SolverSettings {
    fn default() -> Self {
        Self { memory: 256 << 20, threads: 1 }
    }
}

/// Says that nobody waits for the answer any more; once it has said so it says nothing else.
pub type Halt<'a> = &'a (dyn Fn() -> bool + Sync);

/// When a question must end without an answer.
#[derive(Clone, Copy)]
pub struct Limit<'a> {
    /// Nodes that all threads together may search, one more on each thread at
    /// most; a node is one position and number of misses, some 5 to 50
    /// microseconds. One of very many words counts as
    /// several, about as many as it takes as long as.
    pub nodes: u64,
    /// Polled about every millisecond; true ends the question.
    pub halt: Halt<'a>,
}

impl Limit<'static> {
    /// No limit at all.
    pub const NONE: Self = Self { nodes: u64::MAX, halt: &|| false };

    /// This number of nodes, however long they take.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, halt: &|| false }
    }
}

/// What is known about a value: `lower` to `upper` misses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    /// The misses that the best setter can force.
    pub lower: usize,
    /// The misses that the best guesser needs at most.
    pub upper: usize,
}

impl Bounds {
    /// The value, where the bounds have met.
    pub fn value(&self) -> Option<usize> {
        (self.lower == self.upper).then_some(self.lower)
    }
}

/// Whether the best guesser gets by with a number of misses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It does, whatever the setter answers.
    Survives,
    /// The best setter makes it miss more often.
    Lost,
    /// The limit came first.
    Unknown,
}

/// Answers questions about sets of words of one list, and remembers what it
/// learned between them.
///
/// # Examples
/// ```
/// use evil_hangman::solver::{Lexicon, Limit, SolverSettings, Solver};
/// use evil_hangman::words::{ENGLISH, ListBuilder};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut builder = ListBuilder::new(&ENGLISH);
/// builder.feed(b"bat\ncat\nhat\n")?;
/// let list = builder.finish()?.0;
/// let words = list.of_length(3).ok_or("no such words")?;
/// let lexicon = Lexicon::new(words.blocks(), words.length())?;
/// let mut solver = Solver::new(lexicon.into(), SolverSettings::default());
/// // B and C may both be misses; then only HAT is left.
/// let value = solver.value_of_all(Limit::NONE, &mut |_| ()).value();
/// assert_eq!(value, Some(2));
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Solver {
    lexicon: Arc<Lexicon>,
    settings: SolverSettings,
    memories: Vec<Memory>,
    nodes: u64,
    /// No set of words is worth more: the value of the whole list, as far as it is known.
    most: usize,
    /// Letters (codes less one) with the value of all words that have not the letter.
    known: Vec<(usize, usize)>,
}

impl Solver {
    /// A solver that knows nothing yet.
    pub fn new(lexicon: Arc<Lexicon>, settings: SolverSettings) -> Self {
        let threads = settings.threads.max(1);
        let memories =
            (0..threads).map(|_| Memory::new(settings.memory / threads, EFFORT)).collect();
        Self { lexicon, settings, memories, nodes: 0, most: usize::MAX, known: Vec::new() }
    }

    /// Learns from a proof about the solver's words what their value is, and every claim of the setter's
    /// half. Takes it at its word: what [`verify`](proof::verify()) does not accept must not be taught.
    ///
    /// # Errors
    /// Where the proof cannot be read, or is about other words; then nothing is learned.
    pub fn teach(&mut self, proof: &[u8]) -> Result<(), ProofError> {
        let (value, claims) = proof::claims(proof, &self.lexicon)?;
        self.most = value;
        for memory in &mut self.memories {
            for claim in claims.iter().filter(|claim| claim.worth > 0) {
                memory.cores.add(claim.worth - 1, claim.span);
                if claim.carries_itself {
                    memory.patterns.keep(&claim.span, &self.lexicon);
                }
            }
        }
        Ok(())
    }

    /// Takes it for granted that all words that have not this letter (its code less one) are worth this many
    /// misses, no more and no fewer. What is not proven must not be told.
    pub fn take_for_granted(&mut self, without: usize, value: usize) {
        self.known.push((without, value));
    }

    /// The value of these words, where they are all words without a letter of which that is known.
    fn known(&self, words: &[u32]) -> Option<usize> {
        let lacks =
            |letter: usize| words.iter().all(|&word| self.lexicon.letters(word) >> letter & 1 == 0);
        let known = self.known.iter().find(|&&(letter, _)| {
            let with = self.lexicon.frequency.get(letter).map_or(0, |&with| with as usize);
            words.len() + with == self.lexicon.words() && lacks(letter)
        });
        known.map(|&(_, value)| value)
    }

    /// The most misses that are known, without a search, to be forced in a set of different words of the
    /// list: by a claim that was taught or learned about words among them.
    pub fn claimed(&self, words: &[u32]) -> usize {
        if let Some(value) = self.known(words) {
            return value;
        }
        let Some(span) = Span::of(words.iter().copied(), &self.lexicon) else { return 0 };
        let claims = self.memories.iter().map(|memory| memory.cores.claimed(&span, &self.lexicon));
        claims.max().unwrap_or(0)
    }

    /// The words that questions are about.
    pub fn lexicon(&self) -> &Arc<Lexicon> {
        &self.lexicon
    }

    /// No set of words is worth more misses: nobody misses more letters than there are, and no part is worth
    /// more than the whole.
    fn most_of_any(&self) -> usize {
        self.lexicon.alphabet().min(self.most)
    }

    /// Nodes searched since the solver was made, all threads together.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What a glance tells about the value of a set of different words of the
    /// list: the largest cluster from below, the playout from above. Never
    /// depends on what was learned by searching.
    pub fn glance(&self, words: &[u32]) -> Bounds {
        self.glances(&[words], 1)[0]
    }

    /// The same for several sets, by one thread or two.
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

    /// The value of the whole list.
    pub fn value_of_all(&mut self, limit: Limit<'_>, progress: &mut dyn FnMut(Bounds)) -> Bounds {
        let all: Vec<u32> = (0..self.lexicon.words() as u32).collect();
        let bounds = self.value(&all, limit, progress);
        self.most = self.most.min(bounds.upper);
        bounds
    }

    /// The value of a set of different words of the list, given in rising
    /// order, or as near to it as the limit allows. `progress` hears of the
    /// bounds as they close. An empty set has value 0.
    pub fn value(
        &mut self,
        words: &[u32],
        limit: Limit<'_>,
        progress: &mut dyn FnMut(Bounds),
    ) -> Bounds {
        if words.len() < 2 {
            return Bounds { lower: 0, upper: 0 };
        }
        if let Some(mut part) = self.part(words) {
            let bounds = part.value_of_all(limit, progress);
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

    /// Whether the best guesser gets by with `misses` misses on this set of
    /// different words of the list, given in rising order. A player who loses
    /// at the r-th miss from now is lost exactly when they cannot survive with
    /// r − 1.
    pub fn can_survive(&mut self, words: &[u32], misses: usize, limit: Limit<'_>) -> Verdict {
        // Each miss takes away a word at least.
        if words.len() <= misses.saturating_add(1) || misses >= self.most_of_any() {
            return Verdict::Survives;
        }
        if let Some(value) = self.known(words) {
            return if value <= misses { Verdict::Survives } else { Verdict::Lost };
        }
        if let Some(mut part) = self.part(words) {
            let all: Vec<u32> = (0..words.len() as u32).collect();
            let verdict = part.can_survive(&all, misses, limit);
            self.nodes += part.nodes;
            return verdict;
        }
        match self.ask(words, misses, limit) {
            Finding::Yes(_) => Verdict::Survives,
            Finding::No(_) => Verdict::Lost,
            Finding::Unknown => Verdict::Unknown,
        }
    }

    /// A letter (its code less one) after which the best guesser suffers no more than the value of this
    /// set of different words, given in rising order. `None` where any letter that tells something will
    /// do, or the limit comes first.
    pub fn best_letter(&mut self, words: &[u32], limit: Limit<'_>) -> Option<usize> {
        let value = self.value(words, limit, &mut |_| ()).value()?;
        if words.len() <= value + 1 {
            return None;
        }
        match self.part(words) {
            Some(mut part) => {
                let all: Vec<u32> = (0..words.len() as u32).collect();
                part.best_letter(&all, limit)
            }
            None => match self.ask(words, value, limit) {
                Finding::Yes(letter) => letter,
                Finding::No(_) | Finding::Unknown => None,
            },
        }
    }

    /// A solver for sets that play cannot reach from this list: they are not
    /// all of their span, so they need a list of their own.
    fn part(&self, words: &[u32]) -> Option<Self> {
        let span = Span::of(words.iter().copied(), &self.lexicon)?;
        if span.words(&self.lexicon).count() == words.len() {
            return None;
        }
        let rows: Vec<u64> =
            words.iter().flat_map(|&word| self.lexicon.row(word)).copied().collect();
        // Words of a sound list make a sound list.
        let part = Lexicon::new(&rows, self.lexicon.length()).ok()?;
        Some(Self::new(Arc::new(part), self.settings))
    }

    /// The cores known that claim this number of misses, one for each time learned.
    pub(crate) fn cores(&self, claim: usize) -> impl Iterator<Item = Span> {
        // Level k of the store holds what exceeds k; a claim of `claim`
        // for the parts of a node is one less than the node's.
        let level = claim.checked_sub(2);
        self.memories
            .iter()
            .flat_map(move |memory| level.map_or(&[][..], |level| memory.cores.level(level)))
            .copied()
    }

    pub(crate) fn ask(&mut self, words: &[u32], misses: usize, limit: Limit<'_>) -> Finding {
        let lexicon = &*self.lexicon;
        let purse = Purse::new(limit.nodes);
        if let [memory] = &mut self.memories[..] {
            let mut search = Search::new(lexicon, memory, None, &purse, limit.halt);
            let answer = search.ask(words, misses);
            self.nodes += search.nodes;
            return answer;
        }
        let exchange = Exchange::default();
        let done = AtomicBool::new(false);
        let nodes = AtomicU64::new(0);
        let members = self.memories.len() as u32;
        let halt = || done.load(Ordering::Relaxed) || (limit.halt)();
        let answers: Vec<Finding> = std::thread::scope(|scope| {
            let mut searches = self.memories.iter_mut().enumerate().map(|(number, memory)| {
                let member = exchange.member(number as u32, members);
                let (purse, halt, done, nodes) = (&purse, &halt, &done, &nodes);
                move || {
                    let mut search = Search::new(lexicon, memory, Some(member), purse, halt);
                    let answer = search.ask(words, misses);
                    nodes.fetch_add(search.nodes, Ordering::Relaxed);
                    if !matches!(answer, Finding::Unknown) {
                        done.store(true, Ordering::Relaxed);
                    }
                    answer
                }
            });
            // One of them is done here, also where the system starts no more threads.
            let first = searches.next();
            let start = |search| std::thread::Builder::new().spawn_scoped(scope, search).ok();
            let threads: Vec<_> = searches.filter_map(start).collect();
            let first = first.map(|search| search());
            // A thread that panicked found nothing out.
            let others =
                threads.into_iter().map(|thread| thread.join().unwrap_or(Finding::Unknown));
            first.into_iter().chain(others).collect()
        });
        self.nodes += nodes.load(Ordering::Relaxed);
        answers
            .into_iter()
            .find(|answer| !matches!(answer, Finding::Unknown))
            .unwrap_or(Finding::Unknown)
    }
}
