//! Evil Hangman in the browser: the same sentences and rounds as in the terminal, in a page.
//!
//! The page, `page/*.js`, hands in what the player does and what workers have found, and shows what is on the screen.
//! Everything that the game asks for goes through [`host::BrowserHost`].

#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod chosen;
#[cfg(feature = "page")]
pub mod everyday;
#[cfg(feature = "page")]
pub mod game;
pub mod host;
pub mod link;
pub mod local;
pub mod own;
#[cfg(feature = "mind")]
pub mod parity;
pub mod start;
pub mod storage;
pub mod task;
pub mod text;
#[cfg(feature = "mind")]
pub mod worker;

use wasm_bindgen::prelude::wasm_bindgen;

/// Runs when the module begins, in the page and in every worker.
#[wasm_bindgen(start)]
pub fn begin() {
    local::load_assets();
}

/// Returns the everyday English words, which workers get from the page.
#[cfg(feature = "page")]
#[wasm_bindgen]
#[must_use]
pub fn everyday() -> Vec<u8> {
    everyday::list()
}

/// The transcripts of seeded rounds, to compare with those of other machines.
#[cfg(feature = "mind")]
#[wasm_bindgen]
#[must_use]
pub fn parity(rounds: u32) -> String {
    parity::transcripts(rounds.into())
}
