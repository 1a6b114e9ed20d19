//! Owns [`Worker`], which executes the tasks that the page sends it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use evil_hangman::engine::{Question, Setter};
use evil_hangman::game::Library;
use evil_hangman::game::judgement::AnalysisInput;
use evil_hangman::solver::Halt;
use evil_hangman::words::{Alphabet, Candidates, WordsOfLength};
use evil_hangman::worker::{Adviser, judged, par_at_once};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::local::{self, Local};
use crate::own;
use crate::task::{Finding, Task, Words};

/// The number of polls between two looks at the clock.
const BETWEEN: u32 = 64;

/// Executes tasks one after another.
#[wasm_bindgen]
#[derive(Default)]
pub struct Worker {
    library: Library,
    setter: Setter,
    adviser: Adviser,
    latest: Option<(Words, Arc<WordsOfLength>)>,
}

#[wasm_bindgen]
impl Worker {
    /// Creates a worker.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::with(own::library(&Local))
    }

    /// Executes a task, given as JSON, and returns the result as JSON; nothing if words or proofs are
    /// missing, in which case another worker is needed. Searching ahead ends after this many milliseconds.
    pub fn run(&mut self, task: &str, milliseconds: f64) -> Option<String> {
        local::notes_missing(true);
        let end = local::now() + milliseconds;
        let polls = AtomicU32::new(0);
        let halt =
            || polls.fetch_add(1, Ordering::Relaxed).is_multiple_of(BETWEEN) && local::now() >= end;
        let finding = self.find(task, &halt);
        (!local::is_missing()).then(|| serde_json::to_string(&finding).unwrap_or_default())
    }
}

impl Worker {
    /// Creates a worker that knows these lists.
    #[must_use]
    pub fn with(library: Library) -> Self {
        Self { library, ..Self::default() }
    }

    /// Executes a task, given as JSON, to its end. Only looking ahead ends when `halt` says so.
    pub fn find(&mut self, task: &str, halt: Halt<'_>) -> Finding {
        let task = serde_json::from_str(task).ok();
        task.and_then(|task| self.found(task, halt)).unwrap_or(Finding::Nothing)
    }

    fn found(&mut self, task: Task, halt: Halt<'_>) -> Option<Finding> {
        Some(match task {
            Task::Par(words, known) => {
                let position = known.position(&self.listed(words)?);
                Finding::Par(par_at_once(position.candidates()?)?)
            }
            Task::Think(words, known, letter) => {
                let position = known.position(&self.listed(words)?);
                let question = Question { position, letter };
                Finding::Choice(self.setter.reply(&question, &|| false)?.choice())
            }
            Task::LookAhead(words, known) => {
                let position = known.position(&self.listed(words)?);
                self.setter.look_ahead(&position, halt);
                Finding::Nothing
            }
            Task::Advise(kind, words, known) => {
                let position = known.position(&self.listed(words)?);
                Finding::Advice(self.adviser.advise(kind, &position))
            }
            Task::Judge(words, known, guesses, by) => {
                let listed = self.listed(words)?;
                let positions = known.iter().map(|known| known.position(&listed)).collect();
                let guesses = guesses.iter().map(|guess| guess.guess(listed.alphabet()));
                let guesses = guesses.collect::<Option<_>>()?;
                Finding::Judgement(judged(&AnalysisInput { positions, guesses, by }))
            }
        })
    }

    /// Returns the words that are meant, if a list has them.
    fn listed(&mut self, words: Words) -> Option<Arc<WordsOfLength>> {
        if let Some((latest, listed)) = &self.latest
            && *latest == words
        {
            return Some(Arc::clone(listed));
        }
        let mut lists = self.library.choices(Alphabet::of(&words.language)?);
        let is_meant = |found: &Candidates| found.listed().fingerprint() == words.fingerprint;
        let listed = lists.find_map(|list| {
            let whole = self.library.candidates(list, words.length).ok().filter(is_meant);
            let clean = || self.library.clean_candidates(list, words.length).ok().filter(is_meant);
            Some(Arc::clone(whole.or_else(clean)?.listed()))
        })?;
        self.latest = Some((words, Arc::clone(&listed)));
        Some(listed)
    }
}
