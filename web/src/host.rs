//! Owns [`BrowserHost`], which does what the game asks for: it keeps rounds in the browser's storage, and has
//! workers think.

use std::collections::HashMap;

use evil_hangman::app::{Host, Input, Request, Ticket};
use evil_hangman::engine::Question;
use evil_hangman::game::ListChoice;
use evil_hangman::worker::{not_judged, par_at_once};
use serde::Serialize;

use crate::chosen::Chosen;
use crate::local;
use crate::storage::{Keeper, Storage};
use crate::task::{Finding, Task};

/// Does what the game asks for.
pub struct BrowserHost<S> {
    /// The rounds.
    pub keeper: Keeper<S>,
    orders: Vec<Order>,
    waiting: HashMap<u32, Waiting>,
    latest: u32,
}

/// A task for a worker.
#[derive(Serialize)]
pub struct Order {
    /// Its number; the finding comes back with it.
    pub number: u32,
    /// Which worker it is for: the one that thinks (0), or the one that advises and judges (1).
    pub worker: u8,
    /// Whether it takes the place of everything that this worker does.
    pub urgent: bool,
    /// Whether nobody waits for it.
    pub idle: bool,
    /// The task, as JSON.
    pub task: String,
}

/// Who waits for a finding.
enum Waiting {
    Answer(Box<Question>, Ticket),
    Advice(Ticket),
    Judgement(Ticket),
}

impl<S: Storage> BrowserHost<S> {
    /// Creates a host.
    pub fn new(keeper: Keeper<S>) -> Self {
        Self { keeper, orders: Vec::new(), waiting: HashMap::new(), latest: 0 }
    }

    /// The tasks for workers since this was asked last.
    pub fn orders(&mut self) -> Vec<Order> {
        std::mem::take(&mut self.orders)
    }

    /// What a worker has found, as input; `None` if nobody waits for it any more.
    pub fn found(&mut self, number: u32, finding: Finding) -> Option<Input> {
        match (self.waiting.remove(&number)?, finding) {
            (Waiting::Answer(question, ticket), Finding::Choice(choice)) => {
                Some(Input::Answer(ticket, question.reply_with(choice)?))
            }
            // Without the words in its lists, the worker cannot think; without a search there is always an answer.
            (Waiting::Answer(question, ticket), _) => {
                Some(Input::Answer(ticket, question.at_once()?))
            }
            (Waiting::Advice(ticket), Finding::Advice(advice)) => {
                Some(Input::Advice(ticket, advice))
            }
            (Waiting::Advice(ticket), _) => Some(Input::Advice(ticket, None)),
            (Waiting::Judgement(ticket), Finding::Judgement(judgement)) => {
                Some(Input::Judged(ticket, judgement))
            }
            (Waiting::Judgement(ticket), _) => Some(not_judged(ticket)),
        }
    }

    /// Has a worker do a task.
    fn order(&mut self, task: &Task, waiting: Option<Waiting>) {
        self.latest += 1;
        let number = self.latest;
        let idle = waiting.is_none();
        self.waiting.extend(waiting.map(|waiting| (number, waiting)));
        let urgent = matches!(task, Task::Think(..));
        let worker = u8::from(!urgent && !idle);
        let task = serde_json::to_string(task).unwrap_or_default();
        self.orders.push(Order { number, worker, urgent, idle, task });
    }

    fn choose(&mut self, change: impl FnOnce(&mut Chosen)) {
        let mut chosen = Chosen::read(self.keeper.storage());
        change(&mut chosen);
        chosen.write(self.keeper.storage());
    }
}

impl<S: Storage> Host for BrowserHost<S> {
    fn execute(&mut self, request: Request) -> Option<Input> {
        match request {
            Request::Think(question, ticket) if !question.opponent.is_perfect() => {
                return question.at_once().map(|reply| Input::Answer(ticket, reply));
            }
            Request::Think(question, ticket) => {
                self.order(&Task::think(&question), Some(Waiting::Answer(question, ticket)));
            }
            Request::LookAhead(opponent, position) if opponent.is_perfect() => {
                self.order(&Task::look_ahead(opponent, &position), None);
            }
            Request::LookAhead(..) => {}
            Request::Advise(kind, position, ticket) => {
                self.order(&Task::advise(kind, &position), Some(Waiting::Advice(ticket)));
            }
            Request::Judge(input, ticket) => match Task::judge(&input) {
                Some(task) => self.order(&task, Some(Waiting::Judgement(ticket))),
                None => return Some(not_judged(ticket)),
            },
            Request::FindPar(start, words) => {
                // While the words are not loaded, these are others.
                let there = || (!local::is_missing()).then(|| par_at_once(&words)).flatten();
                let known = start.known_par().filter(|_| !words.listed().is_clean());
                let par = known.or_else(there)?;
                return Some(Input::Par(start, par));
            }
            Request::Keep(ended) => return self.keeper.keep(*ended).map(Input::Notice),
            Request::Save(round) => {
                let notice = self.keeper.save(&round)?;
                return Some(Input::Saving { works: false, notice: Some(notice) });
            }
            Request::Choose(choice) => self.choose(|chosen| chosen.take(choice)),
            Request::TakeOver => self.keeper.take_over(),
            Request::FindLeft => {
                let kept = self.keeper.find(|kept| Some(kept.clone()));
                return kept.map(|kept| Input::Interrupted(Box::new(kept)));
            }
            Request::FindToday => {
                return self.keeper.find_today().map(|kept| Input::Interrupted(Box::new(kept)));
            }
            Request::ReadStatistics(ticket) => {
                let (career, said) = self.keeper.career();
                return Some(Input::Statistics(ticket, Box::new(career), said));
            }
        }
        None
    }
}

/// The list that a page begins with.
pub const FIRST_LIST: ListChoice =
    ListChoice::Embedded(evil_hangman::words::EmbeddedList::EVERYDAY);
