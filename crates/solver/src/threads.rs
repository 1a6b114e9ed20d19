//! Owns everything that runs on several threads. Without the feature `threads`, it all runs
//! on the caller's thread, with the same results.

#![allow(clippy::disallowed_methods, reason = "all other code asks this module for threads")]

/// Returns the number of threads that can run at the same time, at least 1.
pub fn cores() -> usize {
    if cfg!(feature = "threads") {
        std::thread::available_parallelism().map_or(1, usize::from)
    } else {
        1
    }
}

/// Runs the first task on the caller's thread and the others next to it; each task must be able to do without
/// the others. Returns the results of those that could be started and did not panic, the first task's result
/// first.
pub fn race<F: FnOnce() -> R + Send, R: Send>(mut tasks: impl Iterator<Item = F>) -> Vec<R> {
    let Some(first) = tasks.next() else { return Vec::new() };
    if !cfg!(feature = "threads") {
        // What they hold is waited for by nobody.
        drop(tasks);
        return vec![first()];
    }
    std::thread::scope(|scope| {
        let start = |task| std::thread::Builder::new().spawn_scoped(scope, task).ok();
        let started: Vec<_> = tasks.filter_map(start).collect();
        let first = first();
        let others = started.into_iter().filter_map(|thread| thread.join().ok());
        std::iter::once(first).chain(others).collect()
    })
}

/// Runs two independent tasks: at the same time if `threads` is 2 or more, otherwise one after the other.
pub fn both<A: Send, B>(
    threads: usize,
    one: impl Fn() -> A + Sync,
    other: impl FnOnce() -> B,
) -> (A, B) {
    if threads < 2 || !cfg!(feature = "threads") {
        let other = other();
        return (one(), other);
    }
    std::thread::scope(|scope| {
        let started = std::thread::Builder::new().spawn_scoped(scope, &one).ok();
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

    #[test]
    fn the_first_of_a_race_always_runs() {
        assert_eq!(race((0..3).map(|number| move || number)).first(), Some(&0));
        assert_eq!(race(std::iter::empty::<fn()>()).len(), 0);
    }
}
