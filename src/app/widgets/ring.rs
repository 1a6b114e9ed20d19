//! Steps through a few values of which the first follows the last.

/// Returns the value this many steps after another one, or before it; that one itself if there are none.
pub fn stepped<T: Clone + PartialEq>(all: &[T], from: T, by: isize) -> T {
    let at = all.iter().position(|value| *value == from).unwrap_or(0) as isize;
    let wrapped = (at + by).checked_rem_euclid(all.len() as isize);
    wrapped.and_then(|at| all.get(at as usize)).cloned().unwrap_or(from)
}
