//! Owns [`Search`], the threshold search: can the guesser get by with a given number of misses?
//!
//! The steps at a node with words S and t misses left, cheapest first:
//! 1. |S| ≤ t + 1: yes, since every miss costs the setter at least one word.
//! 2. No letter is shared by two words (outside what all words share): the value is exactly |S| − 1. No other
//!    set reaches |S| − 1: a letter that is in two words but not fixed leaves at most |S| − 2 words after a
//!    miss, and fewer than |S| after a hit. So |S| = t + 2 is decided immediately.
//! 3. A letter whose families are all small enough for step 1: yes.
//! 4. The table of positive answers; hitting sets (see `hitting`).
//! 5. Cores of level t − 1 within S: a core without letter l lies within the words without l, and refutes l.
//!    If no letter is left, S is refuted by the span of the cores used. (That covers every letter: letters
//!    outside that span and letters fixed in it are not informative.)
//! 6. Search over the remaining letters. If a *hit* family is refuted, that refutes all of S, not just the
//!    letter, because the family is a subset of S (monotonicity).
//!
//! A refuted node always returns a core within it.

mod bounds;
mod letters;

use std::ops::Range;

use super::Halt;
use super::cores::Cores;
use super::exchange::{Member, NodeBudget};
use super::lexicon::{Letters, Lexicon, each};
use super::patterns::Patterns;
use super::span::Span;
use super::table::Yeses;

/// The result of a search for a span and a number of misses.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Finding {
    /// They are enough, as this letter shows (`None` if nothing need be guessed).
    Yes(Option<usize>),
    /// They are not enough, as this core shows.
    No(Span),
    /// The budget is spent, or the search was halted.
    Unknown,
}

/// What is kept between questions: everything learned about a word list.
#[derive(Clone)]
pub(crate) struct Memory {
    pub cores: Cores,
    pub table: Yeses,
    pub patterns: Patterns,
    /// Counters by placement and by cluster, all 0 between uses. They are kept here because allocating them
    /// would take longer than many a question.
    counts: Vec<u32>,
    cluster_counts: Vec<u32>,
}

impl Memory {
    /// Creates an empty memory of about `bytes` bytes. Each search for hitting sets may take `hitting_effort`
    /// steps; 0 disables that bound.
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

/// The bytes of a core, including its copies in the lists of the path.
const CORE_BYTES: usize = 120;
/// The bytes for each entry of the table, which grows to twice its size at once.
const ENTRY_BYTES: usize = 96;
/// The number of words and sets examined in the time of one node.
const LARGE: usize = 4096;
/// The number of words and sets examined between two polls.
const POLL: usize = 20_000;

pub(crate) struct Search<'a> {
    lexicon: &'a Lexicon,
    memory: &'a mut Memory,
    exchange: Option<Member>,
    budget: &'a NodeBudget,
    halt: Halt<'a>,
    taken: u64,
    /// The nodes searched so far.
    pub nodes: u64,
    /// Set when the budget is empty or the caller has halted the search.
    is_over: bool,
    work: usize,
    arena: Vec<u32>,
    used: Vec<Span>,
}

/// What a node inherits from its parent.
#[derive(Clone, Copy)]
pub struct Hints {
    /// Letters that were good guesses nearby.
    hint: Letters,
    /// Letters that a core should avoid, because the parent still has to refute them.
    want: Letters,
    /// Letters that hit every word; all letters if none are known.
    witness: Letters,
}

/// A node, with counts over its words.
pub struct Census {
    /// The words, by their places in the arena.
    words: Range<usize>,
    /// The misses with which the guesser must get by.
    misses: usize,
    span: Span,
    /// Letters that every word has, but not always at the same places.
    sure: Letters,
    /// By letter: the number of words that have it.
    with: [u32; 64],
    /// By letter: the number of words in its largest hit family.
    largest: [u32; 64],
}

impl<'a> Search<'a> {
    pub fn new(
        lexicon: &'a Lexicon,
        memory: &'a mut Memory,
        exchange: Option<Member>,
        budget: &'a NodeBudget,
        halt: Halt<'a>,
    ) -> Self {
        memory.counts.resize(lexicon.placement_count(), 0);
        memory.cluster_counts.resize(lexicon.clusters().all.len(), 0);
        Self {
            lexicon,
            memory,
            exchange,
            budget,
            halt,
            taken: 0,
            nodes: 0,
            is_over: false,
            // Forces a poll at the first node.
            work: POLL,
            arena: Vec::new(),
            used: Vec::new(),
        }
    }

    /// Returns whether the guesser gets by with a number of misses on a set of words that is all of its span.
    pub fn ask(&mut self, words: &[u32], misses: usize) -> Finding {
        // Nobody misses more letters than there are, and the tables below have no room for more.
        if words.len() <= misses.saturating_add(1) || misses >= self.lexicon.alphabet() {
            return Finding::Yes(None);
        }
        self.memory.cores.leave_all();
        self.arena.clear();
        self.used.clear();
        self.arena.extend_from_slice(words);
        if let Some(span) = Span::of(words.iter().copied(), self.lexicon)
            && let Some(core) = self.memory.cores.refuting(&span, misses, self.lexicon)
        {
            return Finding::No(core);
        }
        let advice = Hints { hint: 0, want: 0, witness: Letters::MAX };
        let answer = self.node(0..words.len(), misses, advice);
        self.memory.cores.leave_all();
        answer
    }

    /// Returns whether the search must end now. Counts this node, and what was examined for the previous one.
    fn spent(&mut self, size: usize) -> bool {
        // Every caller up the path asks again.
        if self.is_over {
            return true;
        }
        let looked = size + self.memory.patterns.hitting.take_looked();
        self.nodes += 1 + (looked / LARGE) as u64;
        self.work += looked + 64;
        if self.work >= POLL {
            self.work = 0;
            self.is_over = (self.halt)();
        }
        while !self.is_over && self.nodes > self.taken {
            match self.budget.take() {
                Some(more) => self.taken += more,
                None => self.is_over = true,
            }
        }
        self.is_over
    }

    fn learn(&mut self, level: usize, core: Span) {
        self.memory.cores.add(level, core);
        if let Some(member) = &self.exchange {
            member.publish(level, core);
        }
    }

    fn census(&mut self, words: Range<usize>, misses: usize) -> Census {
        let (lexicon, counts) = (self.lexicon, &mut self.memory.counts[..]);
        let mut with = [0u32; 64];
        let mut largest = [0u32; 64];
        let mut any = 0;
        let mut all = Letters::MAX;
        for &word in &self.arena[words.clone()] {
            let letters = lexicon.letters(word);
            any |= letters;
            all &= letters;
            for &placement in lexicon.placements(word) {
                let count = &mut counts[placement as usize];
                *count += 1;
                let letter = lexicon.letter_of(placement);
                with[letter] += 1;
                largest[letter] = largest[letter].max(*count);
            }
        }
        for &word in &self.arena[words.clone()] {
            for &placement in lexicon.placements(word) {
                counts[placement as usize] = 0;
            }
        }
        let fixed = each(all).filter(|&letter| largest[letter] as usize == words.len());
        let fixed = fixed.fold(0, |fixed, letter| fixed | 1 << letter);
        let span = Span { letters: any, fixed, sample: self.arena[words.start] };
        Census { words, misses, span, sure: all & !fixed, with, largest }
    }

    /// Appends those of these words of the arena that are wanted, and returns where they begin.
    #[inline]
    fn part(&mut self, words: &Range<usize>, is_wanted: impl Fn(u32) -> bool) -> usize {
        let start = self.arena.len();
        for index in words.clone() {
            let word = self.arena[index];
            if is_wanted(word) {
                self.arena.push(word);
            }
        }
        start
    }

    /// Searches the node of those of these words that are wanted, of which there must be more than `misses + 1`.
    fn family(
        &mut self,
        words: &Range<usize>,
        is_wanted: impl Fn(u32) -> bool,
        misses: usize,
        advice: Hints,
    ) -> Finding {
        let start = self.part(words, is_wanted);
        let answer = self.node(start..self.arena.len(), misses, advice);
        self.arena.truncate(start);
        answer
    }

    /// Searches the node of these words of the arena, of which there must be more than `misses + 1`.
    fn node(&mut self, words: Range<usize>, misses: usize, mut advice: Hints) -> Finding {
        let size = words.len();
        if self.spent(size) {
            return Finding::Unknown;
        }
        if let Some(member) = &self.exchange {
            member.receive(&mut self.memory.cores);
        }
        let census = self.census(words, misses);
        let span = census.span;
        let open = span.open();
        if each(open).all(|letter| census.with[letter] == 1) {
            let some = self.arena[census.words.clone()].iter().take(misses + 2).copied();
            return Span::of(some, self.lexicon).map_or(Finding::Unknown, Finding::No);
        }
        if size == misses + 2
            && let Some(letter) = each(open).find(|&letter| census.with[letter] > 1)
        {
            return Finding::Yes(Some(letter));
        }
        let is_enough = |letter: &usize| {
            let without = size - census.with[*letter] as usize;
            without <= misses && census.largest[*letter] as usize <= misses + 1
        };
        if let Some(letter) = each(open).find(is_enough) {
            return Finding::Yes(Some(letter));
        }
        let known = self.memory.table.get(&span, self.lexicon);
        if let Some((enough, letter)) = known
            && enough <= misses
        {
            return Finding::Yes(Some(letter));
        }
        if let Some(best) = each(census.sure).min_by_key(|&letter| census.largest[letter]) {
            self.memory.cores.enter(span);
            let answer = self.hits(&census, best, advice);
            self.memory.cores.leave();
            if let Finding::Yes(_) = answer {
                self.memory.table.put(&span, misses, best, self.lexicon);
                return Finding::Yes(Some(best));
            }
            return answer;
        }
        if let Some(core) = self.hitting_core(&census, &mut advice) {
            self.learn(misses, core);
            return Finding::No(core);
        }
        if misses == 0 {
            // The hitting bound always settles this case within its effort, except for very long lists.
            let core = Span::of(self.arena[census.words.clone()].iter().copied(), self.lexicon);
            return core.map_or(Finding::Unknown, Finding::No);
        }
        self.memory.cores.enter(span);
        let base = self.used.len();
        let answer = self.letters(&census, advice, known.map(|(_, letter)| letter));
        let answer = match answer {
            Finding::No(core) if self.used.len() == base => Finding::No(core),
            Finding::No(_) => {
                let core = self.join_used(base, span);
                self.learn(misses, core);
                Finding::No(core)
            }
            Finding::Yes(Some(letter)) => {
                self.memory.table.put(&span, misses, letter, self.lexicon);
                answer
            }
            other => other,
        };
        self.used.truncate(base);
        self.memory.cores.leave();
        answer
    }
}
