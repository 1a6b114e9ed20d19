//! Tests of opponents and guessers against plain models, and on the built-in lists.

mod engine;
mod guessers;
mod merciless;
mod variety;
mod whole_words;

#[path = "../../src/tests.rs"]
mod support;
