//! Owns [`both`], which runs two independent tasks at once.

use std::thread;

/// Runs two independent tasks and returns their results: in parallel if `threads` is at least 2 and a thread
/// can be started, otherwise one after the other. The results are the same either way.
pub(crate) fn both<A: Send, B>(
    threads: usize,
    one: impl Fn() -> A + Sync,
    other: impl FnOnce() -> B,
) -> (A, B) {
    thread::scope(|scope| {
        let start = || thread::Builder::new().spawn_scoped(scope, &one).ok();
        let started = if threads < 2 { None } else { start() };
        let here = other();
        let there = match started {
            Some(there) => there.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
            None => one(),
        };
        (there, here)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_are_done_with_any_number_of_threads() {
        for threads in 0..4 {
            let words = String::from("both");
            let done = both(threads, || words.len(), || words.to_uppercase());
            assert_eq!(done, (4, String::from("BOTH")));
        }
    }
}
