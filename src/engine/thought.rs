//! Owns [`Thought`]: the search for one answer, from what is known at a glance to what is proven.

use std::cmp::Reverse;

use super::opponent::{Choice, Opponent, Question, Reason};
use super::swindle;
use crate::solver::{self, Limit, Solver, Verdict};
use crate::words::{Candidates, Family, Letter};

/// Thinks about one question. Its solver knows at first what it knows at the first question, so that the same
/// question is always thought about in the same way.
pub(super) struct Thought<'a> {
    solver: Solver,
    reach: Reach,
    limit: Limit<'a>,
    /// Two make an answer come sooner than one, and are no reason for another.
    threads: usize,
}

/// Which positions are searched.
#[derive(Clone, Copy)]
pub(super) enum Reach {
    /// Every one.
    All,
    /// Those of at most so many words.
    Words(usize),
}

/// A family, as the thinking sees it.
struct Prospect {
    family: Family,
    words: Candidates,
    /// 1 if the answer is a miss, 0 if it is a hit.
    miss: usize,
    /// What the best guesser still suffers in this answer and after it, at the least and at the most,
    /// as far as is known.
    lower: usize,
    upper: usize,
}

impl<'a> Thought<'a> {
    /// A thought that may search so many nodes as the limit says.
    pub(super) const fn new(
        solver: Solver,
        reach: Reach,
        limit: Limit<'a>,
        threads: usize,
    ) -> Self {
        Self { solver, reach, limit, threads }
    }

    /// The nodes that were searched.
    pub(super) fn searched(&self) -> u64 {
        self.solver.nodes()
    }

    /// The opponent's answer.
    pub(super) fn choice(&mut self, question: &Question) -> Choice {
        let Question { opponent, position, letter } = question;
        let searched = match self.reach {
            Reach::All => true,
            Reach::Words(most) => position.candidates.len() <= most,
        };
        match opponent {
            Opponent::Merciless => {
                let left = position.guesses_left as usize;
                self.merciless(prospects(&position.candidates, *letter), left, searched)
            }
            Opponent::Merciful => self.merciful(prospects(&position.candidates, *letter), searched),
            Opponent::Greedy | Opponent::Fair | Opponent::Friend => {
                opponent.choose(&position.candidates.families(*letter))
            }
        }
    }

    /// A family in which the player is lost, if there is one. Where there is none, the one that costs a
    /// perfect player the most misses, and of those the one that costs other players the most. Where the nodes
    /// are not enough to know, the one that [costs most played out](Self::played_out).
    ///
    /// A win that is seen is not lost again: one is seen after every further letter
    /// ([`Solver::lost_at_sight`]). Nor is what was searched: the words only get fewer, so it is searched to the end of
    /// the round.
    fn merciless(&mut self, mut prospects: Vec<Prospect>, left: usize, searched: bool) -> Choice {
        if let [alone] = &prospects[..] {
            let places = alone.family.places;
            return Choice { places, reason: Reason::Largest, proven: true };
        }
        let lost = |prospect: &Prospect| Choice {
            places: prospect.family.places,
            reason: Reason::Lost,
            proven: true,
        };
        let questions = questions(&prospects, left);
        if let Some(found) = self.solver.lost_at_sight(&questions) {
            return lost(&prospects[found]);
        }
        if !searched {
            return self.played_out(&prospects);
        }
        self.glance(&mut prospects);
        // Where plain play survives nothing need be searched.
        let (open, questions): (Vec<_>, Vec<_>) = questions
            .into_iter()
            .enumerate()
            .filter(|(number, _)| prospects[*number].upper >= left)
            .unzip();
        let race = self.solver.race(&questions, self.limit);
        if let Some(found) = race.lost {
            return lost(&prospects[open[found]]);
        }
        if !race.settled() {
            return self.played_out(&prospects);
        }
        for number in open {
            prospects[number].upper = left - 1;
        }
        let Some(most) = self.most(&mut prospects) else { return self.played_out(&prospects) };
        prospects.retain(|prospect| prospect.lower == most);
        let words: Vec<_> = prospects.iter().map(|prospect| prospect.words.numbers()).collect();
        let left: Vec<_> = prospects.iter().map(|prospect| left - prospect.miss).collect();
        let hardest = swindle::hardest(self.solver.lexicon(), &words, &left, self.threads);
        let places = prospects[hardest].family.places;
        Choice { places, reason: Reason::Most(most), proven: true }
    }

    /// The family in which a player who goes by frequency suffers most if the largest one is kept from then on;
    /// the largest of all, if in no other more. Never one that is known to cost less than the largest.
    ///
    /// So that player suffers no less than from greedy: after each letter the family that the last playing out
    /// kept is among the new ones, and another is kept only where it costs them more (policy improvement by
    /// rollout: Bertsekas, Tsitsiklis and Wu, "Rollout algorithms for combinatorial optimization", Journal of
    /// Heuristics 3, 1997).
    fn played_out(&self, prospects: &[Prospect]) -> Choice {
        let least = prospects[0].lower;
        let open = prospects.iter().enumerate().filter(|(_, prospect)| prospect.upper >= least);
        let (open, families): (Vec<_>, Vec<_>) = open
            .map(|(number, prospect)| {
                (number, (prospect.words.numbers(), prospect.miss, prospect.upper))
            })
            .unzip();
        let (dearest, misses) = swindle::dearest(self.solver.lexicon(), families);
        let kept = open.get(dearest).copied().unwrap_or(0);
        let reason = if kept == 0 { Reason::Largest } else { Reason::Most(misses) };
        Choice { places: prospects[kept].family.places, reason, proven: false }
    }

    /// The family that costs a perfect player the fewest misses; of those the smallest. Where nothing is
    /// searched, the one that costs the fewest for all that is seen at once.
    fn merciful(&mut self, mut prospects: Vec<Prospect>, searched: bool) -> Choice {
        self.glance(&mut prospects);
        prospects.sort_by_key(|prospect| (prospect.lower, prospect.words.len()));
        let fewest = if searched { self.fewest(&mut prospects) } else { None };
        let easiest =
            prospects.iter().min_by_key(|prospect| (prospect.upper, prospect.words.len()));
        // A letter makes one family at least.
        let (places, upper) =
            easiest.map_or_else(Default::default, |easiest| (easiest.family.places, easiest.upper));
        Choice { places, reason: Reason::Fewest(upper), proven: fewest.is_some() }
    }

    /// What is known of each family without a search.
    fn glance(&self, prospects: &mut [Prospect]) {
        let words: Vec<_> = prospects.iter().map(|prospect| prospect.words.numbers()).collect();
        let bounds = self.solver.glances(&words, self.threads);
        for (prospect, bounds) in prospects.iter_mut().zip(bounds) {
            let claimed = self.solver.claimed(prospect.words.numbers());
            prospect.lower = prospect.miss + bounds.lower.max(claimed);
            prospect.upper = prospect.miss + bounds.upper;
        }
    }

    /// The most misses that an answer costs; those that cost as many have it for their lower bound.
    /// `None` where the nodes are not enough.
    ///
    /// What an answer costs that costs fewer is not found out: that might take long, for nothing.
    fn most(&mut self, prospects: &mut [Prospect]) -> Option<usize> {
        let mut most = prospects.iter().map(|prospect| prospect.lower).max()?;
        let mut order: Vec<&mut Prospect> = prospects.iter_mut().collect();
        // The one that may be the dearest first: what it costs is often found at once, and shows that
        // most others cannot be as dear.
        order.sort_by_key(|prospect| Reverse(prospect.upper));
        for prospect in order {
            while prospect.upper > most {
                if self.costs_more_than(prospect, most)? {
                    most += 1;
                }
            }
            if prospect.upper == most && prospect.lower < most {
                self.costs_more_than(prospect, most - 1)?;
            }
        }
        Some(most)
    }

    /// The fewest misses that an answer costs; those that cost as few have it for their upper bound.
    /// `None` where the nodes are not enough.
    fn fewest(&mut self, prospects: &mut [Prospect]) -> Option<usize> {
        let mut fewest = prospects.iter().map(|prospect| prospect.upper).min()?;
        for prospect in prospects {
            while prospect.lower < fewest {
                if !self.costs_more_than(prospect, fewest - 1)? {
                    fewest -= 1;
                }
            }
            if prospect.lower == fewest && prospect.upper > fewest {
                self.costs_more_than(prospect, fewest)?;
            }
        }
        Some(fewest)
    }

    /// Whether an answer costs more than this number of misses, which lies within its bounds; narrows them.
    fn costs_more_than(&mut self, prospect: &mut Prospect, misses: usize) -> Option<bool> {
        let rest = self.limit.nodes.saturating_sub(self.solver.nodes());
        let limit = Limit { nodes: rest, halt: self.limit.halt };
        let after = misses - prospect.miss;
        match self.solver.can_survive(prospect.words.numbers(), after, limit) {
            Verdict::Survives => prospect.upper = misses,
            Verdict::Lost => prospect.lower = misses + 1,
            Verdict::Unknown => return None,
        }
        Some(prospect.lower > misses)
    }
}

/// For each family: is the player lost in it?
fn questions(prospects: &[Prospect], left: usize) -> Vec<solver::Entrant> {
    let question = |prospect: &Prospect| solver::Entrant {
        words: prospect.words.numbers().to_vec(),
        // The miss that this answer is may be the last one.
        misses: left.checked_sub(1 + prospect.miss),
    };
    prospects.iter().map(question).collect()
}

/// The families of a letter, the largest first, with what is true of any: never none.
fn prospects(candidates: &Candidates, letter: Letter) -> Vec<Prospect> {
    let prospect = |(family, words): (Family, Candidates)| {
        let miss = usize::from(family.places.is_empty());
        let upper = miss + words.len() - 1;
        Prospect { family, words, miss, lower: miss, upper }
    };
    candidates.split(letter).into_iter().map(prospect).collect()
}
