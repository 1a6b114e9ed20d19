//! Owns [`spread`], which runs tasks on several threads that take them from a shared stack and push new ones.

use std::panic;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Runs tasks on this many threads until none is left. `worker` creates a thread's state; a task may return further
/// tasks, the next one last. An error ends everything. Returns what `end` makes of each worker.
///
/// # Errors
/// Returns the first error of a task, and the results of the workers.
pub fn spread<T: Send, W, R: Send, E: Send>(
    threads: usize,
    tasks: Vec<T>,
    worker: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, T) -> Result<Vec<T>, E> + Sync,
    end: impl Fn(W) -> R + Sync,
) -> (Vec<R>, Result<(), E>) {
    let pile =
        Pile { state: Mutex::new(PileState { tasks, busy: 0, error: None }), more: Condvar::new() };
    let run = || {
        let mut worker = worker();
        while let Some(task) = pile.take() {
            let guard = Unwinding(&pile);
            let done = work(&mut worker, task);
            std::mem::forget(guard);
            pile.put(done);
        }
        end(worker)
    };
    let results = thread::scope(|scope| {
        let start = |_| thread::Builder::new().spawn_scoped(scope, run).ok();
        let handles: Vec<_> = (0..threads).filter_map(start).collect();
        if handles.is_empty() {
            // No more threads can be started.
            return vec![run()];
        }
        handles
            .into_iter()
            .map(|handle| handle.join().unwrap_or_else(|payload| panic::resume_unwind(payload)))
            .collect()
    });
    let error = pile.lock().error.take();
    (results, error.map_or(Ok(()), Err))
}

/// The shared stack of tasks.
struct Pile<T, E> {
    state: Mutex<PileState<T, E>>,
    more: Condvar,
}

struct PileState<T, E> {
    tasks: Vec<T>,
    /// Threads that are running a task, and may push new ones.
    busy: usize,
    error: Option<E>,
}

impl<T, E> Pile<T, E> {
    fn lock(&self) -> MutexGuard<'_, PileState<T, E>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the next task; waits if there is none but other threads may push some.
    fn take(&self) -> Option<T> {
        let waiting = |state: &mut PileState<T, E>| state.tasks.is_empty() && state.busy > 0;
        let mut state =
            self.more.wait_while(self.lock(), waiting).unwrap_or_else(PoisonError::into_inner);
        let task = state.tasks.pop()?;
        state.busy += 1;
        Some(task)
    }

    /// Finishes a task, and pushes the tasks that follow from it.
    fn put(&self, done: Result<Vec<T>, E>) {
        let mut state = self.lock();
        state.busy -= 1;
        match done {
            Ok(tasks) if state.error.is_none() => state.tasks.extend(tasks),
            Ok(_) => {}
            Err(error) => {
                state.tasks.clear();
                state.error.get_or_insert(error);
            }
        }
        self.more.notify_all();
    }
}

/// Lets the other threads end if a task panics.
struct Unwinding<'a, T, E>(&'a Pile<T, E>);

impl<T, E> Drop for Unwinding<'_, T, E> {
    fn drop(&mut self) {
        self.0.lock().tasks.clear();
        self.0.put(Ok(Vec::new()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers below a number, found by halving; counts each once.
    fn count(threads: usize, below: u32) -> (u32, Result<(), u32>) {
        let halve = |sum: &mut u32, (from, to): (u32, u32)| match to - from {
            0 => Ok(Vec::new()),
            1 if from == 999_999 => Err(from),
            1 => {
                *sum += 1;
                Ok(Vec::new())
            }
            _ => Ok(vec![(from, (from + to) / 2), ((from + to) / 2, to)]),
        };
        let (sums, ended) = spread(threads, vec![(0, below)], || 0, halve, |sum| sum);
        assert_eq!(sums.len(), threads);
        (sums.iter().sum(), ended)
    }

    #[test]
    fn every_task_is_done_once_whatever_the_number_of_threads() {
        for threads in [1, 2, 5] {
            for below in [0, 1, 2, 1000] {
                assert_eq!(count(threads, below), (below, Ok(())));
            }
        }
    }

    #[test]
    fn an_error_ends_everything_and_what_was_done_is_handed_out() {
        for threads in [1, 2, 5] {
            let (done, ended) = count(threads, 1_000_000);
            assert_eq!(ended, Err(999_999));
            assert!(done < 999_999, "{done}");
        }
    }
}
