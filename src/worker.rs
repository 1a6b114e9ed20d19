//! Owns [`Worker`], which executes the requests that take time. It has no thread and no clock, so it runs wherever a
//! host puts it: on a thread, on the caller's stack, or in a browser's worker.

use rustc_hash::FxHashMap;

use crate::app::{Input, Request, Ticket};
use crate::engine::{Searcher, Setter};
use crate::game::judgement::{AnalysisInput, Judge, Judgement};
use crate::guesser::{Advice, Coach, Exact, Guesser, GuesserKind};
use crate::position::Position;
use crate::solver::Halt;
use crate::words::Candidates;

/// The maximum number of positions searched for each question about a guess, which takes about a quarter of a
/// second.
pub const JUDGED_NODES: u64 = 20_000;

/// Executes the requests that take time, one after another. It caches what it has prepared for the words of
/// the last request of each kind.
#[derive(Default)]
pub struct Worker {
    setter: Setter,
    adviser: Adviser,
    judge: Option<Judge>,
}

impl Worker {
    /// Executes a request and returns what it finds, if anything. Once `halt` returns `true`, nothing more is found, but a
    /// judgement is returned as far as it is known. Requests to storage are ignored.
    pub fn execute(&mut self, request: Request, halt: Halt<'_>) -> Option<Input> {
        Some(match request {
            // Somebody may wait for it, so it ends with what is known.
            Request::Judge(input, ticket) => {
                let judge = self.judge.get_or_insert_with(|| Judge::new(JUDGED_NODES));
                Input::Judged(ticket, judge.judge(&input, halt))
            }
            _ if halt() => return None,
            Request::Think(question, ticket) => {
                Input::Answer(ticket, self.setter.reply(&question, halt)?)
            }
            Request::LookAhead(position) => {
                self.setter.look_ahead(&position, halt);
                return None;
            }
            Request::FindPar(start, words) => Input::Par(start, self.setter.value(&words, halt)?),
            Request::Advise(kind, position, ticket) => {
                Input::Advice(ticket, self.adviser.advise(kind, &position))
            }
            Request::Keep(_)
            | Request::Save(_)
            | Request::Remember(..)
            | Request::TakeOver
            | Request::FindDaily
            | Request::FindInterrupted
            | Request::ReadStatistics(_) => return None,
        })
    }
}

/// Asks guessers, and caches what each has prepared for the words of its last question.
#[derive(Default)]
pub struct Adviser {
    guessers: FxHashMap<GuesserKind, Box<dyn Guesser + Send>>,
}

impl Adviser {
    /// The largest number of words of one length that a guesser can prepare for in a moment.
    const MOST_WORDS: usize = 60_000;

    /// Returns what a guesser of this kind would guess; `None` if no letter is left. With more words than can
    /// be prepared for in a moment, the guesser that counts letters is asked instead.
    pub fn advise(&mut self, kind: GuesserKind, position: &Position) -> Option<Advice> {
        let too_many = position.listed().len() > Self::MOST_WORDS;
        let kind = if too_many { GuesserKind::Frequency } else { kind };
        let guesser = self.guessers.entry(kind).or_insert_with(|| match kind {
            GuesserKind::Perfect => Box::new(Coach::new(Exact::new(JUDGED_NODES))),
            kind => kind.guesser(),
        });
        guesser.advise(position)
    }
}

/// Judges every guess of a round, however long it takes. Questions that need more than [`JUDGED_NODES`] nodes
/// stay open.
pub fn judged(input: &AnalysisInput) -> Judgement {
    Judge::new(JUDGED_NODES).judge(input, &|| false)
}

/// Returns the report that a round will not be judged.
pub fn not_judged(ticket: Ticket) -> Input {
    Input::Judged(ticket, Judgement::default())
}

/// Returns par for these words if it is found within a few milliseconds. The limit is a number of nodes, so
/// every machine gives the same answer.
pub fn par_at_once(words: &Candidates) -> Option<usize> {
    const MOST_WORDS: usize = 2_000;
    const NODES: u64 = 1_000;
    let listed = words.listed();
    let few = listed.len() <= MOST_WORDS;
    few.then(|| Searcher::with_nodes(listed, NODES))?.value(words, &|| false)
}
