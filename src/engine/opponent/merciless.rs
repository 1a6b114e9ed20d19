//! Merciless: wins by force wherever that can be done, and makes it hard for players who are not perfect.

use crate::engine::answer::{Choice, Reason};
use crate::engine::swindle;
use crate::engine::thought::{Prospect, Thought};
use crate::solver;

/// A family in which the player is lost, if there is one. Where there is none, the one that costs a
/// perfect player the most misses, and of those the one that costs other players the most. Where nothing is
/// searched, the largest family, unless a win is seen at once.
///
/// So merciless costs a perfect player as much as greedy at least, however little is searched. Until it
/// first answers otherwise than greedy the two play the same game. If it does so for a win that it sees, it
/// sees one after every further letter ([`Solver::lost_at_sight`]), and the round is lost. If it does so
/// because it searches, it searches to the end of the round, for the words only get fewer: then
/// the player suffers the value of the position, and nobody can make a perfect player suffer more.
pub(super) fn answer(
    thought: &mut Thought<'_>,
    mut prospects: Vec<Prospect>,
    left: usize,
) -> Choice {
    let largest = prospects[0].family.places;
    let proven = prospects.len() == 1;
    let greedy = Choice { places: largest, reason: Reason::Largest, proven };
    if proven {
        return greedy;
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
        return greedy;
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
        return greedy;
    }
    for number in open {
        prospects[number].upper = left - 1;
    }
    let Some(most) = thought.most(&mut prospects) else { return greedy };
    prospects.retain(|prospect| prospect.lower == most);
    let words: Vec<_> = prospects.iter().map(|prospect| prospect.words.numbers()).collect();
    let left: Vec<_> = prospects.iter().map(|prospect| left - prospect.miss).collect();
    let hardest = swindle::hardest(thought.solver.lexicon(), &words, &left, thought.threads);
    let places = prospects[hardest].family.places;
    Choice { places, reason: Reason::Most(most), proven: true }
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
