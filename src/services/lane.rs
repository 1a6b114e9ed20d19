//! Owns [`Lane`]: jobs of one kind, which run one after another on a thread of their own.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use crate::app::Input;
use crate::solver::Halt;
use crate::system;
use crate::worker::Worker;

/// Receives results, on any thread.
pub type Report = Arc<dyn Fn(Input) + Send + Sync>;

/// What a job does with a worker until it is halted, and where it reports.
type Run = Box<dyn FnOnce(&mut Worker, Halt<'_>, &mut dyn FnMut(Input)) + Send>;

/// A request to execute.
pub struct Job {
    run: Run,
    /// The input that is reported if it never runs.
    given_up: Option<Box<Input>>,
}

impl Job {
    pub fn new(
        run: impl FnOnce(&mut Worker, Halt<'_>, &mut dyn FnMut(Input)) + Send + 'static,
    ) -> Self {
        Self { run: Box::new(run), given_up: None }
    }

    pub fn or_else_report(self, given_up: Input) -> Self {
        Self { given_up: Some(Box::new(given_up)), ..self }
    }

    /// Runs it to its end on the caller's thread. Returns its last report.
    pub fn run_inline(self, worker: &mut Worker) -> Option<Input> {
        let mut found = None;
        (self.run)(worker, &|| false, &mut |input| found = Some(input));
        found
    }

    pub fn give_up(self) -> Option<Input> {
        self.given_up.map(|input| *input)
    }
}

/// What happens to the jobs of a lane when another one arrives.
#[derive(Clone, Copy, Debug)]
pub struct Policy {
    pub name: &'static str,
    /// The maximum number of waiting jobs, at least 1; beyond that, the oldest is given up.
    pub waiting: usize,
    /// Whether the running job is halted.
    pub halts: bool,
}

/// Jobs of one kind. The thread is started for the first job, and ends after this is dropped.
pub struct Lane {
    policy: Policy,
    report: Option<Report>,
    queue: Option<Arc<Queue>>,
}

impl Lane {
    /// Creates a lane whose thread reports its results; without `report` it has no thread.
    pub const fn new(policy: Policy, report: Option<Report>) -> Self {
        Self { policy, report, queue: None }
    }

    /// Returns whether the lane has no thread and will never have one.
    pub const fn is_inline(&self) -> bool {
        self.report.is_none()
    }

    /// Queues a job.
    ///
    /// # Errors
    /// Returns the job if there is no thread for it.
    pub fn push(&mut self, job: Job) -> Result<(), Job> {
        let Some(report) = &self.report else { return Err(job) };
        if self.queue.is_none() {
            let queue = Arc::new(Queue::new(self.policy));
            let (theirs, report) = (Arc::clone(&queue), Arc::clone(report));
            let started =
                system::start_thread(self.policy.name, move || theirs.work(report.as_ref()));
            self.queue = started.is_ok().then_some(queue);
        }
        let Some(queue) = &self.queue else { return Err(job) };
        queue.push(job);
        Ok(())
    }
}

impl Drop for Lane {
    fn drop(&mut self) {
        if let Some(queue) = &self.queue {
            queue.end();
        }
    }
}

/// The state that a lane shares with its thread.
struct Queue {
    policy: Policy,
    jobs: Mutex<Jobs>,
    changed: Condvar,
    /// The number of jobs pushed so far.
    pushed: AtomicU64,
    ended: AtomicBool,
}

#[derive(Default)]
struct Jobs {
    /// The waiting jobs, each with its number from 1.
    waiting: VecDeque<(u64, Job)>,
    /// The reports of jobs that were given up.
    given_up: VecDeque<Input>,
}

impl Queue {
    fn new(policy: Policy) -> Self {
        let (jobs, changed) = (Mutex::default(), Condvar::new());
        Self { policy, jobs, changed, pushed: AtomicU64::new(0), ended: AtomicBool::new(false) }
    }

    fn jobs(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, job: Job) {
        let mut jobs = self.jobs();
        if jobs.waiting.len() >= self.policy.waiting
            && let Some((_, oldest)) = jobs.waiting.pop_front()
        {
            jobs.given_up.extend(oldest.give_up());
        }
        let number = self.pushed.fetch_add(1, Ordering::AcqRel) + 1;
        jobs.waiting.push_back((number, job));
        self.changed.notify_one();
    }

    fn end(&self) {
        self.ended.store(true, Ordering::Release);
        let _jobs = self.jobs();
        self.changed.notify_one();
    }

    fn halts(&self, number: u64) -> bool {
        let superseded = self.policy.halts && self.pushed.load(Ordering::Acquire) > number;
        superseded || self.ended.load(Ordering::Acquire)
    }

    /// Runs jobs as they arrive, until the lane ends.
    fn work(&self, report: &dyn Fn(Input)) {
        let mut worker = Worker::default();
        loop {
            let mut jobs = self.jobs();
            let (given_up, next) = loop {
                if self.ended.load(Ordering::Acquire) {
                    return;
                }
                let given_up = std::mem::take(&mut jobs.given_up);
                let next = jobs.waiting.pop_front();
                if next.is_some() || !given_up.is_empty() {
                    break (given_up, next);
                }
                jobs = self.changed.wait(jobs).unwrap_or_else(PoisonError::into_inner);
            };
            drop(jobs);
            given_up.into_iter().for_each(report);
            if let Some((number, job)) = next {
                (job.run)(&mut worker, &|| self.halts(number), &mut |input| report(input));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, channel};

    use super::*;

    fn queue(waiting: usize, halts: bool) -> Arc<Queue> {
        Arc::new(Queue::new(Policy { name: "test", waiting, halts }))
    }

    fn saying(text: usize) -> Job {
        Job::new(move |_, _, report| report(Input::Notice(text.to_string())))
    }

    /// Runs what waits in the queue until so many reports have come.
    fn reports(queue: &Arc<Queue>, number: usize) -> Vec<usize> {
        let (report, reports): (_, Receiver<Input>) = channel();
        let theirs = Arc::clone(queue);
        let report = move |input| drop(report.send(input));
        let thread = std::thread::spawn(move || theirs.work(&report));
        let texts = reports.iter().filter_map(|input| match input {
            Input::Notice(text) => text.parse().ok(),
            _ => None,
        });
        let found = texts.take(number).collect();
        queue.end();
        thread.join().unwrap();
        found
    }

    #[test]
    fn jobs_run_in_order() {
        let queue = queue(usize::MAX, false);
        (0..100).for_each(|number| queue.push(saying(number)));
        assert_eq!(reports(&queue, 100), (0..100).collect::<Vec<_>>());
    }

    #[test]
    fn a_full_queue_gives_up_the_earliest_and_reports_that() {
        let queue = queue(32, false);
        for number in 0..1_000 {
            let given_up = Input::Notice((1_000 + number).to_string());
            queue.push(saying(number).or_else_report(given_up));
        }
        assert_eq!(queue.jobs().waiting.len(), 32);
        let expected: Vec<_> = (1_000..1_968).chain(968..1_000).collect();
        assert_eq!(reports(&queue, 1_000), expected);
    }

    #[test]
    fn a_job_is_halted_by_the_next_one_only_where_that_is_the_policy() {
        for halts in [true, false] {
            let queue = queue(1, halts);
            let (started, has_started) = channel();
            let (go_on, may_go_on) = channel();
            queue.push(Job::new(move |_, halt, report| {
                started.send(()).unwrap();
                may_go_on.recv().unwrap();
                report(Input::Notice(usize::from(halt()).to_string()));
            }));
            let theirs = Arc::clone(&queue);
            let pushing = std::thread::spawn(move || {
                has_started.recv().unwrap();
                theirs.push(saying(7));
                go_on.send(()).unwrap();
            });
            assert_eq!(reports(&queue, 2), [usize::from(halts), 7]);
            pushing.join().unwrap();
        }
    }

    #[test]
    fn without_a_thread_the_job_comes_back() {
        let mut lane = Lane::new(Policy { name: "test", waiting: 1, halts: true }, None);
        let Err(job) = lane.push(saying(3)) else { panic!("there is no thread") };
        let found = job.run_inline(&mut Worker::default());
        assert_eq!(found, Some(Input::Notice("3".into())));
    }
}
