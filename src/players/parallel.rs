//! Owns [`in_parallel`], which does tasks on several threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

/// Does tasks on so many threads, each of which takes the next one, and hands what they send to `with`, on this thread.
pub fn in_parallel<'a, T: Sync, R: Send>(
    jobs: usize,
    tasks: &'a [T],
    work: impl Fn(&'a T, &Sender<R>) + Sync,
    with: impl FnMut(R),
) {
    let next = AtomicUsize::new(0);
    let (send, receive) = channel();
    let run = |send: Sender<R>| {
        while let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            work(task, &send);
        }
    };
    thread::scope(|scope| {
        let started = (0..jobs.clamp(1, tasks.len().max(1))).filter(|_| {
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

    #[test]
    fn every_task_is_done_once_whatever_the_number_of_threads() {
        for (jobs, tasks) in [(0, 5), (1, 5), (3, 100), (9, 2), (2, 0)] {
            let tasks: Vec<_> = (0..tasks).collect();
            let mut done = Vec::new();
            in_parallel(
                jobs,
                &tasks,
                |task, send| send.send(*task).unwrap(),
                |task| done.push(task),
            );
            done.sort_unstable();
            assert_eq!(done, tasks);
        }
    }
}
