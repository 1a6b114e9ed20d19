//! Owns how a failure is made short: knows nothing of what fails.

/// The shortest list that is found by leaving out pieces, larger ones first, such that it still fails: without
/// any one of its parts it does not.
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
        // What could not be left out before may be superfluous once something else is gone.
        if size > 1 || whole.len() == before {
            size /= 2;
        }
    }
    whole
}
