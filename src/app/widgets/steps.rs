//! How a row of choices steps from one to another; knows no row.

use crate::game::{Difficulty, Lives};

/// The value `by` steps on from this one, round the end.
pub(in crate::app) fn stepped<T: Copy + PartialEq>(all: &[T], current: T, by: isize) -> T {
    let at = all.iter().position(|value| *value == current).unwrap_or(0);
    all[(at as isize + by).rem_euclid(all.len() as isize) as usize]
}

/// The next value after this one whose name begins with the character, round the end.
pub(in crate::app) fn named<'a, T: Copy + PartialEq>(
    all: &[T],
    current: T,
    c: char,
    name: impl Fn(T) -> &'a str,
) -> T {
    let at = all.iter().position(|value| *value == current).unwrap_or(0);
    let following = all.iter().cycle().skip(at + 1).take(all.len());
    let begins = |value: T| name(value).starts_with(c.to_ascii_lowercase());
    following.copied().find(|value| begins(*value)).unwrap_or(current)
}

/// The misses of the next difficulty that has a name, where par is this: from between two the next on
/// that side; past the ends one miss more or less.
pub(in crate::app) fn stepped_by_name(lives: Lives, par: usize, by: isize) -> Lives {
    let mut named = Difficulty::ALL.into_iter().filter_map(|difficulty| difficulty.lives(par));
    let next = match by {
        1.. => named.find(|other| *other < lives),
        _ => named.rfind(|other| *other > lives),
    };
    next.unwrap_or_else(|| if by > 0 { lives.fewer() } else { lives.more() })
}
