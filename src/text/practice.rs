//! What costs the player most, and how it is practised.

use super::Medium;
use super::count;
use super::names;
use super::opening;
use super::values::{capital, grouped};
use crate::history::{Practice, Spot, Weakness};
use crate::words::Tier;

/// The title of what costs the player most, before sentences about it.
pub const TITLE: &str = "What costs you most";

/// The title of what costs the player most.
pub const COSTS_MOST: &str = "WHAT COSTS YOU MOST";

/// Says what the page of practice shows and what Enter does there, and what a row with letters stands for if one of
/// those `shown` has some.
pub fn invitation(shown: &[Weakness]) -> String {
    let with_letters = shown.iter().any(|weakness| weakness.spot.opening.is_some());
    let letters =
        with_letters.then_some("A row such as --T-- is a round that starts with those letters.");
    let told = [
        Some(
            "Enter plays a round like the one that is marked. It won't affect your other statistics.",
        ),
        letters,
        Some(
            "The bars add up misses beyond perfect play, with three more for a loss. Each win without an extra miss shortens the bar, until the row disappears.",
        ),
    ];
    told.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The remark of a round that is played once more.
pub const SAME: &str = "The same round again, for practice.";

/// Says why there is nothing to practise, to somebody who perhaps has a word list (`has_own`), which does not count.
pub fn nothing(practice: &Practice, has_own: bool) -> String {
    let needed = Practice::ROUNDS;
    match practice.rounds() {
        played if played < needed => {
            let own = if has_own { " with a built-in word list" } else { "" };
            let more = count::more_rounds(needed - played);
            format!(
                "Practice lets you replay the kind of round that you lose. First play {more}{own} to the end."
            )
        }
        _ => String::from(
            "There is nothing to practise: you have made up for every round that cost you more misses than perfect play.",
        ),
    }
}

/// Says why a round was chosen for practice, from the longest wording to the shortest.
pub fn begun(weakness: &Weakness) -> Vec<String> {
    [true, false].map(|whole| format!("Practice: {}.", cost(weakness, whole))).into()
}

/// Returns what costs the player most, the worst first, in sentences.
pub fn told(practice: &Practice, most: usize, to: Medium) -> Vec<String> {
    let weaknesses = practice.weaknesses();
    let told = |weakness: &Weakness| {
        let Spot { tier, length, opening, .. } = weakness.spot;
        let begins = opening.map(|opening| {
            let letters = opening::letters(opening, tier.alphabet(), to);
            format!("{}, beginning with {letters}: ", count::letters(length))
        });
        capital(&format!("{}{}.", begins.unwrap_or_default(), cost(weakness, true)))
    };
    weaknesses.iter().take(most).map(told).collect()
}

/// "you lost 3 of 4 rounds with 8 letters against Merciless, with 11 misses over perfect play in all", or without
/// the misses.
fn cost(weakness: &Weakness, whole: bool) -> String {
    let Weakness { spot, rounds, lost, above_par, .. } = *weakness;
    let above = format!("{} over perfect play", count::misses(above_par));
    let place = place(spot);
    match (spot.opening, lost) {
        (None, 0) => format!("{} {place} cost you {above}", several(rounds)),
        (Some(_), 0) => format!("this start cost you {above}"),
        (opening, _) => {
            let which = match lost == rounds {
                true => several(rounds),
                false => format!("{} of {}", grouped(lost), count::rounds(rounds)),
            };
            let place = if opening.is_some() { String::from("with this start") } else { place };
            let in_all = if rounds > 1 { " in all" } else { "" };
            let is_said = whole && above_par > 0;
            let misses = if is_said { format!(", with {above}{in_all}") } else { String::new() };
            format!("you lost {which} {place}{misses}")
        }
    }
}

/// "a round", "4 rounds".
fn several(rounds: usize) -> String {
    if rounds == 1 { String::from("a round") } else { count::rounds(rounds) }
}

/// "with 8 letters against Merciless", "with 9-letter unabridged words against Merciless".
fn place(spot: Spot) -> String {
    let opponent = names::opponent(spot.opponent);
    match of_list(spot.tier) {
        None => format!("with {} against {opponent}", count::letters(spot.length)),
        Some(list) => format!("with {}-letter {list} words against {opponent}", spot.length),
    }
}

/// What costs the player something, in a row: "8 letters", "----T--- without S", each with the opponent, and the list if
/// it is not the usual one.
pub fn name(spot: Spot) -> String {
    let alphabet = spot.tier.alphabet();
    let begins = match spot.opening {
        None => count::letters(spot.length),
        Some(opening) => {
            let letter = alphabet.upper(opening.letter());
            let at = |place| if opening.places().contains(place) { letter } else { '-' };
            let pattern: String = (0..spot.length).map(at).collect();
            match opening.absent() {
                Some(absent) => format!("{pattern} without {}", alphabet.upper(absent)),
                None => pattern,
            }
        }
    };
    let list = of_list(spot.tier).map_or_else(String::new, |list| format!("{list}, "));
    format!("{begins}, {list}{}", names::opponent(spot.opponent))
}

/// Returns the name of a list, unless it is the one that everybody begins with.
fn of_list(tier: Tier) -> Option<String> {
    (tier != Tier::Common).then(|| names::tier(tier))
}

/// What it has cost, in a row: "lost 3 of 4, 11 extra".
pub fn price(weakness: &Weakness) -> String {
    let Weakness { rounds, lost, above_par, .. } = *weakness;
    let lost = (lost > 0).then(|| format!("lost {} of {}", grouped(lost), grouped(rounds)));
    let above = (above_par > 0).then(|| format!("{} extra", grouped(above_par)));
    lost.into_iter().chain(above).collect::<Vec<_>>().join(", ")
}
