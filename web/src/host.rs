//! Owns [`BrowserHost`], which does what the game asks for: it keeps rounds in the browser's storage, and has
//! workers think.

use std::collections::HashMap;

use evil_hangman::app::{Host, Input, Request, Ticket};
use evil_hangman::engine::Question;
use evil_hangman::game::library::{ListChoice, StartingWords};
use evil_hangman::worker::not_judged;
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
    /// Whether there is nothing to show but what it finds.
    pub awaited: bool,
    /// The task, as JSON.
    pub task: String,
}

/// Who waits for a finding.
enum Waiting {
    Answer(Box<Question>, Ticket),
    Advice(Ticket),
    Judgement(Ticket),
    Par(StartingWords),
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
            (Waiting::Par(start), Finding::Par(par)) => Some(Input::Par(start, par)),
            (Waiting::Par(_), _) => None,
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
        let awaited = matches!(task, Task::Think(..) | Task::Advise(..));
        let task = serde_json::to_string(task).unwrap_or_default();
        self.orders.push(Order { number, worker, urgent, idle, awaited, task });
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
            Request::Think(question, ticket) => {
                self.order(&Task::think(&question), Some(Waiting::Answer(question, ticket)));
            }
            Request::LookAhead(position) => self.order(&Task::look_ahead(&position), None),
            Request::Advise(kind, position, ticket) => {
                self.order(&Task::advise(kind, &position), Some(Waiting::Advice(ticket)));
            }
            Request::Judge(input, ticket) => match Task::judge(&input) {
                Some(task) => self.order(&task, Some(Waiting::Judgement(ticket))),
                None => return Some(not_judged(ticket)),
            },
            Request::FindPar(start, words) => {
                // While the words are not loaded, these are others.
                match start.known_par(words.listed().is_clean()) {
                    Some(par) => return Some(Input::Par(start, par)),
                    None if local::is_missing() => {}
                    None => self.order(&Task::par(start, &words), Some(Waiting::Par(start))),
                }
            }
            Request::Keep(ended) => return self.keeper.keep(*ended).map(Input::Notice),
            Request::Save(round) => {
                let notice = self.keeper.save(&round)?;
                return Some(Input::Saving { works: false, notice: Some(notice) });
            }
            Request::Remember(choice) => self.choose(|chosen| chosen.take(choice)),
            Request::TakeOver => self.keeper.take_over(),
            Request::FindInterrupted => {
                let kept = self.keeper.find(|kept| Some(kept.clone()));
                return kept.map(|kept| Input::Interrupted(Box::new(kept)));
            }
            Request::FindDaily => {
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

#[cfg(test)]
mod tests {
    use evil_hangman::game::Library;
    use evil_hangman::game::opening::Opening;
    use evil_hangman::words::{ENGLISH, EmbeddedList, Places, nine_words};
    use evil_hangman::worker::par_at_once;

    use super::*;
    use crate::storage::Memory;
    use crate::worker::Worker;

    #[test]
    fn par_of_built_in_words_is_known_and_a_worker_finds_that_of_others() {
        let library = || Library::new(Some(nine_words()));
        let par = |start: StartingWords| {
            let mut host = BrowserHost::new(Keeper::new(Memory::default(), "tab"));
            let words = library().words(start).unwrap();
            let at_once = host.execute(Request::FindPar(start, words));
            let later = host.orders().pop().and_then(|order| {
                let finding = Worker::with(library()).find(&order.task, &|| false);
                host.found(order.number, finding)
            });
            assert!(at_once.is_some() != later.is_some());
            let Some(Input::Par(of, par)) = at_once.or(later) else { return None };
            (of == start).then_some(par)
        };
        let own = StartingWords::blank(ListChoice::User, 4);
        let e4 = Places::from_iter([3]);
        let opening = Opening::new(ENGLISH.letter('e').unwrap(), e4, None);
        for start in [own, StartingWords { opening, ..own }] {
            assert_eq!(par(start), par_at_once(&library().words(start).unwrap()));
        }
        let built_in = StartingWords::blank(ListChoice::Embedded(EmbeddedList::EVERYDAY), 7);
        assert_eq!(par(built_in), built_in.known_par(false));
    }
}
