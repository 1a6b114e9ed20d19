//! What is asked before a round where it is played in plain sentences.

use super::{counted, listed, names, sentence};
use crate::game::{Difficulty, Guesses, Holder};

/// Asks for the length; `first` to `last` is what the list has (letters), and `default` what Enter means.
#[must_use]
pub fn how_many_letters(first: usize, last: usize, default: Option<usize>) -> String {
    let enter = default.map(|length| format!(", Enter for {length}")).unwrap_or_default();
    format!("How many letters? ({first} to {last}{enter})")
}

/// Who holds the word and where it is from, as long as nothing else is said.
#[must_use]
pub fn settings(holder: Holder, list: &str) -> String {
    let who = match holder {
        Holder::You => String::from("You hold the word, from"),
        Holder::Computer(opponent) => format!("The opponent is {opponent}, with"),
    };
    format!(
        "{who} the list {list}. To change that, type another opponent or list; type settings to hear them, \
         today for today's game, or how it cheats."
    )
}

/// Who could hold the word: "merciless: holds no word; …".
#[must_use]
pub fn opponent(holder: Holder) -> String {
    format!("{holder}: {}.", names::about(holder).replacen("; ", " and ", 1))
}

/// The lists that there are, and the difficulties.
#[must_use]
pub fn lists_and_difficulties(lists: &[String]) -> String {
    let named = Difficulty::ALL.iter().filter_map(|named| Some((named, named.beyond_par()?)));
    let named = named.map(|(named, more)| match more {
        0 => format!("{named}, what a perfect player needs"),
        more => format!("{named}, {more} more than a perfect player needs"),
    });
    let named: Vec<_> = named.collect();
    format!(
        "The lists are {}. How many guesses: {}; or any number.",
        listed(lists, "and"),
        named.join("; ")
    )
}

/// What it means that the misses are fewer than a perfect player needs (`par`).
#[must_use]
pub fn below_par(holder: Holder, par: usize) -> String {
    sentence(&format!("par is {par}: {}", super::form::below_par(holder)))
}

/// What to say to something that is no length.
#[must_use]
pub fn a_number_of_letters(first: usize, last: usize) -> String {
    format!("Please type a whole number of letters, from {first} to {last}.")
}

/// Asks for the guesses; Enter means `default`.
#[must_use]
pub fn how_many_guesses(holder: Holder, default: Guesses) -> String {
    let who = match holder {
        Holder::You => "I",
        Holder::Computer(_) => "you",
    };
    format!(
        "How many misses may {who} make? (a number above zero, or gentle, even, sharp or perfect; \
         Enter for {default})"
    )
}

/// "The word has 5 letters."
#[must_use]
pub fn the_word_has(letters: usize) -> String {
    format!("The word has {}.", counted(letters, "letter", "letters"))
}
