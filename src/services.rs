//! Owns [`Services`], which executes a game's requests for any front end. It has the workers, the saved
//! rounds and the player's own words. It knows no terminal.

mod lane;

pub use lane::Report;

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::app::{Host, Input, Request, Ticket};
use crate::config::Choices;
use crate::history::InPlay;
use crate::historyfile::{Keeper, Saving};
use crate::system;
use crate::text::sentence;
use crate::worker::{Worker, not_judged, par_at_once};
use lane::{Job, Lane};

/// The minimum time of an answer, so that the time reveals nothing.
pub const MOMENT: Duration = Duration::from_millis(90);

/// The number of later rounds with which a judgement is given up. No player reaches it, but a script might.
const MOST_ROUNDS: u64 = 32;

/// Where requests that take time are executed.
pub enum Spawn {
    /// On threads, which report results as they arrive.
    Thread(Report),
    /// On the caller's thread, except that rounds are judged on another, which [`Host::wait`] waits for.
    Inline {
        /// Whether par is searched for while the player types.
        finds_par: bool,
    },
}

/// Executes a game's requests.
pub struct Services {
    keeper: Keeper,
    /// The minimum time of an answer.
    moment: Duration,
    /// Executes what no thread executes.
    worker: Worker,
    /// Replies, looking ahead and par.
    thinking: Lane,
    advising: Lane,
    judging: Lane,
    report: Report,
    /// What there is to wait for if everything else is inline.
    inline: Option<Later>,
}

/// Results that arrive later for a front end that takes no reports.
struct Later {
    results: Receiver<Input>,
    /// The number of judgements that have not arrived.
    expected: usize,
    /// Whether par is found while the player types.
    finds_par: bool,
}

impl Services {
    /// Creates services that execute requests as `spawn` says, and give no answer before `moment`. If a thread cannot
    /// be started, its requests are executed inline, except that rounds are not judged.
    pub fn new(keeper: Keeper, spawn: Spawn, moment: Duration) -> Self {
        let (report, inline): (Report, _) = match spawn {
            Spawn::Thread(report) => (report, None),
            Spawn::Inline { finds_par } => {
                let (send, results) = channel();
                let report = move |input| drop(send.send(input));
                (Arc::new(report), Some(Later { results, expected: 0, finds_par }))
            }
        };
        let lane = |name, halted_by| Lane::new(name, halted_by, Arc::clone(&report));
        Self {
            keeper,
            moment,
            worker: Worker::default(),
            thinking: lane("thinking", 1),
            advising: lane("advising", 1),
            judging: lane("judging", MOST_ROUNDS),
            report,
            inline,
        }
    }

    /// Returns what reads the statistics.
    fn statistics(&self, ticket: Ticket) -> impl FnOnce() -> Input + Send + use<> {
        let career = self.keeper.career();
        move || {
            let (career, notice) = career();
            Input::Statistics(ticket, Box::new(career), notice.map(|notice| notice.to_string()))
        }
    }
}

impl Later {
    /// Counts a result that has arrived.
    fn take(&mut self, input: Option<Input>) -> Option<Input> {
        self.expected -= usize::from(matches!(input, Some(Input::Judged(..))));
        input
    }

    /// Returns a result that has arrived, without waiting.
    fn arrived(&mut self) -> Option<Input> {
        let input = self.results.try_recv().ok();
        self.take(input)
    }
}

/// Runs a job on a lane, or here if there is none or it has no thread.
fn run(lane: Option<&mut Lane>, worker: &mut Worker, job: Job) -> Option<Input> {
    let job = match lane {
        Some(lane) => lane.push(job).err()?,
        None => job,
    };
    job(worker, &|| false)
}

/// Returns the job that executes a request.
fn job(request: Request) -> Job {
    Box::new(move |worker, halt| worker.execute(request, halt))
}

impl Host for Services {
    fn execute(&mut self, request: Request) -> Option<Input> {
        match request {
            Request::Think(..) => {
                let moment = self.moment;
                let job: Job = Box::new(move |worker, halt| {
                    let start = Instant::now();
                    let answer = worker.execute(request, halt)?;
                    thread::sleep(moment.saturating_sub(start.elapsed()));
                    Some(answer)
                });
                let lane = self.inline.is_none().then_some(&mut self.thinking);
                run(lane, &mut self.worker, job)
            }
            Request::FindPar(start, ref words) if self.inline.is_some() => {
                let par = par_at_once(words).map(|par| Input::Par(start, par));
                if par.is_none() && self.inline.as_ref().is_some_and(|later| later.finds_par) {
                    let _ = self.thinking.push(job(request));
                }
                par
            }
            // Looking ahead is never worth waiting for.
            Request::LookAhead(..) if self.inline.is_some() => None,
            Request::FindPar(..) | Request::LookAhead(..) => {
                let _ = self.thinking.push(job(request));
                None
            }
            Request::Advise(..) => {
                let lane = self.inline.is_none().then_some(&mut self.advising);
                run(lane, &mut self.worker, job(request))
            }
            Request::Judge(_, ticket) => {
                if self.judging.push(job(request)).is_err() {
                    return Some(not_judged(ticket));
                }
                let later = self.inline.as_mut()?;
                later.expected += 1;
                // Hand in a result, so that they do not pile up if the caller never waits.
                later.arrived()
            }
            Request::ReadStatistics(ticket) => {
                let (read, report) = (self.statistics(ticket), Arc::clone(&self.report));
                let is_beside = self.inline.is_none()
                    && system::start_thread("statistics", move || report(read())).is_ok();
                (!is_beside).then(|| self.statistics(ticket)())
            }
            // A round is saved before its end is shown, so an end that was seen is never lost.
            Request::Keep(ended) => self.keeper.keep(*ended).map(saving),
            Request::Save(round) => self.keeper.save(*round).map(saving),
            Request::Remember(choice) => {
                self.keeper.choose(|text| {
                    let mut choices = Choices::read(text);
                    choices.take(choice);
                    choices.to_text()
                });
                None
            }
            // It is saved in the same file again.
            Request::TakeOver => None,
            Request::FindDaily => self.keeper.find_daily().map(interrupted),
            Request::FindInterrupted => self.keeper.find(|_| true).map(interrupted),
        }
    }

    fn found(&mut self) -> Option<Input> {
        // In a pipe nothing depends on when something has been found.
        self.inline.as_mut().filter(|later| later.finds_par)?.arrived()
    }

    fn wait(&mut self) -> Option<Input> {
        let later = self.inline.as_mut().filter(|later| later.expected > 0)?;
        // This always ends, since the search counts its nodes, and the result doesn't depend on the machine.
        let input = later.results.recv().ok();
        later.take(input)
    }
}

/// Returns the input for a round that was found.
fn interrupted(round: InPlay) -> Input {
    Input::Interrupted(Box::new(round))
}

/// Returns the input for a change in whether rounds are saved.
fn saving(saving: Saving) -> Input {
    let notice = saving.notice.map(|notice| sentence(&notice.to_string()));
    Input::Saving { works: saving.works, notice }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Opponent;
    use crate::game::judgement::AnalysisInput;
    use crate::game::library::{ListChoice, StartingWords};
    use crate::tests::{played, words};

    fn inline(finds_par: bool) -> Services {
        Services::new(Keeper::default(), Spawn::Inline { finds_par }, Duration::ZERO)
    }

    /// Every word of three letters from an alphabet of this many.
    fn request(letters: u8) -> Request {
        let all = || (b'a'..b'a' + letters).map(char::from);
        let pairs = all().flat_map(|a| all().map(move |b| (a, b)));
        let words: String =
            pairs.flat_map(|(a, b)| all().map(move |c| format!("{a}{b}{c} "))).collect();
        Request::FindPar(StartingWords::blank(ListChoice::User, 3), self::words(&words))
    }

    #[test]
    fn par_of_few_words_is_found_at_once_and_of_many_while_the_player_types() {
        let mut services = inline(false);
        assert!(matches!(services.execute(request(4)), Some(Input::Par(_, 3))));
        // In a pipe nothing that takes longer is ever found.
        assert_eq!(services.execute(request(14)), None);
        assert_eq!(services.found(), None);
        let mut services = inline(true);
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
        let round = played(Opponent::Greedy, "1", "e");
        let mut services = inline(false);
        let judge = || Request::Judge(Box::new(AnalysisInput::of(&round)), Ticket::default());
        for _ in 0..2_000 {
            let returned = services.execute(judge());
            let expected = services.inline.as_ref().unwrap().expected;
            assert_eq!(expected, usize::from(returned.is_none()));
            assert!(returned.or_else(|| services.wait()).is_some());
        }
    }
}
