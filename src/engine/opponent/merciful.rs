//! Owns the strategy of the merciful opponent, which makes the best of every letter for the player.

use crate::engine::answer::{Choice, Reason};
use crate::engine::answer_search::{AnswerSearch, Branch};

/// Chooses the family that costs a perfect player the fewest misses, and among those the smallest. Without a
/// search, quick bounds decide.
pub(super) fn answer(search: &mut AnswerSearch<'_>, mut branches: Vec<Branch>, _: usize) -> Choice {
    search.glance(&mut branches);
    branches.sort_by_key(|branch| (branch.lower, branch.words.len()));
    let fewest = if search.searches() { search.fewest(&mut branches) } else { None };
    let easiest = branches.iter().min_by_key(|branch| (branch.upper, branch.words.len()));
    // A letter has at least one family.
    let (places, upper) =
        easiest.map_or_else(Default::default, |easiest| (easiest.family.places, easiest.upper));
    Choice { places, reason: Reason::Fewest(upper), proven: fewest.is_some() }
}
