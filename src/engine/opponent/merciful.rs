//! Merciful: makes the best of every letter for the player.

use crate::engine::answer::{Choice, Reason};
use crate::engine::thought::{Prospect, Thought};

/// The family that costs a perfect player the fewest misses; of those the smallest. Where nothing is
/// searched, the one that costs the fewest for all that is seen at once.
pub(super) fn answer(thought: &mut Thought<'_>, mut prospects: Vec<Prospect>, _: usize) -> Choice {
    thought.glance(&mut prospects);
    prospects.sort_by_key(|prospect| (prospect.lower, prospect.words.len()));
    let fewest = if thought.searches() { thought.fewest(&mut prospects) } else { None };
    let easiest = prospects.iter().min_by_key(|prospect| (prospect.upper, prospect.words.len()));
    // A letter makes one family at least.
    let (places, upper) =
        easiest.map_or_else(Default::default, |easiest| (easiest.family.places, easiest.upper));
    Choice { places, reason: Reason::Fewest(upper), proven: fewest.is_some() }
}
