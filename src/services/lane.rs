//! Owns [`Lane`]: jobs that run one after another on a thread of their own.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SendError, Sender, channel};

use crate::app::Input;
use crate::solver::Halt;
use crate::system;
use crate::worker::Worker;

/// Receives results, on any thread.
pub type Report = Arc<dyn Fn(Input) + Send + Sync>;

/// What is done with a worker until it is halted, and reported.
pub type Job = Box<dyn FnOnce(&mut Worker, Halt<'_>) -> Option<Input> + Send>;

/// Jobs that run one after another. The thread is started for the first one, and ends after this is dropped.
pub struct Lane {
    name: &'static str,
    /// The number of later jobs that halt one, at least 1.
    halted_by: u64,
    report: Report,
    jobs: Option<Sender<(u64, Job)>>,
    /// The number of jobs so far.
    pushed: Arc<AtomicU64>,
}

impl Lane {
    /// Creates a lane in which a job is halted by `halted_by` later ones, whether it has begun or not.
    pub fn new(name: &'static str, halted_by: u64, report: Report) -> Self {
        Self { name, halted_by, report, jobs: None, pushed: Arc::default() }
    }

    /// Adds a job.
    ///
    /// # Errors
    /// Returns the job if there is no thread for it.
    pub fn push(&mut self, job: Job) -> Result<(), Job> {
        if self.jobs.is_none() {
            let (sender, jobs) = channel::<(u64, Job)>();
            let (pushed, report) = (Arc::clone(&self.pushed), Arc::clone(&self.report));
            let halted_by = self.halted_by;
            let work = move || {
                let mut worker = Worker::default();
                for (number, job) in jobs {
                    let halts = || pushed.load(Ordering::Acquire) - number >= halted_by;
                    job(&mut worker, &halts).into_iter().for_each(|input| report(input));
                }
            };
            self.jobs = system::start_thread(self.name, work).is_ok().then_some(sender);
        }
        let Some(jobs) = &self.jobs else { return Err(job) };
        let number = self.pushed.fetch_add(1, Ordering::AcqRel) + 1;
        jobs.send((number, job)).map_err(|SendError((_, job))| job)
    }
}

impl Drop for Lane {
    fn drop(&mut self) {
        self.pushed.store(u64::MAX, Ordering::Release);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, channel};

    use super::*;

    fn lane(halted_by: u64) -> (Lane, Receiver<Input>) {
        let (report, reports) = channel();
        (Lane::new("test", halted_by, Arc::new(move |input| drop(report.send(input)))), reports)
    }

    #[test]
    fn jobs_run_in_order_and_are_halted_by_enough_later_ones() {
        for halted_by in [1, 32] {
            let (mut lane, reports) = lane(halted_by);
            let (go_on, may_go_on) = channel();
            let waits: Job = Box::new(move |_, _| {
                may_go_on.recv().unwrap();
                None
            });
            assert!(lane.push(waits).is_ok());
            for number in 0..100 {
                let notice = move |halts| Input::Notice(format!("{number} {halts}"));
                let job: Job = Box::new(move |_, halts| Some(notice(halts())));
                assert!(lane.push(job).is_ok());
            }
            go_on.send(()).unwrap();
            for number in 0..100 {
                let halts = 99 - number >= halted_by;
                assert_eq!(reports.recv(), Ok(Input::Notice(format!("{number} {halts}"))));
            }
        }
    }

    #[test]
    fn the_end_of_a_lane_halts_every_job() {
        let (mut lane, reports) = lane(32);
        let (started, has_started) = channel();
        let job: Job = Box::new(move |_, halts| {
            started.send(()).unwrap();
            while !halts() {
                std::thread::yield_now();
            }
            Some(Input::Begin)
        });
        assert!(lane.push(job).is_ok());
        has_started.recv().unwrap();
        drop(lane);
        assert_eq!(reports.recv(), Ok(Input::Begin));
    }
}
