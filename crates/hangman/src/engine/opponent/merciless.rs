//! Owns the strategy of the merciless opponent, which wins wherever it can and otherwise sets traps.

use crate::engine::answer::{Choice, Reason};
use crate::engine::answer_search::{AnswerSearch, Branch};
use crate::engine::swindle;

/// Chooses a family in which the player has lost, if there is one. Otherwise, it chooses the family that
/// costs a perfect player the most misses, and among those the one that costs other players the most. If the
/// node limit is reached, it chooses the one that [costs most played out](played_out).
///
/// A win found without a search is never lost again, since one is found after every further letter
/// ([`lost_at_sight`](hangman_solver::Solver::lost_at_sight)). A win found by a search is not lost either: the number
/// of words only decreases, so all later positions are searched, too.
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
    // A family that frequency play survives needs no search.
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

/// Chooses the family in which a frequency player suffers most if the largest family is kept from then on;
/// the largest of all if no other costs more. It never chooses one that is known to cost less than the
/// largest.
///
/// So that player suffers at least as much as from a setter that always keeps the largest family: after each
/// letter, the family kept by the last playout is among the new ones, and another is kept only if it costs
/// more (policy improvement by rollout: Bertsekas, Tsitsiklis and Wu, "Rollout algorithms for
/// combinatorial optimization", Journal of Heuristics 3, 1997).
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

/// Asks for each family whether the player has lost in it.
fn questions(branches: &[Branch], left: usize) -> Vec<hangman_solver::Entrant> {
    let question = |branch: &Branch| hangman_solver::Entrant {
        words: branch.words.numbers().to_vec(),
        // This answer's miss may be the last one.
        misses: left.checked_sub(1 + branch.miss),
    };
    branches.iter().map(question).collect()
}
