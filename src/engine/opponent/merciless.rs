//! Merciless: wins by force wherever that can be done, and makes it hard for players who are not perfect.

use crate::engine::answer::{Choice, Reason};
use crate::engine::answer_search::{AnswerSearch, Branch};
use crate::engine::swindle;
use crate::solver;

/// A family in which the player is lost, if there is one. Where there is none, the one that costs a
/// perfect player the most misses, and of those the one that costs other players the most. Where the nodes
/// are not enough to know, the one that [costs most played out](played_out).
///
/// A win that is seen is not lost again: one is seen after every further letter
/// ([`lost_at_sight`](solver::Solver::lost_at_sight)). Nor is what was searched: the words only get fewer, so it is
/// searched to the end of the round.
pub(super) fn answer(
    search: &mut AnswerSearch<'_>,
    mut branches: Vec<Branch>,
    left: usize,
) -> Choice {
    if let [alone] = &branches[..] {
        let places = alone.family.places;
        return Choice { places, reason: Reason::Largest, proven: true };
    }
    let lost = |branch: &Branch| Choice {
        places: branch.family.places,
        reason: Reason::Lost,
        proven: true,
    };
    let questions = questions(&branches, left);
    if let Some(found) = search.solver.lost_at_sight(&questions) {
        return lost(&branches[found]);
    }
    if !search.searches() {
        return played_out(search, &branches);
    }
    search.glance(&mut branches);
    // Where plain play survives nothing need be searched.
    let (open, questions): (Vec<_>, Vec<_>) = questions
        .into_iter()
        .enumerate()
        .filter(|(number, _)| branches[*number].upper >= left)
        .unzip();
    let race = search.solver.race(&questions, search.limit);
    if let Some(found) = race.lost {
        return lost(&branches[open[found]]);
    }
    if !race.settled() {
        return played_out(search, &branches);
    }
    for number in open {
        branches[number].upper = left - 1;
    }
    let Some(most) = search.most(&mut branches) else {
        return played_out(search, &branches);
    };
    branches.retain(|branch| branch.lower == most);
    let words: Vec<_> = branches.iter().map(|branch| branch.words.numbers()).collect();
    let left: Vec<_> = branches.iter().map(|branch| left - branch.miss).collect();
    let hardest = swindle::hardest(search.solver.lexicon(), &words, &left, search.threads);
    let places = branches[hardest].family.places;
    Choice { places, reason: Reason::Most(most), proven: true }
}

/// The family in which a player who goes by frequency suffers most if the largest one is kept from then on;
/// the largest of all, if in no other more. Never one that is known to cost less than the largest.
///
/// So that player suffers no less than from a setter who keeps the largest: after each letter the family that
/// the last playing out kept is among the new ones, and another is kept only where it costs them more
/// (policy improvement by rollout: Bertsekas, Tsitsiklis and Wu, "Rollout algorithms for combinatorial
/// optimization", Journal of Heuristics 3, 1997).
fn played_out(search: &AnswerSearch<'_>, branches: &[Branch]) -> Choice {
    let least = branches[0].lower;
    let open = branches.iter().enumerate().filter(|(_, branch)| branch.upper >= least);
    let (open, families): (Vec<_>, Vec<_>) = open
        .map(|(number, branch)| (number, (branch.words.numbers(), branch.miss, branch.upper)))
        .unzip();
    let (dearest, misses) = swindle::dearest(search.solver.lexicon(), families);
    let kept = open.get(dearest).copied().unwrap_or(0);
    let reason = if kept == 0 { Reason::Largest } else { Reason::Most(misses) };
    Choice { places: branches[kept].family.places, reason, proven: false }
}

/// For each family: is the player lost in it?
fn questions(branches: &[Branch], left: usize) -> Vec<solver::Entrant> {
    let question = |branch: &Branch| solver::Entrant {
        words: branch.words.numbers().to_vec(),
        // The miss that this answer is may be the last one.
        misses: left.checked_sub(1 + branch.miss),
    };
    branches.iter().map(question).collect()
}
