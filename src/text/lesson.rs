//! What the pages on how the computer cheats say. The numbers in it are those of the rounds on the pages.

use super::{answer, count, counted, grouped};
use crate::engine::{Opponent, Reply};
use crate::game::{Lives, Round, Standing};
use crate::words::Alphabet;

/// What the first page is called, and what it says.
pub const FAMILIES: (&str, &str) = (
    "It never picks a word",
    "Guess a letter, E for one. The words fall into families by where they have it. It keeps the \
     largest family, and forgets the others.",
);

/// The same for the second.
pub const LOOKING_AHEAD: (&str, &str) = (
    "The largest is not always the worst",
    "One miss loses. Guess E: greedy keeps the larger family and goes on. Merciless looks ahead, and \
     keeps whatever you cannot win against.",
);

/// What the third page is called.
pub const PAR: &str = "What par is";

/// What it says, where par is this many misses.
#[must_use]
pub fn about_par(par: Lives) -> String {
    format!(
        "A perfect player needs {} against merciless, whatever it does: that is par. Guess letters, and see \
         what each leaves you. Gentle, even and sharp are par and 5, 3 and 1 more.",
        count::misses(par.get() as usize)
    )
}

/// The same to those who listen.
#[must_use]
pub fn par_aloud(par: Lives) -> String {
    format!(
        "A perfect player needs {} against merciless, whatever it does: that is par. Guess letters, and hear \
         what each leaves you. Gentle is par plus 5, even par plus 3, sharp par plus 1.",
        count::misses(par.get() as usize)
    )
}

/// The page, and which of how many it is.
#[must_use]
pub fn numbered(title: &str, page: usize, pages: usize) -> String {
    format!("How it cheats, {page} of {pages}: {title}")
}

/// How a round on a page stands after its last letter.
#[must_use]
pub fn standing(round: &Round) -> String {
    stands_after(round, |reply, alphabet| answer(reply.letter, reply.places(), alphabet))
}

/// The same for those who listen, with the places of the letter.
#[must_use]
pub fn standing_aloud(round: &Round) -> String {
    stands_after(round, super::lines::answer)
}

fn stands_after(round: &Round, answer: fn(&Reply, &Alphabet) -> String) -> String {
    let said = round.replies().last().map(|reply| answer(reply, round.engine().alphabet()));
    let left = round.misses_left() as usize;
    let stands = match round.standing() {
        Standing::Won => String::from("You have found it."),
        Standing::Lost => String::from("You have lost."),
        Standing::InPlay => format!("{} left.", counted(left, "miss", "misses")),
    };
    said.map_or(stands.clone(), |said| format!("{said} {stands}"))
}

/// What the best guesser needs from here, and whether the player has it.
#[must_use]
pub fn needs(value: usize, round: &Round) -> String {
    let left = round.misses_left() as usize;
    let par = match round.replies().is_empty() {
        true => format!("Par is {}: perfect", value + 1),
        false => String::from("Perfect"),
    };
    let costs = costs(value);
    let verdict = if left > value { "this can be won" } else { "nobody can win this any more" };
    let loses = counted(left, "miss loses", "misses lose");
    format!("{par} play {costs} from here, and {loses}: {verdict}.")
}

/// What perfect play does with a word that costs it this number of misses at most.
pub(super) fn costs(misses: usize) -> String {
    match misses {
        0 => String::from("never misses"),
        1 => String::from("misses once at most"),
        _ => format!("misses at most {} times", grouped(misses)),
    }
}

/// "nobody: the computer looks ahead and wins wherever it can", as a heading has it.
#[must_use]
pub fn heading(opponent: Opponent) -> String {
    opponent.name().to_uppercase()
}
