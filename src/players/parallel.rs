//! Owns [`in_parallel`], which does tasks on several threads.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;

/// The tasks that are left.
struct Pile<T> {
    /// The next one is the last.
    tasks: Vec<T>,
    /// The number of threads that are at work, and may add further tasks.
    busy: usize,
}

/// Does tasks on `jobs` threads, each of which takes the next one, and hands what they send to `with`, on this thread. A
/// task may return further tasks, which are done before those that wait, the last one first. `begin` returns what a thread does
/// with its tasks, which may remember earlier ones.
pub fn in_parallel<T: Send, R: Send, W: FnMut(T, &Sender<R>) -> Vec<T>>(
    jobs: usize,
    mut tasks: Vec<T>,
    begin: impl Fn() -> W + Sync,
    with: impl FnMut(R),
) {
    tasks.reverse();
    let (pile, more) = (Mutex::new(Pile { tasks, busy: 0 }), Condvar::new());
    let lock = || pile.lock().unwrap_or_else(PoisonError::into_inner);
    let next = || {
        let waits = |pile: &mut Pile<T>| pile.tasks.is_empty() && pile.busy > 0;
        let mut pile = more.wait_while(lock(), waits).unwrap_or_else(PoisonError::into_inner);
        let task = pile.tasks.pop()?;
        pile.busy += 1;
        Some(task)
    };
    let (send, receive) = channel();
    let run = |send: Sender<R>| {
        let mut work = begin();
        while let Some(task) = next() {
            let done = catch_unwind(AssertUnwindSafe(|| work(task, &send)));
            let mut pile = lock();
            pile.busy -= 1;
            more.notify_all();
            match done {
                Ok(further) => pile.tasks.extend(further),
                Err(panic) => {
                    // The other threads end, too.
                    pile.tasks.clear();
                    resume_unwind(panic);
                }
            }
        }
    };
    thread::scope(|scope| {
        let started = (0..jobs.max(1)).filter(|_| {
            let (run, send) = (&run, send.clone());
            thread::Builder::new().spawn_scoped(scope, move || run(send)).is_ok()
        });
        if started.count() == 0 {
            // The system can't start any more threads.
            run(send.clone());
        }
        drop(send);
        receive.into_iter().for_each(with);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the numbers of a range that were found by halving it, in this order.
    fn found(jobs: usize, ranges: &[(u32, u32)]) -> Vec<u32> {
        let mut found = Vec::new();
        let halve = |(from, to): (u32, u32), send: &Sender<u32>| match to - from {
            0 => Vec::new(),
            1 => {
                send.send(from).unwrap();
                Vec::new()
            }
            _ => vec![((from + to) / 2, to), (from, (from + to) / 2)],
        };
        in_parallel(jobs, ranges.to_vec(), || halve, |number| found.push(number));
        found
    }

    #[test]
    fn every_task_is_done_once_whatever_the_number_of_threads() {
        let all: Vec<_> = (0..1000).collect();
        assert_eq!(found(1, &[(0, 10), (10, 1000)]), all, "in turn");
        for jobs in [0, 2, 5] {
            let mut found = found(jobs, &[(0, 10), (10, 1000)]);
            found.sort_unstable();
            assert_eq!(found, all);
        }
        assert!(found(3, &[]).is_empty());
    }

    #[test]
    fn a_panic_ends_all_threads() {
        for jobs in [1, 3] {
            let work = |task: u32, _: &Sender<()>| match task {
                7 => panic!("as intended"),
                task => vec![task + 1],
            };
            let all = || in_parallel(jobs, vec![0, 1, 2], || work, |()| {});
            assert!(catch_unwind(AssertUnwindSafe(all)).is_err());
        }
    }
}
