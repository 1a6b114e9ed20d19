//! The lesson on how the computer cheats.

use super::Medium;
use super::{count, round};
use crate::game::{Round, Standing};

/// Its title.
pub const TITLE: &str = "The computer never picks a word";

/// Says what to do, and what happens then. Greedy is the simplest of the opponents.
pub const TEXT: &str = "Guess a letter, say E. Words with the E in the same places form a group; so do the words without it. \
                        The computer keeps one group (here, the largest) and drops the rest. In a round it looks \
                        ahead and keeps the group that will cost you most.";

/// Says what the last letter brought, and the state of the round.
pub fn standing(round: &Round, to: Medium) -> String {
    let said = round::last_answer(round, to);
    let stands = match round.standing() {
        Standing::Won => String::from("You found it."),
        Standing::Lost => String::from("You lost."),
        Standing::InPlay => format!("{} left.", count::lives(round.misses_left() as usize)),
    };
    said.into_iter().chain([stands]).collect::<Vec<_>>().join(" ")
}
