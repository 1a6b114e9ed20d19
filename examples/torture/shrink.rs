//! Owns the shrinking of failing inputs, whatever they consist of.

/// Leaves out pieces, larger ones first, as long as what remains still fails. The result no longer fails
/// without any one of its parts.
pub fn shortest<T: Clone>(mut whole: Vec<T>, fails: impl Fn(&[T]) -> bool) -> Vec<T> {
    let mut size = whole.len().div_ceil(2);
    while size > 0 {
        let before = whole.len();
        let mut at = 0;
        while at < whole.len() {
            let mut fewer = whole.clone();
            fewer.drain(at..(at + size).min(whole.len()));
            if fails(&fewer) {
                whole = fewer;
            } else {
                at += size;
            }
        }
        // A part that was needed before may be superfluous once another one is gone.
        if size > 1 || whole.len() == before {
            size /= 2;
        }
    }
    whole
}
