//! Owns steps 5 and 6 of the search: trying the letters of a node, and deriving a core from a refutation.

use super::super::counted::counted;
use super::super::lexicon::{ABSENT, Letters, each};
use super::super::span::Span;
use super::{Census, Finding, Hints, Search};

/// The depth within which threads take different branches.
const PARTING: usize = 8;

impl Search<'_> {
    /// Runs steps 5 and 6. A refutation letter by letter leaves its cores in `used`; a refutation by a hit
    /// family returns its core and clears them.
    pub fn letters(&mut self, census: &Census, advice: Hints, known: Option<usize>) -> Finding {
        let (size, misses) = (census.words.len(), census.misses);
        let base = self.used.len();
        let mut left = census.span.open();
        if let Some(core) = self.tight_clusters(census, &mut left) {
            self.used.truncate(base);
            return Finding::No(core);
        }
        let mut drawn = 0;
        self.strike(misses - 1, &mut drawn, &mut left);
        let weight = |letter: usize| {
            let weight = (2 * (size as u32 - census.with[letter])).max(census.largest[letter]);
            let is_hinted = known == Some(letter) || advice.hint >> letter & 1 == 1;
            if is_hinted { weight / 2 } else { weight }
        };
        let mut order: Vec<_> = each(left).map(|letter| (weight(letter), letter)).collect();
        order.sort_unstable();
        // Near the root each thread starts with different letters: what it refutes there saves the others
        // the work. Further down all threads use the same order, so that what they learn fits together.
        // (With different orders all the way down, a second thread gained nothing.)
        if let Some(member) = &self.exchange
            && self.memory.cores.depth() <= PARTING
        {
            let turn = order.len() * member.number / (member.of + 1);
            order.rotate_left(turn);
        }
        let mut advice = advice;
        for (_, letter) in order {
            if left == 0 {
                break;
            }
            if left >> letter & 1 == 0 {
                continue;
            }
            let without = size - census.with[letter] as usize;
            let miss_first = 2 * without >= census.largest[letter] as usize;
            let mut refuted = false;
            for step in [true, false] {
                if step != miss_first {
                    match self.hits(census, letter, Hints { witness: Letters::MAX, ..advice }) {
                        Finding::Yes(_) => {}
                        Finding::No(core) => {
                            self.used.truncate(base);
                            return Finding::No(core);
                        }
                        Finding::Unknown => return Finding::Unknown,
                    }
                } else if without > misses {
                    let lexicon = self.lexicon;
                    let is_without = |word| lexicon.letters(word) >> letter & 1 == 0;
                    let advised = Hints { want: left, ..advice };
                    match self.family(&census.words, is_without, misses - 1, advised) {
                        Finding::Yes(Some(next)) => advice.hint = 1 << next,
                        Finding::Yes(None) => {}
                        Finding::No(core) => {
                            left &= core.letters;
                            self.used.push(core);
                            refuted = true;
                            break;
                        }
                        Finding::Unknown => return Finding::Unknown,
                    }
                }
            }
            if !refuted {
                return Finding::Yes(Some(letter));
            }
            self.strike(misses - 1, &mut drawn, &mut left);
        }
        Finding::No(census.span)
    }

    /// Removes the letters that known cores refute, newest cores first.
    fn strike(&mut self, level: usize, drawn: &mut usize, left: &mut Letters) {
        let lexicon = self.lexicon;
        let cores = self.memory.cores.within(level, lexicon);
        for core in cores[(*drawn).min(cores.len())..].iter().rev() {
            if *left & !core.letters != 0 {
                *left &= core.letters;
                self.used.push(*core);
                if *left == 0 {
                    break;
                }
            }
        }
        *drawn = cores.len();
    }

    /// Searches the hit families of a letter, largest first. Returns the first answer that is not yes, or yes if
    /// the guesser gets by in all of them.
    pub fn hits(&mut self, census: &Census, letter: usize, advice: Hints) -> Finding {
        let misses = census.misses;
        let column = self.lexicon.column(letter);
        let placements = self.arena[census.words.clone()].iter().map(|&word| column[word as usize]);
        let hits = placements.filter(|&placement| placement != ABSENT);
        let mut families = counted(hits, &mut self.memory.counts);
        families.retain(|&(count, _)| count as usize > misses + 1);
        families.sort_unstable_by(|a, b| b.cmp(a));
        for (_, placement) in families {
            let is_in_it = |word| column[word as usize] == placement;
            match self.family(&census.words, is_in_it, misses, advice) {
                Finding::Yes(_) => {}
                other => return other,
            }
        }
        Finding::Yes(None)
    }

    /// Returns the span of some cores from `used[base..]` that together refute every letter. They are chosen
    /// greedily, to refute many letters, add few letters and keep fixed ones. `whole`, the node's own
    /// span, is the fallback.
    pub fn join_used(&mut self, base: usize, whole: Span) -> Span {
        let lexicon = self.lexicon;
        let open = whole.open();
        let mut need = open;
        // Letters that every chosen core has. A letter that was fixed in the join may become open with a
        // later core, so `need` is recomputed.
        let mut common = open;
        let mut joined: Option<Span> = None;
        while need != 0 {
            let mut best: Option<(i32, usize)> = None;
            for (index, core) in self.used.iter().enumerate().skip(base) {
                let gain = (need & !core.letters).count_ones() as i32;
                if gain == 0 {
                    continue;
                }
                let (added, kept) = match &joined {
                    None => (core.letters.count_ones() as i32, core.fixed.count_ones() as i32),
                    Some(span) => {
                        let both = span.join(core, lexicon);
                        (
                            (both.letters & !span.letters).count_ones() as i32,
                            both.fixed.count_ones() as i32 - span.fixed.count_ones() as i32,
                        )
                    }
                };
                let score = 4 * gain - 3 * added + 6 * kept;
                if best.is_none_or(|(most, _)| score > most) {
                    best = Some((score, index));
                }
            }
            let Some((_, index)) = best else { return whole };
            let core = self.used.swap_remove(index);
            let span = joined.map_or(core, |span| span.join(&core, lexicon));
            common &= core.letters;
            need = common & span.open();
            joined = Some(span);
        }
        joined.unwrap_or(whole)
    }
}
