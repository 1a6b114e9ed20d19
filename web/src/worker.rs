//! Owns [`Worker`], which executes the tasks that the page sends it.

use std::sync::atomic::{AtomicU32, Ordering};

use wasm_bindgen::prelude::wasm_bindgen;

use crate::local::{self, Local};
use crate::own;
use crate::task::{Brain, Finding, Task};

/// The number of polls between two looks at the clock.
const BETWEEN: u32 = 64;

/// Executes tasks one after another.
#[wasm_bindgen]
pub struct Worker {
    brain: Brain,
}

#[wasm_bindgen]
impl Worker {
    /// Creates a worker.
    #[wasm_bindgen(constructor)]
    #[must_use]
    #[expect(clippy::new_without_default, reason = "it is made by the page")]
    pub fn new() -> Self {
        Self { brain: Brain::new(own::library(&Local)) }
    }

    /// Executes a task, given as JSON, and returns the result as JSON; nothing if words or proofs are
    /// missing, in which case another worker is needed. Searching ahead ends after this many milliseconds.
    pub fn run(&mut self, task: &str, milliseconds: f64) -> Option<String> {
        local::notes_missing(true);
        let end = local::now() + milliseconds;
        let polls = AtomicU32::new(0);
        let halt =
            || polls.fetch_add(1, Ordering::Relaxed).is_multiple_of(BETWEEN) && local::now() >= end;
        let finding = match serde_json::from_str::<Task>(task) {
            Ok(task) => self.brain.do_task(task, &halt),
            Err(_) => Finding::Nothing,
        };
        (!local::is_missing()).then(|| serde_json::to_string(&finding).unwrap_or_default())
    }
}
