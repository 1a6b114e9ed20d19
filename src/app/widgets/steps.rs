//! Steps from one value of a row to the next.

use crate::game::{Difficulty, Lives};

/// Returns the value `by` steps on, wrapping around.
pub(in crate::app) fn stepped<T: Copy + PartialEq>(all: &[T], current: T, by: isize) -> T {
    let at = all.iter().position(|value| *value == current).unwrap_or(0);
    all[(at as isize + by).rem_euclid(all.len() as isize) as usize]
}

/// Returns the next value whose name begins with the character, wrapping around.
pub(in crate::app) fn named<'a, T: Copy + PartialEq>(
    all: &[T],
    current: T,
    c: char,
    name: impl Fn(T) -> &'a str,
) -> T {
    let at = all.iter().position(|value| *value == current).unwrap_or(0);
    let following = all.iter().cycle().skip(at + 1).take(all.len());
    let begins =
        |value: T| name(value).starts_with([c.to_ascii_lowercase(), c.to_ascii_uppercase()]);
    following.copied().find(|value| begins(*value)).unwrap_or(current)
}

/// Returns the misses of the next named difficulty for this par, starting between two if necessary; beyond
/// the last, one miss more or fewer.
pub(in crate::app) fn stepped_by_name(lives: Lives, par: usize, by: isize) -> Lives {
    let mut named = Difficulty::ALL.into_iter().filter_map(|difficulty| difficulty.lives(par));
    let next = match by {
        1.. => named.find(|other| *other < lives),
        _ => named.rfind(|other| *other > lives),
    };
    next.unwrap_or_else(|| if by > 0 { lives.fewer() } else { lives.more() })
}
