//! Owns [`Local`], the browser's storage, and the other functions that the page provides.

use std::cell::RefCell;

use wasm_bindgen::prelude::wasm_bindgen;

use crate::storage::{Refused, Storage};

#[wasm_bindgen(raw_module = "./outside.js")]
extern "C" {
    fn read(name: &str) -> Option<String>;
    /// Returns 0 on success, 1 if there is no room, and 2 if storage is forbidden.
    fn write(name: &str, text: &str) -> u8;
    fn forget(name: &str);
    fn names(prefix: &str) -> Vec<String>;
    fn held(name: &str) -> bool;
    fn seconds() -> f64;
    fn milliseconds() -> f64;
    fn asset(name: &str) -> Option<Vec<u8>>;
    #[wasm_bindgen(js_name = notesMissing)]
    fn set_notes_missing(notes: bool);
    #[wasm_bindgen(js_name = isMissing)]
    fn are_missing() -> bool;
}

/// The browser's storage for this site.
#[derive(Clone, Copy, Debug)]
pub struct Local;

impl Storage for Local {
    fn get(&self, name: &str) -> Option<String> {
        read(name)
    }
    fn set(&mut self, name: &str, text: &str) -> Result<(), Refused> {
        match write(name, text) {
            0 => Ok(()),
            1 => Err(Refused::Full),
            _ => Err(Refused::Forbidden),
        }
    }
    fn remove(&mut self, name: &str) {
        forget(name);
    }
    fn names(&self, prefix: &str) -> Vec<String> {
        let mut names = names(prefix);
        names.sort_unstable();
        names
    }
    fn is_held_elsewhere(&self, name: &str) -> bool {
        held(name)
    }
    fn now(&self) -> u64 {
        seconds() as u64
    }
}

thread_local! {
    /// The files that were found to be missing since [`notes_missing`] was called: a list is asked for with each of its words.
    static ABSENT: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// From now on, missing data files are only recorded, to be loaded later (true), or are waited for (false).
pub(crate) fn notes_missing(notes: bool) {
    ABSENT.with_borrow_mut(Vec::clear);
    if cfg!(target_family = "wasm") {
        set_notes_missing(notes);
    }
}

/// Returns whether recorded data files are still missing.
pub(crate) fn is_missing() -> bool {
    cfg!(target_family = "wasm") && are_missing()
}

/// Returns the milliseconds since the page or the worker started.
#[must_use]
pub fn now() -> f64 {
    milliseconds()
}

/// Makes data files be read from the page's folder.
pub(crate) fn load_assets() {
    evil_hangman::words::set_asset_source(inflated);
}

/// Returns a file, inflated if the server hasn't done that. The page's module has the everyday English words itself.
fn inflated(name: &str) -> Option<Vec<u8>> {
    const HEADER: usize = 10;
    const TRAILER: usize = 8;
    #[cfg(feature = "page")]
    if name == crate::everyday::NAME {
        return Some(crate::everyday::list());
    }
    if ABSENT.with_borrow(|absent| absent.iter().any(|one| one == name)) {
        return None;
    }
    let Some(bytes) = asset(name) else {
        ABSENT.with_borrow_mut(|absent| absent.push(name.to_owned()));
        return None;
    };
    if !bytes.starts_with(&[0x1f, 0x8b]) {
        return Some(bytes);
    }
    let deflated = bytes.get(HEADER..bytes.len().checked_sub(TRAILER)?)?;
    miniz_oxide::inflate::decompress_to_vec(deflated).ok()
}
