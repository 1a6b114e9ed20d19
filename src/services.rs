//! Owns [`Services`], which executes a game's requests for any front end. It has the workers, the saved
//! rounds and the player's own words. It knows no terminal.

mod clock;
mod lane;

pub use clock::{Clock, NoPause, SystemClock};
pub use lane::Report;

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use crate::app::{Host, Input, Request};
use crate::config::Choices;
use crate::historyfile::{Keeper, Saving};
use crate::text::sentence;
use crate::worker::{Worker, not_judged, par_at_once};
use lane::{Job, Lane, Policy};

/// The minimum time of an answer, so that the time reveals nothing.
pub const MOMENT: Duration = Duration::from_millis(90);

/// The maximum number of rounds that wait to be judged. No player reaches it, but a script might.
const MOST_ROUNDS: usize = 32;

/// Where requests that take time are executed.
pub enum Spawn {
    /// On threads, which report results as they arrive.
    Thread(Report),
    /// On the caller's thread, except that rounds are judged and statistics are read on others, which [`Host::wait`] waits
    /// for.
    Inline,
}

/// Executes a game's requests.
pub struct Services {
    keeper: Keeper,
    clock: Arc<dyn Clock>,
    /// Executes what no thread executes.
    worker: Worker,
    /// Replies, looking ahead and par; each gives way to the next request.
    thinking: Lane,
    advising: Lane,
    judging: Lane,
    reading: Lane,
    /// Where judgements and statistics arrive if everything else is inline, and how many are still expected.
    later: (Receiver<Input>, usize),
    /// The lane that finds par while the player types and everything else is inline, and its results.
    par: Option<(Lane, Receiver<Input>)>,
}

/// The policy of work that gives way to the next request.
const THINKING: Policy = Policy { name: "thinking", waiting: 1, halts: true };

impl Services {
    /// Creates services that execute requests as `spawn` says; `clock` times the answers. If a thread cannot
    /// be started, its requests are executed inline, except that rounds are not judged.
    #[must_use]
    pub fn new(keeper: Keeper, spawn: Spawn, clock: Arc<dyn Clock>) -> Self {
        let (report, later) = channel();
        let (beside, others) = match spawn {
            Spawn::Thread(report) => (Arc::clone(&report), Some(report)),
            // An incomplete judgement is useless to a caller that waits.
            Spawn::Inline => {
                let complete = move |input| {
                    if !matches!(&input, Input::Judged(_, judgement) if !judgement.complete) {
                        let _ = report.send(input);
                    }
                };
                (Arc::new(complete) as Report, None)
            }
        };
        let each = |name, waiting| Policy { name, waiting, halts: false };
        let lane = |policy| Lane::new(policy, others.clone());
        Self {
            keeper,
            clock,
            worker: Worker::default(),
            thinking: lane(THINKING),
            advising: lane(each("advising", 1)),
            judging: Lane::new(each("judging", MOST_ROUNDS), Some(Arc::clone(&beside))),
            reading: Lane::new(each("reading", usize::MAX), Some(beside)),
            later: (later, 0),
            par: None,
        }
    }

    /// Searches for par while the player types, although everything else is inline.
    #[must_use]
    pub(crate) fn with_par_found_beside(mut self) -> Self {
        let (report, found) = channel();
        let report: Report = Arc::new(move |input| drop(report.send(input)));
        self.par = Some((Lane::new(THINKING, Some(report)), found));
        self
    }
}

impl Services {
    /// Counts a result that will arrive later, if it is not reported to the front end.
    fn expect_later(&mut self) {
        self.later.1 += usize::from(self.thinking.is_inline());
    }

    /// Returns a result that has arrived, without waiting.
    fn arrived(&mut self) -> Option<Input> {
        let (later, open) = &mut self.later;
        let input = later.try_recv().ok()?;
        *open = open.saturating_sub(1);
        Some(input)
    }
}

/// Runs a job on a lane, or inline if the lane has no thread.
fn run(lane: &mut Lane, worker: &mut Worker, job: Job) -> Option<Input> {
    lane.push(job).err()?.run_inline(worker)
}

/// Returns the job that executes a request.
fn job(request: Request) -> Job {
    Job::new(move |worker, halt, report| worker.execute(request, halt, report))
}

impl Host for Services {
    fn execute(&mut self, request: Request) -> Option<Input> {
        match request {
            Request::Think(..) => {
                let clock = Arc::clone(&self.clock);
                let job = Job::new(move |worker, halt, report| {
                    let start = clock.now();
                    worker.execute(request, halt, &mut |answer| {
                        clock.pause(MOMENT.saturating_sub(clock.now().saturating_sub(start)));
                        report(answer);
                    });
                });
                run(&mut self.thinking, &mut self.worker, job)
            }
            // Only on a thread: looking ahead is never worth waiting for.
            Request::LookAhead(..) => {
                let _ = self.thinking.push(job(request));
                None
            }
            Request::FindPar(start, ref words) if self.thinking.is_inline() => {
                let par = par_at_once(words).map(|par| Input::Par(start, par));
                if let (None, Some((lane, _))) = (&par, &mut self.par) {
                    let _ = lane.push(job(request));
                }
                par
            }
            Request::FindPar(..) => {
                let _ = self.thinking.push(job(request));
                None
            }
            Request::Advise(..) => run(&mut self.advising, &mut self.worker, job(request)),
            Request::Judge(_, ticket) => {
                let job = job(request).or_else_report(not_judged(ticket));
                if let Err(job) = self.judging.push(job) {
                    return job.give_up();
                }
                // Counted first, since it may have arrived by now.
                self.expect_later();
                // Hand in a result, so that they do not pile up if the caller never waits.
                self.arrived()
            }
            Request::ReadStatistics(ticket) => {
                let career = self.keeper.career();
                let read = Job::new(move |_, _, report| {
                    let (career, notice) = career();
                    let notice = notice.map(|notice| notice.to_string());
                    report(Input::Statistics(ticket, Box::new(career), notice));
                });
                match self.reading.push(read) {
                    Ok(()) => self.expect_later(),
                    Err(read) => return read.run_inline(&mut self.worker),
                }
                None
            }
            // A round is saved before its end is shown, so an end that was seen is never lost.
            Request::Keep(ended) => self.keeper.keep(*ended).map(saving),
            Request::Save(round) => self.keeper.save(*round).map(saving),
            Request::Choose(choice) => {
                let mut choices = Choices::read(&self.keeper.choices().unwrap_or_default());
                choices.take(choice);
                self.keeper.choose(&choices.to_text());
                None
            }
            Request::TakeOver => {
                self.keeper.take_over();
                None
            }
            Request::FindToday => {
                let kept = self.keeper.find_today()?;
                Some(Input::Interrupted(Box::new(kept)))
            }
            Request::FindLeft => {
                let kept = self.keeper.find(|kept| Some(kept.clone()))?;
                Some(Input::Left(Box::new(kept)))
            }
        }
    }

    fn found(&mut self) -> Option<Input> {
        // In a pipe nothing depends on when something has been found.
        let par = self.par.as_ref()?.1.try_recv().ok();
        par.or_else(|| self.arrived())
    }

    fn wait(&mut self) -> Option<Input> {
        let (later, open @ 1..) = &mut self.later else { return None };
        // This always ends, since the search counts its nodes, and the result doesn't depend on the machine.
        let input = later.recv().ok()?;
        *open -= 1;
        Some(input)
    }
}

/// Returns the input for a change in whether rounds are saved.
fn saving(saving: Saving) -> Input {
    let notice = saving.notice.map(|notice| sentence(&notice.to_string()));
    Input::Saving { works: saving.works, notice }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;
    use crate::app::Ticket;
    use crate::engine::Opponent;
    use crate::game::{AnalysisInput, ListChoice, Round, StartingWords};
    use crate::words::{ENGLISH, ListBuilder};

    fn inline() -> Services {
        Services::new(Keeper::default(), Spawn::Inline, Arc::new(NoPause))
    }

    /// Every word of three letters from an alphabet of this many.
    fn request(letters: u8) -> Request {
        let all = || (b'a'..b'a' + letters).map(char::from);
        let mut list = ListBuilder::new(&ENGLISH);
        for (a, b) in all().flat_map(|a| all().map(move |b| (a, b))) {
            let words: String = all().map(|c| format!("{a}{b}{c}\n")).collect();
            list.feed(words.as_bytes()).unwrap();
        }
        let words = list.finish().unwrap().0.of_length(3).unwrap().candidates();
        Request::FindPar(StartingWords::blank(ListChoice::User, 3), words)
    }

    #[test]
    fn par_of_few_words_is_found_at_once_and_of_many_while_the_player_types() {
        let mut services = inline();
        assert!(matches!(services.execute(request(4)), Some(Input::Par(_, 3))));
        // In a pipe nothing that takes longer is ever found.
        assert_eq!(services.execute(request(14)), None);
        assert_eq!(services.found(), None);
        let mut services = inline().with_par_found_beside();
        assert_eq!(services.execute(request(14)), None);
        let start = Instant::now();
        let found = loop {
            match services.found() {
                None if start.elapsed() < Duration::from_secs(20) => std::thread::yield_now(),
                found => break found,
            }
        };
        assert!(matches!(found, Some(Input::Par(_, 13))), "{found:?}");
    }

    #[test]
    fn a_judgement_that_arrives_at_once_is_not_waited_for_again() {
        let mut list = ListBuilder::new(&ENGLISH);
        list.feed(b"go\nno\n").unwrap();
        let words = list.finish().unwrap().0.of_length(2).unwrap().candidates();
        let mut round = Round::new(Opponent::Greedy, words, "1".parse().unwrap(), 1);
        round.guess(ENGLISH.letter('g').unwrap()).unwrap();
        let mut services = inline();
        let judge = || Request::Judge(Box::new(AnalysisInput::of(&round)), Ticket::default());
        for _ in 0..2_000 {
            let returned = services.execute(judge());
            assert_eq!(services.later.1, usize::from(returned.is_none()));
            assert!(returned.or_else(|| services.wait()).is_some());
        }
    }
}
