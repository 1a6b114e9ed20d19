//! Owns [`Talk`]: the game in plain sentences, one answer at a time.
//!
//! Line mode waits for its answers, which a page can't do. So with each answer, the conversation is replayed
//! from its beginning up to the first missing answer: a round is a function of its seed and its answers.
//! Search results are cached, so nothing is searched twice; the storage is as it was at the beginning, and
//! the clock shows the time of each answer.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::io::{self, BufRead, Read};
use std::rc::Rc;

use evil_hangman::app::{Host, Input, Request, Session};
use evil_hangman::line::{Display, Line};
use evil_hangman::text::keys::Reach;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::host::BrowserHost;
use crate::local;
use crate::own;
use crate::start::Start;
use crate::storage::{Keeper, Refused, Storage};
use crate::task::Finding;
use crate::worker::Worker;

/// A conversation.
#[wasm_bindgen]
pub struct Talk {
    stored: BTreeMap<String, String>,
    held: Rc<HashSet<String>>,
    tab: String,
    seed: u64,
    /// The answers, with the time before the first one and of each.
    answers: String,
    times: Vec<u64>,
    remembered: Option<Rc<RefCell<Remembered>>>,
    said: usize,
    now: BTreeMap<String, String>,
    writes: BTreeMap<String, Option<String>>,
    ended: bool,
}

#[wasm_bindgen]
impl Talk {
    /// Creates a conversation from the stored texts (a JSON object), the keys that other tabs hold, this
    /// tab's name, and the time in seconds since 1970.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(stored: &str, held: Vec<String>, tab: String, seed: u64, now: f64) -> Self {
        let stored: BTreeMap<String, String> = serde_json::from_str(stored).unwrap_or_default();
        Self {
            now: stored.clone(),
            stored,
            held: Rc::new(held.into_iter().collect()),
            tab,
            seed,
            answers: String::new(),
            times: vec![now as u64],
            remembered: None,
            said: 0,
            writes: BTreeMap::new(),
            ended: false,
        }
    }

    /// Returns what is said before the first answer, or after missing data files were loaded; nothing if some
    /// are still missing.
    pub fn go_on(&mut self) -> Option<String> {
        self.hold()
    }

    /// Takes back the last answer, if the data files that it needs can't be loaded.
    pub fn take_back(&mut self) {
        let before = self.answers.trim_end_matches('\n').rfind('\n').map_or(0, |end| end + 1);
        self.answers.truncate(before);
        if self.times.len() > 1 {
            self.times.pop();
        }
    }

    /// Returns what is said in reply to an answer, given at this time in seconds since 1970; nothing if data
    /// files are missing.
    pub fn answer(&mut self, text: &str, now: f64) -> Option<String> {
        self.answers.push_str(&text.replace(['\n', '\r'], " "));
        self.answers.push('\n');
        self.times.push(now as u64);
        self.hold()
    }

    /// Returns the changes to the storage by the last answer: a JSON object with null for what was removed.
    #[must_use]
    pub fn writes(&self) -> String {
        serde_json::to_string(&self.writes).unwrap_or_default()
    }

    /// Returns whether the player has quit.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.ended
    }

    /// Replays the conversation from its beginning, and returns what is new.
    fn hold(&mut self) -> Option<String> {
        local::notes_missing(true);
        let texts = Rc::new(RefCell::new(self.stored.clone()));
        let read = Rc::new(Cell::new(0));
        let storage = Past {
            texts: Rc::clone(&texts),
            held: Rc::clone(&self.held),
            times: self.times.clone(),
            read: Rc::clone(&read),
        };
        let remembered = self.remembered.get_or_insert_with(|| {
            let worker = Worker::with(own::library(&storage));
            Rc::new(RefCell::new(Remembered { worker, findings: HashMap::new() }))
        });
        let remembered = Rc::clone(remembered);
        let mut keeper = Keeper::new(storage, &self.tab);
        let unreadable = keeper.unreadable();
        let start = Start::plain(&mut keeper, self.seed);
        let mut host = BrowserHost::new(keeper);
        let execute: Box<dyn FnMut(Request) -> Option<Input>> = Box::new(move |request| {
            let input = host.execute(request);
            let ordered = host.orders().into_iter().find(|order| !order.idle);
            input.or_else(|| {
                let order = ordered?;
                host.found(order.number, remembered.borrow_mut().find(order.task))
            })
        });
        let mut output = unreadable.map_or_else(Vec::new, |said| format!("{said}\n").into_bytes());
        let input = Answers { text: self.answers.as_bytes(), read };
        let line = Line {
            input,
            output: &mut output,
            echoed: true,
            secret: None,
            bell: None,
            display: Display::default(),
            reach: Reach::Buttons,
        };
        let held = line.play(Session::new(start.app.with_voice(false).asking_first(), execute));
        if local::is_missing() {
            // Results that were found without the words or the proofs may be wrong.
            self.remembered = None;
            return None;
        }
        self.ended = held.is_ok();
        let now = texts.take();
        self.writes.clear();
        for (name, text) in &now {
            if self.now.get(name) != Some(text) {
                self.writes.insert(name.clone(), Some(text.clone()));
            }
        }
        for name in self.now.keys().filter(|name| !now.contains_key(*name)) {
            self.writes.insert(name.clone(), None);
        }
        self.now = now;
        let all = String::from_utf8_lossy(&output);
        let new = all.get(self.said..).unwrap_or_default().to_owned();
        self.said = all.len();
        Some(new)
    }
}

/// A worker, and what it has found, by its tasks.
struct Remembered {
    worker: Worker,
    findings: HashMap<String, Finding>,
}

impl Remembered {
    fn find(&mut self, task: String) -> Finding {
        let worker = &mut self.worker;
        let finding = self.findings.entry(task);
        finding.or_insert_with_key(|task| worker.find(task, &|| false)).clone()
    }
}

/// The answers so far. After the last one comes no end of input, but a pause.
struct Answers<'a> {
    text: &'a [u8],
    /// The number of answers read.
    read: Rc<Cell<usize>>,
}

impl Read for Answers<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.len().min(into.len());
        into[..count].copy_from_slice(&self.text[..count]);
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for Answers<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        match self.text {
            [] => Err(io::ErrorKind::WouldBlock.into()),
            text => Ok(text),
        }
    }

    fn consume(&mut self, count: usize) {
        let (consumed, rest) = self.text.split_at(count.min(self.text.len()));
        let ends = consumed.iter().filter(|byte| **byte == b'\n').count();
        self.read.set(self.read.get() + ends);
        self.text = rest;
    }
}

/// The storage as it was at the beginning, with the time of the answer that was read last.
struct Past {
    texts: Rc<RefCell<BTreeMap<String, String>>>,
    held: Rc<HashSet<String>>,
    times: Vec<u64>,
    read: Rc<Cell<usize>>,
}

impl Storage for Past {
    fn get(&self, name: &str) -> Option<String> {
        self.texts.borrow().get(name).cloned()
    }
    fn set(&mut self, name: &str, text: &str) -> Result<(), Refused> {
        self.texts.borrow_mut().insert(name.to_owned(), text.to_owned());
        Ok(())
    }
    fn remove(&mut self, name: &str) {
        self.texts.borrow_mut().remove(name);
    }
    fn names(&self, prefix: &str) -> Vec<String> {
        let texts = self.texts.borrow();
        texts.keys().filter(|name| name.starts_with(prefix)).cloned().collect()
    }
    fn is_held_elsewhere(&self, name: &str) -> bool {
        self.held.contains(name)
    }
    fn now(&self) -> u64 {
        let time = self.times.get(self.read.get()).or(self.times.last());
        time.copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_conversation_goes_on_from_answer_to_answer_and_keeps_its_round() {
        let mut talk = Talk::new("{}", Vec::new(), "tab".to_owned(), 1, 1_800_000_000.0);
        let mut said = talk.go_on().unwrap();
        assert!(!said.is_empty());
        let mut kept = false;
        for answer in ["", "", "", "", "", "", "e", "t", "a", "o", "i", "n", "s", "r"] {
            said = talk.answer(answer, 1_800_000_060.0).unwrap();
            assert!(!said.trim().is_empty(), "{answer}");
            kept |= talk.writes().contains("in play tab");
        }
        assert!(kept, "{said}");
        talk.answer("nonsense", 1_800_000_080.0).unwrap();
        talk.take_back();
        talk.answer("quit", 1_800_000_090.0).unwrap();
    }

    #[test]
    fn links_take_the_place_of_commands() {
        let mut talk = Talk::new("{}", Vec::new(), "tab".to_owned(), 1, 1_800_000_000.0);
        let mut said = talk.go_on().unwrap();
        let mut ask = |answer: &str| {
            let heard = talk.answer(answer, 1_800_000_060.0).unwrap();
            said.push_str(&heard);
            heard
        };
        ask("challenge");
        ask("puzzle");
        assert!(ask("elsewhere").contains("\n#ehd1%208%20"), "the word as a link");
        let mut letters = "etaoinsrhldcumfpgwybvkxjqz".split("").filter(|it| !it.is_empty());
        let mut heard = ask("fair");
        for _ in 0..40 {
            if heard.contains("What next?") {
                break;
            }
            heard = ask(if heard.contains("letter:") { letters.next().unwrap() } else { "" });
        }
        assert!(heard.contains("What next?"), "{heard}");
        let copied = ask("share");
        assert!(copied.contains("\n#eh1%20"), "{copied}");
        ask("story");
        ask("help");
        ask("again");
        ask("z");
        ask("quit");
        assert!(said.contains("the beginning of the SHA-256"), "{said}");
        assert!(!said.contains("evil-hangman") && !said.contains("Ctrl-"), "{said}");
    }
}
