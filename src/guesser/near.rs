//! What to guess where no word fits: the word is not on the list, or somebody slipped.

use super::{Merit, Rated, View};
use crate::words::Letter;

/// How much a word counts less for each letter that does not fit: words that are off in more than one
/// tell little, but where the others have nothing left to guess they decide.
const OFF: f64 = 0.2;

/// Rates every letter of the alphabet that has not been guessed by how often words that fit nearly have
/// it; the counts are those of the words that come nearest.
pub(super) fn rate(view: &View) -> Vec<Rated> {
    let misfits = view.shelf.misfits(&view.pattern, view.guessed);
    let nearest = misfits.iter().copied().min().unwrap_or(0);
    let mut weights = [0.0; Letter::MAX];
    let mut counts = [0usize; Letter::MAX];
    for (number, &misfit) in (0..).zip(&misfits) {
        let weight = OFF.powi(i32::from(misfit - nearest));
        for letter in view.shelf.letters(number).iter() {
            weights[letter.index()] += weight;
            counts[letter.index()] += usize::from(misfit == nearest);
        }
    }
    let of = misfits.iter().filter(|misfit| **misfit == nearest).count();
    let open = view.shelf.alphabet().letters().filter(|letter| !view.guessed.contains(*letter));
    let mut rated: Vec<_> = open
        .map(|letter| Rated { letter, with: counts[letter.index()], of, merit: Merit::Presence })
        .collect();
    let weight = |rated: &Rated| weights[rated.letter.index()];
    rated.sort_by(|one, other| weight(other).total_cmp(&weight(one)));
    rated
}
