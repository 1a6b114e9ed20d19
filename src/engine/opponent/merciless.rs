//! Merciless: wins by force wherever that can be done, and makes it hard for players who are not perfect.

use crate::engine::answer::{Choice, Reason};
use crate::engine::swindle;
use crate::engine::thought::{Prospect, Thought};
use crate::solver;

/// A family in which the player is lost, if there is one. Where there is none, the one that costs a
/// perfect player the most misses, and of those the one that costs other players the most. Where the nodes
/// are not enough to know, the one that [costs most played out](played_out).
///
/// A win that is seen is not lost again: one is seen after every further letter
/// ([`lost_at_sight`](solver::Solver::lost_at_sight)). Nor is what was searched: the words only get fewer, so it is
/// searched to the end of the round.
pub(super) fn answer(
    thought: &mut Thought<'_>,
    mut prospects: Vec<Prospect>,
    left: usize,
) -> Choice {
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
    if let Some(found) = thought.solver.lost_at_sight(&questions) {
        return lost(&prospects[found]);
    }
    if !thought.searches() {
        return played_out(thought, &prospects);
    }
    thought.glance(&mut prospects);
    // Where plain play survives nothing need be searched.
    let (open, questions): (Vec<_>, Vec<_>) = questions
        .into_iter()
        .enumerate()
        .filter(|(number, _)| prospects[*number].upper >= left)
        .unzip();
    let race = thought.solver.race(&questions, thought.limit);
    if let Some(found) = race.lost {
        return lost(&prospects[open[found]]);
    }
    if !race.settled() {
        return played_out(thought, &prospects);
    }
    for number in open {
        prospects[number].upper = left - 1;
    }
    let Some(most) = thought.most(&mut prospects) else {
        return played_out(thought, &prospects);
    };
    prospects.retain(|prospect| prospect.lower == most);
    let words: Vec<_> = prospects.iter().map(|prospect| prospect.words.numbers()).collect();
    let left: Vec<_> = prospects.iter().map(|prospect| left - prospect.miss).collect();
    let hardest = swindle::hardest(thought.solver.lexicon(), &words, &left, thought.threads);
    let places = prospects[hardest].family.places;
    Choice { places, reason: Reason::Most(most), proven: true }
}

/// The family in which a player who goes by frequency suffers most if the largest one is kept from then on;
/// the largest of all, if in no other more. Never one that is known to cost less than the largest.
///
/// So that player suffers no less than from a setter who keeps the largest: after each letter the family that
/// the last playing out kept is among the new ones, and another is kept only where it costs them more
/// (policy improvement by rollout: Bertsekas, Tsitsiklis and Wu, "Rollout algorithms for combinatorial
/// optimization", Journal of Heuristics 3, 1997).
fn played_out(thought: &Thought<'_>, prospects: &[Prospect]) -> Choice {
    let least = prospects[0].lower;
    let open = prospects.iter().enumerate().filter(|(_, prospect)| prospect.upper >= least);
    let (open, families): (Vec<_>, Vec<_>) = open
        .map(|(number, prospect)| {
            (number, (prospect.words.numbers(), prospect.miss, prospect.upper))
        })
        .unzip();
    let (dearest, misses) = swindle::dearest(thought.solver.lexicon(), families);
    let kept = open.get(dearest).copied().unwrap_or(0);
    let reason = if kept == 0 { Reason::Largest } else { Reason::Most(misses) };
    Choice { places: prospects[kept].family.places, reason, proven: false }
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
