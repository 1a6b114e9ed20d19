//! Owns the lower bounds of a node that need no search: hitting sets and clusters.

use super::super::counted::counted;
use super::super::lexicon::{Letters, each};
use super::super::patterns::Wanted;
use super::super::span::Span;
use super::{Census, Hints, Search};

/// The maximum number of words that are searched for hitting sets. Larger positions take many steps and are
/// rarely settled this way.
const HITTING_WORDS: usize = 3000;

impl Search<'_> {
    /// Finds a core by the hitting bound: for the node itself, for patterns that succeeded before, and for
    /// the largest hit family.
    pub fn hitting_core(&mut self, census: &Census, advice: &mut Hints) -> Option<Span> {
        let (lexicon, misses) = (self.lexicon, census.misses);
        let wanted = Wanted { misses, avoided: advice.want, lexicon };
        let span = &census.span;
        // An inherited witness is invalid if it relies on a letter that is fixed by now.
        let witness = advice.witness & span.letters;
        let witnessed = witness & span.fixed == 0 && witness.count_ones() as usize <= misses + 1;
        if !witnessed && (census.words.len() <= HITTING_WORDS || misses == 0) {
            let words = &self.arena[census.words.clone()];
            match self.memory.patterns.refute_words(words, span, wanted) {
                Ok(core) => return Some(core),
                Err(witness) => advice.witness = witness,
            }
        }
        if misses == 0 {
            return None;
        }
        let core = self.memory.patterns.refute(span, wanted);
        if core.is_some() {
            return core;
        }
        let placement = self.largest_family(census)?;
        let letter = lexicon.letter_of(placement);
        let column = lexicon.column(letter);
        let start = self.part(&census.words, |word| column[word as usize] == placement);
        let family = Span {
            letters: span.letters,
            fixed: span.fixed | 1 << letter,
            sample: self.arena[start],
        };
        let core = self.memory.patterns.refute_words(&self.arena[start..], &family, wanted);
        self.arena.truncate(start);
        core.ok()
    }

    /// Returns the placement of the largest hit family that the hitting bound may refute, which has more than
    /// `misses + 1` words.
    fn largest_family(&mut self, census: &Census) -> Option<u32> {
        let (lexicon, misses) = (self.lexicon, census.misses);
        let open = census.span.open();
        let large = each(open).filter(|&letter| census.largest[letter] as usize > misses + 1);
        let large = large.fold(0_u64, |large, letter| large | 1 << letter);
        let words = self.arena[census.words.clone()].iter();
        let placements = words.flat_map(|&word| lexicon.placements(word)).copied();
        let placements = placements.filter(|&it| large >> lexicon.letter_of(it) & 1 == 1);
        let may_be_refuted =
            |&(count, _): &(u32, u32)| (misses + 2..=HITTING_WORDS).contains(&(count as usize));
        let families =
            counted(placements, &mut self.memory.counts).into_iter().filter(may_be_refuted);
        families.max().map(|(_, placement)| placement)
    }

    /// A cluster of exactly `misses + 1` words refutes every letter except those that fill its gap; a larger
    /// one refutes the node.
    pub fn tight_clusters(&mut self, census: &Census, left: &mut Letters) -> Option<Span> {
        let (clusters, misses) = (self.lexicon.clusters(), census.misses);
        let mut touched: Vec<u32> = Vec::new();
        let mut tight: Vec<u32> = Vec::new();
        let mut broken = None;
        for &word in &self.arena[census.words.clone()] {
            for &number in clusters.of_word(word) {
                if clusters.members(number).len() > misses {
                    let count = &mut self.memory.cluster_counts[number as usize];
                    if *count == 0 {
                        touched.push(number);
                    }
                    *count += 1;
                    if *count as usize == misses + 1 {
                        tight.push(number);
                    } else if *count as usize == misses + 2 {
                        broken = Some(number);
                    }
                }
            }
        }
        for number in touched {
            self.memory.cluster_counts[number as usize] = 0;
        }
        let span_of = |number: u32, words: usize| {
            let cluster = &clusters.all[number as usize];
            let mut letters = cluster.shared;
            let mut sample = 0;
            let here = clusters
                .members(number)
                .iter()
                .filter(|&&(letter, _)| census.span.letters >> letter & 1 == 1);
            for &(letter, word) in here.take(words) {
                letters |= 1 << letter;
                sample = word;
            }
            Span { letters, fixed: cluster.shared, sample }
        };
        if let Some(number) = broken {
            return Some(span_of(number, misses + 2));
        }
        for number in tight {
            let core = span_of(number, misses + 1);
            if *left & !core.letters != 0 {
                *left &= core.letters;
                self.used.push(core);
            }
        }
        None
    }
}
