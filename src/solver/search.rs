//! The threshold search: can the guesser get by with a number of misses?
//!
//! What the node does, cheapest first, with S its words and t the misses:
//! 1. |S| ≤ t + 1: yes, every miss costs the setter a word at least.
//! 2. No letter is shared by two words (outside what all share): the value is
//!    |S| − 1 exactly. And |S| − 1 is reached in no other case: a letter in
//!    two words but not fixed leaves at most |S| − 2 words on a miss, and
//!    fewer than |S| on a hit. So |S| = t + 2 is decided on sight.
//! 3. A letter whose families are all small enough for 1: yes.
//! 4. The table of yeses; hitting sets (see `hitting`).
//! 5. Cores of level t − 1 within S: one without letter l lies within the
//!    words without l, and refutes l. Where no letter is left, S is refuted,
//!    by the span of the cores used (it holds for every letter: one outside
//!    that span tells nothing, one fixed in it neither).
//! 6. Search, the letters that remain. A *hit* family that is refuted refutes
//!    all of S, not just the letter: it is part of S (monotonicity).
//!
//! A refuted node always hands back a core within it.

mod bounds;
mod letters;

use super::Halt;
use super::cores::Cores;
use super::exchange::{Member, Purse};
use super::lexicon::{Letters, Lexicon, take};
use super::patterns::Patterns;
use super::span::Span;
use super::table::Yeses;

/// What a search found out about a span and a number of misses.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Finding {
    /// They are enough; this letter shows it (`None`: nothing to guess).
    Yes(Option<usize>),
    /// They are not: this core says so.
    No(Span),
    /// Budget spent or stopped.
    Unknown,
}

/// What outlives a question: everything learned about a word list.
#[derive(Clone)]
pub(crate) struct Memory {
    pub cores: Cores,
    pub table: Yeses,
    pub patterns: Patterns,
    /// Counters by placement and by cluster, all 0 between uses; here because
    /// making them takes longer than many a question.
    counts: Vec<u32>,
    cluster_counts: Vec<u32>,
}

impl Memory {
    /// Stays below about this number of bytes; each search for hitting sets may take
    /// `hitting_effort` steps (with none, the search does without that bound).
    pub fn new(bytes: usize, hitting_effort: u32) -> Self {
        Self {
            cores: Cores::new(bytes / 2 / CORE_BYTES),
            table: Yeses::new(bytes / 4 / ENTRY_BYTES),
            patterns: Patterns::new(bytes / 4, hitting_effort),
            counts: Vec::new(),
            cluster_counts: Vec::new(),
        }
    }
}

/// A core, and its copies in the lists of the path.
const CORE_BYTES: usize = 120;
/// An entry, in a table at least a quarter full.
const ENTRY_BYTES: usize = 96;
/// Words and sets that are looked at in the time of a node.
const LARGE: usize = 4096;
/// Words and sets looked at between two polls.
const POLL: usize = 20_000;

/// One search on behalf of one question.
pub(crate) struct Search<'a> {
    lexicon: &'a Lexicon,
    cores: &'a mut Cores,
    table: &'a mut Yeses,
    patterns: &'a mut Patterns,
    exchange: Option<Member<'a>>,
    purse: &'a Purse,
    halt: Halt<'a>,
    /// Nodes that were taken from the purse.
    taken: u64,
    /// Nodes searched so far.
    pub nodes: u64,
    /// The purse is empty, or somebody said stop.
    is_over: bool,
    work: usize,
    arena: Vec<u32>,
    counts: &'a mut [u32],
    cluster_counts: &'a mut [u32],
    used: Vec<Span>,
}

/// What a node is told by its parent.
#[derive(Clone, Copy)]
struct Hints {
    /// Letters that worked near by.
    hint: Letters,
    /// Letters that a core should rather not have: the parent still has to
    /// refute them.
    want: Letters,
    /// Letters that hit every word; all of them where nothing is known.
    witness: Letters,
}

/// Counts over the words of a node.
struct Census {
    span: Span,
    /// Letters that every word has, but not always in the same places.
    sure: Letters,
    /// By letter: words that have it.
    with: [u32; 64],
    /// By letter: words of the largest hit family.
    largest: [u32; 64],
}

impl<'a> Search<'a> {
    pub fn new(
        lexicon: &'a Lexicon,
        memory: &'a mut Memory,
        exchange: Option<Member<'a>>,
        purse: &'a Purse,
        halt: Halt<'a>,
    ) -> Self {
        memory.counts.resize(lexicon.placement_count(), 0);
        memory.cluster_counts.resize(lexicon.clusters().all.len(), 0);
        Self {
            lexicon,
            cores: &mut memory.cores,
            table: &mut memory.table,
            patterns: &mut memory.patterns,
            exchange,
            purse,
            halt,
            taken: 0,
            nodes: 0,
            is_over: false,
            // Whether there is any time is asked at the first node.
            work: POLL,
            arena: Vec::new(),
            counts: &mut memory.counts,
            cluster_counts: &mut memory.cluster_counts,
            used: Vec::new(),
        }
    }

    /// Asks whether the guesser gets by with a number of misses, about a set of
    /// words that is all of its span.
    pub fn ask(&mut self, words: &[u32], misses: usize) -> Finding {
        // Nobody misses more letters than there are; the tables below have room for no more.
        if words.len() <= misses.saturating_add(1) || misses >= self.lexicon.alphabet() {
            return Finding::Yes(None);
        }
        self.cores.leave_all();
        self.arena.clear();
        self.used.clear();
        self.arena.extend_from_slice(words);
        if let Some(span) = Span::of(words.iter().copied(), self.lexicon)
            && let Some(core) = self.cores.refuting(&span, misses, self.lexicon)
        {
            return Finding::No(core);
        }
        let answer =
            self.node(0, words.len(), misses, Hints { hint: 0, want: 0, witness: Letters::MAX });
        self.cores.leave_all();
        answer
    }

    /// Whether the search must end now; counts the node, and what was looked at
    /// for the one before.
    fn spent(&mut self, size: usize) -> bool {
        // The callers up the path ask again.
        if self.is_over {
            return true;
        }
        let looked = size + self.patterns.take_looked();
        self.nodes += 1 + (looked / LARGE) as u64;
        self.work += looked + 64;
        if self.work >= POLL {
            self.work = 0;
            self.is_over = (self.halt)();
        }
        while !self.is_over && self.nodes > self.taken {
            match self.purse.take() {
                Some(more) => self.taken += more,
                None => self.is_over = true,
            }
        }
        self.is_over
    }

    fn learn(&mut self, level: usize, core: Span) {
        self.cores.add(level, core);
        if let Some(member) = &self.exchange {
            member.tell(level, core);
        }
    }

    fn census(&mut self, from: usize, to: usize) -> Census {
        let lexicon = self.lexicon;
        let mut with = [0u32; 64];
        let mut largest = [0u32; 64];
        let mut any = 0;
        let mut all = Letters::MAX;
        for &word in &self.arena[from..to] {
            let letters = lexicon.letters(word);
            any |= letters;
            all &= letters;
            for &placement in lexicon.placements(word) {
                let count = &mut self.counts[placement as usize];
                *count += 1;
                let letter = lexicon.letter_of(placement);
                with[letter] += 1;
                largest[letter] = largest[letter].max(*count);
            }
        }
        for &word in &self.arena[from..to] {
            for &placement in lexicon.placements(word) {
                self.counts[placement as usize] = 0;
            }
        }
        let mut fixed = 0;
        let mut rest = all;
        while let Some(letter) = take(&mut rest) {
            if largest[letter] as usize == to - from {
                fixed |= 1 << letter;
            }
        }
        let span = Span { letters: any, fixed, sample: self.arena[from] };
        Census { span, sure: all & !fixed, with, largest }
    }

    /// More than `misses + 1` words, `arena[from..to]`.
    fn node(&mut self, from: usize, to: usize, misses: usize, advice: Hints) -> Finding {
        let mut advice = advice;
        let size = to - from;
        if self.spent(size) {
            return Finding::Unknown;
        }
        if let Some(member) = &mut self.exchange {
            member.hear(self.cores);
        }
        let census = self.census(from, to);
        let span = census.span;
        let open = span.open();
        if (0..64).all(|letter| open >> letter & 1 == 0 || census.with[letter] == 1) {
            let some = self.arena[from..].iter().take(misses + 2).copied();
            return Span::of(some, self.lexicon).map_or(Finding::Unknown, Finding::No);
        }
        if size == misses + 2 {
            let mut rest = open;
            while let Some(letter) = take(&mut rest) {
                if census.with[letter] > 1 {
                    return Finding::Yes(Some(letter));
                }
            }
        }
        let mut rest = open;
        while let Some(letter) = take(&mut rest) {
            let without = size - census.with[letter] as usize;
            if without <= misses
                && census.largest[letter] as usize <= misses + 1
                && (misses > 0 || without == 0)
            {
                return Finding::Yes(Some(letter));
            }
        }
        let known = self.table.get(&span, self.lexicon);
        if let Some((enough, letter)) = known
            && enough <= misses
        {
            return Finding::Yes(Some(letter));
        }
        if census.sure != 0 {
            let mut rest = census.sure;
            let mut best = rest.trailing_zeros() as usize;
            while let Some(letter) = take(&mut rest) {
                if census.largest[letter] < census.largest[best] {
                    best = letter;
                }
            }
            self.cores.enter(span);
            let answer = self.hits(from, to, best, misses, advice);
            self.cores.leave();
            if let Finding::Yes(_) = answer {
                self.table.put(&span, misses, best, self.lexicon);
                return Finding::Yes(Some(best));
            }
            return answer;
        }
        if let Some(core) = self.hitting_core(from, to, &census, misses, &mut advice) {
            self.learn(misses, core);
            return Finding::No(core);
        }
        if misses == 0 {
            // The hitting bound always settles this within its effort; only
            // very long lists come here.
            return self.no_sure_letter(from, to);
        }
        self.cores.enter(span);
        let base = self.used.len();
        let answer =
            self.letters(from, to, &census, misses, advice, known.map(|(_, letter)| letter));
        let answer = match answer {
            Finding::No(core) if self.used.len() == base => Finding::No(core),
            Finding::No(_) => {
                let core = self.join_used(base, span);
                self.learn(misses, core);
                Finding::No(core)
            }
            Finding::Yes(Some(letter)) => {
                self.table.put(&span, misses, letter, self.lexicon);
                answer
            }
            other => other,
        };
        self.used.truncate(base);
        self.cores.leave();
        answer
    }
}
